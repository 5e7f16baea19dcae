import type { RJSFSchema } from '@rjsf/utils';

/**
 * Replaces the computation of default values, of which a flat schema has none. Returns the answers with an undefined
 * member for each field that has no answer, so that an error can be put at every field.
 */
export default function getDefaultFormState(
  _validator: unknown,
  schema: RJSFSchema,
  answers: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const places = Object.keys(schema.properties ?? {}).map((name) => [name, undefined] as const);
  return { ...Object.fromEntries(places), ...answers };
}
