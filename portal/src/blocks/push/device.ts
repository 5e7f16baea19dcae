import type { PushWords, WorkerMessage } from '../../../worker/messages.ts';
import { savesData } from '../../page/saved-data.ts';

/** This browser, as the org knows those that it tells. */
export interface Device {
  /** The address that the browser's push service gave. */
  readonly endpoint: string;
  /** The first 32 digits of the SHA-256 of that address, as the specs say. */
  readonly deviceId: string;
}

/** The end of a press: the device, or the reason why there is none. */
type Subscription =
  | { readonly state: 'subscribed'; readonly device: Device }
  /** The customer put the question away. */
  | { readonly state: 'cancelled' }
  | { readonly state: 'failed' };

/** Milliseconds within which the worker of a page is there: it is fetched once the page is at rest. */
const patience = 20_000;

/** Returns true where the browser can be told. One that saves data has no worker; on an iPhone only an installed page can. */
export function canBeTold(): boolean {
  const has = (name: string) => name in globalThis;
  // The DOM library says that every browser has it; without https there is none.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return workers !== undefined && has('PushManager') && has('Notification') && !savesData();
}

/** Returns true where the customer has forbidden it: only the browser's own settings can allow it again. */
export const isForbidden = (): boolean => Notification.permission === 'denied';

/** Returns this browser, where it can be told already. */
export async function presentDevice(): Promise<Device | undefined> {
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    const subscription = await worker?.pushManager.getSubscription();
    return subscription ? await deviceAt(subscription.endpoint) : undefined;
  } catch {
    return undefined;
  }
}

/** Asks the customer, and then the browser's push service. @param key the public key of the org, base64url */
export async function subscribe(key: string): Promise<Subscription> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return { state: 'cancelled' };
    const { pushManager } = await within(navigator.serviceWorker.ready);
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const { endpoint } = await pushManager.subscribe(options).catch(async (error: unknown) => {
      const earlier = await pushManager.getSubscription();
      // It was made for a key that the org has changed since.
      if (earlier === null) throw error;
      await earlier.unsubscribe();
      return pushManager.subscribe(options);
    });
    return { state: 'subscribed', device: await deviceAt(endpoint) };
  } catch {
    return { state: 'failed' };
  }
}

/** Leaves the worker the words that it shows when the org tells: nothing of them goes over the push service. */
export async function leaveWords(words: PushWords): Promise<void> {
  await tellWorker({ tell: words });
}

/** Takes the words of a page back. */
export async function takeWordsBack(page: string): Promise<void> {
  await tellWorker({ tellNoMore: page });
}

async function tellWorker(message: WorkerMessage): Promise<void> {
  const { active } = await within(navigator.serviceWorker.ready);
  active?.postMessage(message, []);
}

async function deviceAt(endpoint: string): Promise<Device> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const digits = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { endpoint, deviceId: digits.slice(0, 32) };
}

async function within<TValue>(promise: Promise<TValue>): Promise<TValue> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('There is no worker.')), patience);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
