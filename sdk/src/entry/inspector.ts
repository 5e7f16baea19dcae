export {
  createInspector,
  type InspectedEntity,
  type InspectedField,
  type InspectedResult,
  type Inspector,
  type InspectorOptions,
  type LoggedEvent,
} from '../extensions/inspector/create-inspector.ts';
export type { Reason } from '../extensions/inspector/reasons.ts';
export type { Writer } from '../extensions/inspector/writers.ts';
export type { InspectedObserver, Observers } from '../extensions/inspector/observers.ts';
