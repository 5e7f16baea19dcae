import type {
  Binding,
  Bindings,
  EntryBinding,
  Field,
  PlansBlock,
} from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { walkObjects } from '../../model/walk-values.ts';
import { itemsOf } from '../facts/block-items.ts';
import { fieldCallsOf, submittedCallsOf } from '../facts/placed-calls.ts';
import { valuesIn } from '../facts/source-types.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import type { Described } from '../facts/described-source.ts';
import { membersOf } from '../schema/schema-path.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly report: Report;
}

/** A source, and the name of the id that is wanted of it. */
interface WantedId {
  readonly wanted: string;
  readonly from: string;
  readonly place: JsonPath;
  readonly items: readonly Described[];
}

/** Ids of something else than what they are taken for: the value beside the id of that name, the name of another brand. */
export function checkIds(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const context = { screen, catalogue, report };
  for (const one of wantedByCalls(context)) {
    checkId(one, context);
    checkRecordId(one, report);
    checkBrandName(one, report);
  }
  for (const one of wantedByLinks(context)) checkId(one, context);
  for (const { field, path } of placedFields(screen.config)) checkOffered(field, path, context);
  checkEntries(context);
  for (const { block, path } of screen.blocks)
    if (block.block === 'plans') {
      checkPresent(block, path, context);
      (block.where ?? []).forEach(({ value, is }, at) => {
        const from = typeof is === 'object' && 'from' in is ? is.from : '';
        const wanted = value.split('.').at(-1) ?? '';
        checkBrandName({ wanted, from, place: [...path, 'where', at, 'is', 'from'] }, report);
      });
    }
}

/** The entry that the customer has is found by the id that entries have. */
function checkPresent({ id, present }: PlansBlock, path: JsonPath, context: Context): void {
  const wanted = id.split('.').at(-1) ?? '';
  const sources = present === undefined ? [] : valuesIn(present, [...path, 'present']);
  for (const source of sources) checkId({ ...source, wanted, items: [] }, context);
}

/** Sources that calls take, each with the name of what it is taken as. */
export function wantedByCalls({ screen, catalogue }: Omit<Context, 'report'>): readonly WantedId[] {
  const reads = Object.entries(screen.config.reads ?? {}).map(([name, { with: bindings }]) => ({
    bindings,
    path: ['reads', name] as JsonPath,
  }));
  const calls = fieldCallsOf(screen.config).map(({ call, path }) => ({ bindings: call.with, path }));
  const writes = submittedCallsOf(screen).map(({ submit, path }) => ({ bindings: submit.with, path }));
  return [...reads, ...calls, ...writes].flatMap(({ bindings, path }) => {
    const block = screen.blocks.find((placed) => placed.path.every((member, at) => path[at] === member));
    const items = block === undefined ? [] : itemsOf(block, { screen, catalogue });
    return Object.entries<Binding>(bindings ?? ({} as Bindings)).flatMap(([member, binding]) =>
      valuesIn(binding, [...path, 'with', member]).map((one) => ({ ...one, items, wanted: member })),
    );
  });
}

/** A source that stands in an address. */
interface LinkedId extends WantedId {
  /** The route that the link leads to. */
  readonly to: string;
  /** The name of the value in the address. */
  readonly name: string;
  /** `route.caseId`, `route.query.zip` */
  readonly source: string;
}

/** Sources that stand in the addresses of links. */
export function wantedByLinks({ screen, catalogue }: Omit<Context, 'report'>): readonly LinkedId[] {
  return screen.blocks.flatMap((placed) => {
    const items = itemsOf(placed, { screen, catalogue });
    return placed.facts.links.flatMap(({ link, path }) =>
      (['with', 'query'] as const).flatMap((member) =>
        Object.entries<Binding>(link[member] ?? {}).flatMap(([name, binding]) =>
          valuesIn(binding, [...placed.path, ...path, member, name]).map((one) => ({
            ...one,
            items,
            name,
            to: link.to,
            source: member === 'with' ? `route.${name}` : `route.query.${name}`,
            // `?order=` takes an id, or a word.
            wanted: name.endsWith('Id') || !one.from.endsWith('Id') ? name : `${name}Id`,
          })),
        ),
      ),
    );
  });
}

