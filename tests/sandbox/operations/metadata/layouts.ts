import { allowedEntries } from '../../metadata/record-types.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { readApiName, readText } from '../../protocol/parameters.ts';
import { Problem, notFound } from '../../protocol/problem.ts';
import { describeLayout } from '../../services/layouts/layouts.ts';
import type { Layout, LayoutQuery } from '../../services/layouts/layouts.ts';
import { findObject, viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import type { Operation } from '../operation.ts';
import {
  FORM_FACTORS,
  LAYOUT_MODES,
  LAYOUT_TYPES,
  readChoice,
  readRecordType,
} from './metadata-parameters.ts';

/** GET how the fields of a record are arranged. */
export const getLayout: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    return taggedAnswer(readLayout(call, services).layout, call.ifNoneMatch);
  },
};

/** GET which sections of a layout the user has closed. */
export const getLayoutUserState: Operation<'repository' | 'sectionStates'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const { layout } = readLayout(call, services);
    return taggedAnswer(describeUserState(layout, viewerOf(call).userId, services), call.ifNoneMatch);
  },
};

/** PATCH to open or close sections; all of them or none. */
export const updateLayoutUserState: Operation<'repository' | 'sectionStates'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { layout } = readLayout(call, services);
    const { userId } = viewerOf(call);
    const wanted = Object.entries(bodyOf(call, 'updateLayoutUserState').sectionUserStates);
    services.repository.transaction(() => {
      for (const [id, state] of wanted) {
        const section = layout.sections.find((candidate) => candidate.id === id);
        if (section?.collapsible !== true || (state.id ?? id) !== id) throw noSuchSection(id);
        services.sectionStates.save(userId, { id, collapsed: state.collapsed });
      }
    });
    return taggedAnswer(describeUserState(layout, userId, services), null);
  },
};

/** GET the path that leads through the states of a record; objects without one have no steps. */
export const getPathLayout: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const { object, query } = readLayoutQuery(call, services);
    if (readText(call, 'layoutOverride').toLowerCase() !== 'path') throw notFound();
    const field = object.fields.find((candidate) => candidate.name === object.path);
    const entries = field === undefined ? [] : allowedEntries(query.type, field);
    const path = {
      fieldApiName: field?.name ?? null,
      isActive: field !== undefined,
      mode: query.mode,
      objectApiName: object.name,
      recordTypeId: query.type.id,
      steps: entries.map(({ label, value, closed }) => ({ closed: closed === true, label, value })),
    };
    return taggedAnswer({ ...path, eTag: createTag(path) }, call.ifNoneMatch);
  },
};

/** The state of every section of a layout, as one user left it. */
export function describeUserState(
  layout: Layout,
  userId: string,
  services: Pick<Services, 'sectionStates'>,
): { readonly eTag: string } {
  const closed = services.sectionStates.closedBy(userId);
  const states = layout.sections.map(({ id }) => [id, { collapsed: closed.has(id), id }] as const);
  const state = { id: layout.id, sectionUserStates: Object.fromEntries(states) };
  return { ...state, eTag: createTag(state) };
}

function readLayout(call: Call, services: Pick<Services, 'repository'>): { readonly layout: Layout } {
  const { object, query } = readLayoutQuery(call, services);
  return { layout: describeLayout(object, query) };
}

function readLayoutQuery(
  call: Call,
  services: Pick<Services, 'repository'>,
): { readonly object: ObjectMetadata; readonly query: LayoutQuery } {
  const formFactor = readChoice(call, 'formFactor', { choices: FORM_FACTORS, fallback: 'Large' });
  const layoutType = readChoice(call, 'layoutType', { choices: LAYOUT_TYPES, fallback: 'Full' });
  const mode = readChoice(call, 'mode', { choices: LAYOUT_MODES, fallback: 'View' });
  const object = findObject(readApiName(call, 'objectApiName'), services);
  return { object, query: { type: readRecordType(call, object), layoutType, mode, formFactor } };
}

function noSuchSection(id: string): Problem {
  return new Problem(
    400,
    'INVALID_INPUT',
    `The layout has no section ${id.slice(0, 100)} that can be closed`,
  );
}
