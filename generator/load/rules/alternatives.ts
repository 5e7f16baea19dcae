import { objectOf, textOf } from '../source/source-tree.ts';
import { propertiesOf } from '../source/rule-context.ts';
import { checkKeys, checkNames, findRead, memberLookup, parameterLookup, valuesOf } from './lookups.ts';
import { checkId } from './operations.ts';
import { checkConstantPaths } from './references.ts';
import { textsAt } from '../../spec/json.ts';
import type { Place } from '../source/source-tree.ts';
import type { Rule, SplitView, RuleContext } from '../source/rule-context.ts';
import type { Diagnostic, Json } from '../../spec/types.ts';

/** Every entry of `x-split` names what its operation and its spec have. */
export const checkSplits: Rule = (context) =>
  context.splits.flatMap((split) => [...checkId(context, split.entry), ...checkSplit(context, split)]);

function checkSplit(context: RuleContext, { entry, address }: SplitView): readonly Diagnostic[] {
  const at = (name: string): Place | undefined => context.tree.at(entry.place, name);
  const known = context.schemas.map(([name]) => name);
  const schemas = [...valuesOf(context, at('path')), at('answer')];
  return [
    ...checkNames(context, valuesOf(context, at('query')), parameterLookup(address)),
    ...checkNames(context, schemas, { rule: 'unknown-schema', what: 'no component schema', known }),
  ];
}

/** Every choice of `x-choices` names a read, members of it, and values that there are. */
export const checkChoices: Rule = (context) =>
  context.specs.flatMap((spec) =>
    valuesOf(context, context.tree.at(spec.root, 'x-choices')).flatMap((choice) =>
      valuesOf(context, context.tree.at(choice, 'choices')).flatMap((each) => checkChoice(context, each)),
    ),
  );

function checkChoice(context: RuleContext, choice: Place): readonly Diagnostic[] {
  const { read, diagnostics } = findRead(context, context.tree.at(choice, 'operation'));
  const equals = context.tree.at(choice, 'equals');
  const constants = valuesOf(context, equals).map((place) => context.tree.at(place, 'constant'));
  if (read === undefined) return [...diagnostics, ...checkConstantPaths(context, constants)];
  const { known, ...lookup } = memberLookup(read);
  // What is compared may be what tells the operations apart, and then is no member of the chosen one.
  const members = { ...lookup, known: [...known, ...Object.keys(objectOf(equals))] };
  const given = valuesOf(context, context.tree.at(choice, 'given'));
  const unknown = checkNames(context, given, members);
  return [
    ...unknown,
    ...checkConstantPaths(context, constants),
    ...checkKeys(context, equals, {
      ...lookup,
      what: 'not among the members given',
      known: given.map(textOf),
    }),
  ];
}

/** Every variant that `x-tag` knows is there, and every variant that is there is known. */
export const checkTags: Rule = (context) =>
  context.schemas.flatMap(([, schema]) => {
    const tag = context.tree.at(schema, 'x-tag');
    return tag === undefined ? [] : checkTag(context, schema, tag);
  });

function checkTag(context: RuleContext, schema: Place, tag: Place): readonly Diagnostic[] {
  const property = context.tree.at(tag, 'property');
  const variants = context.tree.children(context.tree.at(schema, 'anyOf')).map(([, variant]) => variant);
  const found = variants.flatMap((variant) => {
    const own = propertiesOf(context.tree, variant).find(([name]) => name === textOf(property))?.[1];
    const value: Json | undefined = objectOf(own)['const'];
    return value === undefined ? [] : [String(value)];
  });
  const known = textsAt(tag.node, 'known');
  const lacking = found.filter((value) => !known.includes(value));
  const rule = 'unknown-variant';
  return [
    ...checkNames(context, valuesOf(context, context.tree.at(tag, 'known')), {
      rule,
      what: 'no variant',
      known: found,
    }),
    ...lacking.map((value) => {
      const message = `The variant "${value}" is not among the known ones.`;
      return context.tree.diagnosticAt(tag, { rule, message, remedy: 'Add it to known.' });
    }),
  ];
}
