// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { compileScreen } from '../../../screen-language/compile/compile-screen.ts';
import type { Sources } from '../../../screen-language/model/model.ts';
import type { FormContext } from './form-context.ts';
import type { SendAnswers } from '../form-flow.ts';
import { judging } from '../judging.ts';
import { ScreenForm } from '../screen-form.tsx';
import { compileValidators } from '../testing/compiled-validators.ts';

const model = compileScreen(
  {
    version: 2,
    id: 'test/people',
    route: '/test',
    access: 'customer',
    steps: [
      {
        id: 'who',
        fields: [
          {
            name: 'people',
            as: 'group',
            required: true,
            prefill: { from: 'reads.known.people' },
            group: {
              most: 4,
              ordered: true,
              fields: [
                { name: 'firstName', as: 'text', required: true, maxLength: 5 },
                { name: 'phone', as: 'tel' },
              ],
            },
          },
        ],
      },
    ],
    submit: { operation: 'save', done: {} },
    leave: 'freely',
  },
  {},
);

const validators = compileValidators(model.steps);

const say = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
const texts = { text: say, optionalText: () => undefined, wholeText: () => undefined };
const page: FormContext['page'] = {
  language: 'en',
  text: say,
  optionalText: () => undefined,
  value: () => undefined,
  call: async () => ({ ok: true, data: undefined }),
  read: () => ({ state: 'waiting', data: undefined, hasMore: false, more: () => {}, refresh: () => {} }),
};

async function show(send: SendAnswers, known?: unknown): Promise<void> {
  const sources: Sources = {
    session: {},
    route: {},
    reads: { known: { people: known } },
    constants: {},
    brand: {},
    language: 'en',
    answers: {},
  };
  render(
    <ScreenForm
      model={model}
      validators={validators}
      sources={sources}
      texts={texts}
      page={page}
      send={send}
      onEnter={() => undefined}
      renderDraft={undefined}
      onSnapshot={() => undefined}
    />,
  );
  await screen.findByText('fields.people.add');
}

const add = () => fireEvent.click(screen.getByText('fields.people.add'));
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /firstName/ });
const name = (index: number, value: string) => {
  const field = names()[index];
  if (field === undefined) throw new Error(`There is no entry ${index}.`);
  fireEvent.change(field, { target: { value } });
};
const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'submit' })));
const sendTo = () => vi.fn<SendAnswers>(async () => ({ ok: true, answer: undefined }));
const sentBy = (spy: ReturnType<typeof sendTo>) => spy.mock.calls[0]?.[1].answers['people'];
const known = [
  { firstName: 'Ana', phone: null, secret: 'x' },
  { firstName: 'Leo', phone: '5125550142' },
];

// A file of its own, which a form fetches with its first group.
beforeAll(async () => {
  await judging.load();
  await import('./field-group.tsx');
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

it('sends what was added, without spaces, and phones as the org keeps them', async () => {
  const spy = sendTo();
  await show(spy);
  add();
  expect(document.activeElement).toBe(names()[0]);
  name(0, ' Ana ');
  fireEvent.change(screen.getByRole('textbox', { name: /phone/ }), { target: { value: '(512) 555-0142' } });
  await send();
  expect(sentBy(spy)).toEqual([{ firstName: 'Ana', phone: '5125550142' }]);
});

it('closes its entries when they are saved, and not when they are refused', async () => {
  const refused: SendAnswers = async () => ({ ok: false, errors: [{ message: 'no' }] });
  await show(refused);
  add();
  name(0, 'Ana');
  await send();
  expect(names()).toHaveLength(1);
  cleanup();
  await show(sendTo());
  add();
  name(0, 'Ana');
  await send();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.getByText(/fields.people.entry 1 Ana/)).toBeTruthy();
});

it('begins with the entries that the org knows, and only with what it asks of them', async () => {
  const spy = sendTo();
  await show(spy, known);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  await send();
  expect(sentBy(spy)).toEqual([{ firstName: 'Ana' }, { firstName: 'Leo', phone: '5125550142' }]);
});

it('moves entries, says so, and keeps the focus at a button that is there', async () => {
  const spy = sendTo();
  await show(spy, known);
  press(/group.down/);
  expect(screen.getByText('group.moved fields.people.entry 2 Ana 2')).toBeTruthy();
  expect(document.activeElement?.id).toBe('who_people.1-up');
  await send();
  expect(sentBy(spy)).toMatchObject([{ firstName: 'Leo' }, { firstName: 'Ana' }]);
});

it('removes an entry, and opens, closes and changes the others', async () => {
  const spy = sendTo();
  await show(spy, known);
  fireEvent.click(screen.getAllByRole('button', { name: /group.remove/ })[0] ?? document.body);
  expect(document.activeElement?.textContent).toBe('fields.people.add');
  press(/group.change/);
  expect(document.activeElement).toBe(names()[0]);
  name(0, 'Lea');
  press(/group.done/);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  await send();
  expect(sentBy(spy)).toEqual([{ firstName: 'Lea', phone: '5125550142' }]);
});

it('tells an error in its entry, opens that, and links the summary to the question', async () => {
  const spy = sendTo();
  await show(spy, [{ firstName: 'Ana' }, { firstName: 'Leonardo' }, { phone: '5' }]);
  await send();
  expect(spy).not.toHaveBeenCalled();
  const links = [...screen.getByRole('alert').querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^fields.people.each 2: rules.maxLength/),
    expect.stringMatching(/^fields.people.each 3: rules.required/),
    expect.stringMatching(/^fields.people.each 3: rules.phone/),
  ]);
  expect(names()).toHaveLength(2);
  fireEvent.click(links[0] ?? document.body);
  expect(document.activeElement).toBe(names()[0]);
  // What is mended stays open: somebody is typing in it.
  name(0, 'Leo');
  expect(names()).toHaveLength(2);
});

it('asks for one where one is needed, and for no more than the most', async () => {
  const spy = sendTo();
  await show(spy);
  await send();
  expect(screen.getByRole('alert').querySelector('a')?.getAttribute('href')).toBe('#who_people');
  for (const _ of [1, 2, 3, 4]) add();
  expect(screen.queryByText('fields.people.add')).toBeNull();
  expect(screen.getByText('group.full 4').id).toBe('who_people');
});

it('keeps what the org says of one question there until it is changed', async () => {
  const error = { field: 'people.1.phone', message: 'not a phone' };
  await show(async () => ({ ok: false, errors: [error] }), known);
  await send();
  expect(screen.getAllByText(/not a phone/)).toHaveLength(2);
  fireEvent.change(screen.getByRole('textbox', { name: /phone/ }), { target: { value: '5125550143' } });
  expect(screen.queryByText(/not a phone/)).toBeNull();
});
