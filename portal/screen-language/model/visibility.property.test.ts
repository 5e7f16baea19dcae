import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Condition } from '../generated/screen-config.gen.ts';
import { payloadOf } from '../../src/screen/submission.ts';
import { isHolding } from './conditions.ts';
import type { FieldModel, Sources } from './model.ts';
import { visibilityOf } from './visibility.ts';

const names = ['f0', 'f1', 'f2', 'f3', 'f4', 'f5'] as const;
const name = fc.constantFrom(...names);
const value = fc.constantFrom('yes', 'no', '');
const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ field: name, is: value }),
  fc.record({ field: name, filled: fc.boolean() }),
);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  leaf,
  fc.record({ not: leaf }),
  fc.record({ all: fc.tuple(leaf, leaf) }),
  fc.record({ any: fc.tuple(leaf, leaf) }),
);
const shows = fc.tuple(...names.map(() => fc.option(condition, { nil: undefined })));
const given = fc.tuple(...names.map(() => fc.option(value, { nil: undefined })));
const page = { session: {}, route: {}, reads: {}, constants: {}, brand: {}, language: 'en' } as const;

function fieldOf(at: number, hasCondition: boolean): FieldModel {
  const name = `f${at}`;
  const rest = {
    as: 'text',
    text: name,
    required: false,
    readOnly: false,
    autocomplete: 'on',
    width: 12,
  } as const;
  return { name, ...rest, ...(hasCondition && { show: name }) };
}

it('sends no hidden answer, whatever the conditions and answers', () => {
  expect.hasAssertions();
  fc.assert(
    fc.property(shows, given, fc.boolean(), (shows, given, onlyChanged) => {
      const conditions: Record<string, Condition> = {};
      const answers: Record<string, unknown> = {};
      shows.forEach((show, at) => show !== undefined && (conditions[`f${at}`] = show));
      given.forEach((answer, at) => answer !== undefined && (answers[`f${at}`] = answer));
      const fields = shows.map((show, at) => fieldOf(at, show !== undefined));
      const steps = [0, 3].map((from) => ({
        id: `s${from}`,
        review: false,
        fields: fields.slice(from, from + 3),
        schema: { $id: `s${from}` },
      }));
      const sources: Sources = { ...page, answers };
      const visible = visibilityOf({ steps, conditions }, sources);
      const bindings = Object.fromEntries(names.map((name) => [name, { field: name }]));
      const submission = {
        operation: 'save',
        with: bindings,
        done: {},
        ...(onlyChanged && { only: 'changed' as const }),
      };
      const payload = payloadOf(submission, { ...sources, answers: visible.answers }, {});
      const sent: Record<string, unknown> = payload.kind === 'call' ? payload.config : {};
      // The law again in its plainest words: a field is asked by what was asked and answered before it.
      const before: Record<string, unknown> = {};
      for (const name of names) {
        const show = conditions[name];
        const isAsked = show === undefined || isHolding(show, {}, { ...page, answers: before });
        if (isAsked && answers[name] !== undefined) before[name] = answers[name];
        if (!isAsked) expect(sent[name] ?? null).toBeNull();
        else if (!onlyChanged) expect(sent[name]).toBe(answers[name]);
      }
    }),
    { numRuns: 1000 },
  );
}, 30_000);
