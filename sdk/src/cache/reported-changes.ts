import { isSameJson } from '../core/json.ts';
import type { JsonObject } from '../core/json-value.ts';
import type { EntityRecord } from './records.ts';
import type { StoreState } from './state.ts';

/** Notes which members with `reports` an entity has changed since it had this data. */
export function noteReports(state: StoreState, record: EntityRecord, before: JsonObject | undefined): void {
  const { entity, key, data } = record;
  if (!before || !data) return;
  for (const member of state.entities[entity]?.reports ?? []) {
    const from = before[member];
    const to = data[member];
    if (from === undefined || to === undefined || isSameJson(from, to)) continue;
    state.reports.push({ entity, key, member, from, to });
  }
}
