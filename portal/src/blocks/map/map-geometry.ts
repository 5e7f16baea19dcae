/** A place on earth, in degrees. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place on the picture, as shares of its width and height from the top left. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Puts a place on earth where the picture has it; outside of the picture the shares are less than 0 or more than 1. */
export type Projection = (point: MapPoint) => Spot;

/** The width of the picture by its height. */
export const ratio = 1.6;

/** The share of the picture that is left free around what it is about. */
const margin = 0.14;

/** The least height that is shown, in degrees, about 4 km: one place alone is shown with what is near. */
const leastSpan = 0.04;

/**
 * Makes the projection in which these places fill the picture. It is equirectangular, true in its middle: within a
 * town no map can be told from it.
 *
 * @returns undefined for no places
 */
export function projectionOf(points: readonly MapPoint[]): Projection | undefined {
  const [first] = points;
  if (first === undefined) return undefined;
  const unwrapped = points.map((point) => ({
    ...point,
    longitude: nearest(point.longitude, first.longitude),
  }));
  const [south, north] = rangeOf(unwrapped.map(({ latitude }) => latitude));
  const [west, east] = rangeOf(unwrapped.map(({ longitude }) => longitude));
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  // A degree to the east is shorter than one to the north.
  const narrow = Math.max(0.01, Math.cos((middle.latitude * Math.PI) / 180));
  const height = Math.max(north - south, ((east - west) * narrow) / ratio, leastSpan) / (1 - 2 * margin);
  return ({ latitude, longitude }) => ({
    x: 0.5 + ((nearest(longitude, middle.longitude) - middle.longitude) * narrow) / (height * ratio),
    y: 0.5 - (latitude - middle.latitude) / height,
  });
}

/** The same longitude, within half a turn of another one. */
const nearest = (longitude: number, other: number) => longitude - 360 * Math.round((longitude - other) / 360);

const rangeOf = (values: readonly number[]): readonly [least: number, most: number] => [
  Math.min(...values),
  Math.max(...values),
];

/** Returns true for a spot of the picture that has room for a name around it. */
export const isInside = ({ x, y }: Spot) => x > 0.08 && x < 0.92 && y > 0.06 && y < 0.94;
