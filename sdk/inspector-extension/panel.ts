import { createSystemTimer } from '../src/core/timer.ts';
import { createPanel } from '../src/extensions/inspector/panel/create-panel.ts';
import { chromeApi } from './chrome.ts';
import { createRemoteSource } from './remote-source.ts';

const { runtime, devtools } = chromeApi();
// Opened as a page of its own, it is told its tab in its address.
const named = Number(new URLSearchParams(globalThis.location.search).get('tab'));
const tab = devtools?.inspectedWindow.tabId ?? named;
const source = createRemoteSource({
  timer: createSystemTimer(),
  send: (request) => void runtime.sendMessage({ tab, request }).catch(() => undefined),
});
runtime.onMessage.addListener((message, sender) => {
  if (sender.tab?.id === tab) source.receive(message);
});
devtools?.network.onNavigated.addListener(source.begin);
const main = document.querySelector('main');
if (main) createPanel(main.attachShadow({ mode: 'open' }), source);
source.begin();
