import { describe, expect, it } from 'vitest';
import { readHeadlessFlows, templateFor } from './headless-flows.ts';

const ENGLISH = '00X5g000000AbCd';
const SPANISH = '00X5g000000AbCeEAK';

describe('readHeadlessFlows', () => {
  it('reads flows with their templates', () => {
    const flows = readHeadlessFlows(`password:${ENGLISH}, password/es:${SPANISH},codes`);
    expect([...(flows?.keys() ?? [])]).toEqual(['password', 'codes']);
    const templates =
      flows === undefined ? [] : ['en', 'es', 'vi'].map((each) => templateFor(flows, 'password', each));
    expect(templates).toEqual([ENGLISH, SPANISH, ENGLISH]);
    expect(flows && templateFor(flows, 'codes', 'en')).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['an unknown flow', 'passwords'],
    ['a flow of objects', 'constructor'],
    ['a language without a template', 'password/es'],
    ['an id that is too short', 'password:00X'],
    ['a comma at the end', 'codes,'],
  ])('refuses %s', (_, text) => {
    expect(readHeadlessFlows(text)).toBeUndefined();
  });
});
