import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';

/** Hosts that customers have visited. */
interface WatchedHosts {
  readonly ports: readonly number[];
  /** Ports of their figures. */
  readonly figures: readonly number[];
  /** The name of the portal, as visitors know it. */
  readonly name: string;
}

const folder = join(import.meta.dirname, '../../portal/deploy/observability');
/** Told by Prometheus itself. */
const own = new Set(['up']);

/** The figures that alerts and the dashboard ask for and that no host tells. */
export async function untoldFigures({ ports, figures, name }: WatchedHosts): Promise<readonly string[]> {
  await tellOfPage(ports[0] ?? 0, name);
  const texts = figures.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  const told = (await Promise.all(texts)).join('\n');
  return askedFigures().filter((figure) => !own.has(figure) && !told.includes(`\n${figure}{`));
}

/** The names of figures in the queries of both files. */
function askedFigures(): readonly string[] {
  const files = ['alerts.yaml', 'dashboard.json'].map((file) => readFileSync(join(folder, file), 'utf8'));
  const names = files.join('\n').match(/\b(?:http|portal|nodejs|process)_\w+(?=[{[)" \n])/g) ?? [];
  const labels = new Set(['http_response_status_code', 'portal_operation']);
  return [...new Set(names)].filter((figure) => !labels.has(figure));
}

/** Sends what a browser tells of a page and of something that it refused there, and asks as a stranger would. */
async function tellOfPage(port: number, host: string): Promise<void> {
  const send = async (path: string, body: unknown, headers: object): Promise<void> => {
    const { body: answer } = await request(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { host, 'sec-fetch-site': 'same-origin', 'x-requested-with': 'portal', ...headers },
      body: JSON.stringify(body),
    });
    await answer.dump();
  };
  const json = { 'content-type': 'application/json' };
  const vitals = { LCP: 1_200, CLS: 0.01, INP: 40 };
  const page = { path: '/login', vitals, errors: 1, cache: { fresh: 3, stale: 1, refused: 1 } };
  await send('/page-figures', page, json);
  await send('/page-figures', page, { ...json, host: 'stranger.example' });
  const violation = { documentURL: `https://${host}/login`, blockedURL: 'inline' };
  const body = { ...violation, effectiveDirective: 'script-src-elem' };
  const reports = { 'content-type': 'application/reports+json' };
  await send('/security-reports', [{ type: 'csp-violation', body }], reports);
}
