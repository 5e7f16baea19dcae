import type { Binding, Bindings, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath, SourceFile } from '../../load/source-file.ts';
import { walkConfig, walkTexts, walkValues } from '../../model/walk-values.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import { suggest } from '../words/closest.ts';
import { queryNameIn } from '../words/source-names.ts';

/** A page as its links know it. */
interface Page {
  readonly access: unknown;
  /** Members of its address (`?name=`) that it takes. */
  readonly taken: readonly string[];
  /** Those that something writes: a link of any screen, or a block of the page. */
  readonly written: readonly string[];
  readonly takers: readonly Taker[];
  /** The names by which its reads choose, by the member of the address. */
  readonly choices: ReadonlyMap<string, readonly string[]>;
  /** Members without which a read of it waits for ever; none that the page itself writes. */
  readonly needed: readonly string[];
  /** It has a form by which visitors log in. */
  readonly logsIn: boolean;
}

/** A member of an operation that a read of a page fills out of the address. */
interface Taker {
  /** `route.caseId`, `route.query.zip` */
  readonly from: string;
  readonly operation: string;
  readonly member: string;
}

/** The pages by their routes. */
export type Pages = ReadonlyMap<string, Page>;

const members = new WeakMap<SourceFile, AddressMembers>();

/** The members of addresses that one screen takes and writes. */
interface AddressMembers {
  readonly taken: readonly string[];
  /** Members that blocks of the screen write into its own address. */
  readonly own: readonly string[];
  readonly links: readonly (readonly [route: string, names: readonly string[]])[];
  readonly takers: readonly Taker[];
  readonly choices: readonly (readonly [member: string, names: readonly string[]])[];
  readonly needed: readonly string[];
  readonly logsIn: boolean;
}

let last: { readonly key: string; readonly pages: Pages } | undefined;

/** Reads all screens for what stands in their addresses. The same pages are the same object. */
export function pagesOf(screens: readonly SourceFile[]): Pages {
  const pages = readPages(screens);
  const key = JSON.stringify([...pages].map(([route, page]) => [route, page, [...page.choices]]));
  if (last?.key !== key) last = { key, pages };
  return last.pages;
}

function readPages(screens: readonly SourceFile[]): Pages {
  const all = screens.map((source) => {
    const found = members.get(source) ?? membersIn(source.value);
    members.set(source, found);
    return found;
  });
  const links = all.flatMap((one) => one.links);
  const pages = new Map<string, Page>();
  screens.forEach(({ value }, at) => {
    const route = readMember(value, 'route');
    if (typeof route !== 'string') return;
    const { taken = [], own = [], takers = [], choices = [], needed = [], logsIn = false } = all[at] ?? {};
    const linked = links.flatMap(([to, names]) => (to === route ? names : []));
    // Two screens of one route are reported as such.
    const other = pages.get(route) ?? {
      access: readMember(value, 'access'),
      taken: [],
      written: [],
      takers: [],
      choices: new Map(),
      needed: [],
      logsIn: false,
    };
    pages.set(route, {
      ...other,
      logsIn: other.logsIn || logsIn,
      takers: [...other.takers, ...takers],
      choices: new Map([...other.choices, ...choices]),
      needed: needed.filter((name) => !own.includes(name)),
      taken: [...new Set([...other.taken, ...taken, ...own])],
      written: [...new Set([...other.written, ...own, ...linked])].toSorted(),
    });
  });
  return pages;
}

const readMember = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

