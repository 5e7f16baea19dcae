import type { Block, ScreenConfig, Submission } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { Catalogue, CatalogueSchema } from '../../load/catalogue.ts';
import { answerChecksOf, suggestionsOf } from '../facts/placed-calls.ts';
import { suggest } from '../words/closest.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import type { ItemMember } from '../../model/block-descriptor.ts';
import { schemaAt } from '../schema/schema-path.ts';
import { walkValues } from '../../model/walk-values.ts';

/** Paths into what the calls of uploads and of checks find in `item`: the specs must know their members. */
export function checkUploads(
  { config, blocks }: CheckedScreen,
  { operations }: Pick<Catalogue, 'operations'>,
  report: Report,
): void {
  checkFileFields(config, { operations }, report);
  for (const { check, path } of answerChecksOf(config)) {
    const found = { schema: operations[check.operation]?.data, from: [] };
    checkItems(check, path, { known: { answer: {}, found }, what: 'A check', report });
  }
  for (const { suggest, path } of suggestionsOf(config)) {
    const found = { schema: operations[suggest.operation]?.data, from: [] };
    checkItems(suggest, path, { known: { typed: {}, found }, what: 'A suggestion', report });
  }
  const schemaOf = ({ source, operation }: ItemMember): Known[string] => {
    if (operation !== undefined) return { schema: operations[operation]?.data };
    const [, read = '', ...from] = source?.split('.') ?? [];
    return source === undefined
      ? {}
      : { schema: operations[config.reads?.[read]?.operation ?? '']?.data, from };
  };
  for (const { block, path, facts } of blocks) {
    if (facts.item?.kind !== 'members') continue;
    if (block.block === 'upload') checkFileSent(block.send, [...path, 'send', 'with'], report);
    const members = Object.entries(facts.item.members);
    const known = Object.fromEntries(members.map(([name, member]) => [name, schemaOf(member)]));
    const isUpload = block.block === 'upload';
    checkItems(block, path, { known: { ...known, ...(isUpload && { file }) }, what, report });
    checkCalls(block, path, report);
  }
}

/** A call that brings a file to the org takes the file. */
function checkFileSent({ with: given }: Submission, path: JsonPath, report: Report): void {
  if (given === undefined) return;
  const taken = [...JSON.stringify(given).matchAll(/"item\.(\w+)/g)].map(([, member = '']) => member);
  // A member that no call finds was reported as such.
  const isKnown = taken.every((member) => foundBy['upload']?.['send']?.includes(member) === true);
  if (!isKnown || taken.includes('file')) return;
  const message = 'Nothing here takes the file, so it never gets to the org.';
  report(path, { rule: 'unsent-file', message, remedy: 'Send { "from": "item.file" }.' });
}

/** The things that each call of an upload finds in `item`: a document is taken back without another one in its place. */
const foundBy: { readonly [block: string]: { readonly [call: string]: readonly string[] } } = {
  upload: {
    send: ['file', 'type', 'requirement', 'replaced'],
    register: ['file', 'type', 'requirement', 'replaced', 'sent'],
    remove: ['document'],
  },
  push: { add: ['endpoint'], remove: ['deviceId'] },
};

function checkCalls(block: Block, path: JsonPath, report: Report): void {
  const all = Object.values(foundBy[block.block] ?? {}).flat();
  for (const [call, members] of Object.entries(foundBy[block.block] ?? {}))
    walkValues(Reflect.get(block, call), [...path, call], (value, place) => {
      const [start, member = ''] = typeof value === 'string' ? value.split('.') : [];
      // A member that no call finds was reported as such.
      if (start !== 'item' || members.includes(member) || !all.includes(member)) return;
      const message = `"${call}" finds no "${member}" in "item".`;
      report(place, { rule: 'unknown-data', message, remedy: suggest(member, members) });
    });
}

/** The same for the fields of a form. Their files are kept while their step is open, so there is only one step. */
function checkFileFields(
  config: ScreenConfig,
  { operations }: Pick<Catalogue, 'operations'>,
  report: Report,
): void {
  const steps = config.steps ?? [];
  for (const [s, { fields = [] }] of steps.entries()) {
    for (const [f, { files }] of fields.entries()) {
      if (files === undefined) continue;
      const path = ['steps', s, 'fields', f];
      const sent = { schema: operations[files.send.operation]?.data, from: [] };
      checkItems(files, [...path, 'files'], { known: { file, sent }, what, report });
      if (steps.length === 1) continue;
      const message = 'Files are forgotten when their step is left.';
      report([...path, 'as'], { rule: 'forgotten-files', message, remedy: 'Ask everything in one step.' });
    }
  }
}

function checkItems(value: unknown, path: JsonPath, context: ItemContext): void {
  walkValues(value, path, (inner, place) => {
    if (typeof inner === 'string' && inner.startsWith('item.')) checkItem(inner, place, context);
  });
}

const what = 'An upload';

/** A file of the device, before anything is known of it to the org. */
const file: Known[string] = {
  schema: { type: 'object', properties: { name: {}, size: {}, type: {} }, additionalProperties: false },
};

interface ItemContext {
  readonly what: string;
  readonly known: Known;
  readonly report: Report;
}

interface Known {
  readonly [member: string]: {
    /** The schema that describes the member; without it nothing is known about its members. */
    readonly schema?: CatalogueSchema | undefined;
    readonly from?: readonly string[];
  };
}

function checkItem(value: string, place: JsonPath, { known, what, report }: ItemContext): void {
  const [, member = '', ...names] = value.split('.');
  const message = `${what} has no "${value}".`;
  const start = Object.hasOwn(known, member) ? known[member] : undefined;
  if (start === undefined) {
    report(place, { rule: 'unknown-data', message, remedy: suggest(member, Object.keys(known)) });
    return;
  }
  const { schema, from = [] } = start;
  if (schema === undefined || names.length === 0) return;
  const found = schemaAt(schema, [...from, ...names]);
  // Where the way to the list itself is wrong, the list's own diagnostic says so.
  if (found.kind !== 'unknown' || found.at < from.length) return;
  report(place, {
    rule: 'unknown-data',
    message,
    remedy: suggest(names[found.at - from.length] ?? '', found.known),
  });
}
