import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readAnswer } from './client-answer.ts';

it('ends where the bytes of the org end without a word', { timeout: 60_000 }, async () => {
  const body = new Readable({ read: () => undefined });
  const answer = { statusCode: 200, headers: { 'content-type': 'application/json' }, body };
  // Of an answer no more is looked at.
  const sent = answer as unknown as Parameters<typeof readAnswer>[0];
  const kind = { secure: false, isFile: false, answerLimit: 10, envelope: undefined };
  const reading = readAnswer(sent, kind);
  body.push('{');
  body.destroy();
  await expect(reading).rejects.toThrow(/premature/i);
});
