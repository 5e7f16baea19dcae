import { isObject, valueAt } from '../../spec/json.ts';
import { textOf } from '../source/source-tree.ts';
import { entityKey, propertiesOf, schemaAtPath, successSchemas } from '../source/rule-context.ts';
import {
  checkKeys,
  checkNames,
  findRead,
  lifetimeLookup,
  memberLookup,
  parameterLookup,
  valuesOf,
} from './lookups.ts';
import type { Place } from '../source/source-tree.ts';
import type { OperationView, Rule, RuleContext } from '../source/rule-context.ts';
import type { Diagnostic } from '../../spec/types.ts';

type Check = (context: RuleContext, operation: OperationView) => readonly Diagnostic[];

/** Reports names in an operation's extension that do not exist. */
export const checkReferences: Rule = (context) =>
  [...context.operations, ...context.splits.map(({ entry }) => entry)].flatMap((operation) =>
    CHECKS.flatMap((check) => check(context, operation)),
  );

const checkMembers: Check = (context, operation) => {
  const at = extensionOf(context, operation);
  const lists = [
    at('key'),
    at('selects'),
    at('selects', 'others'),
    at('needs', 'any'),
    at('needs', 'all'),
    at('batch', 'union'),
    at('items', 'by'),
    ...valuesOf(context, at('defaults')).map((place) => context.tree.at(place, 'with')),
  ];
  const places = [
    ...lists.flatMap((list) => valuesOf(context, list)),
    at('pages', 'token'),
    at('pages', 'size'),
    at('sets', 'object'),
    at('sets', 'values'),
  ];
  const lookup = memberLookup(operation);
  // A parameter that is taken out of the body is rewritten as well.
  const rewritten = { ...lookup, known: [...lookup.known, ...operation.parameters.keys()] };
  return [
    ...checkNames(context, places, lookup),
    ...checkKeys(context, at('normalise'), rewritten),
    ...[at('defaults'), at('always'), at('limits'), at('batch', 'join')].flatMap((holder) =>
      checkKeys(context, holder, lookup),
    ),
  ];
};

const checkLifetimes: Check = (context, operation) => {
  const at = extensionOf(context, operation);
  const rows = [at('lifetime'), at('errors', 'lifetime'), at('items', 'errors')];
  return checkNames(context, rows, lifetimeLookup(context));
};

const checkConstants: Check = (context, operation) => {
  const at = extensionOf(context, operation);
  const values = [...valuesOf(context, at('defaults')), ...valuesOf(context, at('always'))];
  const named = values.map((place) => context.tree.at(place, 'constant'));
  const ofItems = [at('items', 'placeholder'), at('items', 'longest')];
  return checkConstantPaths(context, [...named, ...valuesOf(context, at('limits')), ...ofItems]);
};

/** A diagnostic where one of these places names no path in `x-constants`. */
export function checkConstantPaths(
  context: RuleContext,
  places: readonly (Place | undefined)[],
): readonly Diagnostic[] {
  const unknown = places.filter((place) => valueAt(context.constants, textOf(place)) === undefined);
  const known = Object.keys(context.constants);
  return checkNames(context, unknown, { rule: 'unknown-constant', what: 'no path in x-constants', known });
}

const checkEntity: Check = (context, operation) => {
  const at = extensionOf(context, operation);
  return [
    ...checkEntityKey(context, at('entity'), at('key')),
    ...checkEntityKey(context, at('evict', 'entity'), at('evict', 'key')),
    ...checkEntityKey(context, at('optimistic', 'entity'), at('optimistic', 'key')),
    ...checkNames(
      context,
      [
        ...valuesOf(context, at('evict', 'key')),
        ...valuesOf(context, at('optimistic', 'key')),
        ...valuesOf(context, at('optimistic', 'members')),
        ...valuesOf(context, at('optimistic', 'entries')).map((place) => context.tree.at(place, 'from')),
      ].filter((place) => place !== undefined && !leadsTo(context, operation, place)),
      parameterLookup(operation),
    ),
  ];
};

const checkGuard: Check = (context, operation) => {
  const at = extensionOf(context, operation);
  const entity = context.entities.get(textOf(at('evict', 'entity')));
  const known = propertiesOf(context.tree, entity).map(([name]) => name);
  return [
    ...checkNames(context, [at('guard', 'parameter')], parameterLookup(operation)),
    ...checkNames(context, [at('guard', 'member')], {
      rule: 'unknown-property',
      what: 'no property of the entity that evict names',
      known,
    }),
  ];
};

