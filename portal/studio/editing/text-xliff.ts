import jsToXliff12 from 'xliff/jsToXliff12';
import xliff12ToJs from 'xliff/xliff12ToJs';
import type { Inline, Xliff, XliffUnit } from 'xliff/xliff12ToJs';
import { englishNameOf, otherLanguages } from '../../screen-language/language.ts';
import type { Language } from '../../screen-language/language.ts';
import type { ProjectText } from '../protocol.ts';
import { checkedTexts } from './translated-texts.ts';
import type { ImportedTexts, WrittenText } from './translated-texts.ts';

/**
 * Returns all texts as XLIFF 1.2 for the translators of one language: a file for each document, a unit for each text. Values
 * and line ends are elements, so that translators move them and cannot misspell them.
 */
export function xliffOf(texts: readonly ProjectText[], language: Language): string {
  const resources: Record<string, Record<string, XliffUnit>> = {};
  for (const text of texts) (resources[text.document] ??= {})[text.key] = unitOf(text, language);
  let xml = '';
  jsToXliff12(
    { sourceLanguage: 'en', targetLanguage: language, resources },
    { indent: '' },
    (error, made) => {
      if (error !== null) throw error;
      xml = made;
    },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}

function unitOf(text: ProjectText, language: Language): XliffUnit {
  const { en = '', stale, [language]: written = '' } = text;
  const isStale = stale.includes(language);
  return {
    source: piecesOf(en),
    ...(written !== '' && { target: piecesOf(written) }),
    ...(isStale && { note: `The ${englishNameOf(language)} is older than the English.` }),
    additionalAttributes: { approved: written === '' || isStale ? 'no' : 'yes', 'xml:space': 'preserve' },
  };
}

/** Words, values and line ends of a text. */
function piecesOf(text: string): readonly Inline[] {
  return text
    .split(/(\{\{\w+\}\}|\n)/)
    .filter((piece) => piece !== '')
    .map((piece, at): Inline => {
      const [, name] = /^\{\{(\w+)\}\}$/.exec(piece) ?? [];
      if (piece === '\n') return { Standalone: { id: `line${at}`, ctype: 'lb' } };
      return name === undefined ? piece : { Standalone: { id: name, 'equiv-text': piece } };
    });
}

/** Reads an XLIFF that came back from translators. */
export function importedXliff(xml: string, texts: readonly ProjectText[]): ImportedTexts {
  const content = parsed(xml);
  if (content === undefined) return refused('This is no XLIFF 1.2. Ask for the format in which it went out.');
  const target = content.targetLanguage?.toLowerCase().split(/[-_]/, 1)[0];
  const language = otherLanguages.find((one) => one === target);
  if (language === undefined)
    return refused(
      content.targetLanguage === undefined
        ? 'The file does not tell its language (target-language).'
        : `Its language is ${content.targetLanguage}, which is none of those here.`,
    );
  const rows = Object.entries(content.resources).flatMap(([document, units]) =>
    Object.entries(units).flatMap(([key, { source, target: written }]): readonly WrittenText[] =>
      // A unit without a target was not worked on.
      written === undefined
        ? []
        : [{ document, key, english: textOf(source), written: textOf(written), place: 'File' }],
    ),
  );
  return checkedTexts(rows, texts, language);
}

const refused = (problem: string): ImportedTexts => ({ changes: [], problems: [problem], isRefused: true });

/** The content of a document; undefined for another one. The reader knows no entities but those of XML itself. */
function parsed(xml: string): Xliff | undefined {
  let content: Xliff | undefined;
  try {
    xliff12ToJs(xml, { captureSpacesBetweenElements: true }, (error, read) => {
      if (error === null && read?.xliffVersion === undefined) content = read;
    });
  } catch {
    // It throws on documents of another shape.
    return undefined;
  }
  return content;
}

/** The text of pieces; an element that is none of ours is shown as it is, so that its values are missed. */
function textOf(value: XliffUnit['source']): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('');
  const element = Object.values(value ?? {})[0];
  if (typeof element !== 'object' || element === null) return '';
  const { id, ctype, contents } = element as {
    readonly id?: unknown;
    readonly ctype?: unknown;
    readonly contents?: XliffUnit['source'];
  };
  if (ctype === 'lb') return '\n';
  // A mark of the translators' own program stands around words.
  if (contents !== undefined && contents !== '') return textOf(contents);
  return `{{${String(id)}}}`;
}
