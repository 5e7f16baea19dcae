import { objectAt } from '../../spec/json.ts';
import { propertiesOf, schemaAtPath } from '../source/rule-context.ts';
import { checkKeys, checkNames, findRead, lifetimeLookup, valuesOf } from './lookups.ts';
import { checkConstantPaths } from './references.ts';
import { textOf } from '../source/source-tree.ts';
import type { Place } from '../source/source-tree.ts';
import type { Rule, RuleContext } from '../source/rule-context.ts';

/** Reports names in `x-entity` that do not exist. */
export const checkEntities: Rule = (context) =>
  context.entityPlaces.flatMap(([name, schema], index) => {
    const at = (...keys: readonly string[]): Place | undefined =>
      context.tree.at(schema, 'x-entity', ...keys);
    const known = propertiesOf(context.tree, schema).map(([name]) => name);
    const lookup = { rule: 'unknown-property', what: 'no property of the schema', known };
    const leads = (place: Place): boolean =>
      schemaAtPath(context.tree, schema, textOf(place).split('.')) !== undefined;
    const names = [
      ...valuesOf(context, at('key')).filter((place) => !leads(place)),
      ...valuesOf(context, at('version')),
      ...valuesOf(context, at('reports')),
    ];
    const first = context.entityPlaces.findIndex(([each]) => each === name);
    const twice = {
      rule: 'duplicate-entity',
      message: `"${name}" is an entity already.`,
      remedy: 'Give it another name.',
    };
    return [
      ...(first === index ? [] : [context.tree.diagnosticAt(schema, { ...twice, onKey: true })]),
      ...checkNames(context, [...names, at('select', 'members'), at('select', 'prefix')], lookup),
      ...checkKeys(context, at('merge'), lookup),
      ...checkNames(context, [at('lifetime')], lifetimeLookup(context)),
      ...findRead(context, at('tracked', 'refresh')).diagnostics,
      ...checkConstantPaths(context, [at('tracked', 'depth'), at('tracked', 'spanning')]),
    ];
  });

/** Rows of the root tables stand once over all specs. */
export const checkTables: Rule = (context) =>
  ['x-lifetimes', 'x-constants'].flatMap((table) =>
    context.specs.flatMap((spec, index) => {
      const before = context.specs
        .slice(0, index)
        .flatMap((each) => Object.keys(objectAt(each.root.node, table)));
      const rows = context.tree.children(context.tree.at(spec.root, table));
      return rows
        .filter(([name]) => before.includes(name))
        .map(([name, place]) => {
          const message = `"${name}" also stands in the ${table} of another spec.`;
          const finding = { rule: 'duplicate-row', message, remedy: 'Keep one of them.', onKey: true };
          return context.tree.diagnosticAt(place, finding);
        });
    }),
  );

/** Reports rows of the lifetime table that nothing names without saying why, and those that claim it falsely. */
export const checkUnusedLifetimes: Rule = (context) => {
  const { tree } = context;
  const named = new Set(namedRows(context).map(textOf));
  // A name that is misspelt may be meant for any of them.
  if ([...named].some((name) => !context.lifetimes.has(name))) return [];
  const rows = context.specs.flatMap(({ root }) => tree.children(tree.at(root, 'x-lifetimes')));
  return rows.flatMap(([name, place]) => {
    const reason = tree.at(place, 'unused');
    if (named.has(name) === (reason === undefined)) return [];
    const finding = named.has(name)
      ? { message: `"${name}" is named by an operation or an entity.`, remedy: 'Take "unused" out.' }
      : {
          message: `"${name}" is named by no operation and no entity.`,
          remedy: 'Name it, take it out, or say why in "unused".',
        };
    return [tree.diagnosticAt(place, { rule: 'unused-lifetime', onKey: true, ...finding })];
  });
};

/** The places where operations and entities name a row. */
function namedRows({ tree, operations, splits, entityPlaces }: RuleContext): readonly Place[] {
  const calls = [...operations, ...splits.map(({ entry }) => entry)];
  return [
    ...entityPlaces.map(([, schema]) => tree.at(schema, 'x-entity', 'lifetime')),
    ...calls.flatMap(({ extension }) => [
      tree.at(extension, 'lifetime'),
      tree.at(extension, 'errors', 'lifetime'),
      tree.at(extension, 'items', 'errors'),
    ]),
  ].filter((place) => place !== undefined);
}
