import { mapLanguages } from '../../screen-language/language.ts';
import type { PerLanguage } from '../../screen-language/language.ts';
import { valueAt, valueOfText, withItem, withValue } from './json-edits.ts';
import type { JsonPath } from './json-edits.ts';
import { nodesIn } from './outline.ts';
import type { Addition, OutlineNode } from './outline.ts';
import { textPlaceOf } from './node-texts.ts';
import type { ScreenTexts } from './question.ts';
import { freeName } from './starters.ts';
import { namesLike } from './things.ts';
import type { Placed } from './things.ts';

/** A thing that was copied or cut, with its texts. It is a value of its own: the screen that it came from may be gone. */
export interface Clipping {
  /** Title of the schema of the things among which it stood: it is put among such alone. */
  readonly title: string;
  readonly holds: Addition['holds'];
  readonly name: string;
  /** The words that people know it by. */
  readonly label: string;
  readonly value: unknown;
  readonly texts: PerLanguage<unknown>;
}

/** Copies a thing with its texts; undefined for what a screen has once. */
export function clippingOf(texts: ScreenTexts, node: OutlineNode, label: string): Clipping | undefined {
  const { home, path, name } = node;
  const screen = valueOfText(texts.config);
  const value = valueAt(screen, path);
  if (home === undefined || value === undefined) return undefined;
  const { below } = textPlaceOf(screen, path);
  const textsIn = (text: string) =>
    below === undefined ? undefined : valueAt(valueOfText(text), below.split('.'));
  const { title, holds } = home;
  return { title, holds, name, label, value, texts: mapLanguages(texts, textsIn) };
}

/** The list, or the object of named things, into which something is put. */
export type PastePlace = Pick<Addition, 'path' | 'holds' | 'size'> & { readonly index: number };

/** Returns the place of a copied thing: behind what is chosen, in it, or in the nearest above it that takes such things. */
export function placeOfPaste(
  root: OutlineNode,
  chosen: OutlineNode,
  clipping: Clipping,
): PastePlace | undefined {
  const fits = ({ title, holds }: Pick<Addition, 'title' | 'holds'>) =>
    title === clipping.title && holds === clipping.holds;
  const all = nodesIn(root);
  const above = all
    .filter(({ id }) => chosen.id === id || chosen.id.startsWith(`${id}/`))
    .toSorted((one, other) => other.id.length - one.id.length);
  for (const node of above) {
    const inside = node.adds.find(fits);
    if (inside !== undefined) return { ...inside, index: inside.size };
    if (node.home === undefined || !fits(node.home)) continue;
    const { path, holds, index } = node.home;
    return { path, holds, size: 0, index: index + 1 };
  }
  // A step that only shows what was answered has none of its own.
  const places = all.flatMap(({ adds }) => adds).filter(fits);
  const anywhere = places.findLast(({ size }) => size > 0) ?? places.at(-1);
  return anywhere === undefined ? undefined : { ...anywhere, index: anywhere.size };
}

/** Puts a copied thing at a place, with its texts, under a name that is free there. */
export function withPasted(
  texts: ScreenTexts,
  { path, holds, index }: PastePlace,
  clipping: Clipping,
): Placed {
  const screen = valueOfText(texts.config);
  const place: JsonPath = [...path, holds === 'list' ? index : clipping.name];
  const name = freeName(clipping.name === '' ? 'copy' : clipping.name, namesLike(screen, { path: place }));
  if (holds === 'names') {
    const own = [...path, name];
    return { texts: { ...texts, config: withValue(texts.config, own, clipping.value) }, path: own };
  }
  const member = ['name', 'id'].find((one) => typeof valueAt(clipping.value, [one]) === 'string');
  const value = member === undefined ? clipping.value : { ...(clipping.value as object), [member]: name };
  const config = withItem(texts.config, { list: path, index }, value);
  const { below } = textPlaceOf(valueOfText(config), place);
  const put = (text: string, own: unknown) =>
    below === undefined || own === undefined ? text : withValue(text, below.split('.'), own);
  const own = mapLanguages(texts, (text, language) => put(text, clipping.texts[language]));
  return { texts: { config, ...own }, path: place };
}
