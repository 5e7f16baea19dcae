import type { OrgLine } from '../org/org-line.ts';
import type { HostSettings } from '../settings.ts';
import type { OauthForm } from './oauth-app.ts';

/** Posts the forms of OAuth, and what else has to do with log-ins, over a line to the org: its connections, its times and its breaker. */
export function postOver(
  line: Pick<OrgLine, 'ask'>,
  { answerTimeout, answerLimit }: Pick<HostSettings['org'], 'answerLimit' | 'answerTimeout'>,
): (path: string, form: OauthForm) => Promise<Response> {
  return (path, { headers, body }) => {
    const call = {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: Buffer.from(body),
      signal: AbortSignal.timeout(answerTimeout),
    } as const;
    return line.ask(call, async (answer) => {
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      if (bytes.length > answerLimit) throw new RangeError('The answer is too long.');
      return new Response(bytes.length === 0 ? null : new Uint8Array(bytes), {
        status: answer.statusCode,
        headers: namedHeaders(answer.headers),
      });
    });
  };
}

function namedHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const kept = new Headers();
  for (const name of ['content-type', 'location', 'retry-after', 'www-authenticate']) {
    const value = headers[name];
    if (value !== undefined) kept.set(name, String(value));
  }
  return kept;
}
