import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeLabels } from './map-labels.ts';

const at = (x: number, y: number) => ({ x, y });
const named = (text: string, ...spots: readonly ReturnType<typeof at>[]) => ({
  key: text,
  kind: 'place' as const,
  text,
  spots,
});

describe('placeLabels', () => {
  it('puts a name where it is, where nothing else is', () => {
    expect(placeLabels([named('Downtown', at(0.5, 0.5))], [])).toEqual([
      { key: 'Downtown', kind: 'place', text: 'Downtown', spot: at(0.5, 0.5), down: 0, isWide: false },
    ]);
  });

  it('moves a name off a marker', () => {
    const [name] = placeLabels([named('Downtown', at(0.5, 0.5))], [at(0.5, 0.5)]);
    expect(name?.down).not.toBe(0);
  });

  it('names a pin above it, and keeps other names off it', () => {
    const here = at(0.5, 0.5);
    const home = { key: 'here', kind: 'here' as const, text: 'Your home', spots: [here] };
    const [own, other] = placeLabels([home, named('Downtown', at(0.5, 0.47))], [], here);
    expect(own?.down).toBeLessThan(-40);
    expect(other?.down).toBeGreaterThan(0);
  });

  it('leaves out what has no room, and on a phone what has room on wide screens only', () => {
    const names = ['Travis Heights', 'Bouldin', 'Zilker', 'Barton'];
    const placed = placeLabels(
      names.map((name, index) => named(name, at(0.5 + index * 0.04, 0.5))),
      [],
    );
    expect(placed.length).toBeLessThan(names.length);
    const apart = placeLabels(
      [named('Zilker Park', at(0.4, 0.5)), named('Travis Park', at(0.6, 0.5))],
      [at(0.4, 0.6), at(0.4, 0.4)],
    );
    expect(apart.map(({ isWide }) => isWide)).toContain(true);
  });

  it('takes the next spot of a road where the first is taken', () => {
    const road = { key: 'I-35', kind: 'road' as const, text: 'I-35', spots: [at(0.5, 0.5), at(0.3, 0.3)] };
    expect(placeLabels([road], [at(0.5, 0.5)])[0]?.spot).toEqual(at(0.3, 0.3));
  });

  it('puts no two at one place', () => {
    const spot = fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(spot), fc.array(spot, { maxLength: 4 }), (spots, markers) => {
        const placed = placeLabels(
          spots.map((one, index) => ({ ...named('Name', one), key: String(index) })),
          markers,
        );
        const places = placed.map((one) => `${one.spot.x} ${one.spot.y * 350 + one.down}`);
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });
});
