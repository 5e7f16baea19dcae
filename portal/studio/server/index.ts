export { openStudio } from './open-studio.ts';
export type { Studio, StudioOptions } from './open-studio.ts';
