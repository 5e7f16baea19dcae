import { MY_CASES_LIST_ID } from '../metadata/case.ts';
import type { Services } from '../services/services.ts';
import { MARIA } from './fixed-ids.ts';

/** Seeds the favorites that the examples of the specs name: a list view, and Maria herself. */
export function seedFavorites({ favorites }: Pick<Services, 'favorites'>): void {
  const { userId, contactId } = MARIA;
  const list = favorites.add(userId, { name: 'My messages', target: MY_CASES_LIST_ID, kind: 'ListView' });
  favorites.add(userId, { name: null, target: contactId, kind: 'Record' });
  favorites.countUse(userId, list.id);
}
