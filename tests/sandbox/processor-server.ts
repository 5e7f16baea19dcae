import type { FieldsPages } from './http/processor/fields-site.ts';
import type { SandboxOrg } from './sandbox-org.ts';
import { startSandboxServer } from './server.ts';
import type { RunningSandbox } from './server.ts';

/** The address of the payment processor, and the pages that may show its fields. */
export interface ProcessorServerOptions extends FieldsPages {
  readonly port: number;
  readonly host: string;
}

/** Serves the hosted fields of an org's payment processor on an origin of its own, and tells the org where that is. */
export async function startProcessorServer(
  org: Pick<SandboxOrg, 'fieldsSite' | 'setProcessorOrigin'>,
  { port, host, ...pages }: ProcessorServerOptions,
): Promise<RunningSandbox> {
  const running = await startSandboxServer({ port, host, org: org.fieldsSite(pages) });
  org.setProcessorOrigin(running.url);
  return running;
}
