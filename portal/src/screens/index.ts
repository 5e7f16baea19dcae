export { forgetTabDrafts } from './draft/tab-place.ts';
export { createFetchedParts, FetchedPartsProvider } from './page/fetched-parts.ts';
export { Screen } from './page/screen.tsx';
export type { ScreenProps } from './page/screen.tsx';