/** Names of what is known by its name alone. */
const known = /(?:Id|Hash|Version|Token|Number|Email|Phone)$/;

/** Of an object that has the id itself, no other member is it. */
function checkId({ wanted, from, place, items }: WantedId, { screen, catalogue, report }: Context): void {
  const path = from.split('.');
  const name = path.pop() ?? '';
  if (!known.test(wanted) || name === wanted || path.length === 0 || isEndOf(name, wanted)) return;
  if (!membersIn(describedBy(path.join('.'), { screen, catalogue, items })).includes(wanted)) return;
  const message = `"${from}" is not the "${wanted}" that is taken here.`;
  report(place, { rule: 'other-id', message, remedy: `Take "${[...path, wanted].join('.')}".` });
}

/** A record is known by its id: not by a number or a name of the session or of another record. */
function checkRecordId({ wanted, from, place }: WantedId, report: Report): void {
  const field = /\.fields\.(\w+)\.value$/.exec(from)?.[1] ?? /^session\.(\w+)$/.exec(from)?.[1];
  // A field of the org's own may lead to a record under any name.
  if (!/recordId$/i.test(wanted) || field === undefined || /(?:Id|__c)$/.test(field)) return;
  const message = `"${wanted}" is the id of a record, and "${from}" is none.`;
  report(place, { rule: 'other-id', message, remedy: 'Take an id.' });
}

/** The `documentId` of what is replaced is a `replacesDocumentId`. */
const isEndOf = (name: string, wanted: string) =>
  name !== '' && wanted.endsWith(`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`);

function membersIn(described: readonly Described[]): readonly string[] {
  const each = described.map((one) => {
    const alternatives = alternativesAt([one]);
    return alternatives === undefined ? [] : membersOf(alternatives);
  });
  return each.flat();
}

/** A brand has several names, and the org knows one of them. */
function checkBrandName({ wanted, from, place }: Omit<WantedId, 'items'>, report: Report): void {
  if (wanted !== 'brandName' || !from.startsWith('brand.') || from === 'brand.crmName') return;
  const message = `The org does not know "${from}": its name of the brand is another one.`;
  report(place, { rule: 'other-id', message, remedy: 'Take "brand.crmName".' });
}

/** Options are sent as the id that the operation takes, where their entries have it. */
function checkOffered({ name, options }: Field, path: JsonPath, context: Context): void {
  const { screen, catalogue, report } = context;
  if (typeof options !== 'object' || !('from' in options)) return;
  const lists = describedBy(options.from, { screen, catalogue, items: [] });
  const known = membersIn(lists.map(({ schema, path: list }) => ({ schema, path: [...list, '0'] })));
  const sentAs = submittedCallsOf(screen).flatMap(({ submit }) =>
    Object.entries<Binding>(submit.with ?? ({} as Bindings)).flatMap(([member, binding]) =>
      typeof binding === 'object' && 'field' in binding && binding.field === name ? [member] : [],
    ),
  );
  const value = options.value ?? 'value';
  const wanted = sentAs.find((member) => member.endsWith('Id') && member !== value && known.includes(member));
  if (wanted === undefined) return;
  const message = `"${name}" is sent as "${wanted}", and its options are the "${value}" of their entries.`;
  const place = options.value === undefined ? [...path, 'options'] : [...path, 'options', 'value'];
  report(place, { rule: 'other-id', message, remedy: `Write "${wanted}".` });
}

/** An entry is looked up by what its question answers with. */
function checkEntries({ screen, report }: Context): void {
  const fields = placedFields(screen.config).map(({ field }) => field);
  walkObjects(screen.config, (value, path) => {
    if (!('entryOf' in value)) return;
    const { entryOf, where, is } = value as EntryBinding; // the schema has seen it
    const name = typeof is === 'object' && 'field' in is ? is.field : undefined;
    const options = fields.find((field) => field.name === name)?.options;
    if (typeof options !== 'object' || !('from' in options) || options.from !== entryOf) return;
    const answered = options.value ?? 'value';
    if (answered === where) return;
    const message = `"${String(name)}" answers with the "${answered}" of an entry, and "${where}" is compared with it.`;
    report([...path, 'where'], { rule: 'other-id', message, remedy: `Write "${answered}".` });
  });
}
