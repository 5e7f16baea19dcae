export { createHost } from './host.ts';
export type { Host, HostOptions } from './host.ts';
export { serve } from './serve.ts';
export type { ServeOptions, Serving } from './serve.ts';
export { renderDocument } from './document.ts';
export type { DocumentInput, RenderedDocument } from './document.ts';
export { securityHeaders } from './headers.ts';
export type { ChunkManifest } from './build-files.ts';
export type { HostedScreens, PublishedManifest } from '../screen-language/manifest.ts';
