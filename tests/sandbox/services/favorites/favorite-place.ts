import type { Viewer } from '../../database/access.ts';
import { findShownObject, nameFieldOf } from '../../metadata/schema.ts';
import { asId18 } from '../../metadata/record-id.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import { readScalar } from '../records/representation.ts';
import type { Services } from '../services.ts';
import type { Favorite } from './favorites.ts';

/** A place as a favorite shows it. */
interface FavoritePlace {
  readonly object: ObjectMetadata;
  readonly name: string;
  /** API name of what it belongs to. */
  readonly objectType: string;
  readonly subtitle: string;
  /** The target in its full spelling. */
  readonly target: string;
}

type PlaceServices = Pick<Services, 'listViews' | 'repository'>;

/** The place that a favorite leads to, or undefined where the user may not go there. */
export function findPlace(
  { kind, target }: Pick<Favorite, 'kind' | 'target'>,
  viewer: Viewer,
  services: PlaceServices,
): FavoritePlace | undefined {
  switch (kind) {
    case 'ListView':
      return placeOfList(target, viewer, services);
    case 'Record':
      return placeOfRecord(target, viewer, services);
    case 'ObjectHome':
      return placeOfObject(findShownObject(services.repository.schema, target), target);
    case 'Tab':
      return placeOfTab(target, services);
  }
}

function placeOfList(target: string, viewer: Viewer, services: PlaceServices): FavoritePlace | undefined {
  const id = asId18(target);
  const view = services.listViews.findById(id, viewer);
  if (view === undefined) return undefined;
  const { object, label } = view;
  return { object, name: label, objectType: object.name, subtitle: object.labelPlural, target: id };
}

function placeOfRecord(
  target: string,
  viewer: Viewer,
  { repository }: PlaceServices,
): FavoritePlace | undefined {
  const id = asId18(target);
  const object = repository.schema.objectOfId(id);
  if (object === undefined || object.hidden === true) return undefined;
  const row = repository.find(object, id, viewer);
  if (row === undefined) return undefined;
  const field = nameFieldOf(object);
  const name = (field && readScalar(field, row)) ?? object.label;
  return { object, name: String(name), objectType: object.name, subtitle: object.label, target: id };
}

function placeOfObject(object: ObjectMetadata | undefined, target: string): FavoritePlace | undefined {
  if (object === undefined) return undefined;
  const { labelPlural: name } = object;
  return { object, name, objectType: object.name, subtitle: name, target };
}

/** Tabs are named as navigation items are: `standard-Case`, `Plan__c`. */
function placeOfTab(target: string, { repository }: PlaceServices): FavoritePlace | undefined {
  const object = findShownObject(repository.schema, target.replace(/^standard-/, ''));
  const isTab = object !== undefined && target.startsWith('standard-') !== object.custom;
  const place = isTab ? placeOfObject(object, target) : undefined;
  return place && { ...place, objectType: 'TabDefinition', subtitle: 'Tab' };
}
