import type { Clock } from '../../calendar/clock.ts';
import { SYSTEM } from '../../database/access.ts';
import { knownObject } from '../../database/repository.ts';
import type { Repository } from '../../database/repository.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row, Statements } from '../../database/statements.ts';
import { GUEST_USER_ID } from '../../metadata/org-ids.ts';
import type { Language } from '../../protocol/language.ts';

/** A customer's user, as far as log-ins are concerned. */
export interface PortalUser {
  readonly userId: string;
  readonly contactId: string;
  readonly active: boolean;
  readonly email: string;
  readonly language: Language;
  /** The brand of the customer's account, as the org calls it; null before there is one. */
  readonly brand: string | null;
}

/** Customers' users; whoever calls has decided that it may be known. */
export interface Users {
  find(userId: string): PortalUser | undefined;
  ofAddress(email: string): PortalUser | undefined;
  /** By user name or address. */
  ofName(username: string): PortalUser | undefined;
  ofContact(contactId: string): PortalUser | undefined;
  /** Returns true when another user logs in with this address. */
  isTaken(email: string, exceptUserId?: string): boolean;
  /** The user logs in with another address, which becomes that of the contact, too. */
  setEmail(user: PortalUser, email: string): void;
  /** A user for a contact that has none; answers the user's id. */
  create(login: { readonly contactId: string; readonly email: string; readonly language: Language }): string;
}

/** Of the contact's own account, else of one that is to become it. */
const BRAND =
  '(SELECT a."Account_Brand__c" FROM "Contact" c JOIN "Account" a ON a."Id" = c."AccountId" OR a."Contact__c" = c."Id" ' +
  'WHERE c."Id" = "User"."ContactId" ORDER BY a."Id" <> c."AccountId" LIMIT 1)';

const NAME = '("Username" = ? COLLATE NOCASE OR "Email" = ? COLLATE NOCASE)';

/** Users over the records of the database. */
export function createUsers(statements: Statements, repository: Repository, clock: Clock): Users {
  const users = knownObject(repository, 'User');
  const contacts = knownObject(repository, 'Contact');
  const select = (where: string, values: readonly string[]): PortalUser | undefined => {
    const sql = `SELECT *, ${BRAND} AS brand FROM "User" WHERE ${where} AND "ContactId" IS NOT NULL AND "IsDeleted" = 0`;
    const row = statements.get(sql, values);
    return row === undefined ? undefined : readUser(row);
  };
  const options = (userId: string) => ({ userId, now: clock.now() });
  return {
    find: (userId) => select('"Id" = ?', [userId]),
    ofAddress: (email) => select('"Email" = ? COLLATE NOCASE', [email.trim()]),
    ofName: (username) => select(NAME, [username.trim(), username.trim()]),
    ofContact: (contactId) => select('"ContactId" = ?', [contactId]),
    isTaken(email, exceptUserId = '') {
      const sql =
        'SELECT 1 FROM "User" WHERE ("Email" = ? COLLATE NOCASE OR "Username" = ? COLLATE NOCASE) AND "Id" <> ?';
      return statements.get(sql, [email.trim(), email.trim(), exceptUserId]) !== undefined;
    },
    setEmail({ userId, contactId }, email) {
      repository.transaction(() => {
        const user = repository.find(users, userId, SYSTEM) ?? {};
        // Who chose the address as user name must not log in with the old one for ever, nor keep it from others.
        const isName = textOf(user, 'Username')?.toLowerCase() === textOf(user, 'Email')?.toLowerCase();
        const values = { Email: email, ...(isName ? { Username: email } : {}) };
        repository.update(users, { id: userId, values }, options(userId));
        repository.update(contacts, { id: contactId, values: { Email: email } }, options(userId));
      });
    },
    create({ contactId, email, language }) {
      return repository.transaction(() => {
        const contact = repository.find(contacts, contactId, SYSTEM) ?? {};
        const values = {
          Username: email,
          FirstName: textOf(contact, 'FirstName'),
          LastName: textOf(contact, 'LastName') ?? '',
          Email: email,
          UserType: 'CspLitePortal',
          ContactId: contactId,
          LanguageLocaleKey: language === 'es' ? 'es' : 'en_US',
        };
        const userId = repository.insert(users, values, options(GUEST_USER_ID));
        repository.update(contacts, { id: contactId, values: { Email: email } }, options(userId));
        return userId;
      });
    },
  };
}

function readUser(row: Row): PortalUser {
  return {
    userId: String(row['Id']),
    contactId: String(row['ContactId']),
    active: row['IsActive'] === 1,
    email: textOf(row, 'Email') ?? '',
    language: row['LanguageLocaleKey'] === 'es' ? 'es' : 'en',
    brand: textOf(row, 'brand'),
  };
}
