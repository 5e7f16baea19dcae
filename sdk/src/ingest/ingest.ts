import type { Lifetimes } from '../lifetimes/lifetime.ts';
import type { EntityWrite } from '../store/action.ts';
import { deepFreeze } from '../store/json.ts';
import type { Node } from '../store/node.ts';
import type { Json } from '../types/json.ts';
import type { Shape } from '../types/shape.ts';
import { normalise, type FoundEntity, type NormaliseContext } from './normalise.ts';

/** Tables and clock reading with which an answer is taken in. */
export interface IngestContext extends NormaliseContext {
  readonly lifetimes: Lifetimes;
}

/** An answer and when it was asked for. */
export interface Answer {
  readonly data: Json;
  readonly shape: Shape;
  /** Epoch milliseconds of its arrival. */
  readonly now: number;
  /** Position of its request among all requests. */
  readonly order: number;
}

/** An answer's entities as they enter the store, and what is left of it without them. */
export interface Ingested {
  readonly node: Node;
  readonly entities: readonly EntityWrite[];
}

/** Takes an answer apart for the store. Freezes the answer, changes nothing else. */
export function ingest(answer: Answer, context: IngestContext): Ingested {
  const { node, entities } = normalise(deepFreeze(answer.data), answer.shape, context);
  return { node, entities: entities.map((found) => entityWrite(found, answer, context.lifetimes)) };
}

function entityWrite(found: FoundEntity, answer: Answer, lifetimes: Lifetimes): EntityWrite {
  const until = lifetimes.freshUntil(found.table.lifetime, answer.now);
  return {
    slot: found.slot,
    stamp: { until, version: found.version, order: answer.order },
    cells: found.cells,
  };
}
