// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormContextProvider } from './form-context.ts';
import type { FieldView, FormContext } from './form-context.ts';
import { GroupedChoices } from './grouped-choices.tsx';
import { RareInput } from './rare-inputs.tsx';
import { SearchInput } from './search-input.tsx';
import { SlotPicker } from './slot-picker.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const nothing = () => undefined;
const view = (kind: FieldView['kind'], more: Partial<FieldView> = {}): FieldView => ({
  kind,
  label: 'Question',
  required: true,
  readOnly: false,
  visible: true,
  autocomplete: 'off',
  choices: [],
  documents: [],
  width: 12,
  ...more,
});

const controls = { search: SearchInput, slot: SlotPicker, select: GroupedChoices, radio: GroupedChoices };

/** A form of one field, and what it was answered with. */
function show(field: FieldView, first?: unknown, more: Partial<FormContext['page']> = {}) {
  const answers: unknown[] = [];
  const others: Record<string, unknown> = {};
  const began = { city: 'Dallas' };
  const filled: FormContext['filled'] = new Map();
  const Control = controls[field.kind as keyof typeof controls] ?? RareInput;
  const page: FormContext['page'] = {
    text: (key, values) => (values === undefined ? key : `${key} ${JSON.stringify(values)}`),
    optionalText: nothing,
    value: (source, item) => (item as { found: object }).found[source.split('.').at(-1) as never],
    call: async () => ({ ok: true, data: undefined }),
    read: () => ({ state: 'ready', data: undefined, hasMore: false, more: nothing, refresh: nothing }),
    language: 'en',
    ...more,
  };
  function Form({ field }: { readonly field: FieldView }) {
    const [answer, setAnswer] = useState<unknown>(first);
    const onChange = (next: unknown) => {
      answers.push(next);
      setAnswer(next);
    };
    return (
      <FormContextProvider
        value={{
          step: 'step',
          fields: { one: field },
          answers: { one: answer, ...others },
          began,
          filled,
          errors: {},
          formTexts: { optional: '', choose: 'choose', showPassword: '', hidePassword: '' },
          language: 'en',
          page,
          onAnswer: (name, given) => {
            others[name] = given;
          },
          beforeSubmit: () => nothing,
          submit: nothing,
        }}
      >
        <Control
          key={field.label}
          id="step_one"
          name="one"
          field={field}
          value={answer}
          error={undefined}
          onChange={onChange}
        />
      </FormContextProvider>
    );
  }
  const { rerender } = render(<Form field={field} />);
  return { answers, others, again: (next: FieldView) => rerender(<Form field={next} />) };
}

describe('an amount', () => {
  it.each([
    ['42.5', 4_250],
    ['$1,250', 125_000],
    [' 0.07 ', 7],
    ['12.345', '12.345'],
    ['1,2', '1,2'],
    ['-5', '-5'],
    ['ten', 'ten'],
  ])('typed as "%s" is %j', (typed, answer) => {
    const { answers } = show(view('money'));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
    expect(answers).toEqual([answer]);
    expect(screen.getByRole('textbox')).toHaveProperty('value', typed);
  });

  it('is shown in dollars, and emptied to nothing', () => {
    const { answers } = show(view('money'), 4_250);
    expect(screen.getByRole('textbox')).toHaveProperty('value', '42.50');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
    expect(answers).toEqual([undefined]);
  });
});

describe('a month', () => {
  it('is two answers that become one', () => {
    const { answers } = show(view('month', { min: '2026-03', max: '2028-02' }));
    const [month, year] = screen.getAllByRole('combobox');
    if (month === undefined || year === undefined) throw new Error('There are no two lists.');
    expect([...year.children].map(({ textContent }) => textContent)).toEqual(['–', '2026', '2027', '2028']);
    fireEvent.change(month, { target: { value: '04' } });
    fireEvent.change(year, { target: { value: '2027' } });
    expect(answers).toEqual(['-04', '2027-04']);
  });

  it('takes the year as it is typed where there are no limits', () => {
    const { answers } = show(view('month'), '2027-04');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '19x' } });
    expect(answers).toEqual(['19-04']);
  });
});

it('yes and no are answers', () => {
  const choices = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ];
  const { answers } = show(view('yes-no', { choices }));
  fireEvent.click(screen.getByLabelText('No'));
  fireEvent.click(screen.getByLabelText('Yes'));
  expect(answers).toEqual([false, true]);
});

it('a rating is a number, and its ends have words', () => {
  const { answers } = show(view('rating', { max: 3, ends: ['bad', 'good'] }));
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  fireEvent.click(screen.getByRole('radio', { name: /good/ }));
  expect(answers).toEqual([3]);
});

