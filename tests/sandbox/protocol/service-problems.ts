import { Problem, type ProblemHints } from './problem.ts';

/** Codes of the Apex calls with their statuses and messages, as `specs/apex/README.md` lists them. */
const PROBLEMS = {
  ACCOUNT_INACTIVE: [403, 'Contact Customer Service. This account is not currently active.'],
  BALANCE_ANSWER_REQUIRED: [
    400,
    'Please confirm whether the outstanding balance is settled.',
    'balanceSettled',
  ],
  DEPOSIT_AMOUNT_REQUIRED: [400, 'A deposit amount is required.', 'amountCents'],
  DEPOSIT_NOT_FOUND: [404, 'No matching deposit record found.'],
  DOCUMENTS_MISSING: [409, 'Not all required documents have been uploaded.'],
  DOCUMENT_TYPE_REQUIRED: [400, 'Please choose a document type.', 'documentType'],
  EMAIL_INVALID: [400, 'Enter a valid email address, such as {email}', 'email'],
  FILE_FORMAT_INVALID: [415, 'Invalid file format.'],
  FILE_TOO_LARGE: [413, 'File exceeds the maximum upload size.'],
  NEW_CUSTOMERS_ONLY: [409, 'This plan is for new customers only.'],
  ORDER_NOT_FOUND: [404, 'Order not found. Cannot locate order. Please contact Customer Service.'],
  PAYMENT_FAILED: [
    402,
    'Payment did not process successfully. An error has occurred in processing your payment. Please try again later.',
  ],
  PAYMENT_METHOD_REFUSED: [
    402,
    'This card or bank account was not accepted. Please check it or use another one.',
    'paymentToken',
  ],
  PHONE_INVALID: [400, 'Please enter valid phone number.', 'mobilePhone'],
  PLAN_NOT_OFFERED: [404, 'This plan is not offered here.'],
  SERVICE_EXISTS: [409, 'You already have service at this address.', 'street'],
  UNABLE_TO_PROCESS: [409, 'Unable to Process.'],
} as const satisfies Readonly<Record<string, readonly [number, string, string?]>>;

/** A refusal of the portal's own calls, by its code. */
export function serviceProblem(code: keyof typeof PROBLEMS, hints: ProblemHints = {}): Problem {
  const [status, message, field] = PROBLEMS[code];
  return new Problem(status, code, { message, hints, ...(field !== undefined && { field }) });
}

/** A member of the request is wrong. */
export function invalidInput(field: string): Problem {
  const message = 'One or more inputs are invalid. Please try again.';
  return new Problem(400, 'INVALID_INPUT', { message, field });
}

/** A system behind the org does not answer now; the same request can be sent again. */
export function unavailable(seconds: number): Problem {
  const headers = { 'Retry-After': String(seconds) };
  return new Problem(503, 'SERVER_UNAVAILABLE', { message: 'The server is busy. Try again later', headers });
}
