import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit, editBetween, inverseOf } from './change.ts';
import type { Texts } from './change.ts';
import { emptyHistory, recordEdit, redoNext, undoLast } from './history.ts';
import type { History } from './history.ts';
import {
  placeAfterMove,
  valueAt,
  valueOfText,
  withItem,
  withMoved,
  withoutValue,
  withValue,
} from './json-edits.ts';
import type { JsonPath } from './json-edits.ts';

const screen = {
  id: 'a/b',
  steps: [
    {
      id: 'one',
      fields: [
        { name: 'a', as: 'text' },
        { name: 'b', as: 'date' },
      ],
    },
    { id: 'two', fields: [{ name: 'c', as: 'text' }] },
  ],
  conditions: { late: { field: 'b', filled: true } },
};
const start: Texts = new Map([
  ['screen.json', `${JSON.stringify(screen, null, 2)}\n`],
  ['en.json', '{ "title": "A" }\n'],
]);

/** Values as screens have them: the check refuses a member of this name before anything reads it. */
const values = fc.jsonValue({ maxDepth: 2 }).filter((value) => !JSON.stringify(value).includes('__proto__'));

/** An act on the texts, chosen by numbers so that it fits whatever stands there. */
type Act = (texts: Texts) => readonly (readonly [string, string])[];

const textOf = (texts: Texts, path: string) => texts.get(path) ?? '';
const listsIn = (value: unknown, path: JsonPath = []): readonly JsonPath[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, one]) =>
    listsIn(one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return Array.isArray(value) ? [path, ...inner] : inner;
};
const pick = <TValue>(values: readonly TValue[], at: number) => values[at % Math.max(1, values.length)];
const onScreen =
  (make: (text: string, lists: readonly JsonPath[]) => string): Act =>
  (texts) => {
    const text = textOf(texts, 'screen.json');
    const value = valueOfText(text);
    return value === undefined ? [] : [['screen.json', make(text, listsIn(value))]];
  };
const sizeOf = (text: string, list: JsonPath) => {
  const found = valueAt(valueOfText(text), list);
  return Array.isArray(found) ? found.length : 0;
};

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(fc.nat(), fc.nat(), values).map(([l, i, value]): Act =>
    onScreen((text, lists) => {
      const list = pick(lists, l) ?? ['steps'];
      return withItem(text, { list, index: i % (sizeOf(text, list) + 1) }, value);
    }),
  ),
  fc.tuple(fc.nat(), fc.nat(), fc.boolean()).map(([l, i, prune]): Act =>
    onScreen((text, lists) => {
      const list = pick(lists, l) ?? [];
      return withoutValue(text, [...list, i % Math.max(1, sizeOf(text, list))], prune);
    }),
  ),
  fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()).map(([l, i, m, j]): Act =>
    onScreen((text, lists) => {
      const [from, list] = [pick(lists, l) ?? [], pick(lists, m) ?? []];
      const place = { list, index: j % (sizeOf(text, list) + 1) };
      return withMoved(text, [...from, i % Math.max(1, sizeOf(text, from))], place);
    }),
  ),
  fc
    .tuple(fc.constantFrom('route', 'draft', 'reads'), values)
    .map(([name, value]): Act => onScreen((text) => withValue(text, [name], value))),
  fc
    .tuple(fc.nat(), fc.nat(9), fc.string({ unit: 'binary', maxLength: 4 }))
    .map(([at, cut, typed]): Act => (texts) => {
      const text = textOf(texts, 'en.json');
      const place = at % (text.length + 1);
      return [['en.json', text.slice(0, place) + typed + text.slice(place + cut)]];
    }),
);

function play(sequence: readonly Act[]): { readonly texts: Texts; readonly history: History } {
  let texts = start;
  let history = emptyHistory;
  sequence.forEach((act, at) => {
    const wanted = new Map(act(texts));
    const edit = editBetween({ name: 'an edit', document: 'a/b' }, texts, wanted);
    if (edit === undefined) return;
    const next = applyEdit(texts, edit);
    expect(next).toBeDefined();
    texts = next ?? texts;
    // Some of them follow each other soon, and are one edit.
    history = recordEdit(history, edit, { now: at * 400, run: at % 3 === 0 ? undefined : 'typing' });
  });
  return { texts, history };
}

