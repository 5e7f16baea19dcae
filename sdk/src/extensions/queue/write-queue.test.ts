import { describe, expect, it } from 'vitest';
import { dataOf } from '../../query/lookup.ts';
import { annsName, getThing, saveThing, settled, signIn } from '../../../toys/index.ts';
import { createQueueScene, type QueuePage } from '../../../toys/queue-scene.ts';
import { REFUSED_NAME, type Way } from '../../../toys/thing-server.ts';
import type { KeyedStorage } from '../storage/storage.ts';

const naming = (Name: string, Id = 'a') => ({ fields: { Id, Name } });
const states = ({ queue }: QueuePage) => queue.entries().map(({ state }) => state);
const told = ({ events }: QueuePage) => events.map(({ type }) => type);
const full: KeyedStorage = { update: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) };

async function scene(options: Parameters<ReturnType<typeof createQueueScene>['open']>[0] = {}) {
  const all = createQueueScene();
  const page = all.open(options);
  await page.queue.open('ann');
  const names = () => all.server.applied.map(({ name }) => name);
  const reload = async (from: QueuePage = page) => {
    from.kill();
    const next = all.open(options);
    await next.queue.open('ann');
    await settled();
    return next;
  };
  return { ...all, page, ...page, names, reload };
}

describe('a queue with a connection', () => {
  it('writes at once, under a key', async () => {
    const { queue, server, page } = await scene();
    const delivery = await queue.write(saveThing, naming('one'));
    expect(delivery).toMatchObject({ state: 'done', data: { fields: { Name: { value: 'one' } } } });
    expect(server.sent).toEqual([{ id: 'a', name: 'one', key: 'id-1' }]);
    expect([states(page), told(page)]).toEqual([[], []]);
  });

  it('throws what the server refuses, and keeps nothing', async () => {
    const { queue, page } = await scene();
    await expect(queue.write(saveThing, naming(REFUSED_NAME))).rejects.toMatchObject({ status: 400 });
    expect(states(page)).toEqual([]);
  });

  it('lets writes of one record follow each other', async () => {
    const { queue, server, names } = await scene();
    server.way = 'closed';
    const first = queue.write(saveThing, naming('one'));
    const second = queue.write(saveThing, naming('two'));
    await first;
    server.way = 'open';
    await second;
    expect(names()).toEqual([]);
    expect(queue.entries().map(({ config }) => config)).toEqual([naming('one'), naming('two')]);
  });
});

describe('a write that nobody answers', () => {
  it.each<Way>(['closed', 'answer lost', 'busy'])('is kept and sent again under its key: %s', async (way) => {
    const { queue, server, page, timer, names } = await scene();
    server.way = way;
    expect(await queue.write(saveThing, naming('one'))).toMatchObject({ state: 'queued' });
    expect(states(page)).toEqual(['waiting']);
    server.way = 'open';
    timer.advance(1_000);
    await settled();
    expect([names(), states(page), told(page)]).toEqual([['one'], [], ['queued', 'applied']]);
    expect(new Set(server.sent.map(({ key }) => key))).toEqual(new Set(['id-1']));
  });

  it('is tried again after delays that double', async () => {
    const { queue, server, timer } = await scene({ random: () => 0.999_999 });
    server.way = 'busy';
    await queue.write(saveThing, naming('one'));
    const delays: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const delay = timer.next() ?? 0;
      delays.push(Math.round(delay / 1000));
      timer.advance(delay);
      await settled();
    }
    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300]);
  });

  it('waits for the connection, with all that comes after it', async () => {
    const { queue, server, page, goOffline, goOnline, names } = await scene();
    goOffline();
    await queue.write(saveThing, naming('one'));
    await queue.write(saveThing, naming('two', 'b'));
    await settled();
    expect(server.sent).toEqual([]);
    goOnline();
    await settled();
    expect([names(), states(page)]).toEqual([['one', 'two'], []]);
  });

  it('stays where it is when the session has run out, until the queue is opened again', async () => {
    const { queue, server, page, goOffline, goOnline, names } = await scene();
    goOffline();
    await queue.write(saveThing, naming('one'));
    server.signOut();
    goOnline();
    await settled();
    expect([states(page), page.timer.next()]).toEqual([['waiting'], undefined]);
    server.signIn();
    await queue.open('ann');
    await settled();
    expect(names()).toEqual(['one']);
  });
});

