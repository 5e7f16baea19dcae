import type { BridgeAnswer, BridgeRequest } from '../src/extensions/inspector/bridge-messages.ts';

/** From the panel to the page of a tab. */
export interface TabRequest {
  readonly tab: number;
  readonly request: BridgeRequest;
}

/** The sender of a message; pages have a tab. */
interface Sender {
  readonly tab?: { readonly id: number };
}

/** The browser's extension API, as far as it is used here. */
interface Chrome {
  readonly runtime: {
    sendMessage(message: TabRequest | BridgeAnswer): Promise<unknown>;
    readonly onMessage: { addListener(listener: (message: unknown, sender: Sender) => void): void };
  };
  readonly tabs: { sendMessage(tab: number, message: BridgeRequest): Promise<unknown> };
  readonly devtools?: {
    readonly inspectedWindow: { readonly tabId: number };
    readonly panels: { create(title: string, icon: string, page: string): void };
    readonly network: { readonly onNavigated: { addListener(listener: () => void): void } };
  };
}

/** The browser's extension API. */
export function chromeApi(): Chrome {
  // Every page of an extension has it.
  return (globalThis as unknown as { readonly chrome: Chrome }).chrome;
}
