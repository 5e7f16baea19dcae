/**
 * Tries the reference deployment: three hosts behind Debian's nginx, one killed again and again, publications and a new
 * build meanwhile, and customers who must notice nothing. `TEST_DEPTH=deep` goes on for ten minutes, or `SOAK_SECONDS`, with
 * publications in a folder, and as long again with them in a bucket; `SOAK_STORAGE` names one of them. Where there is no nginx
 * and none can be installed, it says so and passes.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram, findProgram } from './machine/apt.ts';
import { fail } from './machine/environment.ts';
import { root, run } from './machine/process.ts';
import { builtFolder, buildOther } from './product/other-build.ts';
import { checkByPrometheus } from './product/prometheus-check.ts';

const isDeep = process.env['TEST_DEPTH'] === 'deep';
const seconds = Number(process.env['SOAK_SECONDS'] ?? (isDeep ? 600 : 20));
const pace = isDeep
  ? {
      duration: seconds * 1_000,
      killEvery: 10_000,
      publishEvery: 7_000,
      customers: 14,
      thinks: 1_500,
      paysEvery: 4,
    }
  : {
      duration: seconds * 1_000,
      killEvery: 5_000,
      publishEvery: 4_000,
      customers: 2,
      thinks: 500,
      paysEvery: 1,
    };
/** The places in which screens are published, one soak each. */
const storages = process.env['SOAK_STORAGE']?.split(',') ?? (isDeep ? ['folder', 'bucket'] : ['folder']);

async function main(folder: string): Promise<void> {
  const tell = (line: string): void => console.log(line);
  const nginx = await ensureProgram('nginx', 'nginx-light', tell);
  const openssl = await ensureProgram('openssl', 'openssl', tell);
  const redis = await ensureProgram('redis-server', 'redis-server', tell);
  if (nginx === undefined || openssl === undefined || redis === undefined) {
    console.log('note deploy: not tried, there is no nginx, redis-server and openssl here');
    return;
  }
  const promtool = isDeep ? await ensureProgram('promtool', 'prometheus', tell) : findProgram(['promtool']);
  const refused = promtool === undefined ? undefined : await checkByPrometheus(promtool, folder);
  if (promtool === undefined)
    console.log('note deploy: the rules of alerts are not read, there is no promtool here');
  if (refused !== undefined) fail(refused);
  const certificate = await makeCertificate(openssl, folder);
  const dist = await builtFolder(fail);
  const nextDist = await buildOther(dist, join(folder, 'other'), fail);
  for (const storage of storages) {
    const own = join(folder, storage);
    mkdirSync(own);
    const plan = { nginx, redis, certificate, folder: own, dist, nextDist, storage, ...pace };
    const { code, output } = await run(['node', 'tests/deploy/start.ts', JSON.stringify(plan)], {
      env: { NODE_EXTRA_CA_CERTS: certificate.certificate },
    });
    console.log(`publications in a ${storage}\n${output.trimEnd()}`);
    if (code !== 0) process.exitCode = code;
  }
}

async function makeCertificate(openssl: string, folder: string) {
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  const { code, output } = await run([openssl, 'req', '-x509', ...kind, ...names, ...files]);
  if (code !== 0) fail(`There is no certificate: ${output}`);
  return { certificate, key };
}

const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
// Within the project: first frames find their packages there.
const folder = mkdtempSync(join(cache, 'deploy-'));
try {
  await main(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
