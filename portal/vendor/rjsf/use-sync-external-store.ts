/** Stands in for the package of this name, which brings to old versions of React what React has. */
export { useSyncExternalStore } from 'react';
