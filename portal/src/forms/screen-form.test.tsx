// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Field, ScreenConfig } from '../../screen-language/generated/screen-config.gen.ts';
import { compileScreen } from '../../screen-language/compile/compile-screen.ts';
import { readPath } from '../../screen-language/model/dotted-path.ts';
import type { Sources } from '../../screen-language/model/model.ts';
import type { FormError } from '../../screen-language/model/state.ts';
import type { FormContext } from './fields/form-context.ts';
import type { SendAnswers } from './form-flow.ts';
import { judging } from './judging.ts';
import { ScreenForm } from './screen-form.tsx';
import { compileValidators } from './testing/compiled-validators.ts';

const config: ScreenConfig = {
  version: 2,
  id: 'test/form',
  route: '/test',
  access: 'customer',
  steps: [
    {
      id: 'one',
      fields: [
        { name: 'email', as: 'email', required: true },
        { name: 'phone', as: 'tel', prefill: { from: 'reads.contact.phone' } },
        { name: 'agree', as: 'consent', required: true, prefill: { from: 'reads.contact.agree' } },
      ],
    },
  ],
  submit: { operation: 'updateRecord', done: {} },
  leave: 'freely',
};

const model = compileScreen(config, {});
const texts = {
  text: (key: string, values?: { readonly email?: unknown }) =>
    key === 'rules.email' ? `such as ${String(values?.email)}` : key,
  optionalText: () => undefined,
  wholeText: () => undefined,
};
const sources: Sources = {
  session: {},
  route: {},
  reads: { contact: { phone: '5125550142', agree: true } },
  constants: {},
  brand: {},
  language: 'en',
  answers: {},
};

const paying = compileScreen(
  {
    ...config,
    id: 'test/pay',
    steps: [{ id: 'pay', fields: [{ name: 'card', as: 'hosted-card', required: true }] }],
  },
  {},
);

/** A form of one step with these fields. */
const formOf = (id: string, fields: [Field, ...Field[]]) =>
  compileScreen({ ...config, id, steps: [{ id: id.replace('/', '-'), fields }] }, {});

const payingTwice = formOf('test/pay-twice', [
  { name: 'card', as: 'hosted-card', required: true },
  { name: 'bank', as: 'hosted-bank', required: true },
]);

const payingChecked = formOf('test/pay-checked', [
  {
    name: 'email',
    as: 'email',
    required: true,
    check: { operation: 'checkEmail', with: { email: { from: 'item.answer' } }, warning: 'item.found.risk' },
  },
  { name: 'card', as: 'hosted-card', required: true },
]);

const hiding = compileScreen(
  {
    ...config,
    id: 'test/hide',
    conditions: { byPhone: { field: 'way', is: 'phone' } },
    steps: [
      {
        id: 'hide',
        fields: [
          { name: 'way', as: 'text' },
          { name: 'number', as: 'tel', show: 'byPhone' },
        ],
      },
    ],
  },
  {},
);

/** The length of one answer decides whether the other one is needed. */
const needing = compileScreen(
  {
    ...config,
    id: 'test/need',
    conditions: { many: { compare: { field: 'way' }, count: true, moreThan: 3 } },
    steps: [
      {
        id: 'need',
        fields: [
          { name: 'way', as: 'text' },
          { name: 'number', as: 'text', requiredWhen: 'many' },
        ],
      },
    ],
  },
  {},
);

const agreeing = compileScreen(
  {
    ...config,
    id: 'test/agree',
    steps: [
      {
        id: 'who',
        fields: [
          { name: 'email', as: 'email', required: true },
          { name: 'note', as: 'text' },
        ],
      },
      { id: 'terms', recalls: 'who', fields: [{ name: 'agree', as: 'consent', required: true }] },
      { id: 'check', as: 'review' },
    ],
  },
  {},
);
const validators = compileValidators(
  [model, paying, payingTwice, payingChecked, hiding, needing, agreeing].flatMap(({ steps }) => steps),
);

beforeAll(async () => {
  await judging.load();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const sent = { ok: true, answer: undefined } as const;

const page: FormContext['page'] = {
  language: 'en',
  text: (key) => key,
  optionalText: () => undefined,
  value: () => undefined,
  call: async () => ({ ok: true, data: undefined }),
  read: () => ({ state: 'waiting', data: undefined, hasMore: false, more: () => {}, refresh: () => {} }),
};

const formShown = (send: SendAnswers, shown = model, around = page) => (
  <ScreenForm
    model={shown}
    validators={validators}
    sources={sources}
    texts={{ ...texts }}
    page={around}
    send={send}
    onEnter={() => undefined}
    renderDraft={undefined}
    onSnapshot={() => undefined}
  />
);
const show = (...shown: Parameters<typeof formShown>) => render(formShown(...shown));

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'fields.email.label' });
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'fields.agree.label' });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'submit' }));
const fill = () => {
  fireEvent.change(email(), { target: { value: 'maria@example.com' } });
  fireEvent.click(consent());
};

