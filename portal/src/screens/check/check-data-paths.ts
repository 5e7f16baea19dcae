import type { EntryBinding, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../load/source-file.ts';
import type { Catalogue, CatalogueSchema } from '../publish/project-files.ts';
import { submittedCallsOf } from './check-links.ts';
import { suggest } from './closest.ts';
import { placedBlocks } from './placed-blocks.ts';
import type { Report } from './report.ts';
import { alternativesOf, membersOf, schemaAt, typesOf } from './schema-path.ts';
import { walkValues } from './walk-values.ts';

type Read = NonNullable<ScreenConfig['reads']>[string];

/** A path into something that has a schema: where it stands in the config, and where the schema begins. */
interface DataPath {
  /** As written, for the message. */
  readonly written: string;
  readonly place: JsonPath;
  readonly schema: CatalogueSchema;
  /** Members that lead to where the path starts. */
  readonly from: readonly string[];
  readonly names: readonly string[];
  readonly read: { readonly name: string; readonly config: Read };
}

/** Every path into the answer of a read: the specs must know its members, and a record must be asked for its fields. */
export function checkDataPaths(config: ScreenConfig, catalogue: Catalogue, report: Report): void {
  const dataOf = (name: string) => catalogue.operations[config.reads?.[name]?.operation ?? '']?.data;
  const check = (path: Omit<DataPath, 'schema' | 'read'>, name: string) => {
    const schema = dataOf(name);
    const read = config.reads?.[name];
    if (schema !== undefined && read !== undefined)
      checkPath({ ...path, schema, read: { name, config: read } }, report);
  };
  walkValues(config, [], (value, place) => {
    if (typeof value !== 'string' || !/^reads\.\w+\./.test(value)) return;
    const [, name = '', ...names] = value.split('.');
    check({ written: value, place, from: [], names }, name);
  });
  for (const { block, path } of placedBlocks(config)) {
    if (!('read' in block)) continue;
    const items = block.items?.split('.') ?? listIn(dataOf(block.read));
    if (block.items !== undefined && items !== undefined)
      check({ written: block.items, place: [...path, 'items'], from: [], names: items }, block.read);
    const isSingle = 'single' in block && block.single === true;
    if (items === undefined && !isSingle) continue;
    const from = isSingle || items === undefined ? [] : [...items, '0'];
    const checkItem = (value: unknown, place: JsonPath) => {
      if (typeof value !== 'string' || !value.startsWith('item.')) return;
      check({ written: value, place, from, names: value.split('.').slice(1) }, block.read);
    };
    walkValues(block, path, checkItem);
    for (const name of conditionsOf(block, config))
      walkValues(config.conditions?.[name], ['conditions', name], checkItem);
  }
  checkOptions(config, check);
  checkEntries(config, check);
  checkStepResults(config, catalogue, report);
  checkResults(config, catalogue, report);
}

/** The conditions that a part of the screen names, and those that these name. */
function conditionsOf(part: unknown, config: ScreenConfig): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (inner: unknown) =>
    walkValues(inner, [], (value) => {
      if (typeof value !== 'string' || found.has(value) || !Object.hasOwn(config.conditions ?? {}, value))
        return;
      found.add(value);
      collect(config.conditions?.[value]);
    });
  collect(part);
  return found;
}

/** Every path into what a submission is answered with: one of the screen's submissions must give it. */
function checkResults(config: ScreenConfig, catalogue: Catalogue, report: Report): void {
  const operations = submittedCallsOf(config).map(({ submit }) => submit.operation);
  const answers = operations.flatMap((operation) => catalogue.operations[operation]?.data ?? []);
  walkValues(config, [], (value, place) => {
    if (typeof value !== 'string' || !value.startsWith('result.') || answers.length === 0) return;
    const names = value.split('.').slice(1);
    const found = answers.map((answer) => schemaAt(answer, names));
    if (found.some(({ kind }) => kind !== 'unknown')) return;
    const known = found.flatMap((one) => (one.kind === 'unknown' ? one.known : []));
    const message = `No answer of ${operations.join(' or ')} has "${names.join('.')}": "${value}".`;
    report(place, { rule: 'unknown-data', message, remedy: suggest(names.at(-1) ?? '', known) });
  });
}

