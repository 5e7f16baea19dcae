/** A JSON object of an answer. */
interface Members {
  readonly [name: string]: unknown;
}

/** The member that nobody knows yet. */
const LATER: Members = { memberOfLaterRelease: { since: 'v67.0' } };

/**
 * An answer as a later release of the platform would give it: a member more, in an object's fields one of a kind that nobody
 * knows yet, and picklist values with attributes of an unknown kind, and one value more.
 */
export function asLaterRelease(body: unknown): unknown {
  if (!isMembers(body)) return body;
  const later = { ...body, ...LATER };
  if (isMembers(body['fields']) && 'apiName' in body && 'keyPrefix' in body)
    return { ...later, fields: withLaterField(body['fields']) };
  if (Array.isArray(body['values']) && 'controllerValues' in body)
    return { ...later, values: [...body['values'].map(withLaterAttributes), LATER_VALUE] };
  return later;
}

/**
 * An answer of Apex whose class is newer than the portal: a member more, in each entry of its lists, too. What is refused
 * stays as it is.
 *
 * @param text JSON, by itself or wrapped
 */
export function asLaterClass(text: string): string {
  const body: unknown = JSON.parse(text);
  if (!isMembers(body)) return text;
  const { status, body: inner } = body;
  if (typeof status !== 'number' || !Object.hasOwn(body, 'headers'))
    return JSON.stringify(withLaterMember(body));
  return typeof inner === 'string' ? JSON.stringify({ ...body, body: asLaterClass(inner) }) : text;
}

function withLaterMember(body: Members): Members {
  const members = Object.entries(body).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) ? value.map((entry) => (isMembers(entry) ? { ...entry, ...LATER } : entry)) : value,
  ]);
  return { ...Object.fromEntries(members), ...LATER };
}

function withLaterField(fields: Members): Members {
  const like = Object.values(fields).find((field) => isMembers(field) && field['dataType'] === 'String');
  if (!isMembers(like)) return fields;
  const field = { ...like, apiName: 'Later_Release__c', label: 'Later Release', dataType: 'LaterKind' };
  return { ...fields, Later_Release__c: field };
}

/** A value that an administrator has added since. */
const LATER_VALUE = { attributes: null, label: 'Later kind', validFor: [], value: 'LaterKind' };

function withLaterAttributes(value: unknown): unknown {
  if (!isMembers(value) || value['attributes'] !== null) return value;
  return { ...value, attributes: { picklistAtrributesValueType: 'LaterKind' } };
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
