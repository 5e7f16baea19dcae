import type { Binding, Bindings, EntryBinding, Field } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { readPath } from '../../model/dotted-path.ts';
import { walkConfig } from '../../model/walk-values.ts';
import { itemsOf } from '../facts/block-items.ts';
import { submittedCallsOf } from '../facts/placed-calls.ts';
import { checkTaken } from './check-taken-values.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import type { Described } from '../facts/described-source.ts';
import { knownTypes, typesOfSource, valuesIn, wordsOf } from '../facts/source-types.ts';
import { createAcceptance } from '../schema/schema-acceptance.ts';
import { limitOf, remedyFor } from '../schema/schema-limits.ts';
import { alternativesOf, membersOf, schemaAt } from '../schema/schema-path.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly report: Report;
}

/** Sources of another type than what they are given to: members of operations, lists of options, limits of files. */
export function checkSourceTypes(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const context = { screen, catalogue, report };
  for (const call of callsOf(screen))
    for (const [member, binding] of Object.entries<Binding>(call.with ?? ({} as Bindings)))
      for (const one of valuesIn(binding, [...call.path, 'with', member]))
        checkMember(
          { operation: call.operation, member, items: itemsAt(call.path, context), ...one },
          context,
        );
  checkLists(context);
  for (const { field, path } of fieldsOf(screen)) {
    checkOptions(field, path, context);
    checkFiles(field, path, context);
  }
}

/** The things that `item` is at a place inside of a block. */
function itemsAt(path: JsonPath, { screen, catalogue }: Context): readonly Described[] {
  const block = screen.blocks.find((placed) => placed.path.every((member, at) => path[at] === member));
  return block === undefined ? [] : itemsOf(block, { screen, catalogue });
}

function callsOf(screen: CheckedScreen) {
  const reads = Object.entries(screen.config.reads ?? {}).map(([name, read]) => ({
    ...read,
    path: ['reads', name],
  }));
  const writes = submittedCallsOf(screen).map(({ submit, path }) => ({ ...submit, path }));
  return [...reads, ...writes];
}

function fieldsOf({ config }: CheckedScreen): readonly { field: Field; path: JsonPath }[] {
  return (config.steps ?? []).flatMap(({ fields = [] }, s) =>
    fields.map((field, f) => ({ field, path: ['steps', s, 'fields', f] })),
  );
}

interface BoundMember {
  readonly operation: string;
  readonly member: string;
  readonly from: string;
  readonly place: JsonPath;
  readonly items: readonly Described[];
}

function checkMember({ operation, member, from, place, items }: BoundMember, context: Context): void {
  const { screen, catalogue, report } = context;
  const schema = catalogue.operations[operation]?.config;
  const found = schema === undefined ? undefined : schemaAt(schema, member.split('.'));
  if (schema === undefined || found?.kind !== 'known') return;
  const { alternatives } = found;
  if (isOtherOfSession(member, from, catalogue)) {
    const message = `${operation} takes "${member}", and "${from}" is something else.`;
    return report(place, { rule: 'wrong-source', message, remedy: `Take "session.${member}".` });
  }
  const wanted = knownTypes(alternatives);
  const given = typesOfSource(from, { screen, catalogue, items });
  if (wanted === undefined || given === undefined) return;
  if (given.some((type) => wanted.includes(type)))
    return checkTaken({ operation, member, from, place, schema, alternatives, items }, context);
  const message = `"${from}" is ${wordsOf(given)}, and ${operation} takes ${wordsOf(wanted)} as "${member}".`;
  report(place, { rule: 'wrong-type', message, remedy: 'Take the value from another source, or write it.' });
}

/** Returns true for another member of the session than the one that is called like what is taken. */
function isOtherOfSession(member: string, from: string, { operations }: Catalogue): boolean {
  const session = operations['getCurrentSession']?.data;
  const [start, name] = from.split('.');
  if (session === undefined || start !== 'session' || name === member) return false;
  return membersOf(alternativesOf(session, session)).includes(member);
}

