import type { Viewer } from '../../database/access.ts';
import type { FieldValues, Repository } from '../../database/repository.ts';
import type { ObjectMetadata } from '../../metadata/types.ts';

const NUMBERED: Readonly<
  Record<string, { readonly field: string; readonly start: number; readonly digits: number }>
> = {
  Case: { field: 'CaseNumber', start: 1001, digits: 8 },
  Order: { field: 'OrderNumber', start: 100, digits: 8 },
  Usage__c: { field: 'Name', start: 1, digits: 8 },
};

/** The number that the system gives a new record of some objects, such as `00001042`. */
export function nextSystemNumber(repository: Repository, object: ObjectMetadata): FieldValues {
  const numbered = Object.hasOwn(NUMBERED, object.name) ? NUMBERED[object.name] : undefined;
  if (numbered === undefined) return {};
  const number = repository.nextNumber(`${object.name}.${numbered.field}`, numbered.start);
  return { [numbered.field]: String(number).padStart(numbered.digits, '0') };
}

/** Returns the values that the org fills in when a customer writes: a case belongs to them, and to their account unless they chose one. */
export function caseDefaults(
  repository: Repository,
  object: ObjectMetadata,
  written: { readonly values: FieldValues; readonly viewer: Viewer },
): FieldValues {
  const { values, viewer } = written;
  if (object.name !== 'Case' || viewer.kind !== 'customer') return {};
  const contacts = repository.schema.object('Contact');
  const contact = contacts === undefined ? undefined : repository.find(contacts, viewer.contactId, viewer);
  const accountId = values['AccountId'] ?? contact?.['AccountId'] ?? null;
  return { ContactId: viewer.contactId, AccountId: typeof accountId === 'string' ? accountId : null };
}
