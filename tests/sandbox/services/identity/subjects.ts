import type { Viewer } from '../../database/access.ts';
import type { Repository } from '../../database/repository.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import { asId18 } from '../../metadata/record-id.ts';
import type { IdentityFacts } from './questions.ts';

/** Mobile phones whose owners the verification service treats in its own way; for tests. */
export const TEST_PHONES = {
  /** The service does not answer. */
  unavailable: '5125559190',
  /** Right answers do not help: the verification fails. */
  failing: '5125559191',
} as const;

/** Whom a verification is about, as far as the viewer may see the order. */
export interface IdentitySubject {
  readonly orderId: string;
  /** Orders that are closed or cancelled need no verification. */
  readonly open: boolean;
  readonly facts: IdentityFacts;
  /** Ten digits. */
  readonly mobilePhone: string | null;
  readonly email: string | null;
  /** The brand of the order's account, as the org calls it. */
  readonly brand: string | null;
}

/** The subject of an order; undefined when the viewer may not see it. */
export function findIdentitySubject(
  repository: Repository,
  orderId: string,
  viewer: Viewer,
): IdentitySubject | undefined {
  const order = read(repository, { objectName: 'Order', id: orderId }, viewer);
  if (order === undefined) return undefined;
  const contactId = String(order['BillToContactId']);
  const contact = read(repository, { objectName: 'Contact', id: contactId }, viewer) ?? {};
  const birthdate = textOf(contact, 'Birthdate');
  const address = textOf(order, 'Service_Address__c')?.split(',')[0];
  const account = read(repository, { objectName: 'Account', id: String(order['AccountId']) }, viewer) ?? {};
  return {
    orderId: String(order['Id']),
    open: order['Status'] !== 'Closed' && order['Status'] !== 'Cancelled',
    facts: {
      orderId: String(order['Id']),
      contactId,
      street: address?.replace(/^[\d\s-]+/, '').trim() ?? null,
      city: textOf(contact, 'MailingCity'),
      birthMonth: birthdate === null ? null : Number(birthdate.slice(5, 7)),
    },
    mobilePhone: textOf(contact, 'MobilePhone'),
    email: textOf(contact, 'Email'),
    brand: textOf(account, 'Account_Brand__c'),
  };
}

function read(
  repository: Repository,
  what: { readonly objectName: string; readonly id: string },
  viewer: Viewer,
): Row | undefined {
  const object = repository.schema.object(what.objectName);
  const id = asId18(what.id);
  return object === undefined ? undefined : repository.find(object, id, viewer);
}
