import type { Call } from './call.ts';

/** The address of a call with what it asked for; `changes` are parameters of another page. */
export function askedAddress(call: Call, changes: Readonly<Record<string, number>> = {}): string {
  const query = new URLSearchParams();
  for (const { name, in: place } of call.route.parameters) {
    const value = call.parameters.get(name);
    if (place === 'query' && value !== undefined) query.set(name, value);
  }
  for (const [name, value] of Object.entries(changes)) query.set(name, String(value));
  return query.size === 0 ? call.pathname : `${call.pathname}?${query.toString()}`;
}
