import { describe, expect, it } from 'vitest';
import { getThing, listThings } from '../../toys/index.ts';
import { cacheKey, expandRecordId } from './configuration.ts';

describe('cacheKey', () => {
  it.each([
    ['the order of members', getThing, { thingId: 'a', layout: 'x' }, { layout: 'x', thingId: 'a' }],
    ['order and doubles of a selection', getThing, { fields: ['b', 'a', 'b'] }, { fields: ['a', 'b'] }],
    ['letter case where the table says so', listThings, { shelf: 'Top' }, { shelf: 'tOP' }],
    ['the order of members inside', listThings, { where: { a: 1, b: 2 } }, { where: { b: 2, a: 1 } }],
  ])('does not depend on %s', (...[, { table }, one, other]) => {
    expect(cacheKey(table, one)).toBe(cacheKey(table, other));
  });

  it.each([
    ['required and optional', getThing, { fields: ['a'] }, { extras: ['a'] }],
    ['letter case elsewhere', getThing, { thingId: 'a' }, { thingId: 'A' }],
    ['the order of other lists', listThings, { sortBy: ['a', 'b'] }, { sortBy: ['b', 'a'] }],
    ['one item with a comma and two', listThings, { sortBy: ['a,b'] }, { sortBy: ['a', 'b'] }],
  ])('depends on %s', (...[, { table }, one, other]) => {
    expect(cacheKey(table, one)).not.toBe(cacheKey(table, other));
  });
});

describe('expandRecordId', () => {
  it.each([
    ['003RM0000068xVC', '003RM0000068xVCYAY'],
    ['012000000000000', '012000000000000AAA'],
    ['0031700000pHcf8', '0031700000pHcf8AAC'],
    ['005210000057sOx', '005210000057sOxAAI'],
    ['0012100000rZPJF', '0012100000rZPJFAA4'],
    ['003RM0000068xVCYAY', '003RM0000068xVCYAY'],
    ['short', 'short'],
    ['003RM0000068xV-', '003RM0000068xV-'],
  ])('%s becomes %s', (given, want) => {
    expect(expandRecordId(given)).toBe(want);
  });
});
