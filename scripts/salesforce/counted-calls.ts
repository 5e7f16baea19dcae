import { callsOf, methodsOf } from './class-methods.ts';

const READ = 'it is cacheable, and the platform forbids such a call any change';

/** Calls that may answer with too many tries and count none, and why. */
export const UNCOUNTED: ReadonlyMap<string, string> = new Map([
  ['findAddresses', 'it tells addresses that anybody may know, sends nothing and keeps nothing'],
  ['followOutage', 'it changes one mark of an own account'],
  ['getHelpArticles', READ],
  ['getOutages', READ],
  ['getPlan', READ],
  ['getPlans', READ],
  ['verifyRegistration', 'the registration counts wrong codes itself, and ends after five'],
]);

/** Calls that anybody can guess the secret of a link by. */
const GUESSED = ['confirmEmailChange', 'confirmRegistration', 'findMyEnrollment'];
/** Checks that tell where a meter is, or whether a code is somebody's. */
const TELLING = /\b(?:checkMeter|referrerOf)\(/;
const COUNTS = /\bOrgTries\.count(?:Message|User|Later)?\(/;
/** Counts that change a record in the call itself. */
const COUNTS_NOW = /\bOrgTries\.(?:count(?:Message|User)?|isWithin|waitFor)\(/;
/** Methods that change a user, or may do so. */
const CHANGES_USER = /\b(?:OrgPeople\.setAddress|Site\.forgotPassword)\(/;

/** Calls that our own classes answer and count nowhere, be it by methods that they ask in turn. */
export function uncountedCalls(
  classes: ReadonlyMap<string, string>,
  calls: readonly string[],
): readonly string[] {
  const counting = new Set(callsThat(COUNTS, classes, calls));
  return answered(classes, calls).filter((call) => !counting.has(call));
}

/** Calls that begin a job of the platform, be it by methods that they ask in turn: an org has so many a day alone. */
export function callsWithJobs(
  classes: ReadonlyMap<string, string>,
  calls: readonly string[],
): readonly string[] {
  return callsThat(/\bSystem\.enqueueJob\(|\bDatabase\.executeBatch\(/, classes, calls);
}

/** Calls whose every answering method has something, itself or by those that it asks in turn. */
function callsThat(
  what: RegExp,
  classes: ReadonlyMap<string, string>,
  calls: readonly string[],
): readonly string[] {
  const methods = methodsOf(classes);
  const has = (key: string, seen: Set<string>): boolean => {
    const body = methods.get(key);
    if (body === undefined || seen.has(key)) return false;
    seen.add(key);
    return what.test(body) || callsOf(key, body).some((next) => has(next, seen));
  };
  return answered(classes, calls).filter((call) =>
    answering(classes, call).every((name) => has(`${name}.${call}`, new Set())),
  );
}

const answering = (classes: ReadonlyMap<string, string>, call: string): readonly string[] =>
  [...classes]
    .filter(([, text]) => new RegExp(`\\boverride \\w+ ${call}\\(`).test(text))
    .map(([name]) => name);

const answered = (classes: ReadonlyMap<string, string>, calls: readonly string[]): readonly string[] =>
  calls.filter((call) => answering(classes, call).length > 0);

/** Methods that tell something to be guessed before they count the try, or without a count. */
export function tellingMethods(classes: ReadonlyMap<string, string>): readonly string[] {
  return [...methodsOf(classes)]
    .filter(([, body]) => {
      const told = body.search(TELLING);
      return told >= 0 && !COUNTS.test(body.slice(0, told));
    })
    .map(([key]) => key);
}

/**
 * Errors that take the count of a guess back, counts by a user that all guests are, and counts beside a change of a user, where the
 * platform allows none.
 */
export function lostCounts(classes: ReadonlyMap<string, string>): readonly string[] {
  const lost = [...methodsOf(classes)].filter(
    ([key, body]) =>
      (GUESSED.includes(key.replace(/.*\./, '')) && /\bthrow new PortalErrors\./.test(body)) ||
      (CHANGES_USER.test(body) && COUNTS_NOW.test(body)) ||
      (!key.startsWith('OrgTries.') &&
        /\bOrgTries\.(?:count|isWithin|waitFor)\([^;]*\bUserInfo\./.test(body)),
  );
  return lost.map(([key]) => key);
}
