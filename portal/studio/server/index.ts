export { openStudio } from './open-studio.ts';
export type { Studio, StudioOptions } from './open-studio.ts';
export { pageHeader } from '../protocol.ts';
export type { FileText, ProjectState } from '../protocol.ts';
