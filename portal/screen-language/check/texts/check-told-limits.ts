import type { Field } from '../../generated/screen-config.gen.ts';
import type { SourceFile } from '../../load/source-file.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { CheckedScreen } from '../facts/checked-screen.ts';
import { numberOf, withoutValues } from '../words/said-numbers.ts';
import type { Told } from '../words/said-numbers.ts';
import { textAt } from '../facts/text-keys.ts';

/** The least and the most that a text says. */
interface SaidLimits {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

const number = String.raw`\$?(\d[\d,]{0,12}(?:\.\d{1,4})?)`;
const character = String.raw`[\s-]*characters?\b`;
const sign = String.raw`[\s-]*(?:letters?|digits?|signs?|symbols?)\b`;
const atLeast = String.raw`(?:at least|no (?:less|fewer) than|a minimum of|minimum(?: of|:)?|min\.?|starting at)`;
const atMost = String.raw`(?:at most|up to|no more than|not more than|a maximum of|maximum(?: of|:)?|max\.?)`;

/** Forms of a sentence that says limits, each with the numbers in it. */
function formsOf(unit: string, from: string) {
  const form = (pattern: string) => new RegExp(pattern, 'i');
  return {
    both: [
      form(`\\b(?:between|from) ${number} (?:and|to) ${number}${unit}`),
      ...(unit === '' ? [] : [form(`\\b(\\d{1,9}) ?(?:to|-|–) ?(\\d{1,9})${unit}`)]),
    ],
    least: [
      form(`\\b${from}\\s+${number}${unit}`),
      form(`${number}${unit} or more\\b`),
      ...(unit === '' ? [] : [form(`${number} or more${unit}`)]),
    ],
    most: [
      form(`\\b${atMost}\\s+${number}${unit}`),
      form(`${number}${unit} or (?:less|fewer)\\b`),
      ...(unit === '' ? [] : [form(`${number} or (?:less|fewer)${unit}`)]),
    ],
  };
}

const characters = formsOf(character, atLeast);
const signs = formsOf(sign, atLeast);
const amounts = formsOf('', `(?:from|${atLeast})`);

/** The limits that a text says in one of the forms. */
function limitsIn(text: string, forms: typeof signs): SaidLimits {
  const both = forms.both.map((form) => form.exec(text)).find((found) => found !== null);
  if (both !== undefined) return { least: numberOf(both[1] ?? ''), most: numberOf(both[2] ?? '') };
  const one = (list: readonly RegExp[]) => {
    const found = list.map((form) => form.exec(text)?.[1]).find((written) => written !== undefined);
    return found === undefined ? undefined : numberOf(found);
  };
  return { least: one(forms.least), most: one(forms.most) };
}

/** Limits of questions that their labels and hints say otherwise: "at least 8 characters" where 12 are needed. */
export function toldLimits({ config }: CheckedScreen, english: SourceFile): Told {
  return placedFields(config).flatMap(({ field, path, text }) =>
    ['label', 'hint', 'placeholder', 'intro'].flatMap((member): Told => {
      const key = `fields.${text}.${member}`;
      const said = withoutValues(textAt(english.value, key));
      if (said === '') return [];
      return [...lengthsOf(field, said), ...amountsOf(field, said)].map(([rule, limit, told]) => [
        key,
        [...path, rule],
        `"${rule}" of "${field.name}" is ${limit}, and its text says ${told}.`,
      ]);
    }),
  );
}

type Otherwise = readonly (readonly [rule: string, limit: number, told: number])[];

function compare(said: SaidLimits, own: { readonly [rule: string]: number | undefined }): Otherwise {
  const [low = '', high = ''] = Object.keys(own);
  return (
    [
      [low, said.least],
      [high, said.most],
    ] as const
  ).flatMap(([rule, told]): Otherwise => {
    const limit = own[rule];
    return limit === undefined || told === undefined || limit === told ? [] : [[rule, limit, told]];
  });
}

function lengthsOf({ minLength, maxLength }: Field, text: string): Otherwise {
  // Of characters, one or two may have to be letters or digits.
  const isOfAll = /\bcharacters?\b/i.test(text);
  const said = limitsIn(text, isOfAll ? characters : signs);
  const found = compare(said, { minLength, maxLength });
  if (said.least !== undefined || said.most !== undefined) return found;
  // "5 digits" are no more and no less.
  const exact = [...text.matchAll(new RegExp(`(\\d{1,9})${isOfAll ? character : sign}`, 'gi'))].map(
    ([, written = '']) => Number(written),
  );
  const [only, ...others] = exact;
  if (only === undefined || others.length > 0 || /\b(?:first|last|other|or|plus|each)\b/i.test(text))
    return found;
  return [
    ...(minLength !== undefined && minLength > only ? [['minLength', minLength, only] as const] : []),
    ...(maxLength !== undefined && maxLength < only ? [['maxLength', maxLength, only] as const] : []),
  ];
}

/** Numbers that are about the form of an answer: up to 2 decimals. */
const ofForm = /\d{1,9}[\s-]?(?:characters?|letters?|digits?|signs?|symbols?|decimals?|places?)\b/gi;

function amountsOf({ as, min, max }: Field, text: string): Otherwise {
  if (as !== 'money' && as !== 'number') return [];
  const inUnit = (limit: Field['min']) =>
    typeof limit === 'number' ? (as === 'money' ? limit / 100 : limit) : undefined;
  return compare(limitsIn(text.replaceAll(ofForm, ''), amounts), { min: inUnit(min), max: inUnit(max) });
}
