import { createEnvelopedFetch, envelopes } from '@energy-portal/sdk/envelopes';

/** The forms in which an org can have the Apex calls: `plain` is what the specs say. */
const forms = { plain: undefined, ...envelopes.apex } as const;

/**
 * A `fetch` for an org that has the Apex calls in one form.
 *
 * @returns undefined where there is no such form
 */
export function apexFetch(form: string): typeof fetch | undefined {
  const name = Object.keys(forms).find((each): each is keyof typeof forms => each === form);
  if (name === undefined) return undefined;
  const envelope = forms[name];
  if (envelope === undefined) return fetch;
  const enveloped = createEnvelopedFetch((request) => fetch(request), envelope);
  return (input, init) => enveloped(new Request(input, init));
}

/** The error message for a form that is none. */
export const UNKNOWN_FORM = `--apex takes one of ${Object.keys(forms).join(', ')}.`;
