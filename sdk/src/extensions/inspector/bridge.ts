import { BRIDGE, isRequest, type BridgeAnswer } from './bridge-messages.ts';
import { takeSession } from './session.ts';
import type { PanelSource } from './panel/panel-store.ts';
import { writeSession } from './session-file.ts';

/** The page's end of the bridge. */
interface InspectorBridge {
  stop(this: void): void;
}

/**
 * Lets a panel of the browser's developer tools see an inspector: it answers messages of the same window, which an
 * extension's content script passes on. Until one has asked, nothing is sent.
 */
export function createInspectorBridge(inspector: PanelSource, page: Window | undefined): InspectorBridge {
  if (!page) return { stop: () => undefined };
  const send = (answer: BridgeAnswer): void => page.postMessage(answer, page.location.origin);
  let stopTelling: (() => void) | undefined;
  const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== page || !isRequest(data)) return;
    if (data.ask === 'act') return inspector.act(data.command);
    stopTelling ??= inspector.subscribe(() => send({ bridge: BRIDGE, to: 'panel', say: 'changed' }));
    const session = writeSession(takeSession(inspector));
    send({ bridge: BRIDGE, to: 'panel', say: 'session', session, labels: inspector.labels() });
  };
  page.addEventListener('message', onMessage);
  return {
    stop() {
      stopTelling?.();
      page.removeEventListener('message', onMessage);
    },
  };
}
