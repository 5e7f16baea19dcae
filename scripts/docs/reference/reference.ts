import { textAt } from '@energy-portal/generator';
import type { ApiModel, ChoicesModel, JsonObject, OperationModel, Shape } from '@energy-portal/generator';
import { href, operationAddress, rowAddress, schemaGroupAddress } from './address.ts';
import type { Address } from './address.ts';
import { code, markup } from './markup.ts';
import type { Markup } from './markup.ts';
import { schemaGroup } from './schema-users.ts';

/** The sources of all pages. */
export interface Reference {
  readonly apis: readonly ApiModel[];
  /** JSON Schemas of the extensions by name: their descriptions explain the rules of an operation. */
  readonly extensions: { readonly [name: string]: JsonObject };
}

/** The page that is being written, and the api whose names count on it. */
export interface Place {
  readonly reference: Reference;
  readonly page: Address;
  readonly api: ApiModel;
}

/** The operation with this id, of whichever api. */
function findOperation(reference: Reference, id: string): OperationModel | undefined {
  return reference.apis.flatMap((api) => api.operations).find((operation) => operation.id === id);
}

/** Ids of the writes after which a read is stale. */
export function writesTouching(reference: Reference, read: OperationModel): readonly OperationModel[] {
  return reference.apis
    .flatMap((api) => api.operations)
    .filter(({ extension }) => {
      const invalidates = extension['invalidates'];
      return Array.isArray(invalidates) && invalidates.some((each) => textAt(each, 'operation') === read.id);
    });
}

/** The choices that may take an operation. */
export function choicesWith(api: ApiModel, operation: OperationModel): readonly ChoicesModel[] {
  return api.choices.filter(({ choices }) => choices.some((each) => each.operation === operation.id));
}

/** Names of the entities in an answer. */
export function entitiesIn(shape: Shape): readonly string[] {
  switch (shape.kind) {
    case 'plain':
      return [];
    case 'entity':
      return [shape.entity];
    case 'list':
      return entitiesIn(shape.items);
    case 'map':
      return entitiesIn(shape.values);
    case 'object':
      return [...new Set(Object.values(shape.members).flatMap(entitiesIn))];
  }
}

/** The address of a component schema's description. */
export function schemaAddress(api: ApiModel, name: string): Address {
  return `${schemaGroupAddress(api.name, schemaGroup(api, name))}#${name}`;
}

/** A link to an operation; its bare name where no spec has it. */
export function operationLink(place: Place, id: string): Markup {
  const operation = findOperation(place.reference, id);
  if (operation === undefined) return code(id);
  return markup`<a href="${href(place.page, operationAddress(operation))}">${code(id)}</a>`;
}

/** A link to a component schema of the place's api; its bare name where the api has none. */
export function schemaLink(place: Place, name: string): Markup {
  if (place.api.schemas[name] === undefined) return code(name);
  return markup`<a href="${href(place.page, schemaAddress(place.api, name))}">${code(name)}</a>`;
}

/** A link to the row of a constant, by its dotted path; rows of all apis are one table. */
export function constantLink(place: Place, path: string): Markup {
  const [group = ''] = path.split('.');
  const owner = place.reference.apis.find((api) => api.constants[group] !== undefined);
  if (owner === undefined) return code(path);
  return markup`<a href="${href(place.page, rowAddress(owner, 'constants', group))}">${code(path)}</a>`;
}
