import type { Answers, StepModel } from '../../screen-language/model/model.ts';

/** Generated validators in the precompiled form of the library, by the id of their schema. */
export interface StepValidators {
  readonly [schemaId: string]: StepValidator;
}

/** A function that Ajv has generated for one schema; its errors are those of the last call. */
interface StepValidator {
  (answers: Answers): boolean;
  readonly errors?: readonly SchemaError[] | null;
}

interface SchemaError {
  readonly keyword: string;
  /** Such as `/methods/0`; empty for the step itself. */
  readonly instancePath: string;
  readonly params: { readonly missingProperty?: string };
}

/** A keyword of a step's schema that an answer breaks. */
interface BrokenKeyword {
  readonly field: string;
  /** The keyword. */
  readonly rule: string;
}

/**
 * Finds the keywords of a step's schema that answers break, in the order in which the validator finds them.
 *
 * @throws Error for a schema without a validator
 */
export function findBrokenKeywords(
  { schema }: Pick<StepModel, 'schema'>,
  validators: StepValidators,
  answers: Answers,
): readonly BrokenKeyword[] {
  // A missing answer has no member: to a validator, one of `undefined` is of the wrong type.
  const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined));
  const isValid = validators[schema.$id];
  if (isValid === undefined) throw new Error(`There is no validator for ${schema.$id}.`);
  if (isValid(given)) return [];
  return (isValid.errors ?? []).map(({ keyword, ...place }) => ({ field: fieldOf(place), rule: keyword }));
}

/** The field that an error is about; inside a group `<group>.<number>.<question>`. */
function fieldOf({ instancePath, params }: Omit<SchemaError, 'keyword'>): string {
  const [, field, index, member = params.missingProperty] = instancePath.split('/');
  if (field === undefined) return params.missingProperty ?? '';
  return member === undefined ? field : `${field}.${index}.${member}`;
}
