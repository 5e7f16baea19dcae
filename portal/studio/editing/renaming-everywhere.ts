import { languages, mapLanguages, otherLanguages } from '../../screen-language/language.ts';
import type { EveryRename } from '../protocol.ts';
import type { Texts } from './change.ts';
import { valueAt, valueOfText, withValue } from './json-edits.ts';
import type { JsonPath } from './json-edits.ts';
import type { LanguageSchema } from './language-schema.ts';
import { nodesIn, outlineOf } from './outline.ts';
import type { ScreenTexts } from './question.ts';
import { withName } from './renaming.ts';
import { filesOfScreen } from './screen-moves.ts';

/** Returns the files that change when things of one name get another one, with everything that names them. */
export function withNameEverywhere(texts: Texts, rename: EveryRename, schema: LanguageSchema): Texts {
  const next = new Map<string, string>();
  for (const id of rename.screens) {
    const files = filesOfScreen(id);
    const config = texts.get(files.config);
    const english = texts.get(files.en);
    if (config === undefined || english === undefined) continue;
    const others = otherLanguages.flatMap((language) => {
      const text = texts.get(files[language] ?? '');
      return text === undefined ? [] : [[language, text] as const];
    });
    const before: ScreenTexts = { config, en: english, ...Object.fromEntries(others) };
    const after = rename.kind === 'message' ? withMessage(before, rename) : withThing(before, rename, schema);
    for (const role of ['config', ...languages] as const) {
      const [path, text] = [files[role], after[role]];
      if (path !== undefined && text !== undefined && text !== before[role]) next.set(path, text);
    }
  }
  return next;
}

const places = { condition: 'conditions', data: 'reads', value: 'values' } as const;

function withThing(texts: ScreenTexts, { kind, from, to }: EveryRename, schema: LanguageSchema): ScreenTexts {
  const all = nodesIn(outlineOf(valueOfText(texts.config), schema));
  const node = all.find(({ path, name }) => {
    if (name !== from || kind === 'message') return false;
    if (kind === 'question') return path[0] === 'steps' && path[2] === 'fields' && path.length === 4;
    return path[0] === places[kind] && path.length === 2;
  });
  return node === undefined ? texts : withName(texts, node, to);
}

function withMessage({ config, ...texts }: ScreenTexts, { from, to }: EveryRename): ScreenTexts {
  const named = messagesIn(valueOfText(config), from);
  const moved = (text: string) => {
    const words = valueAt(valueOfText(text), ['messages', from]);
    if (words === undefined) return text;
    return withValue(withValue(text, ['messages', from], undefined), ['messages', to], words);
  };
  return {
    config: named.reduce((now, path) => withValue(now, path, to), config),
    ...mapLanguages(texts, moved),
  };
}

function messagesIn(value: unknown, name: string, path: JsonPath = []): readonly JsonPath[] {
  if (value === name && path.at(-1) === 'message') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, inner]) =>
    messagesIn(inner, name, [...path, Array.isArray(value) ? Number(member) : member]),
  );
}
