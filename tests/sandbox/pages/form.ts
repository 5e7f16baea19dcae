/** Most characters of a form. */
const LONGEST_FORM = 64_000;

/** The fields of a form. */
export interface Form {
  /** The value of a field; `undefined` when it is absent or empty. */
  get(name: string): string | undefined;
}

/** Reads a form out of parameters; `undefined` when a field comes twice. */
export function toForm(parameters: URLSearchParams): Form | undefined {
  const names = [...parameters.keys()];
  if (new Set(names).size !== names.length) return undefined;
  return { get: (name) => parameters.get(name) || undefined };
}

/** Reads the form that a request carries; `undefined` when it carries none. */
export async function readForm(request: Request): Promise<Form | undefined> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return undefined;
  if (Number(request.headers.get('Content-Length') ?? 0) > LONGEST_FORM) return undefined;
  const text = await request.text();
  return text.length > LONGEST_FORM ? undefined : toForm(new URLSearchParams(text));
}
