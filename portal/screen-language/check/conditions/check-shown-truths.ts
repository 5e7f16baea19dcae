import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { Diagnostic, JsonPath, SourceFile } from '../../load/source-file.ts';
import { isFilled, sourcesOf } from '../../model/conditions.ts';
import { walkValues } from '../../model/walk-values.ts';
import type { Pages } from '../pages/check-addresses.ts';
import { listedAt } from '../facts/listed-values.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import { comparedIn } from '../facts/compared-sources.ts';
import { casesOf, possibleValues } from '../facts/condition-cases.ts';
import type { PossibleValues } from '../facts/condition-cases.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { leavesOf, placeholdersOf, textAt } from '../facts/text-keys.ts';
import { conditionsAround } from '../facts/named-conditions.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly pages: Pages;
}

/** Things that are shown exactly where they cannot be: a value where it is none, a page for guests to customers, a stage that never comes. */
export function checkShownTruths(context: Context, report: Report): void {
  const { screen, catalogue } = context;
  checkGuestReads(context, report);
  for (const placed of screen.blocks) {
    checkVisitors(placed, context, report);
    checkMissing(placed, { screen, catalogue }, report);
    checkStages(placed, context, report);
  }
}

/** A read that answers customers alone is not asked for guests. */
function checkGuestReads({ screen: { config }, catalogue }: Context, report: Report): void {
  for (const [name, { operation, when }] of Object.entries(config.reads ?? {})) {
    const isOfCustomer = catalogue.operations[operation]?.errorCodes.includes('INVALID_SESSION_ID') === true;
    if (when === undefined || !isOfCustomer) continue;
    if (!sourcesOf(when, config.conditions ?? {}).includes('session.isGuest')) continue;
    const conditions = { ...config.conditions, [forCustomers]: { from: 'session.isGuest', is: false } };
    const judge = (names: readonly string[]) =>
      judgeTogether(names, { ...config, conditions }, catalogue.constants);
    if (judge([when, forCustomers]) !== 'never' || judge([when]) === 'never') continue;
    const message = `${operation} answers customers alone, and is asked for guests.`;
    report(['reads', name, 'when'], { rule: 'wrong-visitor', message, remedy: 'Ask it for customers.' });
  }
}

/** The values found of a screen, with the constants that they were found by. */
interface KnownValues {
  readonly constants: unknown;
  readonly found: Map<string, readonly PossibleValues[] | undefined>;
}

const known = new WeakMap<ScreenConfig, KnownValues>();

/** The values of sources where conditions hold together, found once; undefined where there are too many, or none. */
export function valuesWhere(
  names: readonly string[],
  config: ScreenConfig,
  constants: unknown,
): readonly PossibleValues[] | undefined {
  const kept = known.get(config);
  const isKnown = kept !== undefined && kept.constants === constants;
  const found = isKnown ? kept.found : new Map<string, readonly PossibleValues[] | undefined>();
  known.set(config, { constants, found });
  const key = names.join('\n');
  const values = found.has(key) ? found.get(key) : findValues(names, config, constants);
  found.set(key, values);
  return values;
}

function findValues(
  names: readonly string[],
  config: ScreenConfig,
  constants: unknown,
): readonly PossibleValues[] | undefined {
  const cases = names.length === 0 ? undefined : casesOf(names, config, { constants, isUnderWay: true });
  const values = cases === undefined ? [] : possibleValues(cases).filter(({ kind }) => kind === 'source');
  return values.length === 0 ? undefined : values;
}

/** No condition has a name with a space. */
const forGuests = 'for guests';
const forCustomers = 'for customers';

