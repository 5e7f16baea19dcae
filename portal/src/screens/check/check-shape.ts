import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Fault, JsonPath, SourceFile } from '../load/source-file.ts';
import { suggest } from './closest.ts';

/** How a file compares with its schema. */
export interface ShapeVerdict {
  readonly faults: readonly Fault[];
  /** Whether everything that is there has the type it should have, so that the rest can be judged, too. */
  readonly isReadable: boolean;
}

/** Checks a file against the schema of its language. */
export type CheckShape = (source: SourceFile) => ShapeVerdict;

/** Faults after which the value can still be read as what it should be. */
const harmless = [
  'additionalProperties',
  'enum',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'uniqueItems',
];

const compiled = new WeakMap<object, ValidateFunction>();

/** Compiles a schema once, for all files and all checks of a process. */
function validatorOf(schema: object): ValidateFunction {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const ajv = new Ajv({ allErrors: true, discriminator: true, strict: false, verbose: true });
  const validate = ajv.compile(schema);
  compiled.set(schema, validate);
  return validate;
}

/** A check of files against a schema. */
export function createShapeCheck(schema: object): CheckShape {
  const validate = validatorOf(schema);
  return (source) => {
    if (validate(source.value)) return { faults: [], isReadable: true };
    const errors = validate.errors ?? [];
    // Inside a choice, the branches' own complaints only repeat that none of them fits.
    const inChoice = errors
      .filter(({ keyword }) => keyword === 'anyOf')
      .map(({ instancePath }) => instancePath);
    const isNoise = (error: ErrorObject) =>
      error.keyword !== 'anyOf' && inChoice.some((path) => error.instancePath.startsWith(path));
    const told = errors.filter((error) => !isNoise(error) && error.keyword !== 'if');
    return {
      faults: told.map((error) => source.fault(pathOf(source.value, error), found(error))),
      isReadable: told.every(({ keyword }) => harmless.includes(keyword)),
    };
  };
}

function pathOf(root: unknown, error: ErrorObject): JsonPath {
  let value = root;
  const path: (string | number)[] = [];
  for (const part of error.instancePath.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const key = Array.isArray(value) ? Number(name) : name;
    value = Array.isArray(value) ? value[Number(name)] : (value as Record<string, unknown>)[name]; // an object: Ajv went through it
    path.push(key);
  }
  const extra: unknown = error.params['additionalProperty'];
  return typeof extra === 'string' ? [...path, extra] : path;
}

function found({ keyword, params, message, parentSchema, data }: ErrorObject) {
  if (keyword === 'additionalProperties') {
    const known = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {});
    const name = String(params['additionalProperty']);
    return { rule: 'unknown-member', message: `"${name}" is not known here.`, remedy: suggest(name, known) };
  }
  if (keyword === 'enum') {
    const known = (params['allowedValues'] as readonly unknown[]).map(String);
    const given = typeof data === 'string' ? data : JSON.stringify(data);
    return {
      rule: 'unknown-value',
      message: `"${given}" is not known here.`,
      remedy: suggest(given, known),
    };
  }
  if (keyword === 'discriminator') {
    const known = 'form list record thread message html stepper links action chart'.split(' ');
    const name: unknown = params['tagValue'];
    if (typeof name !== 'string') {
      const message = 'This does not say which block it is.';
      return { rule: 'unknown-block', message, remedy: `Add "block": ${known.join(', ')}.` };
    }
    return { rule: 'unknown-block', message: `There is no block "${name}".`, remedy: suggest(name, known) };
  }
  const about = typeof parentSchema?.['description'] === 'string' ? parentSchema['description'] : undefined;
  return {
    rule: 'shape',
    message: `This ${message ?? 'is not allowed'}.`,
    ...(about !== undefined && { remedy: about }),
  };
}
