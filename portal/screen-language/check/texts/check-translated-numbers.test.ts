import { expect, it } from 'vitest';
import { parseSource } from '../../load/source-file.ts';
import { checkTranslatedNumbers } from './check-translated-numbers.ts';

const source = (text: string) => parseSource('x.json', JSON.stringify({ a: text })).source;

it.each([
  ['After 6 bills.', 'Sau 6 hóa đơn.', []],
  ['After 6 bills.', 'Sau 7 hóa đơn.', ['7']],
  ['After 6 bills.', 'Después de 7 facturas.', ['7']],
  ['Open until 5 p.m.', 'Abierto hasta las 17 h.', []],
  ['Open until 5 p.m.', 'Mở cửa đến 17h.', []],
  ['Open until 5:30 p.m.', 'Abierto hasta las 17:30.', []],
  ['An answer within 24 hours.', 'Trả lời trong 48 giờ.', ['48']],
])('%s: %s', (english, translated, want) => {
  const told = checkTranslatedNumbers(source(english), source(translated)).map(
    ({ message }) => /says (\d+)/.exec(message)?.[1],
  );
  expect(told).toEqual(want);
});
