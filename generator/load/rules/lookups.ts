import { textOf } from '../place.ts';
import { suggest } from '../suggestion.ts';
import type { Place } from '../place.ts';
import type { OperationView, World } from '../world.ts';
import type { Fault } from '../../model/types.ts';

/** What a name has to be one of, and how to say that it is not. */
interface Lookup {
  readonly rule: string;
  /** What the name is instead, for example `no row of x-lifetimes`. */
  readonly what: string;
  readonly known: readonly string[];
}

/** A fault where the texts in these places are not among the known ones. */
export function checkNames(
  world: World,
  places: readonly (Place | undefined)[],
  lookup: Lookup,
): readonly Fault[] {
  return places.flatMap((place) =>
    place === undefined ? [] : check(world, { name: textOf(place), place }, lookup),
  );
}

/** A fault where the members of this object are not among the known names. */
export function checkKeys(world: World, holder: Place | undefined, lookup: Lookup): readonly Fault[] {
  return world.atlas
    .children(holder)
    .flatMap(([name, place]) => check(world, { name, place, onKey: true }, lookup));
}

interface Named {
  readonly name: string;
  readonly place: Place;
  readonly onKey?: true;
}

function check(world: World, { name, place, onKey }: Named, lookup: Lookup): readonly Fault[] {
  if (name === '' || lookup.known.includes(name)) return [];
  const complaint = {
    rule: lookup.rule,
    message: `"${name}" is ${lookup.what}.`,
    ...suggest(name, lookup.known),
  };
  return [world.atlas.fault(place, { ...complaint, ...(onKey === undefined ? {} : { onKey }) })];
}

/** The places of an object's or a list's values. */
export function valuesOf(world: World, holder: Place | undefined): readonly Place[] {
  return world.atlas.children(holder).map(([, place]) => place);
}

/** Members of an operation's configuration. */
export function memberLookup(operation: OperationView): Lookup {
  const what = `no member of the configuration of ${operation.id}`;
  return { rule: 'unknown-member', what, known: [...operation.members.keys()] };
}

/** Parameters of an operation. */
export function parameterLookup(operation: OperationView): Lookup {
  const what = `no parameter of ${operation.id}`;
  return { rule: 'unknown-parameter', what, known: [...operation.parameters.keys()] };
}

/** Rows of the lifetime tables of all specs. */
export function lifetimeLookup(world: World): Lookup {
  return { rule: 'unknown-lifetime', what: 'no row of x-lifetimes', known: [...world.lifetimes] };
}

/** The read that a place names, or why there is none. */
export function findRead(
  world: World,
  place: Place | undefined,
): { readonly read?: OperationView; readonly faults: readonly Fault[] } {
  const all = [...world.operations, ...world.splits.map(({ entry }) => entry)];
  const reads = all.filter((each) => each.kind === 'read');
  const known = reads.map((each) => each.id);
  const faults = checkNames(world, [place], {
    rule: 'unknown-operation',
    what: 'no operationId of a read',
    known,
  });
  const read = reads.find((each) => each.id === textOf(place));
  return read === undefined ? { faults } : { read, faults };
}