describe('a form', () => {
  it('tells its errors in one place, takes the focus there, and links each to its field', () => {
    const send = vi.fn<SendAnswers>();
    show(send);
    press();
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary.parentElement);
    const links = [...summary.querySelectorAll('a')];
    expect(links).toHaveLength(2);
    fireEvent.click(links[0] ?? summary);
    expect(document.activeElement).toBe(email());
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(email().getAttribute('aria-describedby') ?? '')).not.toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('asks for an answer while the condition holds under which it is needed, and marks it so', () => {
    const send = vi.fn<SendAnswers>(async () => sent);
    show(send, needing);
    const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`fields.${name}.label`) });
    expect(box('number').getAttribute('aria-required')).toBeNull();
    fireEvent.change(box('way'), { target: { value: 'four' } });
    expect(box('number').getAttribute('aria-required')).toBe('true');
    press();
    expect(box('number').getAttribute('aria-invalid')).toBe('true');
    expect(send).not.toHaveBeenCalled();
    fireEvent.change(box('way'), { target: { value: 'two' } });
    press();
    expect(send).toHaveBeenCalledOnce();
  });

  it('goes on as soon as answers can be judged, though its texts have changed meanwhile', async () => {
    const send = vi.fn<SendAnswers>(async () => sent);
    const { rerender } = show(send);
    fill();
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof judging.load>>>();
    const now = vi.spyOn(judging, 'now').mockReturnValue(undefined);
    const load = vi.spyOn(judging, 'load').mockReturnValue(promise);
    press();
    rerender(formShown(send));
    now.mockRestore();
    load.mockRestore();
    const judge = judging.now();
    if (judge === undefined) throw new Error('It was loaded before.');
    resolve(judge);
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
  });

  it('names an address that is like the one that was typed', () => {
    show(vi.fn<SendAnswers>());
    fireEvent.change(email(), { target: { value: 'maria@' } });
    press();
    expect(screen.getAllByText('such as maria@example.com')).toHaveLength(2);
  });

  it('takes a message away while what is wrong is mended, before any press', () => {
    show(vi.fn<SendAnswers>());
    press();
    expect(email().getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(email(), { target: { value: 'maria@example.com' } });
    expect(email().getAttribute('aria-invalid')).toBeNull();
  });

  it('takes what is mended out of the list of errors, and the list away with its last entry', () => {
    show(vi.fn<SendAnswers>());
    press();
    const entries = () => [...(screen.queryByRole('alert')?.querySelectorAll('li') ?? [])].length;
    expect(entries()).toBe(2);
    fireEvent.change(email(), { target: { value: 'maria@' } });
    expect(entries()).toBe(2);
    fireEvent.change(email(), { target: { value: 'maria@example.com' } });
    expect(entries()).toBe(1);
    fireEvent.click(consent());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what the org said of an answer until that answer is another one', async () => {
    const errors: readonly FormError[] = [{ field: 'email', message: 'Already in use' }];
    show(vi.fn<SendAnswers>().mockResolvedValue({ ok: false, errors }));
    fill();
    press();
    await screen.findByRole('alert');
    fireEvent.change(screen.getByRole('textbox', { name: /phone/ }), { target: { value: '5125550199' } });
    expect(screen.getByRole('alert').textContent).toContain('Already in use');
    fireEvent.change(email(), { target: { value: 'ana@example.com' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not judge an answer that was hidden again', async () => {
    const send = vi.fn<SendAnswers>().mockResolvedValue(sent);
    show(send, hiding);
    const box = (name: RegExp) => screen.getByRole('textbox', { name });
    fireEvent.change(box(/way/), { target: { value: 'phone' } });
    fireEvent.change(box(/number/), { target: { value: 'no number' } });
    press();
    expect(send).not.toHaveBeenCalled();
    fireEvent.change(box(/way/), { target: { value: 'post' } });
    press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[1].answers).toEqual({ way: 'post' });
  });

  it('never ticks a consent beforehand', () => {
    show(vi.fn<SendAnswers>());
    expect(consent().checked).toBe(false);
  });

  it('shows what the server refuses at the field, and keeps what was typed', async () => {
    const errors: readonly FormError[] = [{ field: 'email', message: 'Already in use' }];
    show(vi.fn<SendAnswers>().mockResolvedValue({ ok: false, errors }));
    fill();
    press();
    await waitFor(() => expect(screen.getAllByText('Already in use')).toHaveLength(2));
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(email().value).toBe('maria@example.com');
    expect(consent().checked).toBe(true);
  });

  it('is sent once, however often the button is pressed, with phones as the org keeps them', async () => {
    let finish: (how: typeof sent) => void = () => undefined;
    const send = vi.fn<SendAnswers>(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    show(send);
    fill();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /phone/ }).value).toBe('(512) 555-0142');
    press();
    const form = document.querySelector('form');
    if (form !== null) fireEvent.submit(form);
    fireEvent.click(screen.getByRole('button', { name: 'sending' }));
    expect(send).toHaveBeenCalledTimes(1);
    const [, given, sending] = send.mock.calls[0] ?? [];
    expect(given?.answers).toEqual({ email: 'maria@example.com', phone: '5125550142', agree: true });
    expect(sending?.before).toEqual({ phone: '5125550142' });
    await act(async () => finish(sent));
  });

  it('recalls what a step is about, with a way back, and leaves out of reviews what was left open', async () => {
    show(vi.fn<SendAnswers>(), agreeing);
    fireEvent.change(email(), { target: { value: 'maria@example.com' } });
    const next = () => fireEvent.click(screen.getByRole('button', { name: 'next' }));
    next();
    expect((await screen.findByRole('definition')).textContent).toBe('maria@example.com');
    fireEvent.click(consent());
    next();
    await screen.findByText('choices.yes');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'fields.email.label',
      'fields.agree.label',
    ]);
    fireEvent.click(screen.getAllByRole('button', { name: 'review.change' })[0] ?? document.body);
    expect(email().value).toBe('maria@example.com');
  });

  describe('with a card', () => {
    const card = { token: 'tok_1a2b3c4d', brand: 'Visa', lastFour: '4242' };
    const busy = () => screen.queryByRole('button', { name: 'sending' });
    const meta = document.createElement('meta');
    meta.name = 'portal-payments';
    meta.content = 'https://pay.example';

    beforeEach(() => document.head.append(meta));
    afterEach(() => {
      vi.useRealTimers();
      meta.remove();
    });

    /** A frame of the form, which says what it is told to say. */
    async function openFrame(title = 'fields.card.label') {
      const frame = await screen.findByTitle<HTMLIFrameElement>(title);
      const heard = vi.fn();
      if (frame.contentWindow !== null) frame.contentWindow.postMessage = heard;
      const { contentWindow: source } = frame;
      const say = (type: string, more = {}) => {
        const data = { type: `hosted-fields.${type}`, ...more };
        const message = new MessageEvent('message', { origin: 'https://pay.example', source, data });
        return act(async () => void window.dispatchEvent(message));
      };
      return { say, heard };
    }

    async function showFrame(send: SendAnswers) {
      show(send, paying);
      return openFrame();
    }

    it('asks the frame for it when its button is pressed, waits, and goes on by itself', async () => {
      const send = vi.fn<SendAnswers>().mockResolvedValue(sent);
      const { say, heard } = await showFrame(send);
      await say('height', { height: 200 });
      press();
      expect(heard.mock.calls).toEqual([[{ type: 'hosted-fields.submit' }, 'https://pay.example']]);
      expect(busy()).not.toBeNull();
      fireEvent.click(busy() ?? document.body);
      expect(heard).toHaveBeenCalledTimes(1);
      await say('given', card);
      await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
      expect(send.mock.calls[0]?.[1].answers).toEqual({ card });
    });

    it('asks a frame that was not there yet as soon as it is, and by Enter in the frame', async () => {
      const { say, heard } = await showFrame(vi.fn<SendAnswers>());
      await say('enter');
      expect(busy()).not.toBeNull();
      expect(heard).not.toHaveBeenCalled();
      await say('height', { height: 200 });
      await say('height', { height: 210 });
      expect(heard).toHaveBeenCalledTimes(1);
    });

    it('tells what is wrong when the frame has refused it, and asks again', async () => {
      const send = vi.fn<SendAnswers>().mockResolvedValue(sent);
      const { say, heard } = await showFrame(send);
      await say('height', { height: 200 });
      press();
      await say('refused');
      expect(busy()).toBeNull();
      expect(screen.getByRole('alert').querySelectorAll('a')).toHaveLength(1);
      press();
      expect(heard).toHaveBeenCalledTimes(2);
      await say('given', card);
      expect(screen.queryByRole('alert')).toBeNull();
      await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    });

    it('says so when no answer comes, and can be sent again', async () => {
      const send = vi.fn<SendAnswers>().mockResolvedValue(sent);
      const { say, heard } = await showFrame(send);
      await say('height', { height: 200 });
      vi.useFakeTimers();
      press();
      await act(() => vi.advanceTimersByTimeAsync(15_000));
      vi.useRealTimers();
      expect(screen.getByRole('alert').textContent).toBe('hosted.silent');
      expect(busy()).toBeNull();
      press();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(heard).toHaveBeenCalledTimes(2);
      await say('given', card);
      await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    });

    describe('and another field that waits, in one step', () => {
      const bank = { token: 'tok_9z8y7x6w', brand: 'Lakes Bank', lastFour: '6789' };
      const gone = () => screen.findByText('hosted.given');

      it('waits for the second frame after the first one has refused, and sends nothing', async () => {
        const send = vi.fn<SendAnswers>().mockResolvedValue(sent);
        show(send, payingTwice);
        const cardFrame = await openFrame();
        const bankFrame = await openFrame('fields.bank.label');
        await cardFrame.say('height', { height: 200 });
        await bankFrame.say('height', { height: 200 });
        press();
        expect([cardFrame.heard.mock.calls.length, bankFrame.heard.mock.calls.length]).toEqual([1, 1]);
        await cardFrame.say('refused');
        expect(busy()).not.toBeNull();
        expect(screen.queryByRole('alert')).toBeNull();
        await bankFrame.say('given', bank);
        expect(busy()).toBeNull();
        const summary = screen.getByRole('alert');
        expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
          'rules.required',
        ]);
        expect(send).not.toHaveBeenCalled();
        await gone();
        press();
        await cardFrame.say('given', card);
        await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
        expect(send.mock.calls[0]?.[1].answers).toEqual({ card, bank });
      });

      it('waits for both where the first one is silent for long', async () => {
        const send = vi.fn<SendAnswers>().mockResolvedValue(sent);
        show(send, payingTwice);
        const cardFrame = await openFrame();
        const bankFrame = await openFrame('fields.bank.label');
        await cardFrame.say('height', { height: 200 });
        await bankFrame.say('height', { height: 200 });
        press();
        await bankFrame.say('given', bank);
        expect(busy()).not.toBeNull();
        await cardFrame.say('given', card);
        await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
      });

      it('stops for a warning about the e-mail address, and keeps what the frame gave', async () => {
        const send = vi.fn<SendAnswers>().mockResolvedValue(sent);
        const checks: ((found: unknown) => void)[] = [];
        const call = () =>
          new Promise<{ ok: true; data: unknown }>((resolve) => {
            checks.push((data) => resolve({ ok: true, data }));
          });
        show(send, payingChecked, {
          ...page,
          call,
          value: (source, item) => (source === 'item.found.risk' ? readPath({ item }, source) : undefined),
          optionalText: (key) => key,
        });
        const { say } = await openFrame();
        await say('height', { height: 200 });
        fireEvent.change(email(), { target: { value: 'maria@gmial.com' } });
        await screen.findByRole('status');
        press();
        await waitFor(() => expect(checks).toHaveLength(1));
        await act(async () => checks[0]?.({ risk: 'typo' }));
        expect(busy()).not.toBeNull();
        await say('given', card);
        expect(busy()).toBeNull();
        expect(send).not.toHaveBeenCalled();
        expect(document.activeElement).toBe(email());
        expect(screen.getByText('fields.email.warnings.typo')).toBeTruthy();
        await gone();
        // The warning was seen.
        press();
        await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
        expect(send.mock.calls[0]?.[1].answers).toEqual({ email: 'maria@gmial.com', card });
      });

      it('does not go on by itself where something was typed while it waited', async () => {
        const send = vi.fn<SendAnswers>().mockResolvedValue(sent);
        show(send, payingChecked);
        const { say } = await openFrame();
        await say('height', { height: 200 });
        fireEvent.change(email(), { target: { value: 'maria@example.com' } });
        press();
        fireEvent.input(email(), { target: { value: 'ana@example.com' } });
        await say('given', card);
        await waitFor(() => expect(busy()).toBeNull());
        expect(send).not.toHaveBeenCalled();
        expect(email().value).toBe('ana@example.com');
      });
    });
  });
});
