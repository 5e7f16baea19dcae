export { createHydration, type HydrationOptions } from '../extensions/hydration/create-hydration.ts';
export { createRecorder, type Recorder } from '../extensions/hydration/recorder.ts';
