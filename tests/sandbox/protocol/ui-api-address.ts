import type { Call } from './call.ts';

/** The address of another resource of the record interface, in the version that was called. */
export function uiApiAddress(call: Call, ...segments: readonly string[]): string {
  const end = call.pathname.indexOf('/ui-api/') + '/ui-api'.length;
  return [call.pathname.slice(0, end), ...segments].join('/');
}
