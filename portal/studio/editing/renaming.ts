import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { mapLanguages } from '../../screen-language/language.ts';
import { valueAt, valueOfText, withValue } from './json-edits.ts';
import type { JsonPath } from './json-edits.ts';
import type { OutlineNode } from './outline.ts';
import { textPlaceOf } from './node-texts.ts';
import { conditionMembers } from './picks.ts';
import type { ScreenTexts } from './question.ts';

/** Members whose text is the name of a question. */
const namingQuestion = ['field', 'matches', 'forget', 'refill'];
/** Members whose text is the name of a condition. */
const namingCondition = [...conditionMembers, 'not', 'all', 'any'];

/** Gives a thing another name, wherever the screen and its texts call it by the old one. */
export function withName(texts: ScreenTexts, node: OutlineNode, name: string): ScreenTexts {
  const screen = valueOfText(texts.config);
  const isKey = node.home?.holds === 'names';
  const member = ['name', 'id'].find((one) => valueAt(screen, [...node.path, one]) !== undefined);
  if (name === '' || name === node.name || (!isKey && member === undefined)) return texts;
  let { config } = texts;
  for (const { path, text } of referencesTo(node, name, screen)) config = withValue(config, path, text);
  for (const path of keysNaming(node, screen)) config = withKey(config, path, name);
  config = isKey ? withKey(config, node.path, name) : withValue(config, [...node.path, member ?? ''], name);
  const from = textPlaceOf(screen, node.path).below;
  const to = textPlaceOf(valueOfText(config), node.path).below;
  if (from === undefined || to === undefined || from === to) return { ...texts, config };
  const moved = (text: string) => withTextsMoved(text, from.split('.'), to.split('.'));
  return { config, ...mapLanguages(texts, moved) };
}

/** Returns the places of a screen that name a thing, in the order of the screen. */
export function usesOf(screen: unknown, node: OutlineNode): readonly JsonPath[] {
  if (node.name === '') return [];
  return [
    ...referencesTo(node, `${node.name}~`, screen).map(({ path }) => path),
    ...keysNaming(node, screen),
  ];
}

interface Reference {
  readonly path: JsonPath;
  readonly text: string;
}

/** Every text of a screen that names a thing, as it is to be. */
function referencesTo(node: OutlineNode, name: string, screen: unknown): readonly Reference[] {
  const old = node.name;
  const [start, , list] = node.path;
  const isQuestion = start === 'steps' && list === 'fields';
  const renamed = (text: string, path: JsonPath): string | undefined => {
    const member = path.findLast((step) => typeof step === 'string') ?? '';
    if (isQuestion) {
      if (namingQuestion.includes(member)) return restOf(text, old, name);
      return prefixed('answers', text, { old, name }) ?? prefixed('began', text, { old, name });
    }
    switch (start) {
      case 'conditions':
        return namingCondition.includes(member) || path.includes('offered') || path.includes('notices')
          ? restOf(text, old, name)
          : undefined;
      case 'reads':
        if (member === 'read') return restOf(text, old, name);
        return prefixed('reads', text, { old, name }) ?? prefixed('readErrors', text, { old, name });
      case 'values':
        return prefixed('values', text, { old, name });
      case 'steps':
        return ['back', 'recalls'].includes(member) || path[0] === 'forms'
          ? restOf(text, old, name)
          : prefixed('results', text, { old, name });
      default:
        return undefined;
    }
  };
  return textsIn(screen).flatMap(({ path, text }) => {
    const next = renamed(text, path);
    return next === undefined || next === text ? [] : [{ path, text: next }];
  });
}

/** Returns the members that are called like a question: suggestions fill in the others beside theirs. */
function keysNaming({ name, path: [start, , list] }: OutlineNode, screen: unknown): readonly JsonPath[] {
  if (start !== 'steps' || list !== 'fields') return [];
  return textsIn(screen).flatMap(({ path }) => {
    const isFilled = path.at(-2) === 'fills' && path.at(-3) === 'suggest' && path.at(-1) === name;
    return isFilled ? [path] : [];
  });
}

/** `card.token` with `card` called otherwise. */
function restOf(text: string, old: string, name: string): string | undefined {
  if (text === old) return name;
  return text.startsWith(`${old}.`) ? name + text.slice(old.length) : undefined;
}

function prefixed(
  beginning: string,
  text: string,
  { old, name }: { readonly old: string; readonly name: string },
): string | undefined {
  return restOf(text, `${beginning}.${old}`, `${beginning}.${name}`);
}

function textsIn(value: unknown, path: JsonPath = []): readonly Reference[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** Calls a member otherwise, in its place. */
function withKey(text: string, path: JsonPath, name: string): string {
  const root = parseTree(text);
  const key = root && findNodeAtLocation(root, [...path])?.parent?.children?.[0];
  if (key === undefined) return text;
  return text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length);
}

/** Takes the texts below one key to another one. */
function withTextsMoved(text: string, from: JsonPath, to: JsonPath): string {
  const value = valueAt(valueOfText(text), from);
  if (value === undefined) return text;
  const owner = valueAt(valueOfText(text), to.slice(0, -1));
  const isTaken = typeof owner === 'object' && owner !== null && Object.hasOwn(owner, to.at(-1) ?? '');
  const isNextToIt = from.length === to.length && from.slice(0, -1).every((name, at) => name === to[at]);
  if (isNextToIt && !isTaken) return withKey(text, from, String(to.at(-1)));
  return withValue(withValue(text, from, undefined), to, value);
}
