import { useState } from 'react';
import { withValue } from '../editing/json-edits.ts';
import { conditionsOf } from '../editing/picks.ts';
import { questionsOf } from '../editing/screen-names.ts';
import { sentenceOf } from '../editing/sentences.ts';
import { freeName, nameOfWords } from '../editing/starters.ts';
import { AskDialog } from './dialog.tsx';
import { Picker } from './picker.tsx';
import { useScreen } from './screen-context.ts';

interface AddConditionProps {
  readonly onClose: () => void;
  /** Members that name it at once: the one from which it was asked for. */
  readonly usedAt?: readonly (string | number)[];
}

const comparisons = { is: 'is', filled: 'has an answer', empty: 'has no answer' } as const;

/** The sentence as far as it is there. */
interface Sentence {
  readonly field: string;
  readonly how: keyof typeof comparisons;
  readonly value: string;
}

/** A condition by a sentence: an answer, a comparison, a value. */
export function AddCondition({ onClose, usedAt }: AddConditionProps) {
  const context = useScreen();
  const [sentence, setSentence] = useState<Sentence>({ field: '', how: 'is', value: '' });
  const { field, how, value } = sentence;
  const question = questionsOf(context.screen).find((one) => one.value === field);
  const isYesNo = question?.kind === 'yes-no' || question?.kind === 'consent';
  const plain = isYesNo ? value === 'true' : value;
  const condition = { field, ...(how === 'is' ? { is: plain } : { filled: how === 'filled' }) };
  const taken = conditionsOf(context).map((one) => one.value);
  const wanted = nameOfWords(`${field} ${how === 'is' ? `is ${value}` : comparisons[how]}`);
  const name = freeName(wanted, taken);
  const add = () => {
    context.change(`Add the condition “${sentenceOf(condition)}”`, ({ config }) => {
      const made = withValue(config, ['conditions', name], condition);
      return { config: usedAt === undefined ? made : withValue(made, usedAt, name) };
    });
    if (usedAt === undefined) context.select(`/conditions/${name}`);
  };
  return (
    <AskDialog
      title="Add a condition"
      action="Add condition"
      isReady={field !== '' && (how !== 'is' || value !== '')}
      onDone={add}
      onClose={onClose}
    >
      <SentenceFields
        sentence={sentence}
        options={isYesNo ? ['true', 'false'] : (question?.options ?? [])}
        onChange={(change) => setSentence((now) => ({ ...now, ...change }))}
      />
      <p className="dialog-note">
        {sentenceOf(condition)} — called <code>{name}</code>
      </p>
    </AskDialog>
  );
}

interface SentenceFieldsProps {
  readonly sentence: Sentence;
  /** Of the question; none where anything can be answered. */
  readonly options: readonly string[];
  readonly onChange: (change: Partial<Sentence>) => void;
}

function SentenceFields({ sentence: { field, how, value }, options, onChange }: SentenceFieldsProps) {
  const questions = questionsOf(useScreen().screen);
  return (
    <div className="dialog-fields">
      <div className="dialog-wide">
        <span>The answer to</span>
        <Picker
          label="The answer to"
          value={field}
          offers={questions}
          onPick={(next) => onChange({ field: next, value: '' })}
          placeholder="Choose a question …"
        />
      </div>
      <label>
        Comparison
        <select
          value={how}
          onChange={({ target }) => onChange({ how: target.value as Sentence['how'] }) /* one of its keys */}
        >
          {Object.entries(comparisons).map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {how === 'is' ? (
        <label>
          Value
          {options.length > 0 ? (
            <select value={value} onChange={({ target }) => onChange({ value: target.value })}>
              <option value="">Choose …</option>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          ) : (
            <input value={value} onChange={({ target }) => onChange({ value: target.value })} />
          )}
        </label>
      ) : null}
    </div>
  );
}
