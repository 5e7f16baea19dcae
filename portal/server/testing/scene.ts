import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, request as send } from 'node:http';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createHost } from '../host.ts';
import type { Host, HostOptions } from '../host.ts';
import { settings as usual } from '../settings.ts';
import type { HostSettings } from '../settings.ts';
import { writeEmptyBuild } from './empty-build.ts';

/** An answer, whole. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Address of the client; all of 127.0.0.0/8 is this machine. */
  readonly from?: string;
  readonly signal?: AbortSignal;
}

/** A host that listens, before an org that does what the test says. */
export interface Scene {
  readonly host: Host;
  readonly port: number;
  readonly orgPort: number;
  /** The lines of the log. */
  readonly logged: readonly { readonly limit?: string; readonly left?: string; readonly msg: string }[];
  readonly ask: (path: string, how?: Ask) => Promise<Answer>;
  /** A connection that says what it is told and reads nothing until it is resumed. */
  readonly open: (text: string, from?: string) => Promise<Socket>;
  readonly stop: () => Promise<void>;
}

/** A record of the org, a call of each other class, and what a page sends with a write. */
export const calls = {
  record: '/services/data/v64.0/ui-api/records/003',
  report: '/lwr/apex/v64.0/PortalDataController/getUsageHistory',
  session: '/lwr/apex/v64.0/PortalDataController/getCurrentSession',
  logIn: '/lwr/apex/v64.0/PortalDataController/logIn',
  reset: '/lwr/apex/v64.0/PortalDataController/requestPasswordReset',
  setPassword: '/lwr/apex/v64.0/PortalDataController/setNewPassword',
  sendCode: '/lwr/apex/v64.0/PortalDataController/sendLogInCode',
  enroll: '/lwr/apex/v64.0/PortalDataController/enrollInPlan',
  enrollment: '/lwr/apex/v64.0/PortalDataController/findMyEnrollment',
  registrationCode: '/lwr/apex/v64.0/PortalDataController/sendRegistrationCode',
  deposit: '/lwr/apex/v64.0/PortalDataController/findDeposit',
  pay: '/lwr/apex/v64.0/PortalDataController/payDeposit',
  upload: '/services/data/v64.0/ui-api/records/content-documents/content-versions',
  download: '/services/data/v64.0/sobjects/ContentVersion/068RM000002hFqYYAU/VersionData',
} as const;
export const own = {
  'sec-fetch-site': 'same-origin',
  'x-requested-with': 'portal',
  'content-type': 'application/json',
} as const;

/** 400 KB that do not get smaller: the largest asset of a page has half of it. */
export const largeAsset = '/assets/large-1.webp';

async function writeBuild(dist: string, asset: string): Promise<void> {
  await writeEmptyBuild(dist);
  await Promise.all([
    writeFile(join(dist, `client${largeAsset}`), Buffer.alloc(400_000, 7)),
    writeFile(join(dist, 'client/assets', asset), `export const name = '${asset}';`),
  ]);
}

/** Other limits than the usual ones, level by level. */
type Changes<TValue> = {
  readonly [key in keyof TValue]?: TValue[key] extends object ? Changes<TValue[key]> : TValue[key];
};

function changed<TValue extends object>(value: TValue, changes: Changes<TValue>): TValue {
  const next: Record<string, unknown> = Object.fromEntries(Object.entries(value));
  for (const [key, change] of Object.entries(changes)) {
    const before = next[key];
    const isNested =
      typeof before === 'object' && before !== null && typeof change === 'object' && change !== null;
    next[key] = isNested ? changed(before, change) : change;
  }
  // The same members with other values of the same types.
  return next as TValue;
}

interface SceneOptions extends Partial<
  Pick<
    HostOptions,
    | 'trustProxy'
    | 'hosts'
    | 'orgUrl'
    | 'sharedFolder'
    | 'clock'
    | 'steadyClock'
    | 'counters'
    | 'sharedReads'
    | 'telemetry'
    | 'securityLog'
    | 'logger'
  >
> {
  readonly org: RequestListener;
  readonly settings?: Changes<HostSettings>;
  /** Name of a chunk of the build. */
  readonly asset?: string;
}

/** Starts a host and its org on free ports. */
export async function startScene({
  org,
  settings = {},
  asset = 'chunk-1.js',
  ...options
}: SceneOptions): Promise<Scene> {
  const dist = await mkdtemp(join(tmpdir(), 'portal-scene-'));
  await writeBuild(dist, asset);
  const orgServer = createServer(org);
  await new Promise<void>((resolve) => orgServer.listen(0, '127.0.0.1', resolve));
  // Both listen on TCP ports, so addresses are no strings.
  const orgPort = (orgServer.address() as AddressInfo).port;
  const logged: { limit?: string; left?: string; msg: string }[] = [];
  const host = await createHost({
    orgUrl: `http://127.0.0.1:${orgPort}`,
    dist,
    // Its own lines are JSON with these members.
    logger: pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line) as never) }),
    clock: Date,
    settings: changed(usual, settings),
    ...options,
  });
  await host.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = host.server.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  return {
    host,
    port,
    orgPort,
    logged,
    ask: (path, how = {}) => ask(port, path, how),
    async open(text, from = '127.0.0.1') {
      const socket = connect({ port, host: '127.0.0.1', localAddress: from });
      sockets.push(socket.on('error', () => undefined).pause());
      await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
      socket.write(text);
      return socket;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      orgServer.closeAllConnections();
      orgServer.close();
      host.server.server.closeAllConnections();
      await host.stop();
      await rm(dist, { recursive: true });
    },
  };
}

function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, from, signal }: Ask,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = send(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: new Agent({ keepAlive: false }),
        headers: { host: `localhost:${port}`, ...headers },
        ...(from === undefined ? {} : { localAddress: from }),
        ...(signal === undefined ? {} : { signal }),
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Waits until something has come about. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Starts scenes that are stopped together, after each test. */
export function createScenes(): { readonly start: typeof startScene; readonly stopAll: () => Promise<void> } {
  const open: Scene[] = [];
  return {
    async start(options) {
      const scene = await startScene(options);
      open.push(scene);
      return scene;
    },
    stopAll: async () => void (await Promise.all(open.splice(0).map((scene) => scene.stop()))),
  };
}
