export {
  createInspector,
  type InspectedEntity,
  type InspectedField,
  type InspectedResult,
  type Inspector,
  type InspectorOptions,
  type LoggedEvent,
} from './inspector/create-inspector.ts';
export type { Reason } from './inspector/reasons.ts';
export type { Writer } from './inspector/writers.ts';
export type { InspectedWatcher, Watching } from './inspector/watching.ts';
