import { fail } from '../machine/environment.ts';

/** The org that a portal is served for. */
export interface Org {
  readonly url: string;
  /** Lines to print about it. */
  readonly lines: readonly string[];
  readonly close: () => Promise<void>;
  /** The payment processor that belongs to it. */
  readonly paymentsUrl?: string;
}

/** The portal's addresses, and where the sandbox keeps its data. */
interface SandboxPlan {
  /** A file; memory unless stated. */
  readonly database?: string | undefined;
  /** Whose pages may show payment fields. Messages lead to the first one. */
  readonly portalUrls: readonly string[];
  /** Returns the portal's address for the brand that the org calls so. */
  readonly addressOf?: (brand: string) => string;
  /** An origin that shows those pages in a frame of its own. */
  readonly framedBy?: string;
}

async function startSandbox({ database = ':memory:', addressOf, ...pages }: SandboxPlan): Promise<Org> {
  const { createSandboxOrg, startProcessorServer, DEMO_LOG_INS, DEMO_PASSWORD } =
    await import('../../tests/sandbox/index.ts');
  const { startSandboxServer } = await import('../../tests/sandbox/server.ts');
  const portalUrl = pages.portalUrls[0] ?? '';
  const org = createSandboxOrg({ database, clock: Date, seed: 'demo', control: true, portalUrl });
  const listen = { host: '127.0.0.1', port: 0 };
  const server = await startSandboxServer({ org, ...listen });
  const processor = await startProcessorServer(org, { ...listen, ...pages });
  const logIns = DEMO_LOG_INS.map(({ username, brand, note }) => {
    const place = addressOf === undefined ? '' : `at ${addressOf(brand)}`;
    return `         ${username.padEnd(26)} ${place.padEnd(36)} ${note}`;
  });
  return {
    url: server.url,
    paymentsUrl: processor.url,
    lines: [
      `Org      sandbox at ${server.url}; its outbox, documents and cases at ${server.url}/__sandbox`,
      `Log in   with the password ${DEMO_PASSWORD} as`,
      ...logIns,
    ],
    async close() {
      await Promise.all([server.close(), processor.close()]);
      org.close();
    },
  };
}

/** The sandbox org in this process, or the end of the process with one sentence on why it cannot run. */
export async function openSandbox(plan: SandboxPlan): Promise<Org> {
  try {
    return await startSandbox(plan);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    fail(`The sandbox org cannot be started: ${reason}. SANDBOX_DATABASE names its file.`);
  }
}
