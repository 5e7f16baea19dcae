import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { orgCallBudgets } from './e2e/org-call-budgets.ts';

it('the guide shows the budgets of calls as they are', () => {
  const guide = readFileSync(join(import.meta.dirname, '../portal/guide/real-org.md'), 'utf8');
  const rows = guide.split('\n').flatMap((line) => {
    const [, journey = '', records = '', apex = ''] = /^\| (.+?) +\| +(\d+) +\| +(\d+) +\|$/.exec(line) ?? [];
    return journey === '' ? [] : [{ journey, records: Number(records), apex: Number(apex) }];
  });
  expect(rows).toEqual(orgCallBudgets);
});
