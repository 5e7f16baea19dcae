import { lifetimeRow, objectAt } from '@energy-portal/generator';
import type { OperationModel } from '@energy-portal/generator';
import { EXTENSIONS, apiAddress, href } from './address.ts';
import { explanation, extensionDefinition } from './rule-definition.ts';
import { lifetimeText } from './lifetime.ts';
import { code, heading, joined, markup, prose } from './markup.ts';
import type { Markup, Child } from './markup.ts';
import { choicesWith, entitiesIn, operationLink, schemaLink, writesTouching } from './reference.ts';
import type { Place } from './reference.ts';
import { ruleValue, rulesOf } from './rule-value.ts';
import type { Rule } from './rule-value.ts';

/** A line of the rules: what it is about, what holds, and why that is so. */
interface Line {
  readonly term: Child;
  readonly value: Child;
  readonly help?: Child;
}

/** The rules by which an operation is cached and checked: its extension, and those that follow from others for it. */
export function rulesSection(place: Place, operation: OperationModel): Markup {
  const extension = `x-${operation.kind}`;
  const rules = rulesOf(place, extensionDefinition(place.reference, extension), operation.extension);
  const lines = [
    ...entityLifetime(place, operation),
    ...rules.map((rule) => ruleLine(place, extension, rule)),
    ...derivedLines(place, operation),
  ];
  return markup`<section class="cache">${heading(2, 'rules', 'Cache and rules')}
<dl class="rules">${lines.map(
    ({ term, value, help }) => markup`<div><dt>${term}</dt>
<dd>${value}${help !== undefined && markup`<p class="quiet">${help}</p>`}</dd></div>
`,
  )}</dl></section>`;
}

function ruleLine(place: Place, extension: string, rule: Rule): Line {
  const help = explanation(rule.definition);
  const link = href(place.page, `${EXTENSIONS}#${extension}.${rule.member}`);
  return {
    term: markup`<a href="${link}">${words(rule.member)}</a>`,
    value: ruleValue(place, rule),
    ...(help === '' ? {} : { help: prose(help) }),
  };
}

/** A read of one entity lives as long as the entity says. */
function entityLifetime(place: Place, operation: OperationModel): readonly Line[] {
  if (operation.kind === 'write' || operation.extension['lifetime'] !== undefined) return [];
  const row = lifetimeRow(place.api, operation);
  return [{ term: 'Lifetime', value: lifetimeText(place, row), help: 'That of the entity.' }];
}

function derivedLines(place: Place, operation: OperationModel): readonly Line[] {
  const entities = entitiesIn(operation.shape).map((name) => schemaLink(place, name));
  const writes = writesTouching(place.reference, operation).map(({ id }) => operationLink(place, id));
  const choices = choicesWith(place.api, operation).map(({ name }) => {
    const address = `${apiAddress(place.api.name, 'choices')}#${name}`;
    return markup`<a href="${href(place.page, address)}">${code(name)}</a>`;
  });
  return [
    ...listLine('Entities in the answer', entities, 'Stored once, wherever they appear.'),
    ...listLine('Stale after', writes, 'Writes that invalidate this read.'),
    ...listLine('Chosen by', choices, 'Reads that take this one where their configuration fits it.'),
    ...operation.tags.map(({ at, property, otherwise }) => ({
      term: 'Unknown variants',
      value: markup`${code([...at, property].join('.'))}: ${code(otherwise)}`,
      help: 'An answer with a variant that nobody knows is this error.',
    })),
  ];
}

function listLine(term: string, links: readonly Markup[], help: string): readonly Line[] {
  return links.length === 0 ? [] : [{ term, value: markup`${joined(links, ', ')}`, help }];
}

/** `nextPage` as `Next page`. */
function words(name: string): string {
  const text = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The rules of an entity, as its `x-entity` says them. */
export function entitySection(place: Place, schema: string): Markup | undefined {
  const extension = objectAt(objectAt(place.api.schemas, schema), 'x-entity');
  const rules = rulesOf(place, extensionDefinition(place.reference, 'x-entity'), extension);
  if (rules.length === 0) return undefined;
  return markup`<section class="cache"><h3>Entity</h3>
<dl class="rules">${rules.map((rule) => {
    const { term, value, help } = ruleLine(place, 'x-entity', rule);
    return markup`<div><dt>${term}</dt>
<dd>${value}${help !== undefined && markup`<p class="quiet">${help}</p>`}</dd></div>
`;
  })}</dl></section>`;
}
