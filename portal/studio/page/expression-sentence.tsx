import { expressionKindOf, expressionKinds, expressionOf } from '../editing/expression-forms.ts';
import type { ExpressionKind } from '../editing/expression-forms.ts';
import { valueAt } from '../editing/json-edits.ts';
import type { JsonPath } from '../editing/json-edits.ts';
import { conditionsOf, sourcesOf } from '../editing/picks.ts';
import { listAt, questionsOf } from '../editing/screen-names.ts';
import { calculations } from '../editing/sentences.ts';
import { PickedValues, TypedValue } from './expression-values.tsx';
import { Picker } from './picker.tsx';
import { useScreen } from './screen-context.ts';

interface ExpressionProps {
  readonly path: JsonPath;
  readonly value: unknown;
  /** Takes it out; undefined where it cannot be missing. */
  readonly onRemove?: (() => void) | undefined;
}

/** A worked-out value whose pieces read as a sentence, each of which is chosen. */
export function ExpressionSentence({ path, value, onRemove }: ExpressionProps) {
  const { set } = useScreen();
  const kind = expressionKindOf(value);
  return (
    <span className="expression">
      <select
        aria-label="Kind of value"
        value={kind}
        onChange={
          ({ target }) => set(path, expressionOf(target.value as ExpressionKind, value)) /* its options */
        }
      >
        {Object.entries(expressionKinds).map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
      <ExpressionPieces kind={kind} path={path} value={value} />
      {onRemove === undefined ? null : (
        <button type="button" className="quiet" aria-label="Take this value out" onClick={onRemove}>
          ×
        </button>
      )}
    </span>
  );
}

interface PiecesProps {
  readonly kind: ExpressionKind;
  readonly path: JsonPath;
  readonly value: unknown;
}

function ExpressionPieces({ kind, path, value }: PiecesProps) {
  const at = (name: string) => ({ path: [...path, name], value: valueAt(value, [name]) });
  switch (kind) {
    case 'written':
      return <TypedValue label="Value" path={path} value={value} />;
    case 'answer':
    case 'value':
      return <Named path={path} value={value} />;
    case 'round':
      return (
        <>
          <ExpressionSentence {...at('round')} />
          <Word>to</Word>
          <TypedValue label="Digits" {...at('digits')} isShort />
          <Word>digits</Word>
        </>
      );
    case 'sum':
      return (
        <>
          <Word>of</Word>
          <TypedValue label="Member of an entry" {...at('take')} />
          <Word>in</Word>
          <SourcePicker {...at('sumOf')} />
        </>
      );
    case 'count':
      return <Counted path={path} value={value} />;
    case 'when':
      return <OneOrOther path={path} value={value} />;
    case 'pick':
      return <Picked path={path} value={value} />;
    case 'days':
    case 'businessDays':
      return <Days kind={kind} path={path} value={value} />;
    default:
      return <Listed kind={kind} path={path} value={value} />;
  }
}

const Word = ({ children }: { readonly children: string }) => (
  <span className="expression-word">{children}</span>
);

function Picked({ path, value }: PieceProps) {
  return (
    <>
      <ExpressionSentence path={[...path, 'pick']} value={valueAt(value, ['pick'])} />
      <PickedValues path={path} value={value} />
    </>
  );
}

/** Days between two days, or a day so many business days after another one. */
function Days({ kind, path, value }: PiecesProps) {
  const at = (name: string) => ({ path: [...path, name], value: valueAt(value, [name]) });
  return kind === 'days' ? (
    <>
      <ExpressionSentence {...at('daysFrom')} />
      <Word>to</Word>
      <ExpressionSentence {...at('to')} />
    </>
  ) : (
    <>
      <TypedValue label="Business days" {...at('businessDays')} isShort />
      <Word>after</Word>
      <ExpressionSentence {...at('after')} />
    </>
  );
}

type PieceProps = Pick<ExpressionProps, 'path' | 'value'>;

function SourcePicker({ path, value }: PieceProps) {
  const context = useScreen();
  return (
    <Picker
      label="Source"
      value={String(value ?? '')}
      offers={sourcesOf(context)}
      onPick={(next) => context.set(path, next)}
    />
  );
}

/** An answer or a source; of a day so many days after it. */
function Named({ path, value }: PieceProps) {
  const { screen, set } = useScreen();
  const field = valueAt(value, ['field']);
  return typeof field === 'string' ? (
    <Picker
      label="Question"
      value={field}
      offers={questionsOf(screen)}
      onPick={(next) => set([...path, 'field'], next)}
    />
  ) : (
    <SourcePicker path={[...path, 'from']} value={valueAt(value, ['from'])} />
  );
}

function ConditionPicker({ path, value, placeholder }: PieceProps & { readonly placeholder: string }) {
  const context = useScreen();
  return (
    <Picker
      label="Condition"
      value={String(value ?? '')}
      offers={conditionsOf(context)}
      placeholder={placeholder}
      onPick={(next) => context.set(path, next === '' ? undefined : next)}
    />
  );
}

function Counted({ path, value }: PieceProps) {
  return (
    <>
      <SourcePicker path={[...path, 'countOf']} value={valueAt(value, ['countOf'])} />
      <Word>of which</Word>
      <ConditionPicker
        path={[...path, 'matching']}
        value={valueAt(value, ['matching'])}
        placeholder="all, whatever they are"
      />
    </>
  );
}

function OneOrOther({ path, value }: PieceProps) {
  const { set } = useScreen();
  const otherwise = valueAt(value, ['otherwise']);
  return (
    <>
      <ExpressionSentence path={[...path, 'use']} value={valueAt(value, ['use'])} />
      <Word>while</Word>
      <ConditionPicker
        path={[...path, 'when']}
        value={valueAt(value, ['when'])}
        placeholder="a condition holds"
      />
      <Word>otherwise</Word>
      {otherwise === undefined ? (
        <button type="button" className="add" onClick={() => set([...path, 'otherwise'], 0)}>
          nothing …
        </button>
      ) : (
        <ExpressionSentence
          path={[...path, 'otherwise']}
          value={otherwise}
          onRemove={() => set([...path, 'otherwise'], undefined)}
        />
      )}
    </>
  );
}

/** Words between the values of a list. */
const between: Readonly<Record<string, string>> = { ...calculations, min: 'and', max: 'and', join: 'and' };

function Listed({ kind, path, value }: PiecesProps) {
  const { set } = useScreen();
  const list = [...path, kind];
  const entries = listAt(value, [kind]);
  const without = (at: number) =>
    set(
      list,
      entries.filter((_, index) => index !== at),
    );
  return (
    <>
      {entries.map((entry, at) => (
        <span key={[...list, at].join('/')} className="clause-value">
          {at === 0 ? null : <Word>{(between[kind] ?? '').trim()}</Word>}
          <ExpressionSentence
            path={[...list, at]}
            value={entry}
            onRemove={entries.length > 2 ? () => without(at) : undefined}
          />
        </span>
      ))}
      <button
        type="button"
        className="add"
        aria-label="Another value"
        onClick={() => set(list, [...entries, 0])}
      >
        + …
      </button>
      {kind === 'join' ? (
        <>
          <Word>with between them</Word>
          <TypedValue
            label="Text between"
            path={[...path, 'with']}
            value={valueAt(value, ['with'])}
            isText
            isShort
          />
        </>
      ) : null}
    </>
  );
}
