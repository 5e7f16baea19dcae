import type { CatalogueSchema } from '../../load/catalogue.ts';
import { formsOfTexts } from '../words/text-forms.ts';

/** Keywords that are judged here; the others leave it to a compiled validator. */
const plain: ReadonlySet<string> = new Set([
  'title',
  'description',
  'examples',
  'default',
  'type',
  'enum',
  'const',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
]);

/** Returns true for a schema of one value or of a list of them, which is judged without compiling it. */
export function isPlain(schema: CatalogueSchema): boolean {
  const listed = [...(schema.enum ?? []), schema.const];
  const isKnown = (keyword: string) =>
    plain.has(keyword) || (keyword === 'items' && schema.items !== undefined && isPlain(schema.items));
  return Object.keys(schema).every(isKnown) && listed.every(isScalar);
}

/** Returns true for a value that a plain schema accepts, as a validator of JSON Schema would. */
export function isAccepted(value: unknown, schema: CatalogueSchema): boolean {
  const { type, enum: listed } = schema;
  if (type !== undefined && ![type].flat().some((name) => isOfType(value, name))) return false;
  if (listed !== undefined && !listed.includes(value)) return false;
  if ('const' in schema && schema.const !== undefined && schema.const !== value) return false;
  if (typeof value === 'string') return isText(value, schema);
  if (Array.isArray(value)) return isList(value, schema);
  return typeof value !== 'number' || isNumber(value, schema);
}

function isList(
  value: readonly unknown[],
  { minItems = 0, maxItems = Infinity, items }: CatalogueSchema,
): boolean {
  if (value.length < minItems || value.length > maxItems) return false;
  return items === undefined || value.every((one) => isAccepted(one, items));
}

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

/** Lengths count characters, and not the halves of rare ones. */
function isText(
  value: string,
  { minLength = 0, maxLength = Infinity, pattern, format }: CatalogueSchema,
): boolean {
  const length = [...value].length;
  if (length < minLength || length > maxLength) return false;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return false;
  return format === undefined || !hasForm(format) || isOfForm(value, formsOfTexts[format]);
}

const hasForm = (format: string): format is keyof typeof formsOfTexts => Object.hasOwn(formsOfTexts, format);

const isOfForm = (value: string, form: RegExp | ((text: string) => boolean)) =>
  form instanceof RegExp ? form.test(value) : form(value);

const isNumber = (value: number, { minimum = -Infinity, maximum = Infinity }: CatalogueSchema) =>
  value >= minimum && value <= maximum;
