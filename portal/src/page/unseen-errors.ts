import { useEffect, useRef } from 'react';
import { useToast } from '../ui/index.ts';

/** Milliseconds by which the page is painted with what a failure has changed, also on a slow device. */
const seenAfter = 1000;

/**
 * Returns a function that takes the messages of a failure which a block shows in its place. Where the failure takes the
 * block off the page before they can be read, they are told above the page.
 */
export function useUnseenErrors(): (messages: readonly string[]) => void {
  const toast = useToast();
  const place = useRef<{ isThere: boolean; unseen: readonly string[] }>({ isThere: false, unseen: [] });
  useEffect(() => {
    const { current } = place;
    current.isThere = true;
    return () => {
      current.isThere = false;
      for (const message of current.unseen) toast(message);
    };
  }, [toast]);
  return (messages) => {
    const { current } = place;
    if (!current.isThere) return messages.forEach((message) => toast(message));
    current.unseen = messages;
    const forget = () => {
      if (current.unseen === messages) current.unseen = [];
    };
    setTimeout(forget, seenAfter);
  };
}
