import { useId, useState } from 'react';
import { valueAt } from '../editing/json-edits.ts';
import type { JsonPath } from '../editing/json-edits.ts';
import { variantOf, variantsOf } from '../editing/language-schema.ts';
import type { LanguageSchema } from '../editing/language-schema.ts';
import { pointerOf } from '../editing/outline.ts';
import { namesCondition, picksFor } from '../editing/picks.ts';
import { questionsOf } from '../editing/screen-names.ts';
import { starterOf, wordsOfName } from '../editing/starters.ts';
import { AddCondition } from './add-condition.tsx';
import { ListEditor, MapEditor, ObjectEditor } from './nested-editors.tsx';
import { Picker } from './picker.tsx';
import { useScreen } from './screen-context.ts';
import type { ValueProps } from './screen-context.ts';

/** Edits any value of the language by what its schema allows. */
export function ValueEditor(props: ValueProps) {
  const { schema: root } = useScreen();
  const { schema } = props;
  const variants = variantsOf(schema, root);
  if (variants.length > 0) return <VariantEditor {...props} variants={variants} />;
  if (schema.enum !== undefined) return <ChoiceEditor {...props} options={schema.enum} />;
  if (schema.const === true) return <FlagEditor {...props} />;
  const types = [schema.type ?? 'object'].flat();
  if (types.length > 1) return <PlainEditor {...props} />;
  switch (types[0]) {
    case 'boolean':
      return <YesNoEditor {...props} />;
    case 'integer':
    case 'number':
      return <NumberEditor {...props} />;
    case 'string':
      return <TextEditor {...props} />;
    case 'array':
      return <ListEditor {...props} />;
    default:
      return schema.properties === undefined ? <MapEditor {...props} /> : <ObjectEditor {...props} />;
  }
}

/** Names of variants that say what one chooses. */
const variantNames: Readonly<Record<string, string>> = {
  FromBinding: 'Taken from …',
  FieldBinding: 'The answer to a question',
  FirstBinding: 'The first that has a value',
  EntryBinding: 'Of the entry that was chosen',
  ChoiceBinding: 'By what stands in the address',
  FieldCondition: 'An answer',
  SourceCondition: 'A value',
  CompareCondition: 'A comparison',
  AllCondition: 'All of these',
  AnyCondition: 'At least one of these',
  NotCondition: 'Not this',
  OptionsFromSource: 'Taken from …',
  LimitSource: 'Taken from …',
  SourceOperand: 'A value',
  FieldOperand: 'An answer',
  Source: 'Where it comes from',
  FormattedSource: 'Where it comes from, and how it is written',
};

function nameOfVariant(variant: LanguageSchema, owner: LanguageSchema): string {
  const { title, type, const: fixed } = variant;
  if (title !== undefined)
    return variantNames[title] ?? wordsOfName(title.replace(/(Expression|Block)$/, ''));
  if (fixed !== undefined) return fixed === true ? 'Yes' : wordsOfName(String(fixed));
  if (type === 'array') return 'A list';
  if (owner.title === 'Condition') return 'A condition that has a name';
  return 'Written here';
}

function VariantEditor(props: ValueProps & { readonly variants: readonly LanguageSchema[] }) {
  const { label, path, value, variants, schema } = props;
  const { set, schema: root } = useScreen();
  const now = value === undefined ? undefined : variantOf(value, variants, root);
  const index = now === undefined ? -1 : variants.indexOf(now);
  return (
    <div className="variant">
      <select
        aria-label={`${label}: kind`}
        value={index}
        onChange={({ target }) => {
          const chosen = variants[Number(target.value)];
          set(path, chosen === undefined ? undefined : starterOf(chosen, root));
        }}
      >
        <option value={-1}>{value === undefined ? 'Not set' : 'Of another kind'}</option>
        {variants
          .map((variant, at) => ({ at, name: nameOfVariant(variant, schema) }))
          .map(({ at, name }) => (
            <option key={`${name} ${at}`} value={at}>
              {name}
            </option>
          ))}
      </select>
      {now === undefined || now.const !== undefined ? null : (
        <ValueEditor {...props} schema={now} owner={now.type === 'object' ? now : schema} />
      )}
    </div>
  );
}

function ChoiceEditor({
  label,
  path,
  value,
  options,
  describedBy,
}: ValueProps & { readonly options: readonly unknown[] }) {
  const { set } = useScreen();
  return (
    <select
      aria-label={label}
      aria-describedby={describedBy}
      value={options.indexOf(value)}
      onChange={({ target }) => set(path, options[Number(target.value)])}
    >
      <option value={-1}>{value === undefined ? 'Not set' : String(value)}</option>
      {options.map((option, at) => (
        <option key={String(option)} value={at}>
          {String(option)}
        </option>
      ))}
    </select>
  );
}

