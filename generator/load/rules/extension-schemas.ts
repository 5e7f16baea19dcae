import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { isObject } from '../../model/json.ts';
import { suggest } from '../suggestion.ts';
import type { Complaint, Place } from '../place.ts';
import type { Rule, World } from '../world.ts';
import type { Json, JsonObject, ReadFile } from '../../model/types.ts';

const FOLDER = 'specs/extensions';
const ROOT = ['x-lifetimes', 'x-constants', 'x-query-encodings', 'x-choices', 'x-object-classification'];
const OPERATION = ['x-read', 'x-write', 'x-split', 'x-provenance'];
const SCHEMA = ['x-entity', 'x-tag', 'x-provenance'];

/** The JSON Schema of each extension by name. */
type ExtensionSchemas = ReadonlyMap<string, JsonObject>;

/** Reads the JSON Schemas that describe the extensions. */
export async function readExtensionSchemas(readFile: ReadFile): Promise<ExtensionSchemas> {
  const names = [...new Set([...ROOT, ...OPERATION, ...SCHEMA])];
  const entries = await Promise.all(
    names.map(async (name) => {
      const schema: unknown = JSON.parse(await readFile(`${FOLDER}/${name}.schema.json`));
      return [name, isObject(schema) ? schema : {}] as const;
    }),
  );
  return new Map(entries);
}

/** A rule that holds every extension to its JSON Schema. */
export function createExtensionRule(schemas: ExtensionSchemas): Rule {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
  for (const [name, schema] of schemas) ajv.addSchema(schema, name);
  return (world) =>
    placesToCheck(world).flatMap(([name, place]) => {
      const validate = ajv.getSchema<Json>(name);
      return validate === undefined || validate(place.node) ? [] : faultsOf(world, place, validate);
    });
}

function placesToCheck(world: World): readonly (readonly [string, Place])[] {
  const on = (holder: Place | undefined, names: readonly string[]): readonly (readonly [string, Place])[] =>
    world.atlas.children(holder).filter(([name]) => names.includes(name));
  return [
    ...world.specs.flatMap((spec) => on(spec.root, ROOT)),
    ...world.operations.flatMap((operation) => on(operation.place, OPERATION)),
    ...world.schemas.flatMap(([, schema]) => on(schema, SCHEMA)),
  ];
}

function faultsOf(world: World, place: Place, validate: ValidateFunction): ReturnType<Rule> {
  return leadingErrors(validate.errors ?? []).map((error) => {
    const keys = error.instancePath
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const target = keys.reduce<Place | undefined>((here, name) => world.atlas.at(here, name), place) ?? place;
    const { member, complaint } = describe(error);
    const at = member === undefined ? target : (world.atlas.at(target, member) ?? target);
    return world.atlas.fault(at, complaint);
  });
}

/** Leaves out the errors of single alternatives where none of the alternatives fits. */
function leadingErrors(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unions = errors.filter((error) => error.keyword === 'anyOf');
  const isPart = (error: ErrorObject): boolean =>
    unions.some(
      (union) =>
        union !== error &&
        (error.schemaPath.startsWith(`${union.schemaPath}/`) ||
          (error.keyword !== 'anyOf' &&
            union.instancePath !== '' &&
            error.instancePath.startsWith(union.instancePath))),
    );
  const isOuter = (error: ErrorObject): boolean =>
    unions.some(
      (union) =>
        error !== union &&
        error.keyword === 'anyOf' &&
        union.instancePath.startsWith(`${error.instancePath}/`),
    );
  return errors.filter(
    (error) =>
      !isPart(error) && !isOuter(error) && error.keyword !== 'if' && error.keyword !== 'propertyNames',
  );
}

function describe(error: ErrorObject): { readonly member?: string; readonly complaint: Complaint } {
  const rule = 'invalid-extension';
  const extra: unknown = error.params['additionalProperty'];
  if (typeof extra === 'string') {
    const known =
      isObject(error.parentSchema) && isObject(error.parentSchema['properties'])
        ? error.parentSchema['properties']
        : {};
    const complaint = {
      rule,
      message: `"${extra}" is not known here.`,
      ...suggest(extra, Object.keys(known)),
      onKey: true,
    };
    return { member: extra, complaint };
  }
  const allowed: unknown = error.params['allowedValues'];
  const values = Array.isArray(allowed) ? ` ${allowed.map(String).join(', ')}` : '';
  const message =
    error.keyword === 'anyOf'
      ? 'Fits none of the allowed forms.'
      : `This ${error.message ?? 'is wrong'}${values}.`;
  const name =
    isObject(error.schema) || error.propertyName === undefined ? {} : { member: error.propertyName };
  return { ...name, complaint: { rule, message, remedy: `See ${FOLDER}/README.md.` } };
}