const asObject = (texts: Texts) => Object.fromEntries(texts);

describe('edits', () => {
  it('any sequence of them, all undone, gives the first state; done again, the last one', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 20 }), (sequence) => {
        const played = play(sequence);
        let { texts, history } = played;
        for (let back = undoLast(history); back !== undefined; back = undoLast(history)) {
          texts = applyEdit(texts, back.edit) ?? new Map();
          ({ history } = back);
        }
        expect(asObject(texts)).toEqual(asObject(start));
        for (let next = redoNext(history); next !== undefined; next = redoNext(history)) {
          texts = applyEdit(texts, next.edit) ?? new Map();
          ({ history } = next);
        }
        expect(asObject(texts)).toEqual(asObject(played.texts));
      }),
    );
  });

  it('the JSON stays JSON, whatever is added, removed and moved', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 12 }), (sequence) => {
        const { texts } = play(sequence);
        expect(valueOfText(textOf(texts, 'screen.json'))).toBeDefined();
      }),
    );
  });

  it('an edit is refused where the text is another one than it was made on', () => {
    const edit = editBetween(
      { name: 'x', document: 'a/b' },
      start,
      new Map([['en.json', '{ "title": "B" }\n']]),
    );
    expect(edit?.changes).toEqual([{ path: 'en.json', at: 12, before: 'A', after: 'B' }]);
    if (edit === undefined) return;
    expect(applyEdit(new Map([['en.json', '{}']]), edit)).toBeUndefined();
    expect(applyEdit(applyEdit(start, edit) ?? start, inverseOf(edit))).toEqual(start);
  });
});

describe('edits of JSON agree with the same done to the value', () => {
  const lists = fc.array(fc.array(values, { maxLength: 4 }), { minLength: 1, maxLength: 4 });

  it('moving an entry, within its list and to another one', () => {
    fc.assert(
      fc.property(lists, fc.nat(), fc.nat(), fc.nat(), fc.nat(), (value, l, i, m, j) => {
        const [from, to] = [l % value.length, m % value.length];
        const source = value[from] ?? [];
        if (source.length === 0) return;
        const [at, index] = [i % source.length, j % ((value[to]?.length ?? 0) + 1)];
        const want = structuredClone(value);
        const [moved] = want[from]?.splice(at, 1) ?? [];
        want[to]?.splice(from === to && at < index ? index - 1 : index, 0, moved ?? null);
        const text = withMoved(JSON.stringify(value), [from, at], { list: [to], index });
        expect(valueOfText(text)).toEqual(JSON.parse(JSON.stringify(want)));
        const now = placeAfterMove([from, at], { list: [to], index });
        expect(valueAt(valueOfText(text), now)).toEqual(JSON.parse(JSON.stringify(moved ?? null)));
      }),
    );
  });

  it.each([
    ['adds a member', '{}', ['a'], 1, { a: 1 }],
    ['makes what is on the way', '{}', ['a', 'b'], 1, { a: { b: 1 } }],
    ['takes one out', '{ "a": 1, "b": 2 }', ['a'], undefined, { b: 2 }],
    ['takes out what is not there', '{ "b": 2 }', ['a'], undefined, { b: 2 }],
  ] as const)('%s', (_, text, path, value, want) => {
    expect(valueOfText(withValue(text, path, value))).toEqual(want);
  });

  it.each([
    [true, {}],
    [false, { steps: [] }],
  ])('a list that may be absent (%s) goes with its last entry', (mayBeAbsent, want) => {
    expect(valueOfText(withoutValue('{ "steps": [1] }', ['steps', 0], mayBeAbsent))).toEqual(want);
  });

  it('moves nothing into itself', () => {
    const text = '[[1],[2]]';
    expect(withMoved(text, [0], { list: [0], index: 0 })).toBe(text);
  });

  it('keeps the layout of everything that it does not touch', () => {
    const text = '{\n  "a": [1,   2],\n  "b": {"c": 1}\n}\n';
    expect(withValue(text, ['b', 'c'], 2)).toBe(text.replace('"c": 1', '"c": 2'));
  });
});
