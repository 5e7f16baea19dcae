import { describe, expect, it } from 'vitest';
import { createFakeTimer } from '../../testing/fake-timer.ts';
import { settled } from '../../testing/index.ts';
import { ann, annsName, createToyClient, getThing } from '../../toys/index.ts';
import { createRetries, withRetries } from './retries.ts';

const getPatiently = withRetries(getThing, { attempts: 2, timeLimit: 1_000, firstDelay: 100 });

function createPatient() {
  const timer = createFakeTimer();
  const toy = createToyClient({ traits: [createRetries({ timer, random: () => 0 })] });
  return {
    ...toy,
    timer,
    wait: async (milliseconds: number) => {
      timer.advance(milliseconds);
      await settled();
    },
  };
}

describe('a read with retries of its own', () => {
  it('is tried again, and shares its result with everybody', async () => {
    const { client, server, wait } = createPatient();
    const states: string[] = [];
    client.watch(getThing, annsName, ({ state }) => states.push(state));
    await server.last().answer(ann);
    const reading = client.refresh(getPatiently, annsName);
    await server.last().fail();
    await wait(0);
    expect(server.sent).toHaveLength(3);
    await server.last().answer({ ...ann, rev: 2 });
    expect(await reading).toMatchObject({ state: 'fulfilled', data: { rev: 2 } });
    expect([client.keyOf(getPatiently, annsName), states.at(-1)]).toEqual([
      client.keyOf(getThing, annsName),
      'fulfilled',
    ]);
  });

  it('ends after its attempts, each of which has its time', async () => {
    const { client, server, wait } = createPatient();
    const reading = client.read(getPatiently, annsName);
    await settled();
    await wait(1_000);
    await wait(0);
    expect(server.sent).toHaveLength(2);
    await wait(1_000);
    expect(await reading).toMatchObject({ state: 'error', error: { code: 'NETWORK' } });
    expect(server.sent.every(({ request }) => request.signal.aborted)).toBe(true);
  });

  it('is refused for a call that has a format of its own', () => {
    const own = { ...getThing, traits: { wireFormat: {} } };
    expect(() => withRetries(own, {})).toThrow('a format of its own');
  });
});
