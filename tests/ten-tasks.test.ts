import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tenTasks } from './e2e/ten-tasks.ts';

it('the guide shows the steps of the ten tasks as they are', () => {
  const guide = readFileSync(join(import.meta.dirname, '../portal/guide/ten-tasks.md'), 'utf8');
  const rows = guide.split('\n').flatMap((line) => {
    const [, task = '', steps = '', seconds = ''] = /^\| (\S.+?) +\| +(\d+) +\| +(\d+) +\| /.exec(line) ?? [];
    return task === '' ? [] : [{ task, steps: Number(steps), seconds: Number(seconds) }];
  });
  expect(rows).toEqual(tenTasks);
});
