import type { RJSFSchema } from '@rjsf/utils';

/**
 * Stands in for the form library's search for defaults, which a flat schema has none of. What is left of it: the answers
 * with a place for each field that has none, so that every field can be found at fault.
 */
export default function completeAnswers(
  _validator: unknown,
  schema: RJSFSchema,
  answers: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const places = Object.keys(schema.properties ?? {}).map((name) => [name, undefined] as const);
  return { ...Object.fromEntries(places), ...answers };
}
