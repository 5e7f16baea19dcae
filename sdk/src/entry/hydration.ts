export { createHydration } from '../extensions/hydration/create-hydration.ts';
export { hydrate, type HydrationOptions } from '../extensions/hydration/hydrate.ts';
export {
  createHydrationStream,
  withHydration,
  type HydrationDestination,
} from '../extensions/hydration/hydration-stream.ts';
export { createRecorder, type Recorder } from '../extensions/hydration/recorder.ts';
export {
  hydrateFromStream,
  type HydrationStreamOptions,
  type StreamedHydrationOptions,
} from '../extensions/hydration/streamed-data.ts';
