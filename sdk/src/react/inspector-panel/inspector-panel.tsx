import {
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import type { Inspector } from '../../extensions/inspector/create-inspector.ts';
import type { Reason } from '../../extensions/inspector/reasons.ts';
import type { Observers } from '../../extensions/inspector/observers.ts';
import type { Writer } from '../../extensions/inspector/writers.ts';
import type { EntityIdentity } from '../../cache/records.ts';
import { adoptPanelStyle } from './panel-style.ts';

/** The tabs of the panel. */
export interface InspectorPanelProps {
  readonly inspector: Inspector;
}

const VIEWS = ['Results', 'Entities', 'Events'] as const;
type View = (typeof VIEWS)[number];

/**
 * Shows what a client's store has, for developers: results, entities with who wrote each field, and the last events.
 *
 * @example
 * {isOpen && <InspectorPanel inspector={inspector} />}
 */
export function InspectorPanel({ inspector }: InspectorPanelProps): ReactElement {
  const [view, setView] = useState<View>('Results');
  const id = useId();
  useSyncExternalStore(inspector.subscribe, inspector.events, inspector.events);
  useEffect(() => adoptPanelStyle(document), []);
  return (
    <section className="sdk-inspector" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Record cache</h2>
      <Tabs id={id} view={view} onChange={setView} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`} tabIndex={0}>
        <Table {...tableOf(view, inspector)} />
      </div>
    </section>
  );
}

interface TabsProps {
  readonly id: string;
  readonly view: View;
  readonly onChange: (view: View) => void;
}

function Tabs({ id, view, onChange }: TabsProps): ReactElement {
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = VIEWS[(VIEWS.indexOf(view) + step + VIEWS.length) % VIEWS.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    onChange(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-labelledby={`${id}-title`}>
      {VIEWS.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === view}
          aria-controls={`${id}-panel`}
          tabIndex={name === view ? 0 : -1}
          onClick={() => onChange(name)}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

interface TableData {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Each with its key. */
  readonly rows: readonly (readonly [key: string, cells: readonly string[]])[];
}

function Table({ caption, columns, rows }: TableData): ReactElement {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, cells]) => (
          <tr key={key}>
            {cells.map((cell, column) => (
              <td key={columns[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function tableOf(view: View, inspector: Inspector): TableData {
  switch (view) {
    case 'Results':
      return resultTable(inspector);
    case 'Entities':
      return entityTable(inspector);
    case 'Events':
      return eventTable(inspector);
  }
}

function resultTable(inspector: Inspector): TableData {
  const results = inspector.results();
  const now = inspector.now();
  const rows = results.map(
    (one) =>
      [
        one.key,
        [
          one.operation,
          JSON.stringify(one.config),
          one.error ? `${one.error.code}: ${one.error.message}` : freshness(one.freshUntil, now),
          observersText(one),
          String(one.bytes),
        ],
      ] as const,
  );
  return {
    caption: `${results.length} results`,
    columns: ['Operation', 'Configuration', 'State', 'Watchers', 'Bytes'],
    rows,
  };
}

function entityTable(inspector: Inspector): TableData {
  const entities = inspector.entities();
  const now = inspector.now();
  const rows = entities.flatMap(({ entity, key, isEvicted, fields, ...observed }) =>
    fields.map(
      ({ name, isAbsent, freshUntil, writer }) =>
        [
          `${entity} ${key} ${name}`,
          [
            `${entity} ${key}`,
            name,
            isEvicted ? 'evicted' : `${isAbsent ? 'absent, ' : ''}${freshness(freshUntil, now)}`,
            writerText(writer),
            observersText(observed),
          ],
        ] as const,
    ),
  );
  return {
    caption: `${entities.length} entities`,
    columns: ['Entity', 'Field', 'State', 'Written by', 'Watchers'],
    rows,
  };
}

function eventTable(inspector: Inspector): TableData {
  const events = inspector.events();
  const rows = events
    .map(({ at, event, reasons = [] }, index) => {
      const { type, ...details } = event;
      const cells = [
        new Date(at).toISOString(),
        type,
        JSON.stringify(details),
        reasons.map(reasonText).join('; '),
      ];
      return [String(index), cells] as const;
    })
    .toReversed();
  return { caption: `Last ${events.length} events`, columns: ['Time', 'Event', 'Details', 'Why'], rows };
}

function freshness(until: number | undefined, now: number): string {
  if (until === undefined) return 'nothing yet';
  if (until === Infinity) return 'fresh';
  const seconds = Math.round(Math.abs(until - now) / 1_000);
  return until > now ? `fresh for ${seconds} s` : `stale for ${seconds} s`;
}

/** Returns the number of listeners, and their policies where these are not the usual one. */
function observersText({ listeners, observers }: Observers): string {
  const named = observers.flatMap(({ policy = USUAL, listeners }) => {
    const name = typeof policy === 'string' ? policy : policy.name;
    return name === USUAL ? [] : [`${listeners} ${name}`];
  });
  return named.length > 0 ? `${listeners} (${named.join(', ')})` : String(listeners);
}

const USUAL = 'cache-then-network';

function reasonText(reason: Reason): string {
  switch (reason.kind) {
    case 'refused':
      return `refused without ${reason.missing.join(', ')}`;
    case 'unknown':
      return 'never answered';
    case 'failed':
      return `failed, ${reason.code}: ${reason.message}`;
    case 'fresh':
      return 'fresh, asked all the same';
    case 'evicted':
      return `${nameOf(reason)} evicted by ${writerText(reason.by)}`;
    case 'missing':
      return `${nameOf(reason)} never asked for`;
    case 'outdated':
      return `${nameOf(reason)} of version ${reason.version}, the latest is ${reason.latest}`;
    case 'over':
      return `${nameOf(reason)} over`;
    case 'expired':
      return `${nameOf(reason)} expired by ${writerText(reason.by)}`;
  }
}

function nameOf({ entity, field }: { readonly entity?: EntityIdentity; readonly field?: string }): string {
  return entity ? [entity.entity, entity.key, field].filter(Boolean).join(' ') : 'the answer';
}

function writerText(writer: Writer | undefined): string {
  if (!writer) return 'unknown';
  const config = writer.config ? ` ${JSON.stringify(writer.config)}` : '';
  return `${writer.operation ?? writer.type}${config}${writer.isForeign ? ', from outside' : ''}`;
}
