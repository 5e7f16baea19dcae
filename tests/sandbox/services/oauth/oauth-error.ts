/** Error words of OAuth 2.0 (RFC 6749, 6750), and what the platform adds to them. */
type OauthErrorCode =
  | 'access_denied'
  | 'inactive_user'
  | 'invalid_client'
  | 'invalid_client_id'
  | 'invalid_grant'
  | 'invalid_new_password'
  | 'invalid_otp'
  | 'invalid_request'
  | 'invalid_scope'
  | 'invalid_token'
  | 'redirect_uri_mismatch'
  | 'registration_error'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'unsupported_response_type';

/** A request that is answered with an error of OAuth. Thrown by OAuth's services, caught at its entry point. */
export class OauthError extends Error {
  readonly status: number;
  readonly code: OauthErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: OauthErrorCode,
    message: string,
    how: { status?: number; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'OauthError';
    this.code = code;
    this.status = how.status ?? 400;
    this.headers = how.headers ?? {};
  }
}

/** The body of an error. */
export function oauthErrorBody(error: OauthError): {
  readonly error: string;
  readonly error_description: string;
} {
  return { error: error.code, error_description: error.message };
}

/** A bearer token that is missing, has ended or never was. */
export function invalidToken(): OauthError {
  const headers = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };
  return new OauthError('invalid_token', 'The access token is missing or has ended', {
    status: 401,
    headers,
  });
}
