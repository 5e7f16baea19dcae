import type { Catalogue } from '../../load/catalogue.ts';
import { walkValues } from '../../model/walk-values.ts';
import { submittedCallsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { suggest } from '../words/closest.ts';

/** Codes of failures that no operation lists: of the client, and of the way to the org. */
const ofAll: readonly string[] = [
  'NETWORK',
  'TIMEOUT',
  'ABORTED',
  'UNKNOWN',
  'HTTP',
  'INVALID_CONFIG',
  'INVALID_RESPONSE',
  'ILLEGAL_QUERY_PARAMETER_VALUE',
];

/** The record interface lists its codes by example. */
const isOpen = (operation: string, { operations }: Catalogue) => operations[operation]?.api !== 'apex';

/** Conditions about what went wrong name codes that can come. */
export function checkNamedCodes(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const { conditions = {}, reads = {} } = screen.config;
  walkValues(conditions, ['conditions'], (value, path) => {
    if (typeof value !== 'object' || value === null || !('from' in value) || typeof value.from !== 'string')
      return;
    const [root, name = ''] = value.from.split('.');
    if (root !== 'failure' && root !== 'readErrors') return;
    const operations =
      root === 'failure'
        ? submittedCallsOf(screen).map(({ submit }) => submit.operation)
        : [reads[name]?.operation ?? ''];
    if (operations.some((operation) => isOpen(operation, catalogue))) return;
    const known = operations.flatMap((operation) => catalogue.operations[operation]?.errorCodes ?? []);
    const named: readonly [path: readonly (string | number)[], code: unknown][] = [
      ...('is' in value ? [[[...path, 'is'], value.is] as const] : []),
      ...('in' in value && Array.isArray(value.in)
        ? value.in.map((code: unknown, at) => [[...path, 'in', at], code] as const)
        : []),
    ].map(([place, code]) => [place, code]);
    for (const [place, code] of named) {
      if (known.includes(String(code)) || ofAll.includes(String(code))) continue;
      const message = `Nothing fails with "${String(code)}" here.`;
      report(place, { rule: 'unknown-error-code', message, remedy: suggest(String(code), known) });
    }
  });
}
