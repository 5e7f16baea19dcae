import type { EntityIdentity } from '../../../cache/records.ts';
import type { Json, JsonObject } from '../../../core/json-value.ts';
import type { FetchCause, FreshUntil, Observers, Reason, Render, Simulation, Writer } from '../session.ts';

/** A length of time in its largest unit: `850 ms`, `12 s`, `3 min`, `2 h`, `5 d`. */
export function duration(milliseconds: number): string {
  const ms = Math.max(0, milliseconds);
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 10_000) return `${(ms / 1_000).toFixed(1)} s`;
  if (ms < 60_000) return `${Math.floor(ms / 1_000)} s`;
  if (ms < 3_600_000) return `${Math.floor(ms / 60_000)} min`;
  return ms < 172_800_000 ? `${Math.floor(ms / 3_600_000)} h` : `${Math.floor(ms / 86_400_000)} d`;
}

/** The age of something, in whole seconds at least. */
export function age(at: number | undefined, now: number): string {
  if (at === undefined) return '–';
  return now - at < 1_000 ? 'now' : duration(Math.floor((now - at) / 1_000) * 1_000).replace('.0', '');
}

/** The age of something in words. */
export function ago(at: number, now: number): string {
  return now - at < 1_000 ? 'just now' : `${age(at, now)} ago`;
}

/** The time of a day: `14:03:09.120`. */
export function timeOfDay(at: number): string {
  const date = new Date(at);
  const pad = (value: number, length = 2): string => String(value).padStart(length, '0');
  const clock = [date.getHours(), date.getMinutes(), date.getSeconds()].map((value) => pad(value));
  return `${clock.join(':')}.${pad(date.getMilliseconds(), 3)}`;
}

/** Until when, or since when not. */
export function freshness(until: FreshUntil | undefined, now: number): string {
  if (until === undefined) return 'no answer yet';
  if (until === 'forever') return 'fresh without end';
  const rest = duration(Math.floor(Math.abs(until - now) / 1_000) * 1_000).replace('.0', '');
  return until > now ? `fresh for ${rest}` : `stale for ${rest}`;
}

/** The members of a configuration in one line. */
export function configText(config: JsonObject): string {
  return Object.entries(config)
    .map(([name, value]: [string, Json]) => `${name}: ${shortJson(value)}`)
    .join(', ');
}

/** A value in one short line. */
export function shortJson(value: Json | undefined, most = 80): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return value.length <= 2 ? value.join(' ') : `${value.slice(0, 2).join(' ')} +${value.length - 2}`;
  }
  const text = typeof value === 'string' ? value : shallowJson(value);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** Of objects and lists only how many members they have: what is deep may be large. */
function shallowJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.length}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value);
  // A member that has something tells more than an empty one before it.
  const first = members.find(([, inner]) => inner !== null) ?? members[0];
  if (!first) return '{}';
  const inner = typeof first[1] === 'object' && first[1] !== null ? '…' : JSON.stringify(first[1]);
  return `{ ${first[0]}: ${inner}${members.length > 1 ? ', …' : ''} }`;
}

/** The name of a record, or of what is no record. */
function nameOf(target: { readonly entity?: EntityIdentity; readonly field?: string }): string {
  const { entity, field } = target;
  return entity ? [entity.entity, entity.key, field].filter(Boolean).join(' ') : 'The answer';
}

/** The origin of a value in a few words. */
export function writerText(writer: Writer | undefined): string {
  if (!writer) return 'written too long ago';
  return `${writer.operation ?? writer.type}${writer.isForeign ? ', from outside this page' : ''}`;
}

/** Why a read is as it is, as a sentence. */
function reasonText(reason: Reason, now: number): string {
  switch (reason.kind) {
    case 'refused':
      return `The configuration was refused: ${reason.missing.join(', ')}`;
    case 'unknown':
      return 'It was never answered';
    case 'failed':
      return `It failed with ${reason.code}: ${reason.message}`;
    case 'fresh':
      return `It is ${freshness(reason.until, now)}`;
    case 'evicted':
      return `${nameOf(reason)} was evicted by ${writerText(reason.by)}`;
    case 'missing':
      return `${nameOf(reason)} was never asked for`;
    case 'outdated':
      return `${nameOf(reason)} is of version ${reason.version}, the latest is ${reason.latest}`;
    case 'over':
      return `${nameOf(reason)} came to its end ${ago(reason.since, now)}`;
    case 'expired':
      return `${nameOf(reason)} was invalidated by ${writerText(reason.by)}`;
  }
}

/** Many fields of one record that end for one reason are told together. */
export function reasonTexts(reasons: readonly Reason[], now: number): readonly string[] {
  const groups = new Map<string, Reason[]>();
  for (const reason of reasons) {
    const { entity } = reason as { readonly entity?: EntityIdentity };
    const by = 'by' in reason ? reason.by?.timestamp : undefined;
    const id = entity ? `${reason.kind} ${entity.entity} ${entity.key} ${by}` : String(groups.size);
    groups.set(id, [...(groups.get(id) ?? []), reason]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    if (group.length === 1) return [reasonText(first, now)];
    const { field: _field, ...whole } = first as Reason & { readonly field?: string };
    return [`${reasonText(whole as Reason, now)} (${group.length} fields)`];
  });
}

const CAUSES: Readonly<Record<FetchCause['cause'], string>> = {
  read: 'A read found nothing fresh',
  refetch: 'Watched, and no longer fresh',
  refresh: 'A caller asked for it anew',
};

/** Why a query was asked for. */
export const causeText = ({ cause }: FetchCause): string => CAUSES[cause];

/** The change that listeners were told of, in words. */
export function renderText({ from, to, changeCount }: Render): string {
  const state = from === to ? '' : `${from} → ${to}`;
  const values = changeCount === 0 ? '' : counted(changeCount, 'value');
  return [state, values].filter(Boolean).join(', ') || 'the same values again';
}

/** A number with its noun. */
export function counted(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}

/** The policies under which something is watched. */
export function observerTexts({ observers }: Observers): readonly string[] {
  return observers.map(({ policy = 'cache-then-network', listeners }) => {
    const name = typeof policy === 'string' ? policy : policy.name;
    return `${counted(listeners, 'listener')}, ${name}`;
  });
}

/** Names of the simulations. */
export const SIMULATIONS: Readonly<Record<Simulation['kind'], string>> = {
  offline: 'Offline',
  error: 'Server error (500)',
  slow: 'Slow (2 s)',
};
