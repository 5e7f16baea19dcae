// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { converse } from './hosted-conversation.ts';

const origin = 'https://pay.example';
const patience = 15_000;
const given = { token: 'tok_1a2b3c4d', brand: 'Visa', lastFour: '4242' };
const heightOf = (height: number) => ({ type: 'hosted-fields.height', height });
const submit = [{ type: 'hosted-fields.submit' }, origin];

const ends: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** A conversation with a frame that says what the test lets it say. */
function open() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { contentWindow } = frame;
  if (contentWindow === null) throw new Error('A frame of the document has a window.');
  const asked = vi.spyOn(contentWindow, 'postMessage').mockReturnValue();
  const listener = {
    onHeight: vi.fn(),
    onGiven: vi.fn(),
    onAsk: vi.fn(),
    onSilence: vi.fn(),
    onEnter: vi.fn(),
  };
  const { guard, end } = converse(frame, origin, listener);
  ends.push(end);
  const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(new MessageEvent('message', { origin, source: contentWindow, data, ...from }));
  const heard = () => Object.values(listener).flatMap((one) => one.mock.calls);
  /** Presses the form's button; the answer is undefined as long as there is none. */
  const press = (isChanged = false) => {
    const pressed: { answer?: string } = {};
    void guard({ isChanged: () => isChanged })?.then((answer) => (pressed.answer = answer));
    return async () => {
      await vi.advanceTimersByTimeAsync(0);
      return pressed.answer;
    };
  };
  return { asked, listener, end, say, heard, press };
}

describe('the form’s button', () => {
  it('asks a frame that is there at once, and waits for its word', async () => {
    const { asked, listener, say, press } = open();
    say(heightOf(100));
    expect(asked).not.toHaveBeenCalled();
    const answer = press();
    expect(asked.mock.calls).toEqual([submit]);
    expect(listener.onAsk).toHaveBeenCalledOnce();
    expect(await answer()).toBeUndefined();
    expect(listener.onHeight.mock.calls).toEqual([[100]]);
  });

  it('asks a frame that comes late when it comes, and once', async () => {
    const { asked, listener, say, press } = open();
    const answer = press();
    expect(listener.onAsk).toHaveBeenCalledOnce();
    expect(asked).not.toHaveBeenCalled();
    say(heightOf(100));
    expect(asked.mock.calls).toEqual([submit]);
    say(heightOf(200));
    expect(asked).toHaveBeenCalledOnce();
    expect(await answer()).toBeUndefined();
  });

  it.each([
    ['goes on with what is given', false, true],
    ['goes on, and what was changed meanwhile stays to be sent', true, false],
  ])('%s', async (_, isChanged, isAsked) => {
    const { listener, say, press } = open();
    say(heightOf(100));
    const answer = press(isChanged);
    say({ type: 'hosted-fields.given', ...given });
    expect(listener.onGiven.mock.calls).toEqual([[given, isAsked]]);
    expect(await answer()).toBe('pass');
    await vi.advanceTimersByTimeAsync(patience);
    expect(listener.onSilence).not.toHaveBeenCalled();
  });

  it('has the form judged when the frame refuses', async () => {
    const { listener, say, press } = open();
    const answer = press();
    say({ type: 'hosted-fields.refused' });
    expect(await answer()).toBe('refuse');
    expect([listener.onGiven.mock.calls, listener.onSilence.mock.calls]).toEqual([[], []]);
  });

  it('stops where the processor is lost', async () => {
    const { listener, say, press } = open();
    say(heightOf(100));
    const answer = press();
    say({ type: 'hosted-fields.lost' });
    expect(await answer()).toBe('stop');
    expect(listener.onSilence.mock.calls).toEqual([[true]]);
  });

  it.each([
    ['never was there', false],
    ['says no more', true],
  ])('waits so long for a frame that %s', async (_, isThere) => {
    const { listener, say, press } = open();
    if (isThere) say(heightOf(100));
    const answer = press();
    await vi.advanceTimersByTimeAsync(patience - 1);
    expect(await answer()).toBeUndefined();
    expect(listener.onSilence).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer()).toBe('stop');
    expect(listener.onSilence.mock.calls).toEqual([[isThere]]);
  });

  it('can be pressed again after each answer', async () => {
    const { asked, say, press } = open();
    say(heightOf(100));
    const first = press();
    say({ type: 'hosted-fields.refused' });
    const second = press();
    say({ type: 'hosted-fields.given', ...given });
    expect([await first(), await second()]).toEqual(['refuse', 'pass']);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe('a frame that is not asked', () => {
  it('may give an answer, which the form does not go on with', () => {
    const { listener, say, asked } = open();
    say({ type: 'hosted-fields.given', ...given });
    expect(listener.onGiven.mock.calls).toEqual([[given, false]]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('loses its processor without a word', () => {
    const { say, heard } = open();
    say({ type: 'hosted-fields.lost' });
    expect(heard()).toEqual([]);
  });

  it('tells of Enter', () => {
    const { listener, say, heard } = open();
    say({ type: 'hosted-fields.enter' });
    expect(listener.onEnter).toHaveBeenCalledOnce();
    expect(heard()).toHaveLength(1);
  });
});

describe('nothing is heard of', () => {
  it.each<[string, Partial<MessageEventInit>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: window }],
    ['no window', { source: null }],
    ['something else', { data: 'hosted-fields.enter' }],
  ])('%s', async (_, from) => {
    const { say, heard, press } = open();
    const answer = press();
    const before = heard().length;
    for (const type of ['given', 'refused', 'lost', 'enter', 'height'])
      say({ type: `hosted-fields.${type}`, height: 100, ...given }, from);
    expect(await answer()).toBeUndefined();
    expect(heard()).toHaveLength(before);
  });

  it('a conversation that has ended, and the button goes no further', async () => {
    const { listener, say, heard, end, press } = open();
    const answer = press();
    end();
    expect(await answer()).toBe('stop');
    const before = heard().length;
    say(heightOf(100));
    say({ type: 'hosted-fields.given', ...given });
    await vi.advanceTimersByTimeAsync(patience);
    expect(heard()).toHaveLength(before);
    expect(listener.onSilence).not.toHaveBeenCalled();
  });
});
