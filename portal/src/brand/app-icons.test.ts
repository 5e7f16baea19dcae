import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../screen-configs/brands.json';

const read = (path: string) => readFileSync(new URL(path, import.meta.url));

describe.each(brands)('the icon of $name', ({ id, color }) => {
  it('has the colour of the brand’s panels', () => {
    expect(read(`./tokens/${id}.css`).toString()).toContain(`--panel: light-dark(${color},`);
  });

  it.each([180, 192, 512])('is drawn at %i pixels, with room around the mark', (size) => {
    const { width, height, data } = PNG.sync.read(read(`./app-icons/${id}-${size}.png`));
    expect([width, height]).toEqual([size, size]);
    const at = (x: number, y: number) => [...data.subarray((y * size + x) * 4, (y * size + x) * 4 + 3)];
    const ground = [color.slice(1, 3), color.slice(3, 5), color.slice(5, 7)].map((channel) =>
      Number.parseInt(channel, 16),
    );
    // What a phone may cut off: a tenth on each side.
    const edge = Math.floor(size / 10);
    for (let along = 0; along < size; along += 1)
      for (const [x, y] of [
        [along, edge],
        [edge, along],
        [along, size - 1 - edge],
        [size - 1 - edge, along],
      ] as const)
        expect(at(x, y)).toEqual(ground);
    expect(new Set(Array.from({ length: size }, (_, x) => at(x, size / 2).join())).size).toBeGreaterThan(1);
  });
});