/** A text as it is, and nothing for what is none: an object may not even be written as one. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function membersIn(config: unknown): AddressMembers {
  const [taken, own] = [new Set<string>(), new Set<string>()];
  const links: [string, readonly string[]][] = [];
  if (typeof config !== 'object' || config === null)
    return { taken: [], own: [], links: [], takers: [], choices: [], needed: [], logsIn: false };
  walkConfig(config, (value, path) => {
    const name = queryNameIn(value);
    if (name !== undefined) taken.add(name);
    // The members of a block that write: of a search, a period and the controls of a list.
    const isWriting = path.at(-1) === 'query' || (path.at(-1) === 'day' && path.at(-3) === 'blocks');
    if (typeof value === 'string' && isWriting) own.add(value);
    const [to, query] = [readMember(value, 'to'), readMember(value, 'query')];
    if (typeof to === 'string' && typeof query === 'object' && query !== null)
      links.push([to, Object.keys(query)]);
  });
  const reads = readMember(config, 'reads');
  return {
    taken: [...taken],
    own: [...own],
    links,
    takers: takersIn(reads),
    choices: choicesIn(reads),
    needed: neededIn(reads),
    logsIn: isToLogIn(textOf(readMember(readMember(config, 'submit'), 'operation'))),
  };
}

/** Returns true for an operation by which visitors log in. */
const isToLogIn = (operation: string): boolean => operation.startsWith('logIn');

/** Members that reads take and do not leave out. */
function neededIn(reads: unknown): readonly string[] {
  if (typeof reads !== 'object' || reads === null) return [];
  return Object.values(reads).flatMap((read: unknown) => {
    const bindings = readMember(read, 'with');
    if (readMember(read, 'when') !== undefined || readMember(read, 'needed') === false) return [];
    return Object.values(typeof bindings === 'object' ? (bindings ?? {}) : {}).flatMap((binding: unknown) => {
      const name = queryNameIn(readMember(binding, 'from'));
      return name === undefined || readMember(binding, 'optional') === true ? [] : [name];
    });
  });
}

function choicesIn(reads: unknown): AddressMembers['choices'] {
  const found: [string, readonly string[]][] = [];
  walkValues(reads, [], (value) => {
    const [choice, of] = [readMember(value, 'choice'), readMember(value, 'of')];
    const name = queryNameIn(choice);
    if (name !== undefined && typeof of === 'object' && of !== null) found.push([name, Object.keys(of)]);
  });
  return found;
}

function takersIn(reads: unknown): readonly Taker[] {
  const entries = (value: unknown): readonly (readonly [string, unknown])[] =>
    typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries(reads).flatMap(([, read]) =>
    entries(readMember(read, 'with')).flatMap(([member, binding]) => {
      const first = readMember(binding, 'first');
      const sources = (Array.isArray(first) ? first : [binding]).map((one: unknown) =>
        readMember(one, 'from'),
      );
      const operation = textOf(readMember(read, 'operation'));
      return sources.flatMap((from) =>
        typeof from === 'string' && from.startsWith('route.') ? [{ from, operation, member }] : [],
      );
    }),
  );
}

/** Members that links write into an address are taken by its page, those that a read waits for are written, and visitors may stay. */
export function checkAddresses(screen: CheckedScreen, pages: Pages, report: Report): void {
  checkWritten(screen, pages, report);
  checkVisitors(screen, pages, report);
  checkPassedSecrets(screen, report);
  checkAwaited(screen.config, pages, report);
  checkNamed(screen.config, pages, report);
  checkSecrets(screen.config, report);
}

/** A member of the address that is taken somewhere is written by a link, a search, a period or a list, where others are. */
function checkNamed(config: ScreenConfig, pages: Pages, report: Report): void {
  const written = pages.get(config.route)?.written ?? [];
  if (written.length === 0) return;
  walkTexts(config, (value, path) => {
    const name = queryNameIn(value);
    // Of a read, what it waits for is told as such, and what it may do without may come from anywhere.
    const isOwn = path[0] === 'reads' && path.at(-3) === 'with';
    if (name === undefined || written.includes(name) || isOwn) return;
    const message = `Nothing writes "${name}" into the address of this page.`;
    report(path, { rule: 'unwritten-query', message, remedy: suggest(name, written) });
  });
}

function checkWritten({ config, blocks }: CheckedScreen, pages: Pages, report: Report): void {
  for (const { facts, path } of blocks)
    for (const { link, path: inside } of facts.links) {
      const lacking = pages.get(link.to)?.needed.find((name) => !Object.hasOwn(link.query ?? {}, name));
      if (lacking === undefined) continue;
      const message = `The page ${link.to} waits for "${lacking}" in its address, and this link does not write it.`;
      report([...path, ...inside, 'to'], { rule: 'missing-query', message, remedy: 'Add it to "query".' });
    }
  walkConfig(config, (value, path) => {
    const [to, query] = [readMember(value, 'to'), readMember(value, 'query')];
    const page = pages.get(textOf(to));
    if (page === undefined || typeof query !== 'object' || query === null) return;
    for (const name of Object.keys(query).filter((one) => !page.taken.includes(one))) {
      const message = `The page ${textOf(to)} takes no "${name}" from its address.`;
      report([...path, 'query', name], { rule: 'idle-query', message, remedy: suggest(name, page.taken) });
    }
  });
}

