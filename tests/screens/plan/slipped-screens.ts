import { checkScreens, readProject } from '@energy-portal/portal/publish';
import fc from 'fast-check';
import { slipsIn, withSlip } from '../../../portal/screen-language/check/broken-configs/slips.ts';

/** The number of changed screens that are wanted, and of the random numbers that change them. */
interface Wanted {
  readonly count: number;
  readonly seed: number;
}

/** Languages that have texts of screens. */
type Texts = ReturnType<typeof readProject>['files']['locales'];

/** The files of a changed screen, with an id and a route beside those of the screen that it is made from. */
function draftsOf(number: number, value: unknown, texts: Texts): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) return new Map();
  const [id, route] = ['id', 'route'].map((name) => String(Reflect.get(value, name)));
  const own = `slip/s${number}`;
  const parameters = (route ?? '').match(/\/:\w+/g) ?? [];
  const config = { ...value, id: own, route: `/slips/s${number}${parameters.join('')}` };
  const files = Object.entries(texts).flatMap(([language, found]) => {
    const text = found[`screens/${id ?? ''}`]?.value;
    return text === undefined
      ? []
      : [[`locales/${language}/screens/${own}.json`, JSON.stringify(text)] as const];
  });
  return new Map([[`screen-configs/${own}.json`, JSON.stringify(config)], ...files]);
}

/**
 * Screens of the project with a random change in each that the check lets pass, by the paths that they would have: what
 * customers would be given if somebody made that slip.
 *
 * @param root the project's root folder
 */
export function slippedScreens(root: string, { count, seed }: Wanted): ReadonlyMap<string, string> {
  const { files } = readProject(root);
  const passed = new Map<string, string>();
  let screens = 0;
  for (let turn = 0; screens < count; turn += 1) {
    const slips = fc.sample(slipsIn(files.screens.length), { numRuns: 300, seed: seed + turn });
    const each = slips.map((slip, at) => {
      const value = files.screens[slip.screen]?.value;
      const made = (one: unknown) => draftsOf(turn * 300 + at, one, files.locales);
      const [changed, same] = [made(withSlip(value, slip)), made(value)];
      const isChange = JSON.stringify([...changed]) !== JSON.stringify([...same]);
      return isChange ? changed : new Map<string, string>();
    });
    const { files: read } = readProject(root, new Map(each.flatMap((drafts) => [...drafts])));
    const wrong = new Set(checkScreens(read).map(({ file }) => file.replace(/^.*(slip\/s\d+).*$/, '$1')));
    for (const drafts of each) {
      const [first] = drafts.keys();
      if (screens === count || first === undefined || wrong.has(first.replace(/^.*(slip\/s\d+).*$/, '$1')))
        continue;
      screens += 1;
      for (const [path, text] of drafts) passed.set(path, text);
    }
  }
  return passed;
}