/** Members of an entry in a read's list: the one compared, and the one taken. */
function checkEntries(
  config: ScreenConfig,
  check: (path: Omit<DataPath, 'schema' | 'read'>, name: string) => void,
): void {
  const checkMember = (entry: object, place: JsonPath, member: 'where' | 'take') => {
    const { entryOf, [member]: written } = entry as EntryBinding; // the schema has seen it
    const [root, name = '', ...list] = String(entryOf).split('.');
    if (root !== 'reads' || typeof written !== 'string') return;
    check({ written, place: [...place, member], from: [...list, '0'], names: written.split('.') }, name);
  };
  walkValues(config, [], (value, place) => {
    if (typeof value !== 'object' || value === null || !('entryOf' in value)) return;
    for (const member of ['where', 'take'] as const) checkMember(value, place, member);
  });
}

/** Every path into what a step's submission is answered with. */
function checkStepResults(config: ScreenConfig, { operations }: Catalogue, report: Report): void {
  walkValues(config, [], (value, place) => {
    if (typeof value !== 'string' || !/^results\.\w+\./.test(value)) return;
    const [, id = '', ...names] = value.split('.');
    const operation = (config.steps ?? []).find((step) => step.id === id)?.submit?.operation ?? '';
    const found = schemaAt(operations[operation]?.data ?? {}, names);
    if (found.kind !== 'unknown') return;
    const message = `The answer of ${operation} has no "${names.join('.')}": "${value}".`;
    report(place, { rule: 'unknown-data', message, remedy: suggest(names[found.at] ?? '', found.known) });
  });
}

/** Options out of a read: the paths inside an entry. */
function checkOptions(
  config: ScreenConfig,
  check: (path: Omit<DataPath, 'schema' | 'read'>, name: string) => void,
): void {
  (config.steps ?? []).forEach(({ fields = [] }, s) =>
    fields.forEach(({ options }, f) => {
      if (options === undefined || Array.isArray(options) || !options.from.startsWith('reads.')) return;
      const [, name = '', ...list] = options.from.split('.');
      for (const member of ['value', 'label'] as const) {
        if (member === 'label' && options.labelText) continue;
        const written = options[member] ?? member;
        const place = ['steps', s, 'fields', f, 'options', member];
        check({ written, place, from: [...list, '0'], names: written.split('.') }, name);
      }
      for (const condition of conditionsOf(options.show, config))
        walkValues(config.conditions?.[condition], ['conditions', condition], (written, place) => {
          if (typeof written !== 'string' || !written.startsWith('item.')) return;
          check({ written, place, from: [...list, '0'], names: written.split('.').slice(1) }, name);
        });
    }),
  );
}

function checkPath({ written, place, schema, from, names, read }: DataPath, report: Report): void {
  const path = [...from, ...names];
  const found = schemaAt(schema, path);
  if (found.kind === 'unknown') {
    // Where the way to the list itself is wrong, the list's own fault says so.
    if (found.at < from.length) return;
    const name = path[found.at] ?? '';
    const message = `The answer of ${read.config.operation} has no "${name}" there: "${written}".`;
    const remedy =
      found.known.length > 0 ? suggest(name, found.known) : 'This value has no members: end there.';
    return report(place, { rule: 'unknown-data', message, remedy });
  }
  const field = unaskedField(path, read.config);
  if (field === undefined) return;
  const message = `The read "${read.name}" does not ask for the field "${field.name}": "${written}".`;
  const remedy = `${suggest(field.name, field.asked)} Or add it to its "fields".`;
  report(place, { rule: 'field-not-read', message, remedy });
}

/**
 * The field of a record that a path goes through although the read does not name it. Nothing where the read leaves
 * open which fields come.
 */
function unaskedField(
  path: readonly string[],
  { with: given = {} }: Read,
): { readonly name: string; readonly asked: readonly string[] } | undefined {
  const { fields, optionalFields = [], layoutTypes } = given;
  if (!Array.isArray(fields) || !Array.isArray(optionalFields) || layoutTypes !== undefined) return undefined;
  const at = path.indexOf('fields');
  const name = path[at + 1];
  const isRecords = at !== -1 && path[at + 2] !== undefined;
  if (!isRecords || name === undefined) return undefined;
  const asked = [...fields, ...optionalFields].map((field) => String(field).split('.')[1] ?? '');
  return asked.includes(name) ? undefined : { name, asked };
}

/** The one list of objects in an answer, where there is exactly one. */
function listIn(data: CatalogueSchema | undefined): readonly string[] | undefined {
  if (data === undefined) return undefined;
  const isListOfObjects = (name: string) => {
    const found = schemaAt(data, [name, '0']);
    return found.kind === 'known' && found.alternatives.some((one) => typesOf(one)?.includes('object'));
  };
  const lists = membersOf(alternativesOf(data, data)).filter(isListOfObjects);
  return lists.length === 1 ? lists : undefined;
}
