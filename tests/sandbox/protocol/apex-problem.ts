import { apexErrors } from '../contract/apex-errors.ts';
import { Problem } from './problem.ts';
import type { ProblemDetails } from './problem.ts';

/**
 * A problem of an Apex call. Message and field are those of the code's example in the spec.
 * @throws Error when the spec has no such code
 */
export function apexProblem(status: number, code: string, details: ProblemDetails = {}): Problem {
  const error = apexErrors.get(code);
  if (error === undefined) throw new Error(`the spec of the Apex calls has no error ${code}`);
  const { message, field } = error;
  return new Problem(status, code, { message, ...(field !== undefined && { field }), ...details });
}

/** A member of the request is wrong. */
export function invalidInput(field: string): Problem {
  return apexProblem(400, 'INVALID_INPUT', { field });
}

/** An address that cannot be one; `field` is the member of the request that holds it. */
export function emailInvalid(field: string): Problem {
  const { message, status, code } = apexProblem(400, 'EMAIL_INVALID');
  return new Problem(status, code, { message: message.replace('{email}', 'name@example.com'), field });
}

/** The present state does not allow it. */
export function unableToProcess(): Problem {
  return apexProblem(409, 'UNABLE_TO_PROCESS');
}

/** No order of this id or of these facts that the caller may know of. */
export function orderNotFound(): Problem {
  return apexProblem(404, 'ORDER_NOT_FOUND');
}