/** A link that only guests see leads to no page of customers, and the other way round. */
function checkVisitors(
  placed: PlacedBlock,
  { screen: { config }, catalogue, pages }: Context,
  report: Report,
): void {
  for (const { link, path } of placed.facts.links) {
    // A guest is asked to log in first.
    if (pages.get(link.to)?.access !== 'guest') continue;
    const holder = path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), placed.block);
    const show: unknown = Reflect.get(Object(holder), 'show');
    const own = typeof show === 'string' && holder !== placed.block ? [show] : [];
    const shown = [...conditionsAround(placed.path, config), ...own];
    const conditions = { ...config.conditions, [forGuests]: { from: 'session.isGuest', is: true } };
    const judge = (names: readonly string[]) =>
      judgeTogether(names, { ...config, conditions }, catalogue.constants);
    if (shown.length === 0 || judge([...shown, forGuests]) !== 'never' || judge(shown) === 'never') continue;
    const message = `Only guests see ${link.to}, and this is shown to customers alone.`;
    report([...placed.path, ...path, own.length > 0 ? 'show' : 'to'], {
      rule: 'wrong-visitor',
      message,
      remedy: 'Lead to another page, or show it to the others.',
    });
  }
}

/** A block that reads a value is not shown where there is none. */
function checkMissing(
  placed: PlacedBlock,
  { screen: { config }, catalogue }: Omit<Context, 'pages'>,
  report: Report,
): void {
  const names = conditionsAround(placed.path, config);
  const found = valuesWhere(names, config, catalogue.constants);
  if (found === undefined) return;
  const never = neverFilled(found);
  if (never.length === 0) return;
  walkValues(placed.block, placed.path, (value, path) => {
    if (typeof value !== 'string' || path.at(-2) === 'with') return;
    const isSource = ['value', 'challenge', 'from'].includes(String(path.at(-1)));
    if (!isSource || !isNever(value, never)) return;
    const message = `This is shown only where there is no "${value}".`;
    report(placed.block.show === undefined ? path : [...placed.path, 'show'], {
      rule: 'never-there',
      message,
      remedy: 'Show it where it is there.',
    });
  });
}

/** Sources that have no value wherever this is shown, although some conditions ask for them. */
const neverFilled = (found: readonly PossibleValues[]): readonly string[] =>
  found.flatMap(({ path, values }) =>
    [...values].every((value) => !isFilled(value) && value !== false) ? [path] : [],
  );

const isNever = (from: string, never: readonly string[]) =>
  never.some(
    (path) =>
      path === from || from.startsWith(`${path}.`) || (from === 'result' && path.startsWith('result.')),
  );

/** Every stage of the way comes sometime. */
function checkStages({ block, path }: PlacedBlock, { screen, catalogue }: Context, report: Report): void {
  if (block.block !== 'stepper') return;
  const listed = listedAt(alternativesAt(describedBy(block.current, { screen, catalogue, items: [] })));
  const known: readonly string[] = [...block.stages, ...Object.keys(block.values ?? {})];
  const lost = (block.values === undefined ? listed : undefined)?.find(
    (value) => typeof value === 'string' && !known.includes(value),
  );
  if (lost !== undefined) {
    const message = `"${block.current}" may be "${String(lost)}", which is no stage and leads to none.`;
    const remedy = 'Say in "values" which stage it stands for.';
    report([...path, ...(block.values === undefined ? [] : ['values'])], {
      rule: 'never-there',
      message,
      remedy,
    });
  }
  if (block.values === undefined) return;
  const led = new Map<string, string[]>();
  for (const [value, stage] of Object.entries<string>(block.values))
    led.set(stage, [...(led.get(stage) ?? []), value]);
  for (const stage of block.stages) {
    if (led.has(stage) || stage === block.stages.at(-1) || listed === undefined || listed.includes(stage))
      continue;
    const [wrong] = [...led.values()].find((values) => values.length > 1) ?? Object.keys(block.values);
    const message = `Nothing ever leads to the stage "${stage}".`;
    report([...path, 'values', ...(wrong === undefined ? [] : [wrong])], {
      rule: 'never-there',
      message,
      remedy: 'Let a value lead to it, or remove it.',
    });
  }
}

