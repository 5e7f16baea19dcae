import { describeLayout } from '../../services/layouts/layouts.ts';
import type { Layout, LayoutQuery } from '../../services/layouts/layouts.ts';
import { allowedEntries } from '../../metadata/record-types.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call, Handler, World } from '../../protocol/call.ts';
import { readApiName, readText } from '../../protocol/parameters.ts';
import { Problem, notFound } from '../../protocol/problem.ts';
import { bodyOf } from '../body.ts';
import { findObject, viewerOf } from '../context.ts';
import {
  FORM_FACTORS,
  LAYOUT_MODES,
  LAYOUT_TYPES,
  readChoice,
  readRecordType,
} from './metadata-parameters.ts';

/** GET how the fields of a record are arranged. */
export const getLayout: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    return taggedAnswer(readLayout(call, world).layout, call.ifNoneMatch);
  },
};

/** GET which sections of a layout the user has closed. */
export const getLayoutUserState: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const { layout } = readLayout(call, world);
    return taggedAnswer(describeUserState(layout, viewerOf(call).userId, world), call.ifNoneMatch);
  },
};

/** PATCH to open or close sections; all of them or none. */
export const updateLayoutUserState: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const { layout } = readLayout(call, world);
    const { userId } = viewerOf(call);
    const wanted = Object.entries(bodyOf(call, 'updateLayoutUserState').sectionUserStates);
    world.repository.transaction(() => {
      for (const [id, state] of wanted) {
        const section = layout.sections.find((candidate) => candidate.id === id);
        if (section?.collapsible !== true || (state.id ?? id) !== id) throw noSuchSection(id);
        world.sectionStates.save(userId, { id, collapsed: state.collapsed });
      }
    });
    return taggedAnswer(describeUserState(layout, userId, world), null);
  },
};

/** GET the path that leads through the states of a record; objects without one have no steps. */
export const getPathLayout: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const { object, query } = readLayoutQuery(call, world);
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
export function describeUserState(layout: Layout, userId: string, world: World): { readonly eTag: string } {
  const closed = world.sectionStates.closedBy(userId);
  const states = layout.sections.map(({ id }) => [id, { collapsed: closed.has(id), id }] as const);
  const state = { id: layout.id, sectionUserStates: Object.fromEntries(states) };
  return { ...state, eTag: createTag(state) };
}

function readLayout(call: Call, world: World): { readonly layout: Layout } {
  const { object, query } = readLayoutQuery(call, world);
  return { layout: describeLayout(object, query) };
}

function readLayoutQuery(
  call: Call,
  world: World,
): { readonly object: ObjectMetadata; readonly query: LayoutQuery } {
  const formFactor = readChoice(call, 'formFactor', { choices: FORM_FACTORS, fallback: 'Large' });
  const layoutType = readChoice(call, 'layoutType', { choices: LAYOUT_TYPES, fallback: 'Full' });
  const mode = readChoice(call, 'mode', { choices: LAYOUT_MODES, fallback: 'View' });
  const object = findObject(readApiName(call, 'objectApiName'), world);
  return { object, query: { type: readRecordType(call, object), layoutType, mode, formFactor } };
}

function noSuchSection(id: string): Problem {
  return new Problem(
    400,
    'INVALID_INPUT',
    `The layout has no section ${id.slice(0, 100)} that can be closed`,
  );
}
