import type { Json, Policy } from '@energy-portal/sdk';
import type { Thing } from '../../sdk/toys/index.ts';
import fc from 'fast-check';
import type { Command, Reply } from './command.ts';
import { scenesOf } from './scenes.ts';
import { MISTYPED_PLACES } from './mistyped-answers.ts';
import { IDS, targets, writes, type Target, type WriteName } from './things.ts';

export const START = 1_000_000;

const policies: readonly Policy[] = [
  'cache-then-network',
  'cache-then-network',
  'cache-and-network',
  'no-cache',
  'only-if-cached',
  { name: 'stale-while-revalidate', staleFor: 20_000 },
  { name: 'valid-at', at: START + 10_000 },
];

const reply = fc.record<Reply>({
  kind: fc.oneof(
    { arbitrary: fc.constant('data'), weight: 12 },
    { arbitrary: fc.constant('same'), weight: 4 },
    { arbitrary: fc.constantFrom('missing', 'broken', 'cut', 'garbled', 'empty', 'mistyped'), weight: 3 },
  ),
  isNamed: fc.boolean(),
  revs: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)),
  name: fc.nat(1),
  age: fc.nat(1),
  hasMail: fc.boolean(),
  boss: fc.constantFrom(null, ...IDS),
  ids: fc.uniqueArray(fc.constantFrom(...IDS), { maxLength: 3 }),
  mistypedAt: fc.constantFrom(...MISTYPED_PLACES),
});

const target = fc.constantFrom(...targets.map(({ name }) => name));
const policy = fc.constantFrom(...policies);
// The tables of writes are named by these.
const writeName = fc.constantFrom(...(Object.keys(writes) as WriteName[]));

const rarely = fc.nat(7).map((number) => number === 7);
/** Optimistic updates: none of fields that the write does not name, nor of fields that are never read. */
const update = fc.option(
  fc.constantFrom('Name', 'Age', 'Boss').chain((name) => fc.nat(3).map((value) => ({ [name]: value }))),
  { nil: undefined },
);

const command: fc.Arbitrary<Command> = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('read'), target, policy }), weight: 5 },
  { arbitrary: fc.record({ do: fc.constant('watch'), target, policy, isThrowing: rarely }), weight: 5 },
  { arbitrary: fc.record({ do: fc.constant('answer'), which: fc.nat(5), reply }), weight: 9 },
  { arbitrary: fc.record({ do: fc.constant('put'), target, reply }), weight: 5 },
  {
    arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(1, 5_000, 15_000, 30_000) }),
    weight: 3,
  },
  {
    arbitrary: fc.record({ do: fc.constant('write'), name: writeName, id: fc.constantFrom(...IDS), update }),
    weight: 3,
  },
  { arbitrary: fc.record({ do: fc.constant('abort'), which: fc.nat(3) }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('unwatch'), which: fc.nat(5) }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('invalidate'), target, isWhole: fc.boolean() }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('session') }), weight: 1 },
);

/** A history of at most so many commands; one in five begins with a scene. */
export function historyOf(maxLength: number): fc.Arbitrary<readonly Command[]> {
  const others = fc.array(command, { maxLength: maxLength / 2, size: 'max' });
  const staged = fc.tuple(scenesOf({ command, reply }), others).map((lists) => lists.flat());
  return fc.oneof(
    { arbitrary: fc.array(command, { minLength: 1, maxLength, size: 'max' }), weight: 4 },
    { arbitrary: staged, weight: 1 },
  );
}

type Fields = { [name: string]: { readonly value: string | number | null | Thing } };

const thingOf = (id: string, rev: number | undefined, fields: Fields): Thing => ({
  id,
  kind: 'person',
  ...(rev ? { rev } : {}),
  fields,
});

/** The value of a field that holds a thing, or none. */
function bossOf({ boss, revs, name, age }: Reply, inner: readonly string[]): Fields[string] {
  if (boss === null) return { value: null };
  const values = { Name: { value: name }, Age: { value: age } };
  const fields = Object.fromEntries(Object.entries(values).filter(([field]) => inner.includes(field)));
  return { value: thingOf(boss, revs[1], fields) };
}

/** The answer that a reply gives to a read. */
export function dataFor({ thing }: Target, given: Reply): Json {
  if (!thing) return listOf(given) as unknown as Json;
  const fields: Fields = {};
  for (const { path, isOptional } of thing.requestedFields) {
    const [name, inner] = path;
    if (isOptional && !given.hasMail) continue;
    if (name === 'Boss') fields[name] = bossOf(given, inner === undefined ? [] : [inner]);
    else fields[name] = { value: name === 'Name' ? given.name : given.age };
  }
  // A thing is JSON.
  return thingOf(thing.id, given.revs[0], fields) as unknown as Json;
}

function listOf(given: Reply): { readonly things: readonly Thing[]; readonly next: null } {
  const { ids, revs, name, age, hasMail } = given;
  const things = ids.map((id, index) => {
    const fields: Fields = { Name: { value: name } };
    if (index > 0) fields['Age'] = { value: age };
    if (hasMail) fields['Boss'] = bossOf(given, index > 1 ? ['Name', 'Age'] : ['Age']);
    return thingOf(id, revs[index], fields);
  });
  return { things, next: null };
}

/** The answer that a reply gives to a write. */
export function savedFor(id: string, { name, age, revs }: Reply): Json {
  // A thing is JSON.
  return thingOf(id, revs[0], { Name: { value: name }, Age: { value: age } }) as unknown as Json;
}
