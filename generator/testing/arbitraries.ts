import fc from 'fast-check';
import type { Json, JsonObject } from '../index.ts';

/** Names that ask a lot of generated code: words of the language, members of every object, Ajv's own names. */
const OWN_NAMES = ['a', 'b', 'schema1', 'pattern0', 'parentData', 'x-y', 'in', "it's", 'x-custom'];
const NAMES = [...OWN_NAMES, 'constructor', 'toString', 'hasOwnProperty'];
/** The names of the component schemas. */
const COMPONENTS = ['Alpha', 'beta-two'] as const;

const memberName = fc.constantFrom(...NAMES);
const ref = fc
  .constantFrom(...COMPONENTS)
  .map((each): JsonObject => ({ $ref: `#/components/schemas/${each}` }));
const small = fc.integer({ min: 0, max: 2 });
const optional = { requiredKeys: ['type'] as ['type'] };

const text = fc.record(
  {
    type: fc.constant('string'),
    minLength: fc.integer({ min: 0, max: 3 }),
    maxLength: fc.integer({ min: 2, max: 6 }),
    pattern: fc.constantFrom('^a', 'b$', '^[a-z]*$', '\\p{L}'),
  },
  optional,
);
const formatted = fc.record({
  type: fc.constant('string'),
  format: fc.constantFrom('date', 'date-time', 'email', 'uri', 'uuid', 'byte', 'password', 'unheard-of'),
});
const number = fc.record(
  {
    type: fc.constantFrom('number', 'integer'),
    minimum: fc.integer({ min: -3, max: 3 }),
    maximum: fc.integer({ min: 0, max: 9 }),
    exclusiveMinimum: fc.integer({ min: -3, max: 1 }),
    exclusiveMaximum: fc.integer({ min: 0, max: 9 }),
    multipleOf: fc.constantFrom(1, 2, 0.5),
    format: fc.constantFrom('int32', 'int64', 'float', 'double'),
  },
  optional,
);
const plain = fc.oneof(
  fc.constant<JsonObject>({}),
  fc.constant({ type: 'boolean' }),
  fc.constant({ type: 'null' }),
  fc.record({
    type: fc.uniqueArray(fc.constantFrom('string', 'null', 'integer', 'boolean', 'array', 'object'), {
      minLength: 1,
    }),
  }),
  fc.record({ enum: fc.uniqueArray(fc.constantFrom('a', 'b', 1, null, true), { minLength: 1 }) }),
  fc.record({ const: fc.constantFrom<Json>('a', 1, null, [1], { a: 1 }) }),
);
const marks = fc.record(
  { readOnly: fc.boolean(), writeOnly: fc.boolean(), deprecated: fc.boolean(), description: fc.string() },
  { requiredKeys: [] },
);

/** Any schema of OpenAPI 3.1 with the keywords that are taken over. */
export const { schema } = fc.letrec<{ schema: JsonObject }>((tie) => {
  const inner = fc.oneof({ weight: 8, arbitrary: tie('schema') }, { weight: 1, arbitrary: fc.boolean() });
  const list = fc.array(tie('schema'), { minLength: 1, maxLength: 2 });
  return {
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      text,
      formatted,
      number,
      plain,
      ref,
      fc.record(
        {
          type: fc.constant('array'),
          items: inner,
          prefixItems: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
          minItems: small,
          maxItems: fc.integer({ min: 1, max: 3 }),
          uniqueItems: fc.boolean(),
        },
        optional,
      ),
      // Beside prefixItems, Ajv's class for 2020-12 takes an empty list for one that contains something.
      fc.record({ type: fc.constant('array'), contains: tie('schema'), maxItems: small }, optional),
      fc.record(
        {
          type: fc.constant('object'),
          properties: fc.dictionary(memberName, tie('schema'), { maxKeys: 3 }),
          required: fc.uniqueArray(memberName, { maxLength: 2 }),
          additionalProperties: inner,
          patternProperties: fc.dictionary(fc.constantFrom('^a', '-', '\\d$'), tie('schema'), { maxKeys: 1 }),
          propertyNames: text,
          minProperties: small,
          maxProperties: fc.integer({ min: 1, max: 3 }),
          dependentRequired: fc.dictionary(memberName, fc.uniqueArray(memberName, { maxLength: 2 }), {
            maxKeys: 1,
          }),
        },
        optional,
      ),
      fc.record({ anyOf: list }),
      fc.record({ oneOf: list }),
      fc.record({ allOf: list }),
      fc.record({ not: tie('schema') }),
      // oxlint-disable-next-line no-thenable -- a keyword of JSON Schema
      fc.record({ if: tie('schema'), then: tie('schema'), else: tie('schema') }, { requiredKeys: ['if'] }),
      fc.tuple(ref, text).map(([one, other]): JsonObject => ({ ...one, ...other })),
      fc.tuple(tie('schema'), marks).map(([one, other]): JsonObject => ({ ...one, ...other })),
    ),
  };
});