describe('a queued write', () => {
  it('survives a reload', async () => {
    const { queue, page, goOffline, goOnline, reload, names } = await scene();
    goOffline();
    await queue.write(saveThing, naming('one'));
    const next = await reload(page);
    expect(states(next)).toEqual(['waiting']);
    goOnline();
    await settled();
    expect([names(), states(next)]).toEqual([['one'], []]);
  });

  it('that was being sent when the page crashed is sent again under its key', async () => {
    const { queue, server, page, goOffline, goOnline, reload, names } = await scene();
    goOffline();
    await queue.write(saveThing, naming('one'));
    goOnline();
    for (let turn = 0; server.sent.length === 0 && turn < 1_000; turn += 1) await Promise.resolve();
    page.kill();
    const next = await reload(page);
    expect([names(), states(next)]).toEqual([['one'], []]);
    expect(server.sent.map(({ key }) => key)).toEqual(['id-1', 'id-1']);
  });

  it('is sent by one page of several, and leaves the lists of all', async () => {
    const { queue, server, page, open, goOffline, goOnline } = await scene();
    const other = open();
    await other.queue.open('ann');
    goOffline();
    await queue.write(saveThing, naming('one'));
    await settled();
    expect(states(other)).toEqual(['waiting']);
    goOnline();
    await settled();
    expect(server.sent).toHaveLength(1);
    expect([states(page), states(other)]).toEqual([[], []]);
  });

  it('is set aside when the server refuses it, and the others go on', async () => {
    const { queue, page, goOffline, goOnline, names } = await scene();
    goOffline();
    await queue.write(saveThing, naming(REFUSED_NAME));
    await queue.write(saveThing, naming('two'));
    goOnline();
    await settled();
    expect(names()).toEqual(['two']);
    expect(queue.entries()).toMatchObject([
      { state: 'refused', attempts: 1, lastError: { code: 'HTTP', status: 400, message: 'BAD_NAME' } },
    ]);
    expect(told(page)).toEqual(['queued', 'queued', 'refused', 'applied']);
    const [{ id = '' } = {}] = queue.entries();
    await queue.resolve(id, { do: 'replace', config: naming('three') });
    await settled();
    expect([names(), states(page)]).toEqual([['two', 'three'], []]);
  });

  it('is set aside when the specs are others, until it is wanted again', async () => {
    const { queue, page, open, goOffline, goOnline, names } = await scene();
    goOffline();
    await queue.write(saveThing, naming('one'));
    page.kill();
    goOnline();
    const next = open({ version: '2' });
    await next.queue.open('ann');
    await settled();
    expect([states(next), names()]).toEqual([['refused'], []]);
    await next.queue.retry(next.queue.entries()[0]?.id ?? '');
    await settled();
    expect([states(next), names()]).toEqual([[], ['one']]);
  });

  it('is dropped where the app wants it', async () => {
    const { queue, page, goOffline, goOnline, names } = await scene();
    goOffline();
    await queue.write(saveThing, naming('one'));
    await queue.drop('id-1');
    goOnline();
    await settled();
    expect([names(), states(page), told(page)]).toEqual([[], [], ['queued', 'dropped']]);
  });

  it('tells those who listen, with a list that stays the same between changes', async () => {
    const { queue, goOffline } = await scene();
    const seen: (readonly unknown[])[] = [];
    const stop = queue.subscribe(() => seen.push(queue.entries()));
    goOffline();
    await queue.write(saveThing, naming('one'));
    await queue.write(saveThing, naming('two'));
    stop();
    await queue.drop('id-1');
    expect(seen.map(({ length }) => length)).toEqual([1, 2]);
    expect(queue.entries()).toBe(queue.entries());
  });
});

describe('a record that was changed elsewhere', () => {
  async function conflict() {
    const all = await scene({ currentOf: async ({ records }) => ({ now: records }) });
    await all.client.read(getThing, annsName);
    all.goOffline();
    await all.queue.write(saveThing, naming('one'));
    await all.queue.write(saveThing, naming('two'));
    await all.queue.write(saveThing, naming('other', 'b'));
    all.server.changeElsewhere('a');
    all.goOnline();
    await settled();
    return all;
  }

  it('is a conflict that holds back its own later writes only', async () => {
    const { page, names, events } = await conflict();
    expect([states(page), names()]).toEqual([['conflict', 'waiting'], ['other']]);
    expect(events.find(({ type }) => type === 'conflict')).toMatchObject({
      entry: { config: naming('one') },
      current: { now: ['Thing/a'] },
    });
  });

  it('takes a write that overwrites it, and those made in view of that', async () => {
    const { queue, page, names } = await conflict();
    await queue.resolve('id-1', { do: 'overwrite' });
    await settled();
    expect([states(page), names()]).toEqual([[], ['other', 'one', 'two']]);
  });

  it('stays when the write is dropped; a later one is in conflict, too', async () => {
    const { queue, page, names } = await conflict();
    await queue.resolve('id-1', { do: 'drop' });
    await settled();
    expect([states(page), names()]).toEqual([['conflict'], ['other']]);
  });

  it('takes another write that was made in view of it', async () => {
    const { queue, client, page, names } = await conflict();
    await client.read(getThing, annsName, { policy: 'no-cache' });
    await queue.resolve('id-1', { do: 'replace', config: naming('both') });
    await settled();
    expect([states(page), names()]).toEqual([[], ['other', 'both', 'two']]);
  });

  it('takes no replacement that the operation refuses', async () => {
    const { queue, page } = await conflict();
    const resolving = queue.resolve('id-1', { do: 'replace', config: {} });
    await expect(resolving).rejects.toMatchObject({ code: 'INVALID_CONFIG' });
    expect(states(page)).toEqual(['conflict', 'waiting']);
  });
});

