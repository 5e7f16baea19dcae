import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const at = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../locales', language, `${file}.json`), 'utf8'));
const textOf = (texts: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), texts);

/** Texts that people who pay by a bank account read, too. */
const OF_BOTH = [
  ['screens/payments/pay', 'blocks.notReceived.body'],
  ['screens/payments/pay', 'blocks.declined.body'],
  ['errors', 'declined.insufficientFunds'],
  ['errors', 'declined.doNotHonor'],
] as const;

it.each([
  ['en', /\bcard/i],
  ['es', /tarjeta/i],
  ['vi', /thẻ/i],
])('names no card to who pays by a bank account, in %s', (language, card) => {
  for (const [file, path] of OF_BOTH) {
    const text = textOf(at(language, file), path);
    expect(text, `${file}:${path}`).toEqual(expect.any(String));
    expect(text, `${file}:${path}`).not.toMatch(card);
  }
});

it.each([
  ['en', /may already .* may pay twice: .* credit\.$/],
  ['es', /es posible que .* ya .* es posible que pague dos veces: .* crédito\.$/],
  ['vi', /có thể đã .* có thể trả hai lần: .* tiền dư\.$/],
])('promises neither that a payment on its way is lessened nor that it is not, in %s', (language, want) => {
  expect(textOf(at(language, 'screens/payments/pay'), 'blocks.onItsWay.body')).toMatch(want);
});
