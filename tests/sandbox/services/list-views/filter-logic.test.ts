import { describe, expect, it } from 'vitest';
import { joinByLogic } from './filter-logic.ts';

const conditions = ['a', 'b', 'c'].map((sql) => ({ sql, values: [sql] }));

describe('joinByLogic', () => {
  it.each([
    [null, '(a) AND (b) AND (c)'],
    ['  ', '(a) AND (b) AND (c)'],
    ['1 AND 2 AND 3', '(a) AND (b) AND (c)'],
    ['1 AND (2 OR 3)', '(a) AND ((b) OR (c))'],
    ['(1 or 2)and 3', '((a) OR (b)) AND (c)'],
    ['NOT 1 AND NOT (2 OR 3)', '(NOT (a)) AND (NOT ((b) OR (c)))'],
    ['((3)) AND 2 AND 1', '(c) AND (b) AND (a)'],
    ['(1 AND 2) OR (1 AND 3)', '((a) AND (b)) OR ((a) AND (c))'],
  ])('reads %s', (text, sql) => {
    expect(joinByLogic(text, conditions)?.sql).toBe(sql);
  });

  it('binds the values in the order of the text', () => {
    expect(joinByLogic('3 AND (1 OR 2)', conditions)?.values).toEqual(['c', 'a', 'b']);
  });

  it.each([
    '1 AND 2',
    '1 AND 2 OR 3',
    '1 AND 2 AND 3 AND 4',
    '1 AND 2 AND 0',
    '(1 AND 2 AND 3',
    '1 AND 2 AND 3)',
    '1 2 3',
    'AND',
    '1 AND',
    '1 AND 2 AND 3; DROP TABLE "Case"',
    '1 AND 2 AND 3x',
    `${'('.repeat(100)}1${')'.repeat(100)} AND 2 AND 3`,
  ])('refuses %s', (text) => {
    expect(joinByLogic(text, conditions)).toBeUndefined();
  });
});
