import { assertReplaced } from './assert-replaced.ts';

const FILE = 'generator/emit/lean-errors.ts';
const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
const SCHEMA_PATH = new RegExp(String.raw`,schemaPath:${TEXT}`, 'g');
const PARAMS = new RegExp(String.raw`,params:\{(?:[^{}"]|${TEXT})*\}`, 'g');
const ROOT_DATA = new RegExp(
  String.raw`,\s?parentData(?:,\s?parentDataProperty,\s?rootData(?:=data)?|:\s?\w+,parentDataProperty:\s?(?:${TEXT}|\w+),rootData)`,
  'g',
);

const WORDS = new RegExp(String.raw`(keyword:"(?!required")\w+"),message:${TEXT}(?:\+${TEXT})*(?=\})`, 'g');
const NOTE =
  /const (err\d+) = (\{.*?\});if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g;
const NOTE_ALL =
  /vErrors = vErrors === null \? ([\w.]+\.errors) : vErrors\.concat\(\1\);errors = vErrors\.length;/g;

/** Pieces of Ajv's code, none of which lean code holds. */
const LEFTOVERS = [
  { pattern: /\bschemaPath:/, name: 'the path of a schema' },
  { pattern: /\bparams:/, name: 'the parameters of an error' },
  { pattern: /\b(?:parentData|parentDataProperty|rootData)\b/, name: 'the data around a value' },
  { pattern: /\bvErrors === null\b|\bvErrors\.concat\(/, name: 'the long form of noting an error' },
];
const WORDED = /keyword:"(?!required")\w+",message:/;

/**
 * Validator code whose errors say no more than the SDK's `ConfigError` does: where, which keyword, and the
 * message, which names a missing member. The rest would be a third of a bundle's cost, since it repeats the
 * schema. What is around a value is handed on for `$data` references only, which specs do not have. Each error is
 * noted in the shortest way, as there are dozens of them.
 *
 * @throws an `Error` when a replacement does not hit
 */
export function leanErrors(code: string): string {
  const lean = code
    .replaceAll(SCHEMA_PATH, '')
    .replaceAll(ROOT_DATA, '')
    .replaceAll(PARAMS, '')
    .replaceAll(NOTE, 'errors = (vErrors ??= []).push($2);')
    .replaceAll(NOTE_ALL, 'errors = (vErrors ??= []).push(...$1);');
  assertReplaced(lean, FILE, LEFTOVERS);
  return lean;
}

/**
 * Validator code whose errors tell only where, and which member is missing: of a read nobody is told more.
 *
 * @throws an `Error` when a replacement does not hit
 */
export function wordlessErrors(code: string): string {
  const wordless = code.replaceAll(WORDS, '$1');
  if (WORDED.test(wordless)) throw new Error(`Validators still hold words. Mend ${FILE}.`);
  return wordless;
}
