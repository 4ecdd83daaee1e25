/**
 * Modules that Pixi loads and the painter has no use for, by the end of the path by which it imports them, and what stands for them. They
 * are those of the version of Pixi that package.json names: with another one, look at the table again (`npm run pixels`).
 */
const unusedOfPixi: readonly (readonly [path: RegExp, instead: string])[] = [
  // Events, accessibility, filters, text: behind an import that is never followed.
  [/(browser|webworker)All\.mjs$/, 'export {}'],
  // Masks, videos and sprite sheets, which it registers as soon as it is loaded.
  [/^\.\/(rendering|spritesheet)\/init\.mjs$/, 'export {}'],
  // What its way to do without code from text mends besides WebGL: WebGPU and particles.
  [/\/GpuUboSystem\.mjs$/, 'export class GpuUboSystem {}'],
  [/\/ParticleBuffer\.mjs$/, 'export class ParticleBuffer {}'],
  [/\/generateParticleUpdatePolyfill\.mjs$/, 'export const generateParticleUpdatePolyfill = undefined'],
  // Blocks of uniforms, which the shader of sprites has none of.
  [
    /\/generateUboSyncPolyfill\.mjs$/,
    'export const generateUboSyncPolyfillSTD40 = undefined; export const generateUboSyncPolyfillWGSL = undefined',
  ],
  [/\/createUboSyncSTD40\.mjs$/, 'export const createUboSyncFunctionSTD40 = undefined'],
  // Code that it would make from text, in whose stead its way to do without stands.
  [/\/generateUniformsSync\.mjs$/, 'export const generateUniformsSync = undefined'],
  [/\/GenerateShaderSyncCode\.mjs$/, 'export const generateShaderSyncCode = undefined'],
  // Textures that come compressed: cards are drawn.
  [/\/glUploadCompressedTextureResource\.mjs$/, 'export const glUploadCompressedTextureResource = undefined'],
  // Textures of cubes, and those that a video fills.
  [/\/glUploadCubeTextureResource\.mjs$/, 'export const createGlUploadCubeTextureResource = () => undefined'],
  [/\/glUploadVideoResource\.mjs$/, 'export const glUploadVideoResource = undefined'],
  // The bounds of a geometry, which nobody asks for.
  [/\/getGeometryBounds\.mjs$/, 'export const getGeometryBounds = undefined'],
  // Programs for WebGPU, which it makes of every shader though WebGL has its own.
  [/\/GpuProgram\.mjs$/, 'export class GpuProgram { static from() { return undefined; } }'],
  // Colours written as text, and by their English names: the painter's are numbers.
  [/^@pixi\/colord$/, 'export const extend = () => undefined; export const colord = () => ({ isValid: () => false })'],
  [/\/colord\/plugins\/names$/, 'export default () => undefined'],
  // Finding parts of the stage by their names, and places and bounds by the screen: the stage is flat, and nothing on it is touched.
  [/\/findMixin\.mjs$/, 'export const findMixin = { label: null }'],
  [/\/toLocalGlobalMixin\.mjs$/, 'export const toLocalGlobalMixin = {}'],
  [/\/getFastGlobalBoundsMixin\.mjs$/, 'export const getFastGlobalBoundsMixin = {}'],
  // What is wrong with a shader: there is one, and it is Pixi's.
  [/\/logProgramError\.mjs$/, 'export const logProgramError = () => undefined'],
  // Blocks of uniforms once more: what would fill them.
  [/\/UboSystem\.mjs$/, 'export class UboSystem {}'],
  [/\/GlUboSystem\.mjs$/, 'export class GlUboSystem {}'],
  // Throwing away by itself what has not been drawn for a while: a table keeps its cards until it goes.
  [
    /\/GCSystem\.mjs$/,
    'export class GCSystem { now = 0; addCollection() {} addResource() {} addResourceHash() {} } GCSystem.extension = { name: "gc" }',
  ],
  // Textures and canvases to draw on in between, for filters and for parts of the stage that are kept as pictures.
  [
    /\/TexturePool\.mjs$/,
    'export const TexturePool = { setScreenSize() {}, removeScreen() {}, returnTexture() {} }; export const TexturePoolClass = undefined',
  ],
  [
    /\/CanvasPool\.mjs$/,
    'export const CanvasPool = { setScreenSize() {}, removeScreen() {} }; export const CanvasPoolClass = undefined',
  ],
  // Masks and filters of parts of the stage, parts kept as pictures, and where parts lie on the screen.
  [/\/effectsMixin\.mjs$/, 'export const effectsMixin = {}'],
  [/\/cacheAsTextureMixin\.mjs$/, 'export const cacheAsTextureMixin = {}'],
  [/\/getGlobalMixin\.mjs$/, 'export const getGlobalMixin = {}; export const bgr2rgb = undefined'],
  [/\/getLocalBounds\.mjs$/, 'export const getLocalBounds = undefined'],
  [
    /\/getGlobalBounds\.mjs$/,
    'export const getGlobalBounds = undefined; export const updateTransformBackwards = undefined',
  ],
  // Pictures that fill their sprites in a way of their own, or lie turned in their textures.
  [/\/TextureMatrix\.mjs$/, 'export class TextureMatrix {}'],
  [/\/groupD8\.mjs$/, 'export const groupD8 = {}'],
  // Textures found by the names of their files.
  [
    /\/textureFrom\.mjs$/,
    'export const autoDetectSource = undefined; export const resourceToTexture = undefined; export const textureFrom = undefined',
  ],
  // Formats of textures: a canvas has one.
  [
    /\/mapFormatToGlInternalFormat\.mjs$/,
    'export const mapFormatToGlInternalFormat = (gl) => ({ rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA8 ?? gl.RGBA })',
  ],
  [
    /\/mapFormatToGlFormat\.mjs$/,
    'export const mapFormatToGlFormat = (gl) => ({ rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA })',
  ],
  [
    /\/mapFormatToGlType\.mjs$/,
    'export const mapFormatToGlType = (gl) => ({ rgba8unorm: gl.UNSIGNED_BYTE, bgra8unorm: gl.UNSIGNED_BYTE })',
  ],
  // Kinds of uniforms: the shader of sprites has matrices, colours, a size and the numbers of textures.
  [
    /\/uniformSyncFunctions\.mjs$/,
    `export const uniformParserFunctions = [(name, _1, _2, _3, data, values, gl) => gl.uniformMatrix3fv(data[name].location, false, values[name].toArray(true))];
    export const uniformSingleParserFunctions = {
      'vec2<f32>': (name, _1, _2, value, data, _3, gl) => gl.uniform2f(data[name].location, ...value),
      'vec4<f32>': (name, _1, _2, value, data, _3, gl) => gl.uniform4f(data[name].location, ...value),
    };
    export const uniformArrayParserFunctions = { i32: (name, _1, _2, value, data, _3, gl) => gl.uniform1iv(data[name].location, value) };`,
  ],
  // What it tells those who write a program with it.
  [
    /\/logging\/deprecation\.mjs$/,
    'export const [v8_0_0, v8_3_4, v8_21_0, v8_22_0] = []; /* @__NO_SIDE_EFFECTS__ */ export function deprecation() {}',
  ],
  [/\/logging\/warn\.mjs$/, '/* @__NO_SIDE_EFFECTS__ */ export function warn() {}'],
];

const unusedId = '\0unused-of-pixi-';

/** Leaves those modules out of the site. */
export const withoutUnusedPixi = {
  name: 'without-unused-pixi',
  enforce: 'pre',
  resolveId: (source: string, importer: string | undefined) => {
    const place = importer?.includes('pixi.js') ? unusedOfPixi.findIndex(([path]) => path.test(source)) : -1;
    return place < 0 ? undefined : `${unusedId}${place}`;
  },
  load: (id: string) => (id.startsWith(unusedId) ? unusedOfPixi[Number(id.slice(unusedId.length))]?.[1] : undefined),
} as const;
