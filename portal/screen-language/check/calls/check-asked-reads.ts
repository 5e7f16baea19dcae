import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkValues } from '../../model/walk-values.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { conditionsAround, conditionsOf } from '../facts/named-conditions.ts';
import { readNameIn } from '../words/source-names.ts';

/** Reads that are asked only where nobody sees what they bring, and failures that are told only without one. */
export function checkAskedReads(screen: CheckedScreen, { constants }: Catalogue, report: Report): void {
  const { config } = screen;
  checkRetries(config, constants, report);
  for (const placed of screen.blocks)
    checkValues(placed, config, (read, place) => {
      const shown = conditionsAround(placed.path, config);
      const when = config.reads?.[read]?.when ?? '';
      if (shown.length === 0 || judgeTogether([when, ...shown], config, constants) !== 'never') return;
      if (judgeTogether(shown, config, constants) === 'never') return;
      const message = `"${read}" is asked while "${when}" holds, and this is shown where it never does.`;
      const remedy = 'Take a value that is there, or let both ask for the same.';
      for (const one of [place, ['reads', read, 'when']])
        report(one, { rule: 'never-asked', message, remedy });
    });
  const reported = new Set<string>();
  for (const placed of screen.blocks)
    for (const { read, place } of readsShown(placed, config)) {
      const when = config.reads?.[read]?.when;
      const shown = conditionsAround(placed.path, config);
      if (when === undefined || shown.length === 0 || reported.has(read)) continue;
      if (!isNever(when, shown, { config, constants })) continue;
      reported.add(read);
      const names = shown.map((name) => `"${name}"`).join(' and ');
      const message = `The read "${read}" is asked while "${when}" holds, and shown while ${names} does: never both.`;
      const finding = { rule: 'never-asked', message, remedy: 'Let both ask for the same.' };
      report(place, finding);
      report(['reads', read, 'when'], finding);
    }
}

/** Values of a read that is never asked where they are shown. */
function checkValues(
  { block, path }: PlacedBlock,
  config: ScreenConfig,
  tell: (read: string, place: JsonPath) => void,
): void {
  if (block.block === 'form') return;
  walkValues(block, path, (value, place) => {
    const read = readNameIn(value);
    if (read !== undefined && config.reads?.[read]?.when !== undefined) tell(read, place);
  });
}

/** The reads that a block is made of, or that its form offers and shows. */
function readsShown(
  { block, path, facts: { item } }: PlacedBlock,
  config: ScreenConfig,
): readonly { readonly read: string; readonly place: JsonPath }[] {
  if (item !== undefined && item.kind !== 'members') return [{ read: item.read, place: [...path, 'read'] }];
  if (block.block !== 'form' || block.name !== undefined) return [];
  return (config.steps ?? []).flatMap(({ fields = [] }, s) =>
    fields.flatMap(({ options, terms }, f) => {
      const found: { read: string; place: JsonPath }[] = [];
      walkValues({ options, terms }, ['steps', s, 'fields', f], (value, place) => {
        const read = readNameIn(value);
        if (read !== undefined) found.push({ read, place });
      });
      return found;
    }),
  );
}

/** No condition has a name with a space. */
const before = 'before that';

/** Who opens the page where something is shown finds a read that is not asked there. What is sent later changes nothing of that. */
function isNever(
  when: string,
  shown: readonly string[],
  { config, constants }: { readonly config: ScreenConfig; readonly constants: unknown },
): boolean {
  const judge = (names: readonly string[]) => judgeBefore(names, config, constants);
  const verdict = judge(shown);
  return verdict !== 'never' && verdict !== undefined && judge([when, ...shown]) === 'never';
}

/** Says how conditions hold together before anything was sent. */
function judgeBefore(
  names: readonly string[],
  config: ScreenConfig,
  constants: unknown,
): ReturnType<typeof judgeTogether> {
  const conditions: { readonly [name: string]: Condition } = config.conditions ?? {};
  const asked = [...new Set(names.flatMap((name) => [name, ...conditionsOf(name, config)]))];
  const written = JSON.stringify(asked.map((name) => conditions[name]));
  const sources = new Set(written.match(/"(?:results?\.[\w.]+|failure)"/g) ?? []);
  const [first, ...others] = [...sources].map((path): Condition => ({
    from: path.slice(1, -1),
    filled: false,
  }));
  if (first === undefined) return judgeTogether(names, config, constants);
  const earlier: ScreenConfig = {
    ...config,
    conditions: { ...conditions, [before]: { all: [first, ...others] } },
  };
  return judgeTogether([...names, before], earlier, constants);
}

/** Returns true for a condition that cannot hold before something was sent. */
export function isAfterSending(name: string, config: ScreenConfig, constants: unknown): boolean {
  return judgeBefore([name], config, constants) === 'never';
}

