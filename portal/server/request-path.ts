import { apis } from '@energy-portal/sdk';

/** The beginning of all Apex calls. */
export const apexBase = apis['apex']?.basePath ?? '';

/** The path of a request's target, without its query. */
export function pathOf(target: string): string {
  const end = target.indexOf('?');
  return end < 0 ? target : target.slice(0, end);
}

/** The path of a call by which tables find it: the platform finds classes and methods in whatever letters they are written. */
export function callPathOf(target: string): string {
  return pathOf(target).toLowerCase();
}

/** The path of an Apex operation, written as {@link callPathOf} writes those of calls. */
export function operationPath({ path }: { readonly path: string }): string {
  return callPathOf(`${apexBase}${path}`);
}
