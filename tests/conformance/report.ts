import { DIFFERENCE_KINDS, breaksSpecs } from './difference.ts';
import type { Difference } from './difference.ts';
import type { ConformanceResult } from './suite.ts';

/** A run as it is sent back. */
export interface ConformanceReport extends ConformanceResult {
  readonly org: string;
  readonly apiVersion: string;
  /** Time of the run, ISO 8601. */
  readonly at: string;
  readonly conforms: boolean;
}

const TITLES: Readonly<Record<Difference['kind'], string>> = {
  status: 'Statuses',
  field: 'Fields of answers',
  header: 'Headers',
  lifetime: 'Lifetimes',
  error: 'Errors',
  condition: 'Conditional requests',
  page: 'Pages',
  addition: 'Members that the specs do not name (allowed, worth knowing)',
};

/** The report of a run, without the path of the org's address. */
export function createReport(
  result: ConformanceResult,
  about: { readonly org: string; readonly apiVersion: string; readonly at: Date },
): ConformanceReport {
  const { org, apiVersion, at } = about;
  const conforms = !result.differences.some(breaksSpecs);
  return { org: new URL(org).origin, apiVersion, at: at.toISOString(), conforms, ...result };
}

/** The report as text: counts first, then the differences by kind, then what was not tried. */
export function renderReport(report: ConformanceReport): string {
  const { org, apiVersion, at, calls, operations, differences } = report;
  const count = (outcome: string) => operations.filter((one) => one.outcome === outcome).length;
  const lines = [
    `Conformance of ${org}, version ${apiVersion}, ${at}`,
    `${calls} calls of ${operations.length} operations: ${count('as specified')} as specified, ${count('different')} different, ${count('refused')} refused, ${count('not tried')} not tried.`,
  ];
  for (const kind of DIFFERENCE_KINDS) {
    const own = differences.filter((one) => one.kind === kind);
    if (own.length > 0) lines.push('', `${TITLES[kind]}: ${own.length}`, ...own.map(renderDifference));
  }
  const left = byReason(operations);
  if (left.length > 0) lines.push('', 'Refused or not tried:', ...left);
  lines.push(
    '',
    report.conforms
      ? 'The org is as the specs say.'
      : 'The org differs from the specs. Please send this report back: it holds no values of records.',
  );
  return `${lines.join('\n')}\n`;
}

/** The operations that were left, by reason, so that many of one reason are one line. */
function byReason(operations: ConformanceReport['operations']): readonly string[] {
  const groups = new Map<string, readonly string[]>();
  for (const { operation, reason } of operations) {
    if (reason !== undefined) groups.set(reason, [...(groups.get(reason) ?? []), operation]);
  }
  return [...groups].map(([reason, names]) => `  ${reason}: ${names.join(', ')}`);
}

function renderDifference({ operation, status, pointer, message }: Difference): string {
  const place = pointer === '' ? 'the answer' : pointer;
  return `  ${operation}, status ${status}, ${place}: ${message}`;
}
