import { isObject, listAt, objectAt, textAt, textsAt } from '@energy-portal/generator';
import type { ApiModel, JsonObject } from '@energy-portal/generator';
import { apiAddress, href, schemaGroupAddress } from './address.ts';
import { fieldTable } from './field-table.ts';
import { code, heading, joined, markup, prose } from './markup.ts';
import type { Markup } from './markup.ts';
import { createPage } from './page.ts';
import type { Page } from './page.ts';
import { provenanceText } from './provenance.ts';
import { operationLink, schemaAddress, schemaLink } from './reference.ts';
import type { Place, Reference } from './reference.ts';
import { extensionDefinition } from './rule-definition.ts';
import { ruleList, rulesOf } from './rule-value.ts';
import { entitySection } from './rules-section.ts';
import { isNullable, limitTexts, literal, typeText } from './schema-type.ts';
import { SHARED, schemaGroup, usersOf } from './schema-users.ts';
import type { Users } from './schema-users.ts';
import { titleOf } from './table-of-contents.ts';

/** The component schemas of an api: a page that lists them, and one for each group with each of them in full. */
export function schemaPages(reference: Reference, api: ApiModel): readonly Page[] {
  const groups = Map.groupBy(Object.keys(api.schemas), (name) => schemaGroup(api, name));
  const pages = [...groups].map(([group, names]) => {
    const page = schemaGroupAddress(api.name, group);
    const sections = names.map((name) => schemaSection({ reference, page, api }, name));
    return createPage(page, {
      title: `Schemas: ${group}`,
      of: titleOf(api),
      body: markup`<p>${introduction(group)}</p>${sections}`,
      search: '',
      sections: names.map((name) => ({ name, search: textAt(api.schemas[name], 'description') })),
    });
  });
  return [schemaList(api), ...pages];
}

function introduction(group: string): string {
  return group === SHARED
    ? 'Used by operations of several tags.'
    : `Used by the operations of ${group} alone.`;
}

function schemaList(api: ApiModel): Page {
  const page = apiAddress(api.name, 'schemas');
  const items = Object.entries(api.schemas).map(([name, schema]) => {
    const isEntity = schema['x-entity'] !== undefined;
    return markup`<li><a href="${href(page, schemaAddress(api, name))}">${code(name)}</a>${isEntity && markup` <span class="mark">entity</span>`} <span class="quiet">${prose(textAt(schema, 'description'))}</span></li>
`;
  });
  const body = markup`<ul class="operations">${items}</ul>`;
  return createPage(page, { title: `Schemas of ${titleOf(api)}`, body, search: '' });
}

function schemaSection(place: Place, name: string): Markup {
  const schema = objectAt(place.api.schemas, name);
  const limits = limitTexts(schema);
  const examples = listAt(schema, 'examples');
  const title = textAt(schema, 'title');
  return markup`<article class="schema">${heading(2, name, name)}
${title !== '' && markup`<p class="lead">${title}</p>`}
<p>${prose(textAt(schema, 'description'))}</p>
<p>Type: ${typeText(place, schema)}${isNullable(schema) && markup` <span class="mark">nullable</span>`}${
    limits.length > 0 && markup` <span class="limits">${joined(limits.map(code), ' ')}</span>`
  }</p>
${examples.length > 0 && markup`<p>Such as ${joined(examples.map(literal), ', ')}</p>`}
${provenanceText(place, schema)}
${entitySection(place, name)}
${variantSection(place, schema)}
${memberSection(place, name, schema)}
${userSection(place, usersOf(place.api, name))}
</article>`;
}

function memberSection(place: Place, name: string, schema: JsonObject): Markup | undefined {
  const table = fieldTable(place, schema, `Members of ${name}`);
  if (table === undefined) return undefined;
  const together = Object.entries(objectAt(schema, 'dependentRequired'));
  return markup`<h3>Members</h3>
${table}
${together.map(([member]) => {
  const others = textsAt(objectAt(schema, 'dependentRequired'), member).map(code);
  return markup`<p>${code(member)} needs ${joined(others, ', ')}.</p>`;
})}
<p class="quiet">${othersText(schema)}</p>`;
}

/** The rule of a schema for members that it does not name. */
function othersText(schema: JsonObject): string {
  const others = schema['additionalProperties'];
  if (others === false) return 'Other members are refused.';
  return isObject(others)
    ? 'Other members have a schema of their own, see the type.'
    : 'There may be other members.';
}

function variantSection(place: Place, schema: JsonObject): Markup | undefined {
  const definition = extensionDefinition(place.reference, 'x-tag');
  const rules = rulesOf(place, definition, objectAt(schema, 'x-tag'));
  return rules.length === 0
    ? undefined
    : markup`<section class="cache"><h3>Variants</h3>${ruleList(place, rules)}</section>`;
}

function userSection(place: Place, { operations, schemas }: Users): Markup | undefined {
  if (operations.length + schemas.length === 0) return undefined;
  const links = [
    ...operations.map((id) => operationLink(place, id)),
    ...schemas.map((name) => schemaLink(place, name)),
  ];
  return markup`<h3>Used by</h3>
<ul class="users">${links.map((link) => markup`<li>${link}</li>`)}</ul>`;
}
