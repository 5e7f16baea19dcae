import { createMetadataId } from '../../metadata/metadata-id.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import type { OfferedAction } from './quick-actions.ts';

/** The places where actions are offered. */
type ActionContext =
  | 'Global'
  | 'ListView'
  | 'ListViewRecord'
  | 'Lookup'
  | 'MruList'
  | 'Record'
  | 'RecordEdit'
  | 'RelatedList'
  | 'RelatedListRecord';

/** The target of an action, and the place that offers it. */
export interface ActionPlace {
  readonly context: ActionContext;
  /** API name or id. */
  readonly source: string;
  readonly relatedObject?: string;
  readonly relatedRecordId?: string;
}

/** Something that the user can start, as the interface describes it. */
export type PlatformAction = ReturnType<typeof describeButton> | ReturnType<typeof describeQuickAction>;

const BUTTONS = {
  CancelEdit: { label: 'Cancel', opensForm: false },
  Delete: { label: 'Delete', opensForm: false },
  Edit: { label: 'Edit', opensForm: true },
  New: { label: 'New', opensForm: true },
  SaveAndNew: { label: 'Save & New', opensForm: false },
  SaveEdit: { label: 'Save', opensForm: false },
} as const;

/** A button that every object has. */
export type StandardButton = keyof typeof BUTTONS;

/** A standard button on an object. */
export function describeButton(name: StandardButton, target: ObjectMetadata, place: ActionPlace) {
  const { label, opensForm } = BUTTONS[name];
  return {
    ...describePlace(place),
    actionTargetType: opensForm ? 'Describe' : 'Invoke',
    apiName: name,
    externalId: `StandardButton:${name}`,
    iconUrl: null,
    id: createMetadataId('0JV', `${target.name}/${name}`),
    label,
    primaryColor: target.color,
    section: 'Page',
    subtype: null,
    targetObject: target.name,
    type: 'StandardButton',
  };
}

/** A quick action. */
export function describeQuickAction({ action, id, target }: OfferedAction, place: ActionPlace) {
  return {
    ...describePlace(place),
    actionTargetType: 'Describe',
    apiName: action.name,
    externalId: id,
    iconUrl: null,
    id,
    label: action.label,
    primaryColor: target.color,
    section: 'SingleActionLinks',
    subtype: action.kind,
    targetObject: target.name,
    type: 'QuickAction',
  };
}

function describePlace(place: ActionPlace) {
  return {
    actionListContext: place.context,
    actionTarget: null,
    isMassAction: 'false',
    lwcComponent: null,
    relatedListRecordId: place.relatedRecordId ?? null,
    relatedSourceObject: place.relatedObject ?? null,
    sourceObject: place.source,
    targetUrl: null,
  };
}
