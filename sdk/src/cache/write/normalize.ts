import { markMissing } from './mark-missing.ts';
import { invariant } from '../../core/errors.ts';
import { isJsonObject } from '../../core/json.ts';
import type { EntityTable } from '../../spec/entity.ts';
import type { Json, JsonObject } from '../../core/json-value.ts';
import type { Shape } from '../../spec/shape.ts';
import { isOutOfDate } from '../fields.ts';
import type { Answer } from '../actions.ts';
import { keyIn } from '../entity-key.ts';
import {
  differenceTo,
  repeatEntity,
  writeEntity,
  type EntityRepeat,
  type EntityWrite,
} from './merge-entity.ts';
import { Link, type Links, type MemberLinks, type EntitySlot, type Stamp } from '../records.ts';
import { findMismatch, isExpected, type Mismatch } from './validate-response.ts';
import { markChanged, markRenewed } from '../parents.ts';
import { noteReports } from '../report.ts';
import type { Selection } from '../read/selection.ts';
import { entitySlotOf, familyOf, type Family, type StoreState } from '../state.ts';
import { versionOf } from '../version.ts';

/** What is left of an answer without its entities. */
export interface Taken {
  readonly ok: true;
  readonly links: Links | undefined;
  /** The entities in it. */
  readonly plans: readonly Plan[];
  /** Whether all of it was written: what it says is what the store shows of it. */
  readonly isWhole: boolean;
}

/** What becomes of one entity in an answer once the whole answer was seen. */
type Plan = EntityWrite | EntityRepeat;

/** An answer that is not what the spec promises: nothing of it was written. */
export interface Refused {
  readonly ok: false;
  readonly mismatch: Mismatch;
}

/** An answer on its way into the store. */
interface Intake {
  readonly state: StoreState;
  readonly answer: Answer;
  /** What is to be written once the whole answer was seen. */
  readonly plans: Plan[];
  /** Something may not be what belongs there, which `findMismatch` is to decide. */
  isSuspect: boolean;
  /** The entities of the name that was met last: others of it mostly follow. */
  arrivals: Arrivals | undefined;
}

/** Entities of one name in an answer. */
interface Arrivals {
  readonly name: string;
  readonly table: EntityTable;
  readonly family: Family;
  /** Epoch milliseconds up to which they are fresh. */
  readonly until: number;
  /** Of all that tell no version. */
  readonly stamp: Stamp;
}

/**
 * Takes an answer apart: walks only the paths that lead to an entity, says where entities stood, and writes them
 * once all were found to be what the spec promises; else none of them. What is kept of the answer is frozen; what the
 * store has already is not even looked at twice.
 */
export function takeIn(state: StoreState, answer: Answer): Taken | Refused {
  const intake: Intake = { state, answer, plans: [], isSuspect: false, arrivals: undefined };
  const links = walk(answer.data, answer.shape, intake);
  const mismatch = intake.isSuspect ? findMismatch(answer.data, answer.shape, state) : undefined;
  if (mismatch) {
    for (const { slot } of intake.plans) state.loose.add(slot);
    return { ok: false, mismatch };
  }
  const { skipped } = state;
  for (const plan of intake.plans) writePlanned(state, plan, answer.now);
  markMissing(state, answer, (slot, data) => stampFor(slot, data, intake));
  return { ok: true, links, plans: intake.plans, isWhole: state.skipped === skipped };
}

function writePlanned(state: StoreState, plan: Plan, now: number): void {
  const { slot } = plan;
  const before = slot.data;
  const wasOld = isOutOfDate(slot, now);
  if (plan.data === undefined && before === plan.repeated) repeatEntity(state, plan);
  else if (writeEntity(state, plan.data === undefined ? asWrite(state, plan, now) : plan)) {
    markChanged(state, slot);
    return noteReports(state, slot, before);
  }
  // Or outdated, by an answer that was asked for before what ended the freshness of the entity.
  if (wasOld || isOutOfDate(slot, now)) markRenewed(state, slot);
}

/** An entity may stand in an answer twice: what was the same as before is not when its other place was written. */
function asWrite(state: StoreState, { slot, repeated, stamp }: EntityRepeat, now: number): EntityWrite {
  const layout = familyOf(state, slot.entity).layouts.of(repeated, undefined);
  return { slot, data: repeated, links: undefined, layout, stamp, now };
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
  const links: (Links | undefined)[] = [];
  let hasLinks = false;
  for (const item of value) {
    const link = walk(item, items, intake);
    hasLinks ||= link !== undefined;
    links.push(link);
  }
  return hasLinks ? links : undefined;
}

/** Objects without a key stay where they are. */
function walkEntity(data: JsonObject, name: string, intake: Intake): Links | undefined {
  const { state, answer } = intake;
  const arrivals = arrivalsOf(name, intake);
  const { table, family } = arrivals;
  if (state.keeps?.(name, data) === false) return undefined;
  const key = keyIn(table, data);
  if (key === undefined) {
    intake.isSuspect = true;
    return undefined;
  }
  const links = table.shape.kind === 'plain' ? undefined : walk(data, table.shape, intake);
  const inner = links instanceof Map ? links : undefined;
  const slot = family.slots.get(key) ?? entitySlotOf(state, { entity: name, key });
  const stamp = stampFor(slot, data, intake);
  if (Number.isNaN(stamp.version)) intake.isSuspect = true;
  const before = slot.data;
  const differing = inner ? undefined : differenceTo(slot, data, stamp);
  if (differing?.length === 0 && before) {
    intake.plans.push({ slot, stamp, repeated: before });
    return linkTo(slot, slot.layout);
  }
  const hasLayout = differing && !differing.some((member) => table.mergeByMember.includes(member));
  const layout = hasLayout ? slot.layout : family.layouts.of(data, inner);
  intake.plans.push({ slot, data, links: inner, layout, stamp, now: answer.now, differing, before });
  return linkTo(slot, layout);
}

/** Answers with the same layout share a link, so that what shows the same is found to be the same at a glance. */
function linkTo(slot: EntitySlot, layout: Selection): Link {
  if (slot.link?.selection !== layout) slot.link = new Link(slot, layout);
  return slot.link;
}

function arrivalsOf(name: string, intake: Intake): Arrivals {
  if (intake.arrivals?.name === name) return intake.arrivals;
  const { state, answer } = intake;
  const family = familyOf(state, name);
  const { table } = family;
  invariant(table, `No entity "${name}"`);
  const until = state.lifetimes.freshUntil(table.lifetime, answer.now);
  const stamp = { until, version: undefined, order: answer.order };
  intake.arrivals = { name, table, family, until, stamp };
  return intake.arrivals;
}

function stampFor(slot: EntitySlot, data: JsonObject, intake: Intake): Stamp {
  const { answer } = intake;
  const { table, until, stamp } = arrivalsOf(slot.entity, intake);
  const version = versionOf(table, data);
  const { now, order } = answer;
  // Where a result was called out of date, it is the entity that it is; others inside it are as fresh as ever.
  const isOverdue = answer.isOverdue && data === answer.data;
  if (isOverdue || order < slot.endedAt) return { until: now, version, order };
  return version === undefined ? stamp : { until, version, order };
}
