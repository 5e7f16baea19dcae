import { SdkError } from '../../core/errors.ts';
import { isJsonObject, valueAt } from '../../core/json.ts';
import { type EntityTables, isKeyValue, isVersion } from '../../spec/entity.ts';
import type { Validation } from '../../spec/answer-type.ts';
import type { Json } from '../../core/json-value.ts';
import { isExpected, typeIn, typeOf, type Shape, memberShape } from '../../spec/shape.ts';

/** A value that is of another type than the one that belongs there. */
export interface ValidationError {
  /** JSON pointer into the answer, empty for the whole. */
  readonly pointer: string;
  readonly expected: string;
  /** A type of JSON. */
  readonly received: string;
}

interface ResponsePlace {
  readonly entities: EntityTables;
  readonly pointer?: string;
  /** Depth of the check; `off` finds nothing. */
  readonly validate?: Validation | undefined;
}

/** The first value on the ways to entities that is not what belongs there; undefined when all are. */
export function findValidationError(
  value: Json | undefined,
  shape: Shape,
  place: ResponsePlace,
): ValidationError | undefined {
  const { entities, pointer = '', validate } = place;
  if (validate === 'off') return undefined;
  if (!isExpected(value, shape)) return { pointer, expected: typeIn(shape) ?? '', received: typeOf(value) };
  if (shape.kind === 'entity') return inEntity(value, shape.entity, { entities, pointer });
  if (typeof value !== 'object' || value === null || shape.kind === 'plain') return undefined;
  for (const [name, inner] of Object.entries<Json>(value)) {
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const innerShape = shape.kind === 'list' ? shape.items : memberShape(shape, name);
    const found = findValidationError(inner, innerShape, { entities, pointer: at });
    if (found) return found;
  }
  return undefined;
}

function inEntity(
  value: Json | undefined,
  name: string,
  place: ResponsePlace & { readonly pointer: string },
): ValidationError | undefined {
  const table = place.entities[name];
  if (!table || !isJsonObject(value)) return undefined;
  for (const [members, expected, is] of [
    [table.key, 'string', isKeyValue],
    [table.version, 'number or timestamp', isVersion],
  ] as const) {
    for (const member of members) {
      const inner = valueAt(value, member);
      const pointer = `${place.pointer}/${member.replaceAll('.', '/')}`;
      // Inside an answer an object without a key stays where it is. What is an entity as a whole is one by its key.
      const isOpen = (inner ?? null) === null && (place.pointer !== '' || member !== table.key[0]);
      if (!isOpen && !is(inner)) return { pointer, expected, received: typeOf(inner) };
    }
  }
  return findValidationError(value, table.shape, place);
}

/** The error of an answer that is refused as a whole. */
export function malformedResponse(
  operation: string,
  { pointer, expected, received }: ValidationError,
  status = 200,
): SdkError {
  const message = `Expected "${expected}" but received "${received}" at "${pointer}"`;
  const errors = [{ message, errorCode: 'MALFORMED_RESPONSE', field: pointer }];
  return new SdkError('MALFORMED_RESPONSE', message, { operation, status, errors });
}
