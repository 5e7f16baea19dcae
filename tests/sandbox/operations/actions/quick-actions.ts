import type { Row } from '../../database/statements.ts';
import { createMetadataId } from '../../metadata/metadata-id.ts';
import { defaultRecordTypeOf } from '../../metadata/record-types.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import { createTag, taggedAnswer } from '../../protocol/answer.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readApiName, readFieldNames, readRecordId, readText } from '../../protocol/parameters.ts';
import { illegalParameter, notFound } from '../../protocol/problem.ts';
import { offeredActions } from '../../services/actions/quick-actions.ts';
import type { OfferedAction } from '../../services/actions/quick-actions.ts';
import { describeForm } from '../../services/layouts/layouts.ts';
import { defaultRow } from '../../services/records/default-values.ts';
import { representRecord } from '../../services/records/representation.ts';
import { addQualifiedNames, selectFields } from '../../services/records/selection.ts';
import {
  findObject,
  findVisible,
  representationContext,
  viewerOf,
} from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { readRecordType } from '../metadata/metadata-parameters.ts';
import type { Operation } from '../operation.ts';

/** GET what a quick action does and how it looks. */
export const getQuickActionInfo: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const offered = readAction(call, services);
    readParent(call, services, offered);
    const body = describeInfo(offered);
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

/** GET the layout of a quick action's form. */
export const getQuickActionLayout: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const { action, target, fields } = readAction(call, services);
    if (call.parameters.has('objectApiName')) {
      const object = findObject(readApiName(call, 'objectApiName'), services);
      if (object !== target && object.name !== action.source) throw notFound();
    }
    const layout = describeForm(target, {
      id: createMetadataId('00h', action.name),
      type: readRecordType(call, target),
      mode: action.kind === 'Create' ? 'Create' : 'Edit',
      section: { heading: action.label, columns: 1, fields },
    });
    const body = { actionApiName: action.name, layout };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

/** GET the values with which a quick action's form starts: defaults, or what the record holds. */
export const getQuickActionDefaults: Operation<'repository'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const optionalFields = readFieldNames(call, 'optionalFields');
    const offered = readAction(call, services);
    const { action, target } = offered;
    const parent = readParent(call, services, offered);
    const row = action.kind === 'Create' ? startRow(call, services, { offered, parent }) : parent?.row;
    if (row === undefined) throw illegalParameter(`${action.name} needs parentRecordId`);
    const names = [...offered.fields, ...Object.keys(action.presets)];
    const selection = selectFields(target, names);
    const { schema } = services.repository;
    addQualifiedNames(selection, optionalFields, { schema, object: target, lenient: true });
    const { fields } = representRecord(
      representationContext(call, services),
      { object: target, row },
      selection,
    );
    const body = { actionApiName: action.name, fields, objectApiName: target.name };
    return taggedAnswer({ ...body, eTag: createTag(body) }, call.ifNoneMatch);
  },
};

/** A quick action by any spelling of its name; one that is not offered reads as not there. */
export function readAction(call: Call, services: Pick<Services, 'repository'>): OfferedAction {
  const name = readText(call, 'actionApiName').toLowerCase();
  const offered = offeredActions(services.repository.schema).find(
    ({ action }) => action.name.toLowerCase() === name,
  );
  if (offered === undefined) throw notFound();
  return offered;
}

/** A record on which a quick action acts. */
export interface ActionRecord {
  readonly object: ObjectMetadata;
  readonly row: Row;
  readonly id: string;
}

/** The field of the record that a quick action makes, by which it belongs to the record it acts on. */
export function linkField({ target }: OfferedAction, context: ObjectMetadata): string | undefined {
  const field = target.fields.find(
    (each) => each.reference?.object === context.name && target.customer.create.includes(each.name),
  );
  return field?.name;
}

/** Actions of one object act on its records only; global ones on any that the customer sees. */
export function actsOn({ action }: OfferedAction, object: ObjectMetadata): boolean {
  return action.source === 'Global' || action.source === object.name;
}

function readParent(
  call: Call,
  services: Pick<Services, 'repository'>,
  offered: OfferedAction,
): ActionRecord | undefined {
  if (!call.parameters.has('parentRecordId')) return undefined;
  const record = findVisible(readRecordId(call, 'parentRecordId'), call, services);
  if (!actsOn(offered, record.object)) {
    throw illegalParameter(`${offered.action.name} does not act on records of ${record.object.name}`);
  }
  return record;
}

function startRow(
  call: Call,
  services: Pick<Services, 'repository'>,
  start: { readonly offered: OfferedAction; readonly parent: ActionRecord | undefined },
): Row {
  const { offered, parent } = start;
  const { target, action } = offered;
  const owner = { type: defaultRecordTypeOf(target), viewer: viewerOf(call) };
  const presets = Object.entries(action.presets).map(
    ([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value] as const,
  );
  const link = parent === undefined ? undefined : linkField(offered, parent.object);
  return {
    ...defaultRow(services.repository, target, owner),
    ...Object.fromEntries(presets),
    ...(parent === undefined || link === undefined ? {} : { [link]: parent.id }),
  };
}

function describeInfo({ action, target }: OfferedAction) {
  const presets = Object.entries(action.presets);
  return {
    accessLevelRequired: null,
    actionApiName: action.name,
    colors: [{ color: target.color, colorContext: 'primary', theme: 'theme4' }],
    copilotActionLabel: null,
    copilotActionOutput: null,
    flowDevName: null,
    flowRecordIdVar: null,
    iconName: `standard:${target.icon}`,
    icons: [
      {
        contentType: 'image/svg+xml',
        height: 0,
        theme: 'theme4',
        url: `https://org.example.com/img/icon/${target.icon}.svg`,
        width: 0,
      },
    ],
    label: action.label,
    lightningComponentBundleId: null,
    lightningComponentBundleName: null,
    lightningComponentQualifiedName: null,
    lightningWebComponentBundleId: null,
    lightningWebComponentBundleName: null,
    lightningWebComponentQualifiedName: null,
    parameters: presets.map(([name, value]) => ({ parameterName: name, parameterValue: String(value) })),
    targetParentField: action.parentField,
    targetRecordTypeId: null,
    targetSobjectType: target.name,
    type: action.kind,
  };
}
