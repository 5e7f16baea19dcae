export { createHydration, type HydrationOptions } from './hydration/create-hydration.ts';
export { createRecorder, type Recorder } from './hydration/recorder.ts';
