export { Screen } from './page/screen.tsx';
export type { ScreenProps } from './page/screen.tsx';
