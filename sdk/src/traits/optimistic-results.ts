import { isJsonObject, isSameJson, setMember, valueAt } from '../core/json.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import { invalidatedResults, resolveInvalidations } from '../mutation/invalidation.ts';
import { namedEntities } from '../mutation/mutate.ts';
import {
  createOptimisticChanges,
  type OptimisticChanges,
} from '../mutation/optimistic/optimistic-changes.ts';
import { beginEntityWrite } from '../mutation/optimistic-update.ts';
import type { ExpectedWrite, OptimisticWrite, Trait, WriteContext } from '../query/context.ts';
import type { OptimisticResult, OptimisticResults } from '../spec/operation.ts';

/** Writes of which the spec says what they change beyond one entity. */
export const optimisticResults: Trait<'optimisticResults'> = {
  name: 'optimisticResults',
  bind: (rules) => ({ optimistic: (write, context) => beginResultsWrite(rules, write, context) }),
};

function beginResultsWrite(
  { leaves, results = [] }: OptimisticResults,
  write: ExpectedWrite,
  context: WriteContext,
): OptimisticWrite {
  const entity = beginEntityWrite(write, context);
  const changes = createOptimisticChanges(write.table, context);
  context.store.batch(() => {
    if (leaves) for (const ref of namedEntities(write, context)) changes.remove(ref);
    for (const rule of results) changeResults(changes, rule, { write, context });
  });
  return {
    settle: (isTaken, answer) => [...entity.settle(isTaken, answer), ...changes.settle(isTaken, answer)],
  };
}

interface RuledWrite {
  readonly write: ExpectedWrite;
  readonly context: WriteContext;
}

function changeResults(
  changes: OptimisticChanges,
  rule: OptimisticResult,
  { write: { table, config }, context }: RuledWrite,
): void {
  const call = { table: { ...table, invalidates: [rule] }, config };
  const found = resolveInvalidations(call, { response: undefined, evicted: undefined });
  for (const record of invalidatedResults(found, context.store)) {
    changes.result(record, (answer) => changed(answer, rule, config));
  }
}

function changed(
  answer: Json,
  { set = {}, with: values = {}, remove }: OptimisticResult,
  config: JsonObject,
): Json {
  const given = Object.entries(set).map(([path, from]) => [path, valueAt(config, from)] as const);
  let value = answer;
  for (const [path, next] of [...Object.entries(values), ...given]) {
    if (next !== undefined) value = replacedAt(value, path.split('.'), () => next);
  }
  if (!remove) return value;
  const where = Object.entries(remove.where).map(
    ([member, from]) => [member, valueAt(config, from)] as const,
  );
  const isMeant = (item: Json): boolean =>
    where.every(([member, wanted]) => isSameJson(valueAt(item, member) ?? null, wanted ?? null));
  return replacedAt(value, remove.from.split('.'), (list) =>
    Array.isArray(list) ? list.filter((item: Json) => !isMeant(item)) : list,
  );
}

/** A value with another one at a path; the same where nothing is there: what nobody knows stays unknown. */
function replacedAt(value: Json, [name, ...rest]: readonly string[], next: (before: Json) => Json): Json {
  if (name === undefined) return next(value);
  const member = isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  if (member === undefined || !isJsonObject(value)) return value;
  const copy = { ...value };
  setMember(copy, name, replacedAt(member, rest, next));
  return copy;
}