function FlagEditor({ label, path, value, describedBy }: ValueProps) {
  const { set } = useScreen();
  return (
    <label className="flag">
      <input
        type="checkbox"
        aria-label={label}
        aria-describedby={describedBy}
        checked={value === true}
        onChange={({ target }) => set(path, target.checked ? true : undefined)}
      />
      {value === true ? 'Yes' : 'No'}
    </label>
  );
}

/** Yes, no, or what counts where nothing is said. */
function YesNoEditor({ label, path, value }: ValueProps) {
  const { set } = useScreen();
  const options = [
    ['Yes', true],
    ['No', false],
    ['Not set', undefined],
  ] as const;
  return (
    <div className="switch" role="group" aria-label={label}>
      {options.map(([name, option]) => (
        <button key={name} type="button" aria-pressed={value === option} onClick={() => set(path, option)}>
          {name}
        </button>
      ))}
    </div>
  );
}

function NumberEditor({ label, path, value, schema, describedBy }: ValueProps) {
  const { set } = useScreen();
  return (
    <input
      type="number"
      aria-label={label}
      aria-describedby={describedBy}
      min={schema.minimum}
      max={schema.maximum}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) =>
        set(path, target.value === '' ? undefined : target.valueAsNumber, pointerOf(path))
      }
    />
  );
}

function TextEditor(props: ValueProps) {
  const { label, path, value, schema, owner, describedBy } = props;
  const context = useScreen();
  const picks = picksFor({ path, owner, schema }, context);
  const text = typeof value === 'string' ? value : '';
  const set = (next: string, run?: string) => context.set(path, next === '' ? undefined : next, run);
  if (picks !== undefined)
    return (
      <div className="entry">
        <Picker
          label={label}
          value={text}
          offers={picks}
          onPick={(next) => set(next)}
          describedBy={describedBy}
          isInvalid={text !== '' && !picks.some((offer) => offer.value === text) && !text.includes('.')}
        />
        {namesCondition(path, owner) ? <NewCondition label={label} path={path} /> : null}
      </div>
    );
  if (['name', 'id'].includes(String(path.at(-1))) && path.length > 1)
    return <NameEditor {...props} text={text} />;
  return (
    <input
      aria-label={label}
      aria-describedby={describedBy}
      value={text}
      spellCheck={false}
      onChange={({ target }) => set(target.value, pointerOf(path))}
    />
  );
}

/** Makes the condition that is wanted here, without leaving for it. */
function NewCondition({ label, path }: Pick<ValueProps, 'label' | 'path'>) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" aria-label={`New condition for ${label}`} onClick={() => setAsked(true)}>
        New …
      </button>
      {isAsked ? <AddCondition usedAt={path} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

/** A name counts once it is whole: everything that names the thing is changed with it. */
function NameEditor({ label, path, text, describedBy }: ValueProps & { readonly text: string }) {
  const { rename } = useScreen();
  const [typed, setTyped] = useState<string>();
  const put = () => {
    setTyped(undefined);
    if (typed !== undefined) rename(pointerOf(path.slice(0, -1)), typed.trim());
  };
  return (
    <input
      aria-label={label}
      aria-describedby={describedBy}
      value={typed ?? text}
      spellCheck={false}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={put}
      onKeyDown={({ key }) => key === 'Enter' && put()}
    />
  );
}

/** A text, a number, or yes and no: what was written decides. Options of the question asked about are offered. */
function PlainEditor({ label, path, value, schema, describedBy }: ValueProps) {
  const context = useScreen();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const offered = optionsAt(path, context);
  const shown = typed ?? (value === undefined ? '' : String(value));
  const put = (text: string) => {
    setTyped(undefined);
    context.set(path, plainValue(text, [schema.type ?? []].flat()));
  };
  return (
    <>
      <input
        aria-label={label}
        aria-describedby={describedBy}
        list={offered.length > 0 ? id : undefined}
        value={shown}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== undefined && put(typed)}
        onKeyDown={({ key }) => key === 'Enter' && typed !== undefined && put(typed)}
      />
      <datalist id={id}>
        {offered.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </datalist>
    </>
  );
}

function plainValue(text: string, types: readonly string[]): string | number | boolean | undefined {
  if (text === '') return undefined;
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  const isNumber = types.includes('number') && /^-?\d+(?:\.\d+)?$/.test(text);
  // An option may be called by a number: quotes keep it a text.
  if (isNumber) return Number(text);
  return text.replace(/^"(.*)"$/, '$1');
}

/** The options of the question that a condition asks about. */
function optionsAt(path: JsonPath, context: ReturnType<typeof useScreen>): readonly string[] {
  const owner = path.slice(0, typeof path.at(-1) === 'number' ? -2 : -1);
  const name = valueAt(context.screen, [...owner, 'field']);
  const question = questionsOf(context.screen).find(({ value }) => value === name);
  if (question?.kind === 'yes-no' || question?.kind === 'consent') return ['true', 'false'];
  return question?.options ?? [];
}
