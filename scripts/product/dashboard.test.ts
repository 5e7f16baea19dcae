import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dashboard } from './dashboard.ts';

it('the dashboard that is handed out is the one of the table (npm run dashboard)', () => {
  const file = join(import.meta.dirname, '../../portal/deploy/observability/dashboard.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(dashboard)));
});
