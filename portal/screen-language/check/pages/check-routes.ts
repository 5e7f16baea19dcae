import { basePathOf, englishNameOf, otherLanguages } from '../../language.ts';
import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Report } from '../facts/checked-screen.ts';

/** Beginnings of addresses that the host answers by itself, and what each is there for. */
const reserved: { readonly [start: string]: string } = {
  assets: 'files of the portal',
  healthz: 'the question whether the host works',
  images: 'pictures',
  lwr: 'calls to the org',
  published: 'files of the screens',
  readyz: 'the question whether the host is ready',
  schemas: 'the description of the screen language',
  services: 'calls to the org',
  staging: 'staff who look at what is staged',
};

/** Says what answers at a route instead of a screen; undefined where nothing does. */
export function reservedFor(route: string): string | undefined {
  const [, first = ''] = route.split('/');
  if (Object.hasOwn(reserved, first)) return reserved[first];
  const language = otherLanguages.find((one) => basePathOf(one) === `/${first}`);
  return language && `the ${englishNameOf(language)} pages`;
}

/** Routes that no screen can have, because something else answers there. */
export function checkRoute({ route, navigation }: ScreenConfig, report: Report): void {
  const [first = '', ...others] = route.split('/').slice(1);
  const taken = reservedFor(route);
  if (taken !== undefined) {
    const message = `Addresses that begin with /${first} are for ${taken}: this screen would not be found.`;
    report(['route'], { rule: 'reserved-route', message, remedy: 'Begin with another word.' });
  }
  if (first.startsWith(':') && others.length === 0) {
    const message = 'This route is every address of one word, also that of pages which are not there.';
    report(['route'], { rule: 'catch-all-route', message, remedy: `Put a word before it: /…/${first}.` });
  }
  if (navigation !== undefined && route.includes('/:')) {
    const message = 'A link of the menu leads to one page, and this route has parts that vary.';
    report(['navigation'], {
      rule: 'varying-link',
      message,
      remedy: 'Remove "navigation", or the part of the route.',
    });
  }
  const names = route.split('/').filter((member) => member.startsWith(':'));
  const again = names.find((name, at) => names.indexOf(name) !== at);
  if (again === undefined) return;
  const message = `"${again}" stands twice in the route, so one value would take the place of the other.`;
  report(['route'], { rule: 'same-name', message, remedy: 'Rename one.' });
}
