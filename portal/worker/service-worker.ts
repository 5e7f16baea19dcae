import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { createHeldSession } from './held-session.ts';
import { asksForSession, isFile, isPage, shellsOf } from './kept-addresses.ts';
import { SHARED, SHARED_FILES, type WorkerMessage } from './messages.ts';
import { createPushNotices } from './push-notices.ts';
import { createSharedFiles } from './shared-files.ts';

/** An event that a worker may work on after it was told of it. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A page of the site that is open. */
interface WorkerClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** The members of a worker's scope that are used: the library of pages does not know it. */
interface WorkerScope {
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window' }): Promise<readonly WorkerClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'push', listener: (event: WorkerEvent) => void): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: WorkerEvent & { readonly notification: Notification }) => void,
  ): void;
  addEventListener(
    type: 'message',
    listener: (
      event: WorkerEvent & { readonly data: WorkerMessage; readonly ports: readonly MessagePort[] },
    ) => void,
  ): void;
}

const scope = globalThis as unknown as WorkerScope; // see above
const origin = globalThis.location.origin;
const session = createHeldSession(Date.now);
const shared = createSharedFiles(Date.now);
const notices = createPushNotices(() => caches.open('notices'), globalThis.location.host);
const shellCache = 'pages';

/** Its own types do not fit those of plugins where optional members are exact. */
const limit = new ExpirationPlugin({ maxEntries: 600, purgeOnQuotaError: true }) as object;

const files = new CacheFirst({
  cacheName: 'files',
  plugins: [
    // What only staff may see is nobody else's.
    {
      cacheWillUpdate: async ({ response }) =>
        response.ok && !/private/.test(response.headers.get('cache-control') ?? '') ? response : null,
    },
    limit,
  ],
});
const pages = new NetworkOnly();

registerRoute(
  ({ url, request }) => url.origin === origin && isFile(url) && request.mode !== 'navigate',
  files,
);

registerRoute(
  ({ url, request }) => url.origin === origin && request.mode === 'navigate' && isPage(url),
  async (options) => {
    try {
      return await pages.handle(options);
    } catch (error) {
      const shell = await keptShell(options.url);
      if (shell === undefined) throw error;
      return shell;
    }
  },
);

registerRoute(
  ({ url, request }) => url.origin === origin && url.search === SHARED && request.mode === 'navigate',
  async ({ request }) => {
    // A form of another site, as far as its browser tells, only opens the page. So does a share that cannot be read.
    const isForeign = request.referrer !== '' && new URL(request.referrer).origin !== origin;
    const form = isForeign ? new FormData() : await request.formData().catch(() => new FormData());
    shared.put(form.getAll(SHARED_FILES));
    return Response.redirect(request.url, 303);
  },
  'POST',
);

registerRoute(
  ({ url }) => url.origin === origin && asksForSession(url),
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const answer = session.answer();
      if (answer === undefined) throw error;
      return answer;
    }
  },
);

async function keptShell(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(shellCache);
  for (const path of shellsOf(url)) {
    const found = await cache.match(path);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function showNotice(): Promise<void> {
  const { title, options } = await notices.notice();
  await scope.registration.showNotification(title, options);
}

/** Turns to the page where it is open, and opens it elsewhere. */
async function openPage(path: string): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window' });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? scope.clients.openWindow(path) : there.focus());
}

async function keep(event: WorkerEvent, addresses: readonly string[], shell: string): Promise<void> {
  const wanted = addresses
    .map((address) => new URL(address, origin))
    .filter((url) => url.origin === origin && isFile(url));
  // One that cannot be had keeps nobody from the others.
  for (const { href } of wanted)
    await files.handle({ event, request: new Request(href) }).catch(() => undefined);
  const page = await fetch(shell);
  if (page.ok && !page.redirected) await (await caches.open(shellCache)).put(shell, page);
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()])),
);
scope.addEventListener('push', (event) => event.waitUntil(showNotice()));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data)));
});
scope.addEventListener('message', (event) => {
  const { data } = event;
  if ('hold' in data) session.hold(data.hold);
  else if ('tell' in data) event.waitUntil(notices.keep(data.tell));
  else if ('tellNoMore' in data) event.waitUntil(notices.drop(data.tellNoMore));
  else if ('take' in data) event.ports[0]?.postMessage(shared.take());
  // Without a line, what is there already is kept.
  else event.waitUntil(keep(event, data.keep, data.shell).catch(() => undefined));
});
