import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesOf } from './bill-lines.ts';

const facts = fc.record({
  commodity: fc.constantFrom('electric' as const, 'gas' as const),
  consumed: fc.double({ min: 0, max: 9_000, noNaN: true }).map((value) => Math.round(value * 10) / 10),
  chargesCents: fc.integer({ min: 0, max: 200_000 }),
  adjustments: fc.array(
    fc.record({ kind: fc.constant('lateFee'), amountCents: fc.integer({ min: 1, max: 900 }) }),
  ),
});

it('adds up to the cent, and no charge is below nothing', () => {
  fc.assert(
    fc.property(facts, (bill) => {
      const lines = linesOf(bill);
      const extra = bill.adjustments.reduce((sum, { amountCents }) => sum + amountCents, 0);
      expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(bill.chargesCents + extra);
      expect(lines.filter(({ amountCents }) => amountCents < 0)).toEqual([]);
    }),
  );
});

it('says what a unit costs', () => {
  const [energy, delivery] = linesOf({
    commodity: 'electric',
    consumed: 842.4,
    chargesCents: 12_120,
    adjustments: [],
  });
  expect([energy?.unitPrice, delivery?.unitPrice]).toEqual([9.2, 4.2]);
});

it('knows no price of a unit where nothing was used', () => {
  const [energy] = linesOf({ commodity: 'gas', consumed: 0, chargesCents: 495, adjustments: [] });
  expect(energy).toMatchObject({ unit: 'therms', quantity: 0, unitPrice: null });
});
