import type { CacheWrite, InspectedRequest, Note, Render, SessionView } from '../session.ts';
import { h, type Child, type Markup } from './dom.ts';
import { button, changeList, chip, facts, section, simulationSelect } from './elements.ts';
import { jsonTree } from './json-tree.ts';
import { countBy, isFound, open, type Scene, type Tab } from './scene.ts';
import { counted, duration, renderText, SIMULATIONS, timeOfDay } from './words.ts';
import { writeDetail, writeText } from './writes-tab.ts';

/** One thing that happened. */
type Moment =
  | {
      readonly kind: 'request' | 'mutation';
      readonly at: number;
      readonly id: string;
      readonly one: InspectedRequest;
    }
  | { readonly kind: 'cache write'; readonly at: number; readonly id: string; readonly one: CacheWrite }
  | { readonly kind: 'render'; readonly at: number; readonly id: string; readonly one: Render }
  | { readonly kind: 'note'; readonly at: number; readonly id: string; readonly one: Note };

const TONES: Readonly<Record<Moment['kind'], string>> = {
  request: 'fetching',
  mutation: 'mutation',
  'cache write': 'fresh',
  render: 'stale',
  note: 'empty',
};

/** All that happened, the latest first. */
export const timelineTab: Tab = {
  title: 'Timeline',
  noun: 'event',
  empty: 'Nothing has happened since the inspector is here.',
  count: (view) => momentsOf(view).length,
  filters({ view }) {
    const counts = countBy(momentsOf(view), ({ kind }) => kind);
    // The kinds are the keys of that table.
    return (Object.keys(TONES) as Moment['kind'][]).flatMap((kind) => {
      const count = counts.get(kind);
      return count ? [{ id: kind, label: `${kind}s`, count, tone: TONES[kind] }] : [];
    });
  },
  rows({ view, state, now }) {
    const shown = momentsOf(view)
      .filter(({ kind }) => (state.filters.timeline ?? kind) === kind)
      .filter((moment) => isFound(state.search, [moment.kind, ...textsOf(moment)]));
    const range = {
      from: Math.min(...shown.map(({ at }) => at)),
      to: Math.max(...shown.map((moment) => endOf(moment, now))),
    };
    return shown.map((moment) => ({ id: moment.id, content: rowOf(moment, range) }));
  },
  detail(scene, id) {
    const moment = momentsOf(scene.view).find((one) => one.id === id);
    return moment ? detailOf(scene, moment) : h('p', { class: 'hint' }, 'It happened too long ago.');
  },
};

function momentsOf(view: SessionView): readonly Moment[] {
  const moments: readonly Moment[] = [
    ...view.requests().map((one): Moment => {
      const kind = one.kind === 'read' ? 'request' : 'mutation';
      return { kind, at: one.startedAt, id: `request ${one.id}`, one };
    }),
    ...view.writes().map((one): Moment => ({ kind: 'cache write', at: one.at, id: `write ${one.id}`, one })),
    ...numbered(view.renders(), 'render').map(([id, one]): Moment => ({
      kind: 'render',
      at: one.at,
      id,
      one,
    })),
    ...numbered(view.notes(), 'note').map(([id, one]): Moment => ({ kind: 'note', at: one.at, id, one })),
  ];
  return moments.toSorted((one, other) => other.at - one.at);
}

/** Names that stay while earlier ones are forgotten. */
function numbered<TItem extends { readonly at: number }>(
  items: readonly TItem[],
  kind: string,
): readonly (readonly [id: string, item: TItem])[] {
  const counts = new Map<number, number>();
  return items.map((item) => {
    const count = (counts.get(item.at) ?? 0) + 1;
    counts.set(item.at, count);
    return [`${kind} ${item.at} ${count}`, item];
  });
}

/** Name and text of a moment. */
function textsOf(moment: Moment): readonly [name: string, text: string] {
  switch (moment.kind) {
    case 'request':
    case 'mutation':
      return [moment.one.operation, outcomeOf(moment.one)];
    case 'cache write':
      return [moment.one.operation ?? 'client', writeText(moment.one)];
    case 'render':
      return [
        moment.one.operation,
        `${counted(moment.one.listeners, 'listener')}, ${renderText(moment.one)}`,
      ];
    case 'note':
      return [moment.one.type, moment.one.text];
  }
}

