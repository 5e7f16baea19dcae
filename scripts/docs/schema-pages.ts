import { isObject, listAt, objectAt, textAt, textsAt } from '@energy-portal/generator';
import type { ApiModel, JsonObject } from '@energy-portal/generator';
import { apiAddress, href, schemaAddress } from './address.ts';
import { fieldTable } from './field-table.ts';
import { filterBox } from './filter-box.ts';
import { code, joined, markup, prose } from './markup.ts';
import type { Markup } from './markup.ts';
import { createPage } from './page.ts';
import type { Page } from './page.ts';
import { provenanceText } from './provenance.ts';
import { namedSchemas, operationLink, schemaLink, writtenOperation } from './reference.ts';
import type { Place, Reference } from './reference.ts';
import { extensionDefinition } from './rule-definition.ts';
import { ruleList, rulesOf } from './rule-value.ts';
import { entitySection } from './rules-section.ts';
import { isNullable, limitTexts, literal, typeText } from './schema-type.ts';
import { titleOf } from './table-of-contents.ts';

/** The component schemas of an api: a page of all of them, and one for each. */
export function schemaPages(reference: Reference, api: ApiModel): readonly Page[] {
  const users = usersOf(api);
  const pages = Object.entries(api.schemas).map(([name, schema]) => {
    const page = schemaAddress(api.name, name);
    const place = { reference, page, api };
    const body = schemaBody(place, { name, schema, users: users.get(name) ?? NOBODY });
    return createPage(reference, page, { title: name, of: titleOf(api), body });
  });
  return [schemaList(reference, api), ...pages];
}

/** The operations and schemas that name a schema. */
interface Users {
  readonly operations: readonly string[];
  readonly schemas: readonly string[];
}

const NOBODY: Users = { operations: [], schemas: [] };

interface Named {
  readonly name: string;
  readonly schema: JsonObject;
  readonly users: Users;
}

function schemaList(reference: Reference, api: ApiModel): Page {
  const page = apiAddress(api.name, 'schemas');
  const items = Object.entries(api.schemas).map(([name, schema]) => {
    const isEntity = schema['x-entity'] !== undefined;
    return markup`<li data-filter-item><a href="${href(page, schemaAddress(api.name, name))}">${code(name)}</a>${isEntity && markup` <span class="mark">entity</span>`} <span class="quiet">${prose(textAt(schema, 'description'))}</span></li>
`;
  });
  const body = markup`${filterBox('Filter the schemas')}<ul class="operations">${items}</ul>`;
  return createPage(reference, page, { title: `Schemas of ${titleOf(api)}`, body });
}

function schemaBody(place: Place, { name, schema, users }: Named): Markup {
  const limits = limitTexts(schema);
  const examples = listAt(schema, 'examples');
  const title = textAt(schema, 'title');
  return markup`<article id="${name}">
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
${userSection(place, users)}
</article>`;
}

function memberSection(place: Place, name: string, schema: JsonObject): Markup | undefined {
  const table = fieldTable(place, schema, `Members of ${name}`);
  if (table === undefined) return undefined;
  const together = Object.entries(objectAt(schema, 'dependentRequired'));
  return markup`<h2>Members</h2>
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
    : markup`<section class="cache"><h2>Variants</h2>${ruleList(place, rules)}</section>`;
}

function userSection(place: Place, { operations, schemas }: Users): Markup | undefined {
  if (operations.length + schemas.length === 0) return undefined;
  const links = [
    ...operations.map((id) => operationLink(place, id)),
    ...schemas.map((name) => schemaLink(place, name)),
  ];
  return markup`<h2>Used by</h2>
<ul class="users">${links.map((link) => markup`<li>${link}</li>`)}</ul>`;
}

/** Everybody who names a schema, by its name; what shared responses name is named by all who share them. */
function usersOf(api: ApiModel): ReadonlyMap<string, Users> {
  const users = new Map<string, { operations: string[]; schemas: string[] }>();
  const add = (name: string, kind: keyof Users, user: string): void => {
    const entry = users.get(name) ?? { operations: [], schemas: [] };
    users.set(name, entry);
    entry[kind].push(user);
  };
  for (const operation of api.operations) {
    const nodes = [
      ...operation.parameters.map(({ schema }) => schema),
      ...operation.responses.flatMap(({ schema }) => schema ?? []),
      writtenOperation(api, operation)['requestBody'] ?? null,
      operation.body?.schema ?? null,
    ];
    for (const name of namedSchemas(nodes)) add(name, 'operations', operation.id);
  }
  for (const [user, schema] of Object.entries(api.schemas))
    for (const name of namedSchemas(schema)) if (name !== user) add(name, 'schemas', user);
  return users;
}
