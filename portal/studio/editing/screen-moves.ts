import { eachLanguage, languages } from '../../screen-language/language.ts';
import type { ScreenMove, ScreenRemoval } from '../protocol.ts';
import type { Texts } from './change.ts';
import { valueAt, valueOfText, withItem, withValue } from './json-edits.ts';
import type { JsonPath } from './json-edits.ts';
import { withPlaceChanged } from './navigation-places.ts';
import type { ScreenTexts } from './question.ts';

/** A place that leads to an address. */
interface LinkPlace {
  /** Of the file. */
  readonly file: string;
  readonly path: JsonPath;
}

const navigation = 'screen-configs/navigation.json';

/** The paths of a screen's files, by its id: its config, and its texts in each language. */
export const filesOfScreen = (id: string): ScreenTexts => ({
  config: `screen-configs/${id}.json`,
  ...eachLanguage((language) => `locales/${language}/screens/${id}.json`),
});

const rolesOfScreen = ['config', ...languages] as const;

/** Returns every place of a project that leads to an address: links, buttons, outcomes, texts, first pages. */
export function linksTo(texts: Texts, route: string): readonly LinkPlace[] {
  return [...texts].flatMap(([file, text]) =>
    placesIn(valueOfText(text))
      .filter((place) => isLink(file, place, route))
      .map(({ path }) => ({ file, path })),
  );
}

/** Returns the files that change when a screen moves, as they are then; an empty text is a file that is gone. */
export function withScreenMoved(texts: Texts, move: ScreenMove): Texts {
  const { id, newId, title } = move;
  const old = routeOf(texts, id);
  const next = new Map(old === move.route ? [] : withLinksLed(texts, old, move.route));
  const at = (path: string) => next.get(path) ?? texts.get(path);
  const { config, ...files } = filesOfScreen(id);
  next.set(
    config,
    withValues(at(config), [[['route'], move.route], ...(id === newId ? [] : [[['id'], newId] as const])]),
  );
  for (const language of languages) {
    const path = files[language];
    if (path !== undefined && title[language] !== undefined)
      next.set(path, withValues(at(path), [[['title'], title[language]]]));
  }
  if (old !== move.route) {
    setRedirects(next, at(navigation), { from: old, to: move.route, isKept: move.isRedirected });
    setPlace(next, texts, { id, to: move.route });
  }
  if (id !== newId)
    for (const role of rolesOfScreen) {
      const [from = '', to = ''] = [filesOfScreen(id)[role], filesOfScreen(newId)[role]];
      next.set(to, at(from) ?? '');
      next.set(from, '');
    }
  return changed(texts, next);
}

/** Returns the files that change when a screen is deleted: what led to it leads elsewhere. */
export function withScreenRemoved(texts: Texts, { id, leadsTo, isRedirected }: ScreenRemoval): Texts {
  const route = routeOf(texts, id);
  const own = Object.values(filesOfScreen(id));
  const others = new Map([...texts].filter(([path]) => !own.includes(path)));
  const next = new Map(withLinksLed(others, route, leadsTo));
  setRedirects(next, next.get(navigation) ?? texts.get(navigation), {
    from: route,
    to: leadsTo,
    isKept: isRedirected,
  });
  setPlace(next, texts, { id, to: undefined });
  for (const path of own) if (texts.has(path)) next.set(path, '');
  return changed(texts, next);
}

const routeOf = (texts: Texts, id: string) =>
  String(valueAt(valueOfText(texts.get(`screen-configs/${id}.json`) ?? ''), ['route']) ?? '');

/** The layout shows the link of a screen as the current one at its new address, too. */
function setPlace(
  next: Map<string, string>,
  texts: Texts,
  { id, to }: { readonly id: string; readonly to: string | undefined },
): void {
  const text = next.get(navigation) ?? texts.get(navigation);
  const own: string = filesOfScreen(id).config;
  const others = [...texts].flatMap(([path, screen]) => {
    const route = path === own ? undefined : valueAt(valueOfText(screen), ['route']);
    return typeof route === 'string' ? [route] : [];
  });
  if (text !== undefined)
    next.set(navigation, withPlaceChanged(text, { from: routeOf(texts, id), to, others }));
}

type Setting = readonly [path: JsonPath, value: unknown];

const withValues = (text = '', settings: readonly Setting[]) =>
  settings.reduce((now, [path, value]) => withValue(now, path, value), text);

function changed(before: Texts, after: Texts): Texts {
  return new Map([...after].filter(([path, text]) => text !== (before.get(path) ?? '')));
}

/** Members whose text is an address of the portal. */
const leading = ['to', 'go', 'logIn', 'guest', 'customer'];

/** A text inside of a JSON file. */
interface TextPlace {
  readonly path: JsonPath;
  readonly text: string;
}

function placesIn(value: unknown, path: JsonPath = []): readonly TextPlace[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    placesIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

function isLink(file: string, { path, text }: TextPlace, route: string): boolean {
  if (file.startsWith('locales/')) return text.includes(`](${route})`);
  return text === route && leading.includes(String(path.at(-1)));
}

function withLinksLed(texts: Texts, from: string, to: string): Texts {
  const next = new Map<string, string>();
  for (const { file, path } of linksTo(texts, from)) {
    const text = next.get(file) ?? texts.get(file) ?? '';
    const now = String(valueAt(valueOfText(text), path));
    const led = file.startsWith('locales/') ? now.replaceAll(`](${from})`, () => `](${to})`) : to;
    next.set(file, withoutLostValues(withValue(text, path, led), path, to));
  }
  return next;
}

/** A link gives what varies in its address: what the new one does not have is given no more. */
function withoutLostValues(text: string, path: JsonPath, to: string): string {
  const owner = [...path.slice(0, -1), 'with'];
  const given = path.at(-1) === 'to' ? valueAt(valueOfText(text), owner) : undefined;
  if (typeof given !== 'object' || given === null) return text;
  const lost = Object.keys(given).filter((name) => !to.split('/').includes(`:${name}`));
  if (lost.length === Object.keys(given).length) return withValue(text, owner, undefined);
  return lost.reduce((now, name) => withValue(now, [...owner, name], undefined), text);
}

interface Leading {
  readonly from: string;
  readonly to: string;
  readonly isKept: boolean;
}

/** Earlier redirects follow the screen, and none leads away from where it is now. */
function setRedirects(
  next: Map<string, string>,
  text: string | undefined,
  { from, to, isKept }: Leading,
): void {
  if (text === undefined) return;
  const list = valueAt(valueOfText(text), ['redirects']);
  const before: readonly unknown[] = Array.isArray(list) ? list : [];
  const followed = before.flatMap((one) => {
    const [start, end] = [String(valueAt(one, ['from'])), String(valueAt(one, ['to']))];
    if (start === to || (start === from && isKept)) return [];
    return [{ from: start, to: end === from ? to : end }];
  });
  const wanted = isKept && to !== from ? [...followed, { from, to }] : followed;
  if (JSON.stringify(wanted) === JSON.stringify(before)) return;
  next.set(navigation, withRedirects(text, wanted));
}

function withRedirects(text: string, wanted: readonly object[]): string {
  const bare = withValue(text, ['redirects'], undefined);
  return wanted.reduce<string>((now, one, index) => withItem(now, { list: ['redirects'], index }, one), bare);
}
