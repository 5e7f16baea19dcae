import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import type { CatalogueSchema } from '../../load/catalogue.ts';
import type { Alternatives } from './schema-path.ts';
import { isAccepted, isPlain } from './plain-acceptance.ts';
import { formsOfTexts } from '../words/text-forms.ts';

/** Returns true when one of the alternatives accepts a value. */
export type Accepts = (value: unknown, alternatives: Alternatives) => boolean;

const known = new WeakMap<CatalogueSchema, Accepts>();

/** Judges values by alternatives of one operation's schema. @param root holds the `$defs` that they refer to */
export function createAcceptance(root: CatalogueSchema): Accepts {
  const made = known.get(root) ?? acceptanceOf(root);
  known.set(root, made);
  return made;
}

const createAjv = () =>
  new Ajv({
    strict: false,
    formats: formsOfTexts,
    meta: false,
    validateSchema: false,
    code: { optimize: false },
  });

function acceptanceOf({ $defs = {} }: CatalogueSchema): Accepts {
  let ajv: Ajv | undefined; // dear to make, and most schemas are plain
  const compiled = new Map<string, ValidateFunction>();
  const named = ({ $ref }: CatalogueSchema) => $defs[$ref?.replace('#/$defs/', '') ?? ''];
  const validatorOf = (given: Alternatives[number]): ((value: unknown) => boolean) => {
    const one = given.map((schema) =>
      Object.keys(schema).length === 1 ? (named(schema) ?? schema) : schema,
    );
    if (one.every(isPlain)) return (value) => one.every((schema) => isAccepted(value, schema));
    const key = JSON.stringify(one);
    const schema = { ...(key.includes('"$ref"') && { $defs }), allOf: one.length === 0 ? [{}] : one };
    const validate = compiled.get(key) ?? (ajv ??= createAjv()).compile(schema);
    compiled.set(key, validate);
    return validate;
  };
  return (value, alternatives) => alternatives.some((one) => validatorOf(one)(value));
}
