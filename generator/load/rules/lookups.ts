import { textOf } from '../source/source-tree.ts';
import { suggest } from '../../spec/suggestion.ts';
import type { Place } from '../source/source-tree.ts';
import type { OperationView, RuleContext } from '../source/rule-context.ts';
import type { Diagnostic } from '../../spec/types.ts';

/** The names that are known, and the diagnostic for any other. */
interface Lookup {
  readonly rule: string;
  /** The end of the message, for example `no row of x-lifetimes`. */
  readonly what: string;
  readonly known: readonly string[];
}

/** A diagnostic where the texts in these places are not among the known ones. */
export function checkNames(
  context: RuleContext,
  places: readonly (Place | undefined)[],
  lookup: Lookup,
): readonly Diagnostic[] {
  return places.flatMap((place) =>
    place === undefined ? [] : check(context, { name: textOf(place), place }, lookup),
  );
}

/** A diagnostic where the members of this object are not among the known names. */
export function checkKeys(
  context: RuleContext,
  holder: Place | undefined,
  lookup: Lookup,
): readonly Diagnostic[] {
  return context.tree
    .children(holder)
    .flatMap(([name, place]) => check(context, { name, place, onKey: true }, lookup));
}

interface Named {
  readonly name: string;
  readonly place: Place;
  readonly onKey?: true;
}

function check(context: RuleContext, { name, place, onKey }: Named, lookup: Lookup): readonly Diagnostic[] {
  if (name === '' || lookup.known.includes(name)) return [];
  const finding = {
    rule: lookup.rule,
    message: `"${name}" is ${lookup.what}.`,
    ...suggest(name, lookup.known),
  };
  return [context.tree.diagnosticAt(place, { ...finding, ...(onKey === undefined ? {} : { onKey }) })];
}

/** The places of an object's or a list's values. */
export function valuesOf(context: RuleContext, holder: Place | undefined): readonly Place[] {
  return context.tree.children(holder).map(([, place]) => place);
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
export function lifetimeLookup(context: RuleContext): Lookup {
  return { rule: 'unknown-lifetime', what: 'no row of x-lifetimes', known: [...context.lifetimes] };
}

/** The read that a place names, or why there is none. */
export function findRead(
  context: RuleContext,
  place: Place | undefined,
): { readonly read?: OperationView; readonly diagnostics: readonly Diagnostic[] } {
  const all = [...context.operations, ...context.splits.map(({ entry }) => entry)];
  const reads = all.filter((each) => each.kind === 'read');
  const known = reads.map((each) => each.id);
  const diagnostics = checkNames(context, [place], {
    rule: 'unknown-operation',
    what: 'no operationId of a read',
    known,
  });
  const read = reads.find((each) => each.id === textOf(place));
  return read === undefined ? { diagnostics } : { read, diagnostics };
}
