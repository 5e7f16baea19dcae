import type { EntryBinding, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { Catalogue, CatalogueSchema } from '../../load/catalogue.ts';
import { submittedCallsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { checkAsked, fieldsShown } from './check-requested-fields.ts';
import type { PlacedRead } from './check-requested-fields.ts';
import { placedForms } from '../facts/placed-forms.ts';
import { suggest } from '../words/closest.ts';
import { answerOfRead, entryPath, listOf } from '../schema/item-path.ts';
import { conditionsOf, countedLists } from '../facts/named-conditions.ts';
import { schemaAt } from '../schema/schema-path.ts';
import { walkObjects, walkTexts, walkValues } from '../../model/walk-values.ts';

/** A path into something that has a schema: where it stands in the config, and where the schema begins. */
interface DataPath {
  /** As written, for the message. */
  readonly written: string;
  readonly place: JsonPath;
  readonly schema: CatalogueSchema;
  /** Members that lead to where the path starts. */
  readonly from: readonly string[];
  readonly names: readonly string[];
  readonly read: PlacedRead;
  /** Fields of records that the screen shows. */
  readonly shown: ReadonlySet<string>;
}

/** A path before it is known what it leads into. */
type PathInAnswer = Omit<DataPath, 'schema' | 'read' | 'shown'>;

/** Every path into the answer of a read: the specs must know its members, and a record must be asked for its fields. */
export function checkDataPaths(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const { config } = screen;
  const shown = fieldsShown(config);
  const dataOf = (name: string) => answerOfRead(name, config, catalogue);
  const check = (path: PathInAnswer, name: string) => {
    const schema = dataOf(name);
    const read = config.reads?.[name];
    if (schema !== undefined && read !== undefined)
      checkPath({ ...path, schema, shown, read: { name, config: read } }, report);
  };
  walkTexts(config, (value, place) => {
    if (!/^reads\.\w+\./.test(value)) return;
    const [, name = '', ...names] = value.split('.');
    check({ written: value, place, from: [], names }, name);
  });
  for (const { block, path, facts } of screen.blocks) {
    const { item } = facts;
    if (item === undefined || item.kind === 'members') continue;
    const { read, items } = item;
    if (items !== undefined) {
      const names = listOf(item, dataOf(read)) ?? [];
      check({ written: items, place: [...path, 'items'], from: [], names }, read);
    }
    const from = entryPath(item, dataOf(read));
    if (from === undefined) continue;
    const checkItem = (value: unknown, place: JsonPath) => {
      if (typeof value !== 'string' || !value.startsWith('item.')) return;
      check({ written: value, place, from, names: value.split('.').slice(1) }, read);
    };
    walkValues(block, path, checkItem);
    for (const name of conditionsOf(block, config))
      walkValues(config.conditions?.[name], ['conditions', name], checkItem);
  }
  checkOptions(config, check);
  checkCounted(config, check);
  checkEntries(config, check);
  checkSums(config, check);
  checkStepResults(config, catalogue, report);
  checkResults(screen, catalogue, report);
}

/** Every path into what a submission is answered with: one of the screen's submissions must give it. */
function checkResults(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const operations = submittedCallsOf(screen).map(({ submit }) => submit.operation);
  const answers = operations.flatMap((operation) => catalogue.operations[operation]?.data ?? []);
  walkTexts(screen.config, (value, place) => {
    if (!value.startsWith('result.') || answers.length === 0) return;
    const names = value.split('.').slice(1);
    const found = answers.map((answer) => schemaAt(answer, names));
    if (found.some(({ kind }) => kind !== 'unknown')) return;
    const known = found.flatMap((one) => (one.kind === 'unknown' ? one.known : []));
    const message = `No answer of ${operations.join(' or ')} has "${names.join('.')}": "${value}".`;
    report(place, { rule: 'unknown-data', message, remedy: suggest(names.at(-1) ?? '', known) });
  });
}

/** Members of an entry in a read's list: the one compared, and the one taken. */
function checkEntries(config: ScreenConfig, check: (path: PathInAnswer, name: string) => void): void {
  const checkMember = (entry: object, place: JsonPath, member: 'where' | 'take') => {
    const { entryOf, [member]: written } = entry as EntryBinding; // the schema has seen it
    const [root, name = '', ...list] = String(entryOf).split('.');
    if (root !== 'reads' || typeof written !== 'string') return;
    check({ written, place: [...place, member], from: [...list, '0'], names: written.split('.') }, name);
  };
  walkObjects(config, (value, place) => {
    if (!('entryOf' in value)) return;
    for (const member of ['where', 'take'] as const) checkMember(value, place, member);
  });
}

/** Members of the entries that a value adds up. */
function checkSums(config: ScreenConfig, check: (path: PathInAnswer, name: string) => void): void {
  walkValues(config.values ?? {}, ['values'], (value, place) => {
    if (typeof value !== 'object' || value === null || !('sumOf' in value) || !('take' in value)) return;
    const { sumOf, take: written } = value;
    const [root, name = '', ...list] = String(sumOf).split('.');
    if (root !== 'reads' || typeof written !== 'string') return;
    check({ written, place: [...place, 'take'], from: [...list, '0'], names: written.split('.') }, name);
  });
}

/** Every path into what a step's submission is answered with. */
function checkStepResults(config: ScreenConfig, { operations }: Catalogue, report: Report): void {
  walkTexts(config, (value, place) => {
    if (!/^results\.\w+\./.test(value)) return;
    const [, id = '', ...names] = value.split('.');
    const sent = placedForms(config).find(({ name }) => name === id);
    const submit = sent?.submit ?? (config.steps ?? []).find((step) => step.id === id)?.submit;
    const operation = submit?.operation ?? '';
    const found = schemaAt(operations[operation]?.data ?? {}, names);
    if (found.kind !== 'unknown') return;
    const message = `The answer of ${operation} has no "${names.join('.')}": "${value}".`;
    report(place, { rule: 'unknown-data', message, remedy: suggest(names[found.at] ?? '', found.known) });
  });
}

/** Options out of a read: the paths inside an entry. */
function checkOptions(config: ScreenConfig, check: (path: PathInAnswer, name: string) => void): void {
  (config.steps ?? []).forEach(({ fields = [] }, s) =>
    fields.forEach(({ options, slot }, f) => {
      if (options === undefined || Array.isArray(options) || !options.from.startsWith('reads.')) return;
      const [, name = '', ...list] = options.from.split('.');
      const at = ['steps', s, 'fields', f, 'options'];
      const checkMember = (written: string, ...member: readonly (string | number)[]): void =>
        check({ written, place: [...at, ...member], from: [...list, '0'], names: written.split('.') }, name);
      checkMember(options.value ?? 'value', 'value');
      if (!options.labelText && slot === undefined) checkMember(options.label ?? 'label', 'label');
      const { labelBy = [], labelAs = {} } = options;
      if (Array.isArray(labelBy)) labelBy.forEach((path, p) => checkMember(path, 'labelBy', p));
      else checkMember(labelBy, 'labelBy');
      for (const member of Object.keys(labelAs)) checkMember(member, 'labelAs', member);
      for (const condition of conditionsOf(options.show, config))
        walkValues(config.conditions?.[condition], ['conditions', condition], (written, place) => {
          if (typeof written !== 'string' || !written.startsWith('item.')) return;
          check({ written, place, from: [...list, '0'], names: written.split('.').slice(1) }, name);
        });
    }),
  );
}

/** Entries that are counted: the paths inside them. */
function checkCounted(config: ScreenConfig, check: (path: PathInAnswer, name: string) => void): void {
  for (const { from, matching } of countedLists(config)) {
    const [, name = '', ...list] = from.split('.');
    for (const condition of conditionsOf(matching, config))
      walkValues(config.conditions?.[condition], ['conditions', condition], (written, place) => {
        if (typeof written !== 'string' || !written.startsWith('item.')) return;
        check({ written, place, from: [...list, '0'], names: written.split('.').slice(1) }, name);
      });
  }
}

function checkPath({ written, place, schema, from, names, read, shown }: DataPath, report: Report): void {
  const path = [...from, ...names];
  const found = schemaAt(schema, path);
  if (found.kind === 'unknown') {
    // Where the way to the list itself is wrong, the list's own diagnostic says so.
    if (found.at < from.length) return;
    const name = path[found.at] ?? '';
    const message = `The answer of ${read.config.operation} has no "${name}" there: "${written}".`;
    const remedy =
      found.known.length > 0 ? suggest(name, found.known) : 'This value has no members: end there.';
    return report(place, { rule: 'unknown-data', message, remedy });
  }
  checkAsked(path, { written, place, read, shown }, report);
}
