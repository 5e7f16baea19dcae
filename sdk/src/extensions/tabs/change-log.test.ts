import { describe, expect, it } from 'vitest';
import type { Entry } from '../journal/entry.ts';
import { ann, toyEntities } from '../../../toys/index.ts';
import { createChangeLog } from './change-log.ts';

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

/** One of each kind that was asked for at a timestamp. */
const entriesAt = (timestamp: number): { readonly [type in Entry['type']]: Entry } => ({
  received: { type: 'received', answer: answerAt(timestamp) },
  kept: { type: 'kept', entities: [{ ...entity, data: { id: 'a' }, metadata: { timestamp } }] },
  answered: { type: 'answered', result, answer: answerAt(timestamp) },
  revalidated: { type: 'revalidated', result, now: 0, timestamp },
  failed: { type: 'failed', result, error, until: 7, timestamp },
  evicted: { type: 'evicted', entity, at: { timestamp } },
  expired: expired(timestamp, ['l']),
  invalidated: { type: 'invalidated', invalidations: [], at: { timestamp } },
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
    'invalidated',
  ] as const;
  const changeLogAt = (timestamp: number) =>
    createChangeLog({ entities: toyEntities, nextTimestamp: () => timestamp });

  it.each(types)('leaves as it is what was %s from then on', (type) => {
    const entries = [entriesAt(SINCE)[type]];
    expect(changeLogAt(SINCE).complete({ at: 9, entries }).entries).toEqual(entries);
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
    ['invalidated', [late.invalidated]],
  ])('calls out of date what was %s before', (type, want) => {
    const entries = [late[type]];
    expect(changeLogAt(SINCE).complete({ at: 9, entries }).entries).toEqual(want);
  });

  it.each<[string, readonly number[], number, readonly number[]]>([
    ['after what was asked for before them', [6, 8], 7, [8]],
    ['not after what was asked for later', [6, 8], 9, []],
  ])('lets changes happen once more, %s', (_, changes, asked, want) => {
    const changeLog = changeLogAt(SINCE);
    for (const timestamp of changes) changeLog.note(entriesAt(timestamp).invalidated);
    const entries = [entriesAt(asked).answered];
    const again = want.map((timestamp) => entriesAt(timestamp).invalidated);
    expect(changeLog.complete({ at: 9, entries }).entries).toEqual([...entries, ...again]);
  });

  it('forgets them where all begins anew', () => {
    let timestamp = SINCE;
    const changeLog = createChangeLog({ entities: toyEntities, nextTimestamp: () => timestamp });
    changeLog.complete({ at: 9, entries: [entriesAt(8).invalidated] });
    timestamp = 7;
    changeLog.begin();
    const entries = [entriesAt(7).answered];
    expect(changeLog.complete({ at: 9, entries }).entries).toEqual(entries);
  });
});
