import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeOrg } from './sandbox/index.ts';

it('is the description of the org that screens are checked with; npm run capture:org writes it anew', () => {
  const written: unknown = JSON.parse(readFileSync('screen-configs/org.json', 'utf8'));
  expect(written).toEqual(JSON.parse(JSON.stringify(describeOrg())));
});
