/**
 * Measures the org in a box as a process of its own: `npm run bench:sandbox`. How long it takes to be ready, how many
 * reads it answers in a second, and what memory it holds, beside the goals. Judges nothing: figures are this machine's.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../sandbox/cli.ts', import.meta.url));
const CONNECTIONS = 16;
const SECONDS = 5;
const UI_API = '/services/data/v64.0/ui-api';

interface Org {
  readonly url: string;
  readonly process: ChildProcess;
  /** Milliseconds from the start of the process until it said where it is. */
  readonly readyAfter: number;
}

async function startOrg(...options: readonly string[]): Promise<Org> {
  const begin = performance.now();
  const args = [program, '--port', '0', '--processor-port', '0', ...options];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Sandbox org +(\S+)/.exec(line)?.[1];
    if (url !== undefined) return { url, process: child, readyAfter: performance.now() - begin };
  }
  throw new Error('The org ended before it was ready.');
}

async function stopOrg({ process: child }: Org): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function logIn({ url }: Org): Promise<string> {
  const response = await fetch(`${url}/lwr/apex/v64.0/PortalDataController/logIn`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'portal' },
    body: JSON.stringify({ username: 'maria.lopez@example.com', password: 'Sunny-day-7' }),
  });
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}

/** Measures answers a second, over connections that stay open. */
async function ratePerSecond(org: Org, path: string, cookie: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + SECONDS * 1000;
  let answers = 0;
  const ask = async (): Promise<void> => {
    while (performance.now() < end) {
      const asked = request(`${org.url}${path}`, { agent, headers: { Cookie: cookie } }).end();
      // `response` comes with one argument.
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      if (response.statusCode !== 200) throw new Error(`${path} was answered with ${response.statusCode}.`);
      response.resume();
      await once(response, 'end');
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  agent.destroy();
  return answers / SECONDS;
}

/** Resident memory in megabytes. */
function memoryOf({ process: child }: Org): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024;
}

function tell(what: string, figure: number, goal: string): void {
  console.log(`${what.padEnd(48)} ${figure.toFixed(0).padStart(8)}   ${goal}`);
}

const demo = await startOrg();
tell('ready with the demo, ms', demo.readyAfter, 'goal: at most 1,000');
const cookie = await logIn(demo);
const record = `${UI_API}/records/003RM0000068xVCYAY?fields=Contact.FirstName,Contact.Email`;
tell('reads of a record, each second', await ratePerSecond(demo, record, cookie), 'goal: at least 3,000');
const list = `${UI_API}/list-records/Case/MyCases?fields=Case.Subject,Case.Status&pageSize=50`;
tell('pages of a list, each second', await ratePerSecond(demo, list, cookie), 'goal: at least 400');
tell('memory with the demo, MB', memoryOf(demo), 'goal: at most 250');
await stopOrg(demo);

const large = await startOrg('--customers', '2200');
tell('ready with about 100,000 records, ms', large.readyAfter, 'goal: at most 10,000');
await stopOrg(large);
