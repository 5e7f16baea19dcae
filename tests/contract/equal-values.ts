/** A value of a spec as Prism's reader gives it. */
type Value = unknown;

/**
 * A function that gives equal objects and lists as one: what it returns for two equal values is the same object. The
 * reader of specs makes a copy of a schema for every place where it stands and notes the place in it (`x-stoplight`,
 * and the `id` beside a `schema`), which is left out. Prism compiles a validator for each object that it has not seen,
 * so that otherwise the one error body of a spec is compiled once an operation and status: 627 schemas in place of 56.
 */
export function createPool(): <T>(value: T) => T {
  const numbers = new Map<object, number>();
  const byContent = new Map<string, object>();
  const known = new Map<object, object>();
  const content = (value: Value): string =>
    typeof value === 'object' && value !== null ? `#${numbers.get(value)}` : `${JSON.stringify(value)}`;

  const keep = (original: object, copy: object, text: string): object => {
    const found = byContent.get(text) ?? copy;
    if (found === copy) {
      byContent.set(text, copy);
      numbers.set(copy, numbers.size);
    }
    known.set(original, found);
    return found;
  };

  const share = (value: Value): Value => {
    if (typeof value !== 'object' || value === null) return value;
    const found = known.get(value);
    if (found !== undefined) return found;
    if (Array.isArray(value)) {
      const items = value.map(share);
      return keep(value, items, `[${items.map(content).join()}`);
    }
    const members = Object.entries(value)
      .filter(([name]) => name !== 'x-stoplight' && !(name === 'id' && 'schema' in value))
      .map(([name, member]) => [name, share(member)] as const);
    const text = members.map(([name, member]) => `${JSON.stringify(name)}:${content(member)}`).join();
    return keep(value, Object.fromEntries(members), `{${text}`);
  };
  // A shared value has the shape of the one that it stands for.
  return <T>(value: T) => share(value) as T;
}
