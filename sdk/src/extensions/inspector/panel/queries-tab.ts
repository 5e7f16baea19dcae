import type { FetchCause, InspectedQuery, QueryState, QuerySummary, Render } from '../session.ts';
import { h, type Child, type Markup } from './dom.ts';
import { button, changeList, chip, facts, recordButton, section, simulationSelect } from './elements.ts';
import { jsonTree } from './json-tree.ts';
import { countBy, isFound, recordId, type Scene, type Tab } from './scene.ts';
import {
  age,
  ago,
  causeText,
  configText,
  counted,
  freshness,
  observerTexts,
  reasonTexts,
  renderText,
  timeOfDay,
  writerText,
} from './words.ts';

const STATES: readonly QueryState[] = ['fresh', 'fetching', 'stale', 'error', 'empty'];
/** So many records of one query are named. */
const NAMED = 50;

/** The queries of a client. */
export const queriesTab: Tab = {
  title: 'Queries',
  noun: 'query',
  empty: 'No query yet. Each read of the page appears here.',
  count: (view) => view.queries().length,
  filters({ view }) {
    const counts = countBy(view.queries(), ({ state }) => state);
    return STATES.flatMap((state) => {
      const count = counts.get(state);
      return count ? [{ id: state, label: state, count, tone: state }] : [];
    });
  },
  rows(scene) {
    const { view, state, now } = scene;
    const wanted = view
      .queries()
      .filter(({ state: own }) => (state.filters.queries ?? own) === own)
      .filter(({ operation, config }) => isFound(state.search, [operation, configText(config)]));
    return sorted(wanted, state.sort).map((query) => ({ id: query.key, content: rowOf(query, now) }));
  },
  detail(scene, id) {
    const query = scene.view.query(id);
    return query ? detailOf(scene, query) : h('p', { class: 'hint' }, 'The cache has dropped this query.');
  },
};

function sorted(list: readonly QuerySummary[], by: 'name' | 'newest'): readonly QuerySummary[] {
  const byName = (one: QuerySummary, other: QuerySummary): number =>
    one.operation.localeCompare(other.operation) || one.key.localeCompare(other.key);
  const byTime = (one: QuerySummary, other: QuerySummary): number =>
    (other.updatedAt ?? Infinity) - (one.updatedAt ?? Infinity) || byName(one, other);
  return [...list].sort(by === 'name' ? byName : byTime);
}

function rowOf({ operation, config, state, updatedAt, listeners }: QuerySummary, now: number): Child {
  return [
    chip(state, state),
    h(
      'span',
      { class: 'main' },
      h('b', {}, operation),
      ' ',
      h('span', { class: 'muted' }, configText(config)),
    ),
    h('span', { class: 'number' }, age(updatedAt, now)),
    h(
      'span',
      { class: 'number', title: counted(listeners, 'listener') },
      listeners,
      h('span', { class: 'read-only' }, ' listening'),
    ),
  ];
}

function detailOf(scene: Scene, query: InspectedQuery): Child {
  const { now } = scene;
  const { key, operation, config, state, error, reasons } = query;
  const why = reasonTexts(
    reasons.filter(({ kind }) => kind !== 'fresh'),
    now,
  );
  return [
    h(
      'header',
      { class: 'detail-head' },
      h('h2', {}, operation),
      chip(state, state),
      actions(scene, key, operation),
    ),
    facts([
      [
        'Updated',
        query.updatedAt === undefined
          ? undefined
          : `${timeOfDay(query.updatedAt)} (${ago(query.updatedAt, now)})`,
      ],
      ['Freshness', freshness(query.freshUntil, now)],
      ['Answered by', query.writer && writerText(query.writer)],
      ['Watched by', query.listeners === 0 ? 'nobody' : observerTexts(query).join('; ')],
      ['Error', error && `${error.code} ${error.status === 0 ? '' : error.status}: ${error.message}`],
    ]),
    why.length > 0 && section('Why it is not fresh', list(why)),
    section('Data', jsonTree(scene, query.data, `data ${key}`)),
    section('Configuration', jsonTree(scene, config, `config ${key}`)),
    section('Why it was fetched', fetchList(query.fetches, now)),
    section('Why it was re-rendered', renderList(query.renders)),
    query.records.length > 0 && section(counted(query.records.length, 'record'), recordList(scene, query)),
  ];
}

function actions(scene: Scene, key: string, operation: string): Child {
  const { act } = scene;
  if (!act) return undefined;
  return h(
    'div',
    { class: 'actions', role: 'group', 'aria-label': 'Actions' },
    button('Refetch', 'refetch', () => act({ do: 'refetch', key }, `${operation} is refetched`)),
    button('Invalidate', 'invalidate', () => act({ do: 'invalidate', key }, `${operation} is invalidated`)),
    simulationSelect(scene, operation),
  );
}

function list(texts: readonly string[]): Markup {
  return h(
    'ul',
    { class: 'plain' },
    texts.map((text) => h('li', {}, text)),
  );
}

function fetchList(fetches: readonly FetchCause[], now: number): Markup {
  if (fetches.length === 0) return h('p', { class: 'muted' }, 'Never in this page: it came from elsewhere');
  return h(
    'ol',
    { class: 'events' },
    fetches.map((cause) =>
      h(
        'li',
        {},
        h('time', {}, timeOfDay(cause.at)),
        h('span', {}, causeText(cause)),
        list(reasonTexts(cause.reasons, now)),
      ),
    ),
  );
}

function renderList(renders: readonly Render[]): Markup {
  if (renders.length === 0) return h('p', { class: 'muted' }, 'Not since somebody watches it');
  return h(
    'ol',
    { class: 'events' },
    renders
      .slice(0, 10)
      .map((render) =>
        h(
          'li',
          {},
          h('time', {}, timeOfDay(render.at)),
          h('span', {}, `${counted(render.listeners, 'listener')}: ${renderText(render)}`),
          render.changeCount > 0 && changeList(render.changes.slice(0, 6), render.changeCount),
        ),
      ),
  );
}

function recordList(scene: Scene, { records }: InspectedQuery): Markup {
  const more = records.length - NAMED;
  return h(
    'ul',
    { class: 'plain' },
    records.slice(0, NAMED).map((record) => h('li', { key: recordId(record) }, recordButton(scene, record))),
    more > 0 && h('li', { class: 'muted' }, `and ${more} more`),
  );
}
