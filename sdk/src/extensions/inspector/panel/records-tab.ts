import type { Json } from '../../../core/json-value.ts';
import { isJsonObject } from '../../../core/json.ts';
import type { InspectedField, InspectedRecord, RecordSummary, SessionView } from '../session.ts';
import { h, type Child, type Markup } from './dom.ts';
import { button, changeList, chip, facts, recordButton, scalar, section } from './elements.ts';
import { jsonTree } from './json-tree.ts';
import { countBy, isFound, open, recordId, recordOfId, type Scene, type Tab } from './scene.ts';
import { age, ago, configText, counted, freshness, shortJson, timeOfDay, writerText } from './words.ts';

/** The records of a client's store, whoever brought them. */
export const recordsTab: Tab = {
  title: 'Records',
  noun: 'record',
  empty: 'No record yet. What queries and writes bring appears here, once for each identity.',
  count: (view) => view.records().length,
  filters({ view }) {
    return [...countBy(view.records(), ({ label }) => label)]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([label, count]) => ({ id: label, label, count }));
  },
  rows({ view, state, now }) {
    const wanted = view
      .records()
      .filter(({ label }) => (state.filters.records ?? label) === label)
      .filter((record) => hasText(view, record, state.search));
    const byName = (one: RecordSummary, other: RecordSummary): number =>
      one.label.localeCompare(other.label) || one.key.localeCompare(other.key);
    const byTime = (one: RecordSummary, other: RecordSummary): number =>
      (other.updatedAt ?? 0) - (one.updatedAt ?? 0) || byName(one, other);
    return [...wanted]
      .sort(state.sort === 'name' ? byName : byTime)
      .map((record) => ({ id: recordId(record), content: rowOf(record, now) }));
  },
  detail(scene, id) {
    const record = scene.view.record(recordOfId(id));
    return record ? detailOf(scene, record) : h('p', { class: 'hint' }, 'The cache has dropped this record.');
  },
};

/** Values are looked through only for what names do not have. */
function hasText(view: SessionView, record: RecordSummary, search: string): boolean {
  if (isFound(search, [record.label, record.entity, record.key])) return true;
  const fields = view.record(record)?.fields ?? [];
  return fields.some(({ name, value }) =>
    isFound(search, [name, value === undefined ? '' : JSON.stringify(value)]),
  );
}

function rowOf(
  { label, key, state, fieldCount, updatedAt, optimisticCount }: RecordSummary,
  now: number,
): Child {
  return [
    chip(state === 'evicted' ? 'error' : state, state),
    h(
      'span',
      { class: 'main' },
      h('b', {}, label),
      ' ',
      h('span', { class: 'muted' }, key),
      optimisticCount > 0 && [' ', chip('fetching', 'optimistic')],
    ),
    h('span', { class: 'number' }, age(updatedAt, now)),
    h(
      'span',
      { class: 'number', title: counted(fieldCount, 'field') },
      fieldCount,
      h('span', { class: 'read-only' }, ' fields'),
    ),
  ];
}

function detailOf(scene: Scene, record: InspectedRecord): Child {
  const { act, now } = scene;
  const { entity, key, label, state } = record;
  const invalidate = (): void =>
    act?.({ do: 'invalidate-record', record: { entity, key } }, `${label} ${key} is invalidated`);
  return [
    h(
      'header',
      { class: 'detail-head' },
      h('h2', {}, label),
      chip(state === 'evicted' ? 'error' : state, state),
      act && h('div', { class: 'actions' }, button('Invalidate', 'invalidate', invalidate)),
    ),
    facts([
      ['Entity', entity],
      ['Key', key],
      ['Version', latestOf(record)?.toString()],
      ['Watched by', record.listeners === 0 ? 'nobody' : observerButtons(scene, record)],
    ]),
    record.optimistic.length > 0 && section('Shown before its answer', optimisticList(scene, record)),
    section(
      counted(record.fields.length, 'field'),
      h(
        'ul',
        { class: 'fields' },
        record.fields.map((field) => fieldItem(scene, record, field, now)),
      ),
    ),
  ];
}

