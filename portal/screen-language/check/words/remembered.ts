/**
 * Does a piece of work once for each text: names of a project are met many times over. Texts of a file that wants to fill the
 * memory are worked on each time.
 *
 * @param most texts whose result is kept
 */
export function remembered<TResult extends object | string>(
  work: (text: string) => TResult,
  most = 50_000,
): (text: string) => TResult {
  const known = new Map<string, TResult>();
  return (text) => {
    const result = known.get(text) ?? work(text);
    if (known.size < most) known.set(text, result);
    return result;
  };
}
