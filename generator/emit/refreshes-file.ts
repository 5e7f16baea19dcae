import { objectAt } from '../spec/json.ts';
import { comment, tableLiteral } from './literal.ts';
import { groupOperations, importLine, mergedMembers } from './names.ts';
import type { ApiModel } from '../spec/types.ts';

/** The reads that refresh entities with `tracked`, and how often: for programs that are told of changes. */
export function refreshesText(apis: readonly ApiModel[]): string {
  const constants = mergedMembers(apis, 'constants');
  const groups = [...groupOperations(apis)].map(
    ([group, members]) => [group, members.filter(({ tracks }) => tracks !== undefined)] as const,
  );
  const imports = groups.flatMap(([group, own]) => (own.length === 0 ? [] : [importLine(group, own)]));
  const names = groups.flatMap(([, own]) => own.map(({ id }) => id));
  const { limit, per } = objectAt(constants, 'notifications');
  const limits = { limit: limit ?? 0, per: per ?? 0, debounce: constants['debounce'] ?? 0 };
  return [
    `import type { NotifierLimits } from '../extensions/notifications/debounced-queue.ts';\n`,
    `import type { TrackedRead } from '../extensions/notifications/notifier.ts';\n`,
    ...imports,
    `\n${comment(['The reads that refresh entities which are said to have changed.'])}`,
    `export const refreshes: readonly TrackedRead[] = [${names.join(', ')}];\n\n`,
    comment(['Limits of those reads. Times are milliseconds.']),
    `export const notificationLimits: NotifierLimits = ${tableLiteral(limits)};\n`,
  ].join('');
}
