// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSubmitGuards } from '../submit-guards.ts';
import { longestWait, watchAnswer } from './answer-watch.ts';
import type { Finding } from './answer-watch.ts';

const warning: Finding = { warning: 'Look again', suggestions: [] };

let end = () => {};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  end();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A form with one control, and an org that answers when it is told to. */
function open(finding: Finding | undefined) {
  const form = document.createElement('form');
  const control = document.createElement('input');
  const other = document.createElement('input');
  form.append(control, other);
  document.body.append(form);
  const asked: { answer: string; answerIt: () => Promise<void> }[] = [];
  const tell = vi.fn();
  const onAsking = vi.fn();
  const sent = vi.fn();
  const guards = createSubmitGuards({
    onWaiting: () => onAsking(true),
    onPass: () => {
      onAsking(false);
      sent();
    },
    onRefuse: () => undefined,
    onStop: () => onAsking(false),
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    guards.run([]);
  });
  form.addEventListener('input', guards.noteInput);
  const watch = watchAnswer(control, {
    show: tell,
    check: (answer) =>
      new Promise((resolve) => {
        const answerIt = async () => {
          resolve(finding);
          await vi.advanceTimersByTimeAsync(0);
        };
        asked.push({ answer, answerIt });
      }),
  });
  const removeGuard = guards.add('email', watch.guard);
  end = () => {
    watch.end();
    removeGuard();
  };
  const type = (text: string) => {
    control.focus();
    control.value = text;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { form, control, other, asked, tell, onAsking, sent, type, settle };
}

describe('an answer that is looked at', () => {
  it('is asked about when its control is left, once', async () => {
    const { other, control, asked, type, settle, tell } = open(warning);
    type(' maria@gmial.com ');
    other.focus();
    control.focus();
    other.focus();
    await settle();
    expect(asked.map(({ answer }) => answer)).toEqual(['maria@gmial.com']);
    await asked[0]?.answerIt();
    expect(tell).toHaveBeenLastCalledWith(warning);
    type('maria@gmail.com');
    expect(tell).toHaveBeenLastCalledWith(undefined);
  });

  it('lets the form go on after a warning that was seen', async () => {
    const { form, other, asked, type, settle, sent } = open(warning);
    type('maria@gmial.com');
    other.focus();
    await settle();
    await asked[0]?.answerIt();
    form.requestSubmit();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('makes the form wait, and stops it once with a warning that was not seen', async () => {
    const { form, control, asked, type, settle, sent, onAsking } = open(warning);
    type('maria@gmial.com');
    form.requestSubmit();
    form.requestSubmit();
    await settle();
    expect(onAsking.mock.calls).toEqual([[true]]);
    await asked[0]?.answerIt();
    expect(onAsking.mock.calls).toEqual([[true], [false]]);
    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(control);
    form.requestSubmit();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('leaves what the form judges by itself to the form', async () => {
    const { form, asked, type, settle, sent } = open({ ...warning, isJudged: true });
    type('maria');
    form.requestSubmit();
    await settle();
    await asked[0]?.answerIt();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('lets the form go on by itself where there is nothing to say', async () => {
    const { form, asked, type, settle, sent } = open(undefined);
    type('maria@gmail.com');
    form.requestSubmit();
    await settle();
    await asked[0]?.answerIt();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('does not keep the customer waiting for an org that is silent', async () => {
    const { form, type, sent, onAsking } = open(undefined);
    type('maria@gmail.com');
    form.requestSubmit();
    await vi.advanceTimersByTimeAsync(longestWait);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(onAsking).toHaveBeenLastCalledWith(false);
  });

  it('moves nothing while something is pressed', async () => {
    const { other, asked, type, settle, tell } = open(warning);
    type('maria@gmial.com');
    other.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    other.focus();
    await settle();
    await asked[0]?.answerIt();
    expect(tell).not.toHaveBeenCalledWith(warning);
    other.dispatchEvent(new Event('pointerup', { bubbles: true }));
    await settle();
    expect(tell).toHaveBeenLastCalledWith(warning);
  });

  it('asks nothing about an empty control', async () => {
    const { form, other, asked, type, settle, sent } = open(warning);
    type('');
    other.focus();
    await settle();
    form.requestSubmit();
    expect(asked).toEqual([]);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('does not let a form go on by itself in which something was changed while it waited', async () => {
    const { form, asked, type, sent, onAsking, settle } = open(undefined);
    type('maria@gmail.com');
    form.requestSubmit();
    await settle();
    type('maria@g');
    await asked[0]?.answerIt();
    expect(sent).not.toHaveBeenCalled();
    expect(onAsking).toHaveBeenLastCalledWith(false);
  });

  it('is told at its own words only, and again when they are typed again', async () => {
    const { other, asked, type, settle, tell } = open(warning);
    type('maria@gmial.com');
    other.focus();
    await settle();
    type('maria@gmial.co');
    await asked[0]?.answerIt();
    expect(tell).not.toHaveBeenCalledWith(warning);
    type('maria@gmial.com');
    expect(tell).toHaveBeenLastCalledWith(warning);
  });

  it('frees the form when its field goes while it waits', async () => {
    const { form, type, onAsking, settle } = open(undefined);
    type('maria@gmail.com');
    form.requestSubmit();
    await settle();
    end();
    await settle();
    expect(onAsking).toHaveBeenLastCalledWith(false);
  });
});
