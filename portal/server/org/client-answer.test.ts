import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readAnswer } from './client-answer.ts';
import { SpentAllocationError } from './org-line.ts';

const kind = { secure: false, isFile: false, answerLimit: 1_000, envelope: undefined };
const spent = Buffer.from(
  '[{"errorCode":"REQUEST_LIMIT_EXCEEDED","message":"TotalRequests Limit exceeded."}]',
);
const denied = Buffer.from('[{"errorCode":"INSUFFICIENT_ACCESS","message":"No."}]');

it.each([
  ['plain', spent, {}, true],
  ['gzip', gzipSync(spent), { 'content-encoding': 'gzip' }, true],
  ['deflate', deflateSync(spent), { 'content-encoding': 'deflate' }, true],
  ['br', brotliCompressSync(spent), { 'content-encoding': 'br' }, true],
  ['gzip, of another refusal', gzipSync(denied), { 'content-encoding': 'gzip' }, false],
  [
    'gzip, longer than any refusal',
    gzipSync(Buffer.alloc(5_000, spent)),
    { 'content-encoding': 'gzip' },
    false,
  ],
  ['no gzip at all', denied, { 'content-encoding': 'gzip' }, false],
])('knows a day that is used up by its code: %s', async (_, bytes, coding, isSpent) => {
  const headers = { 'content-type': 'application/json', ...coding };
  const reading = readAnswer({ statusCode: 403, headers, body: Promise.resolve(bytes) }, kind);
  if (isSpent) await expect(reading).rejects.toThrow(SpentAllocationError);
  else expect(await reading).toMatchObject({ status: 403, body: bytes });
});

it('ends where the bytes of the org end without a word', { timeout: 60_000 }, async () => {
  const body = new Readable({ read: () => undefined });
  const answer = { statusCode: 200, headers: { 'content-type': 'application/json' }, body };
  // Of an answer no more is looked at.
  const sent = answer as unknown as Parameters<typeof readAnswer>[0];
  const reading = readAnswer(sent, { ...kind, answerLimit: 10 });
  body.push('{');
  body.destroy();
  await expect(reading).rejects.toThrow(/premature/i);
});
