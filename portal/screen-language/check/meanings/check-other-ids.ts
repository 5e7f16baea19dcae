import type { Binding, Bindings, EntryBinding } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { walkValues } from '../../model/walk-values.ts';
import { wantedByCalls } from './check-ids.ts';
import { submittedCallsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { sharedWords, wordsIn } from '../words/name-words.ts';
import { membersOf } from '../schema/schema-path.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** Values beside the one that the contract wants: it says which one it takes, or wants the id of an entry. */
export function checkOtherIds(context: Context, report: Report): void {
  checkNamedByContract(context, report);
  checkEntryIds(context, report);
  checkTaken(context, report);
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

/** An entry is named by its id. */
function checkEntryIds({ screen, catalogue }: Context, report: Report): void {
  for (const { wanted, from, place } of wantedByCalls({ screen, catalogue })) {
    const name = from.split('.').at(-1) ?? '';
    if (!wanted.endsWith('Id') || !from.startsWith('item.') || /(?:^id|Id|^value)$/.test(name)) continue;
    const message = `"${from}" is no id, and "${wanted}" is one.`;
    report(place, { rule: 'other-id', message, remedy: `Take "item.${wanted}".` });
  }
}

/** Of an entry, its id is taken where an id is wanted. */
function checkTaken(context: Context, report: Report): void {
  const { screen } = context;
  const calls = [
    ...Object.entries(screen.config.reads ?? {}).map(([name, { with: given }]) => ({
      given,
      path: ['reads', name] as JsonPath,
    })),
    ...submittedCallsOf(screen).map(({ submit, path }) => ({ given: submit.with, path })),
  ];
  for (const { given, path } of calls)
    for (const [member, binding] of Object.entries<Binding>(given ?? ({} as Bindings))) {
      if (!member.endsWith('Id')) continue;
      walkValues(binding, [...path, 'with', member], (value, at) => {
        if (typeof value !== 'object' || value === null || !('entryOf' in value)) return;
        const { entryOf, take } = value as EntryBinding; // the schema has seen it
        const members = membersAt(`${entryOf}.0`, context);
        const better = [member, 'id'].find((one) => members.includes(one));
        if (better === undefined || /(?:^id|Id)$/.test(take)) return;
        const message = `"${take}" is no id, and "${member}" is one.`;
        report([...at, 'take'], { rule: 'other-id', message, remedy: `Take "${better}".` });
      });
    }
}
