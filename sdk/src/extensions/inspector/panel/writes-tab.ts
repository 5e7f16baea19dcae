import type { CacheWrite } from '../session.ts';
import { h, type Child, type Markup } from './dom.ts';
import { changeList, chip, facts, recordButton, section } from './elements.ts';
import { countBy, isFound, type Scene, type Tab } from './scene.ts';
import { counted, timeOfDay } from './words.ts';

/** Colours of actions by what they do. */
const TONES: Readonly<Record<string, string>> = {
  answered: 'fresh',
  received: 'fresh',
  revalidated: 'fresh',
  expired: 'stale',
  evicted: 'error',
  emptied: 'error',
  failed: 'error',
};

/** All that came into the store, with what it changed. */
export const writesTab: Tab = {
  title: 'Writes',
  noun: 'cache write',
  empty: 'Nothing has been written into the cache since the inspector is here.',
  count: (view) => view.writes().length,
  filters: ({ view }) =>
    [
      ...countBy(
        view.writes().flatMap(({ actions }) => actions),
        (action) => action,
      ),
    ].map(([id, count]) => ({
      id,
      label: id,
      count,
      ...(TONES[id] ? { tone: TONES[id] } : {}),
    })),
  rows({ view, state }) {
    const kind = state.filters.writes;
    return view
      .writes()
      .filter(({ actions }) => kind === undefined || actions.some((action) => action === kind))
      .filter((write) => isFound(state.search, textsOf(write)))
      .map((write) => ({ id: String(write.id), content: rowOf(write) }))
      .toReversed();
  },
  detail(scene, id) {
    const write = scene.view.writes().find((one) => String(one.id) === id);
    return write ? writeDetail(scene, write) : h('p', { class: 'hint' }, 'It happened too long ago.');
  },
};

function textsOf({ operation = '', actions, subjects }: CacheWrite): readonly string[] {
  const changes = subjects.flatMap((subject) => subject.changes);
  const values = changes.flatMap(({ path, from, to }) => [
    path,
    JSON.stringify(from ?? ''),
    JSON.stringify(to ?? ''),
  ]);
  return [operation, ...actions, ...subjects.map(({ subject }) => subject), ...values];
}

/** The outcome of a write as a chip. */
function writeChip({ actions }: CacheWrite): Markup {
  const [first = 'written'] = [...actions].sort((one, other) => weight(other) - weight(one));
  return chip(TONES[first] ?? 'fetching', first);
}

/** Of several actions, the one that the others follow from. */
function weight(action: string): number {
  return [
    'expired',
    'optimistic-settled',
    'revalidated',
    'answered',
    'received',
    'evicted',
    'failed',
    'emptied',
  ].indexOf(action);
}

/** The changes of a write in one line. */
export function writeText({ subjects }: CacheWrite): string {
  const records = subjects.filter(({ entity }) => entity !== undefined);
  const fields = records.reduce((sum, { changeCount }) => sum + changeCount, 0);
  if (records.length > 0) return `${counted(fields, 'field')} of ${counted(records.length, 'record')}`;
  return subjects.length > 0 ? 'the answer' : 'nothing that is shown';
}

function rowOf(write: CacheWrite): Child {
  return [
    writeChip(write),
    h(
      'span',
      { class: 'main' },
      h('b', {}, write.operation ?? 'client'),
      ' ',
      h('span', { class: 'muted' }, writeText(write)),
    ),
    h('span', { class: 'number wide' }, timeOfDay(write.at)),
  ];
}

/** A write in full. */
export function writeDetail(scene: Scene, write: CacheWrite): Child {
  return [
    h('header', { class: 'detail-head' }, h('h2', {}, write.operation ?? 'Cache write'), writeChip(write)),
    facts([
      ['Time', timeOfDay(write.at)],
      ['Actions', write.actions.join(', ')],
      ['Origin', write.isForeign ? 'another tab, kept data or the page itself' : 'this page'],
    ]),
    write.subjects.map(({ subject, entity, changes, changeCount }) =>
      section(
        entity ? subject : `Answer of ${subject}`,
        entity && h('p', {}, recordButton(scene, entity, 'Show the record')),
        changes.length > 0 && changeList(changes, changeCount),
      ),
    ),
    write.subjects.length === 0 && h('p', { class: 'hint' }, 'No value differs from before.'),
  ];
}
