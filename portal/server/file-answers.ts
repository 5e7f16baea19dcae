import type { FastifyReply, FastifyRequest } from 'fastify';
import { endTogether } from './end-together.ts';
import { acceptsEncoding } from './accepted-encodings.ts';
import type { BuildFile } from './build-files.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer that only has to be written. */
interface ReadyAnswer {
  /** Names and values in turn. */
  readonly headers: string[];
  readonly bytes: Buffer;
}

/** Answers with a file in the best encoding that the request takes. */
export type AnswerFile<TFile> = (request: FastifyRequest, reply: FastifyReply, file: TFile) => void;

/**
 * Answers out of memory: the headers of a file are listed and its bytes chosen once for each encoding, and each request
 * has them written as they are.
 *
 * @param headersOf headers beside those of the bytes themselves, and the status unless it is 200
 */
export function createFileAnswers<TFile extends BuildFile>(
  headersOf: (file: TFile) => Readonly<Record<string, string>>,
  statusOf: (file: TFile) => number = () => 200,
): AnswerFile<TFile> {
  const ready = new WeakMap<TFile, { [encoding in Encoding]?: ReadyAnswer }>();
  return ({ headers }, reply, file) => {
    const encoding = pickEncoding(headers['accept-encoding'], file);
    const known = ready.get(file) ?? {};
    ready.set(file, known);
    const answer = (known[encoding] ??= prepare(file, encoding, headersOf(file)));
    // Fastify would work out of its own headers what is known already.
    reply.hijack();
    endTogether(reply.raw.writeHead(statusOf(file), answer.headers), answer.bytes);
  };
}

function prepare(
  file: BuildFile,
  encoding: Encoding,
  headers: Readonly<Record<string, string>>,
): ReadyAnswer {
  const bytes = file[encoding] ?? file.identity;
  const all = {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-type': file.type,
    'content-length': String(bytes.length),
  };
  return { headers: Object.entries(all).flat(), bytes };
}

function pickEncoding(accepted: string | string[] | undefined, file: BuildFile): Encoding {
  if (file.br !== undefined && acceptsEncoding(accepted, 'br')) return 'br';
  return file.gzip !== undefined && acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity';
}
