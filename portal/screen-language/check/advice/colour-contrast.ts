/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const surfaces = ['surface-page', 'surface-card', 'surface-sunken'];
const texts = ['text', 'text-muted', 'link', 'success', 'warning', 'error', 'info'];
const tones = ['success', 'warning', 'error', 'info'];

/** Text token, what it stands on, and the least ratio (WCAG 2.2: 1.4.3 and 1.4.11). */
const pairs: readonly (readonly [text: string, surface: string, least: number])[] = [
  ...texts.flatMap((text) => surfaces.map((surface) => [text, surface, 4.5] as const)),
  ...tones.map((tone) => [tone, `${tone}-soft`, 4.5] as const),
  ['surface-card', 'error', 4.5],
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-strong', 4.5],
  ['on-brand-soft', 'brand-soft', 4.5],
  ['surface-card', 'text', 4.5],
  ['on-footer', 'footer-surface', 4.5],
  ['on-footer-muted', 'footer-surface', 4.5],
  ['on-footer', 'guest-footer-surface', 4.5],
  ['on-footer-muted', 'guest-footer-surface', 4.5],
  ['on-panel', 'panel', 4.5],
  ['on-panel', 'panel-deep', 4.5],
  ['on-panel-muted', 'panel', 4.5],
  ['on-panel-muted', 'panel-deep', 4.5],
  ['on-band', 'band-from', 4.5],
  ['on-band', 'band-to', 4.5],
  ['on-band-muted', 'band-from', 4.5],
  ['on-band-muted', 'band-to', 4.5],
  ['band-focus', 'band-from', 3],
  ['band-focus', 'band-to', 3],
  ['text', 'brand-soft', 4.5],
  ['text-muted', 'brand-soft', 4.5],
  ['link', 'brand-soft', 4.5],
  ...surfaces.flatMap((surface) =>
    ['line-strong', 'brand', 'focus'].map((line) => [line, surface, 3] as const),
  ),
];

/** Colour tokens of a stylesheet in one mode, as their two hex values say. */
export function coloursIn(css: string, mode: 'light' | 'dark'): ReadonlyMap<string, Rgb> {
  const found = css.matchAll(/--([\w-]{1,60}):\s{0,9}light-dark\(#([\da-f]{6}),\s{0,9}#([\da-f]{6})\)/gi);
  return new Map(
    [...found].map(([, name = '', light = '', dark = '']) => [name, rgbOf(mode === 'light' ? light : dark)]),
  );
}

const rgbOf = (hex: string): Rgb => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
};

function luminance(colour: Rgb): number {
  const [red, green, blue] = [linear(colour[0]), linear(colour[1]), linear(colour[2])];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The ratio of two colours, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Tokens that cannot be told apart well enough; a pair of which one is not there is none of them. */
export function poorPairs(colours: ReadonlyMap<string, Rgb>) {
  return pairs.flatMap(([text, surface, least]) => {
    const [one, other] = [colours.get(text), colours.get(surface)];
    if (one === undefined || other === undefined) return [];
    const ratio = contrast(one, other);
    return ratio >= least ? [] : [{ text, surface, ratio, least }];
  });
}

/** The tokens that a brand and the shared tokens have between them. */
export const tokensOfPairs: ReadonlySet<string> = new Set(
  pairs.flatMap(([text, surface]) => [text, surface]),
);
