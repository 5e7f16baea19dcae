import type { Form } from '../../html/form.ts';
import { knowsSecret } from './clients.ts';
import type { OauthClient } from './clients.ts';
import { OauthError } from './oauth-error.ts';

/** The program that sends a form, by its secret in the form or in the `Authorization` header. */
export function readClient(form: Form, request: Request, clients: readonly OauthClient[]): OauthClient {
  const basic = readBasic(request.headers.get('Authorization'));
  const id = basic?.id ?? form.get('client_id');
  const secret = basic?.secret ?? form.get('client_secret');
  const client = clients.find((each) => each.id === id);
  if (client === undefined) throw unknownClient();
  const isProved = client.secret === undefined ? secret === undefined : knowsSecret(client, secret);
  if (!isProved) {
    const headers = { 'WWW-Authenticate': 'Basic realm="sandbox"' };
    throw new OauthError('invalid_client', 'invalid client credentials', { status: 401, headers });
  }
  return client;
}

/** The platform has a word of its own for a program that it does not know. */
export function unknownClient(): OauthError {
  return new OauthError('invalid_client_id', 'client identifier invalid');
}

function readBasic(header: string | null): { readonly id: string; readonly secret: string } | undefined {
  const encoded = /^Basic +([\w+/=]+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [id, ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':').map(decode);
  return { id: id ?? '', secret: secret.join(':') };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
