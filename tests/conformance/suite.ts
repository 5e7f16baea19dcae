import { textAt } from '@energy-portal/generator';
import { checkAnswer } from './answer-check.ts';
import { breaksSpecs, uniqueDifferences } from './difference.ts';
import type { Difference } from './difference.ts';
import { findFacts } from './facts.ts';
import type { Ask, Facts } from './facts.ts';
import type { OrgAnswer, OrgConnection } from './org-connection.ts';
import { planRequest } from './requests.ts';
import type { SpecOperation, Specs } from './specs.ts';
import { tryPages, tryTags, tryWrongRequests } from './special-requests.ts';
import type { Trial } from './trial.ts';
import { tryWrites } from './writes.ts';

/** The outcome of one operation. */
interface OperationOutcome {
  readonly operation: string;
  readonly outcome: 'as specified' | 'different' | 'refused' | 'not tried';
  readonly calls: number;
  /** The reason of an operation that was refused or not tried. */
  readonly reason?: string;
}

/** The findings of a run. It holds names and types, never a value of a record. */
export interface ConformanceResult {
  readonly calls: number;
  readonly operations: readonly OperationOutcome[];
  readonly differences: readonly Difference[];
}

/** The settings of a run. */
export interface SuiteOptions {
  readonly specs: Specs;
  readonly connection: OrgConnection;
  /** The specs that are tried: `ui-api` is the platform's, `apex` the portal's own controller. */
  readonly apis: readonly string[];
  /** Values of parameters that cannot be found out. */
  readonly facts: Readonly<Facts>;
  /** True where one record may be made, changed and deleted. Nothing else changes the org. */
  readonly writes: boolean;
}

/** Asks an org every read of the specs that it can be asked, and some that it has to refuse. */
export async function runSuite(options: SuiteOptions): Promise<ConformanceResult> {
  const { specs, connection, apis } = options;
  const operations = specs.operations.filter(({ api }) => apis.includes(api));
  const differences: Difference[] = [];
  const answers = new Map<string, OrgAnswer[]>();
  const reasons = new Map<string, string>();
  const trial: Trial = {
    note: (difference) => void differences.push(difference),
    operation: (id) => operations.find((one) => one.id === id),
    async send(operation, request) {
      const answer = await connection.send(request);
      answers.set(operation.id, [...(answers.get(operation.id) ?? []), answer]);
      differences.push(...checkAnswer(specs, operation, answer));
      return answer;
    },
  };
  const ask: Ask = async (id, facts, extras = {}) => {
    const operation = trial.operation(id);
    if (operation === undefined) return undefined;
    const planned = planRequest(operation, facts, extras);
    if (planned.state === 'ready') return trial.send(operation, planned.request);
    reasons.set(id, planned.reason);
    return undefined;
  };
  const facts = await findFacts(ask, options.facts);
  for (const { id, isRead } of operations) if (isRead && !answers.has(id)) await ask(id, facts);
  await tryWrongRequests(trial, facts);
  await tryTags(trial, facts);
  await tryPages(trial, facts);
  if (options.writes) await tryWrites(trial, facts);
  const unique = uniqueDifferences(differences);
  const outcomeOf = (operation: SpecOperation): OperationOutcome => {
    const { id, isRead } = operation;
    const own = answers.get(id) ?? [];
    const isDifferent = unique.some((one) => one.operation === id && breaksSpecs(one));
    return describeOutcome(operation, own, {
      isDifferent,
      reason: reasons.get(id) ?? (isRead ? 'not reached' : 'it changes the org'),
    });
  };
  return {
    calls: [...answers.values()].reduce((sum, list) => sum + list.length, 0),
    operations: operations.map(outcomeOf),
    differences: unique,
  };
}

function describeOutcome(
  { id }: SpecOperation,
  own: readonly OrgAnswer[],
  { isDifferent, reason }: { readonly isDifferent: boolean; readonly reason: string },
): OperationOutcome {
  const calls = own.length;
  if (calls === 0) return { operation: id, outcome: 'not tried', calls, reason };
  if (isDifferent) return { operation: id, outcome: 'different', calls };
  if (own.some(({ status }) => status < 400)) return { operation: id, outcome: 'as specified', calls };
  return { operation: id, outcome: 'refused', calls, reason: reasonOf(own) };
}

/** Status and code of the last answer, which say why an org does not answer a call. */
function reasonOf(answers: readonly OrgAnswer[]): string {
  const last = answers.at(-1);
  const [error] = Array.isArray(last?.body) ? last.body : [];
  return `${last?.status ?? 0} ${textAt(error, 'errorCode')}`.trim();
}
