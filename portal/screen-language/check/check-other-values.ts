import type { Binding, Bindings, EntryBinding, Field } from '../generated/screen-config.gen.ts';
import type { Catalogue } from '../load/catalogue.ts';
import type { JsonPath } from '../load/source-file.ts';
import { placedFields } from '../model/placed-fields.ts';
import { walkValues } from '../model/walk-values.ts';
import { wantedByCalls } from './check-ids.ts';
import { submittedCallsOf } from './check-links.ts';
import { listedAt } from './check-tones.ts';
import type { CheckedScreen, Report } from './checked-screen.ts';
import { alternativesAt, describedBy } from './described-source.ts';
import { allWordsOf, sharedWords, wordsIn } from './name-words.ts';
import { membersOf, schemaAt } from './schema-path.ts';
import type { Alternatives } from './schema-path.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** Values that an operation is given in the place of the one that it wants: the contract names it, or lists what may come. */
export function checkOtherValues(context: Context, report: Report): void {
  checkNamedByContract(context, report);
  checkListed(context, report);
  checkWritten(context, report);
  checkInstead(context, report);
  checkPairs(context, report);
  checkMessages(context, report);
  checkEntryIds(context, report);
  checkPicked(context, report);
}

const membersAt = (from: string, { screen, catalogue }: Context): readonly string[] =>
  describedBy(from, { screen, catalogue, items: [] }).flatMap((one) => {
    const alternatives = alternativesAt([one]);
    return alternatives === undefined ? [] : membersOf(alternatives);
  });

/** The contract says which member of an answer is taken, by its description or by its very name. */
function checkNamedByContract(context: Context, report: Report): void {
  const { screen, catalogue } = context;
  const operationAt = (path: JsonPath) =>
    submittedCallsOf(screen).find((one) => one.path.every((step, at) => path[at] === step))?.submit
      .operation ?? screen.config.reads?.[String(path[1])]?.operation;
  for (const { wanted, from, place } of wantedByCalls({ screen, catalogue })) {
    const path = from.split('.');
    const tail = path.pop() ?? '';
    const [start] = path;
    if (start !== 'reads' && start !== 'result' && start !== 'results') continue;
    const config = catalogue.operations[operationAt(place) ?? '']?.config;
    const description = config?.properties?.[wanted]?.description ?? '';
    const [, written] = /`(\w+)` of/.exec(description) ?? [];
    const said = written ?? wanted;
    const holder = path.slice(0, 2).join('.');
    const better = [path.join('.'), holder].find(
      (one) => tail !== said && membersAt(one, context).includes(said),
    );
    if (better === undefined) continue;
    if (
      written === undefined &&
      sharedWords(wordsIn(tail), wordsIn(wanted)).length === wordsIn(wanted).length
    )
      continue;
    const message = `"${from}" is not the "${said}" that is taken here.`;
    report(place, { rule: 'other-id', message, remedy: `Take "${better}.${said}".` });
  }
}

/** The words that a member of an operation may be; undefined where it may be any. */
function listedFor(operation: string, member: string, catalogue: Catalogue): readonly string[] | undefined {
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
      checkTaken({ member, binding, path: [...path, 'with', member] }, context, report);
      if (listed === undefined || typeof binding !== 'object') continue;
      const place = [...path, 'with', member];
      const tell = (at: JsonPath, what: string) =>
        report(at, {
          rule: 'unlisted-value',
          message: `${operation} takes one of ${listed.join(', ')} as "${member}", and ${what}.`,
          remedy: 'Name a value that is one of them.',
        });
      if ('field' in binding) checkOptions(binding.field, { listed, place, tell }, context);
      walkValues(binding, place, (value, at) => {
        if (typeof value !== 'object' || value === null || !('entryOf' in value)) return;
        const { entryOf, take } = value as EntryBinding; // the schema has seen it
        const taken = alternativesAt(inEntry(entryOf, take, context));
        if (taken !== undefined && isOpen(taken)) tell([...at, 'take'], `"${take}" may be anything`);
      });
    }
}

