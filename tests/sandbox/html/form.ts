import { constants } from '../contract/constants.ts';
import { readFormEntries } from '../protocol/form-reader.ts';
import type { FormValue } from '../protocol/form-reader.ts';
import { Problem } from '../protocol/problem.ts';

/** Most characters of a form without files. */
const LONGEST_FORM = 64_000;
/** Most files of a form, as many as customers can send. */
export const MOST_FILES = constants.messages.attachments;

/** The fields of a form. */
export interface Form {
  /** The value of a field; `undefined` when it is absent or empty. */
  get(name: string): string | undefined;
  /** The files that were chosen, whatever their field is called. */
  readonly files: readonly File[];
}

/** Reads a form out of parameters; `undefined` when a field comes twice. */
export function toForm(parameters: URLSearchParams): Form | undefined {
  return toFormOf([...parameters], []);
}

function toFormOf(fields: readonly (readonly [string, string])[], files: readonly File[]): Form | undefined {
  const values = new Map(fields);
  return values.size === fields.length ? { get: (name) => values.get(name) || undefined, files } : undefined;
}

/** Reads the form that a request carries; `undefined` when it carries none. */
export async function readPageForm(request: Request): Promise<Form | undefined> {
  const type = request.headers.get('Content-Type') ?? '';
  if (/^multipart\/form-data\s*;/i.test(type)) return readFilesForm(request);
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return undefined;
  if (Number(request.headers.get('Content-Length') ?? 0) > LONGEST_FORM) return undefined;
  const text = await request.text();
  return text.length > LONGEST_FORM ? undefined : toForm(new URLSearchParams(text));
}

async function readFilesForm(request: Request): Promise<Form | undefined> {
  const entries = await readFormEntries(request, { maxBytes: MOST_FILES * constants.upload.maxBytes }).catch(
    nothingReadable,
  );
  const fields = entries?.flatMap(([name, value]) => (value instanceof File ? [] : [[name, value] as const]));
  // A field for files that was left alone sends one without a name.
  const files = entries?.flatMap(([, value]) => (value instanceof File && value.name !== '' ? [value] : []));
  return fields === undefined || files === undefined ? undefined : toFormOf(fields, files);
}

function nothingReadable(problem: unknown): readonly (readonly [string, FormValue])[] | undefined {
  if (problem instanceof Problem) return undefined;
  throw problem;
}
