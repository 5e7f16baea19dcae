import { describe, expect, it } from 'vitest';
import { createCompressedDocuments } from './compressed-documents.ts';

function observe(limit: number, fails: (text: string) => boolean = () => false) {
  const compressed: string[] = [];
  const documents = createCompressedDocuments({
    limit,
    compress: async (bytes) => {
      const text = bytes.toString();
      compressed.push(text);
      if (fails(text)) throw new Error('no memory');
      return Buffer.from(`(${text})`);
    },
  });
  return { compressed, ask: async (text: string) => (await documents(Buffer.from(text))).toString() };
}

describe('createCompressedDocuments', () => {
  it.each([
    ['a document that is asked for again', ['a', 'a', 'b', 'a'], 'ab'],
    ['the oldest above the limit is let go', ['a', 'b', 'c', 'a'], 'abca'],
    ['what was asked for last is kept', ['a', 'b', 'a', 'c', 'a', 'b'], 'abcb'],
  ])('%s', async (_, asked, want) => {
    const { compressed, ask } = observe(2);
    for (const text of asked) expect(await ask(text)).toBe(`(${text})`);
    expect(compressed.join('')).toBe(want);
  });

  it('compresses once for all who ask at the same time', async () => {
    const { compressed, ask } = observe(2);
    expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual(['(a)', '(a)', '(a)']);
    expect(compressed).toEqual(['a']);
  });

  it('tries again after a failure', async () => {
    let isBroken = true;
    const { ask } = observe(2, () => isBroken);
    await expect(ask('a')).rejects.toThrow('no memory');
    isBroken = false;
    expect(await ask('a')).toBe('(a)');
  });
});
