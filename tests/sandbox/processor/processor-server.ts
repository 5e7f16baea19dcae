import type { SandboxOrg } from '../sandbox-org.ts';
import { startSandboxServer } from '../server.ts';
import type { RunningSandbox } from '../server.ts';

/** Where the payment processor listens, and whose pages may show its fields. */
export interface ProcessorServerOptions {
  readonly port: number;
  readonly host: string;
  readonly portalUrls: readonly string[];
}

/** Serves the hosted fields of an org's payment processor on an origin of its own, and tells the org where that is. */
export async function startProcessorServer(
  org: Pick<SandboxOrg, 'fieldsSite' | 'setProcessorOrigin'>,
  { port, host, portalUrls }: ProcessorServerOptions,
): Promise<RunningSandbox> {
  const running = await startSandboxServer({ port, host, org: org.fieldsSite(portalUrls) });
  org.setProcessorOrigin(running.url);
  return running;
}
