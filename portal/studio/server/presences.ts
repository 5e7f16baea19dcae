import type { Presence } from '../protocol.ts';

/** Everybody who has the studio open. */
interface Presences {
  /** Notes where somebody is. @returns all others */
  readonly note: (presence: Presence) => readonly Presence[];
}

/** Milliseconds after which a window that says nothing is gone. */
const longest = 12_000;

/** More windows than a team has: whoever came first is forgotten. */
const most = 100;

/** Remembers who is where, for as long as they say so. */
export function createPresences(clock: { readonly now: () => number }): Presences {
  const known = new Map<string, { readonly presence: Presence; readonly at: number }>();
  return {
    note(presence) {
      known.delete(presence.window);
      if (presence.document !== '') known.set(presence.window, { presence, at: clock.now() });
      for (const [window, { at }] of known)
        if (clock.now() - at > longest || known.size > most) known.delete(window);
      return [...known.values()].flatMap((one) =>
        one.presence.window === presence.window ? [] : [one.presence],
      );
    },
  };
}
