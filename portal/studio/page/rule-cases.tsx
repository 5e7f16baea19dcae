import { useId, useState } from 'react';
import { inputsOf, proposedCases, resultOf } from '../editing/rule-trial.ts';
import type { Rule, RuleCase, RuleInput } from '../editing/rule-trial.ts';
import { useScreen } from './screen-context.ts';

/** A row of the table. */
interface TriedCase {
  /** Tells it from the others of its table. */
  readonly id: number;
  readonly typed: RuleCase;
  /** The result that it should have; empty where nobody has said. */
  readonly wanted: string;
}

/** A table of cases, in which a rule is tried on answers and values that one types: what comes out is seen at once. */
export function RuleCases({ rule }: { readonly rule: Rule }) {
  const { screen, configPath } = useScreen();
  const inputs = inputsOf(screen, rule);
  const [cases, setCases] = useCases(`${configPath} ${rule.of} ${rule.name}`, inputs);
  if (inputs.length === 0) return null;
  const change = (at: number, next: Partial<TriedCase>) =>
    setCases(cases.map((one, index) => (index === at ? { ...one, ...next } : one)));
  return (
    <section className="rule-cases" aria-label="Cases to try">
      <h4>Try it</h4>
      <div className="rule-table">
        <table>
          <CaseHead inputs={inputs} rule={rule} />
          <tbody>
            {cases.map((one, at) => (
              <CaseRow
                key={one.id}
                number={at + 1}
                tried={one}
                inputs={inputs}
                result={resultOf(screen, rule, { inputs, typed: one.typed })}
                onChange={(next) => change(at, next)}
                onRemove={() => setCases(cases.filter((_, index) => index !== at))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <button
        type="button"
        className="add"
        onClick={() => setCases([...cases, { id: nextId(cases), typed: {}, wanted: '' }])}
      >
        + Case
      </button>
    </section>
  );
}

function CaseHead({ inputs, rule }: { readonly inputs: readonly RuleInput[]; readonly rule: Rule }) {
  return (
    <thead>
      <tr>
        {inputs.map(({ source, kind }) => (
          <th key={source} scope="col">
            {source.replace(/^answers\./, '')}
            {kind === 'count' ? <span className="place-kind"> (how many)</span> : null}
          </th>
        ))}
        <th scope="col">{rule.of === 'conditions' ? 'Holds' : 'Comes to'}</th>
        <th scope="col">Should be</th>
        <th scope="col">
          <span className="unseen">Take out</span>
        </th>
      </tr>
    </thead>
  );
}

interface CaseRowProps {
  readonly number: number;
  readonly tried: TriedCase;
  readonly inputs: readonly RuleInput[];
  readonly result: ReturnType<typeof resultOf>;
  readonly onChange: (next: Partial<TriedCase>) => void;
  readonly onRemove: () => void;
}

function CaseRow({ number, tried: { typed, wanted }, inputs, result, onChange, onRemove }: CaseRowProps) {
  const shown =
    result === undefined ? 'nothing' : result === true ? 'yes' : result === false ? 'no' : String(result);
  const isWrong = wanted !== '' && wanted !== shown;
  return (
    <tr data-wrong={isWrong ? '' : undefined}>
      {inputs.map((input) => (
        <td key={input.source}>
          <CaseInput
            input={input}
            label={`${input.source.replace(/^answers\./, '')}, case ${number}`}
            value={typed[input.source] ?? ''}
            onChange={(value) => onChange({ typed: { ...typed, [input.source]: value } })}
          />
        </td>
      ))}
      <td>
        <output data-result={typeof result === 'boolean' ? shown : undefined}>{shown}</output>
      </td>
      <td>
        <input
          aria-label={`Should be, case ${number}`}
          list="rule-results"
          value={wanted}
          placeholder="–"
          onChange={({ target }) => onChange({ wanted: target.value })}
        />
        {isWrong ? <span className="row-diagnostic">It is {shown}.</span> : null}
        <datalist id="rule-results">
          <option>yes</option>
          <option>no</option>
          <option>nothing</option>
        </datalist>
      </td>
      <td>
        <button type="button" className="quiet" aria-label={`Take case ${number} out`} onClick={onRemove}>
          ×
        </button>
      </td>
    </tr>
  );
}

interface CaseInputProps {
  readonly input: RuleInput;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const inputTypes = { number: 'number', count: 'number', day: 'date', text: 'text', numbers: 'text' } as const;

function CaseInput({ input: { kind, options, samples }, label, value, onChange }: CaseInputProps) {
  const id = useId();
  const choices = kind === 'flag' ? ['true', 'false'] : options;
  if (choices.length > 0 && kind !== 'count')
    return (
      <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">no answer</option>
        {choices.map((option) => (
          <option key={option} value={option}>
            {kind === 'flag' ? { true: 'yes', false: 'no' }[option] : option}
          </option>
        ))}
      </select>
    );
  return (
    <>
      <input
        type={kind === 'flag' ? 'text' : inputTypes[kind]}
        aria-label={label}
        list={kind === 'text' && samples.length > 0 ? id : undefined}
        value={value}
        placeholder={kind === 'numbers' ? '10 20' : 'none'}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={id}>
        {samples.map((sample) => (
          <option key={String(sample)}>{String(sample)}</option>
        ))}
      </datalist>
    </>
  );
}

const nextId = (cases: readonly TriedCase[]) => Math.max(0, ...cases.map(({ id }) => id + 1));

/** The cases of a rule, kept by this browser: they are notes of one's own, and nothing of the screen. */
function useCases(key: string, inputs: readonly RuleInput[]) {
  const [changed, setChanged] = useState<{ readonly key: string; readonly cases: readonly TriedCase[] }>();
  const kept = changed?.key === key ? changed.cases : readCases(key);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const cases = kept ?? proposedCases(inputs, today).map((typed, id) => ({ id, typed, wanted: '' }));
  const put = (next: readonly TriedCase[]) => {
    localStorage.setItem(`studio.cases ${key}`, JSON.stringify(next));
    setChanged({ key, cases: next });
  };
  return [cases, put] as const;
}

function readCases(key: string): readonly TriedCase[] | undefined {
  const text = localStorage.getItem(`studio.cases ${key}`);
  if (text === null) return undefined;
  return JSON.parse(text) as readonly TriedCase[]; // written above
}
