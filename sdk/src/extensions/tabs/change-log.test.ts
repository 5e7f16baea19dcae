import { describe, expect, it } from 'vitest';
import type { Entry } from '../journal/entry.ts';
import { ann, toyEntities } from '../../../testing/index.ts';
import { createHorizon } from './change-log.ts';

const SINCE = 5;
const result = { key: 'k', operation: 'getThing', config: {} };
const error = { code: 'HTTP', message: 'Gone', status: 404, statusText: '', errors: [] } as const;
const entity = { entity: 'Thing', key: 'a' };

const answerAt = (timestamp: number) => ({
  data: { ...ann, fields: {} },
  shape: { kind: 'entity', entity: 'Thing' } as const,
  now: 0,
  timestamp,
});
const expired = (timestamp: number, keys: readonly string[], hasEntity = true): Entry => ({
  type: 'expired',
  keys,
  entities: hasEntity ? [entity] : [],
  at: { until: 9, timestamp },
});

/** One of each kind that was asked for at a position. */
const entriesAt = (timestamp: number): { readonly [type in Entry['type']]: Entry } => ({
  received: { type: 'received', answer: answerAt(timestamp) },
  kept: { type: 'kept', entities: [{ ...entity, data: { id: 'a' }, metadata: { timestamp } }] },
  answered: { type: 'answered', result, answer: answerAt(timestamp) },
  revalidated: { type: 'revalidated', result, now: 0, timestamp },
  failed: { type: 'failed', result, error, until: 7, timestamp },
  evicted: { type: 'evicted', entity, at: { timestamp } },
  expired: expired(timestamp, ['l']),
  touched: { type: 'touched', touches: [], at: { timestamp } },
});

describe('a horizon', () => {
  const types = [
    'received',
    'kept',
    'answered',
    'revalidated',
    'failed',
    'evicted',
    'expired',
    'touched',
  ] as const;
  const horizonAt = (timestamp: number) =>
    createHorizon({ entities: toyEntities, nextTimestamp: () => timestamp });

  it.each(types)('leaves as it is what was %s from then on', (type) => {
    const entries = [entriesAt(SINCE)[type]];
    expect(horizonAt(SINCE).complete({ at: 9, entries }).entries).toEqual(entries);
  });

  const late = entriesAt(SINCE - 1);
  it.each<[Entry['type'], readonly Entry[]]>([
    ['received', [late.received, expired(4, [])]],
    ['kept', [late.kept, expired(4, [])]],
    ['answered', [late.answered, expired(4, ['k'])]],
    ['revalidated', []],
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
    for (const timestamp of changes) horizon.note(entriesAt(timestamp).touched);
    const entries = [entriesAt(asked).answered];
    const again = want.map((timestamp) => entriesAt(timestamp).touched);
    expect(horizon.complete({ at: 9, entries }).entries).toEqual([...entries, ...again]);
  });

  it('forgets them where all begins anew', () => {
    let timestamp = SINCE;
    const horizon = createHorizon({ entities: toyEntities, nextTimestamp: () => timestamp });
    horizon.complete({ at: 9, entries: [entriesAt(8).touched] });
    timestamp = 7;
    horizon.begin();
    const entries = [entriesAt(7).answered];
    expect(horizon.complete({ at: 9, entries }).entries).toEqual(entries);
  });
});