/** Of an entry, its id is taken where an id is wanted. */
function checkTaken(
  { member, binding, path }: { readonly member: string; readonly binding: Binding; readonly path: JsonPath },
  context: Context,
  report: Report,
): void {
  if (!member.endsWith('Id')) return;
  walkValues(binding, path, (value, at) => {
    if (typeof value !== 'object' || value === null || !('entryOf' in value)) return;
    const { entryOf, take } = value as EntryBinding; // the schema has seen it
    const members = membersAt(`${entryOf}.0`, context);
    const better = [member, 'id'].find((one) => members.includes(one));
    if (better === undefined || /(?:^id|Id)$/.test(take)) return;
    const message = `"${take}" is no id, and "${member}" is one.`;
    report([...at, 'take'], { rule: 'other-id', message, remedy: `Take "${better}".` });
  });
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

/** Of two operations, a screen calls first the one that it is called like. */
function checkInstead({ screen }: Context, report: Report): void {
  const own = allWordsOf(screen.config.id);
  const likeness = (operation: string) => sharedWords(allWordsOf(operation), own).length;
  for (const { submit, path } of submittedCallsOf(screen))
    (submit.instead ?? []).forEach(({ operation }, at) => {
      if (path[0] !== 'submit' || likeness(operation) <= likeness(submit.operation)) return;
      const message = `This screen is called like ${operation}, and calls ${submit.operation} first.`;
      for (const place of [['operation'], ['instead', at, 'operation']])
        report([...path, ...place], { rule: 'exchanged', message, remedy: 'Exchange them.' });
    });
}

/** A button that sends again what the form sends takes all of it from the same places. */
function checkPairs({ screen }: Context, report: Report): void {
  const sent = submittedCallsOf(screen);
  const form = sent.find(({ path }) => path[0] === 'submit')?.submit;
  const again = sent.filter(
    ({ submit, path }) => path[0] === 'sections' && submit.operation === form?.operation,
  );
  for (const { submit, path } of again)
    for (const [member, binding] of Object.entries<Binding>(submit.with ?? ({} as Bindings))) {
      const own =
        form?.with !== undefined && Object.hasOwn(form.with, member) ? form.with[member] : undefined;
      if (own === undefined || JSON.stringify(own) === JSON.stringify(binding) || !isOfAnswers(own)) continue;
      const message = `The form sends "${member}" to ${submit.operation}, too, and takes it from somewhere else.`;
      const remedy = `Write ${JSON.stringify(own).slice(0, 90)}.`;
      report([...path, 'with', member], { rule: 'sent-otherwise', message, remedy });
    }
}

const isOfAnswers = (binding: Binding) => /"field":|"(?:values|answers)\./.test(JSON.stringify(binding));

/** A failure with a message of its own does not share that of any other one; and a code has the words of its own. */
function checkMessages({ screen, catalogue }: Context, report: Report): void {
  for (const { submit, path } of submittedCallsOf(screen)) {
    const told = Object.entries(submit.failed ?? {});
    for (const [code, { message }] of told)
      checkWords({ code, message, path }, { screen, catalogue }, report);
    const rest = submit.failed?.['*']?.message;
    const same = told.find(([code, { message }]) => code !== '*' && message === rest && !isGeneral(message));
    if (same === undefined) continue;
    const message = `Any other failure is told like ${same[0]}.`;
    report([...path, 'failed', '*', 'message'], {
      rule: 'same-message',
      message,
      remedy: 'Say that it did not work, and what to do.',
    });
  }
}

/** A failure is told in its own words, and not in those of another one. */
function checkWords(
  { code, message, path }: { readonly code: string; readonly message: string; readonly path: JsonPath },
  { catalogue }: Context,
  report: Report,
): void {
  const [, key] = /^errors\.(\w+)$/.exec(message) ?? [];
  const said = (one: string) => allWordsOf(one).join(' ');
  if (key === undefined || code === '*' || said(code) === said(key)) return;
  const own = allWordsOf(code);
  const isNear = own.at(-1) === allWordsOf(key).at(-1) && own.length === 2 && allWordsOf(key).length === 2;
  const isOther = () =>
    Object.values(catalogue.operations).some(({ errorCodes }) =>
      errorCodes.some((one) => said(one) === said(key)),
    );
  if (!isNear || !isOther()) return;
  const text = `${code} is told in the words of another failure, "${message}".`;
  report([...path, 'failed', code, 'message'], {
    rule: 'other-failure',
    message: text,
    remedy: 'Name the text of this one.',
  });
}

/** Sentences that are right for any failure. */
const isGeneral = (message: string) => message.startsWith('errors.');

/** An entry is named by its id. */
function checkEntryIds({ screen, catalogue }: Context, report: Report): void {
  for (const { wanted, from, place } of wantedByCalls({ screen, catalogue })) {
    const name = from.split('.').at(-1) ?? '';
    if (!wanted.endsWith('Id') || !from.startsWith('item.') || /(?:^id|Id|^value)$/.test(name)) continue;
    const message = `"${from}" is no id, and "${wanted}" is one.`;
    report(place, { rule: 'other-id', message, remedy: `Take "item.${wanted}".` });
  }
}

/** A word that an operation takes stands for itself in a table. */
function checkPicked({ screen, catalogue }: Context, report: Report): void {
  const { values = {} } = screen.config;
  const sent = submittedCallsOf(screen).flatMap(({ submit }) =>
    Object.entries<Binding>(submit.with ?? ({} as Bindings)).flatMap(([member, binding]) =>
      typeof binding === 'object' && 'from' in binding && binding.from.startsWith('values.')
        ? [{ operation: submit.operation, member, name: binding.from.slice('values.'.length) }]
        : [],
    ),
  );
  for (const { operation, member, name } of sent) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value !== 'object' || !('pick' in value)) continue;
    const listed = listedFor(operation, member, catalogue) ?? [];
    for (const [key, picked] of Object.entries(value.of).filter(([one]) => listed.includes(one))) {
      if (picked === key || typeof picked !== 'string') continue;
      const message = `${operation} knows "${key}", and "${picked}" is sent for it.`;
      report(['values', name, 'of', key], { rule: 'turned-answer', message, remedy: `Write "${key}".` });
    }
  }
}
