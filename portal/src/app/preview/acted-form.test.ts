// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { actForm, resumeForm } from './acted-form.ts';

const sent = vi.fn();
// Files share a document: what stays in it stands in the way of the next one's.
afterAll(() => document.body.replaceChildren());

beforeEach(() => {
  sent.mockReset();
  document.body.innerHTML = `<div class="form">
    <input name="street" value="Elm Street">
    <input name="zip" autocomplete="postal-code">
    <input name="fixed" value="mine" readonly>
    <input type="date" name="day" max="2026-12-20">
    <textarea name="note"></textarea>
    <select name="state"><option value="">-</option><option value="TX">Texas</option></select>
    <input type="radio" name="how" value="mail"><input type="radio" name="how" value="email">
    <input type="checkbox" name="terms" value="yes">
    <div class="form-actions"><button type="button">Send</button></div></div>`;
  document.querySelector('button')?.addEventListener('click', sent);
});

const answers = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].flatMap((control) =>
      ['radio', 'checkbox'].includes(control.type) && !control.checked ? [] : [[control.name, control.value]],
    ),
  );

describe('a form that is acted', () => {
  it('is answered by what its questions are for, and keeps what is answered', async () => {
    await actForm(document, 'filled');
    expect(answers()).toEqual({
      street: 'Elm Street',
      zip: '78701',
      fixed: 'mine',
      day: '2026-12-20',
      note: 'An answer would be welcome.',
      state: 'TX',
      how: 'mail',
      terms: 'yes',
    });
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    ['empty', 0],
    ['errors', 1],
  ] as const)('is without answers where it is shown as %s', async (what, presses) => {
    await actForm(document, what);
    expect(answers()).toEqual({ street: '', zip: '', fixed: 'mine', day: '', note: '', state: '' });
    expect(sent).toHaveBeenCalledTimes(presses);
  });

  it('is sent step by step, until the page says what became of it', async () => {
    sent.mockImplementation(() => {
      if (sent.mock.calls.length === 3)
        document.body.innerHTML = '<div class="screen" data-sent="true"></div>';
    });
    await actForm(document, 'sent');
    expect(sent).toHaveBeenCalledTimes(3);
  });
});

it('a form that is come back to is answered, kept and left', async () => {
  const leave = vi.fn();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const left = resumeForm(document, { kept: promise, leave });
  resolve(undefined);
  await left;
  expect([answers()['zip'], leave.mock.calls.length]).toEqual(['78701', 1]);
});
