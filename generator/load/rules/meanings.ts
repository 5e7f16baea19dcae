import { checkKeys, valuesOf } from './lookups.ts';
import { propertiesOf } from '../source/rule-context.ts';
import type { Place } from '../source/source-tree.ts';
import type { Rule, RuleContext } from '../source/rule-context.ts';
import type { Diagnostic } from '../../spec/types.ts';

/** Every `x-meaning` speaks of members that its schema has, and of operations that there are. */
export const checkMeanings: Rule = (context) =>
  context.schemas.flatMap(([, schema]) => {
    const meaning = context.tree.at(schema, 'x-meaning');
    return meaning === undefined ? [] : checkMeaning(context, schema, meaning);
  });

function checkMeaning(context: RuleContext, schema: Place, meaning: Place): readonly Diagnostic[] {
  const { tree, operations } = context;
  const at = (name: string) => tree.at(meaning, name);
  const members = {
    rule: 'unknown-property',
    what: 'no property of this schema',
    known: propertiesOf(tree, schema).map(([name]) => name),
  };
  const called = valuesOf(context, at('called'));
  const there = valuesOf(context, at('there'));
  const calls = valuesOf(context, at('calls')).flatMap((alternatives) => valuesOf(context, alternatives));
  const known = operations.map(({ id }) => id);
  return [
    ...[at('there'), ...called, ...there, ...calls].flatMap((holder) => checkKeys(context, holder, members)),
    ...checkKeys(context, at('calls'), { rule: 'unknown-operation', what: 'no operationId', known }),
  ];
}
