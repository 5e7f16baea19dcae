import type { FieldMetadata, Scalar } from '../../metadata/types.ts';
import { holdsCardNumber } from '../../protocol/card-number.ts';
import { fieldError, quoteValue } from '../../protocol/problem.ts';
import type { RecordError, RecordErrorCode } from '../../protocol/problem.ts';

/** Either the value as it is stored, or why it is refused. */
type FieldCheck =
  | { readonly ok: true; readonly value: Scalar }
  | { readonly ok: false; readonly error: RecordError };

const EMAIL =
  /^[^\s@"(),:;<>[\]\\]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;
/** Ten digits of the North American plan, with or without its country code and the usual marks. */
const PHONE = /^(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ .-]?([2-9]\d{2})[ .-]?(\d{4})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z?$/;

/** Checks one value that a client sends. References are checked for form only. An empty text clears the field. */
export function checkField(field: FieldMetadata, sent: Scalar): FieldCheck {
  const value = typeof sent === 'string' && sent.trim() === '' ? null : sent;
  if (value === null) return checkMissing(field);
  switch (field.type) {
    case 'Boolean':
      return typeof value === 'boolean' ? accept(value) : wrongType(field, value);
    case 'Currency':
    case 'Double':
    case 'Int':
    case 'Percent':
      return checkNumber(field, value);
    default:
      return typeof value === 'string' ? checkString(field, value) : wrongType(field, value);
  }
}

function checkMissing(field: FieldMetadata): FieldCheck {
  if (field.type === 'Boolean') return wrongType(field, null);
  return field.required ? { ok: false, error: requiredMissing(field) } : accept(null);
}

/** The error of a required field without a value. */
export function requiredMissing(field: FieldMetadata): RecordError {
  return fieldError(field, 'REQUIRED_FIELD_MISSING', `Required fields are missing: [${field.name}]`);
}

function checkString(field: FieldMetadata, value: string): FieldCheck {
  if (field.length > 0 && value.length > field.length) {
    const message = `${field.label}: data value too large (max length=${field.length})`;
    return refuse(field, 'STRING_TOO_LONG', message);
  }
  switch (field.type) {
    case 'Email':
      return EMAIL.test(value)
        ? accept(value)
        : refuse(
            field,
            'INVALID_EMAIL_ADDRESS',
            `${field.label}: invalid email address: ${quoteValue(value)}`,
          );
    case 'Phone':
      return checkPhone(field, value);
    case 'Picklist':
      return checkPicklist(field, value, [value]);
    case 'MultiPicklist':
      return checkPicklist(field, value, value.split(';'));
    case 'Date':
      return isDate(value) ? accept(value) : wrongType(field, value);
    case 'DateTime':
      return isDateTime(value) ? accept(new Date(value).toISOString()) : wrongType(field, value);
    case 'Time':
      return TIME.test(value) ? accept(value) : wrongType(field, value);
    case 'Url':
      return /^(?:https?:\/\/)?[^\s/$.?#:][^\s]*\.[^\s]+$/i.test(value)
        ? accept(value)
        : refuse(field, 'INVALID_URL', `${field.label}: invalid URL`);
    default:
      return checkText(field, value);
  }
}

/** A validation rule of the org: no number of a card is kept where nobody expects one. */
function checkText(field: FieldMetadata, value: string): FieldCheck {
  if (!holdsCardNumber(value)) return accept(value);
  return refuse(field, 'FIELD_CUSTOM_VALIDATION_EXCEPTION', `${field.label}: numbers of cards are not taken`);
}

function checkPhone(field: FieldMetadata, value: string): FieldCheck {
  const match = PHONE.exec(value.trim());
  if (match === null)
    return refuse(field, 'INVALID_PHONE', `${field.label}: invalid phone number: ${quoteValue(value)}`);
  return accept(match.slice(1).join(''));
}

function checkPicklist(field: FieldMetadata, value: string, entries: readonly string[]): FieldCheck {
  if (field.picklist === undefined || !field.picklist.restricted) return accept(value);
  const known = new Set(field.picklist.values.map((entry) => entry.value));
  if (entries.every((entry) => known.has(entry))) return accept(value);
  const message = `${field.label}: bad value for restricted picklist field: ${quoteValue(value)}`;
  return refuse(field, 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST', message);
}

function checkNumber(field: FieldMetadata, value: string | number | boolean): FieldCheck {
  const number = typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number') return wrongType(field, value);
  const limit = 10 ** (field.precision - field.scale);
  if (Math.abs(number) >= limit) {
    return refuse(
      field,
      'NUMBER_OUTSIDE_VALID_RANGE',
      `${field.label}: value outside of valid range on numeric field`,
    );
  }
  return accept(Number(number.toFixed(field.scale)));
}

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function isDateTime(value: string): boolean {
  const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;
  return form.test(value) && !Number.isNaN(Date.parse(value));
}

function accept(value: Scalar): FieldCheck {
  return { ok: true, value };
}

function refuse(field: FieldMetadata, code: RecordErrorCode, message: string): FieldCheck {
  return { ok: false, error: fieldError(field, code, message) };
}

function wrongType(field: FieldMetadata, value: Scalar): FieldCheck {
  const message = `${field.label}: value not of required type: ${quoteValue(value)}`;
  return refuse(field, 'INVALID_TYPE_ON_FIELD_IN_RECORD', message);
}