function outcomeOf({ endedAt, startedAt, status, error, simulated }: InspectedRequest): string {
  const end = endedAt === undefined ? 'under way' : duration(endedAt - startedAt);
  const outcome = error ? error.code : (status ?? '');
  return [outcome, end, simulated && 'simulated'].filter(Boolean).join(', ');
}

/** Times between which the shown moments lie. */
interface Range {
  readonly from: number;
  readonly to: number;
}

function rowOf(moment: Moment, range: Range): Child {
  const [name, text] = textsOf(moment);
  const isError = 'error' in moment.one && moment.one.error !== undefined;
  return [
    chip(isError ? 'error' : TONES[moment.kind], moment.kind),
    h('span', { class: 'main' }, h('b', {}, name), ' ', h('span', { class: 'muted' }, text)),
    bar(moment, range),
    h('span', { class: 'number wide' }, timeOfDay(moment.at)),
  ];
}

/** Its place in time, and its length where it has one. */
function bar(moment: Moment, { from, to }: Range): Markup {
  const whole = Math.max(1, to - from);
  const isOver = !('startedAt' in moment.one);
  const x = ((moment.at - from) / whole) * 99;
  const width = isOver ? 1 : Math.max(1, ((endOf(moment, to) - moment.at) / whole) * 100);
  return h(
    'svg',
    {
      class: `bar ${TONES[moment.kind].replace(' ', '-')}`,
      viewBox: '0 0 100 10',
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    },
    h('rect', { x: x.toFixed(2), y: 1, width: Math.min(width, 100 - x).toFixed(2), height: 8 }),
  );
}

/** Requests under way last until now. */
function endOf({ one, at }: Moment, now: number): number {
  return 'startedAt' in one ? (one.endedAt ?? now) : at;
}

function detailOf(scene: Scene, moment: Moment): Child {
  switch (moment.kind) {
    case 'request':
    case 'mutation':
      return requestDetail(scene, moment.one);
    case 'cache write':
      return writeDetail(scene, moment.one);
    case 'render':
      return renderDetail(scene, moment.one);
    case 'note':
      return [
        h('header', { class: 'detail-head' }, h('h2', {}, moment.one.type), chip('empty', 'note')),
        facts([
          ['Time', timeOfDay(moment.at)],
          ['Text', moment.one.text],
        ]),
      ];
  }
}

function requestDetail(scene: Scene, request: InspectedRequest): Child {
  const { id, operation, method, address, status, error, startedAt, endedAt, simulated } = request;
  const tone = error ? 'error' : endedAt === undefined ? 'fetching' : 'fresh';
  return [
    h(
      'header',
      { class: 'detail-head' },
      h('h2', {}, operation),
      chip(tone, error?.code ?? (endedAt === undefined ? 'under way' : String(status ?? ''))),
      h('div', { class: 'actions' }, simulationSelect(scene, operation)),
    ),
    facts([
      ['Address', h('code', {}, `${method} ${address}`)],
      ['Started', timeOfDay(startedAt)],
      ['Took', endedAt === undefined ? 'under way' : duration(endedAt - startedAt)],
      ['Status', status === undefined ? undefined : String(status)],
      ['Simulated', simulated && SIMULATIONS[simulated]],
      ['Error', error && `${error.code}: ${error.message}`],
    ]),
    request.body !== undefined && section('Body', jsonTree(scene, request.body, `body ${id}`)),
    request.answer !== undefined && section('Answer', jsonTree(scene, request.answer, `answer ${id}`)),
  ];
}

function renderDetail(scene: Scene, render: Render): Child {
  return [
    h(
      'header',
      { class: 'detail-head' },
      h('h2', {}, render.operation),
      chip(TONES.render, 'render'),
      h(
        'div',
        { class: 'actions' },
        button('Show the query', 'search', () => open(scene, 'queries', render.key)),
      ),
    ),
    facts([
      ['Time', timeOfDay(render.at)],
      ['Told', counted(render.listeners, 'listener')],
      ['State', render.from === render.to ? render.to : `${render.from} → ${render.to}`],
    ]),
    section(
      'What differs',
      render.changeCount === 0
        ? h('p', { class: 'muted' }, 'The state alone')
        : changeList(render.changes, render.changeCount),
    ),
  ];
}
