import { useEffect, useState } from 'react';
import type { Presence } from '../protocol.ts';
import { calls } from './calls.ts';
import { lastAuthor } from './use-publications.ts';

/** Milliseconds between two words of a window. */
const every = 4000;

const own = crypto.randomUUID();

/** Returns the words for everybody else who has a document open; none where nobody has. */
export function useOthersAt(document: string): string {
  const [others, setOthers] = useState<readonly Presence[]>([]);
  useEffect(() => {
    let isWanted = true;
    const say = async () => {
      const answer = await calls.presence({ window: own, name: lastAuthor(), document });
      if (isWanted && answer.state === 'done') setOthers(answer.value);
    };
    void say();
    const timer = setInterval(() => void say(), every);
    // Whoever loads the page anew is no other window to himself.
    const leave = () => void calls.presence({ window: own, name: lastAuthor(), document: '' });
    window.addEventListener('pagehide', leave);
    return () => {
      isWanted = false;
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, [document]);
  return wordsOf(others.filter((one) => one.document === document));
}

function wordsOf(others: readonly Presence[]): string {
  if (others.length === 0) return '';
  const names = others.map(({ name }) => (name === '' || name === lastAuthor() ? 'Another window' : name));
  const once = [...new Set(names)];
  return `${once.join(', ')} ${once.length === 1 ? 'is' : 'are'} editing this`;
}
