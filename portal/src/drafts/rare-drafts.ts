/** The code of drafts that few have: those of guests, and those of older portals. One chunk, so that one name is loaded. */
export { migrateDraft } from '../../screen-language/migrate/migrate-draft.ts';
export { openTabDraftStorage } from './tab-draft-storage.ts';
