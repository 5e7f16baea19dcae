import type { Binding, Bindings, Condition, Read, ScreenConfig } from '../../generated/screen-config.gen.ts';
import { fieldsOf, sourcesOf } from '../../model/conditions.ts';
import { comparedIn } from './compared-sources.ts';

type Conditions = { readonly [name: string]: Condition };

/** Sources that stay what they are while a page is open. */
const isFixed = (from: string): boolean => /^(?:session|route|brand|language|pageLanguage)\b/.test(from);

/** Sources that a page may be opened without. */
const mayLack = /^(?:session|route\.(?:query|hash))\./;

/** Members of a session that guests do not have. */
const ofCustomers = ['session.accountNumber', 'session.contactId'];

/**
 * Facts of the sources that conditions ask about: a read answers only where it is asked, one that failed has no
 * members, and guests have no account.
 *
 * @param asked the sources
 */
export function factsOf(asked: readonly string[], config: ScreenConfig): readonly Condition[] {
  const reads = [
    ...new Set(
      asked.flatMap(comparedIn).flatMap((from) => /^(?:reads|readErrors)\.(\w+)/.exec(from)?.[1] ?? []),
    ),
  ];
  const facts = reads.flatMap((name) => factsOfRead(name, asked, config));
  const sources = facts.flatMap((fact) => sourcesOf(fact, config.conditions ?? {}));
  return [...facts, ...factsOfSession([...asked, ...sources])];
}

function factsOfRead(name: string, asked: readonly string[], config: ScreenConfig): readonly Condition[] {
  const { reads = {}, conditions = {} } = config;
  const read: Read | undefined = Object.hasOwn(reads, name) ? reads[name] : undefined;
  if (read === undefined) return [];
  const members = asked.filter((path) =>
    comparedIn(path).some((from) => `${from}.`.startsWith(`reads.${name}.`)),
  );
  const error = `readErrors.${name}`;
  const answers = [...members, ...(asked.includes(error) ? [error] : [])];
  const isFailed = asked.includes(error) && members.length > 0;
  return [
    ...neededBy(read, conditions).map((needed) => anyOf([needed, noneOf(answers)])),
    ...(isFailed ? [anyOf([noneOf([error]), noneOf(members)])] : []),
  ];
}

/** The conditions without which a read is never asked, as far as they do not change while the page is open. */
function neededBy({ when, with: bindings }: Read, conditions: Conditions): readonly Condition[] {
  const isKnown = when !== undefined && Object.hasOwn(conditions, when);
  const sources = isKnown ? sourcesOf(when, conditions) : [];
  const isSure = isKnown && fieldsOf(when, conditions).length === 0 && sources.every(isFixed);
  const needed = Object.values<Binding>(bindings ?? ({} as Bindings)).flatMap(
    (binding): readonly Condition[] =>
      typeof binding === 'object' &&
      'from' in binding &&
      binding.optional !== true &&
      mayLack.test(binding.from)
        ? [{ from: binding.from, filled: true }]
        : [],
  );
  return [...(isSure ? [when ?? ''] : []), ...needed];
}

function factsOfSession(asked: readonly string[]): readonly Condition[] {
  const own = ofCustomers.filter((from) => asked.includes(from));
  if (own.length === 0 || !asked.includes('session.isGuest')) return [];
  return [anyOf([{ from: 'session.isGuest', is: false }, noneOf(own)])];
}

const noneOf = (sources: readonly string[]): Condition => {
  const [first, ...others] = sources.map((from): Condition => ({ from, filled: false }));
  return first === undefined ? { all: [] as never } : { all: [first, ...others] };
};

const anyOf = ([first, ...others]: readonly [Condition, ...Condition[]]): Condition => ({
  any: [first, ...others],
});
