import type { Condition } from '../../generated/screen-config.gen.ts';
import type { Catalogue, CatalogueSchema } from '../../load/catalogue.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { listsJudgedBy } from './check-comparisons.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { allWordsOf, meantBy } from '../words/name-words.ts';
import { vocabulary } from '../words/vocabulary.ts';
import { oppositeIn } from '../words/opposites.ts';
import { statesIn } from '../facts/asked-states.ts';
import { sentencesOfStates } from '../schema/state-sentences.ts';

/** A condition that asks for a state of which the contract says the opposite of its name: power that is back is not out. */
export function checkStateNames(
  { screen, catalogue }: { readonly screen: CheckedScreen; readonly catalogue: Catalogue },
  report: Report,
): void {
  for (const [name, condition] of Object.entries<Condition>(screen.config.conditions ?? {})) {
    const { turned } = meantBy(name);
    if (turned.length > 0) {
      checkDenied(name, statesIn(condition, ['conditions', name]), { turned, report });
      continue;
    }
    checkOwnState(name, condition, { screen, catalogue, report });
    for (const { from, state, place } of statesIn(condition, ['conditions', name])) {
      const [plain, turnedTo] = oppositeIn(name, state) ?? [];
      if (plain !== undefined)
        report(place, {
          rule: 'opposite-name',
          message: `"${name}" asks for "${state}": "${plain}" is not "${turnedTo}".`,
          remedy: 'Leave that state out, or give the condition another name.',
        });
      const own = alternativesAt(describedBy(from, { screen, catalogue, items: [] })) ?? [];
      const sentence = sentencesOfStates(own).get(state) ?? onlySentenceOf(state, catalogue);
      // "Nothing is open" is about something else.
      const isDenied = allWordsOf(sentence ?? '').some((word) => denials.has(word));
      const [said, meant] = isDenied ? [] : (oppositeIn(name, sentence ?? '') ?? []);
      if (sentence === undefined || said === undefined) continue;
      const message = `"${name}" asks for "${state}", of which the contract says "${sentence}": "${said}" is not "${meant}".`;
      const remedy = 'Leave that state out, or give the condition another name.';
      report(place, { rule: 'opposite-name', message, remedy });
    }
  }
}

/** A name that denies something asks for no state that says it: `nothingDue` is not there while something is due. */
function checkDenied(
  name: string,
  asked: ReturnType<typeof statesIn>,
  { turned, report }: { readonly turned: readonly string[]; readonly report: Report },
): void {
  for (const { state, place } of asked) {
    const own = meantBy(state);
    const isDenied = own.words.length > 0 && own.words.every((word) => turned.includes(word));
    if (!isDenied || own.turned.length > 0) continue;
    report(place, {
      rule: 'opposite-name',
      message: `"${name}" says that it is not so, and asks for "${state}".`,
      remedy: 'Leave that state out, or give the condition another name.',
    });
  }
}

/** A condition that is called like a state asks for that one, too: `usable` does not ask for `expired` alone. */
function checkOwnState(
  name: string,
  condition: Condition,
  {
    screen,
    catalogue,
    report,
  }: { readonly screen: CheckedScreen; readonly catalogue: Catalogue; readonly report: Report },
): void {
  const asked = statesIn(condition, ['conditions', name]);
  if (asked.some(({ state }) => state === name)) return;
  for (const from of new Set(asked.map((one) => one.from))) {
    const items = from.startsWith('item.') ? listsJudgedBy(name, { screen, catalogue }) : [];
    const own = alternativesAt(describedBy(from, { screen, catalogue, items })) ?? [];
    if (!own.flat().some(({ enum: states = [], examples = [] }) => [...states, ...examples].includes(name)))
      continue;
    const place = asked.find((one) => one.from === from)?.place ?? ['conditions', name];
    const message = `"${name}" is a state of "${from}", and this does not ask for it.`;
    report(place, {
      rule: 'opposite-name',
      message,
      remedy: `Ask for "${name}", or give the condition another name.`,
    });
  }
}

const denials: ReadonlySet<string> = new Set(vocabulary.denials);

const told = new WeakMap<Catalogue, ReadonlyMap<string, ReadonlySet<string>>>();

/** The sentence about a state that the contract has nowhere else another one for. */
function onlySentenceOf(state: string, catalogue: Catalogue): string | undefined {
  const known = told.get(catalogue) ?? sentencesIn(catalogue);
  told.set(catalogue, known);
  const [only, ...others] = known.get(state) ?? [];
  return others.length === 0 ? only : undefined;
}

/** The sentences of all schemas with listed values: operations share most of them, and each is read once. */
function sentencesIn({ operations }: Catalogue): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if ('enum' in value)
      for (const [state, sentence] of sentencesOfStates([[value as CatalogueSchema]]))
        // a schema with listed values
        found.set(state, (found.get(state) ?? new Set<string>()).add(sentence));
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const { data } of Object.values(operations)) visit({ ...data?.properties, ...data?.$defs });
  return found;
}
