import type { Binding, Bindings, EntryBinding, Field } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { walkValues } from '../../model/walk-values.ts';
import { submittedCallsOf } from '../facts/placed-calls.ts';
import { listedAt } from '../facts/listed-values.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { membersOf, schemaAt, typesOf } from '../schema/schema-path.ts';
import type { Alternatives } from '../schema/schema-path.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** Values that an operation is given in the place of those that the contract lists, or that a read answers with. */
export function checkOtherValues(context: Context, report: Report): void {
  checkListed(context, report);
  checkWritten(context, report);
}

/** The words that a member of an operation may be; undefined where it may be any. */
export function listedFor(
  operation: string,
  member: string,
  catalogue: Catalogue,
): readonly string[] | undefined {
  const config = catalogue.operations[operation]?.config;
  const found = config && schemaAt(config, member.split('.'));
  return found?.kind === 'known' ? listedAt(found.alternatives) : undefined;
}

/** One of a few words is wanted, and anything may be given: an id, a count, a name. */
function checkListed(context: Context, report: Report): void {
  const { screen, catalogue } = context;
  const reads = Object.entries(screen.config.reads ?? {}).map(([name, read]) => ({
    operation: read.operation,
    given: read.with,
    path: ['reads', name] as JsonPath,
  }));
  const writes = submittedCallsOf(screen).map(({ submit, path }) => ({
    operation: submit.operation,
    given: submit.with,
    path,
  }));
  for (const { operation, given, path } of [...reads, ...writes])
    for (const [member, binding] of Object.entries<Binding>(given ?? ({} as Bindings))) {
      const listed = listedFor(operation, member, catalogue);
      if (listed === undefined || typeof binding !== 'object') continue;
      const place = [...path, 'with', member];
      const tell = (at: JsonPath, what: string) =>
        report(at, {
          rule: 'unlisted-value',
          message: `${operation} takes one of ${listed.join(', ')} as "${member}", and ${what}.`,
          remedy: 'Name a value that is one of them.',
        });
      if ('from' in binding && isOther(binding.from, listed, context))
        tell([...place, 'from'], `"${binding.from}" is none of them`);
      if ('field' in binding) checkOptions(binding.field, { listed, place, tell }, context);
      walkValues(binding, place, (value, at) => {
        if (typeof value !== 'object' || value === null || !('entryOf' in value)) return;
        const { entryOf, take } = value as EntryBinding; // the schema has seen it
        const taken = alternativesAt(inEntry(entryOf, take, context));
        if (taken !== undefined && isOpen(taken)) tell([...at, 'take'], `"${take}" may be anything`);
      });
    }
}

/** A text of another form, as a day, or one of other words. */
function isOther(from: string, listed: readonly string[], { screen, catalogue }: Context): boolean {
  const given = alternativesAt(describedBy(from, { screen, catalogue, items: [] }))?.filter(
    (one) => typesOf(one)?.join() !== 'null',
  );
  if (given === undefined || given.length === 0) return false;
  if (from === 'failure' || from.startsWith('readErrors.')) return true;
  const words = listedAt(given);
  if (words !== undefined) return !words.some((word) => listed.includes(word));
  return given.every((one) => one.some(({ format }) => format !== undefined));
}

const inEntry = (list: string, member: string, { screen, catalogue }: Context) =>
  describedBy(list, { screen, catalogue, items: [] }).map(({ schema, path }) => ({
    schema,
    path: [...path, '0', ...member.split('.')],
  }));

/** Any text, or any number. */
const isOpen = (alternatives: Alternatives) =>
  alternatives.length > 0 && listedAt(alternatives) === undefined;

interface Listed {
  readonly listed: readonly string[];
  readonly place: JsonPath;
  readonly tell: (at: JsonPath, what: string) => void;
}

function checkOptions(name: string, { listed, place, tell }: Listed, context: Context): void {
  const placed = placedFields(context.screen.config).find(({ field }) => field.name === name);
  const options: Field['options'] = placed?.field.options;
  if (
    placed === undefined ||
    typeof options !== 'object' ||
    !('from' in options) ||
    !options.from.startsWith('reads.')
  )
    return;
  const member = options.value ?? 'value';
  const given = alternativesAt(inEntry(options.from, member, context));
  if (given === undefined) return;
  const values = listedAt(given);
  if (values !== undefined && values.every((value) => listed.includes(value))) return;
  const at =
    member.endsWith('Id') || options.value === undefined ? place : [...placed.path, 'options', 'value'];
  tell(at, `"${name}" answers with the "${member}" of an entry`);
}

const membersAt = (from: string, { screen, catalogue }: Context): readonly string[] =>
  describedBy(from, { screen, catalogue, items: [] }).flatMap((one) => {
    const alternatives = alternativesAt([one]);
    return alternatives === undefined ? [] : membersOf(alternatives);
  });

/** An amount of money that is written, where a read answers with it. */
function checkWritten(context: Context, report: Report): void {
  const { reads = {} } = context.screen.config;
  for (const { submit, path } of submittedCallsOf(context.screen))
    for (const [member, binding] of Object.entries<Binding>(submit.with ?? ({} as Bindings))) {
      const isMoney = typeof binding === 'number' && member.endsWith('Cents');
      const read = Object.keys(reads).find(
        (name) => isMoney && membersAt(`reads.${name}`, context).includes(member),
      );
      if (read === undefined) continue;
      const message = `Everybody would be asked for ${String(binding)} cents, and "reads.${read}.${member}" is what it is.`;
      report([...path, 'with', member], {
        rule: 'written-amount',
        message,
        remedy: `Take "reads.${read}.${member}".`,
      });
    }
}
