import type { Door } from './door.ts';

export function createPagesDoor(_options: { readonly portalUrl: string | undefined }): Door {
  return async () => undefined;
}
