export { forgetTabDrafts } from '../drafts/tab-place.ts';
export { createFetchedParts, FetchedPartsProvider } from './fetched-parts.ts';
export { Screen } from './screen.tsx';
export type { ScreenProps } from './screen.tsx';
