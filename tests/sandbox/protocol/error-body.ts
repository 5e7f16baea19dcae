import type { Contract, Route } from '../contract/contract.ts';
import type { Answer } from './answer.ts';
import type { Problem } from './problem.ts';

/** Codes that the Apex calls sum up as one; they tell nobody how their input was parsed. */
const APEX_INPUT: ReadonlySet<string> = new Set(['ILLEGAL_QUERY_PARAMETER_VALUE', 'JSON_PARSER_ERROR']);

/** A problem where no operation is concerned: an unknown address, a wrong method, an operation that is not served. */
export function plainErrorAnswer(problem: Problem): Answer {
  const body = [{ errorCode: problem.code, message: problem.message }];
  return { status: problem.status, body, headers: problem.details.headers ?? {} };
}

/**
 * A problem in the shape that the contract gives this operation and status: a list for reads and Apex calls, one
 * object for refused writes. A status that the operation does not declare is answered as 400.
 */
export function errorAnswer(contract: Contract, route: Route, problem: Problem): Answer {
  const status = route.statuses.includes(String(problem.status)) ? problem.status : 400;
  const headers = problem.details.headers ?? {};
  const list =
    route.api === 'apex'
      ? describeApexProblem(problem)
      : [{ errorCode: problem.code, message: problem.message }];
  if (contract.checkResponse(route, status, list).length === 0) return { status, body: list, headers };
  const output = problem.details.output ?? null;
  const body = {
    message: problem.message,
    enhancedErrorType: output === null ? null : 'RecordError',
    output,
  };
  return { status, body, headers };
}

function describeApexProblem(problem: Problem): readonly object[] {
  if (!APEX_INPUT.has(problem.code)) {
    const { field, hints = {} } = problem.details;
    const told = Object.entries({ field, ...hints }).filter(([, value]) => value !== undefined);
    return [{ errorCode: problem.code, message: problem.message, ...Object.fromEntries(told) }];
  }
  return [{ errorCode: 'INVALID_INPUT', message: 'One or more inputs are invalid. Please try again.' }];
}
