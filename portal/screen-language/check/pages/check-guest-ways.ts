import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { readPath } from '../../model/dotted-path.ts';
import { isImplied } from '../facts/implied-conditions.ts';
import type { JudgedConfig } from '../facts/implied-conditions.ts';
import { conditionsAround, sourcesAskedBy } from '../facts/named-conditions.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { allWordsOf } from '../words/name-words.ts';
import type { Pages } from './check-addresses.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly pages: Pages;
}

const guest = { from: 'session.isGuest', is: true } as const;
const customer = { from: 'session.isGuest', is: false } as const;

/** Ways of a page for everybody: those to a page of guests are shown to guests, and of two ways a guest's own is the one that is called so. */
export function checkGuestWays({ screen, catalogue, pages }: Context, report: Report): void {
  const { config } = screen;
  // A page that does not tell them apart leaves it to the page that it leads to.
  if (config.access !== 'anyone' || !tellsApart(config)) return;
  const judged = { config, constants: catalogue.constants };
  for (const placed of screen.blocks) {
    const links = linksOf(placed, screen);
    checkForCustomers(links, { pages, judged, report });
    for (const { to, place, names } of links) {
      checkLogIn(to, place, { screen, pages, report });
      // To log in is what customers do as well, once they were logged out.
      if (pages.get(to)?.access !== 'guest' || pages.get(to)?.logsIn === true) continue;
      if (isImplied(names, guest, judged)) continue;
      report([...place, 'to'], {
        rule: 'guests-page',
        message: `${to} is for guests alone, and customers see this link, too.`,
        remedy: 'Show the link to guests alone, or lead to a page that customers may see.',
      });
    }
  }
}

/** A link that is called to log in opens a page that customers see, or the one to log in. */
function checkLogIn(
  to: string,
  place: JsonPath,
  { screen, pages, report }: Pick<Context, 'screen' | 'pages'> & { readonly report: Report },
): void {
  const name: unknown = readPath(screen.config, [...place, 'name'].join('.'));
  const isToLogIn = typeof name === 'string' && allWordsOf(name).slice(0, 2).join('') === 'login';
  if (!isToLogIn || pages.get(to)?.access !== 'guest' || !to.includes(':')) return;
  report([...place, 'to'], {
    rule: 'guests-page',
    message: `"${String(name)}" opens ${to}, which is for guests: nobody is asked to log in there.`,
    remedy: 'Lead to a page of customers, or to the one to log in.',
  });
}

/**
 * Beside a link to log in and one to a page of customers that customers alone see, guests alone see no other one to such a page. Where
 * no link is for customers alone, one for guests may lead through the log-in.
 */
function checkForCustomers(
  links: readonly Way[],
  {
    pages,
    judged,
    report,
  }: { readonly pages: Pages; readonly judged: JudgedConfig; readonly report: Report },
): void {
  const ofCustomers = links.filter(({ to }) => pages.get(to)?.access === 'customer');
  const isTold = ofCustomers.some(({ names }) => isImplied(names, customer, judged));
  if (!isTold || !links.some(({ to }) => pages.get(to)?.logsIn === true)) return;
  for (const { to, place, names, isChosen } of ofCustomers) {
    if (!isChosen || !isImplied(names, guest, judged)) continue;
    report([...place, 'show'], {
      rule: 'guests-page',
      message: `${to} is for customers, and guests alone see this link, beside the one to log in.`,
      remedy: 'Show it to customers.',
    });
  }
}

interface Way {
  readonly to: string;
  readonly place: JsonPath;
  readonly names: readonly string[];
  /** It has a condition of its own. */
  readonly isChosen: boolean;
}

const tellsApart = (config: CheckedScreen['config']): boolean =>
  sourcesAskedBy(Object.keys(config.conditions ?? {}), config).includes('session.isGuest');

function linksOf({ block, path, facts }: PlacedBlock, { config }: CheckedScreen): readonly Way[] {
  return facts.links.map(({ link, path: inside }) => {
    const place: JsonPath = [...path, ...inside];
    const own: unknown = inside.length === 0 ? block : readPath(block, inside.join('.'));
    const show: unknown = Reflect.get(Object(own), 'show');
    const names = [...conditionsAround(path, config), ...(typeof show === 'string' ? [show] : [])];
    return { to: link.to, place, names: [...new Set(names)], isChosen: typeof show === 'string' };
  });
}
