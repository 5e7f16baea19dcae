import type { Scalar } from '../metadata/types.ts';

/** Why one field, or the record as a whole, was refused. */
export type RecordErrorCode =
  | 'FIELD_CUSTOM_VALIDATION_EXCEPTION'
  | 'INVALID_CROSS_REFERENCE_KEY'
  | 'INVALID_EMAIL_ADDRESS'
  | 'INVALID_FIELD'
  | 'INVALID_FIELD_FOR_INSERT_UPDATE'
  | 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST'
  | 'INVALID_PHONE'
  | 'INVALID_TYPE_ON_FIELD_IN_RECORD'
  | 'INVALID_URL'
  | 'MALFORMED_ID'
  | 'NUMBER_OUTSIDE_VALID_RANGE'
  | 'REQUIRED_FIELD_MISSING'
  | 'STRING_TOO_LONG';

/** One reason why a record was not saved, in the interface's own shape. */
export interface RecordError {
  readonly constituentField: string | null;
  readonly duplicateRecordError: null;
  readonly errorCode: RecordErrorCode;
  readonly field: string | null;
  readonly fieldLabel: string | null;
  readonly message: string;
}

/** The errors of a refused write beyond its message. */
interface WriteOutput {
  readonly errors: readonly RecordError[];
  readonly fieldErrors: { readonly [field: string]: readonly RecordError[] };
}

/** Hints of the Apex calls to a customer who wants to do better. */
interface ProblemHints {
  readonly declineReason?: string | undefined;
  /** Told once few tries are left. */
  readonly triesLeft?: number | undefined;
}

/** The details of a problem beside its code and message. */
export interface ProblemDetails {
  readonly hints?: ProblemHints;
  readonly output?: WriteOutput;
  readonly headers?: Readonly<Record<string, string>>;
  /** The member of the request that is to blame; only the Apex calls tell it. */
  readonly field?: string;
}

/** The message of a problem to people, and its details. */
interface ProblemText extends ProblemDetails {
  readonly message: string;
}

/** A request that is answered with an error of the interface. Thrown by operations, caught once where they are served. */
export class Problem extends Error {
  readonly status: number;
  /** The code for programs, as the spec of the operation knows it. */
  readonly code: string;
  readonly details: ProblemDetails;

  constructor(status: number, code: string, text: string | ProblemText) {
    const { message, ...details } = typeof text === 'string' ? { message: text } : text;
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The problem of a resource that does not exist, or that the user may not see: both read the same. */
export function notFound(): Problem {
  return new Problem(404, 'NOT_FOUND', 'The requested resource does not exist');
}

/** An operation of the contract that this org does not serve. */
export function notImplemented(operationId: string): Problem {
  return new Problem(501, 'NOT_IMPLEMENTED', `This org does not serve ${operationId} yet`);
}

/** The session has ended or never began. */
export function sessionExpired(): Problem {
  return new Problem(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
}

/** A system behind the org does not answer now; the same request can be sent again. */
export function unavailable(seconds: number): Problem {
  const headers = { 'Retry-After': String(seconds) };
  return new Problem(503, 'SERVER_UNAVAILABLE', { message: 'The server is busy. Try again later', headers });
}

/** The user may not do this to something that they can see. */
export function insufficientAccess(): Problem {
  const message = 'You do not have the level of access necessary to perform the operation you requested';
  return new Problem(403, 'INSUFFICIENT_ACCESS', message);
}

/** Too many tries in a short time. */
export function tooManyRequests(retryAfterSeconds: number): Problem {
  const headers = { 'Retry-After': String(retryAfterSeconds) };
  return new Problem(429, 'TOO_MANY_REQUESTS', { message: 'Too many attempts. Try again later', headers });
}

/** A parameter has a value that the call does not understand. */
export function illegalParameter(message: string): Problem {
  return new Problem(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', message);
}

/** The body of a call says something that the org cannot do. */
export function invalidBody(message: string): Problem {
  return new Problem(400, 'INVALID_INPUT', message);
}

/** A field that is not there was asked for. */
export function invalidField(name: string, objectName: string): Problem {
  return new Problem(400, 'INVALID_FIELD', `No such column '${name}' on entity '${objectName}'`);
}

/** The error of one field, as it appears in `fieldErrors`. */
export function fieldError(
  field: { readonly name: string; readonly label: string },
  errorCode: RecordErrorCode,
  message: string,
): RecordError {
  return {
    constituentField: null,
    duplicateRecordError: null,
    errorCode,
    field: field.name,
    fieldLabel: field.label,
    message,
  };
}

/** A value as it can stand in a message: short, and never an object. */
export function quoteValue(value: Scalar): string {
  return String(value).slice(0, 100);
}
