import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProject } from '../../load/project-files.ts';
import { slipsIn, withSlip } from '../broken-configs/slips.ts';
import { createShapeAcceptance } from './shape-acceptance.ts';

const { files } = readProject('.');
const share = process.env['TEST_DEPTH'] === 'deep' ? 5 : 1;
const { screen, brands, navigation } = files.schemas;
const options = { discriminator: true, strict: false, validateSchema: false, meta: false } as const;

/** The validator of a schema, and the judge beside it. */
function bothOf(schema: unknown) {
  const value = schema as object; // read as JSON; its content is ours
  const validate = new Ajv(options).compile(value);
  return {
    isValid: (one: unknown) => validate(one) === true,
    isAccepted: createShapeAcceptance(value),
  };
}

it.each([
  ['screens', screen, files.screens],
  ['brands', brands, [files.brands]],
  ['navigation', navigation, [files.navigation]],
])('accepts all %s of the project, so that no schema is compiled', (_, schema, sources) => {
  const isAccepted = createShapeAcceptance(schema.value as object); // as above
  expect(sources.filter(({ value }) => !isAccepted(value)).map(({ file }) => file)).toEqual([]);
});

it('judges changed screens as a validator of JSON Schema does', () => {
  const { isValid, isAccepted } = bothOf(screen.value);
  fc.assert(
    fc.property(slipsIn(files.screens.length), (slip) => {
      const value = withSlip(files.screens[slip.screen]?.value, slip);
      expect(isAccepted(value)).toBe(isValid(value));
    }),
    { numRuns: 200 * share, endOnFailure: true },
  );
}, 120_000);

const scalar = fc.constantFrom('', 'a', 'ab', '😀', 0, 1, -1, 2.5, true, false, null);
const value = fc.letrec<{ readonly node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 2 },
    scalar,
    fc.array(tie('node'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'kind', 'toString'), tie('node'), { maxKeys: 3 }),
  ),
})).node;
const type = fc.constantFrom('string', 'number', 'integer', 'boolean', 'null', 'array', 'object');
const ofValues = {
  type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
  const: scalar,
  enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 3 }),
  minLength: fc.nat(2),
  maxLength: fc.nat(2),
  pattern: fc.constantFrom('^a', '^.$'),
  minimum: fc.integer({ min: -1, max: 2 }),
  maximum: fc.integer({ min: -1, max: 2 }),
  title: fc.constant('T'),
};
const flat = fc.record(ofValues, { requiredKeys: [] });
const schema = fc.record(
  {
    ...ofValues,
    allOf: fc.array(flat, { minLength: 1, maxLength: 2 }),
    anyOf: fc.array(flat, { minLength: 1, maxLength: 2 }),
    $ref: fc.constantFrom('#/definitions/text', '#/definitions/list'),
    properties: fc.dictionary(fc.constantFrom('a', 'b', 'toString'), flat, { maxKeys: 2 }),
    required: fc.uniqueArray(fc.constantFrom('a', 'b'), { maxLength: 2 }),
    additionalProperties: fc.oneof(fc.boolean(), flat),
    propertyNames: fc.constantFrom({ pattern: '^[a-z]+$' }, { maxLength: 1 }),
    dependencies: fc.constantFrom({ a: ['b'] }, { kind: ['a', 'b'] }),
    minProperties: fc.nat(2),
    maxProperties: fc.nat(2),
    items: flat,
    minItems: fc.nat(2),
    maxItems: fc.nat(2),
  },
  { requiredKeys: [] },
);

it('accepts of any schema what a validator of JSON Schema accepts', () => {
  const definitions = { text: { type: 'string' }, list: { type: 'array', maxItems: 1 } };
  fc.assert(
    fc.property(schema, value, (one, given) => {
      const { isValid, isAccepted } = bothOf({ ...one, definitions });
      expect(isAccepted(given)).toBe(isValid(given));
    }),
    { numRuns: 80 * share, endOnFailure: true },
  );
}, 120_000);

describe('leaves it to a validator', () => {
  it.each<readonly [name: string, schema: object, value: unknown]>([
    ['what it does not know', { not: { type: 'string' } }, 1],
    ['what it does not know, further inside', { properties: { a: { format: 'date' } } }, { a: '2026-01-31' }],
    ['equal objects', { uniqueItems: true }, [{ a: 1 }, { a: 2 }]],
    ['a choice without a tag', { oneOf: [{ type: 'string' }, { type: 'number' }] }, 'a'],
    ['a definition that there is not', { $ref: '#/definitions/gone' }, 1],
  ])('%s', (_, one, given) => {
    expect(createShapeAcceptance(one)(given)).toBe(false);
  });
});
