import { solve } from './condition-solver.ts';
import type { FormView } from './form-views.ts';
import { atEntry, type ScreenSources } from './screen-sources.ts';
import type { Assignment } from './types.ts';

/**
 * A setting in which the first option out of a read is one that the screen offers: nobody can send a form whose question has
 * none. Where an option cannot be so beside all the rest, the setting stays as it is.
 */
export function withOffered(
  setting: Assignment,
  { screen, known }: { readonly screen: FormView; readonly known: ScreenSources },
): Assignment {
  return screen.model.steps
    .flatMap(({ fields }) => fields)
    .reduce((found: Assignment, { options }) => {
      if (options === undefined || Array.isArray(options) || !('from' in options)) return found;
      const { from, show } = options;
      if (show === undefined || !from.startsWith('reads.')) return found;
      const entry = atEntry(`${from}.0`, known, true);
      return solve([{ condition: show, holds: true }], entry, { start: found }) ?? found;
    }, setting);
}
