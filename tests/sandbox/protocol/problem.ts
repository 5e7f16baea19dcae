import type { Scalar } from '../metadata/types.ts';

/** Why a request was refused, for programs. */
export type ProblemCode =
  | 'ACCOUNT_INACTIVE'
  | 'ALREADY_REGISTERED'
  | 'BALANCE_ANSWER_REQUIRED'
  | 'CALLOUT_ERROR'
  | 'CODE_INVALID'
  | 'CSRF'
  | 'DELETE_FAILED'
  | 'DEPOSIT_AMOUNT_REQUIRED'
  | 'DEPOSIT_NOT_FOUND'
  | 'DOCUMENTS_MISSING'
  | 'DOCUMENT_TYPE_REQUIRED'
  | 'EMAIL_EXISTS'
  | 'EMAIL_INVALID'
  | 'EMAIL_LINK_EXPIRED'
  | 'EMAIL_LINK_INVALID'
  | 'EMAIL_MISMATCH'
  | 'EMAIL_NOT_SENT'
  | 'EMAIL_UNCHANGED'
  | 'FILE_FORMAT_INVALID'
  | 'FILE_TOO_LARGE'
  | 'FORMAT_INVALID'
  | 'ILLEGAL_QUERY_PARAMETER_VALUE'
  | 'INSUFFICIENT_ACCESS'
  | 'INTERNAL_SERVER_ERROR'
  | 'INVALID_BATCH_REQUEST'
  | 'INVALID_FIELD'
  | 'INVALID_ID_FIELD'
  | 'INVALID_INPUT'
  | 'INVALID_SESSION_ID'
  | 'INVALID_TYPE'
  | 'ITEM_CHANGED'
  | 'JSON_PARSER_ERROR'
  | 'LOGIN_FAILED'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'NOT_IMPLEMENTED'
  | 'OLD_PASSWORD_INVALID'
  | 'NEW_CUSTOMERS_ONLY'
  | 'ORDER_NOT_FOUND'
  | 'PASSWORD_COMMON'
  | 'PASSWORD_COMPOSITION'
  | 'PASSWORD_MISMATCH'
  | 'PASSWORD_REUSED'
  | 'PASSWORD_TOO_SHORT'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_METHOD_REFUSED'
  | 'PHONE_INVALID'
  | 'PLAN_NOT_OFFERED'
  | 'RECORD_REFUSED'
  | 'REGISTRATION_NOT_VERIFIED'
  | 'RESET_LINK_EXPIRED'
  | 'RESET_LINK_INVALID'
  | 'SERVER_UNAVAILABLE'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_EXISTS'
  | 'UNABLE_TO_PROCESS'
  | 'USER_NOT_FOUND'
  | 'VERIFICATION_UNAVAILABLE';

/** Why one field, or the record as a whole, was refused. */
export type RecordErrorCode =
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

/** What a refused write says beyond its message. */
interface WriteOutput {
  readonly errors: readonly RecordError[];
  readonly fieldErrors: { readonly [field: string]: readonly RecordError[] };
}

/** What the Apex calls tell a customer who wants to do better. */
export interface ProblemHints {
  readonly declineReason?: string | undefined;
  /** Told once few tries are left. */
  readonly triesLeft?: number | undefined;
}

interface ProblemDetails {
  readonly hints?: ProblemHints;
  readonly output?: WriteOutput;
  readonly headers?: Readonly<Record<string, string>>;
  /** The member of the request that is to blame; only the Apex calls tell it. */
  readonly field?: string;
}

/** What a problem says to people, and its details. */
interface ProblemText extends ProblemDetails {
  readonly message: string;
}

/** A request that is answered with an error of the interface. Thrown by handlers, caught once at the door. */
export class Problem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(status: number, code: ProblemCode, text: string | ProblemText) {
    const { message, ...details } = typeof text === 'string' ? { message: text } : text;
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** Nothing there, or nothing that the user may see: both read the same. */
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

/** The present state does not allow it. */
export function unableToProcess(): Problem {
  return new Problem(409, 'UNABLE_TO_PROCESS', 'Unable to Process.');
}

/** No order of this id or of these facts that the caller may know of. */
export function orderNotFound(): Problem {
  const message = 'Order not found. Cannot locate order. Please contact Customer Service.';
  return new Problem(404, 'ORDER_NOT_FOUND', message);
}

/** An address that cannot be one; `field` is the member of the request that holds it. */
export function emailInvalid(field: string): Problem {
  const message = 'Enter a valid email address, such as name@example.com';
  return new Problem(400, 'EMAIL_INVALID', { message, field });
}

/** A parameter has a value that the call does not understand. */
export function illegalParameter(message: string): Problem {
  return new Problem(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', message);
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
