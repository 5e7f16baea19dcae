import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CatalogueSchema } from '../../load/catalogue.ts';
import { isAccepted, isPlain } from './plain-acceptance.ts';
import { formsOfTexts } from '../words/text-forms.ts';

const ajv = new Ajv({ strict: false, formats: formsOfTexts, meta: false, validateSchema: false });

const scalar = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    'ab',
    '😀',
    '😀a',
    '2026-01-31',
    '2026-13-31',
    'a@b.co',
    'https://a.example',
    '08:30',
  ),
  fc.constantFrom(0, 1, -1, 2.5, 100, true, false, null),
);
const value = fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), fc.constantFrom([], [1], {}, { a: 1 }));
const type = fc.constantFrom('string', 'number', 'integer', 'boolean', 'null', 'array', 'object');
const schema = fc.record(
  {
    type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1 })),
    enum: fc.uniqueArray(scalar, { minLength: 1 }),
    const: scalar,
    minLength: fc.nat(3),
    maxLength: fc.nat(3),
    pattern: fc.constantFrom('^a', '^[0-9]', '.{2}', '^$'),
    format: fc.constantFrom('date', 'date-time', 'email', 'uri', 'uuid'),
    minimum: fc.integer({ min: -2, max: 3 }),
    maximum: fc.integer({ min: -2, max: 101 }),
    description: fc.string(),
    minItems: fc.nat(2),
    maxItems: fc.nat(2),
  },
  { requiredKeys: [] },
);
const list = fc.record(
  { type: fc.constant('array'), items: schema, minItems: fc.nat(2) },
  { requiredKeys: ['items'] },
);

it('judges plain schemas as a validator of JSON Schema does', () => {
  fc.assert(
    fc.property(fc.oneof(schema, list), value, (one, given) => {
      // Each member of it is a keyword of the catalogue's schemas.
      const plain = one as CatalogueSchema;
      expect(isPlain(plain)).toBe(true);
      expect(isAccepted(given, plain)).toBe(ajv.validate(one, given));
    }),
    { numRuns: 2000 },
  );
});

it.each([
  [{ items: { properties: {} } }],
  [{ properties: {} }],
  [{ $ref: '#/$defs/a' }],
  [{ enum: [{}] }],
  [{ anyOf: [] }],
])(
  'leaves %j to a validator',
  (one) => expect(isPlain(one as CatalogueSchema)).toBe(false), // keywords of the catalogue's schemas
);
