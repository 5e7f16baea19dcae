import { useEffect, useRef, useState } from 'react';
import { readPath } from '../../../screen-language/model/dotted-path.ts';
import { useFormContext } from './form-context.ts';
import type { FieldView, FormContext } from './form-context.ts';

/** A suggested answer, with its text and what it says for other fields. */
export interface Suggestion {
  readonly value: string;
  readonly label: string;
  readonly fills: { readonly [field: string]: unknown };
}

/** What is suggested for what was typed. */
export interface Suggestions {
  readonly state: 'none' | 'loading' | 'ready' | 'failed';
  readonly list: readonly Suggestion[];
}

/** The rest in typing after which is asked, in milliseconds. */
const rest = 200;
const leastTyped = 3;
const nothing: Suggestions = { state: 'none', list: [] };

/**
 * Asks what to suggest for a text, once typing rests. A question that is not waited for any more is called off.
 *
 * @param typed undefined while nothing is to be suggested
 */
export function useSuggestions(typed: string | undefined, suggest: FieldView['suggest']): Suggestions {
  const { page } = useFormContext();
  const now = useRef({ page, suggest });
  const [found, setFound] = useState<Suggestions>(nothing);
  const text = (typed ?? '').trim();
  const isAsked = suggest !== undefined && text.length >= (suggest.least ?? leastTyped);
  useEffect(() => {
    now.current = { page, suggest };
  });
  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    const ask = async () => {
      setFound(({ list }) => ({ state: 'loading', list }));
      const answer = await listOf(text, now.current, asking.signal);
      if (!asking.signal.aborted) setFound(answer);
    };
    const timer = setTimeout(() => void ask(), rest);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isAsked, text]);
  return isAsked ? found : nothing;
}

interface Asked extends Pick<FormContext, 'page'> {
  readonly suggest: FieldView['suggest'];
}

async function listOf(typed: string, { page, suggest }: Asked, signal: AbortSignal): Promise<Suggestions> {
  if (suggest === undefined) return nothing;
  const { operation, with: bindings, items, value, fills = {}, texts } = suggest;
  const answer = await page.call({ operation, with: bindings, done: {} }, { item: { typed }, signal });
  if (!answer.ok) return { state: 'failed', list: [] };
  const list = page.value(items, { typed, found: answer.data });
  const entries = Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one !== null) : [];
  return {
    state: 'ready',
    list: entries.map((entry: object) => ({
      value: String(readPath(entry, value) ?? ''),
      label: page.text(`${texts}.entry`, { ...entry }),
      fills: Object.fromEntries(
        Object.entries(fills).map(([field, path]) => [field, readPath(entry, path) || undefined]),
      ),
    })),
  };
}
