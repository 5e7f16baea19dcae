import type { Binding, Bindings, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { allWordsOf } from '../words/name-words.ts';
import { readNameIn } from '../words/source-names.ts';

/** Members of blocks that list values side by side. */
const lists = ['bars', 'rows', 'facts'];

/** A value beside others, out of a read. */
interface ReadValue {
  readonly name: string;
  readonly read: string;
  readonly from: string;
  readonly place: JsonPath;
}

/**
 * Of two reads that ask the same about two things, as of electricity and of gas, values that stand side by side come out of one:
 * a single one of the other read, which its name does not tell, is compared with what it is not.
 */
export function checkTwinReads({ config, blocks }: CheckedScreen, report: Report): void {
  for (const { block, path } of blocks)
    for (const list of lists) checkList(valuesIn(Reflect.get(block, list), [...path, list]), config, report);
  for (const { block, path, facts } of blocks)
    if (block.block === 'download' && facts.item?.kind === 'entry')
      checkFiles(facts.item.read, { formats: block.formats, path }, { config, report });
}

/** A file about the entries of one read names no member of its twin. */
function checkFiles(
  read: string,
  { formats, path }: { readonly formats: readonly object[]; readonly path: JsonPath },
  { config, report }: { readonly config: ScreenConfig; readonly report: Report },
): void {
  formats.forEach((format, at) => {
    for (const [member, from] of Object.entries(format) as readonly (readonly [string, unknown])[]) {
      const own = readNameIn(from);
      const place = [...path, 'formats', at, member];
      if (own === undefined || own === read) continue;
      const value = { name: member, read: own, from: String(from), place };
      checkList(
        [{ ...value, name: '', read, from: '' }, { ...value, name: '', read, from: '' }, value],
        config,
        report,
      );
    }
  });
}

function checkList(values: readonly ReadValue[], config: ScreenConfig, report: Report): void {
  for (const one of values) {
    const first = commonTo(values.filter((other) => other !== one));
    if (first === undefined || first.read === one.read || !isUntold(one, first, config)) continue;
    const better = one.from.replace(`reads.${one.read}.`, `reads.${first.read}.`);
    const message = `"${one.from}" stands beside values of "${first.read}", which asks the same about something else.`;
    report(one.place, { rule: 'other-read', message, remedy: `Take "${better}", or say so in its name.` });
  }
}

function valuesIn(entries: unknown, path: JsonPath): readonly ReadValue[] {
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, at) => {
    const [name, from]: readonly unknown[] = [
      Reflect.get(Object(entry), 'name'),
      Reflect.get(Object(entry), 'value'),
    ];
    if (typeof name !== 'string' || typeof from !== 'string') return [];
    const read = readNameIn(from);
    return read === undefined ? [] : [{ name, read, from, place: [...path, at, 'value'] }];
  });
}

/** The first of several values of one read. */
const commonTo = ([first, ...others]: readonly ReadValue[]): ReadValue | undefined =>
  others.length > 0 && others.every(({ read }) => read === first?.read) ? first : undefined;

/** Returns true for twins whose difference no name of the two values says. */
function isUntold(one: ReadValue, other: ReadValue, { reads = {} }: ScreenConfig): boolean {
  const [own, others] = [reads[one.read], reads[other.read]];
  if (own === undefined || others === undefined || own.operation !== others.operation) return false;
  const [given, taken] = [bindingsOf(own.with), bindingsOf(others.with)];
  const differing = [...new Set([...given.keys(), ...taken.keys()])].filter(
    (member) => JSON.stringify(given.get(member)) !== JSON.stringify(taken.get(member)),
  );
  const written = differing.flatMap((member) => [given.get(member), taken.get(member)]);
  if (written.length === 0 || !written.every((value) => typeof value === 'string')) return false;
  const telling = [...written, one.read, other.read].flatMap(allWordsOf);
  const common = allWordsOf(one.read).filter((word) => allWordsOf(other.read).includes(word));
  const words = telling.filter((word) => !common.includes(word));
  return ![one.name, other.name].some((name) => allWordsOf(name).some((word) => words.includes(word)));
}

const bindingsOf = (bindings: Bindings | undefined): ReadonlyMap<string, Binding> =>
  new Map(Object.entries<Binding>(bindings ?? ({} as Bindings)));
