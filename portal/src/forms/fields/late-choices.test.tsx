// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { compileScreen } from '../../../screen-language/compile/compile-screen.ts';
import type { Sources } from '../../../screen-language/model/model.ts';
import type { ReadView } from '../../page/page.ts';
import { readsOfPrefill } from '../form-operations.ts';
import type { SendAnswers } from '../form-flow.ts';
import { judging } from '../judging.ts';
import { ScreenForm } from '../screen-form.tsx';
import { compileValidators } from '../testing/compiled-validators.ts';

const model = compileScreen(
  {
    version: 2,
    id: 'test/visit',
    route: '/test',
    access: 'customer',
    reads: {
      slots: { operation: 'getSlots', with: { day: { from: 'answers.day' } }, needed: false },
      cities: { operation: 'getCities' },
    },
    steps: [
      {
        id: 'when',
        fields: [
          { name: 'day', as: 'date', required: true },
          { name: 'city', as: 'select', options: { from: 'reads.cities.all' } },
          { name: 'slot', as: 'select', required: true, options: { from: 'reads.slots.free' } },
        ],
      },
    ],
    submit: { operation: 'save', done: {} },
    leave: 'freely',
  },
  {},
);

const validators = compileValidators(model.steps);

const nothing = () => undefined;
const view = (state: ReadView['state'], more: Partial<ReadView> = {}): ReadView => ({
  state,
  data: undefined,
  hasMore: false,
  more: nothing,
  refresh: nothing,
  ...more,
});
const texts = { text: (key: string) => key, optionalText: nothing, wholeText: nothing };

function formOf(slots: ReadView, send: SendAnswers) {
  const sources: Sources = {
    session: {},
    route: {},
    reads: { slots: slots.data, cities: { all: [] } },
    constants: {},
    brand: {},
    language: 'en',
    answers: {},
  };
  const page = {
    ...texts,
    language: 'en' as const,
    value: nothing,
    call: async () => ({ ok: true, data: undefined }) as const,
    read: () => slots,
  };
  return (
    <ScreenForm
      model={model}
      validators={validators}
      sources={sources}
      texts={texts}
      page={page}
      send={send}
      onEnter={nothing}
      renderDraft={undefined}
      onSnapshot={nothing}
    />
  );
}

const free = (...values: readonly string[]) =>
  view('ready', { data: { free: values.map((value) => ({ value, label: value })) } });
const slot = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'fields.slot.label' });

// A file of its own, which a form fetches with its first late options.
beforeAll(async () => {
  await judging.load();
  await import('./late-choices.tsx');
  Element.prototype.scrollIntoView = nothing;
});
afterEach(cleanup);

it('waits before it is shown for the options that depend on no answer only', () => {
  expect(readsOfPrefill(model)).toEqual(['cities']);
});

it.each([
  ['first asks for what they depend on', view('waiting'), 'choices.waiting'],
  ['say that they are on their way', view('loading'), 'loading'],
  ['say that there are none', free(), 'choices.empty'],
])('%s', async (_, slots, want) => {
  render(formOf(slots, vi.fn<SendAnswers>()));
  expect((await screen.findByText(want)).getAttribute('role')).toBe('status');
});

it('tells a failure in its place, and tries again', async () => {
  const refresh = vi.fn<() => void>();
  render(formOf(view('failed', { refresh }), vi.fn<SendAnswers>()));
  await screen.findByText('choices.failed');
  fireEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect(refresh).toHaveBeenCalledOnce();
});

it('takes an answer back that is offered no more, and never sends it', async () => {
  const send = vi.fn<SendAnswers>(async () => ({ ok: true, answer: undefined }));
  const { rerender } = render(formOf(free('8', '10'), send));
  await screen.findByRole('option', { name: '10' });
  fireEvent.change(screen.getByLabelText('fields.day.label'), { target: { value: '2026-12-01' } });
  fireEvent.change(slot(), { target: { value: '10' } });
  rerender(formOf(view('loading'), send));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'submit' })));
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').querySelector('a')?.getAttribute('href')).toBe('#when_slot');
  expect(document.getElementById('when_slot')).not.toBeNull();
  rerender(formOf(free('8', '12'), send));
  expect(slot().value).toBe('');
  fireEvent.change(slot(), { target: { value: '12' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'submit' })));
  expect(send.mock.calls[0]?.[1].answers).toMatchObject({ slot: '12' });
});
