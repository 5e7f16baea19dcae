/** Members of a document whose own members are names that its author chose. */
const NAMING = new Set(
  [
    'properties patternProperties $defs definitions dependentRequired dependentSchemas schemas parameters headers',
    'examples responses requestBodies securitySchemes securityDefinitions links callbacks pathItems paths webhooks',
    'content encoding mapping scopes variables',
  ].flatMap((words) => words.split(' ')),
);

/** Returns true for a member that extends OpenAPI, and false for a name that only looks like one. */
export function isExtension(key: string, holder: string): boolean {
  return key.startsWith('x-') && !NAMING.has(holder);
}
