const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
const SCHEMA_PATH = new RegExp(String.raw`,schemaPath:${TEXT}`, 'g');
const PARAMS = new RegExp(String.raw`,params:\{(?:[^{}"]|${TEXT})*\}`, 'g');
const ROOT_DATA = new RegExp(
  String.raw`,\s?parentData(?:,\s?parentDataProperty,\s?rootData=data|:\s?\w+,parentDataProperty:\s?(?:${TEXT}|\w+),rootData)`,
  'g',
);

const WORDS = new RegExp(String.raw`(keyword:"(?!required")\w+"),message:${TEXT}(?:\+${TEXT})*(?=\})`, 'g');
const NOTE =
  /const (err\d+) = (\{.*?\});if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g;
const NOTE_ALL =
  /vErrors = vErrors === null \? (\w+\.errors) : vErrors\.concat\(\1\);errors = vErrors\.length;/g;

/**
 * Validator code whose errors say no more than the SDK's `ConfigProblem` does: where, which keyword, and the
 * message, which names a missing member. The rest would be a third of a bundle's cost, since it repeats parts of the
 * schema. What is around a value is handed on for `$data` references only, which specs do not have. Each error is
 * noted in the shortest way, as there are dozens of them.
 */
export function leanErrors(code: string): string {
  return code
    .replaceAll(SCHEMA_PATH, '')
    .replaceAll(ROOT_DATA, '')
    .replaceAll(PARAMS, '')
    .replaceAll(NOTE, 'errors = (vErrors ??= []).push($2);')
    .replaceAll(NOTE_ALL, 'errors = (vErrors ??= []).push(...$1);');
}

/** Validator code whose errors tell only where, and which member is missing: of a read nobody is told more. */
export function wordlessErrors(code: string): string {
  return code.replaceAll(WORDS, '$1');
}
