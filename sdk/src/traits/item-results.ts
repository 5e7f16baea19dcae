import type { Trait, Asked, ReadCall } from '../query/context.ts';
import { answerActions } from '../query/fetch-query.ts';
import type { Action } from '../cache/actions.ts';
import type { ResultRecord } from '../cache/records.ts';
import type { Json } from '../core/json-value.ts';
import { createItemMemory, type ItemMemory } from './item-memory.ts';
import { isGood, itemError, itemsIn, itemUntil, thingName, thingOf, type Item } from './items.ts';

/**
 * Takes an answer in whose results fail one by one: it is no error as a whole, counts as long as each of its
 * results does, and the reads of single things learn what became of theirs.
 */
function takeItems(
  call: ReadCall,
  data: Json,
  { asked, memory }: { readonly asked: Asked; readonly memory: ItemMemory },
): readonly Action[] {
  const { items: table } = call.table;
  const items = table ? itemsIn(table, call.config, data) : [];
  const found = items.map((item) => ({
    item,
    until: memory.untilOf(item) ?? itemUntil(call.table, item, asked),
  }));
  const until = Math.min(...found.map((one) => one.until));
  if (table) memory.note({ data, items: table }, found, asked);
  const whole = answerActions(call, data, asked).map((action): Action =>
    action.type === 'answered' ? { ...action, until: Math.min(action.until, until) } : action,
  );
  const alone = resultsAlone(call, asked);
  return [...whole, ...items.flatMap((item) => tellAlone(call, item, { asked, alone }))];
}

/** By thing: the results of the reads of it alone. */
type Alone = ReadonlyMap<string, readonly ResultRecord[]>;

function resultsAlone({ table: { items } }: ReadCall, { context }: Asked): Alone {
  const found = new Map<string, ResultRecord[]>();
  if (!items?.alone) return found;
  const { operation, members } = items.alone;
  for (const record of context.store.resultsOf(operation)) {
    const name = thingName(thingOf(members, record.config));
    const known = found.get(name);
    if (known) known.push(record);
    else found.set(name, [record]);
  }
  return found;
}

/** Tells the reads of one thing alone that it failed, or that it did not. */
function tellAlone(
  call: ReadCall,
  item: Item,
  { asked, alone }: { readonly asked: Asked; readonly alone: Alone },
): readonly Action[] {
  const { epoch, timestamp, now } = asked;
  const { items } = call.table;
  const results = alone.get(thingName(item.thing));
  if (!items?.alone || !results) return [];
  if (isGood(item)) {
    const keys = results.filter(({ cachedError }) => cachedError).map(({ key }) => key);
    const at = { until: now, version: undefined, timestamp };
    return keys.length === 0 ? [] : [{ type: 'expired', epoch, keys, entities: [], at }];
  }
  const error = itemError(items, item, items.alone.operation);
  const until = itemUntil(call.table, item, asked);
  const kept = until > now ? until : undefined;
  return results.map((result) => ({ type: 'failed', epoch, result, error, until: kept, timestamp }));
}

/** Reads whose answer has one result for each thing that was asked for. */
export const itemResults: Trait<'itemResults'> = {
  name: 'itemResults',
  bind() {
    const memory = createItemMemory();
    return {
      request: memory.request,
      toActions: (call, data, asked) => takeItems(call, data, { asked, memory }),
    };
  },
};
