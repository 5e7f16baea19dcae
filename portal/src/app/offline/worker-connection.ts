import type { WorkerMessage } from '../../../worker/messages.ts';
import { SHARED, WORKER } from '../../../worker/messages.ts';
import { holdShared } from '../../files/shared-files.ts';
import { savesData } from '../../page/saved-data.ts';

/** The things of a page that its worker is told. */
interface PageSources {
  /** Path of the page that is shown where one cannot be loaded. */
  readonly shell: string;
  /** The answer that told the session of a customer who is signed in; null where nobody is. */
  readonly session: () => string | null;
}

/** Milliseconds after which a page is at rest. */
const rest = 5_000;

/**
 * Brings the worker of the portal in, once the page is at rest, and tells it what to keep and, when the page is left, who was
 * there. Previews of the studio, browsers without workers and who saves data go without.
 *
 * @returns what ends it
 */
export function connectWorker({ shell, session }: PageSources): () => void {
  const workers = globalThis.navigator.serviceWorker as ServiceWorkerContainer | undefined; // undefined without https
  if (workers === undefined || window.top !== window || savesData()) return () => undefined;
  const tell = (message: WorkerMessage) => workers.controller?.postMessage(message);
  const timer = setTimeout(async () => {
    // The next page brings it.
    if (!navigator.onLine) return;
    try {
      await workers.register(trusted(WORKER), { updateViaCache: 'none' });
      const { active } = await workers.ready;
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const keep: WorkerMessage = { keep: loaded, shell };
      active?.postMessage(keep, []);
    } catch {
      // A browser that takes no worker reads with a line alone.
    }
  }, rest);
  if (location.search === SHARED) void takeShared(workers.controller).catch(() => undefined);
  const onLeave = () => tell({ hold: session() });
  addEventListener('pagehide', onLeave);
  return () => {
    clearTimeout(timer);
    removeEventListener('pagehide', onLeave);
  };
}

/** Takes the files that another app shared, before the worker comes to rest and forgets them. */
async function takeShared(controller: ServiceWorker | null): Promise<void> {
  if (controller === null) return;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
  });
  port1.start();
  const message: WorkerMessage = { take: 'shared' };
  controller.postMessage(message, [port2]);
  holdShared(await answer);
}

/** The policy of the page takes addresses of scripts from here alone. */
function trusted(address: string): string {
  const types = Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined; // not in the DOM library
  const policy = types?.createPolicy('portal-worker', { createScriptURL: (url) => url });
  return policy?.createScriptURL(address) ?? address;
}

/** The members of the browser's trusted types that are used. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}
