import { isDeepStrictEqual } from 'node:util';
import type { Thing, ThingPage } from '@energy-portal/sdk/testing';
import type { Wish } from './things.ts';
import {
  cellOf,
  FRESH,
  isThing,
  lookThrough,
  MAP,
  MEMBERS,
  shownIn,
  type KnownResult,
  type Shown,
  type Stamp,
  type World,
} from './world.ts';

/** Whether a configuration shows its last answer, and nothing else. */
function isAsAnswered(world: World, { target, answer }: KnownResult): boolean {
  if (answer === undefined) return false;
  // An answer fits its operation.
  const things = target.thing ? [answer as unknown as Thing] : (answer as unknown as ThingPage).things;
  const all = things.flatMap(thingsIn);
  // What says two things of one shows either.
  if (new Set(all.map(({ id }) => id)).size < all.length) return true;
  const said = withoutGuesses(world);
  return things.every((thing) => isDeepStrictEqual(lookThrough(said, thing.id, shownIn(thing)).data, thing));
}

/** What was said, whatever writes under way are expected to bring: the server's name means that. */
function withoutGuesses(world: World): World {
  const things = [...world.things].map(([id, known]) => [id, { ...known, guesses: [] }] as const);
  return { ...world, things: new Map(things) };
}

const thingsIn = (thing: Thing): readonly Thing[] => [
  thing,
  ...Object.values(thing.fields).flatMap(({ value }) => (isThing(value) ? thingsIn(value) : [])),
];

/** What a read of a thing wants, as what an answer with all of it would show. */
function wantedBy(wishes: readonly Wish[]): Shown {
  const members = [...MEMBERS, MAP].map((name) => [name, undefined] as const);
  const names = wishes.map(({ path: [name, inner], isOptional }) => {
    const inside = inner === undefined ? undefined : wantedBy([{ path: [inner], isOptional }]);
    return [cellOf(name), inside] as const;
  });
  return new Map<string, Shown | undefined>([...members, ...names]);
}

/** Makes all that the last answer of a configuration shows count anew, but for what was told of since it was asked. */
export function renew(
  world: World,
  result: KnownResult,
  at: { readonly now: number; readonly order: number; readonly changes: number },
): void {
  const { target, answer, tag } = result;
  // As in isAsAnswered.
  if (target.thing) {
    const { id, wishes } = target.thing;
    renewThing(world, { id, shown: shownIn(answer as unknown as Thing) }, at);
    renewThing(world, { id, shown: wantedBy(wishes) }, at);
  } else {
    const { things } = answer as unknown as ThingPage;
    for (const thing of things) renewThing(world, { id: thing.id, shown: shownIn(thing) }, at);
  }
  if (at.order < result.stamp.order) return;
  result.failure = undefined;
  result.stamp = { until: at.now + FRESH, version: undefined, order: at.order };
  result.tag = tag && { name: tag.name, changes: at.changes };
}

/** The name by which a read may be asked for. */
export interface Naming {
  readonly name: string | undefined;
  /** Whether what it names is what is shown. */
  readonly isTrue: boolean;
  /** Whether nothing at all has happened since. */
  readonly isDue: boolean;
}

/** What is known of the name of a result. */
export function namingOf(result: KnownResult | undefined, world: World, changes: number): Naming {
  const isTrue = result !== undefined && isAsAnswered(world, result);
  return { name: result?.tag?.name, isTrue, isDue: result?.tag?.changes === changes };
}

function renewThing(
  world: World,
  { id, shown }: { readonly id: string; readonly shown: Shown },
  at: { readonly now: number; readonly order: number },
): void {
  const known = world.things.get(id);
  if (!known || known.goneAt !== undefined) return;
  const stampAt = (path: string): Stamp | undefined =>
    (known.cells.get(path) ?? { stamp: known.absent.get(path) }).stamp;
  const versions = [...shown.keys()].flatMap((path) => stampAt(path)?.version ?? []);
  const version = versions.length === 0 ? undefined : Math.max(...versions);
  const stamp = { until: at.now + FRESH, version, order: at.order };
  for (const [path, inner] of shown) {
    const cell = known.cells.get(path);
    const before = stampAt(path);
    if (before && before.order <= at.order) {
      if (cell) known.cells.set(path, { stamp, content: cell.content });
      else known.absent.set(path, stamp);
    }
    if (cell && 'id' in cell.content)
      renewThing(world, { id: cell.content.id, shown: inner ?? cell.content.shown }, at);
  }
}
