import { invariant } from '../errors.ts';
import { isJsonObject, valueAt } from '../json.ts';
import type { EntityTable } from '../types/entity.ts';
import type { Json, JsonObject } from '../types/json.ts';
import type { Shape } from '../types/shape.ts';
import { eachAbsent, type Absent } from './absence.ts';
import { isOutOfDate } from './cell.ts';
import type { Answer } from './action.ts';
import type { Changes } from './changes.ts';
import { entityKey } from './entity-key.ts';
import { repeatEntity, repeatsEntity, writeAbsent, writeEntity, type EntityWrite } from './entity-write.ts';
import { layoutsOf } from './layouts.ts';
import { Link, type Links, type MemberLinks } from './link.ts';
import { findMismatch, isExpected, type Mismatch } from './mismatch.ts';
import { markChanged, markRenewed } from './parents.ts';
import { noteReports } from './report.ts';
import type { Selection } from './selection.ts';
import type { EntitySlot, Stamp } from './slot.ts';
import { entitySlotOf, findEntity, type StoreState } from './state.ts';
import { versionOf } from './version.ts';

/** What is left of an answer without its entities. */
export interface Taken {
  readonly ok: true;
  readonly links: Links | undefined;
  /** The entities in it. */
  readonly writes: readonly EntityWrite[];
  /** Whether all of it was written: what it says is what the store shows of it. */
  readonly isWhole: boolean;
}

/** An answer that is not what the spec promises: nothing of it was written. */
export interface Refused {
  readonly ok: false;
  readonly mismatch: Mismatch;
}

/** A write, and what the entity said already where the answer says the same. */
interface PlannedWrite extends EntityWrite {
  readonly repeated: JsonObject | undefined;
}

/** An answer on its way into the store. */
interface Intake {
  readonly state: StoreState;
  readonly answer: Answer;
  /** What is to be written once the whole answer was seen. */
  readonly writes: PlannedWrite[];
  /** Something may not be what belongs there, which `findMismatch` is to decide. */
  isSuspect: boolean;
  /** By entity: the stamp of those that tell no version. */
  readonly stamps: Map<EntityTable, Stamp>;
}

/**
 * Takes an answer apart: walks only the paths that lead to an entity, says where entities stood, and writes them
 * once all were found to be what the spec promises; else none of them. What is kept of the answer is frozen; what the
 * store has already is not even looked at twice.
 *
 * @param changed gets whoever watches a slot whose readers may see something else now
 */
export function takeIn(state: StoreState, answer: Answer, changed: Changes): Taken | Refused {
  const intake: Intake = { state, answer, writes: [], isSuspect: false, stamps: new Map() };
  const links = walk(answer.data, answer.shape, intake);
  const mismatch = intake.isSuspect ? findMismatch(answer.data, answer.shape, state) : undefined;
  if (mismatch) {
    for (const { slot } of intake.writes) state.loose.add(slot);
    return { ok: false, mismatch };
  }
  const { skipped } = state;
  for (const write of intake.writes) writePlanned(state, write, changed);
  noteAbsent(intake, changed);
  return { ok: true, links, writes: intake.writes, isWhole: state.skipped === skipped };
}

function writePlanned(state: StoreState, write: PlannedWrite, changed: Changes): void {
  const { slot, repeated, now } = write;
  const before = slot.data;
  const wasOld = isOutOfDate(slot, now);
  // The same entity may stand in an answer twice.
  const isRepeated = before !== undefined && before === repeated;
  if (isRepeated) repeatEntity(state, write);
  else if (writeEntity(state, write)) {
    markChanged(slot, changed);
    return noteReports(state, slot, before);
  }
  if (wasOld) markRenewed(slot, changed);
}

