import { apis } from '@energy-portal/sdk';
import { operationModules } from '@energy-portal/sdk/catalogue';
import type { AnyOperation } from '@energy-portal/sdk/catalogue';
import { apexBase, callPathOf, operationPath, pathOf } from '../request-path.ts';

/** Returns the id of the operation of the specs that a call is; `other` for every other one. */
export type OperationAt = (method: string, target: string) => string;

interface Pattern {
  readonly id: string;
  /** Undefined where a parameter stands. */
  readonly segments: readonly (string | undefined)[];
}

/** Reads the addresses of all operations. */
export async function readOperationNames(): Promise<OperationAt> {
  const modules = await Promise.all(Object.values(operationModules).map((load) => load()));
  const patterns = new Map<string, Pattern[]>();
  for (const { table } of modules.flatMap((module) => Object.values(module))) {
    const segments = segmentsOf(table);
    const key = keyOf(table.method, segments.length);
    patterns.set(key, [...(patterns.get(key) ?? []), { id: table.id, segments }]);
  }
  // What is written out says more than a parameter does.
  for (const rows of patterns.values())
    rows.sort((one, other) => countParameters(one) - countParameters(other));
  const find = (method: string, path: string): string => {
    const given = path.split('/');
    const rows = patterns.get(keyOf(method, given.length)) ?? [];
    const fits = ({ segments }: Pattern) =>
      segments.every((segment, at) => segment === undefined || segment === given[at]);
    return rows.find(fits)?.id ?? 'other';
  };
  const known = new Map<string, string>();
  return (method, target) => {
    const path = target.startsWith(`${apexBase}/`) ? callPathOf(target) : pathOf(target);
    const key = `${method} ${path}`;
    const found = known.get(key) ?? find(method, path);
    // Most calls have no id in their path; those that have must not fill the memory.
    if (known.size >= mostKnown) known.clear();
    known.set(key, found);
    return found;
  };
}

/** Addresses that are remembered. */
const mostKnown = 1_000;

const keyOf = (method: string, length: number): string => `${method} ${length}`;

const countParameters = ({ segments }: Pattern): number =>
  segments.filter((segment) => segment === undefined).length;

function segmentsOf({ api, path }: AnyOperation['table']): Pattern['segments'] {
  const address = api === 'apex' ? operationPath({ path }) : `${apis[api]?.basePath ?? ''}${path}`;
  return address.split('/').map((segment) => (segment.includes('{') ? undefined : segment));
}
