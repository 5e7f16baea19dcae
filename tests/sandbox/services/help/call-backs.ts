import { addBusinessDays } from '../../calendar/business-days.ts';
import type { Clock } from '../../calendar/clock.ts';
import { dayOf } from '../../calendar/days.ts';
import { constants } from '../../contract/constants.ts';
import type { Statements } from '../../database/statements.ts';
import type { components } from '../../generated/types/apex.gen.ts';

type CallRequest = Omit<components['schemas']['CallBackInput'], 'idempotencyKey'>;
type CallTime = components['schemas']['CallTime'];
type CallLanguage = CallRequest['language'];

/** Calls that customers have asked for: one for each of them. */
interface CallBacks {
  /** The times at which somebody who speaks the language is free. */
  free(language: CallLanguage): readonly CallTime[];
  /** The call that is to come. */
  find(userId: string): CallRequest | undefined;
  book(userId: string, request: CallRequest): void;
  callOff(userId: string): void;
}

export const CALL_BACK_TABLES = `
  CREATE TABLE sandbox_call_back (
    user_id TEXT PRIMARY KEY, call_time_id TEXT NOT NULL, language TEXT NOT NULL, request TEXT NOT NULL,
    UNIQUE (call_time_id, language)
  ) STRICT, WITHOUT ROWID;
`;

/** The hours at which a language is spoken. */
const hours: Readonly<Record<CallLanguage, readonly [first: number, end: number]>> = {
  en: [8, 18],
  es: [9, 17],
  vi: [10, 15],
};

/** Calls kept in the database. */
export function createCallBacks(statements: Statements, clock: Clock): CallBacks {
  return {
    free(language) {
      const rows = statements.all('SELECT call_time_id FROM sandbox_call_back WHERE language = ?', [
        language,
      ]);
      const taken = new Set(rows.map((row) => String(row['call_time_id'])));
      return timesOf(language, clock.now()).filter(({ slotId }) => !taken.has(slotId));
    },
    find(userId) {
      const row = statements.get('SELECT request FROM sandbox_call_back WHERE user_id = ?', [userId]);
      if (row === undefined) return undefined;
      // Only `book` has written it.
      const request = JSON.parse(String(row['request'])) as CallRequest;
      return describeCallTime(request.slotId).on < dayOf(clock.now()) ? undefined : request;
    },
    book(userId, request) {
      // A call that is over makes room; a time that another customer has stays his.
      statements.run('DELETE FROM sandbox_call_back WHERE user_id = ?', [userId]);
      const values = [userId, request.slotId, request.language, JSON.stringify(request)];
      statements.run('INSERT INTO sandbox_call_back VALUES (?, ?, ?, ?)', values);
    },
    callOff(userId) {
      statements.run('DELETE FROM sandbox_call_back WHERE user_id = ?', [userId]);
    },
  };
}

/** The day and the half hour that a name tells. */
export function describeCallTime(slotId: string): CallTime {
  const [on = '', digits = ''] = slotId.split('_');
  const startsAt = `${digits.slice(0, 2)}:${digits.slice(2)}`;
  return { slotId, on, startsAt, endsAt: timeOfDay(minutesOf(startsAt) + 30) };
}

function timesOf(language: CallLanguage, now: number): readonly CallTime[] {
  const [first, end] = hours[language];
  const halfHours = Array.from({ length: (end - first) * 2 }, (_, at) => timeOfDay(first * 60 + at * 30));
  return Array.from({ length: constants.help.callBusinessDays }, (_, at) =>
    dayOf(addBusinessDays(now, at + 1)),
  )
    .flatMap((on) => halfHours.map((time) => `${on}_${time.replace(':', '')}`))
    .filter((slotId) => !isBusy(slotId))
    .map(describeCallTime);
}

/** The same every time: about half of them. */
function isBusy(slotId: string): boolean {
  const digits = slotId.replaceAll(/\D/g, '');
  return (Number(digits.slice(6, 8)) * 7 + Number(digits.slice(-4)) / 10) % 7 < 3;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function timeOfDay(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
