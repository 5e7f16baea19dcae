import { buildRequest } from '../network/request.ts';
import type { Outcome } from '../network/transport.ts';
import { isJsonObject } from '../core/json.ts';
import type { Json, JsonObject } from '../core/json-value.ts';
import { expandRecordId } from '../query/configuration.ts';
import type { Exchange, QueryContext, ReadCall, Trait } from '../query/context.ts';
import type { ItemsTable, ReadTable } from '../spec/operation.ts';
import { itemResults } from './item-results.ts';
import { isGood, thingName } from './items.ts';
import { addValues, isOfOthers, membersOf, type ListValue, type RequestLists } from './request-lists.ts';

/**
 * Reads as with `itemResults`, whose things may be asked for in groups, each with what is wanted of it: as few
 * requests as can be ask for the things of all groups with all that is wanted of any. The answer has the results of
 * one group after those of the other. A request in which something is at error is made again for each group alone.
 */
export const itemGroups: Trait<'itemGroups'> = {
  name: 'itemGroups',
  bind() {
    const each = itemResults.bind(true);
    return {
      ...each,
      request(call, context, signal) {
        const listed = asList(call);
        const traits =
          listed === call ? call.traits : { ...call.traits, exchange: exchangeIn(call, context) };
        return each.request?.({ ...listed, traits }, context, signal) ?? Promise.resolve(undefined);
      },
      toActions: (call, data, asked) => each.toActions?.(asList(call), data, asked) ?? [],
    };
  },
};

/** One thing of a group, and the lists that a request for it has. */
interface WantedThing {
  readonly thing: Json;
  readonly group: JsonObject;
  readonly values: readonly ListValue[];
}

/** One request for things of one group or several. */
interface JointRequest extends RequestLists {
  readonly wanted: WantedThing[];
}

/** The results of things, or why there are none. */
interface Answered {
  readonly request: JointRequest;
  readonly outcome: Outcome;
}

/** The call as one for the things of all its groups, under the key that it has; without groups as it is. */
function asList(call: ReadCall): ReadCall {
  const { items, groups = '' } = call.table;
  const [list = ''] = items?.by ?? [];
  if (!Object.hasOwn(call.config, groups)) return call;
  const things = groupsIn(call).flatMap((group) => group[list] ?? []);
  return { ...call, config: { ...call.config, [list]: things } };
}

/** The groups, with ids as the platform writes them. */
function groupsIn({
  table: { items, groups = '' },
  config,
}: Pick<ReadCall, 'table' | 'config'>): readonly JsonObject[] {
  const [list = ''] = items?.by ?? [];
  const found = [config[groups] ?? []].flat().filter(isJsonObject);
  return found.map((group) => ({
    ...group,
    [list]: [group[list] ?? []].flat().map((thing) => expandRecordId(String(thing))),
  }));
}

/** Sends what is left of the call's groups, and puts the answers together. */
function exchangeIn({ table }: ReadCall, context: QueryContext): Exchange {
  return async (asked, _request, send) => {
    const { items } = table;
    if (!items) return send(_request);
    const encoding = context.encodingOf(table.api);
    const sendJoint = (request: JointRequest): Promise<Outcome> =>
      send(buildRequest({ table, config: membersOf(request) }, encoding));
    const wanted = wantedIn(table, items, asked.config);
    const answered = await Promise.all(packed(wanted, items).map((one) => askJoint(one, items, sendJoint)));
    return together(answered.flat(), wanted, items);
  };
}

/** All things that are asked for, in the order of their results. */
function wantedIn(table: ReadTable, items: ItemsTable, config: JsonObject): readonly WantedThing[] {
  const [list = ''] = items.by;
  const due = new Set([config[list] ?? []].flat().map(thingName));
  return groupsIn({ table, config }).flatMap((group) => {
    const others = Object.keys(group).filter((member) => member !== list);
    const common = others.flatMap((member) =>
      [group[member] ?? []].flat().map((value): ListValue => [member, value]),
    );
    const things = [group[list] ?? []].flat().filter((thing) => due.has(thingName(thing)));
    return things.map((thing): WantedThing => ({ thing, group, values: [[list, thing], ...common] }));
  });
}

/** Each thing in the first request that has room for it. */
function packed(wanted: readonly WantedThing[], items: ItemsTable): readonly JointRequest[] {
  const requests: JointRequest[] = [];
  for (const one of wanted) {
    const open = requests.find((request) => addValues(request, one.values, items));
    if (open) open.wanted.push(one);
    else {
      const request: JointRequest = { wanted: [one], lists: new Map(), length: 0 };
      addValues(request, one.values, items);
      requests.push(request);
    }
  }
  return requests;
}

async function askJoint(
  request: JointRequest,
  items: ItemsTable,
  send: (request: JointRequest) => Promise<Outcome>,
): Promise<readonly Answered[]> {
  const outcome = await send(request);
  const groups = new Set(request.wanted.map(({ group }) => group));
  if (groups.size < 2 || !isOfOthersIn(outcome, items)) return [{ request, outcome }];
  const alone = [...groups].flatMap((group) =>
    packed(
      request.wanted.filter((one) => one.group === group),
      items,
    ),
  );
  return Promise.all(alone.map(async (one) => ({ request: one, outcome: await send(one) })));
}

/** Returns true where what one group wants may have been refused because of another. */
function isOfOthersIn(outcome: Outcome, items: ItemsTable): boolean {
  if (!outcome.ok) return isOfOthers(outcome.error.status);
  return resultsIn(outcome, items).some((result) => isOfOthers(statusOf(result, items)));
}

function resultsIn(outcome: Outcome, { at }: ItemsTable): readonly Json[] {
  const data = outcome.ok && outcome.data;
  return isJsonObject(data) ? [data[at] ?? []].flat() : [];
}

function statusOf(result: Json, { status }: ItemsTable): number {
  return isJsonObject(result) ? Number(result[status]) : 0;
}

/** One answer with the results of all things; or the first that is none. */
function together(answered: readonly Answered[], wanted: readonly WantedThing[], items: ItemsTable): Outcome {
  const failed = answered.find(({ outcome }) => !outcome.ok);
  if (failed) return failed.outcome;
  const results = new Map<WantedThing, Json>();
  for (const { request, outcome } of answered) {
    const byThing = thingsWith(request, resultsIn(outcome, items), items);
    for (const one of request.wanted) results.set(one, byThing.get(String(one.thing)) ?? null);
  }
  // What stands beside the results, such as that some have failed, is said by those that have failed ones.
  const isWhole = ({ outcome }: Answered): boolean =>
    resultsIn(outcome, items).every((result) =>
      isGood({ thing: null, result: {}, status: statusOf(result, items) }),
    );
  const ordered = [...answered.filter(isWhole), ...answered.filter((one) => !isWhole(one))];
  const envelopes = ordered.map(({ outcome }) =>
    outcome.ok && isJsonObject(outcome.data) ? outcome.data : {},
  );
  const data = { [items.at]: wanted.map((one) => results.get(one) ?? null) };
  return { ok: true, status: 200, data: Object.assign({}, ...envelopes, data), tag: undefined };
}

/** The results of a request by their things, which it names once each. */
function thingsWith(
  { lists }: JointRequest,
  results: readonly Json[],
  { by: [list = ''] }: ItemsTable,
): ReadonlyMap<string, Json> {
  const things = [...(lists.get(list)?.keys() ?? [])];
  return new Map(things.map((thing, index) => [thing, results[index] ?? null]));
}
