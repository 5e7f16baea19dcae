import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInside, projectionOf } from './map-geometry.ts';
import type { MapPoint } from './map-geometry.ts';

const at = (latitude: number, longitude: number): MapPoint => ({ latitude, longitude });
const spotOf = (point: MapPoint, shown: readonly MapPoint[]) => {
  const { x, y } = projectionOf(shown)?.(point) ?? { x: NaN, y: NaN };
  return { x: Number(x.toFixed(3)), y: Number(y.toFixed(3)) };
};

describe('projectionOf', () => {
  it.each([
    ['one place stands in the middle', at(30, -97), [at(30, -97)], { x: 0.5, y: 0.5 }],
    ['north is up', at(30.1, -97), [at(30, -97), at(30.1, -97)], { x: 0.5, y: 0.14 }],
    ['east is right', at(0, 10.1), [at(0, 10), at(0, 10.1)], { x: 0.86, y: 0.5 }],
    ['the date line is crossed', at(0, -179.95), [at(0, 179.95), at(0, -179.95)], { x: 0.86, y: 0.5 }],
    ['the pole has a place', at(90, 0), [at(90, 0)], { x: 0.5, y: 0.5 }],
  ])('%s', (_, point, shown, want) => {
    expect(spotOf(point, shown)).toEqual(want);
  });

  it('has none without a place', () => {
    expect(projectionOf([])).toBeUndefined();
  });

  it('keeps every place inside, with room around it', () => {
    const places = fc.array(
      fc.record({
        latitude: fc.double({ min: -80, max: 80, noNaN: true }),
        longitude: fc.double({ min: -179, max: 180, noNaN: true }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(places, (shown) => {
        // Half a turn of the earth is no town.
        const near = shown.map(({ latitude, longitude }) => at(latitude / 2, longitude / 4));
        const project = projectionOf(near);
        expect(near.every((point) => project !== undefined && isInside(project(point)))).toBe(true);
      }),
    );
  });
});
