import { useEffect, useState } from 'react';
import { eachLanguage, englishNameOf, firstLanguage, languages } from '../../screen-language/language.ts';
import type { PerLanguage } from '../../screen-language/language.ts';
import { nameOfWords } from '../editing/starters.ts';
import type { NewScreen, Offer, StudioDocument, StudioSettings } from '../protocol.ts';
import { calls } from './calls.ts';
import { ScreenTemplate } from './screen-template.tsx';
import { Picker } from './picker.tsx';
import { PlanDialog } from './plan-dialog.tsx';

interface NewScreenDialogProps {
  /** Folders that there are. */
  readonly areas: readonly string[];
  /** Screens that a new one may begin as a copy of. */
  readonly documents: readonly StudioDocument[];
  readonly settings: StudioSettings;
  /** Makes the screen. @returns what is wrong, where it could not be made */
  readonly onAdd: (screen: NewScreen) => Promise<string | undefined>;
  readonly onClose: () => void;
}

const audiences = { customer: 'Customers', guest: 'Guests', anyone: 'Both' } as const;

/** The beginning of a screen, as it is typed. */
interface Answers {
  readonly operation: string;
  /** Id of the screen to copy; undefined for a page of its own. */
  readonly template: string | undefined;
  readonly area: string;
  readonly name: string;
  readonly route: string;
  readonly access: keyof typeof audiences;
  readonly title: PerLanguage<string>;
  readonly isInMenu: boolean;
}

const nothing: Answers = {
  operation: '',
  template: undefined,
  area: '',
  name: '',
  route: '',
  access: 'customer',
  title: eachLanguage(() => ''),
  isInMenu: false,
};

/** Asks for the beginning of a screen. What its form sends proposes all the rest. */
export function NewScreenDialog({ areas, documents, settings, onAdd, onClose }: NewScreenDialogProps) {
  const [answers, setAnswers] = useState(nothing);
  const change = (next: Partial<Answers>) => setAnswers((now) => ({ ...now, ...next }));
  const send = () => {
    const { operation, template, ...screen } = answers;
    if (template === '') return Promise.resolve('Choose the screen to copy.');
    if (template !== undefined) return onAdd({ ...screen, template });
    return onAdd({ ...screen, ...(operation !== '' && { operation }) });
  };
  return (
    <PlanDialog title="New screen" action="Create" onDone={send} onClose={onClose}>
      <Beginnings isCopy={answers.template !== undefined} onChange={change} />
      {answers.template === undefined ? null : (
        <ScreenTemplate id={answers.template} {...{ documents, settings }} onChange={change} />
      )}
      <Fields answers={answers} areas={areas} onChange={change} />
    </PlanDialog>
  );
}

interface BeginningsProps extends Pick<FieldsProps, 'onChange'> {
  readonly isCopy: boolean;
}

/** The two ways in which a screen begins. */
function Beginnings({ isCopy, onChange }: BeginningsProps) {
  return (
    <div className="switch new-screen-switch" role="group" aria-label="It begins as">
      <button type="button" aria-pressed={!isCopy} onClick={() => onChange({ template: undefined })}>
        A page of its own
      </button>
      <button type="button" aria-pressed={isCopy} onClick={() => onChange({ template: '', operation: '' })}>
        A copy of a screen
      </button>
    </div>
  );
}

interface FieldsProps {
  readonly answers: Answers;
  readonly areas: readonly string[];
  readonly onChange: (change: Partial<Answers>) => void;
}

function Fields({ answers, areas, onChange }: FieldsProps) {
  const operations = useOperations();
  const pick = (operation: string) => onChange({ operation, ...proposed(operation, operations, areas) });
  return (
    <div className="dialog-fields">
      {answers.template === undefined ? (
        <div className="dialog-wide">
          <span>What its form sends</span>
          <Picker
            label="What its form sends"
            value={answers.operation}
            offers={operations}
            placeholder="Nothing yet: an empty page"
            onPick={pick}
          />
        </div>
      ) : null}
      <Titles title={answers.title} onChange={onChange} />
      <Answer name="area" label="Folder" hint="plans" list={areas} answers={answers} onChange={onChange} />
      <Answer name="name" label="Name of its file" hint="my-offers" answers={answers} onChange={onChange} />
      <Answer name="route" label="Address" hint="/offers" answers={answers} onChange={onChange} />
      <label>
        Who sees it
        <select
          value={answers.access}
          // The options are those of the table.
          onChange={({ target }) => onChange({ access: target.value as Answers['access'] })}
        >
          {Object.entries(audiences).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="dialog-check">
        <input
          type="checkbox"
          checked={answers.isInMenu}
          onChange={({ target }) => onChange({ isInMenu: target.checked })}
        />
        Show it in the account menu
      </label>
    </div>
  );
}

interface TitlesProps extends Pick<FieldsProps, 'onChange'> {
  readonly title: PerLanguage<string>;
}

function Titles({ title, onChange }: TitlesProps) {
  return languages.map((language) => (
    <div key={language}>
      <label>
        Title in {englishNameOf(language)}
        <input
          lang={language}
          value={title[language] ?? ''}
          required
          autoComplete="off"
          onChange={({ target }) => onChange({ title: { ...title, [language]: target.value } })}
        />
      </label>
    </div>
  ));
}

interface AnswerProps extends Pick<FieldsProps, 'answers' | 'onChange'> {
  readonly name: 'area' | 'name' | 'route';
  readonly label: string;
  readonly hint: string;
  readonly list?: readonly string[];
}

function Answer({ name, label, hint, list, answers, onChange }: AnswerProps) {
  const listed = list === undefined ? {} : { list: `${name}-list` };
  return (
    <div>
      <label>
        {label}
        <input
          value={answers[name]}
          placeholder={hint}
          required
          autoComplete="off"
          onChange={({ target }) => onChange({ [name]: target.value })}
          {...listed}
        />
      </label>
      {list === undefined ? null : (
        <datalist id={`${name}-list`}>
          {list.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </datalist>
      )}
    </div>
  );
}

/** Returns what an operation lets one guess of its screen. */
function proposed(operation: string, offers: readonly Offer[], areas: readonly string[]): Partial<Answers> {
  const offer = offers.find(({ value }) => value === operation);
  if (offer === undefined) return {};
  const words = (offer.description ?? '').replace(/\.$/, '');
  const name = nameOfWords(operation).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return {
    title: eachLanguage((language) => (language === firstLanguage ? words : '')),
    name,
    route: `/${name}`,
    area: areas.includes('requests') ? 'requests' : (areas[0] ?? ''),
    isInMenu: true,
  };
}

function useOperations(): readonly Offer[] {
  const [operations, setOperations] = useState<readonly Offer[]>([]);
  useEffect(() => {
    void calls.operations().then((answer) => answer.state === 'done' && setOperations(answer.value));
  }, []);
  return operations;
}
