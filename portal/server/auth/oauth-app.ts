/** The external client app that the host is to the org. */
export interface OauthApp {
  readonly clientId: string;
  /** Absent for an app that is known by PKCE alone. */
  readonly clientSecret?: string | undefined;
  /** The callback of the app; the org compares it, and nobody is sent there. */
  readonly callbackUrl: string;
}

/** The org's tokens of one customer. */
export interface OrgTokens {
  readonly accessToken: string;
  readonly refreshToken?: string;
}

/** The org's word on a customer's name and password, or code. */
export type LogInResult =
  | { readonly state: 'accepted'; readonly tokens: OrgTokens }
  | { readonly state: 'refused' }
  | { readonly state: 'inactive' }
  | { readonly state: 'throttled'; readonly retryAfter: string | undefined }
  | { readonly state: 'failed'; readonly reason: string };

/** A form that is sent to the org. */
export interface OauthForm {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