/** Notes what the server was asked for and left out. */
function noteAbsent(intake: Intake, changed: Changes): void {
  const { state, answer } = intake;
  if (!answer.wanted) return;
  const visit = ({ table, data, path }: Absent): void => {
    const key = keyIn(table, data);
    const slot = key === undefined ? undefined : findEntity(state, { entity: table.name, key });
    if (!slot) return;
    const { now } = answer;
    const wasOld = isOutOfDate(slot, now);
    const stamp = stampFor(table, data, intake);
    if (writeAbsent(state, slot, { path, stamp, now })) markChanged(slot, changed);
    else if (wasOld) markRenewed(slot, changed);
  };
  eachAbsent(answer.data, answer.shape, { wanted: answer.wanted, entities: state.entities, visit });
}

function walk(value: Json | undefined, shape: Shape, intake: Intake): Links | undefined {
  switch (shape.kind) {
    case 'plain':
      break;
    case 'entity':
      if (isJsonObject(value)) return walkEntity(value, shape.entity, intake);
      break;
    case 'list':
      if (Array.isArray(value)) return walkList(value, shape.items, intake);
      break;
    case 'object':
    case 'map':
      if (isJsonObject(value)) return walkMembers(value, shape, intake);
  }
  if (!isExpected(value, shape)) intake.isSuspect = true;
  return undefined;
}

function walkMembers(
  value: JsonObject,
  shape: Extract<Shape, { kind: 'object' | 'map' }>,
  intake: Intake,
): MemberLinks | undefined {
  let links: MemberLinks | undefined;
  for (const member in shape.kind === 'map' ? value : shape.members) {
    if (!Object.hasOwn(value, member)) continue;
    const inner = shape.kind === 'map' ? shape.values : shape.members[member];
    const found = inner && walk(value[member], inner, intake);
    if (found) (links ??= new Map()).set(member, found);
  }
  return links;
}

function walkList(value: readonly Json[], items: Shape, intake: Intake): Links | undefined {
  let hasLinks = false;
  const links = value.map((item) => {
    const link = walk(item, items, intake);
    hasLinks ||= link !== undefined;
    return link;
  });
  return hasLinks ? links : undefined;
}

function keyIn(table: EntityTable, data: JsonObject): string | undefined {
  return entityKey(table, (member) => valueAt(data, member));
}

/** Objects without a key stay where they are. */
function walkEntity(data: JsonObject, name: string, intake: Intake): Links | undefined {
  const { state } = intake;
  const table = state.entities[name];
  invariant(table, `No entity "${name}"`);
  if (state.keeps?.(name, data) === false) return undefined;
  const key = keyIn(table, data);
  if (key === undefined) {
    intake.isSuspect = true;
    return undefined;
  }
  const links = table.shape.kind === 'plain' ? undefined : walk(data, table.shape, intake);
  const inner = links instanceof Map ? links : undefined;
  const slot = entitySlotOf(state, name, key);
  const stamp = stampFor(table, data, intake);
  if (Number.isNaN(stamp.version)) intake.isSuspect = true;
  const repeated = !inner && repeatsEntity(slot, data, stamp) ? slot.data : undefined;
  const layout = repeated ? slot.layout : layoutsOf(state, name).of(data, inner);
  intake.writes.push({ slot, data, links: inner, layout, stamp, now: intake.answer.now, repeated });
  return linkTo(slot, layout);
}

/** Answers with the same layout share a link, so that what shows the same is found to be the same at a glance. */
function linkTo(slot: EntitySlot, layout: Selection): Link {
  if (slot.link?.selection !== layout) slot.link = new Link(slot, layout);
  return slot.link;
}

function stampFor(table: EntityTable, data: JsonObject, { state, answer, stamps }: Intake): Stamp {
  const version = versionOf(table, data);
  const { now, order } = answer;
  // What was called out of date is the result, and the entity that it is; others inside it are as fresh as ever.
  if (answer.isOverdue && data === answer.data) return { until: now, version, order };
  const known = stamps.get(table);
  if (known && version === undefined) return known;
  const until = known?.until ?? state.lifetimes.freshUntil(table.lifetime, now);
  const stamp = { until, version, order };
  if (version === undefined) stamps.set(table, stamp);
  return stamp;
}