describe('a storage that is out of order', () => {
  it('makes a write fail that cannot be sent', async () => {
    const { queue, goOffline, page } = await scene({ storage: full });
    goOffline();
    await expect(queue.write(saveThing, naming('one'))).rejects.toMatchObject({ code: 'STORAGE' });
    expect(states(page)).toEqual([]);
  });

  it('keeps no write from a server that answers', async () => {
    const { queue } = await scene({ storage: full });
    expect(await queue.write(saveThing, naming('one'))).toMatchObject({ state: 'done' });
  });
});

describe('the user', () => {
  it('sees other writes than the next one', async () => {
    const { queue, page, goOffline } = await scene();
    goOffline();
    await queue.write(saveThing, naming('one'));
    await queue.open('bob');
    expect(states(page)).toEqual([]);
    await queue.open('ann');
    expect(states(page)).toEqual(['waiting']);
  });

  it('takes all along on signing out, and is told', async () => {
    const { queue, client, page, goOffline } = await scene();
    goOffline();
    await queue.write(saveThing, naming('one'));
    client.changeSession('ends');
    await settled();
    expect(page.events.at(-1)).toMatchObject({
      type: 'dropped',
      reason: 'signedOut',
      entries: [{ id: 'id-1' }],
    });
    await queue.open('ann');
    expect(states(page)).toEqual([]);
  });

  it('keeps all when another session begins', async () => {
    const { queue, client, page, goOffline } = await scene();
    goOffline();
    await queue.write(saveThing, naming('one'));
    client.changeSession('begins');
    expect(states(page)).toEqual([]);
    await queue.open('ann');
    expect(states(page)).toEqual(['waiting']);
  });

  it('takes along what waits in a queue that was closed before', async () => {
    const { queue, client, page, goOffline } = await scene();
    goOffline();
    await queue.write(saveThing, naming('one'));
    queue.close();
    client.changeSession('ends');
    await settled();
    await queue.open('ann');
    expect([told(page), states(page)]).toEqual([['queued', 'dropped'], []]);
  });

  it.each([
    ['before any of them was sent', 0],
    ['while the first of them was in flight', 1],
  ])('sends no writes of the one before, who left %s', async (_, sent) => {
    const { queue, client, server } = await scene();
    const { fetch } = server;
    const gate = Promise.withResolvers<void>();
    server.fetch = async (request) => {
      const answer = await fetch(request);
      await gate.promise;
      return answer;
    };
    const writing = Promise.allSettled(['one', 'two'].map((name) => queue.write(saveThing, naming(name))));
    if (sent > 0) await settled();
    client.changeSession('begins');
    await queue.open('bob');
    gate.resolve();
    const gone = { status: 'rejected', reason: expect.objectContaining({ code: 'SESSION_CHANGED' }) };
    expect(await writing).toEqual([gone, gone]);
    await settled();
    expect([server.sent.length, queue.entries()]).toEqual([sent, []]);
  });

  it('that nobody knows writes without a queue', async () => {
    const { queue, server } = await scene();
    queue.close();
    expect(await queue.write(saveThing, naming('one'))).toMatchObject({ state: 'done' });
    server.way = 'closed';
    await expect(queue.write(saveThing, naming('two'))).rejects.toMatchObject({ code: 'NETWORK' });
  });
});

describe('what a queue is not for', () => {
  it('is a configuration that the operation refuses', async () => {
    const { queue, goOffline } = await scene();
    goOffline();
    const nothing = {} as { fields: { [name: string]: string } };
    await expect(queue.write(saveThing, nothing)).rejects.toMatchObject({ code: 'INVALID_CONFIG' });
  });

  it('is an operation that it was not made with', async () => {
    const { queue } = await scene();
    await expect(queue.write(signIn, { name: 'Ann' })).rejects.toMatchObject({ code: 'INVARIANT' });
  });
});

describe('what a queued write will bring', () => {
  const nameIn = ({ client }: QueuePage) => dataOf(client.peek(getThing, annsName))?.fields['Name']?.value;

  it('is shown until the server has it, also after a reload', async () => {
    const { queue, client, page, goOffline, goOnline, reload, names } = await scene();
    await client.read(getThing, annsName);
    goOffline();
    await queue.write(saveThing, naming('one'));
    expect(nameIn(page)).toBe('one');
    const next = await reload(page);
    await next.client.read(getThing, annsName);
    expect([nameIn(next), names()]).toEqual(['one', []]);
    goOnline();
    await settled();
    expect([nameIn(next), names()]).toEqual(['one', ['one']]);
  });

  it('is shown no more when it is dropped', async () => {
    const { queue, client, page, goOffline } = await scene();
    await client.read(getThing, annsName);
    goOffline();
    await queue.write(saveThing, naming('one'));
    await queue.drop('id-1');
    expect(nameIn(page)).toBe('new');
  });

  it('is not shown where the app does not wish it', async () => {
    const { queue, client, page, goOffline } = await scene();
    await client.read(getThing, annsName);
    goOffline();
    const writing = queue.write(saveThing, naming('one'), { optimistic: false });
    expect(nameIn(page)).toBe('new');
    await writing;
    expect(nameIn(page)).toBe('new');
  });
});
