import type { Action } from '../../cache/actions.ts';
import type { EntityRecord, ResultRecord } from '../../cache/records.ts';
import type { Store } from '../../cache/store.ts';
import { changesBetween } from './changes.ts';
import { contentValue, fieldChanges, nameOfRecord, stateOf, type RecordState } from './own-values.ts';
import type { CacheWrite, Change, ChangedSubject } from './session.ts';

/** So many changes of one record are listed. */
const LISTED = 50;

/** Groups what comes into the store at once, and finds out what it has changed. */
interface CacheWriteFinder {
  note(this: void, actions: readonly Action[], isForeign: boolean): void;
  /** The write of all that was noted since the last call; undefined where nothing was. */
  take(this: void, store: Store, at: number): CacheWrite | undefined;
  /** Takes what is there as known. */
  begin(this: void, store: Store): void;
}

/** Of what was noted since the last write. */
interface Noted {
  actions: Action[];
  isForeign: boolean;
}

/** @param operationOf the operation that an action is of, where that is known */
export function createCacheWriteFinder(
  operationOf: (action: Action) => string | undefined,
): CacheWriteFinder {
  const known = createKnown();
  let noted: Noted = { actions: [], isForeign: false };
  let lastId = 0;
  return {
    begin: (store) => void known.changed(store),
    note(actions, isForeign) {
      noted.actions.push(...actions.filter(({ type }) => type !== 'asked' && type !== 'settled'));
      noted.isForeign ||= isForeign;
    },
    take(store, at) {
      const { actions, isForeign } = noted;
      if (actions.length === 0) return undefined;
      noted = { actions: [], isForeign: false };
      const subjects = [...known.changed(store), ...optimisticSubjects(actions)];
      const operation = actions.map(operationOf).find((name) => name !== undefined);
      const types = [...new Set(actions.map(({ type }) => type))];
      return { id: (lastId += 1), at, operation, actions: types, isForeign, subjects };
    },
  };
}

/** The state of every record when it was looked at last. */
function createKnown() {
  const records = new WeakMap<EntityRecord, { readonly version: number; readonly state: RecordState }>();
  const results = new WeakMap<ResultRecord, ResultRecord['content']>();
  return {
    /** The subjects that differ from before. */
    changed(store: Store): readonly ChangedSubject[] {
      return [...store.records()].flatMap((record): readonly ChangedSubject[] => {
        if (record.kind === 'result') {
          const before = results.get(record);
          if (before === record.content) return [];
          results.set(record, record.content);
          const difference = changesBetween(contentValue(before), contentValue(record.content));
          return [{ subject: record.operation, ...difference }];
        }
        const before = records.get(record);
        if (before?.version === record.version) return [];
        const state = stateOf(record);
        records.set(record, { version: record.version, state });
        const changes = fieldChanges(before?.state, state);
        return changes.length === 0 ? [] : [subjectOf(record, changes)];
      });
    },
  };
}

function subjectOf({ entity, key }: Pick<EntityRecord, 'entity' | 'key'>, changes: readonly Change[]) {
  return {
    subject: nameOfRecord({ entity, key }),
    entity: { entity, key },
    changes: changes.slice(0, LISTED),
    changeCount: changes.length,
  };
}

/** Updates that are shown before they are answered change no record, only what is seen of it. */
function optimisticSubjects(actions: readonly Action[]): readonly ChangedSubject[] {
  return actions.flatMap((action) => {
    if (action.type !== 'optimistic-begun') return [];
    return [subjectOf(action.entity, optimisticChanges(action.update))];
  });
}

/** The fields of an optimistic update. */
export function optimisticChanges({
  fields,
}: Extract<Action, { type: 'optimistic-begun' }>['update']): readonly Change[] {
  return fields.map(({ member, entry, value }) => ({
    path: entry === undefined ? member : `${member}.${entry}`,
    to: value,
  }));
}
