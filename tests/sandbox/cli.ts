import { USAGE, readCliOptions } from './cli-options.ts';
import type { CliOptions } from './cli-options.ts';
import { HEADLESS_SETTING } from './http/oauth/headless-templates.ts';
import { startProcessorServer } from './processor-server.ts';
import { createSandboxOrg } from './sandbox-org.ts';
import { DEMO_LOG_INS, DEMO_PASSWORD } from './seed/demo-log-ins.ts';
import { startSandboxServer } from './server.ts';

/** The settings of a portal in front of an org that takes tokens alone; the key opens nothing but a sandbox. */
const TOKEN_SETTINGS = [
  'AUTH=oauth',
  'OAUTH_CLIENT_ID=sandbox-portal',
  'OAUTH_CLIENT_SECRET=sandbox-secret',
  'OAUTH_CALLBACK=http://localhost/services/oauth2/echo',
  `COOKIE_KEYS=sandbox:${'A'.repeat(43)}=`,
  `HEADLESS_FLOWS=${HEADLESS_SETTING}`,
].join(' ');

function describeStart(orgUrl: string, processorUrl: string, { strict, apexForm }: CliOptions): string {
  const settings = [
    ...(strict ? [TOKEN_SETTINGS] : []),
    ...(apexForm === 'plain' ? [] : [`APEX_FORM=${apexForm}`]),
  ];
  const logIns = DEMO_LOG_INS.map(({ username, note }) => `  ${username.padEnd(32)} ${note}`);
  return [
    `Sandbox org  ${orgUrl}`,
    `Pages        ${orgUrl}/__sandbox (outbox, documents, cases)`,
    `Control      ${orgUrl}/__sandbox/control (seed, clock, errors; JSON)`,
    `Tokens       ${orgUrl}/services/oauth2/token (client sandbox-app, secret sandbox-secret)`,
    `Processor    ${processorUrl} (hosted card and bank fields)`,
    `The portal   ORG_URL=${orgUrl} ${[`PAYMENTS_URL=${processorUrl}`, ...settings].join(' ')} npm start`,
    `Log-ins, all with the password ${DEMO_PASSWORD}:`,
    ...logIns,
  ].join('\n');
}

async function start(options: CliOptions): Promise<void> {
  const { host, portalUrls, port, processorPort, ...seeding } = options;
  const org = createSandboxOrg({ ...seeding, clock: Date, control: true, portalUrl: portalUrls[0] });
  const sandbox = await startSandboxServer({ port, host, org });
  const processor = await startProcessorServer(org, { port: processorPort, host, portalUrls });
  console.log(describeStart(sandbox.url, processor.url, options));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.all([sandbox.close(), processor.close()]).then(() => org.close());
    });
  }
}

try {
  if (process.argv.includes('--help')) console.log(USAGE);
  else await start(readCliOptions(process.argv.slice(2)));
} catch (cause) {
  const reason = cause instanceof Error ? cause.message : String(cause);
  console.error(`The sandbox org cannot start: ${reason}`);
  process.exit(1);
}
