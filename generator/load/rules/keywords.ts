import { isObject } from '../../spec/json.ts';
import { FORMATS } from '../../spec/formats.ts';
import { EXTENSIONS, PROVENANCE, allExtensions } from './extensions.ts';
import { isPattern } from '../source/pattern.ts';
import { suggest } from '../../spec/suggestion.ts';
import type { Finding, Place } from '../source/source-tree.ts';
import type { Rule, RuleContext } from '../source/rule-context.ts';

/** Members whose own members are names, not keywords. */
const NAMED = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'schemas',
  'parameters',
  'headers',
  'examples',
  'paths',
  'responses',
]);
/** Members that hold data of the api's users. */
const DATA = new Set(['example', 'value', 'default', 'const', 'enum']);

/** Keywords that the validators of the SDK cannot carry. */
export const UNSUPPORTED: ReadonlySet<string> = new Set(
  ['unevaluatedProperties', 'unevaluatedItems', '$dynamicRef', '$dynamicAnchor', '$recursiveRef'].concat([
    'dependentSchemas',
    'minContains',
    'maxContains',
    '$id',
    '$anchor',
  ]),
);

/** Reports unknown and misplaced extensions, and keywords that validators cannot carry. */
export const checkKeywords: Rule = (context) => {
  const places = findPlaces(context);
  return context.files.flatMap((file) => {
    const root = context.tree.root(file);
    return root === undefined ? [] : visit({ context, places, named: false }, root);
  });
};

interface KnownPlaces {
  readonly roots: ReadonlySet<string>;
  readonly operations: ReadonlySet<string>;
  readonly schemas: ReadonlySet<string>;
}

const key = (place: Place): string => `${place.file} ${place.pointer}`;

function findPlaces(context: RuleContext): KnownPlaces {
  return {
    roots: new Set(context.specs.map((spec) => key(spec.root))),
    operations: new Set(context.operations.map((operation) => key(operation.place))),
    schemas: new Set(context.schemas.map(([, place]) => key(place))),
  };
}

interface Visit {
  readonly context: RuleContext;
  readonly places: KnownPlaces;
  /** True when the members here are names and not keywords. */
  readonly named: boolean;
}

function visit(at: Visit, place: Place): ReturnType<Rule> {
  const { context, places } = at;
  // What a reference names is visited in its own file.
  if (isObject(place.node) && typeof place.node['$ref'] === 'string') return [];
  return context.tree.children(place).flatMap(([name, value]) => {
    if (at.named || Array.isArray(place.node)) return visit({ ...at, named: false }, value);
    const finding = findInMember(places, place, [name, value]);
    const own = finding === undefined ? [] : [context.tree.diagnosticAt(value, finding)];
    if (name.startsWith('x-') || DATA.has(name)) return own;
    return [...own, ...visit({ ...at, named: NAMED.has(name) && isObject(value.node) }, value)];
  });
}

function findInMember(
  places: KnownPlaces,
  holder: Place,
  [name, value]: readonly [string, Place],
): Finding | undefined {
  if (name.startsWith('x-')) return findInExtension(places, holder, name);
  if (UNSUPPORTED.has(name)) {
    const message = `"${name}" cannot be carried by the generated validators.`;
    return { rule: 'unsupported-keyword', message, remedy: 'Describe it with other keywords.', onKey: true };
  }
  if (name === 'pattern' && typeof value.node === 'string' && !isPattern(value.node))
    return unusablePattern(value.node);
  if (name !== 'format' || typeof value.node !== 'string' || Object.hasOwn(FORMATS, value.node))
    return undefined;
  const message = `"${value.node}" is no format that the validators know.`;
  return { rule: 'unknown-format', message, ...suggest(value.node, Object.keys(FORMATS)) };
}

/** The finding about a pattern that validators cannot be made with. */
export function unusablePattern(pattern: string): Finding {
  return {
    rule: 'unusable-pattern',
    message: `"${pattern}" is no regular expression with the flag u, which validators run with.`,
    remedy: 'Write it without needless backslashes, and with balanced brackets.',
  };
}

function findInExtension(places: KnownPlaces, holder: Place, name: string): Finding | undefined {
  if (!allExtensions.includes(name)) {
    const message = `"${name}" is no extension of these specs.`;
    return { rule: 'unknown-extension', message, ...suggest(name, allExtensions), onKey: true };
  }
  if (name === PROVENANCE) return undefined;
  const misplaced = (where: string): Finding => ({
    rule: 'misplaced-extension',
    message: `"${name}" has no effect here.`,
    remedy: `It stands on ${where}.`,
    onKey: true,
  });
  if (EXTENSIONS.root.includes(name) && !places.roots.has(key(holder)))
    return misplaced('the root of a spec');
  if (EXTENSIONS.operation.includes(name) && !places.operations.has(key(holder)))
    return misplaced('an operation');
  if (EXTENSIONS.schema.includes(name) && !places.schemas.has(key(holder)))
    return misplaced('a component schema');
  return undefined;
}
