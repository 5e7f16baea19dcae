import { describe, expect, it } from 'vitest';
import { rewritten, truncate } from './cut-answer.ts';

const asCapitals = (text: string): Response => new Response(text.toUpperCase(), { status: 201 });

async function received({ body }: Response): Promise<{ text: string; isCut: boolean }> {
  let text = '';
  try {
    for await (const bytes of body ?? []) text += new TextDecoder().decode(bytes);
    return { text, isCut: false };
  } catch {
    return { text, isCut: true };
  }
}

describe('an answer that is written anew', () => {
  it('is whole where the first one was', async () => {
    const answer = await rewritten(new Response('abcdef'), asCapitals);
    expect(answer.status).toBe(201);
    expect(await received(answer)).toEqual({ text: 'ABCDEF', isCut: false });
  });

  it('is cut in the middle where the first one was', async () => {
    const answer = await rewritten(await truncate(new Response('abcdefgh')), asCapitals);
    expect(answer.headers.get('Content-Length')).toBe('4');
    expect(await received(answer)).toEqual({ text: 'AB', isCut: true });
  });

  it('may have no text', async () => {
    expect(await received(await rewritten(new Response(null), asCapitals))).toEqual({
      text: '',
      isCut: false,
    });
  });
});