/** A read that failed has no members: a condition that asks for one never holds together with the failure. */
function checkRetries(config: ScreenConfig, constants: unknown, report: Report): void {
  const conditions: { readonly [name: string]: Condition } = config.conditions ?? {};
  for (const [read, { retryWhen }] of Object.entries(config.reads ?? {})) {
    if (retryWhen === undefined || !Object.hasOwn(conditions, retryWhen)) continue;
    checkAnsweredRetry({ read, retryWhen }, { config, constants }, report);
    const asked = JSON.stringify([...conditionsOf(retryWhen, config)].map((name) => conditions[name]));
    const other = otherFailure({ read, retryWhen, asked }, { config, constants });
    if (other !== undefined) {
      const remedy = `Ask for "readErrors.${read}".`;
      report(['reads', read, 'retryWhen'], { rule: 'other-failure', message: other, remedy });
      continue;
    }
    const sources = new Set(asked.match(/"reads\.\w+\.[\w.]+"/g) ?? []);
    const [first, ...others] = [...sources]
      .filter((source) => source.startsWith(`"reads.${read}.`))
      .map((source): Condition => ({ from: source.slice(1, -1), filled: false }));
    if (first === undefined) continue;
    const failed: ScreenConfig = {
      ...config,
      conditions: { ...conditions, [before]: { all: [first, ...others] } },
    };
    if (judgeTogether([retryWhen, before], failed, constants) !== 'never') continue;
    const message = `"${retryWhen}" asks for what "${read}" brings, so its failure is never told.`;
    const remedy = `Ask for "readErrors.${read}".`;
    report(['reads', read, 'retryWhen'], { rule: 'other-failure', message, remedy });
  }
}

/** An answer that says no is the same at the next try: what is to be tried again is an answer that did not come. */
function checkAnsweredRetry(
  { read, retryWhen }: { readonly read: string; readonly retryWhen: string },
  { config, constants }: { readonly config: ScreenConfig; readonly constants: unknown },
  report: Report,
): void {
  const codes = codesAskedOf(read, retryWhen, config);
  const [first, ...others] = codes;
  if (first === undefined) return;
  const from = `readErrors.${read}`;
  const unanswered: Condition = {
    all: [{ from, filled: true }, { not: { from, in: [first, ...others] } }],
  };
  const outage = { ...config, conditions: { ...config.conditions, [before]: unanswered } };
  if (judgeTogether([retryWhen, before], outage, constants) !== 'never') return;
  if (judgeTogether([retryWhen], config, constants) === 'never') return;
  const named = codes.map((code) => `"${code}"`).join(', ');
  const message = `"${retryWhen}" holds only where "${read}" answers with ${named}: trying again gives the same answer, and where none came nothing is told.`;
  const remedy = `Ask for "${from}" that is filled and not one of these codes.`;
  for (const place of [
    ['reads', read, 'retryWhen'],
    ['conditions', retryWhen],
  ])
    report(place, { rule: 'other-failure', message, remedy });
}

/** A failure is told while it lasts: never by what holds only without one, and by that of another read at the wrong time. */
function otherFailure(
  { read, retryWhen, asked }: { readonly read: string; readonly retryWhen: string; readonly asked: string },
  { config, constants }: { readonly config: ScreenConfig; readonly constants: unknown },
): string | undefined {
  const from = `readErrors.${read}`;
  const failures = new Set(asked.match(/"readErrors\.\w+"/g) ?? []);
  if (failures.size > 0 && !failures.has(`"${from}"`))
    return `"${retryWhen}" asks about the failure of another read, and not of "${read}".`;
  const failed: ScreenConfig = {
    ...config,
    conditions: { ...config.conditions, [before]: { from, filled: true } },
  };
  if (judgeTogether([retryWhen], config, constants) === 'never') return undefined;
  return judgeTogether([retryWhen, before], failed, constants) === 'never'
    ? `"${retryWhen}" holds only where "${read}" has not failed, so its failure is never told.`
    : undefined;
}

/** The codes of failures of a read that a condition names, and those that it is made of. */
function codesAskedOf(read: string, name: string, config: ScreenConfig): readonly string[] {
  const conditions: { readonly [name: string]: Condition } = config.conditions ?? {};
  const codes = new Set<string>();
  const asked = [...conditionsOf(name, config)].map((one) => conditions[one]);
  walkValues(asked, [], (value) => {
    if (typeof value !== 'object' || value === null || !('from' in value)) return;
    if (value.from !== `readErrors.${read}`) return;
    const [is, list]: readonly unknown[] = ['is', 'in'].map((member) => Reflect.get(value, member));
    for (const code of [is, ...(Array.isArray(list) ? list : [])])
      if (typeof code === 'string') codes.add(code);
  });
  return [...codes];
}
