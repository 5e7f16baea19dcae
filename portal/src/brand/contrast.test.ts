import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const { resolve } = createRequire(import.meta.url);
const tokensFolder = new URL('./tokens/', import.meta.url);
const shared = readFileSync(new URL('../ui/styles/tokens.css', import.meta.url), 'utf8');
const brands = readdirSync(tokensFolder).filter((name) => name.endsWith('.css'));
const modes = ['light', 'dark'] as const;

const surfaces = ['surface-page', 'surface-card', 'surface-sunken'];
const texts = ['text', 'text-muted', 'link', 'success', 'warning', 'error', 'info'];
const tones = ['success', 'warning', 'error', 'info'];

/** Text token, what it stands on, and the least ratio (WCAG 2.2: 1.4.3 and 1.4.11). */
const pairs: readonly (readonly [string, string, number])[] = [
  ...texts.flatMap((text) => surfaces.map((surface) => [text, surface, 4.5] as const)),
  ...tones.map((tone) => [tone, `${tone}-soft`, 4.5] as const),
  ['surface-card', 'error', 4.5],
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-strong', 4.5],
  ['on-brand-soft', 'brand-soft', 4.5],
  ['surface-card', 'text', 4.5],
  ['on-footer', 'footer-surface', 4.5],
  ['on-footer-muted', 'footer-surface', 4.5],
  ['on-guest-footer', 'guest-footer-surface', 4.5],
  ['on-guest-footer-muted', 'guest-footer-surface', 4.5],
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

type Rgb = readonly [number, number, number];

/** Colour tokens of a brand in one mode, as their two hex values say. */
function colours(css: string, mode: (typeof modes)[number]): ReadonlyMap<string, Rgb> {
  const found = css.matchAll(/--([\w-]+):\s*light-dark\(#([\da-f]{6}),\s*#([\da-f]{6})\)/g);
  return new Map(
    [...found].map(([, name = '', light = '', dark = '']) => [name, rgbOf(mode === 'light' ? light : dark)]),
  );
}

function rgbOf(hex: string): Rgb {
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** The panel where its pattern is strongest. */
function underMotif(css: string, panel: Rgb): Rgb {
  const [, red = 0, green = 0, blue = 0, share = 0] =
    /--motif:.*?rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(css)?.map(Number) ?? [];
  const pattern = [red, green, blue];
  return panel.map((channel, at) => channel * (1 - share) + (pattern[at] ?? 0) * share) as unknown as Rgb;
}

describe.each(brands)('tokens of %s', (file) => {
  const css = readFileSync(new URL(file, tokensFolder), 'utf8');

  it.each(modes)('can be read in %s', (mode) => {
    const tokens = new Map([...colours(shared, mode), ...colours(css, mode)]);
    const poor = pairs.flatMap(([text, surface, least]) => {
      const [one, other] = [tokens.get(text), tokens.get(surface)];
      const ratio = one && other ? contrast(one, other) : 0;
      return ratio >= least ? [] : [`${text} on ${surface}: ${ratio.toFixed(2)} < ${least}`];
    });
    expect(poor).toEqual([]);
  });

  it.each(modes)('keeps the panel readable under its pattern in %s', (mode) => {
    const tokens = colours(css, mode);
    const deep = tokens.get('panel-deep') ?? [255, 255, 255];
    const muted = tokens.get('on-panel-muted') ?? [255, 255, 255];
    expect(contrast(muted, underMotif(css, deep))).toBeGreaterThanOrEqual(4.5);
  });

  it('names the tokens that the other brands name', () => {
    const names = (text: string) => [...text.matchAll(/--([\w-]+):/g)].map(([, name]) => name);
    const first = readFileSync(new URL(brands[0] ?? '', tokensFolder), 'utf8');
    expect(names(css)).toEqual(names(first));
  });

  it('has a face of its own for headings, of 20 KB at most, letters of each language, and a fallback', () => {
    const faces = [...css.matchAll(/url\('([^']+\.woff2)'\)/g)].map(([, path = '']) => path);
    expect(faces.map((path) => /-(latin|vietnamese)-/.exec(path)?.[1])).toEqual(['latin', 'vietnamese']);
    for (const path of faces) expect(statSync(resolve(path)).size).toBeLessThanOrEqual(20 * 1024);
    expect(css).toContain('font-display: swap');
    expect(css).toContain('size-adjust');
  });

  it('draws every scene in the colours of its tokens', () => {
    const art = readFileSync(new URL(`./art/${file.replace('.css', '.svg')}`, import.meta.url), 'utf8');
    const scenes = [...art.matchAll(/<symbol id="(\w+)"/g)].map(([, scene]) => scene);
    expect(scenes).toEqual(['empty', 'done', 'lost', 'failed', 'band']);
    const colours = new Set([...art.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour));
    expect(
      [...colours].filter((one) => !/^(none|var\(--art-(ink|main|accent|soft|paper)\))$/.test(one ?? '')),
    ).toEqual([]);
    expect(art).not.toMatch(/<(style|script|image|text|a|foreignObject)\b| on\w+=|href=/);
  });

  it('belongs to one brand and brings its logo', () => {
    const id = file.replace('.css', '');
    expect(css).toContain(`[data-brand='${id}'] {`);
    expect(readFileSync(new URL(`./logos/${id}.svg`, import.meta.url), 'utf8')).toContain('<title>');
  });
});
