import {
  asking,
  askingOf,
  askings,
  askingsFor,
  joiningOf,
  joinings,
  subjectOf,
} from '../editing/condition-forms.ts';
import type { Asking, Subject } from '../editing/condition-forms.ts';
import { valueAt } from '../editing/json-edits.ts';
import type { JsonPath } from '../editing/json-edits.ts';
import { conditionsOf, sourcesOf } from '../editing/picks.ts';
import { listAt, questionsOf } from '../editing/screen-names.ts';
import { ComparisonLimits, PlainValue } from './condition-values.tsx';
import { Picker } from './picker.tsx';
import { useScreen } from './screen-context.ts';

interface ConditionSentenceProps {
  readonly path: JsonPath;
  readonly value: unknown;
  /** Name of the condition that it belongs to: it cannot ask about itself. */
  readonly name: string;
  /** Takes it out; undefined for the outermost one. */
  readonly onRemove?: () => void;
}

/** A condition whose pieces read as a sentence, each of which is chosen. */
export function ConditionSentence({ path, value, name, onRemove }: ConditionSentenceProps) {
  const { set } = useScreen();
  const negated = valueAt(value, ['not']);
  const isNot = negated !== undefined;
  const inner = isNot ? negated : value;
  const place = isNot ? [...path, 'not'] : path;
  const joining = joiningOf(inner);
  return (
    <div className="clause" data-joined={joining === undefined ? undefined : ''}>
      <div className="clause-row">
        <select
          aria-label="If or if not"
          value={isNot ? 'not' : 'if'}
          onChange={({ target }) => set(path, target.value === 'not' ? { not: inner } : inner)}
        >
          <option value="if">if</option>
          <option value="not">if not</option>
        </select>
        <ClauseKind path={place} value={inner} name={name} />
        {joining === undefined ? <Clause path={place} value={inner} name={name} /> : null}
        {onRemove === undefined ? null : (
          <button type="button" className="quiet" aria-label="Take this condition out" onClick={onRemove}>
            ×
          </button>
        )}
      </div>
      {joining === undefined ? null : <JoinedClauses path={[...place, joining]} value={inner} name={name} />}
    </div>
  );
}

/** The kinds of conditions that a sentence can be about. */
const kinds = {
  answer: 'the answer to',
  value: 'the value of',
  named: 'the condition',
  ...joinings,
} as const;

function kindOf(value: unknown): keyof typeof kinds {
  if (typeof value === 'string') return 'named';
  return joiningOf(value) ?? (subjectOf(value).from === undefined ? 'answer' : 'value');
}

type ClauseProps = Omit<ConditionSentenceProps, 'onRemove'>;

