import { expect, it } from 'vitest';
import { writtenLanguage } from './written-language.ts';

const at = (language: 'en' | 'es' | 'vi', written?: unknown) =>
  writtenLanguage(written === undefined ? undefined : 'item.language', { language, value: () => written });

it.each([
  ['an English text on a Spanish page', at('es', 'en'), 'en'],
  ['a text in the language of its page', at('vi', 'vi'), undefined],
  ['a text whose language is not known yet', at('es', null), undefined],
  ['what the org is asked for, for readers of Vietnamese', at('vi'), 'en'],
  ['what the org is asked for, for readers of Spanish', at('es'), undefined],
])('%s', (_, told, want) => expect(told).toBe(want));
