export { createInspector, type Inspector } from '../extensions/inspector/create-inspector.ts';
export type { InspectorOptions } from '../extensions/inspector/history.ts';
export {
  mountInspector,
  type MountedInspector,
  type MountOptions,
} from '../extensions/inspector/mount-inspector.ts';
export type { PanelSource } from '../extensions/inspector/panel/panel-store.ts';
export { maskSession, type MaskOptions } from '../extensions/inspector/mask-session.ts';
export { readSession, writeSession } from '../extensions/inspector/session-file.ts';
export { takeSession, viewOf } from '../extensions/inspector/session.ts';
export type {
  CacheWrite,
  Change,
  ChangedSubject,
  FetchCause,
  FreshUntil,
  InspectedError,
  InspectedField,
  InspectedObserver,
  InspectedQuery,
  InspectedRecord,
  InspectedRequest,
  InspectedSession,
  InspectorCommand,
  LiveView,
  Note,
  Observers,
  PendingWrite,
  QueryState,
  QuerySummary,
  Reason,
  RecordSummary,
  Render,
  SessionView,
  Simulation,
  Writer,
} from '../extensions/inspector/session.ts';
