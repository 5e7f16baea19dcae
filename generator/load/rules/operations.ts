import { objectOf } from '../source/source-tree.ts';
import type { Finding, Place } from '../source/source-tree.ts';
import type { OperationView, Rule, RuleContext } from '../source/rule-context.ts';
import type { Diagnostic } from '../../spec/types.ts';

/** Reports operations that lack what these specs ask for beyond OpenAPI. */
export const checkOperations: Rule = (context) =>
  context.operations.flatMap((operation) => [
    ...checkKind(context, operation),
    ...checkId(context, operation),
    ...checkExamples(context, operation),
    ...checkParameters(context, operation),
  ]);

function checkKind(context: RuleContext, operation: OperationView): readonly Diagnostic[] {
  if (operation.kind === 'read' || operation.kind === 'write') return [];
  const message =
    operation.kind === 'both' ? 'It has both x-read and x-write.' : 'It has neither x-read nor x-write.';
  return [
    context.tree.diagnosticAt(operation.place, {
      rule: 'read-or-write',
      message,
      remedy: 'Give it exactly one.',
      onKey: true,
    }),
  ];
}

/** A diagnostic where an operationId cannot be used, or is used already. */
export function checkId(context: RuleContext, operation: OperationView): readonly Diagnostic[] {
  const place = context.tree.at(operation.place, 'operationId');
  if (place === undefined) return [];
  const report = (finding: Finding): readonly Diagnostic[] => [context.tree.diagnosticAt(place, finding)];
  if (!/^[a-z][A-Za-z0-9]*$/.test(operation.id)) {
    const message = `"${operation.id}" cannot be the name of a value.`;
    return report({ rule: 'operation-name', message, remedy: 'Write it in camelCase.' });
  }
  const all = [...context.operations, ...context.splits.map(({ entry }) => entry)];
  const first = all.find((each) => each.id === operation.id);
  if (first === undefined || first === operation) return [];
  const message = `"${operation.id}" is also the operationId of ${first.place.file} ${first.place.pointer}.`;
  return report({ rule: 'duplicate-operation', message, remedy: 'Make it unique over all specs.' });
}

function checkExamples(context: RuleContext, operation: OperationView): readonly Diagnostic[] {
  const { tree } = context;
  const bodies = [
    tree.at(operation.place, 'requestBody'),
    ...operation.responses.map(([, each]) => tree.at(each)),
  ];
  return bodies.flatMap((body) =>
    tree.children(tree.at(body, 'content')).flatMap(([type, media]) => {
      if (Object.keys(objectOf(tree.at(media, 'examples'))).length > 0) return [];
      const message = `There is no named example of this ${type} body.`;
      return [
        tree.diagnosticAt(media, {
          rule: 'missing-example',
          message,
          remedy: 'Add one under examples.',
          onKey: true,
        }),
      ];
    }),
  );
}

function checkParameters(context: RuleContext, operation: OperationView): readonly Diagnostic[] {
  const list = (place: Place): boolean => objectOf(context.tree.at(place, 'schema'))['type'] === 'array';
  return [...operation.parameters.values()].flatMap((parameter) => {
    const { in: where, explode } = objectOf(parameter);
    if (where === 'cookie') {
      const message = 'A cookie is no member of a configuration.';
      return [
        context.tree.diagnosticAt(parameter, {
          rule: 'cookie-parameter',
          message,
          remedy: 'Describe it as a security scheme.',
        }),
      ];
    }
    if (where !== 'query' || explode === false || !list(parameter)) return [];
    const message = 'A list in the query travels as one comma-separated value.';
    return [
      context.tree.diagnosticAt(parameter, {
        rule: 'list-style',
        message,
        remedy: 'Add style: form and explode: false.',
      }),
    ];
  });
}
