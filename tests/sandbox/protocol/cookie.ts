const PLAIN = 'sid';
const SECURE = '__Host-sid';

/** The session token that a request carries, from the cookie that fits its scheme. */
export function readSessionCookie(header: string | null, secure: boolean): string | undefined {
  const wanted = secure ? SECURE : PLAIN;
  for (const pair of (header ?? '').split(';')) {
    const [name, ...rest] = pair.trim().split('=');
    if (name === wanted && rest.length > 0) return rest.join('=');
  }
  return undefined;
}

/** The `Set-Cookie` value that begins a session; it lives as long as the browser's window. */
export function writeSessionCookie(token: string, secure: boolean): string {
  return `${cookieStart(token, secure)}; HttpOnly; SameSite=Lax; Path=/`;
}

/** The `Set-Cookie` value that ends a session. */
export function clearSessionCookie(secure: boolean): string {
  return `${cookieStart('', secure)}; HttpOnly; SameSite=Lax; Path=/; Max-Age=0`;
}

function cookieStart(token: string, secure: boolean): string {
  return secure ? `${SECURE}=${token}; Secure` : `${PLAIN}=${token}`;
}
