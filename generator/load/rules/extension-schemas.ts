import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { isObject } from '../../spec/json.ts';
import { EXTENSIONS, PROVENANCE, allExtensions } from './extensions.ts';
import { suggest } from '../../spec/suggestion.ts';
import type { Finding, Place } from '../source/source-tree.ts';
import type { RuleContext } from '../source/rule-context.ts';
import { makeAnew } from '../../spec/memory.ts';
import type { Recall } from '../../spec/memory.ts';
import type { Diagnostic, Json, JsonObject, ReadFile } from '../../spec/types.ts';

const FOLDER = 'specs/extensions';

/** The JSON Schema of each extension by name. */
type ExtensionSchemas = ReadonlyMap<string, JsonObject>;

/** Reads the JSON Schemas that describe the extensions. */
export async function readExtensionSchemas(readFile: ReadFile): Promise<ExtensionSchemas> {
  const entries = await Promise.all(
    allExtensions.map(async (name) => {
      const schema: unknown = JSON.parse(await readFile(`${FOLDER}/${name}.schema.json`));
      return [name, isObject(schema) ? schema : {}] as const;
    }),
  );
  return new Map(entries);
}

/** Holds every extension to its JSON Schema; those of a file that were right before are not looked at again. */
export async function checkExtensions(
  context: RuleContext,
  schemas: ExtensionSchemas,
  recall: Recall = makeAnew,
): Promise<readonly Diagnostic[]> {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
  for (const [name, schema] of schemas) ajv.addSchema(schema, name);
  const check = (places: readonly PlaceToCheck[]): readonly Diagnostic[] =>
    places.flatMap(([name, place]) => {
      const validate = ajv.getSchema<Json>(name);
      return validate === undefined || validate(place.node) ? [] : diagnosticsOf(context, place, validate);
    });
  const known = JSON.stringify([...schemas]);
  const all = placesToCheck(context);
  const found = context.files.map(async (file) => {
    const places = all.filter(([, place]) => place.file === file);
    if (places.length === 0) return [];
    const values = JSON.stringify(places.map(([name, { node }]) => [name, node]));
    const sound = await recall('extensions', [known, values], () =>
      JSON.stringify(check(places).length === 0),
    );
    return sound === 'true' ? [] : check(places);
  });
  return (await Promise.all(found)).flat();
}

type PlaceToCheck = readonly [name: string, place: Place];

function placesToCheck(context: RuleContext): readonly PlaceToCheck[] {
  const on = (holder: Place | undefined, names: readonly string[]): readonly PlaceToCheck[] =>
    context.tree.children(holder).filter(([name]) => names.includes(name));
  return [
    ...context.specs.flatMap((spec) => on(spec.root, EXTENSIONS.root)),
    ...context.operations.flatMap((operation) => on(operation.place, [...EXTENSIONS.operation, PROVENANCE])),
    ...context.schemas.flatMap(([, schema]) => on(schema, [...EXTENSIONS.schema, PROVENANCE])),
  ];
}

function diagnosticsOf(
  context: RuleContext,
  place: Place,
  validate: ValidateFunction,
): readonly Diagnostic[] {
  return leadingErrors(validate.errors ?? []).map((error) => {
    const keys = error.instancePath
      .split('/')
      .slice(1)
      .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    const target =
      keys.reduce<Place | undefined>((here, name) => context.tree.at(here, name), place) ?? place;
    const { member, finding } = describe(error);
    const at = member === undefined ? target : (context.tree.at(target, member) ?? target);
    return context.tree.diagnosticAt(at, finding);
  });
}

/** Leaves out the errors of single alternatives where none of the alternatives fits. */
function leadingErrors(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unions = errors.filter((error) => error.keyword === 'anyOf');
  const isAlternative = (error: ErrorObject): boolean =>
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
      !isAlternative(error) && !isOuter(error) && error.keyword !== 'if' && error.keyword !== 'propertyNames',
  );
}

function describe(error: ErrorObject): { readonly member?: string; readonly finding: Finding } {
  const rule = 'invalid-extension';
  const extra: unknown = error.params['additionalProperty'];
  if (typeof extra === 'string') {
    const known =
      isObject(error.parentSchema) && isObject(error.parentSchema['properties'])
        ? error.parentSchema['properties']
        : {};
    const finding = {
      rule,
      message: `"${extra}" is not known here.`,
      ...suggest(extra, Object.keys(known)),
      onKey: true,
    };
    return { member: extra, finding };
  }
  const allowed: unknown = error.params['allowedValues'];
  const values = Array.isArray(allowed) ? ` ${allowed.map(String).join(', ')}` : '';
  const message =
    error.keyword === 'anyOf'
      ? 'Fits none of the allowed forms.'
      : `This ${error.message ?? 'is wrong'}${values}.`;
  const name =
    isObject(error.schema) || error.propertyName === undefined ? {} : { member: error.propertyName };
  return { ...name, finding: { rule, message, remedy: `See ${FOLDER}/README.md.` } };
}
