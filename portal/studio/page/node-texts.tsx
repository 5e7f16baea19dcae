import type { CSSProperties } from 'react';
import { isOptionalOfScreen } from '../../screen-language/check/facts/optional-texts.ts';
import { englishNameOf, languages, mapLanguages, rowOf } from '../../screen-language/language.ts';
import type { Language } from '../../screen-language/language.ts';
import type { ScreenConfig } from '../../publish/index.ts';
import { valueAt, valueOfText, withValue } from '../editing/json-edits.ts';
import { isOfPlace, textPlaceOf } from '../editing/node-texts.ts';
import type { TextPlace } from '../editing/node-texts.ts';
import type { OutlineNode } from '../editing/outline.ts';
import { wordsOfName } from '../editing/starters.ts';
import { withoutText } from '../editing/things.ts';
import { Picker } from './picker.tsx';
import { useScreen } from './screen-context.ts';
import type { ScreenForms } from './screen-context.ts';
import { TextBox } from './text-box.tsx';
import { TextHintLine } from './text-hint-line.tsx';
import { missingKeys, textEntries, writtenIn } from './text-entries.ts';
import type { TextEntry } from './text-entries.ts';

/** The texts of one thing in all languages, side by side. */
export function NodeTexts({ node }: { readonly node: OutlineNode }) {
  const forms = useScreen();
  const { texts, change, screen, diagnostics } = forms;
  const place = placeOf(node, forms);
  const needed = [...missingKeys(diagnostics), ...place.keys.filter((key) => isNeeded(key, node, forms))];
  const entries = textEntries(texts, [...new Set(needed)])?.filter(({ key }) => isOfPlace(key, place));
  if (entries === undefined) return <p className="pane-note">A file of texts is no JSON. See “Problems”.</p>;
  const others = optionalKeys(place, node, forms).filter(
    (key) => !entries.some((entry) => entry.key === key),
  );
  if (entries.length === 0 && others.length === 0) return null;
  const add = (key: string) =>
    change(`Add a text`, (now) => mapLanguages(now, (text) => withValue(text, key.split('.'), '')));
  const short = (key: string) => shortName(key, place);
  return (
    <section className="node-texts" aria-label="Texts" style={columns}>
      <div className="node-texts-head">
        <h4>Texts</h4>
        {languages.map((language) => (
          <span key={language}>{rowOf(language).name}</span>
        ))}
      </div>
      {entries.map((entry) => (
        <TextRow
          key={entry.key}
          entry={entry}
          name={short(entry.key)}
          isOptional={isOptional(entry.key, screen)}
        />
      ))}
      {others.length === 0 ? null : (
        <Picker
          label="Add a text"
          value=""
          placeholder="Add a text …"
          isAdding
          offers={others.map((key) => ({ value: short(key), description: wordsOfText(key) }))}
          onPick={(name) => {
            const key = others.find((one) => short(one) === name);
            if (key !== undefined) add(key);
          }}
        />
      )}
    </section>
  );
}

/** The number of languages. React's type of styles knows no names of one's own. */
const columns = { '--languages': languages.length } as CSSProperties;

function placeOf(node: OutlineNode, { screen, offers }: ScreenForms): TextPlace {
  const place = textPlaceOf(screen, node.path);
  const keys = Object.hasOwn(offers.blockTexts, node.id) ? offers.blockTexts[node.id] : undefined;
  if (place.below === undefined || keys === undefined) return place;
  return { ...place, keys: [...keys.needed, ...keys.optional].map((key) => `${place.below}.${key}`) };
}

/** A label is there from the start, although the check has not asked for it yet. */
function isNeeded(key: string, node: OutlineNode, { offers }: ScreenForms): boolean {
  if (key === 'title' || key === 'navigation' || key.startsWith('messages.')) return true;
  const block = Object.hasOwn(offers.blockTexts, node.id) ? offers.blockTexts[node.id] : undefined;
  if (block !== undefined) return block.needed.some((name) => key.endsWith(`.${name}`));
  return key.startsWith('fields.') && key.endsWith('.label');
}

