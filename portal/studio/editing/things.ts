import { parseTree, findNodeAtLocation } from 'jsonc-parser';
import { mapLanguages } from '../../screen-language/language.ts';
import { valueAt, valueOfText, withItem, withoutValue, withValue } from './json-edits.ts';
import type { JsonPath } from './json-edits.ts';
import { schemaOf } from './language-schema.ts';
import type { LanguageSchema } from './language-schema.ts';
import { textPlaceOf } from './node-texts.ts';
import type { Addition, OutlineNode } from './outline.ts';
import type { ScreenTexts } from './question.ts';
import { freeName, starterOf } from './starters.ts';

/** Texts after an edit, and the place of what it was about. */
export interface Placed {
  readonly texts: ScreenTexts;
  readonly path: JsonPath;
}

/** Takes a thing out, with its texts and the members that only sent its answer. */
export function withoutThing(texts: ScreenTexts, node: OutlineNode, schema: LanguageSchema): ScreenTexts {
  const screen = valueOfText(texts.config);
  const config = withoutValue(texts.config, node.path, mayBeAbsent(screen, node, schema));
  const { below } = textPlaceOf(screen, node.path);
  if (below === undefined) return { ...texts, config };
  return {
    config: isQuestion(node) ? withoutAnswer(config, node.name) : config,
    ...mapLanguages(texts, (text) => withoutText(text, below)),
  };
}

const isQuestion = ({ path }: OutlineNode) => path[0] === 'steps' && path.length === 4;

/** Lists and objects that the language asks for stay where they are, empty. */
function mayBeAbsent(screen: unknown, { home }: OutlineNode, schema: LanguageSchema): boolean {
  if (home === undefined) return false;
  const owner = home.path.slice(0, -1);
  const inner = owner.reduce<{ value: unknown; schema: LanguageSchema }>(
    ({ value, schema: now }, name) => {
      const whole = schemaOf(value, now, schema);
      const next = typeof name === 'number' ? whole.items : whole.properties?.[name];
      return { value: valueAt(value, [name]), schema: next ?? {} };
    },
    { value: screen, schema },
  );
  const { required = [] } = schemaOf(inner.value, inner.schema, schema);
  return !required.includes(String(home.path.at(-1)));
}

/** Takes the members out that send the answer of a question that is gone. */
function withoutAnswer(config: string, name: string): string {
  const screen = valueOfText(config);
  const steps = valueAt(screen, ['steps']);
  const calls: readonly JsonPath[] = [
    ['submit'],
    ...(Array.isArray(steps) ? steps.map((_, at) => ['steps', at, 'submit']) : []),
  ];
  let next = config;
  for (const call of calls)
    for (const [member, binding] of Object.entries(valueAt(screen, [...call, 'with']) ?? {}))
      if (valueAt(binding, ['field']) === name) next = withValue(next, [...call, 'with', member], undefined);
  return next;
}

/** Takes the texts below a key out, and what would be empty without them. */
export function withoutText(text: string, key: string): string {
  const root = parseTree(text);
  let path = key.split('.');
  if (root === undefined || findNodeAtLocation(root, path) === undefined) return text;
  while (path.length > 1 && findNodeAtLocation(root, path.slice(0, -1))?.children?.length === 1)
    path = path.slice(0, -1);
  return withValue(text, path, undefined);
}

/** Puts a second one right behind a thing, with a name and texts of its own. */
export function withCopy(texts: ScreenTexts, node: OutlineNode): Placed {
  const { home, path } = node;
  const screen = valueOfText(texts.config);
  const value = valueAt(screen, path);
  if (home === undefined || value === undefined) return { texts, path };
  const member = ['name', 'id'].find((one) => typeof valueAt(value, [one]) === 'string');
  const name = freeName(node.name === '' ? 'copy' : node.name, namesLike(screen, node));
  if (home.holds === 'names') {
    const place = [...home.path, name];
    return { texts: { ...texts, config: withValue(texts.config, place, value) }, path: place };
  }
  const copy = member === undefined ? value : { ...(value as object), [member]: name };
  const config = withItem(texts.config, { list: home.path, index: home.index + 1 }, copy);
  const place = [...home.path, home.index + 1];
  const [from, to] = [textPlaceOf(screen, path).below, textPlaceOf(valueOfText(config), place).below];
  if (from === undefined || to === undefined || from === to)
    return { texts: { ...texts, config }, path: place };
  const copied = (text: string) =>
    withValue(text, to.split('.'), valueAt(valueOfText(text), from.split('.')));
  return { texts: { config, ...mapLanguages(texts, copied) }, path: place };
}

/** The names that a new thing of a kind cannot have: those of all questions, all blocks, or its neighbours. */
export function namesLike(screen: unknown, { path }: Pick<OutlineNode, 'path'>): readonly string[] {
  const member = (value: unknown) => {
    const found = [valueAt(value, ['name']), valueAt(value, ['id'])];
    return found.filter((name) => typeof name === 'string');
  };
  const items = (value: unknown) => (Array.isArray(value) ? value : []);
  if (path[0] === 'steps' && path.includes('fields'))
    return items(valueAt(screen, ['steps'])).flatMap((step) =>
      items(valueAt(step, ['fields'])).flatMap(member),
    );
  if (path[0] === 'sections' && path.length <= 6)
    return items(valueAt(screen, ['sections'])).flatMap((section) =>
      items(valueAt(section, ['columns'])).flatMap((column) =>
        items(valueAt(column, ['blocks'])).flatMap(member),
      ),
    );
  const home = valueAt(screen, path.slice(0, -1));
  return Array.isArray(home) ? home.flatMap(member) : Object.keys(home ?? {});
}

/** Adds a thing of a kind at the end of its list: the least that the language asks for. */
export function withNewThing(
  texts: ScreenTexts,
  { path, holds, size }: Pick<Addition, 'path' | 'holds' | 'size'>,
  {
    variant,
    root,
    wanted,
  }: { readonly variant: LanguageSchema; readonly root: LanguageSchema; readonly wanted: string },
): Placed {
  const starter = starterOf(variant, root);
  const screen = valueOfText(texts.config);
  const place = [...path, holds === 'list' ? size : ''];
  const name = freeName(wanted, namesLike(screen, { path: place }));
  if (holds === 'names') {
    const own = [...path, name];
    return { texts: { ...texts, config: withValue(texts.config, own, starter) }, path: own };
  }
  const member = ['name', 'id'].find((one) => Object.hasOwn(starter ?? {}, one));
  const value = member === undefined ? starter : { ...(starter as object), [member]: name };
  return {
    texts: { ...texts, config: withItem(texts.config, { list: path, index: size }, value) },
    path: place,
  };
}
