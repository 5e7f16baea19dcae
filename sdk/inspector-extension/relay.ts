import { isAnswer } from '../src/extensions/inspector/bridge-messages.ts';
import type { BridgeRequest } from '../src/extensions/inspector/bridge-messages.ts';
import { chromeApi } from './chrome.ts';

// Passes messages on between a page's inspector and the panel; it reads nothing of the page.
const { runtime } = chromeApi();
runtime.onMessage.addListener((request) => {
  // Only this extension sends them.
  globalThis.postMessage(request as BridgeRequest, globalThis.location.origin);
});
globalThis.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  // Where no panel is open, nobody listens.
  if (source === globalThis.window && isAnswer(data)) runtime.sendMessage(data).catch(() => undefined);
});
