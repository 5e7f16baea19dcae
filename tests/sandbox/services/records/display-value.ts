import { SERVICE_ZONE } from '../../calendar/days.ts';
import type { FieldMetadata, Scalar } from '../../metadata/types.ts';

const dateTime = new Intl.DateTimeFormat('en-US', {
  timeZone: SERVICE_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const currency = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** By number of decimals: making a format costs a hundred times what using it does. */
const numbers = [0, 1, 2, 3, 4].map(
  (digits) =>
    new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

/** A value as a user in Texas reads it, or null where the value itself is already that. */
export function displayValue(field: FieldMetadata, value: Scalar): string | null {
  if (value === null) return null;
  switch (field.type) {
    case 'Currency':
      return currency.format(Number(value));
    case 'Date':
      return displayDate(String(value));
    case 'DateTime':
      // Node puts a narrow no-break space before AM and PM; the platform puts a plain one.
      return dateTime.format(new Date(String(value))).replaceAll('\u202f', ' ');
    case 'Double':
    case 'Int':
      return displayNumber(Number(value), field.scale);
    case 'MultiPicklist':
      return String(value)
        .split(';')
        .map((entry) => labelOf(field, entry))
        .join(';');
    case 'Percent':
      return `${displayNumber(Number(value), field.scale)}%`;
    case 'Phone':
      return displayPhone(String(value));
    case 'Picklist':
      return labelOf(field, String(value));
    case 'Time':
      return displayTime(String(value));
    case 'Boolean':
    case 'Email':
    case 'Id':
    case 'Reference':
    case 'String':
    case 'TextArea':
    case 'Url':
      return null;
  }
}

function displayDate(value: string): string {
  const [year, month, day] = value.split('-').map(Number);
  return `${month}/${day}/${year}`;
}

function displayNumber(value: number, scale: number): string {
  return (numbers[scale] ?? numbers[0])?.format(value) ?? String(value);
}

function displayPhone(value: string): string {
  const match = /^(\d{3})(\d{3})(\d{4})$/.exec(value);
  return match === null ? value : `(${match[1]}) ${match[2]}-${match[3]}`;
}

function displayTime(value: string): string {
  const [hours = 0, minutes = 0] = value.split(':').map(Number);
  const clock = hours % 12 === 0 ? 12 : hours % 12;
  return `${clock}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

function labelOf(field: FieldMetadata, value: string): string {
  return field.picklist?.values.find((entry) => entry.value === value)?.label ?? value;
}
