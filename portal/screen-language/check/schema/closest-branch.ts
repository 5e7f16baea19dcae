import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';

/** Compiles branches of choices, each once. */
export type CompileBranch = (branch: object) => ValidateFunction;

/** A way to compile what stands inside a schema, with the definitions that it refers to. */
export function createBranchCompiler(ajv: Ajv, root: object): CompileBranch {
  const compiled = new WeakMap<object, ValidateFunction>();
  const definitions = 'definitions' in root ? root.definitions : {};
  return (branch) => {
    const known = compiled.get(branch);
    if (known !== undefined) return known;
    const validate = ajv.compile({ definitions, allOf: [branch] });
    compiled.set(branch, validate);
    return validate;
  };
}

/**
 * Returns the errors of a value that fits no branch of a choice: those of the branch that it was meant for.
 * Undefined where that cannot be told.
 */
export function errorsOfClosest(
  choice: ErrorObject,
  compile: CompileBranch,
): readonly ErrorObject[] | undefined {
  const branches: readonly unknown[] = Array.isArray(choice.schema) ? choice.schema : [];
  const judged = branches.flatMap((branch) => {
    if (typeof branch !== 'object' || branch === null) return [];
    const validate = compile(branch);
    validate(choice.data);
    const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
    const outer = errors.filter(({ instancePath }) => instancePath === '');
    const isOfOtherKind = outer.some(({ keyword }) => ['type', 'const', 'enum', 'pattern'].includes(keyword));
    return isOfOtherKind ? [] : [{ errors, distance: outer.filter(isAboutMembers).length }];
  });
  const [best, next] = judged.toSorted((one, other) => one.distance - other.distance);
  if (best === undefined || best.distance === next?.distance) return undefined;
  return best.errors.map((error) => ({ ...error, instancePath: choice.instancePath + error.instancePath }));
}

const isAboutMembers = ({ keyword }: ErrorObject) =>
  keyword === 'required' || keyword === 'additionalProperties';