/** Any schema of OpenAPI 3.0, which says null and bounds with flags. */
export const { schema: earlierSchema } = fc.letrec<{ schema: JsonObject }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(text, fc.boolean()).map(([each, nullable]): JsonObject => ({ ...each, nullable })),
    fc.record(
      {
        type: fc.constantFrom('number', 'integer'),
        minimum: small,
        exclusiveMinimum: fc.boolean(),
        maximum: fc.integer({ min: 1, max: 9 }),
        exclusiveMaximum: fc.boolean(),
        nullable: fc.boolean(),
      },
      { requiredKeys: ['type', 'minimum', 'maximum'] },
    ),
    ref,
    fc.record(
      { type: fc.constant('array'), items: tie('schema'), maxItems: small, nullable: fc.boolean() },
      { requiredKeys: ['type', 'items'] },
    ),
    fc.record(
      {
        type: fc.constant('object'),
        properties: fc.dictionary(memberName, tie('schema'), { maxKeys: 3 }),
        required: fc.uniqueArray(memberName, { minLength: 1, maxLength: 2 }),
        additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
        nullable: fc.boolean(),
      },
      optional,
    ),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
  ),
}));

const WORDS = ['', 'a', 'ab', 'abab', '2024-02-29', '2024-02-29T10:00:00Z', 'a@b.co', 'https://a.b/c'];

/** Values that come near the schemas above. */
export const value = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Json>(...WORDS, '0a1b2c3d-0000-4000-8000-000000000000', null, true, 0, 1, 2, 2.5, -4),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(memberName, tie('value'), { maxKeys: 3 }),
  ),
})).value;

const simple = fc.oneof(
  text,
  number,
  fc.record({ type: fc.constant('array'), items: text }),
  fc.record({ type: fc.constant('object'), properties: fc.dictionary(memberName, text, { maxKeys: 2 }) }),
);
const STYLES = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
} as const;

const parameterIn = (place: keyof typeof STYLES): fc.Arbitrary<JsonObject> =>
  fc.record(
    {
      name: place === 'path' ? fc.constant('key') : memberName,
      in: fc.constant(place),
      required: place === 'path' ? fc.constant(true) : fc.boolean(),
      style: fc.constantFrom(...STYLES[place]),
      explode: fc.boolean(),
      schema: simple,
    },
    { requiredKeys: ['name', 'in', 'required', 'schema'] },
  );

/** Parameters of all places and styles, of which several may be called alike. */
export const parameters = fc
  .tuple(
    parameterIn('path'),
    fc.uniqueArray(fc.oneof(parameterIn('query'), parameterIn('header'), parameterIn('cookie')), {
      maxLength: 4,
      selector: (each) => `${String(each['in'])} ${String(each['name']).toLowerCase()}`,
    }),
  )
  .map(([path, others]) => [path, ...others]);
