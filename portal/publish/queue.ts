/** Does one piece of work after the other, whoever asked first; a piece that fails stops none after it. */
type Queue = <TValue>(work: () => Promise<TValue>) => Promise<TValue>;

/** Opens a queue. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
