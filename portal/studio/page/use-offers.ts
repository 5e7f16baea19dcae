import { useEffect, useState } from 'react';
import type { Offers } from '../protocol.ts';
import { calls } from './calls.ts';

/** All that a screen can name, asked for again with each revision of the project; undefined until it is there. */
export function useOffers(id: string, revision: number): Offers | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly offers: Offers }>();
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const answer = await calls.offers(id);
      if (isWanted && answer.state === 'done') setFound({ id, offers: answer.value });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [id, revision]);
  return found?.id === id ? found.offers : undefined;
}
