import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { buildIdOf, currentName } from '@energy-portal/portal/storage';
import { findFreePorts } from '../free-ports.ts';
import { startProxy } from '../proxy.ts';
import { openPlace } from '../publication-place.ts';
import { createPublisher, lateHosts } from '../publications.ts';
import { eventually, expectThat, folderIn, openStage } from './stage.ts';
import type { RunbookPlan, Situation, Stage } from './stage.ts';

export const badPublication: Situation = {
  page: 'bad-publication',
  async run({ dist }, folder) {
    const publications = folderIn(folder, 'publications');
    const { storage, env } = await openPlace('folder', publications);
    const stage = await openStage({ dist, hosts: 2, env });
    try {
      const publisher = createPublisher(storage, [dist]);
      const good = await publisher.publish();
      expectThat((await lateHosts(stage.ports, good)).length === 0, 'all hosts serve it within five seconds');
      const current = join(
        publications,
        currentName(buildIdOf(readFileSync(join(dist, 'client/index.html'), 'utf8'))),
      );
      writeFileSync(current, '{"nothing":"good"}');
      await eventually('the figures and the alert see it', async () =>
        /portal_publications_total\{outcome="broken".*\} 1/.test(await stage.figures()),
      );
      for (const at of [0, 1]) {
        const { status, publication } = await stage.ready(at);
        expectThat(
          status === 200 && good.includes(publication),
          'the last good one is served, and hosts are ready',
        );
      }
      const back = await publisher.publish();
      expectThat(
        (await lateHosts(stage.ports, back)).length === 0,
        'all hosts serve the next one within five seconds',
      );
      await goAway(stage, publications, back);
    } finally {
      await stage.stop();
    }
  },
};

/** Takes the place of publications away, and brings it back. */
async function goAway(stage: Stage, publications: string, served: readonly string[]): Promise<void> {
  const isTold = (value: 0 | 1) => async (): Promise<boolean> =>
    new RegExp(`^portal_service_up\\{service="publications".*\\} ${value}$`, 'm').test(await stage.figures());
  renameSync(publications, `${publications}-away`);
  await eventually('the figures and the alert see that the place is away', isTold(0));
  for (const at of [0, 1]) {
    const { status, publication } = await stage.ready(at);
    const page = await fetch(`http://localhost:${stage.ports[at]}/login`);
    expectThat(
      status === 200 && page.ok && served.includes(publication),
      'hosts are ready and serve what they have',
    );
  }
  renameSync(`${publications}-away`, publications);
  await eventually('hosts find the place again', isTold(1));
}

export const certificateEnds: Situation = {
  page: 'certificate',
  async run(plan, folder) {
    const stage = await openStage({ dist: plan.dist, hosts: 1 });
    const [http = 0, https = 0] = await findFreePorts(2);
    const old = makeCertificate(plan, folderIn(folder, 'old'));
    const served = { certificate: join(folder, 'fullchain.pem'), key: join(folder, 'key.pem') };
    const put = (one: typeof old): void => {
      copyFileSync(one.certificate, served.certificate);
      copyFileSync(one.key, served.key);
    };
    put(old);
    const { ports: hosts } = stage;
    const proxy = await startProxy({
      nginx: plan.nginx,
      certificate: served,
      folder: folderIn(folder, 'proxy'),
      hosts,
      ports: { http, https },
    });
    try {
      const before = await fingerprintAt(https);
      put(makeCertificate(plan, folderIn(folder, 'new')));
      expectThat((await fingerprintAt(https)) === before, 'nothing changes before the reload');
      proxy.reload();
      await eventually('the new certificate is served', async () => (await fingerprintAt(https)) !== before);
    } finally {
      await proxy.stop();
      await stage.stop();
    }
  },
};

function makeCertificate({ openssl }: RunbookPlan, folder: string) {
  const made = { certificate: join(folder, 'fullchain.pem'), key: join(folder, 'key.pem') };
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', made.key, '-out', made.certificate];
  const { status, stderr } = spawnSync(openssl, ['req', '-x509', ...kind, ...names, ...files], {
    encoding: 'utf8',
  });
  expectThat(status === 0, `a certificate can be made: ${stderr}`);
  return made;
}

/** The fingerprint of the certificate that a proxy shows. */
function fingerprintAt(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false },
      () => {
        const { fingerprint256 } = socket.getPeerCertificate();
        socket.end();
        resolve(fingerprint256);
      },
    );
    socket.once('error', reject);
  });
}

export const rollBack: Situation = {
  page: 'roll-back',
  async run({ dist, nextDist }, folder) {
    const env = { SHARED_FILES: folderIn(folder, 'shared') };
    const stage = await openStage({ dist, hosts: 2, env });
    try {
      const scriptOf = async (at: number): Promise<string> => {
        const html = await (await fetch(`http://localhost:${stage.ports[at]}/login`)).text();
        return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
      };
      const before = await scriptOf(0);
      await stage.fleet.rollOut(nextDist);
      const next = await scriptOf(0);
      expectThat(next !== '' && next !== before, 'the new build is served');
      await stage.fleet.rollOut(dist);
      for (const at of [0, 1]) {
        expectThat((await scriptOf(at)) === before, 'the build before is served again');
        for (const script of [before, next]) {
          const { status } = await fetch(`http://localhost:${stage.ports[at]}${script}`);
          expectThat(status === 200, 'pages of either build find their scripts');
        }
      }
    } finally {
      await stage.stop();
    }
  },
};