function checkEntityKey(
  context: RuleContext,
  entity: Place | undefined,
  key: Place | undefined,
): readonly Diagnostic[] {
  const schema = context.entities.get(textOf(entity));
  const known = [...context.entities.keys()];
  if (schema === undefined)
    return checkNames(context, [entity], { rule: 'unknown-entity', what: 'no schema with x-entity', known });
  const members = entityKey(schema);
  const unknown = checkKeys(context, key, {
    rule: 'unknown-key',
    what: 'no key member of the entity',
    known: members,
  });
  const missing = members.filter((name) => context.tree.at(key, name) === undefined);
  if (missing.length === 0 || key === undefined) return unknown;
  const message = `The key of "${textOf(entity)}" lacks ${missing.join(', ')}.`;
  return [
    ...unknown,
    context.tree.diagnosticAt(key, {
      rule: 'incomplete-key',
      message,
      remedy: 'Say where each key member comes from.',
    }),
  ];
}

/** Returns true when a dotted path leads somewhere in the configuration. */
function leadsTo(context: RuleContext, operation: OperationView, place: Place): boolean {
  const [first = '', ...rest] = textOf(place).split('.');
  return schemaAtPath(context.tree, operation.members.get(first), rest) !== undefined;
}

const checkTake: Check = (context, operation) => {
  const take = extensionOf(context, operation)('take');
  const lost = valuesOf(context, take).filter((place) => !leadsTo(context, operation, place));
  return [
    ...checkKeys(context, take, parameterLookup(operation)),
    ...lost.map((place) => {
      const message = `"${textOf(place)}" leads nowhere in the configuration.`;
      return context.tree.diagnosticAt(place, {
        rule: 'unknown-member',
        message,
        remedy: 'Name a path of the request body.',
      });
    }),
  ];
};

const checkBatch: Check = (context, operation) => {
  const at = extensionOf(context, operation);
  const { read, diagnostics } = findRead(context, at('batch', 'with'));
  if (read === undefined) return diagnostics;
  const places = [...valuesOf(context, at('batch', 'join')), ...valuesOf(context, at('batch', 'union'))];
  return checkNames(context, places, memberLookup(read));
};

const checkPages: Check = (context, operation) => {
  const at = extensionOf(context, operation);
  const isInItems = textOf(at('pages', 'nextIs')) === 'item';
  const members = ['items', 'restartOn', 'more', ...(isInItems ? [] : ['next'])];
  const names = members.map((name) => at('pages', name));
  return checkAnswer(context, operation, [...names, at('items', 'at')]);
};

/** A diagnostic where one of these dotted paths leads nowhere in the answer of an operation. */
function checkAnswer(
  context: RuleContext,
  operation: OperationView,
  places: readonly (Place | undefined)[],
): readonly Diagnostic[] {
  const schemas = successSchemas(context.tree, operation);
  const known = schemas.flatMap((schema) => propertiesOf(context.tree, schema)).map(([name]) => name);
  const what = `no member of the response of ${operation.id}`;
  const lost = places.filter((place) => {
    const path = textOf(place).split('.');
    return !schemas.some((schema) => schemaAtPath(context.tree, schema, path) !== undefined);
  });
  return checkNames(context, lost, { rule: 'unknown-response-member', what, known });
}

const checkItems: Check = (context, operation) => {
  const at = extensionOf(context, operation);
  const list = textOf(at('items', 'at'));
  if (list === '') return [];
  const known = successSchemas(context.tree, operation).flatMap((schema) => {
    const items = context.tree.at(schemaAtPath(context.tree, schema, [list]), 'items');
    return propertiesOf(context.tree, items).map(([name]) => name);
  });
  const what = `no member of the results of ${operation.id}`;
  const places = [at('items', 'status'), at('items', 'value')];
  return checkNames(context, places, { rule: 'unknown-response-member', what, known });
};

const checkBorrowed: Check = (context, operation) =>
  valuesOf(context, extensionOf(context, operation)('defaults')).flatMap((place) => {
    const { read, diagnostics } = findRead(context, context.tree.at(place, 'read'));
    if (read === undefined) return diagnostics;
    return [
      ...checkKeys(context, context.tree.at(place, 'with'), memberLookup(read)),
      ...checkAnswer(context, read, [context.tree.at(place, 'take')]),
    ];
  });

