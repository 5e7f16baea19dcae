import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { untilListening } from './listening.ts';

const reference = join(import.meta.dirname, '../../portal/deploy/nginx');

/** An nginx with the reference configuration on ports of its own. */
interface Proxy {
  readonly url: string;
  /** Has it read its files again, as `nginx -s reload` does, those of the certificate too. */
  readonly reload: () => void;
  readonly stop: () => Promise<void>;
}

/** The settings of a proxy. */
interface ProxyPlan {
  /** The program. */
  readonly nginx: string;
  /** An empty folder. */
  readonly folder: string;
  readonly hosts: readonly number[];
  readonly ports: { readonly http: number; readonly https: number };
  readonly certificate: Certificate;
}

/** Files in PEM. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** Only root may say who the workers are, and must: another user does not see its folder. */
const user = process.getuid?.() === 0 ? 'user root;' : '';

/** The reference's main file, in a folder of its own and with as few processes as the other checks leave room for. */
function mainConfig(folder: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};\n`,
  );
  const own: readonly (readonly [string, string])[] = [
    ['user nginx;', `daemon off;\n${user}`],
    ['worker_processes auto;', 'worker_processes 2;'],
    ['/var/log/nginx/error.log warn', 'stderr crit'],
    ['/run/nginx.pid', `${folder}/nginx.pid`],
    ['include /etc/nginx/', `${places.join('')}include ${folder}/`],
  ];
  const reading = readFileSync(join(reference, 'nginx.conf'), 'utf8');
  return own.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`nginx.conf has no "${from}".`);
    return text.replace(from, to);
  }, reading);
}

/** Writes the configuration: the reference with nothing changed but its ports, names, certificate, folder and processes. */
function writeConfig({ folder, hosts, ports, certificate }: ProxyPlan): string {
  for (const name of ['conf.d', 'portal', 'cache']) mkdirSync(join(folder, name), { recursive: true });
  cpSync(join(reference, 'portal.conf'), join(folder, 'conf.d/portal.conf'));
  const file = join(folder, 'conf.d/portal.conf');
  const text = readFileSync(file, 'utf8')
    .replaceAll(/listen (\[::\]:)?(443|80)\b/g, (_, v6: string | undefined, port: string) => {
      return `listen ${v6 ?? '127.0.0.1:'}${port === '443' ? ports.https : ports.http}`;
    })
    .replaceAll('/var/cache/nginx', join(folder, 'cache'));
  writeFileSync(file, text);
  const [, failing = ''] =
    /^server \S+ (.+);$/m.exec(readFileSync(join(reference, 'hosts.conf'), 'utf8')) ?? [];
  const lines = hosts.map((port) => `server 127.0.0.1:${port} ${failing};\n`);
  writeFileSync(join(folder, 'portal/hosts.conf'), lines.join(''));
  writeFileSync(join(folder, 'portal/names.conf'), 'server_name .localhost;\n');
  const tls = `ssl_certificate ${certificate.certificate};\nssl_certificate_key ${certificate.key};\n`;
  writeFileSync(join(folder, 'portal/tls.conf'), tls);
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder));
  return join(folder, 'nginx.conf');
}

/**
 * Starts nginx with the reference configuration.
 *
 * @throws Error with what nginx says where it does not take the configuration
 */
export async function startProxy(plan: ProxyPlan): Promise<Proxy> {
  const config = writeConfig(plan);
  const place = ['-c', config, '-p', plan.folder];
  const checked = spawnSync(plan.nginx, ['-t', ...place], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`nginx does not take the configuration: ${checked.stderr}`);
  const child = spawn(plan.nginx, place, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  await untilListening(plan.ports.https);
  return {
    url: `https://localhost:${plan.ports.https}`,
    reload: () => void child.kill('SIGHUP'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
