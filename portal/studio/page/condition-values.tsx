import { useId, useState } from 'react';
import { valueAt } from '../editing/json-edits.ts';
import type { JsonPath } from '../editing/json-edits.ts';
import { sourcesOf } from '../editing/picks.ts';
import { questionsOf } from '../editing/screen-names.ts';
import { comparisons } from '../editing/sentences.ts';
import { Picker } from './picker.tsx';
import { useScreen } from './screen-context.ts';
import type { ScreenForms } from './screen-context.ts';

interface PlainValueProps {
  readonly path: JsonPath;
  readonly value: unknown;
}

/** A value that an answer is compared with: one of the question's options where it has some. */
export function PlainValue({ path, value }: PlainValueProps) {
  const context = useScreen();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const { options, kind } = questionAt(path, context);
  if (kind === 'yes-no' || kind === 'consent')
    return (
      <select
        aria-label="Value"
        value={String(value === true)}
        onChange={({ target }) => context.set(path, target.value === 'true')}
      >
        <option value="true">yes</option>
        <option value="false">no</option>
      </select>
    );
  const put = (text: string) => {
    setTyped(undefined);
    if (text !== String(value)) context.set(path, plainOf(text, kind));
  };
  return (
    <>
      <input
        className="clause-input"
        aria-label="Value"
        list={options.length > 0 ? id : undefined}
        value={typed ?? String(value ?? '')}
        placeholder="a value"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== undefined && put(typed)}
        onKeyDown={({ key }) => key === 'Enter' && typed !== undefined && put(typed)}
      />
      <datalist id={id}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </datalist>
    </>
  );
}

/** An option may look like a number and be a text: what the question answers decides. */
function plainOf(text: string, kind: string | undefined): string | number | boolean {
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text);
  if (isNumber && (kind === undefined || ['number', 'money', 'rating'].includes(kind))) return Number(text);
  return kind === undefined && (text === 'true' || text === 'false') ? text === 'true' : text;
}

/** The question that a condition asks about. */
function questionAt(path: JsonPath, { screen }: ScreenForms) {
  const owner = path.slice(0, typeof path.at(-1) === 'number' ? -2 : -1);
  const name = valueAt(screen, [...owner, 'field']);
  const found = questionsOf(screen).find(({ value }) => value === name);
  return { kind: name === undefined ? undefined : (found?.kind ?? 'text'), options: found?.options ?? [] };
}

/** The limits of a comparison, one behind the other. */
export function ComparisonLimits({ path, value }: PlainValueProps) {
  const { set } = useScreen();
  const names = Object.keys(comparisons) as (keyof typeof comparisons)[]; // its keys
  const limits = names.filter((name) => valueAt(value, [name]) !== undefined);
  const [first, second] = limits;
  const isUp = first === 'atLeast' || first === 'moreThan';
  return (
    <>
      {first === undefined ? null : <Limit path={[...path, first]} value={valueAt(value, [first])} />}
      {second === undefined ? (
        <button
          type="button"
          className="add"
          onClick={() => set([...path, isUp ? 'atMost' : 'atLeast'], valueAt(value, [first ?? '']) ?? 0)}
        >
          and …
        </button>
      ) : (
        <span className="clause-value">
          <span>and {comparisons[second]}</span>
          <Limit path={[...path, second]} value={valueAt(value, [second])} />
          <button
            type="button"
            className="quiet"
            aria-label={`Take “${comparisons[second]}” out`}
            onClick={() => set([...path, second], undefined)}
          >
            ×
          </button>
        </span>
      )}
    </>
  );
}

const limitKinds = { written: 'written here', answer: 'the answer to', value: 'the value of' } as const;

/** The other side of a comparison: written, an answer, or a value, for a day with days before or after it. */
function Limit({ path, value }: PlainValueProps) {
  const context = useScreen();
  const [field, from] = [valueAt(value, ['field']), valueAt(value, ['from'])];
  const kind = typeof field === 'string' ? 'answer' : typeof from === 'string' ? 'value' : 'written';
  const starters = { written: 0, answer: { field: '' }, value: { from: 'today' } };
  return (
    <span className="clause-value">
      <select
        aria-label="Compared with"
        value={kind}
        onChange={
          ({ target }) => context.set(path, starters[target.value as keyof typeof starters]) /* its options */
        }
      >
        {Object.entries(limitKinds).map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
      {kind === 'written' ? <WrittenLimit path={path} value={value} /> : null}
      {kind === 'answer' ? (
        <Picker
          label="Other question"
          value={String(field)}
          offers={questionsOf(context.screen)}
          onPick={(next) => context.set([...path, 'field'], next)}
        />
      ) : null}
      {kind === 'value' ? (
        <Picker
          label="Other source"
          value={String(from)}
          offers={sourcesOf(context)}
          onPick={(next) => context.set([...path, 'from'], next)}
        />
      ) : null}
      {kind === 'written' ? null : <DaysAfter path={path} value={value} />}
    </span>
  );
}

function WrittenLimit({ path, value }: PlainValueProps) {
  const { set } = useScreen();
  const [typed, setTyped] = useState<string>();
  const put = () => {
    setTyped(undefined);
    if (typed === undefined || typed === '') return;
    set(path, /^-?\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : typed);
  };
  return (
    <input
      className="clause-input"
      aria-label="Limit"
      placeholder="12 or 2026-01-31"
      value={typed ?? String(value ?? '')}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={put}
      onKeyDown={({ key }) => key === 'Enter' && put()}
    />
  );
}

function DaysAfter({ path, value }: PlainValueProps) {
  const { set } = useScreen();
  const days = valueAt(value, ['plusDays']);
  return (
    <label className="clause-days">
      and
      <input
        type="number"
        aria-label="Days after it"
        min={-3660}
        max={3660}
        value={typeof days === 'number' ? days : ''}
        placeholder="0"
        onChange={({ target }) =>
          set([...path, 'plusDays'], Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
        }
      />
      days
    </label>
  );
}