const checkStatuses: Check = (context, operation) => {
  const at = extensionOf(context, operation);
  const declared = operation.responses.map(([status]) => status);
  const places = [...valuesOf(context, at('errors', 'remember')), ...valuesOf(context, at('evict', 'on'))];
  const unknown = places.filter((place) => !declared.includes(String(place.node)));
  return unknown.map((place) => {
    const message = `${operation.id} declares no response ${String(place.node)}.`;
    return context.tree.diagnosticAt(place, {
      rule: 'unknown-status',
      message,
      remedy: `Declared: ${declared.join(', ')}.`,
    });
  });
};

const checkInvalidated: Check = (context, operation) => {
  const at = extensionOf(context, operation);
  const rules = [...valuesOf(context, at('invalidates')), ...valuesOf(context, at('optimistic', 'results'))];
  return rules.flatMap((each) => {
    const { read, diagnostics } = findRead(context, context.tree.at(each, 'operation'));
    if (read === undefined) return diagnostics;
    const match = context.tree.at(each, 'match');
    const lost = valuesOf(context, match).filter((place) => !hasSource(context, operation, textOf(place)));
    return [
      ...checkKeys(context, match, memberLookup(read)),
      ...lost.map((place) => {
        const message = `"${textOf(place)}" leads nowhere.`;
        const remedy = 'Name a path of the configuration, of the response or of the evicted entity.';
        return context.tree.diagnosticAt(place, { rule: 'unknown-source', message, remedy });
      }),
      ...checkExpected(context, each, { operation, read }),
    ];
  });
};

/** Finds what an expected change of an answer names and neither the configuration nor the answer has. */
function checkExpected(
  context: RuleContext,
  rule: Place,
  { operation, read }: { readonly operation: OperationView; readonly read: OperationView },
): readonly Diagnostic[] {
  const at = (...keys: readonly string[]): Place | undefined => context.tree.at(rule, ...keys);
  const given = [...valuesOf(context, at('set')), ...valuesOf(context, at('remove', 'where'))];
  const changed = [...keysOf(at('set')), ...keysOf(at('with')), textOf(at('remove', 'from'))];
  const answers = successSchemas(context.tree, read);
  const lost = changed.filter(
    (path) => path !== '' && !answers.some((answer) => schemaAtPath(context.tree, answer, path.split('.'))),
  );
  return [
    ...checkNames(
      context,
      given.filter((place) => !leadsTo(context, operation, place)),
      parameterLookup(operation),
    ),
    ...lost.map((path) => {
      const message = `"${path}" is nowhere in the answer of ${read.id}.`;
      const remedy = 'Name a path of the answer.';
      return context.tree.diagnosticAt(rule, { rule: 'unknown-property', message, remedy });
    }),
  ];
}

function keysOf(place: Place | undefined): readonly string[] {
  const node = place?.node;
  return isObject(node) ? Object.keys(node) : [];
}

function hasSource(context: RuleContext, operation: OperationView, source: string): boolean {
  const [root, first = '', ...rest] = source.split('.');
  if (root === 'evicted') return isOfEvicted(context, operation, [first, ...rest]);
  if (root === 'config' && operation.parameters.has(first) && rest.length === 0) return true;
  const starts = root === 'config' ? [operation.members.get(first)] : successSchemas(context.tree, operation);
  const path = root === 'config' ? rest : [first, ...rest];
  return starts.some((start) => schemaAtPath(context.tree, start, path) !== undefined);
}

/** Returns true when a path leads somewhere in the entity that a write evicts. */
function isOfEvicted(context: RuleContext, operation: OperationView, path: readonly string[]): boolean {
  const schema = context.entities.get(textOf(extensionOf(context, operation)('evict', 'entity')));
  return schemaAtPath(context.tree, schema, path) !== undefined;
}

type Reach = (...keys: readonly (string | number)[]) => Place | undefined;

function extensionOf(context: RuleContext, operation: OperationView): Reach {
  return (...keys) => context.tree.at(operation.extension, ...keys);
}

const CHECKS: readonly Check[] = [
  checkMembers,
  checkLifetimes,
  checkConstants,
  checkEntity,
  checkGuard,
  checkTake,
  checkBatch,
  checkPages,
  checkItems,
  checkBorrowed,
  checkStatuses,
  checkInvalidated,
];
