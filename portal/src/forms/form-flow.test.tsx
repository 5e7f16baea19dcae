// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { compileScreen } from '../../screen-language/compile/compile-screen.ts';
import type { Answers, Sources } from '../../screen-language/model/model.ts';
import { useFormFlow } from './form-flow.ts';
import type { SendAnswers, Sent } from './form-flow.ts';

const sources: Sources = {
  session: {},
  route: {},
  reads: { contact: { email: 'ann@example.com' } },
  constants: {},
  brand: {},
  language: 'en',
  answers: {},
};
const model = compileScreen(
  {
    version: 2,
    id: 'test/flow',
    route: '/test',
    access: 'customer',
    conditions: { byPhone: { field: 'way', is: 'phone' } },
    steps: [
      {
        id: 'one',
        fields: [
          { name: 'email', as: 'email', prefill: { from: 'reads.contact.email' } },
          { name: 'way', as: 'text' },
          { name: 'number', as: 'tel', show: 'byPhone' },
        ],
      },
    ],
    submit: { operation: 'updateRecord', done: {}, clear: false },
  },
  {},
);

/** A form whose sending ends when the test says so. */
function openForm() {
  const sendings: {
    readonly end: (how: Sent) => void;
    readonly answers: Answers;
    readonly before: Answers;
  }[] = [];
  const send: SendAnswers = (_, given, { before }) => {
    const { promise, resolve } = Promise.withResolvers<Sent>();
    sendings.push({ end: resolve, answers: given.answers, before });
    return promise;
  };
  const { result } = renderHook(() => useFormFlow({ model, page: sources, send, judge: () => [] }));
  return {
    flow: () => result.current,
    sendings,
    type: (answers: Answers) => act(() => result.current.change(answers)),
    press: () => act(() => result.current.submit()),
    end: (how: Sent = { ok: true, answer: undefined }) => act(async () => sendings.at(-1)?.end(how)),
  };
}

it('is sent where nothing was typed meanwhile', async () => {
  const { flow, type, press, end } = openForm();
  type({ email: 'bo@example.com' });
  press();
  await end();
  expect(flow().state.phase).toBe('sent');
  expect(flow().before).toEqual({ email: 'bo@example.com' });
});

it('does not take for sent what was typed while it was being sent', async () => {
  const { flow, type, press, end, sendings } = openForm();
  const whenSent = vi.fn<() => void>();
  flow().whenSent(whenSent);
  type({ email: 'bo@example.com' });
  press();
  type({ email: 'cy@example.com' });
  await end();
  expect(sendings.map(({ answers }) => answers)).toEqual([{ email: 'bo@example.com' }]);
  expect(whenSent).toHaveBeenCalledTimes(1);
  expect(flow().state).toMatchObject({ phase: 'editing', answers: { email: 'cy@example.com' } });
  expect(flow().before).toEqual({ email: 'bo@example.com' });
});

it('compares what is sent again with what was sent, not with the beginning', async () => {
  const { type, press, end, sendings } = openForm();
  type({ email: 'bo@example.com ' });
  press();
  await end();
  type({ email: 'ann@example.com' });
  press();
  await end();
  expect(sendings.map(({ before }) => before)).toEqual([
    { email: 'ann@example.com' },
    { email: 'bo@example.com' },
  ]);
});

it('does not take for sent what was hidden', async () => {
  const { flow, type, press, end } = openForm();
  type({ way: 'post', number: '(512) 555-0142' });
  press();
  await end();
  expect(flow().before).toEqual({ email: 'ann@example.com', way: 'post' });
});

it('keeps the beginning to compare with where sending fails', async () => {
  const { flow, type, press, end } = openForm();
  type({ email: 'bo@example.com' });
  press();
  await end({ ok: false, errors: [] });
  expect(flow().before).toEqual({ email: 'ann@example.com' });
});
