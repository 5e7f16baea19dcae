import { addBusinessDays } from '../../calendar/business-days.ts';
import type { Clock } from '../../calendar/clock.ts';
import { dayOf } from '../../calendar/days.ts';
import { constants } from '../../contract/constants.ts';
import type { Statements } from '../../database/statements.ts';
import type { components } from '../../generated/types/apex.gen.ts';

type VisitRequest = Omit<components['schemas']['VisitInput'], 'accountNumber' | 'idempotencyKey'>;
type VisitSlot = components['schemas']['VisitSlot'];

/** Visits of the utility: one for each account, and one for each time. */
interface Visits {
  /** The times that are free for a kind of visit. */
  free(kind: VisitRequest['kind']): readonly VisitSlot[];
  /** The visit to come, until the end of its day. */
  find(accountId: string): VisitRequest | undefined;
  book(accountId: string, request: VisitRequest): void;
  callOff(accountId: string): void;
}

export const VISIT_TABLES = `
  CREATE TABLE sandbox_visit (
    account_id TEXT PRIMARY KEY, slot_id TEXT NOT NULL UNIQUE, request TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** When the utility starts and ends, by kind of visit: work on a line takes the whole morning. */
const windows: { readonly [kind in VisitRequest['kind']]: readonly (readonly [string, string])[] } = {
  meterCheck: [
    ['08:00', '12:00'],
    ['12:00', '15:00'],
    ['15:00', '18:00'],
  ],
  voltage: [
    ['08:00', '12:00'],
    ['12:00', '15:00'],
  ],
  connection: [['08:00', '12:00']],
};

/** Visits kept in the database. */
export function createVisits(statements: Statements, clock: Clock): Visits {
  return {
    free(kind) {
      const rows = statements.all('SELECT slot_id FROM sandbox_visit', []);
      const taken = new Set(rows.map((row) => String(row['slot_id'])));
      return slotsOf(kind, clock.now()).filter(({ slotId }) => !taken.has(slotId));
    },
    find(accountId) {
      // The id of a time begins with its day.
      const sql = 'SELECT request FROM sandbox_visit WHERE account_id = ? AND slot_id >= ?';
      const row = statements.get(sql, [accountId, dayOf(clock.now())]);
      // Only `book` has written it.
      return row === undefined ? undefined : (JSON.parse(String(row['request'])) as VisitRequest);
    },
    book(accountId, request) {
      const over = 'DELETE FROM sandbox_visit WHERE account_id = ? AND slot_id < ?';
      statements.run(over, [accountId, dayOf(clock.now())]);
      const values = [accountId, request.slotId, JSON.stringify(request)];
      statements.run('INSERT INTO sandbox_visit VALUES (?, ?, ?)', values);
    },
    callOff(accountId) {
      statements.run('DELETE FROM sandbox_visit WHERE account_id = ?', [accountId]);
    },
  };
}

/** All times of a kind; some are taken by customers that the org does not know. */
function slotsOf(kind: VisitRequest['kind'], now: number): readonly VisitSlot[] {
  const firstBusinessDays = constants.visits.firstBusinessDays;
  const businessDays = constants.visits.businessDays;
  return Array.from({ length: businessDays }, (_, at) =>
    dayOf(addBusinessDays(now, firstBusinessDays + at)),
  ).flatMap((on) =>
    windows[kind].flatMap(([startsAt, endsAt]) => {
      const slotId = `${on}_${startsAt.slice(0, 2)}`;
      return isTakenElsewhere(slotId) ? [] : [{ slotId, on, startsAt, endsAt }];
    }),
  );
}

/** The same every time: three of ten. */
function isTakenElsewhere(slotId: string): boolean {
  const digits = slotId.replace(/\D/g, '');
  return (Number(digits.slice(4)) * 7 + Number(digits.slice(-4))) % 10 < 3;
}
