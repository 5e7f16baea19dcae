import { isRecordId, toId18 } from '../../metadata/record-id.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import { createTag } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { batchAnswer } from '../../protocol/batch-answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { readChoices, readList, readRecordId } from '../../protocol/parameters.ts';
import { illegalParameter, insufficientAccess, invalidBody, Problem } from '../../protocol/problem.ts';
import type { Photo } from '../../services/avatars/avatars.ts';
import { themeOf } from '../../services/object-info/object-info.ts';
import { findVisible } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';

const MOST_IN_BATCH = 200;
const LONGEST_TEXT = 1000;
const PHOTO_SIZE = 120;

/** GET the pictures of records: by id, or in order with a status for each when one of them fails. */
export const getRecordAvatars: Operation<'avatars' | 'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    readChoices(call, 'formFactor', ['Large', 'Medium', 'Small']);
    const ids = readList(call, 'recordIds');
    if (ids.length === 0 || ids.length > MOST_IN_BATCH) {
      throw illegalParameter(`recordIds takes 1 to ${MOST_IN_BATCH} ids`);
    }
    const read = (id: string): object => {
      if (!isRecordId(id)) throw new Problem(400, 'INVALID_ID_FIELD', 'The id is not valid');
      const { object, id: recordId } = findVisible(toId18(id), call, services);
      return describeAvatar(object, recordId, services);
    };
    const answer = batchAnswer(ids, read);
    if (answer.body.hasErrors) return answer;
    const byId = ids.map((id, index) => [toId18(id), answer.body.results[index]]);
    return { status: 200, body: Object.fromEntries(byId) };
  },
};

/** POST a photo to stand for a record, or take it away again. */
export const updateRecordAvatar: Operation<'avatars' | 'repository'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { object, id } = findVisible(readRecordId(call, 'recordId'), call, services);
    if (object.customer.update.length === 0) throw insufficientAccess();
    const photo = readPhoto(call);
    if (photo === null) services.avatars.remove(id);
    else services.avatars.save(id, photo);
    return { status: 200, body: describeAvatar(object, id, services) };
  },
};

function describeAvatar(
  object: ObjectMetadata,
  recordId: string,
  services: Pick<Services, 'avatars'>,
): object {
  const photo = services.avatars.find(recordId);
  const avatar = photo === undefined ? describeTheme(object, recordId) : describePhoto(photo, recordId);
  return { ...avatar, eTag: createTag(avatar) };
}

function describeTheme(object: ObjectMetadata, recordId: string) {
  const { color, iconUrl } = themeOf(object);
  return { backgroundColor: color, iconUrl, recordId, type: 'Theme' };
}

function describePhoto(photo: Photo, recordId: string) {
  return {
    backgroundColor: null,
    height: PHOTO_SIZE,
    photoMetadata: { companyBluemasterId: photo.blueMasterId, responseId: photo.externalId },
    photoUrl: photo.photoUrl,
    provider: 'Portal',
    recordId,
    type: 'Photo',
    width: PHOTO_SIZE,
  };
}

/** The photo to associate; null to have none any more. */
function readPhoto(call: Call): Photo | null {
  const body = bodyOf(call, 'updateRecordAvatar');
  const { actionType = 'associate', photoUrl = null, profileName = null } = body;
  const { externalId = null, blueMasterId = null } = body;
  const action = actionType.toLowerCase();
  if (action === 'disassociate') return null;
  if (action !== 'associate') throw invalidBody('actionType must be associate or disassociate');
  const texts = [photoUrl, profileName, externalId, blueMasterId];
  if (texts.some((text) => (text?.length ?? 0) > LONGEST_TEXT)) throw invalidBody('A text is too long');
  if (photoUrl === null || !isWebAddress(photoUrl))
    throw invalidBody('photoUrl must be an address that begins with https');
  return { photoUrl, profileName, externalId, blueMasterId };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
