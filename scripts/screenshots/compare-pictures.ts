import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What two pictures of one page differ in. */
interface PictureDifference {
  /** Pixels that differ, and those of the larger of the two. */
  readonly pixels: number;
  readonly of: number;
  /** A picture that shows where. */
  readonly image: Buffer;
}

/**
 * Compares two pictures. Where one is longer, what the other has not counts as different.
 *
 * @param before a PNG
 * @param after a PNG
 */
export function comparePictures(before: Buffer, after: Buffer): PictureDifference {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const image = new PNG({ width, height });
  const [left, right] = [one, other].map((png) => widen(png, width, height));
  const pixels = pixelmatch(left ?? image.data, right ?? image.data, image.data, width, height, {
    threshold: 0.1,
  });
  return { pixels, of: width * height, image: PNG.sync.write(image) };
}

/** The pixels of a picture on a sheet of another size; without colour where it has none. */
function widen(png: PNG, width: number, height: number): Buffer {
  if (png.width === width && png.height === height) return png.data;
  const sheet = new PNG({ width, height });
  PNG.bitblt(png, sheet, 0, 0, png.width, png.height, 0, 0);
  return sheet.data;
}
