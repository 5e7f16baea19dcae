import { isObject, listAt, objectAt, textAt, textsAt, valueAt } from '@energy-portal/generator';
import type { Json, JsonObject } from '@energy-portal/generator';
import { explanation, memberNames, memberDefinition } from './rule-definition.ts';
import type { RuleDefinition } from './rule-definition.ts';
import { lifetimeText } from './lifetime.ts';
import { code, joined, markup, prose } from './markup.ts';
import type { Markup } from './markup.ts';
import { constantLink, operationLink, schemaLink } from './reference.ts';
import type { Place } from './reference.ts';

/** A member of an extension as a spec has it, and what the extension's schema says about it. */
export interface Rule {
  readonly member: string;
  readonly value: Json;
  readonly definition: RuleDefinition;
}

type Show = (place: Place, value: Json) => Markup | undefined;

/** Members whose texts name something that the reference has a page for. */
const SHOWN: Readonly<Record<string, Show>> = {
  lifetime: rowText,
  errors: rowText,
  entity: (place, value) => (typeof value === 'string' ? schemaLink(place, value) : undefined),
  operation: operationText,
  with: operationText,
  read: operationText,
  placeholder: constantText,
  constant: constantText,
  needs: (_, value) => needsText(value),
  limits: (place, value) => pairList(Object.entries(wholeObject(value)), (path) => constantText(place, path)),
};

/** The members of an extension in the order of its schema, with what that schema says about each. */
export function rulesOf(place: Place, definition: RuleDefinition, value: JsonObject): readonly Rule[] {
  return memberNames(definition).flatMap((member): readonly Rule[] => {
    const given = value[member];
    return given === undefined
      ? []
      : [{ member, value: given, definition: memberDefinition(place.reference, definition, member) }];
  });
}

/** The value of a rule: what it names is linked, and what it looks up is shown. */
export function ruleValue(place: Place, { member, value, definition }: Rule): Markup {
  const shown = SHOWN[member]?.(place, value);
  if (shown !== undefined) return shown;
  if (Array.isArray(value)) return listText(place, value, definition);
  if (!isObject(value)) return code(String(value));
  if (memberNames(definition).length > 0) return ruleList(place, rulesOf(place, definition, value));
  return pairList(Object.entries(value), (each) => pairValue(place, each));
}

/** Rules as a list of terms, each with its value and its explanation. */
export function ruleList(place: Place, rules: readonly Rule[]): Markup {
  return markup`<dl class="rules">${rules.map(
    (rule) => markup`<div><dt>${code(rule.member)}</dt>
<dd>${ruleValue(place, rule)}${explanationText(rule.definition)}</dd></div>
`,
  )}</dl>`;
}

/** The explanation of a definition as a quiet paragraph. */
function explanationText(definition: RuleDefinition): Markup | undefined {
  const text = explanation(definition);
  return text === '' ? undefined : markup`<p class="quiet">${prose(text)}</p>`;
}

/** The value at a path of the constants of any spec. */
export function constantText(place: Place, path: Json): Markup | undefined {
  if (typeof path !== 'string') return undefined;
  const value = place.reference.apis
    .map((api) => valueAt(api.constants, path))
    .find((each) => each !== undefined);
  const link = constantLink(place, path);
  return value === undefined
    ? link
    : markup`${plainValue(value)} <span class="quiet">constant ${link}</span>`;
}

/** A value without a name: texts and numbers as code, lists of them with commas. */
export function plainValue(value: Json): Markup {
  if (Array.isArray(value))
    return markup`${joined(
      value.map((each: Json) => plainValue(each)),
      ', ',
    )}`;
  return code(typeof value === 'string' ? value : JSON.stringify(value));
}

function rowText(place: Place, value: Json): Markup | undefined {
  return typeof value === 'string' ? lifetimeText(place, value) : undefined;
}

function operationText(place: Place, value: Json): Markup | undefined {
  return typeof value === 'string' ? operationLink(place, value) : undefined;
}

function needsText(value: Json): Markup {
  const all = textsAt(value, 'all').map(code);
  const any = textsAt(value, 'any').map(code);
  return markup`${all.length > 0 && markup`<div>each of ${joined(all, ', ')}</div>`}${
    any.length > 0 && markup`<div>at least one of ${joined(any, ', ')}</div>`
  }`;
}

function listText(place: Place, values: readonly Json[], definition: RuleDefinition): Markup {
  if (!values.some(isObject)) return plainValue(values);
  const items: RuleDefinition = {
    extension: definition.extension,
    schema: objectAt(definition.schema, 'items'),
  };
  return markup`<ul class="plain">${values
    .filter(isObject)
    .map(
      (value) => markup`<li>${rulesOf(place, items, value).map((rule) => itemText(place, rule))}</li>`,
    )}</ul>`;
}

/** A member of an item of a list stands in one line with the others. */
function itemText(place: Place, rule: Rule): Markup {
  if (rule.member === 'operation') return ruleValue(place, rule);
  const pairs = Object.entries(wholeObject(rule.value));
  return markup` <span class="quiet">${rule.member}</span> ${joined(
    pairs.map(([name, value]) => markup`${code(name)} = ${pairValue(place, value)}`),
    ', ',
  )}`;
}

function pairList(
  pairs: readonly (readonly [string, Json])[],
  show: (value: Json) => Markup | undefined,
): Markup {
  return markup`<ul class="plain">${pairs.map(([name, value]) => markup`<li>${code(name)}: ${show(value)}</li>`)}</ul>`;
}

/** The value of a member: itself, a constant, or a value in another answer. */
function pairValue(place: Place, value: Json): Markup {
  const constant = textAt(value, 'constant');
  if (constant !== '') return constantText(place, constant) ?? code(constant);
  const read = textAt(value, 'read');
  if (read === '') return plainValue(value);
  const pairs = Object.entries(objectAt(value, 'with'));
  return markup`${code(textAt(value, 'take'))} of ${operationLink(place, read)} with ${joined(
    pairs.map(([name, member]) => markup`${code(name)} = ${plainValue(member)}`),
    ', ',
  )}`;
}

function wholeObject(value: Json): JsonObject {
  return isObject(value) ? value : { items: listAt({ value }, 'value') };
}
