import { createMask, memberOf, type Mask } from './mask.ts';
import type {
  CacheWrite,
  Change,
  FetchCause,
  InspectedError,
  InspectedObserver,
  InspectedQuery,
  InspectedRecord,
  InspectedRequest,
  InspectedSession,
  Note,
  Reason,
  Render,
  Writer,
} from './session.ts';

/** Options of a mask. */
export interface MaskOptions {
  /** Names of members whose texts and numbers stay as they are, wherever they stand. */
  readonly readable?: readonly string[] | undefined;
}

/** Notes that name operations alone. */
const PLAIN_NOTES: ReadonlySet<string> = new Set([
  'lookup',
  'deduped',
  'refetched',
  'dropped',
  'garbage',
  'emptied',
]);

/**
 * A session whose values are nobody's: each text and number becomes a token, equal ones the same. Names of members and
 * operations, codes, times and counts stay, and so do true, false and null.
 *
 * Each member is named here, so that one which is new is not let through.
 */
export function maskSession(
  session: InspectedSession,
  { readable = [] }: MaskOptions = {},
): InspectedSession {
  const mask = createMask(new Set(readable));
  return {
    format: session.format,
    version: session.version,
    takenAt: session.takenAt,
    isMasked: true,
    queries: session.queries.map((one) => maskQuery(one, mask)),
    records: session.records.map((one) => maskRecord(one, mask)),
    requests: session.requests.map((one) => maskRequest(one, mask)),
    writes: session.writes.map((one) => maskWrite(one, mask)),
    renders: session.renders.map((one) => maskRender(one, mask)),
    notes: session.notes.map((one) => maskNote(one, mask)),
    simulations: session.simulations,
  };
}

function maskQuery(query: InspectedQuery, mask: Mask): InspectedQuery {
  return {
    key: mask.token(query.key),
    operation: mask.word(query.operation),
    config: mask.config(query.config),
    state: query.state,
    updatedAt: query.updatedAt,
    freshUntil: query.freshUntil,
    listeners: query.listeners,
    observers: maskObservers(query.observers, mask),
    error: maskError(query.error, mask),
    writer: maskWriter(query.writer, mask),
    data: mask.value(query.data),
    reasons: query.reasons.map((reason) => maskReason(reason, mask)),
    fetches: query.fetches.map(({ at, cause, reasons }): FetchCause => ({
      at,
      cause,
      reasons: reasons.map((reason) => maskReason(reason, mask)),
    })),
    renders: query.renders.map((render) => maskRender(render, mask)),
    records: query.records.map(mask.entity),
  };
}

function maskRecord(record: InspectedRecord, mask: Mask): InspectedRecord {
  return {
    ...mask.entity(record),
    label: mask.word(record.label),
    fieldCount: record.fieldCount,
    state: record.state,
    updatedAt: record.updatedAt,
    freshUntil: record.freshUntil,
    listeners: record.listeners,
    optimisticCount: record.optimisticCount,
    observers: maskObservers(record.observers, mask),
    fields: record.fields.map(({ name, value, isAbsent, freshUntil, version, writer }) => ({
      name: mask.path(name),
      value: mask.value(value, memberOf(name)),
      isAbsent,
      freshUntil,
      version,
      writer: maskWriter(writer, mask),
    })),
    optimistic: record.optimistic.map(({ id, fields }) => ({ id, fields: maskChanges(fields, mask) })),
  };
}

function maskRequest(request: InspectedRequest, mask: Mask): InspectedRequest {
  return {
    id: request.id,
    operation: mask.word(request.operation),
    kind: request.kind,
    method: request.method,
    address: mask.token(request.address),
    body: mask.value(request.body),
    startedAt: request.startedAt,
    endedAt: request.endedAt,
    status: request.status,
    answer: mask.value(request.answer),
    error: maskError(request.error, mask),
    simulated: request.simulated,
  };
}

function maskWrite({ id, at, operation, actions, isForeign, subjects }: CacheWrite, mask: Mask): CacheWrite {
  return {
    id,
    at,
    operation: operation && mask.word(operation),
    actions,
    isForeign,
    subjects: subjects.map(({ subject, entity, changes, changeCount }) => {
      const masked = entity && mask.entity(entity);
      return {
        subject: masked ? `${masked.entity} ${masked.key}` : mask.word(subject),
        entity: masked,
        changes: maskChanges(changes, mask),
        changeCount,
      };
    }),
  };
}

function maskRender(render: Render, mask: Mask): Render {
  return {
    at: render.at,
    key: mask.token(render.key),
    operation: mask.word(render.operation),
    listeners: render.listeners,
    from: render.from,
    to: render.to,
    changes: maskChanges(render.changes, mask),
    changeCount: render.changeCount,
  };
}

function maskNote({ at, type, text }: Note, mask: Mask): Note {
  return { at, type, text: PLAIN_NOTES.has(type) ? text : mask.token(text) };
}

function maskChanges(changes: readonly Change[], mask: Mask): readonly Change[] {
  return changes.map(({ path, from, to }) => ({
    path: mask.path(path),
    from: mask.value(from, memberOf(path)),
    to: mask.value(to, memberOf(path)),
  }));
}

function maskObservers(observers: readonly InspectedObserver[], mask: Mask): readonly InspectedObserver[] {
  return observers.map(({ key, policy, listeners }) => ({ key: mask.token(key), policy, listeners }));
}

function maskError(error: InspectedError | undefined, mask: Mask): InspectedError | undefined {
  return error && { code: mask.word(error.code), message: mask.token(error.message), status: error.status };
}

function maskWriter(writer: Writer | undefined, mask: Mask): Writer | undefined {
  if (!writer) return undefined;
  const { timestamp, type, operation, config, at, isForeign } = writer;
  return {
    timestamp,
    type,
    operation: operation && mask.word(operation),
    config: config && mask.config(config),
    at,
    isForeign,
  };
}

function maskReason(reason: Reason, mask: Mask): Reason {
  switch (reason.kind) {
    case 'refused':
      return { kind: reason.kind, missing: reason.missing.map(mask.path) };
    case 'unknown':
      return { kind: reason.kind };
    case 'fresh':
      return { kind: reason.kind, until: reason.until };
    case 'failed': {
      const { kind, code, message, until } = reason;
      return { kind, code: mask.word(code), message: mask.token(message), until };
    }
    case 'evicted':
      return { kind: reason.kind, entity: mask.entity(reason.entity), by: maskWriter(reason.by, mask) };
    case 'missing':
      return { kind: reason.kind, entity: mask.entity(reason.entity), field: mask.path(reason.field) };
    case 'outdated': {
      const { kind, entity, field, version, latest, by } = reason;
      const names = { entity: mask.entity(entity), field: mask.path(field) };
      return { kind, ...names, version, latest, by: maskWriter(by, mask) };
    }
    case 'over':
    case 'expired':
      return {
        kind: reason.kind,
        ...(reason.entity ? { entity: mask.entity(reason.entity) } : {}),
        ...(reason.field === undefined ? {} : { field: mask.path(reason.field) }),
        since: reason.since,
        by: maskWriter(reason.by, mask),
      };
  }
}
