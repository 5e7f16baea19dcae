import { objectAt, textAt, valueAt } from '../model/json.ts';
import { comment, tableLiteral } from './literal.ts';
import { groupOperations, importLine, mergedMembers } from './names.ts';
import type { ApiModel, JsonObject } from '../model/types.ts';

/** How entities with `tracked` are refreshed, and how often: for programs that are told of changes. */
export function refreshesText(apis: readonly ApiModel[]): string {
  const constants = mergedMembers(apis, 'constants');
  const tracked = apis
    .flatMap((api) => api.entities)
    .map(({ extension }) => objectAt(extension, 'tracked'))
    .filter((each) => textAt(each, 'refresh') !== '');
  const used = new Set(tracked.map((each) => textAt(each, 'refresh')));
  const imports = [...groupOperations(apis)].flatMap(([group, members]) => {
    const own = members.filter(({ id }) => used.has(id));
    return own.length === 0 ? [] : [importLine(group, own)];
  });
  const rows = tracked.map((each) => `  ${rowText(each, constants)},\n`);
  const { limit, per } = objectAt(constants, 'notifications');
  const limits = { limit: limit ?? 0, per: per ?? 0, debounce: constants['debounce'] ?? 0 };
  return [
    `import type { NotifierLimits, RefreshTable } from '../notifications/notifier.ts';\n`,
    ...imports,
    `\n${comment(['How entities are asked for anew when they are said to have changed.'])}`,
    `export const refreshes: readonly RefreshTable[] = [\n${rows.join('')}];\n\n`,
    comment(['How often. Times are milliseconds.']),
    `export const notificationLimits: NotifierLimits = ${tableLiteral(limits)};\n`,
  ].join('');
}

function rowText(tracked: JsonObject, constants: JsonObject): string {
  const depth = valueAt(constants, textAt(tracked, 'depth')) ?? 0;
  const spanning = valueAt(constants, textAt(tracked, 'spanning')) ?? [];
  const members = `depth: ${JSON.stringify(depth)}, spanning: ${JSON.stringify(spanning)}`;
  return `{ operation: ${textAt(tracked, 'refresh')}, ${members} }`;
}
