import { describe, expect, it } from 'vitest';
import type { Entry } from '../journal/entry.ts';
import { ann, toyEntities } from '../../../testing/index.ts';
import { createHorizon } from './horizon.ts';

const SINCE = 5;
const result = { key: 'k', operation: 'getThing', config: {} };
const error = { code: 'HTTP', message: 'Gone', status: 404, statusText: '', errors: [] } as const;
const entity = { entity: 'Thing', key: 'a' };

const answerAt = (order: number) => ({
  data: { ...ann, fields: {} },
  shape: { kind: 'entity', entity: 'Thing' } as const,
  now: 0,
  order,
});
const expired = (order: number, keys: readonly string[], hasEntity = true): Entry => ({
  type: 'expired',
  keys,
  entities: hasEntity ? [entity] : [],
  at: { until: 9, order },
});

/** One of each kind that was asked for at a position. */
const entriesAt = (order: number): { readonly [type in Entry['type']]: Entry } => ({
  received: { type: 'received', answer: answerAt(order) },
  kept: { type: 'kept', entities: [{ ...entity, data: { id: 'a' }, stamp: { order } }] },
  answered: { type: 'answered', result, answer: answerAt(order) },
  renewed: { type: 'renewed', result, now: 0, order },
  failed: { type: 'failed', result, error, until: 7, order },
  evicted: { type: 'evicted', entity, at: { order } },
  expired: expired(order, ['l']),
  touched: { type: 'touched', touches: [], at: { order } },
});

describe('a horizon', () => {
  const types = [
    'received',
    'kept',
    'answered',
    'renewed',
    'failed',
    'evicted',
    'expired',
    'touched',
  ] as const;
  const horizonAt = (position: number) => createHorizon({ entities: toyEntities, nextOrder: () => position });

  it.each(types)('leaves as it is what was %s from then on', (type) => {
    const entries = [entriesAt(SINCE)[type]];
    expect(horizonAt(SINCE).complete({ at: 9, entries }).entries).toEqual(entries);
  });

  const late = entriesAt(SINCE - 1);
  it.each<[Entry['type'], readonly Entry[]]>([
    ['received', [late.received, expired(4, [])]],
    ['kept', [late.kept, expired(4, [])]],
    ['answered', [late.answered, expired(4, ['k'])]],
    ['renewed', []],
    ['failed', [late.failed, expired(4, ['k'], false)]],
    ['evicted', [late.evicted]],
    ['expired', [late.expired]],
    ['touched', [late.touched]],
  ])('calls out of date what was %s before', (type, want) => {
    const entries = [late[type]];
    expect(horizonAt(SINCE).complete({ at: 9, entries }).entries).toEqual(want);
  });

  it.each<[string, readonly number[], number, readonly number[]]>([
    ['after what was asked for before them', [6, 8], 7, [8]],
    ['not after what was asked for later', [6, 8], 9, []],
  ])('lets changes happen once more, %s', (_, changes, asked, want) => {
    const horizon = horizonAt(SINCE);
    for (const order of changes) horizon.note(entriesAt(order).touched);
    const entries = [entriesAt(asked).answered];
    const again = want.map((order) => entriesAt(order).touched);
    expect(horizon.complete({ at: 9, entries }).entries).toEqual([...entries, ...again]);
  });

  it('forgets them where all begins anew', () => {
    let position = SINCE;
    const horizon = createHorizon({ entities: toyEntities, nextOrder: () => position });
    horizon.complete({ at: 9, entries: [entriesAt(8).touched] });
    position = 7;
    horizon.begin();
    const entries = [entriesAt(7).answered];
    expect(horizon.complete({ at: 9, entries }).entries).toEqual(entries);
  });
});
