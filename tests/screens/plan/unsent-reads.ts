import type { CompiledScreen } from '@energy-portal/portal/publish';
import type { Goal } from './condition-solver.ts';
import { schemasAt, valueAt, type Contract, type Domain } from './contract.ts';

/** The code of a read that is not even sent: what stands in the address cannot be right. */
export const NOT_SENT = 'INVALID_CONFIG';

/** Stands in an address where the contract wants something else. */
const UNREADABLE = 'none';

/** The member of the address by which a read is refused, and the goals for that. */
interface UnsentRead {
  readonly source: string;
  readonly goals: readonly Goal[];
}

/** The source of a member, of several the first one. */
function sourceOf(binding: unknown): string | undefined {
  const from = valueAt(binding, ['from']) ?? valueAt(binding, ['first', '0', 'from']);
  return typeof from === 'string' ? from : undefined;
}

/** The reads that an address can make impossible, by name. */
export function unsentReadsOf(
  reads: CompiledScreen['model']['reads'],
  { operations }: Contract,
): ReadonlyMap<string, UnsentRead> {
  return new Map(
    reads.flatMap(({ name, operation, with: bindings }): readonly (readonly [string, UnsentRead])[] => {
      const config = operations[operation]?.config;
      const [source] = Object.entries(bindings).flatMap(([member, binding]) => {
        const from = sourceOf(binding);
        const isInAddress = from?.startsWith('route.query.') === true;
        const schemas = config === undefined || !isInAddress ? [] : schemasAt(config, [member]);
        const isRefused = schemas.some(
          ({ pattern }) => pattern !== undefined && !new RegExp(pattern).test(UNREADABLE),
        );
        return isRefused ? [String(from)] : [];
      });
      if (source === undefined) return [];
      return [[name, { source, goals: [{ condition: { from: source, is: UNREADABLE }, holds: true }] }]];
    }),
  );
}

/** The values of a member of the address, with one that is refused where there is any. */
export function withUnreadable(
  path: readonly string[],
  domain: Domain,
  unsentReads: ReadonlyMap<string, UnsentRead>,
): Domain {
  const source = ['route', ...path].join('.');
  const isRefused = [...unsentReads.values()].some((one) => one.source === source);
  return isRefused ? { ...domain, values: [...domain.values, UNREADABLE] } : domain;
}