function ClauseKind({ path, value, name }: ClauseProps) {
  const context = useScreen();
  const kind = kindOf(value);
  const change = (next: keyof typeof kinds) => {
    const other = conditionsOf(context).find((one) => one.value !== name);
    const starters = {
      answer: { field: questionsOf(context.screen)[0]?.value ?? '', filled: true },
      value: { from: 'today', filled: true },
      named: other?.value ?? '',
    };
    if (next === 'all' || next === 'any') {
      const joined = joiningOf(value);
      return context.set(path, { [next]: joined === undefined ? [value] : listAt(value, [joined]) });
    }
    return context.set(path, starters[next]);
  };
  return (
    <select
      aria-label="What it is about"
      value={kind}
      onChange={({ target }) => change(target.value as keyof typeof kinds) /* its options */}
    >
      {Object.entries(kinds).map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}

function Clause({ path, value, name }: ClauseProps) {
  const context = useScreen();
  if (typeof value !== 'string') return <PlainClause path={path} value={value} />;
  return (
    <>
      <Picker
        label="Condition"
        value={value}
        offers={conditionsOf(context).filter((one) => one.value !== name)}
        onPick={(next) => context.set(path, next)}
      />
      <span>holds</span>
    </>
  );
}

function PlainClause({ path, value }: Pick<ClauseProps, 'path' | 'value'>) {
  const context = useScreen();
  const subject = subjectOf(value);
  const questions = questionsOf(context.screen);
  const kind = questions.find((one) => one.value === subject.field)?.kind ?? 'text';
  const how = askingOf(value);
  const ways = askingsFor(subject.field === undefined ? undefined : kind);
  const ask = (next: Asking, about: Subject = subject) => context.set(path, asking(about, next, value));
  return (
    <>
      {subject.from === undefined ? (
        <Picker
          label="Question"
          value={subject.field ?? ''}
          offers={questions}
          placeholder="Choose a question …"
          onPick={(field) => ask('filled', { field })}
        />
      ) : (
        <Picker
          label="Source"
          value={subject.from}
          offers={sourcesOf(context)}
          onPick={(from) => ask(how, { from })}
        />
      )}
      <select
        aria-label="Comparison"
        value={how}
        onChange={({ target }) => ask(target.value as Asking) /* its options */}
      >
        {[...new Set([...ways, how])].map((one) => (
          <option key={one} value={one}>
            {askings[one]}
          </option>
        ))}
      </select>
      <ClauseValue path={path} value={value} />
    </>
  );
}

function ClauseValue({ path, value }: Pick<ClauseProps, 'path' | 'value'>) {
  const has = (name: string) => valueAt(value, [name]) !== undefined;
  if (has('compare'))
    return (
      <>
        <ComparisonLimits path={path} value={value} />
        {has('count') ? <CountedEntries path={path} value={value} /> : null}
      </>
    );
  if (has('is')) return <PlainValue path={[...path, 'is']} value={valueAt(value, ['is'])} />;
  if (!has('in')) return null;
  return <OneOf path={[...path, 'in']} entries={listAt(value, ['in'])} />;
}

/** The entries that are counted: all, or those for which a condition about an entry holds. */
function CountedEntries({ path, value }: Pick<ClauseProps, 'path' | 'value'>) {
  const context = useScreen();
  return (
    <span className="clause-value">
      of which
      <Picker
        label="Condition about an entry"
        value={String(valueAt(value, ['matching']) ?? '')}
        offers={conditionsOf(context)}
        placeholder="all count"
        onPick={(next) => context.set([...path, 'matching'], next === '' ? undefined : next)}
      />
    </span>
  );
}

function OneOf({ path, entries }: { readonly path: JsonPath; readonly entries: readonly unknown[] }) {
  const { set } = useScreen();
  return (
    <>
      {entries.map((entry, at) => (
        <span key={[...path, at].join('/')} className="clause-value">
          <PlainValue path={[...path, at]} value={entry} />
          {entries.length < 2 ? null : (
            <button
              type="button"
              className="quiet"
              aria-label={`Take ${String(entry)} out`}
              onClick={() =>
                set(
                  path,
                  entries.filter((_, index) => index !== at),
                )
              }
            >
              ×
            </button>
          )}
        </span>
      ))}
      <button
        type="button"
        className="add"
        aria-label="Another value"
        onClick={() => set(path, [...entries, ''])}
      >
        or …
      </button>
    </>
  );
}

function JoinedClauses({ path, value, name }: ClauseProps) {
  const { set, screen } = useScreen();
  const clauses = listAt(value, [String(path.at(-1))]);
  const first = questionsOf(screen)[0]?.value ?? '';
  return (
    <ul className="clauses">
      {clauses.map((clause, at) => (
        <li key={[...path, at].join('/')}>
          <ConditionSentence
            path={[...path, at]}
            value={clause}
            name={name}
            {...(clauses.length > 1 && {
              onRemove: () =>
                set(
                  path,
                  clauses.filter((_, index) => index !== at),
                ),
            })}
          />
        </li>
      ))}
      <li>
        <button
          type="button"
          className="add"
          onClick={() => set(path, [...clauses, { field: first, filled: true }])}
        >
          + {path.at(-1) === 'all' ? 'and' : 'or'} …
        </button>
      </li>
    </ul>
  );
}
