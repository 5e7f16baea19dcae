import type { ErrorObject } from 'ajv';
import { readPath } from '../../model/dotted-path.ts';
import { suggest } from '../words/closest.ts';
import { typeWords } from './schema-limits.ts';
import type { Finding } from '../../load/source-file.ts';

/** Puts a schema's error into words for the author of the file, with the remedy. */
export function wordsOf(error: ErrorObject): Finding & { readonly remedy: string } {
  const { keyword, params, parentSchema, data } = error;
  const about: unknown = parentSchema?.['description'];
  const described = typeof about === 'string' ? about : '';
  switch (keyword) {
    case 'additionalProperties':
      return unknownMember(error);
    case 'enum':
      return unknownValue(error);
    case 'discriminator':
      return unknownBlock(error);
    case 'required':
      return missingMember(String(params['missingProperty']), parentSchema?.['properties']);
    case 'dependencies': {
      const { property, missingProperty } = params;
      const words = `Where "${String(property)}" stands, "${String(missingProperty)}" is needed, too.`;
      return { rule: 'missing-member', message: words, remedy: 'Add it.' };
    }
    case 'type':
      return { rule: 'shape', ...wrongType(params['type'], data, described) };
    case 'anyOf':
      return { rule: 'shape', message: 'This is nothing that can stand here.', remedy: described };
    default:
      return {
        rule: 'shape',
        message: limitInWords(error),
        remedy: described || 'Compare it with another screen.',
      };
  }
}

/** A limit that a value exceeds, without operators and patterns. */
function limitInWords({ keyword, params, schema }: ErrorObject): string {
  const limit = String(params['limit']);
  switch (keyword) {
    case 'pattern':
      return `This ${formsInWords[String(schema)] ?? 'has another form than what belongs here'}.`;
    case 'minimum':
      return `This is less than ${limit}, which is the least.`;
    case 'maximum':
      return `This is more than ${limit}, which is the most.`;
    case 'minItems':
    case 'minLength':
      return limit === '1' ? 'This is empty.' : `This has fewer than ${limit} entries, which are the least.`;
    case 'minProperties':
      return `This says too little: ${limit} members belong here.`;
    case 'maxProperties':
      return `This says too much: ${limit} members belong here.`;
    case 'uniqueItems':
      return 'The same stands here twice.';
    case 'const':
      return `Only ${JSON.stringify(params['allowedValue'])} can stand here.`;
    case 'propertyNames':
      return `"${String(params['propertyName'])}" is no name: it begins with a small letter and has letters and digits only.`;
    default:
      return 'This cannot stand here.';
  }
}

const formsInWords: { readonly [pattern: string]: string } = {
  '^[a-z][A-Za-z0-9]*$': 'is no name: it begins with a small letter and has letters and digits only',
  '^(errors\\.)?[A-Za-z][A-Za-z0-9_-]*$':
    'is no name of a message: it has letters, digits, hyphens and underscores only, behind "errors." for a shared one',
  '^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$': 'is no id: it is area/screen, in small letters, digits and hyphens',
  '^[A-Za-z0-9_-]+$': 'is no value of a choice: it has letters, digits, hyphens and underscores only',
  '^/': 'is no route: it begins with a slash',
  '^(/|return$)': 'is neither a route, which begins with a slash, nor "return"',
  '^route\\.[a-z][A-Za-z0-9]*$': 'is no part of the route: write it as route.name',
  '^[a-z0-9][a-z0-9.-]*$': 'is no word of an address: it has small letters, digits, dots and hyphens only',
  '^[a-z][a-z0-9-]*$': 'is no id: it begins with a small letter and has small letters, digits and hyphens',
  '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$':
    'is no route without parts that vary: it begins with a slash and has small letters, digits and hyphens',
  '^/images/[a-z0-9/._-]+$': 'is no picture of the portal: it begins with /images/',
  '^/([a-z0-9-]+|:[a-z][A-Za-z0-9]*)?(/([a-z0-9-]+|:[a-z][A-Za-z0-9]*))*$':
    'is no route: it begins with a slash and has small letters, digits and hyphens between slashes',
  '^(session|route|reads|readErrors|results|result|failure|attempt|constants|brand|language|pageLanguage|today|answers|began|values|item)(\\.[A-Za-z0-9_]+)*$':
    'is no source: it begins with one of the words below, and has names between dots',
};

function unknownMember({ params, parentSchema }: ErrorObject) {
  const known = namesIn(parentSchema?.['properties']);
  const name = String(params['additionalProperty']);
  return { rule: 'unknown-member', message: `"${name}" is not known here.`, remedy: suggest(name, known) };
}

function unknownValue({ params, data }: ErrorObject) {
  const values: unknown = params['allowedValues'];
  const known = Array.isArray(values) ? values.map(String) : [];
  const given = typeof data === 'string' ? data : JSON.stringify(data);
  return { rule: 'unknown-value', message: `"${given}" is not known here.`, remedy: suggest(given, known) };
}

function unknownBlock({ params, parentSchema }: ErrorObject) {
  const kinds: unknown = parentSchema?.['oneOf'];
  const blocks = Array.isArray(kinds)
    ? kinds.map((kind) => String(readPath(kind, 'properties.block.const')))
    : [];
  const name: unknown = params['tagValue'];
  if (typeof name === 'string')
    return { rule: 'unknown-block', message: `There is no block "${name}".`, remedy: suggest(name, blocks) };
  const message = 'This does not say which block it is.';
  return { rule: 'unknown-block', message, remedy: `Add "block": ${blocks.join(', ')}.` };
}

function missingMember(name: string, properties: unknown) {
  const member: unknown = isObject(properties) ? properties[name] : undefined;
  const about = isObject(member) ? member['description'] : undefined;
  const remedy = typeof about === 'string' ? `Add it. ${about}` : 'Add it.';
  return { rule: 'missing-member', message: `"${name}" is missing here.`, remedy };
}

function wrongType(wanted: unknown, given: unknown, described: string) {
  const types = [wanted].flat().map(String);
  const choices = types.map((type) => typeWords[type] ?? type).join(' or ');
  const isQuoted = typeof given === 'string' && types.some((type) => couldBe(type, given));
  const message = `This is ${typeWords[typeOf(given)] ?? ''}; ${choices} belongs here.`;
  const remedy = isQuoted ? `Write ${given}, without quotes. ${described}` : described;
  return { message, remedy: remedy.trim() };
}

function couldBe(type: string, text: string): boolean {
  if (type === 'boolean') return text === 'true' || text === 'false';
  return (type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const namesIn = (properties: unknown) => (isObject(properties) ? Object.keys(properties) : []);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
