import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Diagnostic, JsonPath, SourceFile } from '../../load/source-file.ts';
import { walkObjects, walkValues } from '../../model/walk-values.ts';
import type { CheckedScreen } from '../facts/checked-screen.ts';
import { allWordsOf, sharedWords, wordsIn } from '../words/name-words.ts';
import { conditionMembers, sourcesAskedBy } from '../facts/named-conditions.ts';
import { leavesOf, placeholdersOf, textAt } from '../facts/text-keys.ts';

/** A place that names a condition. */
interface Slot {
  readonly path: JsonPath;
  readonly member: string;
  readonly named: string;
  readonly holder: object;
}

/** Tells the places that a condition was most likely meant for, where nothing names it any more. */
export function checkLeftConditions(
  screen: CheckedScreen,
  english: SourceFile,
  source: SourceFile,
): readonly Diagnostic[] {
  const { config } = screen;
  const left = unusedIn(config);
  if (left.length === 0) return [];
  const slots = slotsIn(config);
  return left.flatMap((name) => {
    const rated = slots.map((slot) => ({
      slot,
      score: scoreOf(name, slot, { config, english }),
    }));
    const most = Math.max(0, ...rated.map(({ score }) => score));
    const best = rated.filter(({ score }) => score === most && score > 0);
    if (best.length > 2) return [];
    return best.map(({ slot }) => {
      const message = `Nothing uses the condition "${name}", and this names "${slot.named}".`;
      const remedy = `Name "${name}" here, or remove it.`;
      return source.diagnostic(slot.path, { rule: 'unused-condition', message, remedy });
    });
  });
}

function unusedIn(config: ScreenConfig): readonly string[] {
  const used = new Set<unknown>();
  walkValues({ ...config, conditions: Object.values(config.conditions ?? {}) }, [], (one) => used.add(one));
  return Object.keys(config.conditions ?? {}).filter((name) => !used.has(name));
}

function slotsIn(config: ScreenConfig): readonly Slot[] {
  const found: Slot[] = [];
  walkObjects(config, (holder, path) => {
    for (const member of conditionMembers) {
      const named: unknown = Reflect.get(holder, member);
      if (typeof named !== 'string' || !Object.hasOwn(config.conditions ?? {}, named)) continue;
      found.push({ path: [...path, member], member, named, holder });
    }
  });
  return found;
}

interface Around {
  readonly config: ScreenConfig;
  readonly english: SourceFile;
}

/** The likeness of a condition to a place, beyond that of the condition that is named there. */
function scoreOf(name: string, slot: Slot, around: Around): number {
  const { config } = around;
  const asked = (one: string) => sourcesAskedBy([one], config);
  const [own, others] = [asked(name), asked(slot.named)];
  const near = nearby(slot, around);
  const isNear = (sources: readonly string[]) => sources.some((one) => near.has(one));
  const called = calledBy(slot);
  const like = (one: string) => sharedWords(wordsIn(one), called).length;
  const isSister = own.some((one) => others.includes(one));
  return (
    (slot.member === name ? 4 : 0) +
    (like(name) > like(slot.named) ? 3 : 0) +
    (isNear(own) && !isNear(others) ? 2 : 0) +
    (isSister ? 1 : 0)
  );
}

/** The words by which a place is called: the name of what holds it, and of a read. */
function calledBy({ holder, path }: Slot): readonly string[] {
  const names = ['name', 'id'].map((member): unknown => Reflect.get(holder, member));
  const ofRead = path[0] === 'reads' ? [path[1]] : [];
  return [...names, ...ofRead].flatMap((one) => (typeof one === 'string' ? allWordsOf(one) : []));
}

/** The sources in what holds a place, and those that its texts say. */
function nearby({ holder, path }: Slot, { config, english }: Around): ReadonlySet<string> {
  const found = new Set<string>();
  const inside = path[0] === 'sections' && path.length < 5 ? undefined : holder;
  walkValues(inside, [], (value, place) => {
    if (typeof value !== 'string') return;
    found.add(place.at(-1) === 'field' || path.at(-1) === 'is' ? `answers.${value}` : value);
  });
  const name: unknown = Reflect.get(holder, 'name');
  if (typeof name !== 'string') return found;
  for (const key of leavesOf(english.value)) {
    if (!key.split('.').includes(name)) continue;
    for (const said of placeholdersOf(textAt(english.value, key))) {
      const value = config.texts?.[said];
      if (value !== undefined) found.add(typeof value === 'string' ? value : value.from);
    }
  }
  return found;
}
