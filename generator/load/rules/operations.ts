import { objectOf } from '../place.ts';
import type { Complaint, Place } from '../place.ts';
import type { OperationView, Rule, World } from '../world.ts';
import type { Fault } from '../../model/types.ts';

/** What every operation needs beyond what OpenAPI asks for. */
export const checkOperations: Rule = (world) =>
  world.operations.flatMap((operation) => [
    ...checkKind(world, operation),
    ...checkId(world, operation),
    ...checkExamples(world, operation),
    ...checkParameters(world, operation),
  ]);

function checkKind(world: World, operation: OperationView): readonly Fault[] {
  if (operation.kind === 'read' || operation.kind === 'write') return [];
  const message =
    operation.kind === 'both' ? 'It has both x-read and x-write.' : 'It has neither x-read nor x-write.';
  return [
    world.atlas.fault(operation.place, {
      rule: 'read-or-write',
      message,
      remedy: 'Give it exactly one.',
      onKey: true,
    }),
  ];
}

/** A fault where an operationId cannot be used, or is used already. */
export function checkId(world: World, operation: OperationView): readonly Fault[] {
  const place = world.atlas.at(operation.place, 'operationId');
  if (place === undefined) return [];
  const complain = (complaint: Complaint): readonly Fault[] => [world.atlas.fault(place, complaint)];
  if (!/^[a-z][A-Za-z0-9]*$/.test(operation.id)) {
    const message = `"${operation.id}" cannot be the name of a value.`;
    return complain({ rule: 'operation-name', message, remedy: 'Write it in camelCase.' });
  }
  const all = [...world.operations, ...world.splits.map(({ entry }) => entry)];
  const first = all.find((each) => each.id === operation.id);
  if (first === undefined || first === operation) return [];
  const message = `"${operation.id}" is also the operationId of ${first.place.file} ${first.place.pointer}.`;
  return complain({ rule: 'duplicate-operation', message, remedy: 'Make it unique over all specs.' });
}

function checkExamples(world: World, operation: OperationView): readonly Fault[] {
  const { atlas } = world;
  const bodies = [
    atlas.at(operation.place, 'requestBody'),
    ...operation.responses.map(([, each]) => atlas.at(each)),
  ];
  return bodies.flatMap((body) =>
    atlas.children(atlas.at(body, 'content')).flatMap(([type, media]) => {
      if (Object.keys(objectOf(atlas.at(media, 'examples'))).length > 0) return [];
      const message = `There is no named example of this ${type} body.`;
      return [
        atlas.fault(media, {
          rule: 'missing-example',
          message,
          remedy: 'Add one under examples.',
          onKey: true,
        }),
      ];
    }),
  );
}

function checkParameters(world: World, operation: OperationView): readonly Fault[] {
  const list = (place: Place): boolean => objectOf(world.atlas.at(place, 'schema'))['type'] === 'array';
  return [...operation.parameters.values()].flatMap((parameter) => {
    const { in: where, explode } = objectOf(parameter);
    if (where === 'cookie') {
      const message = 'A cookie is no part of a configuration.';
      return [
        world.atlas.fault(parameter, {
          rule: 'cookie-parameter',
          message,
          remedy: 'Describe it as a security scheme.',
        }),
      ];
    }
    if (where !== 'query' || explode === false || !list(parameter)) return [];
    const message = 'A list in the query travels as one comma-separated value.';
    return [
      world.atlas.fault(parameter, {
        rule: 'list-style',
        message,
        remedy: 'Add style: form and explode: false.',
      }),
    ];
  });
}
