import fc from 'fast-check';
import type { Command, Reply } from './command.ts';
import { IDS, targets } from './things.ts';

/** The arbitraries of which scenes are made. */
export interface Material {
  readonly command: fc.Arbitrary<Command>;
  readonly reply: fc.Arbitrary<Reply>;
}

const target = fc.constantFrom(...targets.map(({ name }) => name));
const id = fc.constantFrom(...IDS);
const pause = fc.constantFrom(1, 5_000, 15_000);
const POLICY = 'cache-then-network';

/** Beginnings that random commands hardly ever make, each of which one law depends on. */
export function scenesOf(material: Material): fc.Arbitrary<readonly Command[]> {
  return fc.oneof(
    revalidationOf(material),
    overflowOf(material),
    evictionOf(material),
    returnOf(material),
    lateOf(material),
    outdatedOf(material),
    invalidatedFirstOf(material),
  );
}

/** A thing of which nothing is known is invalidated or goes, while an answer is under way that brings it. */
function invalidatedFirstOf({ reply }: Material): fc.Arbitrary<readonly Command[]> {
  const list = { do: 'read', target: 'person', policy: POLICY } as const;
  const name = fc.constantFrom('change', 'remove');
  const ending = fc.oneof(
    fc.record({ do: fc.constant('invalidate'), target, isWhole: fc.constant(false) }),
    fc.record({ do: fc.constant('write'), name, id }),
  );
  const kind = fc.constantFrom('empty', 'broken');
  return fc
    .tuple(ending, reply, kind, target, pause)
    .map(([end, given, invalidated, other, ms]): readonly Command[] => [
      list,
      end,
      ...(end.do === 'write'
        ? [{ do: 'answer', which: 1, reply: { ...given, kind: invalidated } } as const]
        : []),
      { do: 'wait', ms },
      { do: 'put', target: other, reply: given },
      { do: 'answer', which: 0, reply: { ...given, kind: 'data' } },
      { do: 'read', target: other, policy: 'only-if-cached' },
    ]);
}

/** A watched query is fresh, until an answer comes that was asked for before an invalidation. */
function outdatedOf({ reply }: Material): fc.Arbitrary<readonly Command[]> {
  return fc.tuple(target, target, reply).map(([watched, asked, given]): readonly Command[] => [
    { do: 'watch', target: watched, policy: POLICY },
    { do: 'read', target: asked, policy: POLICY },
    { do: 'invalidate', target: asked, isWhole: false },
    { do: 'answer', which: 0, reply: { ...given, kind: 'data' } },
    { do: 'answer', which: 0, reply: { ...given, kind: 'data' } },
  ]);
}

/** An answer is asked for by its name; before it is called unchanged, another answer says the same, or anything happens. */
function revalidationOf({ command, reply }: Material): fc.Arbitrary<readonly Command[]> {
  const other = fc.record({ do: fc.constant('put'), target, isOther: fc.boolean(), other: reply });
  return fc
    .tuple(target, reply, fc.array(fc.oneof(other, command), { minLength: 1, maxLength: 2 }), pause)
    .map(([name, given, between, ms]): readonly Command[] => [
      { do: 'read', target: name, policy: POLICY },
      { do: 'answer', which: 0, reply: { ...given, kind: 'data', isNamed: true } },
      { do: 'wait', ms: 30_000 },
      { do: 'read', target: name, policy: POLICY },
      ...between.map((one): Command =>
        'isOther' in one ? { do: 'put', target: one.target, reply: one.isOther ? one.other : given } : one,
      ),
      { do: 'wait', ms },
      { do: 'answer', which: 0, reply: { ...given, kind: 'same' } },
    ]);
}

/** More comes than there is room for, after some of it was read again. */
function overflowOf({ reply }: Material): fc.Arbitrary<readonly Command[]> {
  const names = fc.tuple(target, target, target, target);
  return fc.tuple(names, reply, pause).map(([[one, other, again, last], given, ms]): readonly Command[] => [
    { do: 'put', target: one, reply: given },
    { do: 'put', target: other, reply: given },
    { do: 'wait', ms: 5_000 },
    { do: 'put', target: other, reply: given },
    { do: 'read', target: again, policy: 'only-if-cached' },
    { do: 'wait', ms },
    { do: 'put', target: last, reply: given },
  ]);
}

/** A thing goes that stands in others, which lists show with and without it. */
function evictionOf({ command, reply }: Material): fc.Arbitrary<readonly Command[]> {
  const between = fc.array(command, { maxLength: 1 });
  return fc
    .tuple(fc.tuple(reply, reply), target, id, between)
    .map(([[listed, given], name, boss, others]): readonly Command[] => [
      { do: 'put', target: 'person', reply: listed },
      { do: 'put', target: name, reply: { ...given, boss, hasMail: true } },
      { do: 'write', name: 'remove', id: boss },
      ...others,
      { do: 'answer', which: 0, reply: { ...given, kind: 'empty' } },
    ]);
}

/** An answer comes when a later one stands in its place already: nothing shows what it brings, though that may show itself. */
function lateOf({ reply }: Material): fc.Arbitrary<readonly Command[]> {
  const replies = fc.tuple(reply, reply);
  return fc.tuple(replies, id, target, pause).map(([[given, late], boss, name, ms]): readonly Command[] => [
    { do: 'read', target: 'person', policy: POLICY },
    { do: 'put', target: 'person', reply: given },
    { do: 'answer', which: 0, reply: { ...late, kind: 'data', hasMail: true, boss, ids: [boss] } },
    { do: 'wait', ms: 30_000 },
    { do: 'wait', ms },
    { do: 'put', target: name, reply: given },
  ]);
}

/** A write brings what nothing shows, perhaps drops it, and time goes by. */
function returnOf({ reply }: Material): fc.Arbitrary<readonly Command[]> {
  return fc.tuple(reply, id, target, pause).map(([given, thing, name, ms]): readonly Command[] => [
    { do: 'write', name: 'create', id: thing },
    { do: 'answer', which: 0, reply: { ...given, kind: 'data' } },
    { do: 'wait', ms: 5_000 },
    { do: 'write', name: 'remove', id: thing },
    { do: 'answer', which: 0, reply: { ...given, kind: 'empty' } },
    { do: 'wait', ms },
    { do: 'put', target: name, reply: given },
  ]);
}
