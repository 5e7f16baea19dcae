import type { Json } from '../../../core/json-value.ts';
import type { EntityIdentity } from '../../../cache/records.ts';
import type { Change, Simulation } from '../session.ts';
import { h, type Child, type Markup } from './dom.ts';
import { icon, type IconName } from './icons.ts';
import { open, recordId, type Scene } from './scene.ts';
import { SIMULATIONS, shortJson } from './words.ts';

/** A state: a colour, and its name for those who see none. */
export function chip(tone: string, text: string): Markup {
  return h('span', { class: `chip ${tone}` }, text);
}

/** A button with words. */
export function button(label: string, name: IconName, onclick: () => void): Markup {
  return h('button', { type: 'button', class: 'button', onclick }, icon(name), label);
}

/** A button without words: its label is read out and shown as a hint. */
export function iconButton(label: string, name: IconName, onclick: () => void): Markup {
  return h(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': label, title: label, onclick },
    icon(name),
  );
}

/** A section of the details. */
export function section(title: string, ...children: readonly Child[]): Markup {
  return h('section', { class: 'section', key: title }, h('h3', {}, title), ...children);
}

/** Names and values; what has no value is left out. */
export function facts(list: readonly (readonly [name: string, value: Child])[]): Markup {
  return h(
    'dl',
    { class: 'facts' },
    list.flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [h('dt', {}, name), h('dd', {}, value)],
    ),
  );
}

/** Leads to a record. */
export function recordButton(scene: Scene, record: EntityIdentity, label?: string): Markup {
  const onclick = (): void => open(scene, 'records', recordId(record));
  return h(
    'button',
    { type: 'button', class: 'text-button', onclick },
    label ?? `${record.entity} ${record.key}`,
  );
}

/** One value in one line, in the colour of its type. */
export function scalar(value: Json | undefined, most?: number): Markup {
  const type = value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
  const text = typeof value === 'string' ? JSON.stringify(value) : shortJson(value, most);
  return h('span', { class: `value ${type}` }, text);
}

/** Differences, each with what was and what is. */
export function changeList(changes: readonly Change[], count: number): Markup {
  const more = count - changes.length;
  return h(
    'ul',
    { class: 'changes' },
    changes.map(({ path, from, to }) =>
      h(
        'li',
        {},
        h('code', { class: 'path' }, path === '' ? 'all of it' : path),
        from !== undefined && h('span', { class: 'from' }, h('span', { class: 'sign' }, '− '), scalar(from)),
        to !== undefined && h('span', { class: 'to' }, h('span', { class: 'sign' }, '+ '), scalar(to)),
      ),
    ),
    more > 0 && h('li', { class: 'muted' }, `and ${more} more`),
  );
}

/** Chooses the condition that requests meet. */
export function simulationSelect(scene: Scene, operation: string | undefined): Markup | undefined {
  const { act, view } = scene;
  if (!act) return undefined;
  const current = view.simulations().find((one) => one.operation === operation)?.kind ?? '';
  const subject = operation ?? 'all requests';
  const onchange = (event: { readonly target: HTMLSelectElement }): void => {
    // The options are the kinds, and none.
    const kind = event.target.value as Simulation['kind'] | '';
    if (kind === '')
      act({ do: 'stop-simulating', simulation: { operation, kind: 'slow' } }, 'Simulation is off');
    else act({ do: 'simulate', simulation: { operation, kind } }, `${SIMULATIONS[kind]} for ${subject}`);
  };
  const options = Object.entries(SIMULATIONS).map(([value, name]) => h('option', { value }, name));
  return h(
    'label',
    { class: 'select' },
    h('span', {}, 'Simulate'),
    h(
      'select',
      { onchange, value: current, 'aria-label': `Simulate for ${subject}` },
      h('option', { value: '' }, 'Nothing'),
      options,
    ),
  );
}
