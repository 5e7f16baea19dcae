/**
 * Answers with the examples of both specs, through Prism, at the addresses of the org: `ORG_URL` of the portal's
 * host can name it. Requests that break a spec are answered with Prism's problem.
 *
 * Environment: MOCK_PORT (default 4910), HOST (default 127.0.0.1).
 */
import { startMockOrg } from '../tests/contract/mock-org.ts';

const port = Number(process.env['MOCK_PORT'] ?? 4910);
const host = process.env['HOST'] ?? '127.0.0.1';
try {
  const org = await startMockOrg({ port, host });
  const lines = org.lines.map((line) => `  ${line}`);
  console.log(
    `Mocks of the specs, from their examples:\n${lines.join('\n')}\nThe portal: ORG_URL=${org.url} npm start`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void org.close());
} catch (cause) {
  console.error(
    `The mocks cannot start on ${host}:${port}: ${cause instanceof Error ? cause.message : String(cause)}`,
  );
  process.exit(1);
}
