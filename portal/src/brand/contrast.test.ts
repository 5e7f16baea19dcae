import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import {
  coloursIn,
  contrast,
  poorPairs,
  tokensOfPairs,
} from '../../screen-language/check/advice/colour-contrast.ts';
import type { Rgb } from '../../screen-language/check/advice/colour-contrast.ts';

const { resolve } = createRequire(import.meta.url);
const tokensFolder = new URL('./tokens/', import.meta.url);
const shared = readFileSync(new URL('../ui/styles/tokens.css', import.meta.url), 'utf8');
const brands = readdirSync(tokensFolder).filter((name) => name.endsWith('.css'));
const modes = ['light', 'dark'] as const;

/** The panel where its pattern is strongest. */
function underMotif(css: string, panel: Rgb): Rgb {
  const [, red = 0, green = 0, blue = 0, share = 0] =
    /--motif:[^;]*?rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(css)?.map(Number) ?? [];
  const pattern = [red, green, blue];
  return panel.map((channel, at) => channel * (1 - share) + (pattern[at] ?? 0) * share) as unknown as Rgb;
}

describe.each(brands)('tokens of %s', (file) => {
  const css = readFileSync(new URL(file, tokensFolder), 'utf8');

  it.each(modes)('can be read in %s', (mode) => {
    const tokens = new Map([...coloursIn(shared, mode), ...coloursIn(css, mode)]);
    expect(poorPairs(tokens)).toEqual([]);
    expect([...tokensOfPairs].filter((name) => !tokens.has(name))).toEqual([]);
  });

  it.each(modes)('has a dark blue of its own below the pages of guests in %s', (mode) => {
    const [red, green, blue] = coloursIn(css, mode).get('guest-footer-surface') ?? [0, 0, 0];
    expect(blue).toBeGreaterThan(1.5 * Math.max(red, green));
    expect(blue).toBeLessThan(100);
  });

  it.each(modes)('keeps the panel readable under its pattern in %s', (mode) => {
    const tokens = coloursIn(css, mode);
    const deep = tokens.get('panel-deep') ?? [255, 255, 255];
    const muted = tokens.get('on-panel-muted') ?? [255, 255, 255];
    expect(contrast(muted, underMotif(css, deep))).toBeGreaterThanOrEqual(4.5);
  });

  it('names the tokens that the other brands name', () => {
    const names = (text: string) => [...text.matchAll(/--([\w-]+):/g)].map(([, name]) => name);
    const first = readFileSync(new URL(brands[0] ?? '', tokensFolder), 'utf8');
    expect(names(css)).toEqual(names(first));
  });

  it('has a face for headings and one for all other words, with letters of each language and a fallback', () => {
    const faces = [...css.matchAll(/url\('([^']+\.woff2)'\)/g)].map(([, path = '']) => path);
    const scripts = faces.map((path) => /-(latin|vietnamese)-/.exec(path)?.[1]);
    expect(scripts).toEqual(['latin', 'vietnamese', 'latin', 'vietnamese']);
    const most = [20, 20, 36, 14].map((size) => size * 1024);
    for (const [at, path] of faces.entries())
      expect(statSync(resolve(path)).size).toBeLessThanOrEqual(most[at] ?? 0);
    expect([...css.matchAll(/font-display: (\w+)/g)].map(([, display]) => display)).toEqual([
      'swap',
      'swap',
      'optional',
      'optional',
    ]);
    expect(css).toMatch(/Fallback';[^}]+size-adjust/);
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
