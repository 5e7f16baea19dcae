import { Ajv } from 'ajv';
import type { CatalogueSchema } from '../load/catalogue.ts';
import type { Alternatives } from './schema-path.ts';

/** Returns true when one of the alternatives accepts a value. */
export type Accepts = (value: unknown, alternatives: Alternatives) => boolean;

/** Judges values by alternatives of one operation's schema. @param root holds the `$defs` that they refer to */
export function createAcceptance({ $defs = {} }: CatalogueSchema): Accepts {
  const ajv = new Ajv({ strict: false, validateFormats: false, meta: false, validateSchema: false });
  return (value, alternatives) =>
    alternatives.some((one) => ajv.validate({ $defs, allOf: one.length === 0 ? [{}] : one }, value));
}
