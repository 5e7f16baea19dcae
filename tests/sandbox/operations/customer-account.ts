import { DEFAULT_BRAND } from '../services/brands/companies.ts';
import type { Viewer } from '../database/access.ts';
import type { Condition } from '../database/access.ts';
import { asId18 } from '../metadata/record-id.ts';
import type { Row } from '../database/statements.ts';
import type { ObjectMetadata } from '../metadata/types.ts';
import type { Call, World } from '../protocol/call.ts';
import { readText } from '../protocol/parameters.ts';
import { Problem, illegalParameter, notFound } from '../protocol/problem.ts';
import { textOf } from '../database/row-text.ts';
import { GUEST_USER_ID } from '../seed/fixed-ids.ts';
import { viewerOf } from './context.ts';
import { serviceProblem } from './service-problems.ts';

/** The org itself, where a call works for somebody who has no session or writes what customers may not. */
export const SYSTEM: Viewer = { kind: 'system', userId: GUEST_USER_ID };

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
export function readAccount(call: Call, world: World): CustomerAccount {
  const accountNumber = readText(call, 'accountNumber');
  if (!/^[0-9A-Za-z-]{4,20}$/.test(accountNumber)) throw illegalParameter('accountNumber is not one');
  return findAccount(accountNumber, call, world);
}

/** An account of the customer by its number; those of others are not found. */
export function findAccount(accountNumber: string, call: Call, world: World): CustomerAccount {
  const conditions = [{ sql: '"AccountNumber" = ?', values: [accountNumber] }];
  const [row] = listRows(world, 'Account', { conditions, viewer: viewerOf(call) });
  if (row === undefined) throw notFound();
  return describeAccount(row);
}

/** An account whose settings are to be changed: one that has ended cannot. */
export function findOpenAccount(accountNumber: string, call: Call, world: World): CustomerAccount {
  const account = findAccount(accountNumber, call, world);
  if (account.group === 'closed' || account.group === 'cancelled') throw serviceProblem('ACCOUNT_INACTIVE');
  return account;
}

/** All accounts of the customer, by their numbers. */
export function listAccounts(call: Call, world: World): readonly CustomerAccount[] {
  const rows = listRows(world, 'Account', { viewer: viewerOf(call), orderBy: ['AccountNumber'] });
  return rows.map(describeAccount);
}

/** Zip code at the end of an account's service address. */
export function zipCodeOf({ address }: Pick<CustomerAccount, 'address'>): string | null {
  return /\b\d{5}$/.exec(address ?? '')?.[0] ?? null;
}

/** An order that the customer may see. */
export function findOrder(orderId: string, call: Call, world: World): Row {
  const row = world.repository.find(objectOf(world, 'Order'), asId18(orderId), viewerOf(call));
  if (row === undefined) throw serviceProblem('ORDER_NOT_FOUND');
  return row;
}

/** Rows of an object as somebody may see them. */
export function listRows(
  world: World,
  objectName: string,
  query: {
    readonly viewer: Viewer;
    readonly conditions?: readonly Condition[];
    readonly orderBy?: readonly string[];
    readonly limit?: number;
  },
): readonly Row[] {
  const { viewer, conditions = [], orderBy = [], limit = 200 } = query;
  const { repository } = world;
  return repository.list(objectOf(world, objectName), { conditions, orderBy, limit, offset: 0 }, viewer);
}

/** An object that the org always has. */
export function objectOf(world: World, name: string): ObjectMetadata {
  const object = world.repository.schema.object(name);
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
