/** Replaces the package of this name, which brings React's own hook to older versions of React. */
export { useSyncExternalStore } from 'react';
