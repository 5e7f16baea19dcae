import { parseArgs } from 'node:util';
import { DEMO_LOG_INS, DEMO_PASSWORD } from './seed/demo-log-ins.ts';
import { createSandboxOrg } from './sandbox-org.ts';
import { startSandboxServer } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4900' },
    host: { type: 'string', default: '127.0.0.1' },
    database: { type: 'string', default: ':memory:' },
  },
});

try {
  const org = createSandboxOrg({ database: values.database, clock: Date, seed: 'demo' });
  const sandbox = await startSandboxServer({ port: Number(values.port), host: values.host, org });
  const lines = DEMO_LOG_INS.map(({ username, note }) => `  ${username.padEnd(32)} ${note}`);
  console.log(
    `Sandbox org at ${sandbox.url}\nLog-ins, all with the password ${DEMO_PASSWORD}:\n${lines.join('\n')}`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void sandbox.close().then(() => org.close());
    });
  }
} catch (cause) {
  const reason = cause instanceof Error ? cause.message : String(cause);
  console.error(`The sandbox org cannot start on ${values.host}:${values.port}: ${reason}`);
  process.exitCode = 1;
}
