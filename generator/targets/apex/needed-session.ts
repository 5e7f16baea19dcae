import { isObject, objectAt } from '../../spec/json.ts';
import { resolve } from '../../spec/references.ts';
import type { OperationModel } from '../../spec/types.ts';
import type { ApexCall } from './apex-calls.ts';
import type { TypeContext } from './value-type.ts';

/** The code that tells guests to log in, where a call is not for them; undefined where anybody may call, or no code says so. */
export function codeForGuests(context: TypeContext, { operation }: ApexCall): string | undefined {
  if (!needsSession(context, operation)) return undefined;
  const own = codesOf401(operation);
  if (own.length < 2) return own[0];
  // What else is 401 is of one call, such as a wrong password.
  const others = context.api.operations.filter((each) => needsSession(context, each)).flatMap(codesOf401);
  const countOf = (code: string) => others.filter((each) => each === code).length;
  return own.toSorted((one, other) => countOf(other) - countOf(one))[0];
}

function codesOf401({ responses }: OperationModel): readonly string[] {
  return responses.find(({ status }) => status === '401')?.errorCodes ?? [];
}

/** Returns true where the operation, or else the document, names ways to log in, and none of them is optional. */
function needsSession({ api: { document } }: TypeContext, { path, method }: OperationModel): boolean {
  const node = objectAt(resolve(document, objectAt(document, 'paths')[path]), method.toLowerCase());
  const ways = node['security'] ?? document['security'];
  return (
    Array.isArray(ways) &&
    ways.length > 0 &&
    ways.every((way) => isObject(way) && Object.keys(way).length > 0)
  );
}
