import { createMetadataId } from '../../metadata/metadata-id.ts';
import { findShownObject } from '../../metadata/schema.ts';
import type { ObjectMetadata, Scalar, Schema } from '../../metadata/types.ts';

/** Something that customers start from a page: it creates a record, or changes the one it acts on. */
export interface QuickAction {
  readonly name: string;
  readonly label: string;
  readonly kind: 'Create' | 'Update';
  /** The object on whose records it is offered; `Global` is offered everywhere. */
  readonly source: string;
  readonly target: string;
  /** The form. */
  readonly fields: readonly string[];
  /** The field of a new record that refers to the record it acts on. */
  readonly parentField: string | null;
  /** Values of a new record unless the form has others. */
  readonly presets: Readonly<Record<string, Scalar>>;
  readonly success: string;
}

const CASE_FORM = ['Subject', 'Description', 'Type', 'Reason__c', 'Priority'];

/** Every quick action of the org. */
const QUICK_ACTIONS: readonly QuickAction[] = [
  newCase('Global', 'ContactId', 'New case'),
  newCase('Account', 'AccountId', 'Ask about this account'),
  newCase('Order', 'Order__c', 'Ask about this order'),
  {
    name: 'Case.Reply',
    label: 'Reply',
    kind: 'Create',
    source: 'Case',
    target: 'CaseComment',
    fields: ['CommentBody'],
    parentField: 'ParentId',
    presets: {},
    success: 'Reply sent.',
  },
  updateOf('Case', 'Add_Details', {
    label: 'Add details',
    fields: ['Description', 'Comments__c', 'Topics__c', 'Call_Back_At__c'],
  }),
  updateOf('Contact', 'Update_Contact_Details', {
    label: 'Change contact details',
    fields: ['MobilePhone', 'OtherPhone', 'Preferred_Language__c'],
  }),
  updateOf('Contact', 'Update_Mailing_Address', {
    label: 'Change mailing address',
    fields: ['MailingStreet', 'MailingCity', 'MailingState', 'MailingPostalCode'],
  }),
];

/** A quick action with the object that it creates or changes. */
export interface OfferedAction {
  readonly action: QuickAction;
  readonly id: string;
  readonly target: ObjectMetadata;
  /** The fields of its form that the customer may set. */
  readonly fields: readonly string[];
}

/** The quick actions that customers are offered: those whose objects they may see, create or change. */
export function offeredActions(schema: Schema): readonly OfferedAction[] {
  return QUICK_ACTIONS.flatMap((action) => {
    const target = findShownObject(schema, action.target);
    const isSeen = action.source === 'Global' || findShownObject(schema, action.source) !== undefined;
    if (target === undefined || !isSeen) return [];
    const allowed = action.kind === 'Create' ? target.customer.create : target.customer.update;
    const fields = action.fields.filter((name) => allowed.includes(name));
    return fields.length === 0 ? [] : [{ action, id: createMetadataId('0JV', action.name), target, fields }];
  });
}

function newCase(source: string, parentField: string, label: string): QuickAction {
  return {
    name: `${source}.NewCase`,
    label,
    kind: 'Create',
    source,
    target: 'Case',
    fields: CASE_FORM,
    parentField,
    presets: { Origin: 'Web' },
    success: 'Case created.',
  };
}

function updateOf(
  object: string,
  name: string,
  form: { readonly label: string; readonly fields: readonly string[] },
): QuickAction {
  return {
    ...form,
    name: `${object}.${name}`,
    kind: 'Update',
    source: object,
    target: object,
    parentField: null,
    presets: {},
    success: `${object} updated.`,
  };
}
