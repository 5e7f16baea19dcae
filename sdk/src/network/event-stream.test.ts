import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEventStreamParser } from './event-stream.ts';

/** All that a parser says of a text that comes in pieces. */
function parse(...pieces: readonly string[]): readonly unknown[] {
  const said: unknown[] = [];
  const take = createEventStreamParser({
    onEvent: ({ event, data }) => said.push([event, data]),
    onId: (id) => said.push(id),
    onRetry: (milliseconds) => said.push(milliseconds),
  });
  for (const piece of pieces) take(piece);
  return said;
}

it.each([
  ['data: a\n\n', [['message', 'a']]],
  ['data:a\r\ndata: b\r\n\r\n', [['message', 'a\nb']]],
  ['event: gap\rdata\r\r\n', [['gap', '']]],
  [': nothing\n\nevent: only\n\ndata:  x\n\n', [['message', ' x']]],
  ['\uFEFFid: 7\nid: a\0b\nretry: 10\nretry: 1x\nother: 1\n\n', ['7', 10]],
  ['data: unfinished\n', []],
])('%j says %j', (text, want) => expect(parse(text)).toEqual(want));

it('says the same however the text comes', () => {
  const line = fc.constantFrom('data: x', 'event: e', 'id: 1', 'retry: 5', ': c', '', '');
  const text = fc
    .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')))
    .map((lines) => lines.flat().join('') + '\n');
  fc.assert(
    fc.property(text, fc.array(fc.nat(80)), (whole, cuts) => {
      const places = [0, ...cuts.filter((cut) => cut < whole.length).toSorted((a, b) => a - b), whole.length];
      const pieces = places.slice(1).map((place, index) => whole.slice(places[index], place));
      expect(parse(...pieces)).toEqual(parse(whole));
    }),
  );
});
