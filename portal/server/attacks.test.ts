import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { calls, largeAsset, own, createScenes, until } from './testing/scene.ts';
import type { Scene } from './testing/scene.ts';

const { start, stopAll } = createScenes();
afterEach(stopAll);

const versions = '[{"label":"Winter","url":"/services/data/v64.0","version":"64.0"}]';
const answerJson = (
  response: ServerResponse,
  body: string = response.req.url === '/services/data' ? versions : '{"id":"003"}',
) => void response.setHeader('content-type', 'application/json').end(body);
const leftOf = ({ logged }: Scene) => new Set(logged.flatMap(({ left }) => left ?? []));
const limitsOf = ({ logged }: Scene) => new Set(logged.flatMap(({ limit }) => limit ?? []));
const statusesOf = (answers: readonly { readonly status: number }[]) =>
  Object.groupBy(answers, ({ status }) => String(status));
const attacker = '127.0.0.66';

describe('clients that never read', () => {
  const get = (port: number, path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`;

  it('are cut when they pile up requests, and nobody else notices', async () => {
    const scene = await start({ org: (_request, response) => answerJson(response) });
    const text = get(scene.port, largeAsset).repeat(30);
    const sockets = await Promise.all(Array.from({ length: 100 }, () => scene.open(text, attacker)));
    await until(() => sockets.every((socket) => socket.resume().destroyed));
    const { status } = await scene.ask('/healthz');
    expect(status).toBe(200);
    expect(limitsOf(scene)).toEqual(new Set(['pipelined requests']));
    // One line a limit, however often it was met.
    expect(scene.logged).toHaveLength(1);
  });

  it('cost next to nothing by what stands behind the cut, however much was read of it', async () => {
    const scene = await start({ org: (_request, response) => answerJson(response) });
    const { server } = scene.host.server;
    let made = 0;
    server.on('request', () => (made += 1));
    const socket = await scene.open(get(scene.port, '/').repeat(1_250), attacker);
    await until(() => socket.resume().destroyed);
    expect(await scene.ask('/healthz')).toMatchObject({ status: 200 });
    // Those up to the cut, and the health check.
    expect(made).toBe(10);
  });

  it('are refused where they expect what there is not, past no limit', async () => {
    const scene = await start({ org: (_request, response) => answerJson(response) });
    const head = `GET / HTTP/1.1\r\nHost: localhost:${scene.port}\r\nExpect: anything\r\n\r\n`;
    const socket = await scene.open(head.repeat(3), attacker);
    const [answer] = await once(socket.resume(), 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 417 .*content-security-policy.*"INVALID_REQUEST"/s);
    await until(() => socket.destroyed);
    expect(limitsOf(scene)).toEqual(new Set(['malformed request']));
  });

  it('are told without a Host in our own words', async () => {
    const scene = await start({ org: (_request, response) => answerJson(response) });
    const socket = await scene.open('GET / HTTP/1.1\r\n\r\n');
    const [answer] = await once(socket.resume(), 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 .*content-security-policy.*"INVALID_REQUEST"/s);
  });

  it('hold no more unsent bytes than there is memory for, and those that hold little are left alone', async () => {
    // More than the machine itself takes for a connection.
    const large = JSON.stringify('x'.repeat(2_000_000));
    const org = (request: IncomingMessage, response: ServerResponse) =>
      answerJson(response, request.url === calls.record ? large : '{}');
    const scene = await start({
      org,
      settings: { progress: { interval: 50, grace: 60_000, unsentBytes: 8_000_000 } },
    });
    const small = await scene.open(get(scene.port, calls.session));
    const text = get(scene.port, calls.record).repeat(8);
    const sockets = await Promise.all(Array.from({ length: 6 }, () => scene.open(text, attacker)));
    await until(() => limitsOf(scene).size > 0);
    await until(() => sockets.some((socket) => socket.resume().destroyed));
    expect(limitsOf(scene)).toEqual(new Set(['unsent bytes']));
    expect([small.destroyed, (await scene.ask('/healthz')).status]).toEqual([false, 200]);
  });

  it('have so many connections an address, and are told so', async () => {
    const scene = await start({
      org: (_request, response) => answerJson(response),
      settings: { connections: { perAddress: 20 } },
    });
    await Promise.all(Array.from({ length: 20 }, () => scene.open('', attacker)));
    const refused = await scene.ask('/', { from: attacker });
    const other = await scene.ask('/');
    expect([refused.status, refused.headers['retry-after'], other.status]).toEqual([503, '5', 200]);
    expect(limitsOf(scene)).toEqual(new Set(['connections of an address']));
  });

  it('leave room for health checks when the host is full', async () => {
    const scene = await start({
      org: (_request, response) => answerJson(response),
      settings: { connections: { most: 20, reserve: 5, reserveTimeout: 100 } },
    });
    const sockets = await Promise.all(Array.from({ length: 24 }, () => scene.open('', attacker)));
    // Those that hold the reserve are soon gone.
    await until(() => sockets.filter((socket) => socket.resume().destroyed).length === 4);
    const [health, page] = [await scene.ask('/healthz'), await scene.ask('/')];
    expect([health.status, page.status]).toEqual([200, 503]);
    expect(limitsOf(scene)).toEqual(new Set(['connections']));
  });

  it('leave room for health checks, however many fill the reserve again and again', async () => {
    const connections = { most: 20, reserve: 5, reserveTimeout: 2_000, perAddress: 20 };
    const scene = await start({
      org: (_request, response) => answerJson(response),
      settings: { connections },
    });
    const attack = { isOver: false };
    const again = async (from: string) => {
      while (!attack.isOver) {
        const socket = await scene.open('', from);
        await new Promise((resolve) =>
          socket.destroyed ? resolve(0) : socket.resume().once('close', resolve),
        );
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    for (let at = 0; at < 40; at += 1) void again(`127.0.1.${at >> 3}`);
    const statuses: number[] = [];
    while (statuses.length < 20) statuses.push((await scene.ask('/healthz', { from: '127.0.0.9' })).status);
    attack.isOver = true;
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('hold no connection by half a request, and keep no host from its stop', async () => {
    const scene = await start({
      org: (_request, response) => answerJson(response),
      settings: { headersTimeout: 200, connectionsCheckingInterval: 50 },
    });
    const texts = ['GET / HT', 'GET', ''];
    const sockets = texts.map((text) => {
      const socket = connect({ port: scene.port, host: '127.0.0.1', allowHalfOpen: true });
      socket
        .on('error', () => undefined)
        .resume()
        .write(text);
      return socket;
    });
    const ended = Promise.all(sockets.slice(0, 2).map((socket) => once(socket, 'end')));
    await ended;
    const held = () =>
      new Promise<number>((resolve) => scene.host.server.server.getConnections((_, count) => resolve(count)));
    while ((await held()) > 1) await new Promise((resolve) => setTimeout(resolve, 10));
    await scene.host.stop();
    expect([await held(), scene.host.server.server.listening]).toEqual([0, false]);
    for (const socket of sockets) socket.destroy();
  });

  it('hold no more by answers that wait behind each other on one connection', async () => {
    const large = JSON.stringify('x'.repeat(4_000_000));
    const scene = await start({
      org: (_request, response) => answerJson(response, large),
      settings: { progress: { interval: 50, unsentBytes: 12_000_000 } },
    });
    const socket = await scene.open(get(scene.port, calls.record).repeat(6));
    await until(() => limitsOf(scene).size > 0);
    await until(() => socket.resume().destroyed);
    expect(limitsOf(scene)).toEqual(new Set(['unsent bytes']));
  });

  it('are cut when they read nothing of an answer to what they have sent whole', async () => {
    const large = JSON.stringify('x'.repeat(20_000_000));
    const scene = await start({
      org: (request, response) => void request.resume().on('end', () => answerJson(response, large)),
      settings: { org: { answerLimit: 30_000_000 }, progress: { grace: 200, rate: 1_000_000, interval: 50 } },
    });
    const headers = Object.entries({ host: `localhost:${scene.port}`, ...own, 'content-length': '2' });
    const lines = headers.map(([name, value]) => `${name}: ${value}`);
    const socket = await scene.open(`POST ${calls.pay} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n{}`);
    await until(() => scene.logged.length > 0);
    await until(() => socket.resume().destroyed);
    expect(limitsOf(scene)).toEqual(new Set(['slow reader']));
    expect(socket.bytesRead).toBeLessThan(large.length);
  });

  it('are cut when they take an answer too slowly, however large it is', async () => {
    const scene = await start({
      org: (_request, response) => {
        response.setHeader('content-type', 'application/octet-stream');
        response.end(Buffer.alloc(20_000_000, 7));
      },
      settings: { progress: { grace: 200, rate: 1_000_000, interval: 50 } },
    });
    const socket = await scene.open(get(scene.port, calls.download));
    await until(() => scene.logged.length > 0);
    await until(() => socket.resume().destroyed);
    expect(limitsOf(scene)).toEqual(new Set(['slow reader']));
  });
});

describe('slow answers', () => {
  it('cost their readers nothing', async () => {
    const progress = { grace: 50, rate: 1_000, interval: 20 };
    const scene = await start({
      settings: { progress },
      org(_request, response) {
        response.setHeader('content-type', 'application/octet-stream').write('begun, ');
        setTimeout(() => response.end('ended'), 300);
      },
    });
    expect(await scene.ask(calls.download)).toMatchObject({ status: 200, body: 'begun, ended' });
    expect(limitsOf(scene)).toEqual(new Set());
  });
});

describe('slow uploads', () => {
  const form = 'multipart/form-data; boundary=x';
  const begin = (port: number, session: string) =>
    [
      `POST ${calls.upload} HTTP/1.1`,
      `Host: localhost:${port}`,
      'Sec-Fetch-Site: same-origin',
      'X-Requested-With: portal',
      `Cookie: sid=${session}`,
      `Content-Type: ${form}`,
      'Content-Length: 2000000\r\n\r\n--x',
    ].join('\r\n');
  const org = (request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    if (request.url !== calls.upload) return answerJson(response);
    request.on('end', () => answerJson(response));
    return undefined;
  };

  it('of one customer hold so many places, and no other call waits behind any of them', async () => {
    const scene = await start({ org });
    await Promise.all(Array.from({ length: 140 }, () => scene.open(begin(scene.port, 'a'), attacker)));
    await until(() => scene.logged.length > 0);
    const others = await Promise.all([
      ...Array.from({ length: 20 }, () => scene.ask(calls.record)),
      scene.ask(calls.upload, { method: 'POST', headers: { ...own, 'content-type': form }, body: '--x--' }),
    ]);
    expect(Object.keys(statusesOf(others))).toEqual(['200']);
    expect(limitsOf(scene)).toEqual(new Set(['files calls: share']));
  });

  it('of one customer are of one customer, whatever cookies stand beside the session, and from wherever', async () => {
    const scene = await start({ org });
    const secret = 'a-secret-of-a-session';
    await Promise.all(
      Array.from({ length: 120 }, (_, at) =>
        scene.open(
          begin(scene.port, `${secret}; note=${at}-and-more-than-sixteen`),
          `127.0.0.${50 + (at % 3)}`,
        ),
      ),
    );
    await until(() => limitsOf(scene).has('files calls: share'));
    const other = { ...own, cookie: 'sid=another-secret-of-a-session', 'content-type': form };
    const upload = await scene.ask(calls.upload, { method: 'POST', headers: other, body: '--x--' });
    expect(upload.status).toBe(200);
    expect(limitsOf(scene)).toEqual(new Set(['files calls: share']));
  });

  it('that are refused are read on, so that nobody takes the host for one that broke down', async () => {
    const scene = await start({ org });
    const whole = begin(scene.port, 'a').replace('X-Requested-With: portal\r\n', '');
    const socket = await scene.open(whole);
    const [answer] = await once(socket.resume(), 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 403 .*connection: close/is);
    const failed: unknown[] = [];
    socket.on('error', (error) => failed.push(error));
    for (let sent = 3; sent < 2_000_000; sent += 100_000)
      await new Promise<void>((resolve) =>
        socket.write(Buffer.alloc(Math.min(100_000, 2_000_000 - sent), 97), () => resolve()),
      );
    await until(() => socket.destroyed);
    expect(failed).toEqual([]);
  });

  it.each([
    ['a control character', 'PUT', 'X-A: a\u0001b\r\n', 400],
    ['headers that are too long', 'PUT', `X-A: ${'x'.repeat(20_000)}\r\n`, 431],
    ['a method that nobody knows', 'FOO', '', 400],
  ])('behind a head with %s are read on, too', async (_, method, header, status) => {
    const scene = await start({ org });
    const head = `${method} /x HTTP/1.1\r\n${header}Host: localhost:${scene.port}\r\nContent-Length: 2000000\r\n\r\n`;
    const socket = await scene.open(head);
    const [answer] = await once(socket.resume(), 'data');
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
    const failed: unknown[] = [];
    socket.on('error', (error) => failed.push(error));
    for (let sent = 0; sent < 20; sent += 1)
      await new Promise<void>((resolve) => socket.write(Buffer.alloc(100_000, 97), () => resolve()));
    socket.end();
    await until(() => socket.destroyed);
    expect([failed, scene.logged.length]).toEqual([[], 1]);
  });

  it('that leave while their class is paused end nothing', async () => {
    const settings = { org: { headersTimeout: 300 } };
    const hangs = (request: IncomingMessage) => void request.resume();
    const scene = await start({ org: hangs, settings });
    const addresses = Array.from({ length: 8 }, (_, at) => `127.0.0.${20 + at}`);
    for (let round = 0; round < 2; round += 1)
      await Promise.all(addresses.map((from) => scene.ask(calls.download, { from })));
    for (const from of addresses) (await scene.open(begin(scene.port, 'a'), from)).resetAndDestroy();
    await until(() => limitsOf(scene).has('files calls: paused'));
    expect(await scene.ask('/healthz')).toMatchObject({ status: 200 });
  });

  it('that come first after an outage keep nobody else waiting', async () => {
    const state = { hangs: true };
    const pause = 300;
    const scene = await start({
      org: (request, response) => (state.hangs ? void request.resume() : org(request, response)),
      settings: { org: { headersTimeout: 200, breaker: { duration: 5_000, perSecond: 1, pause } } },
    });
    const addresses = Array.from({ length: 8 }, (_, at) => `127.0.0.${20 + at}`);
    for (let round = 0; round < 2; round += 1)
      await Promise.all(addresses.map((from) => scene.ask(calls.download, { from })));
    expect(await scene.ask(calls.download)).toMatchObject({ status: 503 });
    state.hangs = false;
    await new Promise((resolve) => setTimeout(resolve, pause + 50));
    await scene.open(begin(scene.port, 'a'), attacker);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await scene.ask(calls.download)).toMatchObject({ status: 200 });
  });

  it('are cut where they stand still, and a slow one that goes on is not', async () => {
    const settings = { progress: { grace: 300, rate: 1_000, interval: 50 } };
    const scene = await start({ org, settings });
    const still = await scene.open(begin(scene.port, 'a'));
    const head = begin(scene.port, 'b').replace('2000000', '4003');
    const slow = await scene.open(head);
    let answer = '';
    slow
      .setEncoding('utf8')
      .on('data', (text: string) => (answer += text))
      .resume();
    for (let sent = 0; sent < 4_000; sent += 200) {
      slow.write('a'.repeat(200));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await until(() => answer.includes('"003"'));
    // With an answer: a proxy takes a host that says nothing for one that is away.
    const told = once(still.resume(), 'data');
    expect(String(await told)).toMatch(/^HTTP\/1\.1 408 .*content-security-policy.*"REQUEST_TIMEOUT"/s);
    await until(() => still.destroyed);
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(limitsOf(scene)).toEqual(new Set(['slow file']));
  });

  it('that go on are not cut where somebody sets the clock of the machine', async () => {
    let [ahead, asked] = [0, 0];
    const counted: typeof org = (...call) => {
      asked += 1;
      return org(...call);
    };
    const clock = { now: () => Date.now() + ahead };
    const scene = await start({ org: counted, clock, settings: { progress: { interval: 20 } } });
    const socket = await scene.open(begin(scene.port, 'a').replace('2000000', '6'));
    await until(() => asked > 0);
    ahead = 3_600_000;
    await new Promise((resolve) => setTimeout(resolve, 60));
    const answered = once(socket.resume(), 'data');
    socket.write('aaa');
    expect(String(await answered)).toMatch(/^HTTP\/1\.1 200/);
    expect(limitsOf(scene)).toEqual(new Set());
  });

  it.each(['GET', 'HEAD'])('of a %s are taken by nobody', async (method) => {
    const scene = await start({ org });
    const head = `${method} /healthz HTTP/1.1\r\nHost: localhost:${scene.port}\r\nContent-Length: 900000000\r\n\r\n`;
    const socket = await scene.open(head);
    expect(String((await once(socket.resume(), 'data'))[0])).toMatch(/^HTTP\/1\.1 400/);
    await until(() => socket.destroyed);
  });

  it('that stand still give way where others find no place, and those that go on do not', async () => {
    const scene = await start({
      org,
      settings: {
        progress: { pressedGrace: 200, rate: 1_000 },
        org: { classes: { files: { places: 6, perSession: 3, perAddress: 3 } } },
      },
    });
    const going = await scene.open(begin(scene.port, 'g'), '127.0.0.9');
    const timer = setInterval(() => going.write('a'.repeat(500)), 50);
    const addresses = [20, 20, 20, 21, 21].map((at) => `127.0.0.${at}`);
    await Promise.all(addresses.map((from, at) => scene.open(begin(scene.port, `s${at}`), from)));
    await new Promise((resolve) => setTimeout(resolve, 400));
    const upload = { method: 'POST', headers: { ...own, 'content-type': form }, body: '--x--' };
    const statuses = [await scene.ask(calls.upload, upload), await scene.ask(calls.download)].map(
      ({ status }) => status,
    );
    clearInterval(timer);
    expect([statuses, going.resume().destroyed]).toEqual([[200, 200], false]);
    expect(limitsOf(scene)).toEqual(new Set(['slow file']));
  });

  it.each([9, 3])(
    'of others do not give way where a client has all that it may itself, of %d places',
    async (places) => {
      const scene = await start({
        org,
        settings: {
          progress: { pressedGrace: 100, rate: 100_000 },
          org: { classes: { files: { places, perAddress: 2, perSession: 9 } } },
        },
      });
      const slow = await scene.open(begin(scene.port, 'slow'), '127.0.0.9');
      await Promise.all([1, 2].map((at) => scene.open(begin(scene.port, `s${at}`), attacker)));
      await new Promise((resolve) => setTimeout(resolve, 300));
      const refused = await scene.ask(calls.download, { from: attacker });
      expect([refused.status, slow.resume().destroyed]).toEqual([503, false]);
      expect(limitsOf(scene)).toEqual(new Set(['files calls: share']));
    },
  );

  it('that stand still say nothing of the org that gives them up', async () => {
    const impatient = (request: IncomingMessage, response: ServerResponse) => {
      if (request.url !== calls.upload) return answerJson(response);
      request.resume();
      setTimeout(() => request.socket.destroy(), 50);
      return undefined;
    };
    const scene = await start({
      org: impatient,
      settings: { org: { breaker: { duration: 1_000, perSecond: 1 } } },
    });
    for (let round = 0; round < 4; round += 1) {
      const addresses = Array.from({ length: 5 }, (_, at) => `127.0.0.${20 + at}`);
      const sockets = await Promise.all(addresses.map((from) => scene.open(begin(scene.port, from), from)));
      await until(() => sockets.every((socket) => socket.resume().bytesRead > 0));
    }
    expect(await scene.ask(calls.download)).toMatchObject({ status: 200 });
    expect(limitsOf(scene)).toEqual(new Set());
  });

  it('get an answer that begins before they are there and drips no longer than other calls', async () => {
    const early = (request: IncomingMessage, response: ServerResponse) => {
      request.resume();
      response.setHeader('content-type', 'application/json').write('[');
      const timer = setInterval(() => response.write(' '), 20);
      response.once('close', () => clearInterval(timer));
    };
    const scene = await start({ org: early, settings: { org: { answerTimeout: 300 } } });
    const socket = await scene.open(begin(scene.port, 'a'));
    expect(String((await once(socket.resume(), 'data'))[0])).toMatch(/^HTTP\/1\.1 504/);
  });

  it('of anything but files hold no more bytes than there is memory for', async () => {
    const scene = await start({ org, settings: { progress: { interval: 50, unfinishedBytes: 1_000_000 } } });
    const head = begin(scene.port, 'a').replace(calls.upload, calls.pay).replace(form, 'application/json');
    const text = head.replace('2000000', '200000') + 'a'.repeat(190_000);
    const sockets = await Promise.all(Array.from({ length: 10 }, () => scene.open(text, attacker)));
    await until(() => sockets.some((socket) => socket.resume().destroyed));
    const payment = { method: 'POST', headers: own, body: '{"amount":5}' };
    expect(await scene.ask(calls.pay, payment)).toMatchObject({ status: 200 });
    expect(limitsOf(scene)).toEqual(new Set(['unfinished bodies']));
  });

  it('get an answer that drips no longer than other calls', async () => {
    const drips = (request: IncomingMessage, response: ServerResponse) => {
      request.resume().on('end', () => {
        response.setHeader('content-type', 'application/json').write('[');
        const timer = setInterval(() => response.write(' '), 20);
        response.once('close', () => clearInterval(timer));
      });
    };
    const scene = await start({ org: drips, settings: { org: { answerTimeout: 300 } } });
    const upload = { method: 'POST', headers: { ...own, 'content-type': form }, body: '--x--' };
    expect(await scene.ask(calls.upload, upload)).toMatchObject({ status: 504 });
  });

  it('of anything but files end with the time for a request', async () => {
    const scene = await start({ org, settings: { requestTimeout: 200, progress: { interval: 50 } } });
    const text = begin(scene.port, 'a').replace(calls.upload, calls.logIn).replace(form, 'application/json');
    const socket = await scene.open(text.replace('2000000', '2000'));
    await until(() => socket.resume().destroyed);
    expect(limitsOf(scene)).toEqual(new Set(['slow request']));
  });
});

describe('an org that hangs', () => {
  const places = { places: 8, waiting: 8, perSession: 100, perAddress: 100 };
  const settings = {
    org: {
      headersTimeout: 600,
      waitTimeout: 150,
      classes: { account: places },
      breaker: { duration: 5_000, perSecond: 1, pause: 1_000 },
    },
  };
  const hangingOrg = () => {
    const state = { hangs: true, asked: 0, closed: 0 };
    const org = (request: IncomingMessage, response: ServerResponse) => {
      if (request.url !== calls.report || !state.hangs) return answerJson(response);
      state.asked += 1;
      response.once('close', () => (state.closed += 1));
      return undefined;
    };
    return { state, org };
  };
  /** Of several networks, as one alone has not all places. */
  const from = (at: number) => ({ from: `127.0.0.${20 + (at % 4)}` });
  const many = (scene: Scene, count: number, path: string = calls.report) =>
    Promise.all(Array.from({ length: count }, (_, at) => scene.ask(path, from(at))));

  it('is asked no more than it has places, and who finds none is told at once', async () => {
    const held: ServerResponse[] = [];
    const long = { org: { ...settings.org, headersTimeout: 60_000 } };
    const scene = await start({ org: (_request, response) => void held.push(response), settings: long });
    let told = 0;
    const asked = Array.from({ length: 100 }, (_, at) =>
      scene.ask(calls.report, from(at)).finally(() => (told += 1)),
    );
    // All but those that have a place are refused before the first of these has its end.
    await until(() => told === 92);
    expect(held).toHaveLength(8);
    for (const response of held) answerJson(response);
    const answers = await Promise.all(asked);
    expect(statusesOf(answers)).toMatchObject({ 503: { length: 92 }, 200: { length: 8 } });
    expect(answers.find(({ status }) => status === 503)?.headers['retry-after']).toBe('5');
  });

  it('lets log-in, payments and records go on', async () => {
    const { org } = hangingOrg();
    const scene = await start({ org, settings });
    const reports = many(scene, 50);
    const others = await Promise.all([
      ...(await many(scene, 20, calls.session)).map((answer) => Promise.resolve(answer)),
      ...Array.from({ length: 10 }, () => scene.ask(calls.record)),
      ...[calls.logIn, calls.pay].map((path) =>
        scene.ask(path, { method: 'POST', headers: own, body: '{}' }),
      ),
    ]);
    expect(Object.keys(statusesOf(others))).toEqual(['200']);
    await reports;
  });

  it('is not asked while its class is paused, but for one try, which ends the pause', async () => {
    const { org, state } = hangingOrg();
    const scene = await start({ org, settings });
    await many(scene, 8);
    const asked = state.asked;
    const refused = await many(scene, 30);
    expect([Object.keys(statusesOf(refused)), state.asked]).toEqual([['503'], asked]);
    expect(limitsOf(scene)).toContain('account calls: paused');
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect(statusesOf(await many(scene, 30))).toMatchObject({ 503: { length: 29 }, 504: { length: 1 } });
    expect(state.asked).toBe(asked + 1);
    state.hangs = false;
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect(await scene.ask(calls.report)).toMatchObject({ status: 200 });
    expect(Object.keys(statusesOf(await many(scene, 8)))).toEqual(['200']);
  });

  it('is asked itself where one call took too long, so that nobody can make the host look down', async () => {
    const { org } = hangingOrg();
    const scene = await start({ org, settings: { org: { headersTimeout: 100 } } });
    expect(await scene.ask('/readyz')).toMatchObject({ status: 200 });
    expect(await scene.ask(calls.report)).toMatchObject({ status: 504 });
    expect(await scene.ask('/readyz')).toMatchObject({ status: 200 });
  });

  it('is not asked on for clients that have gone and wanted the head of an answer alone', async () => {
    const { org, state } = hangingOrg();
    const scene = await start({ org, settings });
    const controller = new AbortController();
    const how = { method: 'HEAD', signal: controller.signal };
    const asked = scene.ask(calls.report, how).catch(() => 'left');
    await until(() => state.asked === 1);
    controller.abort();
    expect(await asked).toBe('left');
    await until(() => state.closed === 1);
    expect(leftOf(scene)).toEqual(new Set(['account calls: cancelled']));
  });

  it('keeps nobody else waiting behind the many calls of one address', async () => {
    const held: ServerResponse[] = [];
    const scene = await start({
      org: (_request, response) => void held.push(response),
      settings: {
        org: { headersTimeout: 60_000, waitTimeout: 60_000, classes: { account: { ...places, places: 2 } } },
      },
    });
    const many = Array.from({ length: 40 }, () => scene.ask(calls.report, { from: attacker }));
    await until(() => held.length === 2);
    await until(() => limitsOf(scene).has('account calls: full'));
    const customer = scene.ask(calls.report);
    const other = scene.ask(calls.report, { from: '127.0.0.9' });
    await scene.ask('/healthz');
    // Two of the attacker's are under way; of those that wait each address has one turn after the other.
    for (let at = 0; at < 6; at += 1) {
      await until(() => held.length > at);
      answerJson(held[at] ?? expect.unreachable());
    }
    expect([(await customer).status, (await other).status]).toEqual([200, 200]);
    scene.host.server.server.closeAllConnections();
    await Promise.allSettled(many);
  });

  it('keeps no place for clients that have gone', async () => {
    const { org, state } = hangingOrg();
    const long = { org: { ...settings.org, headersTimeout: 60_000, waitTimeout: 60_000 } };
    const scene = await start({ org, settings: long });
    const controller = new AbortController();
    const leaving = Array.from({ length: 16 }, (_, at) =>
      scene.ask(calls.report, { ...from(at), signal: controller.signal }).catch(() => 'left'),
    );
    await until(() => state.asked === 8);
    controller.abort();
    expect(new Set(await Promise.all(leaving))).toEqual(new Set(['left']));
    await until(() => state.closed === state.asked);
    // One line for what they were at, however many they are.
    expect(leftOf(scene)).toEqual(new Set(['account calls: cancelled', 'account calls: waiting']));
    expect(scene.logged).toHaveLength(2);
    state.hangs = false;
    expect(Object.keys(statusesOf(await many(scene, 16)))).toEqual(['200']);
  });

  it('is not asked for clients that have gone while the counts of hosts were asked', async () => {
    const { org, state } = hangingOrg();
    const { promise: counted, resolve } = Promise.withResolvers<void>();
    let counting = 0;
    const scene = await start({
      org,
      counters: {
        async take() {
          counting += 1;
          await counted;
          return { count: 1, endsIn: 1_000 };
        },
        giveBack: async () => undefined,
        read: async () => 0,
      },
    });
    const controller = new AbortController();
    const asked = scene.ask(calls.report, { signal: controller.signal }).catch(() => 'left');
    await until(() => counting > 0);
    controller.abort();
    expect(await asked).toBe('left');
    // One more exchange, so that the host has seen the end of the other.
    expect(await scene.ask('/healthz')).toMatchObject({ status: 200 });
    resolve();
    await until(() => leftOf(scene).size > 0);
    expect([leftOf(scene), state.asked]).toEqual([new Set(['account calls: waiting']), 0]);
  });

  it('carries out a write that was sent, though its client has gone', async () => {
    let isDone = false;
    let wasCut = false;
    const scene = await start({
      org: (request, response) => {
        request.resume().on('end', () => setTimeout(() => answerJson(response), 200));
        response.once('close', () => {
          isDone = response.writableFinished;
          wasCut = !isDone;
        });
      },
    });
    const how = { method: 'POST', headers: own, body: '{"amount":5}' };
    await expect(scene.ask(calls.pay, { ...how, signal: AbortSignal.timeout(80) })).rejects.toThrow(
      'aborted',
    );
    await until(() => isDone || wasCut);
    expect(isDone).toBe(true);
    expect(leftOf(scene)).toEqual(new Set(['payments calls: passed on']));
  });

  it('ends an answer that comes a byte at a time', async () => {
    const scene = await start({
      org: (_request, response) => {
        response.setHeader('content-type', 'application/json').write('[');
        const timer = setInterval(() => response.write(' '), 20);
        response.once('close', () => clearInterval(timer));
      },
      settings: { org: { answerTimeout: 300 } },
    });
    expect(await scene.ask(calls.record)).toMatchObject({ status: 504 });
  });

  it('gives a download that stands still no place that others need', async () => {
    const org = (request: IncomingMessage, response: ServerResponse) =>
      request.url === calls.download
        ? void response.setHeader('content-type', 'application/pdf').end(Buffer.alloc(20_000_000, 97))
        : answerJson(response);
    const scene = await start({
      org,
      settings: {
        progress: { pressedGrace: 200, rate: 10_000_000 },
        org: { classes: { files: { places: 4, perSession: 9, perAddress: 9 } } },
      },
    });
    const text = `GET ${calls.download} HTTP/1.1\r\nHost: localhost:${scene.port}\r\n\r\n`;
    const stalled = await Promise.all([20, 20, 21, 21].map((at) => scene.open(text, `127.0.0.${at}`)));
    // A busy machine takes its time until they stand still.
    let status = 503;
    while (status === 503) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      ({ status } = await scene.ask(calls.download));
    }
    expect(status).toBe(200);
    expect(stalled.filter((socket) => socket.destroyed).length).toBeLessThan(stalled.length);
    expect(limitsOf(scene)).toContain('slow reader');
  });

  it('gives a reader that stalls no connection of its own', async () => {
    const body = JSON.stringify('x'.repeat(2_000_000));
    const scene = await start({
      org: (_request, response) => answerJson(response, body),
      settings: { org: { classes: { records: { places: 2 } } } },
    });
    const text = `GET ${calls.record} HTTP/1.1\r\nHost: localhost:${scene.port}\r\n\r\n`;
    await Promise.all(Array.from({ length: 30 }, () => scene.open(text, attacker)));
    expect(await scene.ask(calls.record)).toMatchObject({ status: 200, body });
  });
});

describe('a roll-out', () => {
  it('starts while the org is down, serves pages, and is ready when the org is there', async () => {
    let isUp = false;
    const scene = await start({
      org: (request, response) => (isUp ? answerJson(response) : void request.socket.destroy()),
      settings: { org: { probeInterval: 100 } },
    });
    const [page, notReady, health] = await Promise.all(
      ['/', '/readyz', '/healthz'].map((path) => scene.ask(path)),
    );
    expect([page?.status, notReady?.status, health?.status]).toEqual([200, 503, 200]);
    expect(JSON.parse(notReady?.body ?? '')).toMatchObject({ ready: false, org: 'unreachable' });
    isUp = true;
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(await scene.ask('/readyz')).toMatchObject({ status: 200 });
  });

  it('says that it is not ready, goes on for the delay, and finishes what is under way', async () => {
    const held: ServerResponse[] = [];
    const scene = await start({
      org: (request, response) => {
        const isHeld = request.url === calls.report || request.url === calls.upload;
        request.resume().on('end', () => (isHeld ? void held.push(response) : answerJson(response)));
      },
    });
    const form = { ...own, 'content-type': 'multipart/form-data; boundary=x' };
    const underWay = [
      ...Array.from({ length: 10 }, () => scene.ask(calls.report)),
      scene.ask(calls.upload, { method: 'POST', headers: form, body: '--x--' }),
    ];
    await until(() => held.length === underWay.length);
    expect(scene.host.hasFiles()).toBe(true);
    const { promise: drained, resolve: drain } = Promise.withResolvers<void>();
    const stopped = scene.host.stop(drained);
    expect(await scene.ask('/readyz')).toMatchObject({ status: 503 });
    expect(await scene.ask(calls.record)).toMatchObject({ status: 200, headers: { connection: 'close' } });
    drain();
    await until(() => !scene.host.server.server.listening);
    for (const response of held) answerJson(response);
    expect(Object.keys(statusesOf(await Promise.all(underWay)))).toEqual(['200']);
    await stopped;
    await expect(scene.ask('/healthz')).rejects.toThrow('ECONNREFUSED');
  });

  it('waits for no connection on which nothing was asked, as browsers open them in advance', async () => {
    const scene = await start({ org: (_request, response) => answerJson(response) });
    const silent = (await scene.open('')).resume();
    const cut = new Promise((resolve) => silent.once('close', resolve));
    await Promise.all([scene.host.stop(), cut]);
    expect(silent.bytesRead).toBe(0);
  });
});