it('options stand below their headings', () => {
  const choices = [
    { value: 'a', label: 'A', heading: 'Home' },
    { value: 'b', label: 'B', heading: 'Money' },
    { value: 'c', label: 'C', heading: 'Home' },
    { value: 'd', label: 'D' },
  ];
  const { answers } = show(view('select', { choices }));
  const groups = [...document.querySelectorAll('optgroup')];
  expect(groups.map(({ label, textContent }) => [label, textContent])).toEqual([
    ['Home', 'AC'],
    ['Money', 'B'],
  ]);
  cleanup();
  show(view('radio', { choices }));
  expect(screen.getByRole('group', { name: 'Home' }).textContent).toBe('HomeAC');
  expect(answers).toEqual([]);
});

describe('a time on a calendar', () => {
  const slot = (value: string, day: string, time: string) => ({
    value,
    label: `${day} ${time}`,
    slot: { day, time },
  });
  const choices = [
    slot('one', '2026-12-01', '8'),
    slot('two', '2026-12-01', '12'),
    slot('three', '2026-12-03', '8'),
  ];

  it('is chosen by its day, and stays chosen while another day is looked at', () => {
    const { answers } = show(view('slot', { choices }));
    const [days, times] = screen.getAllByRole('radiogroup');
    expect(days?.querySelectorAll('input')).toHaveLength(2);
    expect(times?.querySelectorAll('input')).toHaveLength(2);
    fireEvent.click(screen.getByLabelText('12'));
    fireEvent.click(screen.getByLabelText(/December 3/));
    expect(answers).toEqual(['two']);
    expect(screen.getByRole('status').textContent).toContain('2026-12-01 12');
  });

  it('says when it was taken meanwhile', () => {
    const { again } = show(view('slot', { choices }), 'two');
    expect(screen.queryByText('slots.taken')).toBeNull();
    again(view('slot', { choices: choices.filter(({ value }) => value !== 'two') }));
    expect(screen.getByRole('alert').textContent).toContain('slots.taken');
    again(view('slot'));
    expect(screen.getByText('choices.empty')).toBeTruthy();
  });
});

describe('suggestions', () => {
  const suggest = {
    operation: 'find',
    with: {},
    items: 'item.found.list',
    value: 'street',
    fills: { city: 'town', unit: 'unit' },
    texts: 'fields.one',
  };
  const list = [
    { street: '1 Elm', town: 'Waco', unit: '2' },
    { street: '1 Oak', town: 'Austin', unit: null },
  ];
  const flush = () => act(async () => vi.advanceTimersByTimeAsync(200));

  it('are asked for when typing rests, and called off when it goes on', async () => {
    vi.useFakeTimers();
    const signals: (AbortSignal | undefined)[] = [];
    const call = vi.fn<FormContext['page']['call']>(async (_what, options) => {
      signals.push(options?.signal);
      return { ok: true, data: { list } };
    });
    show(view('search', { suggest }), undefined, { call });
    const input = screen.getByRole('combobox');
    fireEvent.change(input, { target: { value: '1 ' } });
    await flush();
    expect(call).not.toHaveBeenCalled();
    for (const value of ['1 e', '1 el', '1 elm']) fireEvent.change(input, { target: { value } });
    await flush();
    expect(call).toHaveBeenCalledTimes(1);
    fireEvent.change(input, { target: { value: '1 elms' } });
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });

  it('are chosen by keys, and fill other fields in', async () => {
    vi.useFakeTimers();
    const call = async () => ({ ok: true, data: { list } }) as const;
    const { answers, others } = show(view('search', { suggest }), undefined, { call });
    const input = screen.getByRole('combobox');
    fireEvent.change(input, { target: { value: '1 o' } });
    await act(async () => vi.advanceTimersByTimeAsync(250));
    fireEvent.keyDown(input, { key: 'ArrowUp' });
    expect(input.getAttribute('aria-activedescendant')).toBe('step_one-option-1');
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(answers.at(-1)).toBe('1 Oak');
    expect(others).toEqual({ city: 'Austin', unit: undefined });
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it.each([
    ['as it was filled in', {}, { city: 'Dallas', unit: undefined }],
    ['but not what was changed since', { unit: '3' }, { city: 'Dallas', unit: '3' }],
  ])('take back what they filled in once the text is another one, %s', async (_, changed, want) => {
    vi.useFakeTimers();
    const call = async () => ({ ok: true, data: { list } }) as const;
    const { others, again } = show(view('search', { suggest }), undefined, { call });
    const input = screen.getByRole('combobox');
    fireEvent.change(input, { target: { value: '1 e' } });
    await flush();
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(others).toEqual({ city: 'Waco', unit: '2' });
    Object.assign(others, changed);
    // Customers may have seen another step meanwhile.
    again(view('search', { suggest, label: 'Question, seen again' }));
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '1 Elms' } });
    expect(others).toEqual(want);
  });
});