/** The latest version of which a field is. */
function latestOf({ fields }: InspectedRecord): number | undefined {
  const versions = fields.flatMap(({ version }) => version ?? []);
  return versions.length === 0 ? undefined : Math.max(...versions);
}

function observerButtons(scene: Scene, { observers }: InspectedRecord): Markup {
  return h(
    'ul',
    { class: 'plain' },
    observers.map(({ key, listeners }) => {
      const query = scene.view.queries().find((one) => one.key === key);
      const name = query ? `${query.operation} ${configText(query.config)}` : key;
      const onclick = (): void => open(scene, 'queries', key);
      return h(
        'li',
        {},
        h('button', { type: 'button', class: 'text-button', onclick }, name),
        ` ${counted(listeners, 'listener')}`,
      );
    }),
  );
}

function optimisticList(scene: Scene, { entity, key, optimistic }: InspectedRecord): Markup {
  const { act } = scene;
  const record = { entity, key };
  return h(
    'ul',
    { class: 'plain' },
    optimistic.map(({ id, fields }) =>
      h(
        'li',
        { class: 'optimistic' },
        changeList(fields, fields.length),
        act && button('Roll back', 'rollback', () => act({ do: 'rollback', record, id }, 'Rolled back')),
      ),
    ),
  );
}

// The four belong to one line.
// oxlint-disable-next-line max-params
function fieldItem(scene: Scene, record: InspectedRecord, field: InspectedField, now: number): Markup {
  const { name, isAbsent, freshUntil, version, writer } = field;
  const isFresh = freshUntil === 'forever' || freshUntil > now;
  return h(
    'li',
    { key: name },
    h('code', { class: 'name' }, name),
    h(
      'div',
      { class: 'field-value' },
      isAbsent ? h('span', { class: 'muted' }, 'left out by the server') : valueOf(scene, record, field),
    ),
    h(
      'div',
      { class: 'muted origin' },
      chip(isFresh ? 'fresh' : 'stale', freshness(freshUntil, now)),
      h('span', {}, writerText(writer)),
      writer && h('span', { title: timeOfDay(writer.at) }, ago(writer.at, now)),
      version !== undefined && version !== latestOf(record) && h('span', {}, `version ${version}`),
    ),
  );
}

/** Records inside are led to; what is small stands in the line. */
function valueOf(scene: Scene, record: InspectedRecord, { name, value }: InspectedField): Child {
  if (value === undefined) return scalar(value);
  const referred = referredBy(value) ?? (isJsonObject(value) ? referredBy(value['value']) : undefined);
  const target =
    referred === undefined
      ? undefined
      : scene.view.records().find((one) => `${one.entity} ${one.key}` === referred);
  if (target) return ['→ ', recordButton(scene, target, `${target.label} ${target.key}`)];
  if (isSmall(value)) return plainOf(value);
  return jsonTree(scene, value, `field ${recordId(record)} ${name}`);
}

function referredBy(value: Json | undefined): string | undefined {
  const name = isJsonObject(value) ? value['→'] : undefined;
  return typeof name === 'string' ? name : undefined;
}

function isSmall(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return (
    isJsonObject(value) &&
    Object.values(value).length <= 3 &&
    Object.values(value).every((inner: Json) => typeof inner !== 'object' || inner === null)
  );
}

function plainOf(value: Json): Child {
  if (!isJsonObject(value)) return scalar(value, 400);
  const members: readonly (readonly [string, Json])[] = Object.entries(value);
  // What a field holds goes before how it is shown.
  const sorted = [...members].sort(([one], [other]) => Number(other === 'value') - Number(one === 'value'));
  return sorted.map(([name, inner]) =>
    h(
      'span',
      { class: 'pair' },
      h('span', { class: 'member' }, name),
      ' ',
      isJsonObject(inner) ? shortJson(inner) : scalar(inner, 400),
    ),
  );
}
