import type { FirstHeading } from '../src/app/host-document.ts';
import type { Brand, ScreenFrame } from '../screen-language/manifest.ts';
import { basePathOf } from '../screen-language/language.ts';
import type { Language } from '../screen-language/language.ts';
import { escaped } from './escaped.ts';

/** What the first frame of a page shows. */
export interface FirstFrame {
  readonly brand: Brand;
  /** Address of the brand's logo. */
  readonly logo: string | undefined;
  readonly language: Language;
  readonly frame: ScreenFrame;
  readonly heading: FirstHeading | undefined;
}

/** The parts of a screen's model and texts that say what its heading is. */
export interface HeadingSources {
  readonly model: { readonly heading?: unknown; readonly about?: unknown };
  readonly texts: { readonly title?: unknown; readonly lead?: unknown };
}

const isPlain = (text: unknown): text is string => typeof text === 'string' && !text.includes('{{');

/** The heading of a screen, as far as it needs no data. */
export function firstHeadingOf({ model, texts }: HeadingSources): FirstHeading | undefined {
  const { title, lead } = texts;
  if (model.heading !== undefined || !isPlain(title)) return undefined;
  return { title, ...(model.about !== undefined && { hasAbout: true }), ...(isPlain(lead) && { lead }) };
}

/** As `src/ui/text.tsx` has it. */
const noBreak = (text: string) => text.replace(/\b\w+(?:-\w+)+\b/g, '<span class="code">$&</span>');

/**
 * What stands in the place of the app until it has come: the same header and heading that it shows first, so that
 * nothing moves when it takes over (`first-frame.test.tsx` compares the two).
 */
export function renderFirstFrame({ brand, logo, language, frame, heading }: FirstFrame): string {
  const home = `${basePathOf(language)}/`;
  const image =
    logo === undefined ? '' : `<img src="/${escaped(logo)}" alt="${escaped(brand.name)}" height="40">`;
  const lead = heading?.lead === undefined ? '' : `<p>${noBreak(escaped(heading.lead))}</p>`;
  const about = heading?.hasAbout === true ? '<p class="page-about"></p>' : '';
  const title =
    heading === undefined
      ? ''
      : `<div class="page-heading"><div><h1>${escaped(heading.title)}</h1>${about}${lead}</div></div>`;
  const content = `${title}<div class="skeleton"><i></i><i></i><i></i><i></i></div>`;
  const place =
    frame === 'welcome'
      ? `<div class="welcome"><div class="welcome-main">${content}</div><aside class="welcome-panel"></aside></div>`
      : `<div class="page">${content}</div>`;
  const header = `<header class="header"><div class="header-inner"><a class="header-logo" href="${home}">${image}</a></div></header>`;
  return `<div class="shell">${header}<main aria-busy="true">${place}</main></div>`;
}
