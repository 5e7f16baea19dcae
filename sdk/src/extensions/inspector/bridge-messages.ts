import type { InspectorCommand } from './session.ts';

/** Marks the messages between a page and the panel of the browser's developer tools. */
export const BRIDGE = 'energy-inspector';

/** From the tools to the page. */
export type BridgeRequest =
  | { readonly bridge: typeof BRIDGE; readonly to: 'page'; readonly ask: 'session' }
  | {
      readonly bridge: typeof BRIDGE;
      readonly to: 'page';
      readonly ask: 'act';
      readonly command: InspectorCommand;
    };

/** From the page to the tools: its session as JSON, or that it has changed. */
export type BridgeAnswer =
  | { readonly bridge: typeof BRIDGE; readonly to: 'panel'; readonly say: 'changed' }
  | {
      readonly bridge: typeof BRIDGE;
      readonly to: 'panel';
      readonly say: 'session';
      readonly session: string;
      readonly labels: readonly string[];
    };

/** Messages of others pass by. */
export function isRequest(data: unknown): data is BridgeRequest {
  const { bridge, to } = (data ?? {}) as Partial<BridgeRequest>;
  return bridge === BRIDGE && to === 'page';
}

/** Messages of others pass by. */
export function isAnswer(data: unknown): data is BridgeAnswer {
  const { bridge, to } = (data ?? {}) as Partial<BridgeAnswer>;
  return bridge === BRIDGE && to === 'panel';
}
