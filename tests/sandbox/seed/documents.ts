import { DAY } from '../calendar/durations.ts';
import { storeDocument } from '../services/files/stored-documents.ts';
import type { Services } from '../services/services.ts';
import { MARIA } from './fixed-ids.ts';

/** The smallest picture: one grey dot. */
const PICTURE = 'R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/** The picture of a meter that the demo customer sent with her case. */
export function seedDocuments(services: Pick<Services, 'clock' | 'files' | 'repository'>): void {
  const file = {
    title: 'Meter reading',
    description: 'The meter on the first of the month',
    fileName: 'meter-reading.gif',
    bytes: Buffer.from(PICTURE, 'base64'),
  };
  const { userId, caseId, documentId, versionId } = MARIA;
  const now = services.clock.now() - 2 * DAY;
  storeDocument(services, file, { userId, now, documentId, versionId, linkedTo: caseId });
}
