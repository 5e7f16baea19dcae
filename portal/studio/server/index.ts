export { done, failed } from './answer.ts';
export type { Answer } from './answer.ts';
export { openStudio } from './open-studio.ts';
export type { Studio, StudioOptions } from './open-studio.ts';
