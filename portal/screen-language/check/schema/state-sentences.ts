import type { Alternatives } from './schema-path.ts';

/** The contract's sentence about each state: `open: a call can be asked for. booked: one is to come.` */
export function sentencesOfStates(alternatives: Alternatives): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { description = '' } of alternatives.flat())
    for (const sentence of description.split(/\.(?:\s|$)/)) {
      const colon = sentence.indexOf(': ');
      if (colon === -1) continue;
      const states = sentence.slice(0, colon).split(/, | and /);
      if (!states.every((state) => /^`?[a-z]\w*`?$/.test(state.trim()))) continue;
      for (const state of states) found.set(state.trim().replaceAll('`', ''), sentence.slice(colon + 2));
    }
  return found;
}
