/** The session of the page that was left last, in memory alone. */
interface HeldSession {
  /** Holds the answer that told the session, or none. */
  hold(answer: string | null): void;
  /** The answer for the page that comes next, where the org cannot be asked; undefined where none is held. */
  answer(): Response | undefined;
}

/** Milliseconds for which a session is held: a page that is loaded again asks at once. */
const longest = 30_000;

/** Creates the memory of a worker. Nothing of it is written to the device, and a worker at rest is ended by the browser. */
export function createHeldSession(now: () => number): HeldSession {
  let held: { readonly answer: string; readonly since: number } | undefined;
  return {
    hold(answer) {
      held = answer === null ? undefined : { answer, since: now() };
    },
    answer() {
      if (held === undefined || now() - held.since > longest) return undefined;
      return new Response(held.answer, { headers: { 'content-type': 'application/json' } });
    },
  };
}
