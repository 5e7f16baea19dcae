import type { Answer } from '../protocol/answer.ts';

const COMMON_HEADERS = {
  'Cache-Control': 'no-cache,must-revalidate,max-age=0,no-store,private',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** An answer on the wire: JSON, kept by no cache. */
export function toResponse(answer: Answer): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(COMMON_HEADERS)) headers.set(name, value);
  if (answer.body === undefined) return new Response(null, { status: answer.status, headers });
  headers.set('Content-Type', 'application/json;charset=UTF-8');
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
}
