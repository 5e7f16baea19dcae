import { languages } from '../../screen-language/language.ts';
import { valueAt, valueOfText, withValue } from '../editing/json-edits.ts';
import { filesOfScreen } from '../editing/screen-moves.ts';
import type { NewScreen } from '../protocol.ts';
import { done, failed } from './answer.ts';
import type { Answer } from './answer.ts';

/** The files of a screen that begins as a copy of another one, with all of its texts; or why it cannot. */
export function copiedFiles(
  { area, name, route, access, title, isInMenu = false }: NewScreen,
  template: string,
  sources: ReadonlyMap<string, string>,
): Answer<ReadonlyMap<string, string>> {
  const [from, to] = [filesOfScreen(template), filesOfScreen(`${area}/${name}`)];
  const before = sources.get(from.config) ?? '';
  if (before === '') return failed('NOT_FOUND', `There is no screen called "${template}".`);
  const missing = variesIn(String(valueAt(valueOfText(before), ['route']))).filter(
    (one) => !variesIn(route).includes(one),
  );
  if (missing.length > 0)
    return failed(
      'INVALID_REQUEST',
      `The screen reads what varies in its address. Keep ${missing.join(' ')} in it.`,
    );
  const place = isInMenu ? { area: 'account', order: 90 } : undefined;
  const config = [
    ['id', `${area}/${name}`],
    ['route', route],
    ['access', access],
    ...(place === undefined && valueAt(valueOfText(before), ['navigation']) === undefined
      ? []
      : [['navigation', place] as const]),
  ] as const;
  const files = new Map([
    [to.config, config.reduce((text, [key, value]) => withValue(text, [key], value), before)],
  ]);
  for (const language of languages) {
    const [path = '', old = ''] = [to[language], sources.get(from[language] ?? '')];
    const words = title[language] ?? '';
    const titled = withValue(old === '' ? '{}\n' : old, ['title'], words);
    const hasPlace = valueAt(valueOfText(titled), ['navigation']) !== undefined;
    files.set(
      path,
      isInMenu || hasPlace ? withValue(titled, ['navigation'], isInMenu ? words : undefined) : titled,
    );
  }
  return done(files);
}

/** What varies in an address: `:caseId`. */
const variesIn = (route: string): readonly string[] => route.split('/').filter((one) => one.startsWith(':'));
