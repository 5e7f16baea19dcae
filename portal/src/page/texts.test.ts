import { expect, it } from 'vitest';
import { createI18n } from '../i18n/index.ts';
import { createTexts } from './texts.ts';

const screen = { lead: '{{plan}}, for ZIP code {{zip}}.', plain: 'All is said.' };

it.each([
  { key: 'lead', shared: { plan: 'Steady Saver', zip: '78704' }, want: 'Steady Saver, for ZIP code 78704.' },
  { key: 'lead', shared: { plan: 'Steady Saver', zip: '' }, want: '\u00a0' },
  { key: 'lead', shared: { plan: undefined, zip: '78704' }, want: '\u00a0' },
  { key: 'lead', shared: {}, want: '\u00a0' },
  { key: 'lead', shared: { zip: null }, want: undefined },
  { key: 'plain', shared: {}, want: 'All is said.' },
  { key: 'absent', shared: {}, want: undefined },
])('$key with $shared is $want', async ({ key, shared, want }) => {
  const i18n = await createI18n('en', { common: {}, errors: {}, forms: {} });
  i18n.addResourceBundle('en', 'screens/plans/enroll', screen);
  expect(createTexts(i18n, 'plans/enroll', shared).wholeText(key)).toBe(want);
});

it.each([
  { key: 'errors.declined.cardExpired', want: 'The card has expired.' },
  { key: 'errors.declined.unheardOf', want: undefined },
  { key: 'declined.cardExpired', want: undefined },
])('$key, which all screens share, is $want', async ({ key, want }) => {
  const errors = { declined: { cardExpired: 'The card has expired.' } };
  const i18n = await createI18n('en', { common: {}, errors, forms: {} });
  expect(createTexts(i18n, 'plans/enroll', {}).optionalText(key)).toBe(want);
});
