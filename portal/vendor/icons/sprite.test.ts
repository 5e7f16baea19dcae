import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconSources } from './sources.ts';
import { createSprite, spriteFile } from './sprite.ts';

it('is what `npm run icons` writes', () => {
  expect(readFileSync(spriteFile, 'utf8')).toBe(createSprite());
});

it('draws every icon, with shapes and nothing else', () => {
  const symbols = [...createSprite().matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24">(.*)<\/symbol>/g)];
  expect(symbols.map(([, name]) => name)).toEqual(Object.keys(iconSources));
  const strange = symbols.filter(
    ([, , shapes = '']) => !/^(<(path|circle|rect|line|polyline)( [\w-]+="[^"]*")+\/>)+$/.test(shapes),
  );
  expect(strange.map(([, name]) => name)).toEqual([]);
});
