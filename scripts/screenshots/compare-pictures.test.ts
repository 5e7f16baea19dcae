import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

/** A white sheet with black pixels at some places. */
function picture(width: number, height: number, black: readonly (readonly [number, number])[] = []): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y] of black) png.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
}

const block = [8, 9, 10, 11].flatMap((x) => [8, 9, 10, 11].map((y) => [x, y] as const));

describe('comparePictures', () => {
  const table = [
    ['the same', picture(20, 20, block), picture(20, 20, block), 0, 400],
    ['a block that is new', picture(20, 20), picture(20, 20, block), 16, 400],
    ['one that is longer', picture(20, 20), picture(20, 25), 100, 500],
    ['one that is narrower', picture(20, 20), picture(15, 20), 100, 400],
  ] as const;
  it.each(table)('finds in %s pixels that differ', (_, before, after, pixels, of) => {
    expect(comparePictures(before, after)).toMatchObject({ pixels, of });
  });

  it('shows where', () => {
    const { image } = comparePictures(picture(20, 20), picture(20, 20, block));
    const { width, height, data } = PNG.sync.read(image);
    expect([width, height]).toEqual([20, 20]);
    expect([...data.subarray((9 * 20 + 9) * 4, (9 * 20 + 9) * 4 + 3)]).toEqual([255, 0, 0]);
  });
});
