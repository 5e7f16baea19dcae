import { isObject, listAt, objectAt, textAt, textsAt, valueAt } from '@energy-portal/generator';
import type { Json, JsonObject } from '@energy-portal/generator';
import { code, heading, joined, markup, prose } from '../reference/markup.ts';
import type { Child } from '../reference/markup.ts';
import { createPage } from '../reference/page.ts';
import type { Page } from '../reference/page.ts';
import { examplesOf } from './examples.ts';
import { memberTable } from './member-table.ts';
import { languageAddresses } from './shape-link.ts';

/** All that the reference of the screen language is made of. */
interface LanguageSources {
  /** `screen.schema.json`. */
  readonly schema: JsonObject;
  /** Configs by their id; the first one that has a word is its example. */
  readonly screens: ReadonlyMap<string, Json>;
  /** Names of the pictures that were taken: `block-list`, `field-date`. */
  readonly pictures: ReadonlySet<string>;
}

const title = 'Screen language';

/** The reference of the screen language: every word with its members, a real example and a picture. */
export function languagePages(sources: LanguageSources): readonly Page[] {
  return [startPage(sources), blocksPage(sources), questionsPage(sources), shapesPage(sources)];
}

function startPage({ schema }: LanguageSources): Page {
  const body = markup`<p class="lead">${prose(textAt(schema, 'description'))}</p>
<ul><li><a href="blocks.html">Blocks</a>: what a page can show</li>
<li><a href="questions.html">Questions</a>: what a form can ask</li>
<li><a href="shapes.html">Shapes</a>: reads, conditions, values and all that is inside of them</li></ul>
${heading(2, 'members', 'Members of a screen')}
${memberTable(schema, 'Members of a screen')}`;
  return createPage(languageAddresses.start, { title, body, search: 'screen language words of a config' });
}

function blocksPage(sources: LanguageSources): Page {
  const examples = examplesOf(sources.screens, 'block');
  const blocks = listAt(definitionOf(sources, 'Block'), 'oneOf').filter(isObject);
  const kinds = blocks.map((block) => ({ block, kind: String(valueAt(block, 'properties.block.const')) }));
  const body = markup`<p class="lead">${prose(textAt(definitionOf(sources, 'Block'), 'description'))}</p>
${kinds.map(({ block, kind }) => {
  const anchor = `block-${kind}`;
  return markup`<section aria-labelledby="${anchor}">${heading(2, anchor, code(kind))}
<p>${prose(textAt(block, 'description'))}</p>
${picture(anchor, kind, sources)}${memberTable(block, `Members of ${kind}`)}
${example(examples.get(kind))}</section>
`;
})}`;
  return createPage(languageAddresses.blocks, {
    title: 'Blocks',
    of: title,
    body,
    search: kinds.map(({ kind }) => kind).join(' '),
    sections: kinds.map(({ block, kind }) => ({
      name: `block-${kind}`,
      search: textAt(block, 'description'),
    })),
  });
}

function questionsPage(sources: LanguageSources): Page {
  const field = definitionOf(sources, 'Field');
  const as = objectAt(objectAt(field, 'properties'), 'as');
  const kinds = textsAt(as, 'enum');
  const told = wordsOfKinds(textAt(as, 'description'));
  const examples = examplesOf(sources.screens, 'as');
  const body = markup`<p class="lead">${prose(textAt(field, 'description'))}</p>
${heading(2, 'members', 'Members of a question')}
${memberTable(field, 'Members of a question')}
<section aria-labelledby="field-headings">${heading(2, 'field-headings', 'Headings above options')}
<p>${prose(textAt(objectAt(objectAt(field, 'properties'), 'groups'), 'description'))}</p>
${picture('field-headings', 'Headings above options', sources)}</section>
${kinds.map((kind) => {
  const anchor = `field-${kind}`;
  return markup`<section aria-labelledby="${anchor}">${heading(2, anchor, code(kind))}
<p>${prose(told.get(kind) ?? '')}</p>
${picture(anchor, kind, sources)}${example(examples.get(kind))}</section>
`;
})}`;
  return createPage(languageAddresses.questions, {
    title: 'Questions',
    of: title,
    body,
    search: kinds.join(' '),
    sections: kinds.map((kind) => ({ name: `field-${kind}`, search: told.get(kind) ?? '' })),
  });
}

/** The sentences about each kind: `select, radio: one of the options. checkboxes: any of the options.` */
function wordsOfKinds(description: string): ReadonlyMap<string, string> {
  return new Map(
    description.split(/\. (?=[a-z])/).flatMap((sentence) => {
      const [, names = '', text = ''] =
        /^([a-z-]+(?:(?:, | \([^)]*\))[a-z-]*)*): (.*)$/s.exec(sentence) ?? [];
      const written = `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;
      return names.split(', ').map((name) => [name.replace(/ \(.*/, ''), written] as const);
    }),
  );
}

function shapesPage(sources: LanguageSources): Page {
  const shapes = Object.entries(objectAt(sources.schema, 'definitions')).flatMap(([name, shape]) =>
    isObject(shape) && name !== 'Block' && name !== 'Field' ? [{ name, shape }] : [],
  );
  const body = markup`<p class="lead">What stands inside of a screen, and has a name.</p>
${shapes.map(
  ({ name, shape }) => markup`<section aria-labelledby="${name}">${heading(2, name, name)}
<p>${prose(textAt(shape, 'description'))}</p>
${picture(`shape-${name}`, name, sources)}${memberTable(shape, `Members of ${name}`)}${choices(shape)}${listAt(shape, 'anyOf').map((branch, at) => branchOf(branch, `${name}-${at + 1}`))}</section>
`,
)}`;
  return createPage(languageAddresses.shapes, {
    title: 'Shapes',
    of: title,
    body,
    search: shapes.map(({ name }) => name).join(' '),
    sections: shapes.map(({ name, shape }) => ({ name, search: textAt(shape, 'description') })),
  });
}

const choices = (shape: JsonObject): Child => {
  const listed = listAt(shape, 'enum');
  return (
    listed.length > 0 &&
    markup`<p>${joined(
      listed.map((one) => code(String(one))),
      ' ',
    )}</p>`
  );
};

/** One of several shapes that a value can have; those without a name are told in the description. */
function branchOf(branch: Json, anchor: string): Child {
  if (!isObject(branch) || textAt(branch, 'title') === '') return undefined;
  return markup`${heading(3, anchor, textAt(branch, 'title'))}
<p>${prose(textAt(branch, 'description'))}</p>
${memberTable(branch, `Members of ${textAt(branch, 'title')}`)}`;
}

function picture(name: string, kind: string, { pictures }: LanguageSources): Child {
  return (
    pictures.has(name) &&
    markup`<p class="picture"><img src="/pictures/words/${name}.png" alt="${kind}, as a page shows it" loading="lazy"></p>
`
  );
}

function example(
  found: ReturnType<typeof examplesOf> extends ReadonlyMap<string, infer One> ? One | undefined : never,
): Child {
  if (found === undefined) return undefined;
  const { value, screens } = found;
  const [first, ...others] = screens;
  return markup`<p>On ${code(first ?? '')}${others.length > 0 && ` and ${others.length} more`}, such as:</p>
<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>
`;
}

const definitionOf = ({ schema }: LanguageSources, name: string): JsonObject =>
  objectAt(objectAt(schema, 'definitions'), name);
