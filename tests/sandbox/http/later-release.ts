/** A JSON object of an answer. */
interface Members {
  readonly [name: string]: unknown;
}

/**
 * An answer as a later release of the platform would give it: a member more, in an object's fields one of a kind that nobody
 * knows yet, and picklist values with attributes of an unknown kind.
 */
export function asLaterRelease(body: unknown): unknown {
  if (!isMembers(body)) return body;
  const later = { ...body, memberOfLaterRelease: { since: 'v67.0' } };
  if (isMembers(body['fields']) && 'apiName' in body && 'keyPrefix' in body)
    return { ...later, fields: withLaterField(body['fields']) };
  if (Array.isArray(body['values']) && 'controllerValues' in body)
    return { ...later, values: body['values'].map(withLaterAttributes) };
  return later;
}

function withLaterField(fields: Members): Members {
  const like = Object.values(fields).find((field) => isMembers(field) && field['dataType'] === 'String');
  if (!isMembers(like)) return fields;
  const field = { ...like, apiName: 'Later_Release__c', label: 'Later Release', dataType: 'LaterKind' };
  return { ...fields, Later_Release__c: field };
}

function withLaterAttributes(value: unknown): unknown {
  if (!isMembers(value) || value['attributes'] !== null) return value;
  return { ...value, attributes: { picklistAtrributesValueType: 'LaterKind' } };
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
