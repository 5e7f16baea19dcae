import type { Viewer } from '../../database/access.ts';
import type { Repository } from '../../database/repository.ts';
import type { Row } from '../../database/statements.ts';
import { findShownObject } from '../../metadata/schema.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import type { Call } from '../../protocol/call.ts';
import { Problem, notFound, sessionExpired } from '../../protocol/problem.ts';
import type { PortalUser, Users } from '../sessions/users.ts';
import type { RepresentationContext } from './representation.ts';

/** The records of the org. */
interface RecordServices {
  readonly repository: Repository;
}

/** The customer of a call; guests were refused before the call. */
export function viewerOf(call: Call): Viewer {
  if (call.viewer === undefined) throw sessionExpired();
  return call.viewer;
}

/** The user of the session; a session never outlives its user. */
export function userOf(call: Call, services: { readonly users: Users }): PortalUser {
  const user = services.users.find(viewerOf(call).userId);
  if (user === undefined) throw sessionExpired();
  return user;
}

/** Returns the context that representations are made with. */
export function representationContext(call: Call, services: RecordServices): RepresentationContext {
  return { repository: services.repository, viewer: viewerOf(call) };
}

/** A record by its id, as far as the viewer may see it; else the 404 that tells nothing. */
export function findVisible(
  id: string,
  call: Call,
  services: RecordServices,
): { readonly object: ObjectMetadata; readonly row: Row; readonly id: string } {
  const object = services.repository.schema.objectOfId(id);
  const row = object === undefined ? undefined : services.repository.find(object, id, viewerOf(call));
  if (object === undefined || object.hidden === true || row === undefined) throw notFound();
  return { object, row, id: String(row['Id']) };
}

/** An object by any spelling of its name. */
export function findObject(name: string, services: RecordServices): ObjectMetadata {
  const object = findShownObject(services.repository.schema, name);
  if (object === undefined) throw new Problem(404, 'INVALID_TYPE', 'The requested resource does not exist');
  return object;
}
