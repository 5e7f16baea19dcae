import { routes } from '../generated/contract.gen.ts';
import type { Route } from '../generated/contract.gen.ts';
import { validators } from '../generated/response-validators.gen.js';
import type { SpecValidator } from '../generated/response-validators.gen.js';

export type { Route, RouteParameter } from '../generated/contract.gen.ts';

/** A place where a value breaks the contract. */
interface ContractError {
  /** JSON pointer into the body. */
  readonly pointer: string;
  readonly message: string;
}

/** The specs as a server sees them. */
export interface Contract {
  readonly routes: readonly Route[];
  checkRequestBody(route: Route, body: unknown): readonly ContractError[];
  checkResponse(route: Route, status: number, body: unknown): readonly ContractError[];
}

/** The contract of both specs. */
export function createContract(): Contract {
  return {
    routes,
    checkRequestBody: (route, body) => check(validators[route.operationId]?.request, body),
    checkResponse(route, status, body) {
      // 304 and 405 belong to HTTP itself; no operation declares them.
      if (status === 304) return [];
      if (!route.statuses.includes(String(status))) {
        return [{ pointer: '', message: `status ${status} is not declared` }];
      }
      const validator = validators[route.operationId]?.responses[String(status)];
      if (validator === undefined) {
        return body === undefined ? [] : [{ pointer: '', message: `status ${status} has no body` }];
      }
      return check(validator, body);
    },
  };
}

function check(validator: SpecValidator | undefined, value: unknown): readonly ContractError[] {
  if (validator === undefined || validator(value)) return [];
  const errors = (validator.errors ?? []).map((error) => ({
    pointer: error.instancePath,
    message: error.message ?? error.keyword,
  }));
  return errors.length > 0 ? errors : [{ pointer: '', message: 'does not meet the contract' }];
}
