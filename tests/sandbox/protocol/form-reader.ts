import { Problem } from './problem.ts';

/** The limits of a form. */
export interface FormLimits {
  /** Most bytes of one file. */
  readonly maxBytes: number;
}

/** A member of a form: text, or a file. */
export type FormValue = string | File;

/** The bytes that a form needs beside its files: names, texts, boundaries. */
const OVERHEAD = 64 * 1024;

/** The members of a `multipart/form-data` body, each at most once. */
export async function readMultipartForm(
  request: Request,
  limits: FormLimits,
): Promise<Readonly<Record<string, FormValue>>> {
  const entries = await readFormEntries(request, limits);
  const names = entries.map(([name]) => name);
  if (new Set(names).size !== names.length) throw unreadable('A part of the form occurs twice');
  const isLarge = entries.some(([, value]) => value instanceof File && value.size > limits.maxBytes);
  if (isLarge) throw tooLarge();
  return Object.fromEntries(entries);
}

/** All entries of a `multipart/form-data` body, in their order; together they are no larger than allowed. */
export async function readFormEntries(
  request: Request,
  limits: FormLimits,
): Promise<readonly (readonly [string, FormValue])[]> {
  if (!/^multipart\/form-data\s*;/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new Problem(400, 'JSON_PARSER_ERROR', 'The body must be multipart/form-data');
  }
  const bytes = await readBytes(request, limits.maxBytes + OVERHEAD);
  return parseForm(bytes, request.headers.get('Content-Type') ?? '');
}

/** Keeps no more than allowed. The rest is read and dropped, as who is still sending would not hear the answer. */
async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
  }
  if (size > most) throw tooLarge();
  return Buffer.concat(chunks);
}

async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<readonly (readonly [string, FormValue])[]> {
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    return [...form.entries()];
  } catch {
    throw unreadable('The form cannot be read');
  }
}

function unreadable(message: string): Problem {
  return new Problem(400, 'JSON_PARSER_ERROR', message);
}

function tooLarge(): Problem {
  return new Problem(413, 'INVALID_INPUT', 'The file is too large');
}
