// One file where the sources are 75, which every check would wait for.
import MarkdownIt from 'markdown-it/dist/markdown-it.min.js';
import type { ScreenConfig } from '../generated/screen-config.gen.ts';
import { readPath, writePath } from './dotted-path.ts';
import { placedFields } from './placed-fields.ts';

/** The name of an element of a formatted text. */
type FormattedElement = 'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'br' | 'a';

/**
 * A piece of a formatted text: the number of its words, or an element with its pieces. A link has its address before
 * them.
 */
export type FormattedPiece = number | readonly [FormattedElement, ...(string | FormattedPiece)[]];

/** A formatted text, and what the checker asks of it. */
interface FormattedText {
  readonly pieces: readonly FormattedPiece[];
  /** They are filled in one by one, so that no value can bring an element along. */
  readonly words: readonly string[];
  /** Addresses of its links. */
  readonly links: readonly string[];
  /** Levels of its headings. */
  readonly headings: readonly number[];
  /** Marks of Markdown that are none here, in words for analysts. */
  readonly strange: readonly string[];
}

type Reading = { -readonly [name in keyof Omit<FormattedText, 'pieces'>]: FormattedText[name][number][] };

/** Holds no HTML; the library knows all of CommonMark, of which texts may have less. */
const reader = new MarkdownIt('commonmark', { html: false });

type Token = ReturnType<typeof reader.parse>[number];

/** Elements by the library's names. */
const elements: { readonly [type: string]: FormattedElement | undefined } = {
  paragraph_open: 'p',
  bullet_list_open: 'ul',
  ordered_list_open: 'ol',
  list_item_open: 'li',
  strong_open: 'strong',
  em_open: 'em',
  link_open: 'a',
  hardbreak: 'br',
};

/** Marks that Markdown has, and texts have not. */
const strangers: { readonly [type: string]: string | undefined } = {
  image: 'a picture',
  code_inline: 'words between backticks',
  fence: 'lines between backticks',
  code_block: 'a line that begins with four spaces',
  blockquote_open: 'a line that begins with ">"',
  hr: 'a line of dashes',
};

/** Marks that are read as they stand: of a link whose address is none, or of a pair that is not closed. */
const leftover = /\]\(|\*\*|!\[|^#/;

/** Reads a text in the subset of Markdown: paragraphs, headings, lists, bold, emphasis and links. */
export function readFormatted(text: string): FormattedText {
  const reading: Reading = { words: [], links: [], headings: [], strange: [] };
  const tokens = reader
    .parse(text, {})
    .flatMap((token) => (token.type === 'inline' ? (token.children ?? []) : token.hidden ? [] : [token]));
  const pieces = piecesUntilClose(tokens.values(), reading);
  const marks = reading.words.filter((words) => leftover.test(words)).map((words) => `"${words.trim()}"`);
  return { pieces, ...reading, strange: [...reading.strange, ...marks] };
}

function piecesUntilClose(tokens: Iterator<Token, undefined>, reading: Reading): readonly FormattedPiece[] {
  const pieces: FormattedPiece[] = [];
  const say = (words: string) => {
    const before = pieces.at(-1);
    if (typeof before === 'number') reading.words[before] += words;
    else pieces.push(reading.words.push(words) - 1);
  };
  for (
    let next = tokens.next();
    next.value !== undefined && next.value.nesting !== -1;
    next = tokens.next()
  ) {
    const { type, content, nesting } = next.value;
    if (type === 'text') {
      if (content !== '') say(content);
    } else if (type === 'softbreak') say(' ');
    else {
      const inner = nesting === 1 ? piecesUntilClose(tokens, reading) : [];
      pieces.push(...elementOf(next.value, inner, reading));
    }
  }
  return pieces;
}

/** The element of a token around its pieces; the pieces alone where texts have no such element. */
function elementOf(
  token: Token,
  inner: readonly FormattedPiece[],
  reading: Reading,
): readonly FormattedPiece[] {
  const { type, tag, markup } = token;
  if (type === 'heading_open') {
    reading.headings.push(Number(tag.slice(1)));
    return tag === 'h2' || tag === 'h3' ? [[tag, ...inner]] : inner;
  }
  const element = elements[type];
  if (element === undefined) {
    reading.strange.push(strangers[type] ?? `"${markup}"`);
    return inner;
  }
  if (element !== 'a') return [[element, ...inner]];
  const address = String(token.attrGet('href'));
  reading.links.push(address);
  return [[element, address, ...inner]];
}

/** The keys of a screen's texts that are formatted. */
export function formattedTextsOf(config: Pick<ScreenConfig, 'sections' | 'steps'>): readonly string[] {
  const blocks = (config.sections ?? []).flatMap(({ columns }) => columns.flatMap((column) => column.blocks));
  return [
    ...blocks.flatMap(({ block, name }) => (block === 'article' ? [`blocks.${name}.body`] : [])),
    ...placedFields(config).flatMap(({ field, text }) =>
      field.intro === true ? [`fields.${text}.intro`] : [],
    ),
  ];
}

/**
 * The texts of a screen as they are published: in the place of a formatted one stand its words by their numbers, and
 * `pieces` around them, so that customers load no reader of Markdown.
 */
export function withFormatted(
  texts: object,
  config: Pick<ScreenConfig, 'sections' | 'steps'>,
): Readonly<Record<string, unknown>> {
  return formattedTextsOf(config).reduce<Readonly<Record<string, unknown>>>(
    (done, key) => {
      const text = readPath(done, key);
      if (typeof text !== 'string') return done;
      const { pieces, words } = readFormatted(text);
      return writePath(done, key, { pieces: JSON.stringify(pieces), ...words });
    },
    { ...texts },
  );
}
