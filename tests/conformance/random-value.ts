import { isObject, listAt, objectAt, textAt, textsAt } from '@energy-portal/generator';
import type { Json, JsonObject } from '@energy-portal/generator';

/** A source of chance that gives the same for the same seed. */
export interface Chance {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  /** True in so many of a hundred cases. */
  percent(share: number): boolean;
  pick<TValue>(values: readonly TValue[]): TValue | undefined;
}

/** Chance by a seed (mulberry32). */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    percent: (share) => next() * 100 < share,
    pick: (values) => values[below(values.length)],
  };
}

/** Values by the names of members under which an org told them. */
export interface Memory {
  remember(value: unknown): void;
  recall(name: string, chance: Chance): Json | undefined;
}

/** Values kept under one name; with more, those that came last. */
const MOST_KEPT = 40;
const ID = /^[a-zA-Z0-9]{15}(?:[A-Z0-5]{3})?$/;
/** Names of members whose values a parameter of another name takes, too. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  objectApiName: ['apiName', 'objectApiName'],
  parentObjectApiName: ['parentObjectApiName', 'apiName'],
  targetApiName: ['apiName'],
  fieldApiName: ['fieldApiName'],
  listViewApiName: ['listViewApiName'],
  relatedListName: ['relatedListId'],
  currentPassword: ['password'],
};

/** A memory of scalars. */
export function createMemory(): Memory {
  const known = new Map<string, Json[]>();
  const keep = (name: string, value: Json): void => {
    const values = known.get(name) ?? [];
    if (values.includes(value)) return;
    known.set(name, [...values, value].slice(-MOST_KEPT));
  };
  const remember = (value: unknown, name = ''): void => {
    if (Array.isArray(value)) for (const item of value) remember(item, name);
    else if (isObject(value)) for (const [member, inner] of Object.entries(value)) remember(inner, member);
    else if (typeof value === 'string' || typeof value === 'number') {
      keep(name, value);
      if (typeof value === 'string' && ID.test(value) && /\d/.test(value)) keep('#id', value);
    }
  };
  return {
    remember: (value) => remember(value),
    recall(name, chance) {
      const single = name.replace(/(?<=Id|Name|Field)s$/, '');
      const names = [
        name,
        single,
        ...(ALIASES[single] ?? []),
        ...(/(?:^id|Id)$/.test(single) ? ['#id'] : []),
      ];
      return chance.pick(names.flatMap((one) => known.get(one) ?? []));
    },
  };
}

const TOP: Place = { name: '', depth: 0 };

/** Values that no schema asks for. */
const ODD: readonly Json[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e21,
  true,
  [],
  {},
  [null],
  '%00',
  '\u0000',
  'ж😀',
  "';--",
  '__proto__',
  'constructor',
  'x'.repeat(300),
];

/** The name of the member that a value is for, and how deep it stands. */
interface Place {
  readonly name: string;
  readonly depth: number;
}

/** Everything that random values are made of. */
interface ValueSource {
  readonly schemas: { readonly [name: string]: JsonObject };
  readonly memory: Memory;
  readonly chance: Chance;
}

/** A value that a schema describes, out of what the org told where it told something; sometimes one that it does not. */
export function randomValue(source: ValueSource, schema: JsonObject, place: Place = TOP): Json {
  const { schemas, memory, chance } = source;
  const { name, depth } = place;
  if (chance.percent(4)) return chance.pick(ODD) ?? null;
  const target = schemas[textAt(schema, '$ref').split('/').at(-1) ?? ''];
  if (target !== undefined) return randomValue(source, target, place);
  const known = chance.percent(75) ? memory.recall(name, chance) : undefined;
  const type = typeOf(schema, chance);
  if (known !== undefined && type !== 'object' && type !== 'array') return known;
  if ('const' in schema) return schema['const'] ?? null;
  const choices = listAt(schema, 'enum');
  if (choices.length > 0) return chance.pick(choices) ?? null;
  const alternatives = [...listAt(schema, 'anyOf'), ...listAt(schema, 'oneOf')].filter(isObject);
  const alternative = chance.pick(alternatives);
  if (alternative !== undefined && type !== 'object') return randomValue(source, alternative, place);
  if (type === 'array') {
    const size = depth > 5 ? 0 : chance.below(3) + Number((schema['minItems'] ?? 0) ? 1 : 0);
    return Array.from({ length: size }, () =>
      randomValue(source, objectAt(schema, 'items'), { name, depth: depth + 1 }),
    );
  }
  if (type === 'object') return randomObject(source, schema, depth);
  return randomScalar(schema, type, chance);
}

function randomObject(source: ValueSource, schema: JsonObject, depth: number): Json {
  const { chance, memory } = source;
  const required = new Set(textsAt(schema, 'required'));
  const members = Object.entries(objectAt(schema, 'properties')).filter(([name]) =>
    required.has(name) ? !chance.percent(3) : depth < 5 && chance.percent(35),
  );
  const result: Record<string, Json> = {};
  for (const [name, inner] of members) {
    if (isObject(inner)) result[name] = randomValue(source, inner, { name, depth: depth + 1 });
  }
  const others = schema['additionalProperties'];
  if (members.length > 0 || others === false || depth > 5) return result;
  for (let count = chance.below(3); count > 0; count -= 1) {
    const name = String(memory.recall('fieldApiName', chance) ?? 'Subject');
    result[name] = isObject(others) ? randomValue(source, others, { name, depth: depth + 1 }) : 'text';
  }
  return result;
}

function typeOf(schema: JsonObject, chance: Chance): string {
  const own = textsAt(schema, 'type');
  const type = own.length > 0 ? chance.pick(own) : textAt(schema, 'type');
  if (type !== undefined && type !== '') return type;
  return 'properties' in schema || 'additionalProperties' in schema ? 'object' : 'string';
}

function randomScalar(schema: JsonObject, type: string, chance: Chance): Json {
  const { minimum = 0, maximum = 2100, format } = schema;
  if (type === 'null') return null;
  if (type === 'boolean') return chance.percent(50);
  if (type === 'integer' || type === 'number')
    return Number(minimum) + chance.below(Number(maximum) - Number(minimum) + 2);
  const day = `2026-${String(chance.below(12) + 1).padStart(2, '0')}-${String(chance.below(28) + 1).padStart(2, '0')}`;
  const texts: Readonly<Record<string, string>> = {
    date: day,
    'date-time': `${day}T10:00:00.000Z`,
    email: `visitor${chance.below(50)}@example.com`,
    uuid: `4f0d2c1e-6a57-4b0e-9f3f-${String(chance.below(1e6)).padStart(12, '0')}`,
  };
  const usual = [
    'Subject',
    'en',
    'Case',
    'Contact',
    '512-555-0188',
    '78704',
    'Sunny-day-7',
    'Electric bill',
    '7',
    'a b',
  ];
  return texts[String(format)] ?? chance.pick(usual) ?? '';
}
