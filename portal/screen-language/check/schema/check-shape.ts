import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Diagnostic, JsonPath, SourceFile } from '../../load/source-file.ts';
import { createBranchCompiler, errorsOfClosest } from './closest-branch.ts';
import type { CompileBranch } from './closest-branch.ts';
import { createShapeAcceptance } from './shape-acceptance.ts';
import { wordsOf } from './shape-findings.ts';

/** The result of comparing a file with its schema. */
interface ShapeVerdict {
  readonly diagnostics: readonly Diagnostic[];
  /** True when everything that is there has the type it should have, so that the rest can be judged, too. */
  readonly isReadable: boolean;
}

/** Checks a file against the schema of its language. */
type CheckShape = (source: SourceFile) => ShapeVerdict;

/** Keywords of diagnostics after which the value can still be read as what it should be. */
const harmless = [
  'dependencies',
  'additionalProperties',
  'enum',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'uniqueItems',
];

/** A schema that is ready to judge. */
interface Compiled {
  readonly validate: ValidateFunction;
  readonly branches: CompileBranch;
}

const compiled = new WeakMap<object, Compiled>();

/** Compiles a schema once, for all files and all checks of a process. */
function validatorOf(schema: object): Compiled {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: false,
    verbose: true,
    validateSchema: false,
    meta: false,
    code: { optimize: false },
  });
  const made = { validate: ajv.compile(schema), branches: createBranchCompiler(ajv, schema) };
  compiled.set(schema, made);
  return made;
}

/** A check of files against a schema. */
export function createShapeCheck(schema: object): CheckShape {
  const isSound = createShapeAcceptance(schema);
  return (source) => {
    if (isSound(source.value)) return { diagnostics: [], isReadable: true };
    const { validate, branches } = validatorOf(schema);
    if (validate(source.value)) return { diagnostics: [], isReadable: true };
    const errors = plainErrors(validate.errors ?? [], branches);
    return {
      diagnostics: errors.map((error) => source.diagnostic(pathOf(source.value, error), wordsOf(error))),
      isReadable: errors.every((error) => harmless.includes(error.keyword) && !isOfOtherType(error)),
    };
  };
}

/** A list of values says nothing of types by itself: a name that is none can still be read, a list in its place cannot. */
const isOfOtherType = ({ keyword, schema, data }: ErrorObject) =>
  keyword === 'enum' && Array.isArray(schema) && schema.every((value) => typeof value !== typeof data);

/** Errors that say something: of a choice, those of the branch that was meant, or that none of them fits. */
function plainErrors(errors: readonly ErrorObject[], branches: CompileBranch): readonly ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  const isInside = ({ instancePath }: ErrorObject, choice: ErrorObject) =>
    instancePath === choice.instancePath || instancePath.startsWith(`${choice.instancePath}/`);
  return errors.flatMap((error) => {
    if (error.keyword === 'if') return [];
    const isNoise = choices.some((choice) => choice !== error && isInside(error, choice));
    // Two choices at one place are one inside the other; the first one reported is the inner one.
    const isOuter = choices.findLast((choice) => isInside(error, choice)) === error;
    if (isNoise && !(error.keyword === 'anyOf' && isOuter)) return [];
    const closest = error.keyword === 'anyOf' ? errorsOfClosest(error, branches) : undefined;
    return closest === undefined ? [error] : plainErrors(closest, branches);
  });
}

function pathOf(root: unknown, error: ErrorObject): JsonPath {
  let value = root;
  const path: (string | number)[] = [];
  for (const segment of error.instancePath.split('/').slice(1)) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    const key = Array.isArray(value) ? Number(name) : name;
    value = Array.isArray(value) ? value[Number(name)] : (value as Record<string, unknown>)[name]; // an object: Ajv went through it
    path.push(key);
  }
  // What needs another member is a better place than the whole that lacks it.
  const extra: unknown = error.params['additionalProperty'] ?? error.params['property'];
  return typeof extra === 'string' ? [...path, extra] : path;
}