/** A list out of which one entry is taken, and what that entry is known by. */
function checkLists({ screen, catalogue, report }: Context): void {
  walkConfig(screen.config, (value, path) => {
    if (typeof value === 'object' && value !== null && 'entryOf' in value)
      checkWanted(value as EntryBinding, path, { screen, catalogue, report }); // the schema has seen it
    if (path.at(-1) !== 'entryOf' || typeof value !== 'string') return;
    const types = typesOfSource(value, { screen, catalogue });
    if (types === undefined || types.includes('array')) return;
    const message = `"${value}" is ${wordsOf(types)}, and an entry is taken out of a list.`;
    report(path, { rule: 'no-list', message, remedy: 'Name a list of the answer.' });
  });
}

/** A written value that the member never has finds no entry. */
function checkWanted({ entryOf, where, is }: EntryBinding, path: JsonPath, context: Context): void {
  if (
    (typeof is === 'object' && !Array.isArray(is)) ||
    typeof entryOf !== 'string' ||
    typeof where !== 'string'
  )
    return;
  const lists = describedBy(entryOf, { ...context, items: [] });
  const described = lists.map(({ schema, path: list }) => ({
    schema,
    path: [...list, '0', ...where.split('.')],
  }));
  const alternatives = alternativesAt(described);
  if (alternatives === undefined) return;
  if (described.some(({ schema }) => createAcceptance(schema)(is, alternatives))) return;
  const message = `"${where}" is never ${JSON.stringify(is)}, so no entry is found.`;
  const remedy = remedyFor(is, alternatives);
  context.report([...path, 'is'], { rule: 'impossible-value', message, remedy });
}

function checkOptions(
  { name, options }: Field,
  path: JsonPath,
  { screen, catalogue, report }: Context,
): void {
  if (typeof options !== 'object' || !('from' in options)) return;
  const types = typesOfSource(options.from, { screen, catalogue });
  if (types === undefined || types.includes('array')) return;
  const message = `"${options.from}" is ${wordsOf(types)}, so "${name}" would offer nothing.`;
  report([...path, 'options', 'from'], { rule: 'no-list', message, remedy: 'Name a list.' });
}

/** Limits of files: three numbers and a list; and no more files than what they are sent to takes. */
function checkFiles({ name, files }: Field, path: JsonPath, context: Context): void {
  if (files === undefined) return;
  const { screen, catalogue, report } = context;
  for (const member of ['most', 'formats', 'maxBytes', 'longestName'] as const) {
    const types = typesOfSource(files[member], { screen, catalogue });
    const wanted = member === 'formats' ? 'array' : 'number';
    if (types === undefined || types.includes(wanted)) continue;
    const message = `"${files[member]}" is ${wordsOf(types)}, and "${member}" is ${wordsOf([wanted])}.`;
    report([...path, 'files', member], { rule: 'wrong-type', message, remedy: 'Name another value.' });
  }
  const most = readPath(catalogue.constants, files.most.replace(/^constants\./, ''));
  const limit = mostSent(name, context);
  if (typeof most !== 'number' || limit === undefined || most <= limit.most) return;
  const message = `"${name}" takes ${most} files, and ${limit.operation} takes ${limit.most}.`;
  report([...path, 'files', 'most'], {
    rule: 'too-loose',
    message,
    remedy: `Name a number up to ${limit.most}.`,
  });
}

/** The greatest number of entries that a call takes of a field's answer. */
function mostSent(
  name: string,
  { screen, catalogue }: Context,
): { most: number; operation: string } | undefined {
  const limits = submittedCallsOf(screen).flatMap(({ submit }) => {
    const schema = catalogue.operations[submit.operation]?.config;
    if (schema === undefined) return [];
    return Object.entries<Binding>(submit.with ?? ({} as Bindings)).flatMap(([member, binding]) => {
      if (typeof binding !== 'object' || !('field' in binding) || binding.field !== name) return [];
      const found = schemaAt(schema, member.split('.'));
      const most = limitOf('maxItems', found.kind === 'known' ? found.alternatives : alternativesOf({}, {}));
      return most === undefined ? [] : [{ most, operation: submit.operation }];
    });
  });
  return limits.toSorted((one, other) => one.most - other.most)[0];
}
