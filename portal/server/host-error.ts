/** Codes of the host's own errors; the org's pass through as they are. */
export type HostErrorCode =
  | 'INVALID_REQUEST'
  | 'FORBIDDEN_REQUEST'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'REQUEST_TIMEOUT'
  | 'REQUEST_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'UNKNOWN_HOST'
  | 'SERVICE_BUSY'
  | 'SERVICE_UNAVAILABLE'
  | 'SERVICE_TIMEOUT'
  | 'INTERNAL';

interface HostErrorRow {
  readonly status: number;
  readonly message: string;
  /** Seconds after which trying again makes sense, where that is known. */
  readonly retryAfter?: number;
}

const table: { readonly [code in HostErrorCode]: HostErrorRow } = {
  INVALID_REQUEST: { status: 400, message: 'The request is malformed.' },
  FORBIDDEN_REQUEST: { status: 403, message: 'This call is only for the portal itself.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This method is not allowed here.' },
  REQUEST_TIMEOUT: { status: 408, message: 'The request did not come in time.' },
  REQUEST_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'The body must be JSON, or a form where files are sent.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please wait a moment.' },
  INTERNAL: { status: 500, message: 'Something went wrong.' },
  UNKNOWN_HOST: { status: 421, message: 'This host is not known by that name.' },
  SERVICE_BUSY: {
    status: 503,
    message: 'This part of the service is busy. Please try again in a moment.',
    retryAfter: 5,
  },
  SERVICE_UNAVAILABLE: { status: 502, message: 'The service cannot be reached right now.' },
  SERVICE_TIMEOUT: { status: 504, message: 'The service did not answer in time.' },
};

/** An answer in the platform's error shape (requirement 000 section 8): status and body. */
interface HostErrorAnswer {
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly body: readonly { readonly errorCode: HostErrorCode; readonly message: string }[];
}

/** The answer for a code: nothing about the inside of the host or the org. */
export function answerOf(errorCode: HostErrorCode): HostErrorAnswer {
  const { status, message, retryAfter } = table[errorCode];
  return { status, retryAfter, body: [{ errorCode, message }] };
}

/** The code for a failure that Fastify or the proxy raised, by the status they gave it. */
export function codeOfStatus(status: number | undefined): HostErrorCode {
  if (status === undefined || (status >= 500 && status !== 503)) return 'INTERNAL';
  const known = Object.entries(table).find(([, row]) => row.status === status);
  // The keys of the table are the codes.
  return (known?.[0] as HostErrorCode | undefined) ?? 'INVALID_REQUEST';
}
