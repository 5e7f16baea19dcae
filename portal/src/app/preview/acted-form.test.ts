// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actForm, resumeForm } from './acted-form.ts';

const sent = vi.fn();
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

describe('a form that is come back to', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };

  it('is answered, kept and left the first time, and is as it was left the second time', async () => {
    const reload = vi.fn();
    await resumeForm(document, { kept: Promise.resolve(), storage, reload });
    expect([answers()['zip'], reload.mock.calls.length]).toEqual(['78701', 1]);
    document.querySelector<HTMLInputElement>('[name=zip]')?.setAttribute('value', '1');
    const before = answers();
    await resumeForm(document, { kept: Promise.resolve(), storage, reload });
    expect([answers(), reload.mock.calls.length, kept.size]).toEqual([before, 1, 0]);
  });
});
