import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '@energy-portal/portal/server';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(root, 'portal/deploy', name), 'utf8');

interface Manifest {
  readonly kind: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly minAvailable?: number;
    readonly replicas?: number;
    readonly template?: { readonly spec: PodSpec };
  };
}

interface PodSpec {
  readonly terminationGracePeriodSeconds: number;
  readonly securityContext: { readonly runAsNonRoot: boolean };
  readonly containers: readonly {
    readonly env: readonly { readonly name: string; readonly value: string }[];
    readonly securityContext: object;
    readonly startupProbe: object;
    readonly livenessProbe: { readonly httpGet: { readonly path: string } };
    readonly readinessProbe: { readonly httpGet: { readonly path: string } };
  }[];
}

// Written by hand, in the form that Kubernetes defines.
const manifests = parseAllDocuments(read('kubernetes/portal.yaml')).map((one) => one.toJS() as Manifest);
const ofKind = (kind: string): Manifest | undefined => manifests.find((one) => one.kind === kind);

describe('the manifests of Kubernetes', () => {
  const pod = ofKind('Deployment')?.spec?.template?.spec;
  const container = pod?.containers[0];

  it('give settings that a host takes in production', () => {
    const own = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
    const given = { NODE_ENV: 'production', ...ofKind('ConfigMap')?.data, ...own };
    expect(readEnvironment(given)).toMatchObject({
      state: 'usable',
      environment: { DRAIN_SECONDS: 10, SHARED_FILES: '/shared' },
    });
  });

  it('ask for what the host answers, and give it the time that it takes to end', () => {
    expect(container?.livenessProbe.httpGet.path).toBe('/healthz');
    // An org that is away makes no host worse than another one.
    expect(container?.readinessProbe.httpGet.path).toBe('/healthz');
    expect(container?.startupProbe).toBeDefined();
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(10 + 300);
  });

  it('let nobody write to its files or become root, and keep two hosts working', () => {
    expect(pod?.securityContext.runAsNonRoot).toBe(true);
    expect(container?.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    const [replicas = 0, least = 0] = [
      ofKind('Deployment')?.spec?.replicas,
      ofKind('PodDisruptionBudget')?.spec?.minAvailable,
    ];
    expect(least).toBeLessThan(replicas);
  });
});

describe('the compose file', () => {
  // Written by hand, in the form that Compose defines.
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    readonly services: Readonly<Record<string, { readonly environment?: Readonly<Record<string, string>> }>>;
  };

  /** The environment of a host, with some variables of whoever starts it. */
  function environmentWith(own: Readonly<Record<string, string>>) {
    const values: Readonly<Record<string, string>> = {
      ORG_URL: 'https://org.example',
      PORTAL_NAME: 'portal.example',
      ...own,
    };
    const shown = JSON.stringify(services['host-1']?.environment ?? {}).replaceAll(
      /\$\{(\w+):[?-][^}]*\}/g,
      (_, name: string) => values[name] ?? '',
    );
    // Only texts and numbers stand there.
    const entries = Object.entries(JSON.parse(shown) as Record<string, string | number>);
    const given = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
    return readEnvironment({ NODE_ENV: 'production', ...given });
  }

  it('gives settings that a host takes in production', () => {
    expect(environmentWith({})).toMatchObject({ state: 'usable', environment: { AUTH: 'org-cookie' } });
  });

  it('hands on what a real org needs', () => {
    const own = {
      AUTH: 'oauth',
      APEX_FORM: 'wrapped',
      SHARED_READS: 'apex',
      OAUTH_CLIENT_ID: 'key',
      OAUTH_CLIENT_SECRET: 'secret',
      OAUTH_CALLBACK: 'https://org.example/services/oauth2/echo',
      COOKIE_KEYS: `2026-11:${Buffer.alloc(32, 1).toString('base64')}`,
    };
    const { COOKIE_KEYS: _, ...told } = own;
    expect(environmentWith(own)).toMatchObject({ state: 'usable', environment: told });
  });
});

describe('the container file', () => {
  const lines = read('Containerfile').split('\n');

  it('copies what there is, and starts a program that there is', () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1));
    const [, program = ''] = /CMD \["([^"]+)"\]/.exec(read('Containerfile')) ?? [];
    expect([...copied, program].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(['.gitignore', 'portal/deploy/Containerfile.dockerignore'])(
    'takes no secret of the guide along: %s leaves them out',
    (file) => {
      const left = readFileSync(join(root, file), 'utf8').split('\n');
      const names = ['portal.env', 'portal/deploy/certificate', 'portal/deploy/publications'];
      expect(names.filter((name) => !left.some((line) => line.replace(/\/$/, '') === name))).toEqual([]);
    },
  );

  it('runs as nobody in particular', () => {
    expect(lines).toContain('USER nonroot');
  });
});
