/** The sources of a traced fetch. */
interface TraceSources {
  readonly fetch: typeof fetch;
  /** Fills bytes with chance. */
  readonly random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
  /** Hears presses and keys. */
  readonly acts: Pick<EventTarget, 'addEventListener'>;
}

/**
 * Returns a fetch that says of every call which act of the customer it belongs to, so that the host's traces begin with a
 * press. The ids are chance and name nobody.
 *
 * @see https://www.w3.org/TR/trace-context/
 */
export function createTracedFetch({ fetch, random, acts }: TraceSources): typeof fetch {
  const idOf = (length: number): string => {
    const bytes = random(new Uint8Array(length));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  let trace = idOf(16);
  for (const act of ['pointerdown', 'keydown', 'popstate'])
    acts.addEventListener(act, () => (trace = idOf(16)), { capture: true, passive: true });
  return (input, init) => {
    const request = new Request(input, init);
    request.headers.set('traceparent', `00-${trace}-${idOf(8)}-01`);
    return fetch(request);
  };
}
