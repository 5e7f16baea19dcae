import { findShownObject } from '../../metadata/schema.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import type { Call } from '../../protocol/call.ts';
import { illegalParameter, notFound } from '../../protocol/problem.ts';
import type { ListPreferences } from '../../services/list-views/list-preferences.ts';
import { preferencesId } from '../../services/lists/related-list.ts';
import type { RelatedList } from '../../services/lists/related-list.ts';
import { findObject, viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';

const API_NAME = /^[A-Za-z][A-Za-z0-9_]{0,254}$/;

/** A related list of an object by any spelling of its name. */
export function findRelatedList(
  parent: ObjectMetadata,
  name: string,
  services: Pick<Services, 'repository'>,
): RelatedList {
  const relation = parent.children.find((child) => child.name.toLowerCase() === name.toLowerCase());
  const object =
    relation === undefined ? undefined : findShownObject(services.repository.schema, relation.object);
  if (relation === undefined || object === undefined) throw notFound();
  return { parent, relation, object };
}

/** A related list by the id of its preferences, such as `Case.CaseComments`. */
export function findByPreferencesId(id: string, services: Pick<Services, 'repository'>): RelatedList {
  const [objectName = '', listName = '', ...rest] = id.split('.');
  if (rest.length > 0 || !API_NAME.test(objectName) || !API_NAME.test(listName)) throw notFound();
  return findRelatedList(findObject(objectName, services), listName, services);
}

/** Returns the user's preferences for a related list. */
export function readRelatedPreferences(
  list: RelatedList,
  call: Call,
  services: Pick<Services, 'listPreferences'>,
): ListPreferences {
  return services.listPreferences.read(viewerOf(call).userId, preferencesId(list));
}

/** The names of related lists that a batch asks for. */
export function checkRelatedNames(names: readonly string[]): readonly string[] {
  if (names.length === 0 || names.length > 100 || !names.every((name) => API_NAME.test(name))) {
    throw illegalParameter('relatedListNames takes 1 to 100 names of related lists');
  }
  return names;
}
