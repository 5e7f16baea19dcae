/**
 * Answers with the examples of both specs, through Prism, at the addresses of the org: `ORG_URL` of the portal's
 * host can name it. Requests that break a spec are answered with Prism's problem.
 *
 * Environment: MOCK_PORT (default 4910), HOST (default 127.0.0.1), MOCK_APEX (plain, wrapped or rest; plain
 * unless given): the form in which Apex is asked and answers.
 */
import { APEX_FORMS } from '../tests/sandbox/index.ts';
import { startMockOrg } from '../tests/contract/mock-org.ts';

const port = Number(process.env['MOCK_PORT'] ?? 4910);
const host = process.env['HOST'] ?? '127.0.0.1';
const form = process.env['MOCK_APEX'] ?? 'plain';
try {
  const apexForm = APEX_FORMS.find((name) => name === form);
  if (apexForm === undefined) throw new Error(`MOCK_APEX takes one of ${APEX_FORMS.join(', ')}`);
  const org = await startMockOrg({ port, host, apexForm });
  const lines = org.lines.map((line) => `  ${line}`);
  console.log(
    `Mocks of the specs, from their examples:\n${lines.join('\n')}\nThe portal: ORG_URL=${org.url}${apexForm === 'plain' ? '' : ` APEX_FORM=${apexForm}`} npm start`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void org.close());
} catch (cause) {
  console.error(
    `The mocks cannot start on ${host}:${port}: ${cause instanceof Error ? cause.message : String(cause)}`,
  );
  process.exit(1);
}
