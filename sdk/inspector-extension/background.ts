import { chromeApi, type TabRequest } from './chrome.ts';

// The panel cannot reach a tab by itself; answers of the page reach it without this.
const { runtime, tabs } = chromeApi();
runtime.onMessage.addListener((message) => {
  const { tab, request } = (message ?? {}) as Partial<TabRequest>;
  if (tab === undefined || request === undefined) return;
  // A tab without the relay has no page to inspect.
  tabs.sendMessage(tab, request).catch(() => undefined);
});
