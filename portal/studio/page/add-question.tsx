import { useState } from 'react';
import { eachLanguage, englishNameOf, languages, mapLanguages } from '../../screen-language/language.ts';
import type { PerLanguage } from '../../screen-language/language.ts';
import { valueAt } from '../editing/json-edits.ts';
import type { JsonPath } from '../editing/json-edits.ts';
import { pointerOf } from '../editing/outline.ts';
import type { Addition } from '../editing/outline.ts';
import { questionsOf } from '../editing/screen-names.ts';
import { kindOfMember } from '../editing/question.ts';
import type { NewQuestion } from '../editing/question.ts';
import { freeName, nameOfWords } from '../editing/starters.ts';
import type { Offer } from '../protocol.ts';
import { AskDialog } from './dialog.tsx';
import { Picker } from './picker.tsx';
import { useScreen } from './screen-context.ts';
import type { ScreenForms } from './screen-context.ts';

interface AddQuestionProps {
  readonly addition: Addition;
  readonly onAdd: (question: NewQuestion) => void;
  readonly onClose: () => void;
}

/** The answers of the dialog so far. */
interface Answers {
  readonly member: string;
  /** Undefined while the member decides. */
  readonly kind: string | undefined;
  readonly label: PerLanguage<string>;
}

const nothing: Answers = { member: '', kind: undefined, label: eachLanguage(() => '') };

/** A new question: the member that it is sent as says its kind, its length, and what is shown before. */
export function AddQuestion({ addition, onAdd, onClose }: AddQuestionProps) {
  const context = useScreen();
  const call = callOf(addition.path, context);
  const [answers, setAnswers] = useState<Answers>(nothing);
  const { member, kind, label } = answers;
  const offer = call.members.find(({ value }) => value === member);
  const as = kind ?? (offer === undefined ? 'text' : kindOfMember(offer));
  const taken = questionsOf(context.screen).map(({ value }) => value);
  const name = freeName(nameOfWords(member === '' ? label.en : (member.split('.').at(-1) ?? '')), taken);
  const sent =
    offer === undefined || call.path === undefined ? undefined : { call: call.path, member: offer };
  return (
    <AskDialog
      title="Add a question"
      action="Add question"
      isReady={label.en.trim() !== ''}
      onDone={() =>
        onAdd({ name, as, label: mapLanguages(label, (words) => words.trim()), fields: addition.path, sent })
      }
      onClose={onClose}
    >
      <QuestionFields
        answers={answers}
        as={as}
        members={call.members}
        onChange={(change) => setAnswers((now) => ({ ...now, ...change }))}
      />
      <p className="dialog-note">
        Its name will be <code>{name}</code>
        {offer?.maxLength === undefined ? '' : `, with ${offer.maxLength} characters at most`}.
      </p>
    </AskDialog>
  );
}

interface QuestionFieldsProps {
  readonly answers: Answers;
  readonly as: string;
  readonly members: readonly Offer[];
  readonly onChange: (change: Partial<Answers>) => void;
}

function QuestionFields({ answers: { member, label }, as, members, onChange }: QuestionFieldsProps) {
  const kinds = kindsOf(useScreen());
  return (
    <div className="dialog-fields">
      <div className="dialog-wide">
        <span>Its answer is sent as</span>
        <Picker
          label="Its answer is sent as"
          value={member}
          offers={members}
          placeholder={members.length > 0 ? 'Choose what the org takes …' : 'Nothing is sent yet'}
          onPick={(next) => onChange({ member: next, kind: undefined })}
        />
      </div>
      {languages.map((language) => (
        <label key={language}>
          Label in {englishNameOf(language)}
          <input
            lang={language}
            value={label[language] ?? ''}
            onChange={({ target }) => onChange({ label: { ...label, [language]: target.value } })}
          />
        </label>
      ))}
      <label>
        Kind of question
        <select value={as} onChange={({ target }) => onChange({ kind: target.value })}>
          {kinds.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface SendingCall {
  readonly path: JsonPath | undefined;
  readonly members: readonly Offer[];
}

/** The sending that takes the answers of a step: its own, or that of the form. Members that are sent already are left out. */
function callOf(fields: JsonPath, { screen, offers }: ScreenForms): SendingCall {
  const own = [...fields.slice(0, 2), 'submit'];
  const path = [own, ['submit']].find((one) => Object.hasOwn(offers.calls, pointerOf(one)));
  if (path === undefined) return { path, members: [] };
  const sent = Object.keys(valueAt(screen, [...path, 'with']) ?? {});
  const { members = [] } = offers.calls[pointerOf(path)] ?? {};
  return { path, members: members.filter(({ value }) => !sent.includes(value)) };
}

function kindsOf({ schema }: ScreenForms): readonly string[] {
  const kinds = schema.definitions?.['Field']?.properties?.['as']?.enum ?? [];
  return kinds.filter((kind) => typeof kind === 'string');
}
