import type { Condition } from '../../generated/screen-config.gen.ts';
import type { Catalogue, MeantMembers } from '../../load/catalogue.ts';
import { walkObjects } from '../../model/walk-values.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { canBeWith, holdsForOthers, meaningsAt, meantNames } from '../facts/contract-meanings.ts';
import type { MeaningContext } from '../facts/contract-meanings.ts';
import { placeAsking, placesAsking } from '../facts/asking-places.ts';
import { statesIn } from '../facts/asked-states.ts';
import { sourcesAskedBy } from '../facts/named-conditions.ts';
import { allWordsOf } from '../words/name-words.ts';
import { listsJudgedBy } from './check-comparisons.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/**
 * A condition that is called by a word of the contract holds for the values alone that the contract has for it: nothing
 * that is restored is out, and whoever has a credit owes nothing.
 */
export function checkCalledSo({ screen, catalogue }: Context, report: Report): void {
  const { called } = meantNames(catalogue);
  for (const [name, condition] of Object.entries<Condition>(screen.config.conditions ?? {})) {
    const word = wordOf(name, called);
    if (word === undefined) continue;
    const asked = sourcesAskedBy([name], screen.config);
    const items = asked.some((from) => from.startsWith('item.'))
      ? listsJudgedBy(name, { screen, catalogue })
      : [];
    const context = { screen, catalogue, items };
    // What it asks for itself counts before what it asks for by the names of others.
    const own = sourcesIn(condition);
    for (const { holder, members } of holdersOf(own.length > 0 ? own : asked, word, context))
      checkHolder({ name, condition, asked, holder, members }, context, report);
  }
}

/** The word of the contract that a name is; `isOut` is `out`, and `paidBefore` is `paid`. */
function wordOf(name: string, called: ReadonlySet<string>): string | undefined {
  if (called.has(name)) return name;
  const words = allWordsOf(name);
  const plain = words.filter((word, at) => !(at === 0 && word === 'is') && !isMoment(word, at, words));
  return [...called].find((word) => allWordsOf(word).join() === plain.join());
}

/** `paidBefore` and `paidNow` are paid, too. */
const isMoment = (word: string, at: number, { length }: readonly string[]) =>
  at > 0 && at === length - 1 && ['before', 'now', 'already'].includes(word);

interface Holder {
  readonly holder: string;
  readonly members: MeantMembers;
}

/** The things that sources are members of, with the members by which the word is meant. */
function holdersOf(asked: readonly string[], word: string, context: MeaningContext): readonly Holder[] {
  const holders = new Set(
    asked.flatMap((from) => {
      const steps = from.split('.');
      return steps.slice(1).map((_, at) => steps.slice(0, at + 1).join('.'));
    }),
  );
  return [...holders].flatMap((holder) =>
    meaningsAt(holder, context).flatMap(({ called = {} }) => {
      const members = Object.hasOwn(called, word) ? called[word] : undefined;
      return members === undefined ? [] : [{ holder, members }];
    }),
  );
}

interface Called extends Holder {
  readonly name: string;
  readonly condition: Condition;
  readonly asked: readonly string[];
}

function checkHolder(
  { name, condition, asked, holder, members }: Called,
  context: MeaningContext,
  report: Report,
): void {
  const { config } = context.screen;
  const path = ['conditions', name];
  for (const [member, values] of Object.entries(members)) {
    const own = `${holder}.${member}`;
    const from = asked.find((one) => one === own || one.startsWith(`${own}.`));
    const meant = `The contract tells by "${member}" what is called "${name}"`;
    if (from === undefined) {
      const other = placesAsking((one) => one.startsWith(`${holder}.`), condition, path)[0];
      const isOther =
        other !== undefined && !Object.keys(members).some((one) => asked.includes(`${holder}.${one}`));
      if (!isOther) continue;
      const message = `${meant}, and this asks for something else.`;
      report(other, {
        rule: 'called-so',
        message,
        remedy: `Ask for "${own}", or call the condition otherwise.`,
      });
      continue;
    }
    const others = holdsForOthers(from, values, context);
    const judged = { config, constants: context.catalogue.constants };
    if (canBeWith([name], others, judged) !== true) continue;
    const wrong = statesIn(condition, path).find(
      ({ from: asks, state }) => asks === from && values.in !== undefined && !values.in.includes(state),
    );
    const place = wrong?.place ?? placeAsking(from, condition, { path, config });
    const which = wrong === undefined ? 'for other values, too' : `for "${wrong.state}"`;
    const message = `${meant}, and this holds ${which}.`;
    const remedy = `Let it hold for ${told(values)} alone, or call the condition otherwise.`;
    report(place, { rule: 'called-so', message, remedy });
  }
}

/** The sources that a condition asks for without a name between. */
function sourcesIn(condition: Condition): readonly string[] {
  const found: string[] = [];
  walkObjects(Object(condition) as object, (value) => {
    const from: unknown = Reflect.get(value, 'from');
    if (typeof from === 'string') found.push(from);
  });
  return found;
}

/** The values, in plain words. */
function told({ in: listed, notIn, atLeast, atMost }: MeantMembers[string]): string {
  const words = (values: readonly unknown[]) =>
    values.map((value) => (value === null ? 'no value' : `"${String(value)}"`)).join(', ');
  if (atLeast !== undefined) return `${atLeast} and more`;
  if (atMost !== undefined) return `${atMost} and less`;
  if (notIn === undefined) return words(listed ?? []);
  return notIn.length === 1 && notIn[0] === null ? 'any value' : `all but ${words(notIn)}`;
}
