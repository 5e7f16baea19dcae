import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { DemoOrg } from './org.ts';
import { HOST, runScript, serve, type ServerPlan } from './programs.ts';
import { fillInPassword, signInAtOrg, visit, type VisitPlan } from './visit.ts';

/** The folder, org, browser and port of an installed example. */
interface Scene {
  readonly folder: string;
  readonly org: DemoOrg;
  readonly browser: Browser;
  /** A free port; pages of `http://localhost` at it may call the org with tokens. */
  readonly port: number;
}

/** Builds and runs an installed example. @throws Error when it does not do what it should */
type Example = (scene: Scene) => Promise<void>;

/** A number that the org does not have yet. */
const MOBILE = '5125550273';

/** A page of Vite, whose server hands calls to the org. */
const vitePage: Example = async ({ folder, org, browser, port }) => {
  await runScript(folder, 'types');
  await runScript(folder, 'build');
  const command = ['vite', 'preview', '--host', HOST, '--strictPort', '--port', String(port)] as const;
  const signIn = (page: Page) => fillInPassword(page, org.password);
  await visitServed(browser, { folder, command, port, env: { ORG_URL: org.url } }, { signIn });
  await expectWritten(org);
};

/** Every example by its folder in `sdk/examples`. */
export const examples: Readonly<Record<string, Example>> = {
  async node({ folder, org }) {
    await runScript(folder, 'types');
    const env = { ORG_URL: org.url, ORG_USER: org.username, ORG_PASSWORD: org.password, MOBILE };
    const output = await runScript(folder, 'start', env);
    for (const line of ['contact: Maria Lopez', 'requests for three reads: 1', `mobile: ${MOBILE}`])
      if (!output.includes(line)) throw new Error(`It printed no line "${line}":\n${output.trimEnd()}`);
    await expectWritten(org);
  },
  async jest({ folder }) {
    await runScript(folder, 'types');
    await runScript(folder, 'test', { CI: '1' });
  },
  async worker({ folder, org, port }) {
    await runScript(folder, 'types');
    await runScript(folder, 'build');
    const command = ['workerd', 'serve', 'config.capnp', '--socket-addr', `http=${HOST}:${port}`] as const;
    const env = { ORG_URL: org.url, ORG_TOKEN: org.token };
    const served = await serve({ folder, command, port, env });
    try {
      const response = await fetch(served.url, { method: 'POST', body: MOBILE });
      const answer = await response.text();
      for (const text of ['"Maria Lopez"', `"${MOBILE}"`, '"nextPageToken":"5"'])
        if (!answer.includes(text))
          throw new Error(`It answers ${response.status} without ${text}: ${answer}`);
    } finally {
      served.stop();
    }
    await expectWritten(org);
  },
  async 'plain-page'({ folder, org, browser, port }) {
    await runScript(folder, 'types');
    await runScript(folder, 'build');
    const page = join(folder, 'public/index.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace('http://127.0.0.1:4900', org.url));
    const command = ['esbuild', '--servedir=public', `--serve=${HOST}:${port}`] as const;
    const signIn = (opened: Page) => signInAtOrg(opened, org.username, org.password);
    await visitServed(browser, { folder, command, port }, { url: `http://localhost:${port}`, signIn });
    await expectWritten(org);
  },
  async next({ folder, org, browser, port }) {
    await runScript(folder, 'build');
    const command = ['next', 'start', '-H', HOST, '-p', String(port)] as const;
    const env = { ORG_URL: org.url, ORG_USER: org.username, ORG_PASSWORD: org.password };
    await visitServed(browser, { folder, command, port, env }, { isServerRendered: true });
    await expectWritten(org);
  },
  'vite-react': vitePage,
  vue: vitePage,
  svelte: vitePage,
  solid: vitePage,
};

async function visitServed(
  browser: Browser,
  server: ServerPlan,
  plan: Omit<VisitPlan, 'url' | 'mobile'> & Partial<Pick<VisitPlan, 'url'>>,
): Promise<void> {
  const served = await serve(server);
  try {
    await visit(browser, { url: served.url, mobile: MOBILE, ...plan });
  } finally {
    served.stop();
  }
}

async function expectWritten(org: DemoOrg): Promise<void> {
  const written = await org.mobile();
  if (written !== MOBILE) throw new Error(`The org has ${written} instead of ${MOBILE}.`);
}
