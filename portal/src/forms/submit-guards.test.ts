import { describe, expect, it, vi } from 'vitest';
import { createSubmitGuards } from './submit-guards.ts';
import type { GuardAnswer, SubmitGuard } from './submit-guards.ts';

/** A guard that answers when the test says so. */
function waiting() {
  const { promise, resolve } = Promise.withResolvers<GuardAnswer>();
  return { guard: vi.fn<SubmitGuard>(() => promise), answer: resolve };
}

function open() {
  const log: string[] = [];
  const guards = createSubmitGuards({
    onWaiting: (pending) => log.push(`waiting ${pending}`),
    onPass: () => log.push('pass'),
    onRefuse: () => log.push('refuse'),
    onStop: () => log.push('stop'),
  });
  return { guards, log };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the guards of a form', () => {
  it('let it go on at once where none of them waits', () => {
    const { guards, log } = open();
    guards.add('email', () => undefined);
    guards.run(['email']);
    expect(log).toEqual(['pass']);
  });

  it('begin together, in the order of the form, and are awaited one by one', async () => {
    const { guards, log } = open();
    const begun: string[] = [];
    const [card, email] = [waiting(), waiting()];
    card.guard.mockImplementationOnce((attempt) => (begun.push('card'), card.guard(attempt)));
    email.guard.mockImplementationOnce((attempt) => (begun.push('email'), email.guard(attempt)));
    guards.add('card', card.guard);
    guards.add('email', email.guard);
    guards.run(['email', 'card']);
    expect(begun).toEqual(['email', 'card']);
    card.answer('pass');
    await settle();
    expect(log).toEqual(['waiting 2']);
    email.answer('pass');
    await settle();
    expect(log).toEqual(['waiting 2', 'waiting 1', 'pass']);
  });

  it.each<[string, GuardAnswer, GuardAnswer, boolean, string]>([
    ['go on', 'pass', 'pass', false, 'pass'],
    ['go on, to be judged, where one has refused', 'refuse', 'pass', false, 'pass'],
    ['stop for one', 'pass', 'stop', false, 'stop'],
    ['stop for one beside a refusal', 'stop', 'refuse', false, 'stop'],
    ['stop where something was changed', 'pass', 'pass', true, 'stop'],
    ['are only judged where one has refused and something was changed', 'refuse', 'pass', true, 'refuse'],
  ])('%s', async (_, one, other, isChanged, want) => {
    const { guards, log } = open();
    const both = [waiting(), waiting()];
    both.forEach(({ guard }, index) => guards.add(String(index), guard));
    guards.run(['0', '1']);
    if (isChanged) guards.noteInput();
    both[1]?.answer(other);
    both[0]?.answer(one);
    await settle();
    expect(log.at(-1)).toBe(want);
  });

  it('take no second attempt while they are awaited, and another one after that', async () => {
    const { guards, log } = open();
    const { guard, answer } = waiting();
    guards.add('card', guard);
    guards.run(['card']);
    guards.run(['card']);
    expect(guard).toHaveBeenCalledTimes(1);
    answer('stop');
    await settle();
    guards.run(['card']);
    expect(guard).toHaveBeenCalledTimes(2);
    expect(log).toEqual(['waiting 1', 'stop', 'waiting 1']);
  });

  it('stop the form where the field goes while it is waited for', async () => {
    const { guards, log } = open();
    const remove = guards.add('card', waiting().guard);
    guards.run(['card']);
    remove();
    await settle();
    expect(log).toEqual(['waiting 1', 'stop']);
    guards.run(['card']);
    expect(log.at(-1)).toBe('pass');
  });

  it('go one by one: the others stay', () => {
    const { guards } = open();
    const stays = waiting();
    const remove = guards.add('card', waiting().guard);
    guards.add('email', stays.guard);
    remove();
    guards.run(['card', 'email']);
    expect(stays.guard).toHaveBeenCalledTimes(1);
  });
});