/** Texts that say a value exactly where there is none. */
export function checkToldTruths(
  screen: CheckedScreen,
  english: SourceFile,
  { source, catalogue }: { readonly source: SourceFile; readonly catalogue: Catalogue },
): readonly Diagnostic[] {
  const { config } = screen;
  const keys = leavesOf(english.value);
  return screen.blocks.flatMap((placed) => {
    const names = conditionsAround(placed.path, config);
    const start = `blocks.${placed.block.name ?? ''}.`;
    const said = new Set(
      keys
        .filter((key) => key.startsWith(start))
        .flatMap((key) => placeholdersOf(textAt(english.value, key))),
    );
    const found = said.size === 0 ? undefined : valuesWhere(names, config, catalogue.constants);
    if (found === undefined) return [];
    const never = neverFilled(found);
    return [...said].flatMap((name) => {
      const value = config.texts?.[name];
      const from = typeof value === 'string' ? value : value?.from;
      if (from === undefined) return [];
      const asker = isNever(from, never)
        ? undefined
        : missingFor(from, { placed, found, config, said: saidIn(english, start) });
      if (asker !== undefined) {
        const message = `The texts say {{${name}}}, and only where "${asker}" holds there is a "${from}".`;
        const remedy = `Show them where "${asker}" holds, or leave it out of them.`;
        const place = [...placed.path, ...(placed.block.show === undefined ? [] : ['show'])];
        return [source.diagnostic(place, { rule: 'may-lack', message, remedy })];
      }
      if (!isNever(from, never)) return [];
      const message = `The texts say {{${name}}}, and are shown only where there is no "${from}".`;
      const remedy = 'Show them where it is there, or leave it out of them.';
      return placesOf(from, { names, config, placed }).map((place) =>
        source.diagnostic(place, { rule: 'never-there', message, remedy }),
      );
    });
  });
}

/** The values that the heading and the body of a block say. */
const saidIn = (english: SourceFile, start: string): ReadonlySet<string> =>
  new Set(['heading', 'body'].flatMap((key) => placeholdersOf(textAt(english.value, `${start}${key}`))));

interface Saying {
  readonly placed: PlacedBlock;
  readonly found: readonly PossibleValues[];
  readonly config: ScreenConfig;
  readonly said: ReadonlySet<string>;
}

/** The condition by which the screen itself tells where a value may be missing, where nothing around the text asks for it. */
function missingFor(from: string, { found, config, said }: Saying): string | undefined {
  const name = Object.entries(config.texts ?? {}).find(
    ([, value]) => (typeof value === 'string' ? value : value.from) === from,
  )?.[0];
  const steps = from.split('.');
  if (name === undefined || !said.has(name) || !['reads', 'result', 'results'].includes(steps[0] ?? ''))
    return undefined;
  // A state beside it tells of it, too.
  const holder = steps.slice(0, -1).join('.');
  const isTold = found.some(({ path, values }) => {
    const asked = comparedIn(path);
    return (
      (asked.includes(from) && [...values].every((value) => isFilled(value))) ||
      (steps.length > 3 && asked.some((one) => one.startsWith(`${holder}.`)))
    );
  });
  if (isTold) return undefined;
  return Object.entries<Condition>(config.conditions ?? {}).find(
    ([, condition]) =>
      typeof condition === 'object' &&
      'from' in condition &&
      condition.from === from &&
      condition.filled === true,
  )?.[0];
}

/** The condition that asks for there being none, where it asks so itself; else where it is named. */
function placesOf(
  from: string,
  {
    names,
    config: { conditions = {} },
    placed: { block, path },
  }: { readonly names: readonly string[]; readonly config: ScreenConfig; readonly placed: PlacedBlock },
): readonly JsonPath[] {
  const direct = names.flatMap((name) => {
    const condition: Condition = conditions[name] ?? '';
    const pieces = typeof condition === 'object' && 'all' in condition ? condition.all : [condition];
    const written = pieces.findIndex((piece) => JSON.stringify(piece).includes(`"${from}"`));
    const isOwn = written !== -1 || pieces.length === 1;
    const at = isOwn ? written : pieces.findIndex((piece) => isDenying(from, piece, conditions));
    return at === -1 ? [] : [['conditions', name, ...(pieces.length > 1 ? ['all', at] : [])]];
  });
  return direct.length > 0 ? direct : [[...path, ...(block.show === undefined ? [] : ['show'])]];
}

/** Returns true where a condition denies another one by its name, and that asks for the source. */
const isDenying = (from: string, piece: Condition, conditions: { readonly [name: string]: Condition }) =>
  typeof piece === 'object' && 'not' in piece && sourcesOf(piece, conditions).includes(from);
