import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readChoices, readFieldNames, readList, readRecordIds } from '../../protocol/parameters.ts';
import { describeLayout } from '../../services/layouts/layouts.ts';
import type { LayoutQuery } from '../../services/layouts/layouts.ts';
import { describeObjects } from '../../services/object-info/object-info.ts';
import { layoutQueries, referredObjects, selectLayouts } from '../../services/records/layout-selection.ts';
import { representRecord } from '../../services/records/representation.ts';
import { addQualifiedNames } from '../../services/records/selection.ts';
import { findVisible, representationContext, viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { describeUserState } from '../metadata/layouts.ts';
import { LAYOUT_MODES, LAYOUT_TYPES } from '../metadata/metadata-parameters.ts';
import type { Operation } from '../operation.ts';
import { readChildren } from './record-children.ts';

/** GET records with the layouts and object information that are needed to show them. */
export const getRecordUi: Operation<'repository' | 'sectionStates'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const wanted = readUiQuery(call);
    const shown = wanted.recordIds.map((id) => showRecord(call, services, { id, wanted }));
    const layouts = shown.flatMap((each) => each.layouts);
    const { userId } = viewerOf(call);
    const states = layouts.map(
      ({ layout }) => [layout.id, describeUserState(layout, userId, services)] as const,
    );
    const body = {
      layoutUserStates: Object.fromEntries(states),
      layouts: nestLayouts(layouts),
      objectInfos: describeObjects(
        services.repository.schema,
        [...new Set(shown.map((each) => each.object))],
        [...new Set(shown.flatMap((each) => each.referred))],
      ),
      records: Object.fromEntries(shown.map(({ record }) => [record.id, record] as const)),
    };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

interface UiQuery {
  readonly recordIds: readonly string[];
  readonly layoutTypes: readonly LayoutQuery['layoutType'][];
  readonly modes: readonly LayoutQuery['mode'][];
  readonly optionalFields: readonly string[];
  readonly relations: readonly string[];
}

function readUiQuery(call: Call): UiQuery {
  const layoutTypes = readChoices(call, 'layoutTypes', LAYOUT_TYPES);
  return {
    recordIds: readRecordIds(call, 'recordIds', 200),
    // The layer's clients have to name both; the platform has defaults for them.
    layoutTypes: layoutTypes.length > 0 ? layoutTypes : ['Full'],
    modes: readChoices(call, 'modes', LAYOUT_MODES),
    optionalFields: readFieldNames(call, 'optionalFields'),
    relations: readList(call, 'childRelationships'),
  };
}

function showRecord(
  call: Call,
  services: Pick<Services, 'repository'>,
  what: { readonly id: string; readonly wanted: UiQuery },
) {
  const { object, row } = findVisible(what.id, call, services);
  const { schema } = services.repository;
  const { optionalFields, relations } = what.wanted;
  // Relations of the other records' objects are none of this one's.
  const own = relations.filter((name) => !name.includes('.') || name.startsWith(`${object.name}.`));
  const children = readChildren(call, services, { object, row, relations: own, fields: optionalFields });
  const queries = layoutQueries({ object, row }, what.wanted);
  const selection = selectLayouts(schema, object, queries);
  addQualifiedNames(selection, optionalFields, { schema, object, lenient: true });
  const context = representationContext(call, services);
  return {
    object,
    layouts: queries.map((query) => ({ object, query, layout: describeLayout(object, query) })),
    referred: referredObjects(schema, selection),
    record: representRecord(context, { object, row, children: children.pages }, selection),
  };
}

type Shown = ReturnType<typeof showRecord>['layouts'][number];
type ByMode = Record<string, Shown['layout']>;

/** Layouts by object, record type, layout type and mode. */
function nestLayouts(layouts: readonly Shown[]): Record<string, Record<string, Record<string, ByMode>>> {
  const nested: Record<string, Record<string, Record<string, ByMode>>> = {};
  for (const { object, query, layout } of layouts) {
    const types = (nested[object.name] ??= {});
    const kinds = (types[query.type.id] ??= {});
    const modes = (kinds[query.layoutType] ??= {});
    modes[query.mode] = layout;
  }
  return nested;
}