const isOptional = (key: string, screen: unknown) => {
  try {
    return isOptionalOfScreen(key, screen as ScreenConfig); // half of a screen may throw
  } catch {
    return false;
  }
};

/** The rules that an answer can break. */
const rules = [
  'required',
  'invalid',
  'minLength',
  'maxLength',
  'min',
  'max',
  'matches',
  'differs',
  'option',
  'email',
  'phone',
  'zip',
  'digits',
  'date',
  'number',
  'least',
  'most',
];

function optionalKeys(
  place: TextPlace,
  node: OutlineNode,
  { screen, offers }: ScreenForms,
): readonly string[] {
  const block = Object.hasOwn(offers.blockTexts, node.id) ? offers.blockTexts[node.id] : undefined;
  if (block !== undefined) return block.optional.map((key) => `${place.below ?? ''}.${key}`);
  const isQuestion = place.below?.startsWith('fields.') === true;
  const messages = isQuestion ? rules.map((rule) => `${place.below ?? ''}.errors.${rule}`) : [];
  return [...place.keys, ...messages].filter((key) => isOptional(key, screen));
}

function shortName(key: string, { below }: TextPlace): string {
  if (below === undefined || key === below) return wordsOfName(key.split('.').at(-1) ?? '');
  const name = key.slice(below.length + 1);
  const [, rule] = /^errors\.(\w+)$/.exec(name) ?? [];
  if (rule !== undefined) return `Message: ${wordsOfName(rule).toLowerCase()}`;
  return name.includes('.') ? name : wordsOfName(name);
}

function wordsOfText(key: string): string {
  const [, rule] = /\.errors\.(\w+)$/.exec(key) ?? [];
  if (rule !== undefined) return `Told when the rule “${wordsOfName(rule).toLowerCase()}” is broken.`;
  return `Optional: ${wordsOfName(key.split('.').at(-1) ?? '').toLowerCase()}.`;
}

interface TextRowProps {
  readonly entry: TextEntry;
  readonly name: string;
  readonly isOptional: boolean;
}

function TextRow({ entry, name, isOptional: canGo }: TextRowProps) {
  const { key, unequalPlaces } = entry;
  const { change, diagnostics, texts } = useScreen();
  const pointer = `/${key.replaceAll('.', '/')}`;
  const about = diagnostics.filter((one) => one.pointer === pointer && one.rule !== 'missing-text');
  const isThere = (file: string) => valueAt(valueOfText(file), key.split('.')) !== undefined;
  return (
    <div className="node-text">
      <div className="node-text-name">
        <span>{name}</span>
        {canGo && languages.some((language) => isThere(texts[language] ?? '')) ? (
          <button
            type="button"
            className="quiet"
            aria-label={`Take the text ${name} out`}
            onClick={() =>
              change(`Take a text out`, (now) => mapLanguages(now, (text) => withoutText(text, key)))
            }
          >
            ×
          </button>
        ) : null}
      </div>
      {languages.map((language) => (
        <TextArea key={language} entry={entry} language={language} name={name} />
      ))}
      <TextHintLine textKey={key} texts={writtenIn(entry)} />
      {unequalPlaces ? <span className="row-diagnostic">{'The {{…}} differ.'}</span> : null}
      {about.map(({ message, file, rule }) => (
        <span key={`${file} ${rule} ${message}`} className="row-diagnostic">
          {message}
        </span>
      ))}
    </div>
  );
}

interface TextAreaProps extends Pick<TextRowProps, 'entry' | 'name'> {
  readonly language: Language;
}

function TextArea({ entry, language, name }: TextAreaProps) {
  const { change } = useScreen();
  const { key, [language]: text } = entry;
  const put = (next: string) =>
    change(
      `Reword “${name}”`,
      (now) => ({ [language]: withValue(now[language] ?? '{}', key.split('.'), next) }),
      `${language} ${key}`,
    );
  return (
    <TextBox
      label={`${name}, ${englishNameOf(language)}`}
      language={language}
      texts={entry}
      isInvalid={text === undefined || text === ''}
      onChange={put}
    />
  );
}
