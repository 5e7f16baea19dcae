const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
const SCHEMA_PATH = new RegExp(String.raw`,schemaPath:${TEXT}`, 'g');
const PARAMS = new RegExp(String.raw`,params:\{((?:[^{}"]|${TEXT})*)\}`, 'g');

/**
 * Validator code whose errors say no more than the SDK's `ConfigProblem` does: where, which keyword, which missing
 * member, and the message. The rest would be a third of a bundle's cost, since it repeats parts of the schema.
 */
export function leanErrors(code: string): string {
  return code
    .replaceAll(SCHEMA_PATH, '')
    .replaceAll(PARAMS, (whole: string, members: string) =>
      members.includes('missingProperty') ? whole : '',
    );
}
