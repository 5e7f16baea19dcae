import type { Viewer } from '../../database/access.ts';
import type { Condition } from '../../database/access.ts';
import type { Repository } from '../../database/repository.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import { asId18 } from '../../metadata/record-id.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';
import { apexProblem, orderNotFound } from '../../protocol/apex-problem.ts';
import type { Call } from '../../protocol/call.ts';
import { readText } from '../../protocol/parameters.ts';
import { Problem, illegalParameter, notFound } from '../../protocol/problem.ts';
import { DEFAULT_BRAND } from '../brands/companies.ts';
import { viewerOf } from '../records/visible-records.ts';

/** The records of the org. */
interface RecordServices {
  readonly repository: Repository;
}

/** The groups of the portal's own calls. */
export type Group = 'active' | 'closed' | 'pending' | 'cancelled';

/** An account of a customer with what the calls about it need. */
export interface CustomerAccount {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly group: Group;
  readonly brand: string;
  readonly commodity: 'electric' | 'gas';
  readonly address: string | null;
  readonly esiid: string | null;
  readonly balanceCents: number;
  readonly utilityId: string | null;
  readonly openedOn: string | null;
}

/** The customer of a call. */
export interface Customer {
  readonly kind: 'customer';
  readonly userId: string;
  readonly contactId: string;
}

/** The customer behind a call. */
export function customerOf(call: Call): Customer {
  const viewer = viewerOf(call);
  if (viewer.kind !== 'customer') throw notFound();
  return viewer;
}

/** The account that a GET names. */
export function readAccount(call: Call, services: RecordServices): CustomerAccount {
  const accountNumber = readText(call, 'accountNumber');
  if (!/^[0-9A-Za-z-]{4,20}$/.test(accountNumber)) throw illegalParameter('accountNumber is not one');
  return findAccount(accountNumber, call, services);
}

/** An account of the customer by its number; those of others are not found. */
export function findAccount(accountNumber: string, call: Call, services: RecordServices): CustomerAccount {
  const conditions = [{ sql: '"AccountNumber" = ?', values: [accountNumber] }];
  const [row] = listRows(services, 'Account', { conditions, viewer: viewerOf(call) });
  if (row === undefined) throw notFound();
  return describeAccount(row);
}

/** An account whose settings are to be changed: one that has ended cannot. */
export function findOpenAccount(
  accountNumber: string,
  call: Call,
  services: RecordServices,
): CustomerAccount {
  const account = findAccount(accountNumber, call, services);
  if (account.group === 'closed' || account.group === 'cancelled') throw apexProblem(403, 'ACCOUNT_INACTIVE');
  return account;
}

/** All accounts of the customer, by their numbers. */
export function listAccounts(call: Call, services: RecordServices): readonly CustomerAccount[] {
  const rows = listRows(services, 'Account', { viewer: viewerOf(call), orderBy: ['AccountNumber'] });
  return rows.map(describeAccount);
}

/** Zip code at the end of an account's service address. */
export function zipCodeOf({ address }: Pick<CustomerAccount, 'address'>): string | null {
  return /\b\d{5}$/.exec(address ?? '')?.[0] ?? null;
}

/** An order that the customer may see. */
export function findOrder(orderId: string, call: Call, services: RecordServices): Row {
  const row = services.repository.find(objectOf(services, 'Order'), asId18(orderId), viewerOf(call));
  if (row === undefined) throw orderNotFound();
  return row;
}

/** Rows of an object as somebody may see them. */
export function listRows(
  services: RecordServices,
  objectName: string,
  query: {
    readonly viewer: Viewer;
    readonly conditions?: readonly Condition[];
    readonly orderBy?: readonly string[];
    readonly limit?: number;
  },
): readonly Row[] {
  const { viewer, conditions = [], orderBy = [], limit = 200 } = query;
  const { repository } = services;
  return repository.list(objectOf(services, objectName), { conditions, orderBy, limit, offset: 0 }, viewer);
}

/** An object that the org always has. */
export function objectOf(services: RecordServices, name: string): ObjectMetadata {
  const object = services.repository.schema.object(name);
  if (object === undefined) throw new Problem(404, 'INVALID_TYPE', 'The requested resource does not exist');
  return object;
}

/** A column of US dollars in cents. */
export function centsOf(row: Row | undefined, name: string): number {
  return Math.round(Number(row?.[name] ?? 0) * 100);
}

/** A status of the CRM as a group of the portal. */
export function groupOf(status: unknown): Group {
  const groups = { Active: 'active', Closed: 'closed', Cancelled: 'cancelled' } as const;
  return status === 'Active' || status === 'Closed' || status === 'Cancelled' ? groups[status] : 'pending';
}

/** An account out of its record. */
export function describeAccount(row: Row): CustomerAccount {
  return {
    id: String(row['Id']),
    number: String(row['AccountNumber']),
    status: String(row['Status__c']),
    group: groupOf(row['Status__c']),
    brand: textOf(row, 'Account_Brand__c') ?? DEFAULT_BRAND,
    commodity: row['Commodity__c'] === 'Gas' ? 'gas' : 'electric',
    address: textOf(row, 'Service_Address__c'),
    esiid: textOf(row, 'ESIID__c'),
    balanceCents: centsOf(row, 'Balance__c'),
    utilityId: textOf(row, 'Utility__c'),
    openedOn: textOf(row, 'Opened_On__c'),
  };
}
