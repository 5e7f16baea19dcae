import { HOUR, MINUTE } from '../../calendar/durations.ts';
import type { components } from '../../generated/types/apex.gen.ts';
import type { OutagePattern } from './outage-places.ts';

type Outage = components['schemas']['Outage'];

/** How a repair stands after a time; the last one counts whose time has come. */
const STAGES = [
  { after: 0, state: 'reported' },
  { after: 20 * MINUTE, state: 'crewAssigned' },
  { after: HOUR, state: 'crewOnSite' },
  { after: 5 * HOUR, state: 'restored' },
] as const;

/** Every repair takes as long; the utility says so as soon as a crew is on its way. */
const REPAIR = 5 * HOUR;

/** The time for which an outage is still shown after power is back. */
const REMEMBERED = HOUR;

/** The course of a repair at one moment. Times are epoch milliseconds. */
interface OutageCourse extends Pick<Outage, 'state' | 'restorationAt'> {
  readonly startedAt: number;
}

/** The course of an outage; undefined when it is over and forgotten. */
export function courseOf(startedAt: number, now: number): OutageCourse | undefined {
  const age = now - startedAt;
  if (age >= REPAIR + REMEMBERED) return undefined;
  const state = STAGES.findLast(({ after }) => after <= age)?.state ?? 'reported';
  const restorationAt = state === 'reported' ? null : new Date(startedAt + REPAIR).toISOString();
  return { startedAt, state, restorationAt };
}

/** The outage of a pattern that began last; undefined while there is none. */
export function currentOutage(
  pattern: OutagePattern,
  zipCode: string,
  now: number,
): (Outage & { readonly startedAt: string }) | undefined {
  const { every, after, at, outline, number, area, cause, customersAffected } = pattern;
  const round = Math.floor((now - after) / every);
  const course = courseOf(round * every + after, now);
  if (course === undefined) return undefined;
  return {
    outageId: `OUT-${zipCode}-${number}-${round}`,
    area,
    cause,
    customersAffected: course.state === 'restored' ? 0 : customersAffected,
    ...at,
    outline: outline === null ? null : [...outline],
    ...course,
    startedAt: new Date(course.startedAt).toISOString(),
  };
}
