import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  ColorMaskPipe,
  ExtensionType,
  extensions,
  GCSystem,
  GlBackBufferSystem,
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
  GlStencilSystem,
  GlTextureSystem,
  GlUboSystem,
  GlUniformGroupSystem,
  type RendererConfig,
  RendererType,
  RenderGroupPipe,
  RenderGroupSystem,
  SchedulerSystem,
  SpritePipe,
  ViewSystem,
  type WebGLOptions,
  type WebGLPipes,
} from 'pixi.js';

const systems: RendererConfig['systems'] = [];
const renderPipes: RendererConfig['renderPipes'] = [];
const renderPipeAdaptors: RendererConfig['renderPipeAdaptors'] = [];
extensions.handleByNamedList(ExtensionType.WebGLSystem, systems);
extensions.handleByNamedList(ExtensionType.WebGLPipes, renderPipes);
extensions.handleByNamedList(ExtensionType.WebGLPipesAdaptor, renderPipeAdaptors);
extensions.add(
  BackgroundSystem,
  GlobalUniformSystem,
  ViewSystem,
  RenderGroupSystem,
  GCSystem,
  SchedulerSystem,
  GlUboSystem,
  GlBackBufferSystem,
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
  GlStencilSystem,
  GlColorMaskSystem,
  BlendModePipe,
  BatcherPipe,
  SpritePipe,
  RenderGroupPipe,
  ColorMaskPipe,
  GlBatchAdaptor,
);

/**
 * Pixi's WebGL renderer with what painting sprites needs and no more: without drawing shapes, meshes, masks, filters, and reading
 * pictures back, which a live table would have to load.
 */
export class SpriteRenderer extends AbstractRenderer<WebGLPipes, WebGLOptions> {
  constructor() {
    super({ name: 'webgl', type: RendererType.WEBGL, systems, renderPipes, renderPipeAdaptors });
  }
}
