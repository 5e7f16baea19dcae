import { deepFreeze, keepJson } from '../../core/json.ts';
import type { Json } from '../../core/json-value.ts';
import type { ActionOf } from '../actions.ts';
import type { ResultChange, ResultOverlay, ResultRecord } from '../records.ts';
import { addParent, markChanged, removeParent, type StoreState } from '../state.ts';

/** Lays a change over what the server said of a result, puts it in place of the same one, or takes it away. */
export function reduceOverlaid(state: StoreState, { key, change, isOver }: ActionOf<'overlaid'>): void {
  const record = state.results.get(key);
  // Whoever dropped the result has dropped what was over it.
  if (!record) return;
  const list = record.overlay?.list ?? [];
  const at = list.findIndex(({ id }) => id === change.id);
  if (isOver && at < 0) return;
  const before = list[at];
  if (before) follow(record, before, removeParent);
  if (!isOver) follow(record, change, addParent);
  const others = list.filter((one) => one !== before);
  record.overlay = createOverlay(isOver ? others : others.toSpliced(at < 0 ? others.length : at, 0, change));
  markChanged(state, record);
}

/** Entities that only the change brings here: what changes in them changes the result. */
function follow(record: ResultRecord, { brought }: ResultChange, note: typeof addParent): void {
  for (const entity of brought) note(entity, record);
}

function createOverlay(list: readonly ResultChange[]): ResultOverlay | undefined {
  if (list.length === 0) return undefined;
  let shown: Json | undefined;
  return {
    list,
    over(value) {
      shown = keepJson(shown, deepFreeze(list.reduce((before, { apply }) => apply(before), value)));
      return shown;
    },
  };
}
