import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import { suggestName } from '../spec/suggestion.ts';
import { isObject } from '../spec/json.ts';
import type { Diagnostic, JsonObject, Result } from '../spec/types.ts';

/** One document as a configuration names it. */
export interface DocumentConfig {
  readonly file: string;
  readonly overlays?: readonly string[];
  readonly basePath?: string;
  readonly strict?: boolean;
}

/** One kind of output, with settings of its own. */
export interface TargetConfig {
  readonly use: string;
  readonly out?: string;
  readonly [setting: string]: unknown;
}

/** A `generator.config.json`. */
export interface Config {
  readonly input: string | { readonly [api: string]: string | DocumentConfig };
  readonly out?: string;
  readonly strict?: boolean;
  readonly mayLeaveOut?: number;
  readonly sdk?: string;
  readonly importExtension?: '.js' | '.ts';
  readonly react?: boolean;
  readonly targets?: readonly (string | TargetConfig)[];
}

/** A configuration that was read, in which places are found. */
export interface ReadConfig {
  readonly config: Config;
  /** A diagnostic about the value at these members. */
  readonly diagnosticAt: (keys: readonly (string | number)[], told: Told) => Diagnostic;
}

/** A finding without its place. */
interface Told {
  readonly rule: string;
  readonly message: string;
  readonly remedy: string;
}

/** Reads a configuration; every diagnostic of it at once. */
export function readConfig(file: string, text: string, schema: JsonObject): Result<ReadConfig> {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  const at = (offset: number, pointer: string, told: Told): Diagnostic => {
    const lines = text.slice(0, offset).split('\n');
    return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, pointer, ...told };
  };
  if (errors.length > 0 || tree === undefined) {
    const found = errors.length > 0 ? errors : [{ error: 0, offset: 0 }];
    const diagnostics = found.map(({ error, offset }) => {
      const message = errors.length > 0 ? `${printParseErrorCode(error)}.` : 'The file is empty.';
      return at(offset, '#', { rule: 'broken-json', message, remedy: 'Mend the JSON.' });
    });
    return { ok: false, diagnostics };
  }
  const diagnosticAt: ReadConfig['diagnosticAt'] = (keys, told) =>
    at(nodeAt(tree, keys).offset, pointerOf(keys), told);
  const value: unknown = getNodeValue(tree);
  const validate = validatorOf(schema);
  if (!validate(value))
    return {
      ok: false,
      diagnostics: leading(validate.errors ?? []).map((error) => describe(error, diagnosticAt)),
    };
  // The schema has just said so.
  return { ok: true, value: { config: value as unknown as Config, diagnosticAt } };
}

const validators = new WeakMap<JsonObject, ValidateFunction>();

/** The validator of a schema, compiled once: while documents are watched, each run reads the configuration. */
function validatorOf(schema: JsonObject): ValidateFunction {
  const known =
    validators.get(schema) ?? new Ajv({ allErrors: true, verbose: true, strict: false }).compile(schema);
  validators.set(schema, known);
  return known;
}

/** The node at these members, else the nearest one around it; of a member its name. */
function nodeAt(tree: Node, keys: readonly (string | number)[]): Node {
  for (let length = keys.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, keys.slice(0, length));
    if (node !== undefined) return node.parent?.type === 'property' ? node.parent : node;
  }
  return tree;
}

function pointerOf(keys: readonly (string | number)[]): string {
  return ['#', ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/** Of the alternatives that fit none, those errors alone that are further inside, or that none fits. */
function leading(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf');
  const inner = (union: ErrorObject): readonly ErrorObject[] =>
    errors.filter(
      (error) =>
        error.schemaPath.startsWith(union.schemaPath.replace(/anyOf$/, '')) ||
        error.instancePath === union.instancePath ||
        error.instancePath.startsWith(`${union.instancePath}/`),
    );
  const hidden = new Set<ErrorObject>();
  for (const union of unions) {
    const deeper = inner(union).filter(
      (error) => error !== union && (error.instancePath !== union.instancePath || error.keyword !== 'type'),
    );
    if (deeper.length > 0 && isObject(union.data)) hidden.add(union);
    for (const error of inner(union))
      if (error.keyword === 'type' && error.instancePath === union.instancePath) hidden.add(error);
  }
  return errors.filter((error) => !hidden.has(error) && error.keyword !== 'propertyNames');
}

function describe(error: ErrorObject, diagnosticAt: ReadConfig['diagnosticAt']): Diagnostic {
  const keys = error.instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const rule = 'invalid-config';
  const { description } = isObject(error.parentSchema) ? error.parentSchema : {};
  const remedy = typeof description === 'string' ? description : 'See config.schema.json.';
  const extra: unknown = error.params['additionalProperty'];
  if (typeof extra === 'string') {
    const known = isObject(error.parentSchema) ? error.parentSchema['properties'] : undefined;
    const names = isObject(known) ? Object.keys(known).filter((name) => name !== '$schema') : [];
    const told = { rule, message: `"${extra}" is not known here.`, remedy: suggestName(extra, names) };
    return diagnosticAt([...keys, extra], told);
  }
  if (error.propertyName !== undefined) {
    const message = `"${error.propertyName}" cannot be the name of an api.`;
    return diagnosticAt([...keys, error.propertyName], { rule, message, remedy: 'Use a-z, digits and "-".' });
  }
  const allowed: unknown = error.params['allowedValues'];
  const values = Array.isArray(allowed) ? ` ${allowed.map(String).join(', ')}` : '';
  const missing: unknown = error.params['missingProperty'];
  if (typeof missing === 'string')
    return diagnosticAt(keys, { rule, message: `"${missing}" is missing.`, remedy: `Add "${missing}".` });
  const message =
    error.keyword === 'anyOf'
      ? 'Fits none of the allowed forms.'
      : `This ${error.message ?? 'is wrong'}${values}.`;
  return diagnosticAt(keys, { rule, message, remedy });
}
