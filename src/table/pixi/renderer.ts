import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  ColorMaskPipe,
  GCSystem,
  GlBatchAdaptor,
  GlBufferSystem,
  GlColorMaskSystem,
  GlContextSystem,
  GlEncoderSystem,
  GlGeometrySystem,
  GlLimitsSystem,
  GlobalUniformSystem,
  GlRenderTargetSystem,
  GlShaderSystem,
  GlStateSystem,
  GlTextureSystem,
  GlUniformGroupSystem,
  type RendererConfig,
  RendererType,
  RenderGroupPipe,
  RenderGroupSystem,
  SpritePipe,
  ViewSystem,
  type WebGLOptions,
  type WebGLPipes,
} from 'pixi.js';

/** A part of a renderer under the name by which the others know it. */
type Part = RendererConfig['renderPipeAdaptors'][number];

const named = (value: { readonly extension: { readonly name: string } }): Part => ({
  name: value.extension.name,
  value,
});

const systems: Part[] = [
  GCSystem,
  BackgroundSystem,
  GlobalUniformSystem,
  ViewSystem,
  RenderGroupSystem,
  GlContextSystem,
  GlLimitsSystem,
  GlBufferSystem,
  GlTextureSystem,
  GlRenderTargetSystem,
  GlGeometrySystem,
  GlUniformGroupSystem,
  GlShaderSystem,
  GlEncoderSystem,
  GlStateSystem,
  GlColorMaskSystem,
].map(named);
const renderPipes: Part[] = [BlendModePipe, BatcherPipe, SpritePipe, RenderGroupPipe, ColorMaskPipe].map(named);
const renderPipeAdaptors: Part[] = [GlBatchAdaptor].map(named);

/**
 * Pixi's WebGL renderer with what painting sprites needs and no more: without drawing shapes, meshes, masks, filters, and reading
 * pictures back, which a live table would have to load.
 */
export class SpriteRenderer extends AbstractRenderer<WebGLPipes, WebGLOptions> {
  constructor() {
    super({ name: 'webgl', type: RendererType.WEBGL, systems, renderPipes, renderPipeAdaptors });
  }
}
