import { resolved, variantsOf } from './language-schema.ts';
import type { LanguageSchema } from './language-schema.ts';

/** Deeper than any required member of the language stands. */
const deepest = 12;

/** Returns the least value that has everything its schema requires, to go on from. */
export function starterOf(schema: LanguageSchema, root: LanguageSchema, depth = 0): unknown {
  const whole = resolved(schema, root);
  if (depth > deepest) return null;
  if (whole.const !== undefined) return whole.const;
  if (whole.enum !== undefined) return whole.enum[0];
  const [variant] = variantsOf(whole, root);
  if (variant !== undefined) return starterOf(variant, root, depth + 1);
  return plainStarter(whole, root, depth);
}

function plainStarter(schema: LanguageSchema, root: LanguageSchema, depth: number): unknown {
  switch ([schema.type ?? 'object'].flat()[0]) {
    case 'string':
      return '';
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'array': {
      const { minItems = 0, items = {} } = schema;
      return Array.from({ length: minItems }, () => starterOf(items, root, depth + 1));
    }
    default: {
      const { properties = {}, required = [] } = schema;
      return Object.fromEntries(
        required.map((name) => [name, starterOf(properties[name] ?? {}, root, depth + 1)]),
      );
    }
  }
}

/** A name without the digits at its end. */
function withoutNumber(name: string): string {
  let end = name.length;
  while (/^\d$/.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

/** Returns a name like the wanted one that is not taken yet: `row`, `row2`, `row3`. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const base = withoutNumber(wanted) || 'new';
  if (!taken.includes(wanted)) return wanted;
  let number = 2;
  while (taken.includes(`${base}${number}`)) number += 1;
  return `${base}${number}`;
}

/** Returns a name of the language out of words: `Preferred name` becomes `preferredName`. */
export function nameOfWords(words: string): string {
  const plain = words.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '');
  const parted = plain.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').match(/[A-Za-z\d]+/g) ?? [];
  const [first = '', ...others] = parted.map((word) => word.toLowerCase());
  const name = first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[a-z]/.test(name) ? name : `${name === '' ? 'new' : 'n'}${name}`;
}

/** Returns the words of a name: `requiredWhen` becomes `Required when`. */
export function wordsOfName(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