/** The secret of a link, behind the # of its address, goes into no other address. */
function checkPassedSecrets({ blocks }: CheckedScreen, report: Report): void {
  for (const { facts, block, path } of blocks)
    for (const { path: inside } of facts.links) {
      const link = inside.reduce<unknown>((value, step) => Reflect.get(Object(value), step), block);
      walkValues(link, [...path, ...inside], (value, place) => {
        if (typeof value !== 'string' || !value.startsWith('route.hash.')) return;
        const message = `"${value}" is the secret of a link, and an address is kept and passed on.`;
        report(place, { rule: 'secret-in-address', message, remedy: 'Take another value.' });
      });
    }
}

/** A customer who opens a page of guests is led to the first page at once. */
function checkVisitors(screen: CheckedScreen, pages: Pages, report: Report): void {
  const { config, blocks } = screen;
  for (const { submit, path } of submissionsOf(screen)) {
    const { go = '' } = submit.done;
    const isOfCustomer = config.access === 'customer' || isToLogIn(submit.operation);
    if (!isOfCustomer || pages.get(go)?.access !== 'guest' || submit.operation === 'logOut') continue;
    const message = `Only guests see ${go}, and customers would be led home from there.`;
    const remedy = 'Lead to a page that customers may see.';
    report([...path, 'done', 'go'], { rule: 'wrong-visitor', message, remedy });
  }
  if (config.access !== 'customer') return;
  for (const { facts, path } of blocks)
    for (const { link, path: inside } of facts.links) {
      if (pages.get(link.to)?.access !== 'guest') continue;
      const message = `Only guests see ${link.to}, and this link is for customers: it would lead them home.`;
      report([...path, ...inside, 'to'], {
        rule: 'wrong-visitor',
        message,
        remedy: 'Link a page that customers may see.',
      });
    }
}

/** A read waits for ever for a member of the address that nothing writes. */
function checkAwaited({ route, reads = {} }: ScreenConfig, pages: Pages, report: Report): void {
  const page = pages.get(route);
  if (page === undefined) return;
  for (const [read, { with: bindings }] of Object.entries(reads))
    for (const [member, binding] of Object.entries<Binding>(bindings ?? ({} as Bindings))) {
      const isSource = typeof binding === 'object' && 'from' in binding && binding.optional !== true;
      const name = isSource ? queryNameIn(binding.from) : undefined;
      if (name === undefined || page.written.includes(name)) continue;
      const isInRoute = route.split('/').includes(`:${name}`);
      const message = `Nothing writes "${name}" into the address of this page, so the read "${read}" waits for ever.`;
      const remedy = isInRoute
        ? `Take "route.${name}".`
        : 'Pass it on in the "query" of a link to this page, or ask for it in a "search".';
      report(['reads', read, 'with', member, 'from'], { rule: 'unwritten-query', message, remedy });
    }
}

/** One secret of an address stands behind # or in its query, and not in both. */
function checkSecrets(config: ScreenConfig, report: Report): void {
  const places: { readonly name: string; readonly of: string; readonly path: JsonPath }[] = [];
  walkTexts(config, (value, path) => {
    const [, of, name] = /^route\.(hash|query)\.(\w+)$/.exec(value) ?? [];
    if (of !== undefined && name !== undefined) places.push({ name, of, path });
  });
  for (const { name, path, of } of places) {
    if (of !== 'query' || !places.some((other) => other.name === name && other.of === 'hash')) continue;
    const message = `"${name}" stands behind # elsewhere in this screen, where no server sees it.`;
    report(path, { rule: 'other-place', message, remedy: `Take "route.hash.${name}".` });
  }
}
