import { isObject, objectAt } from '@energy-portal/generator';
import type { ApiModel, ChoicesModel, Json } from '@energy-portal/generator';
import { apiAddress, tagAddress } from './address.ts';
import { tableFrame } from './field-table.ts';
import { exactText, freshText, readingsText, reasonText } from './lifetime.ts';
import { code, joined, markup, prose } from './markup.ts';
import type { Markup, Child } from './markup.ts';
import { operationSection } from './operation-section.ts';
import { createPage } from './page.ts';
import type { Page } from './page.ts';
import { operationLink } from './reference.ts';
import type { Place, Reference } from './reference.ts';
import { plainValue } from './rule-value.ts';
import { tagsOf, titleOf } from './table-of-contents.ts';

/** One page for each tag, with its operations in full. */
export function tagPages(reference: Reference, api: ApiModel): readonly Page[] {
  return tagsOf(api).map(({ name, description, operations }) => {
    const page = tagAddress(api.name, name);
    const place = { reference, page, api };
    const body = markup`<p class="lead">${prose(description)}</p>
<ul class="operations">${operations.map(({ id, summary }) => markup`<li>${operationLink(place, id)} <span class="quiet">${prose(summary)}</span></li>`)}</ul>
${operations.map((operation) => operationSection(place, operation))}`;
    return createPage(reference, page, { title: name, of: titleOf(api), body });
  });
}

/** The table of the lifetimes of an api. */
export function lifetimesPage(reference: Reference, api: ApiModel): Page {
  const rows = Object.keys(api.lifetimes).map((row) => {
    const values = objectAt(api.lifetimes, row);
    return markup`<tr id="${row}"><th scope="row">${code(row)}</th><td><strong>${freshText(values)}</strong>${readingsText(values)}</td>
<td>${exactText(values)}</td><td>${reasonText(values)}</td></tr>
`;
  });
  const heads = ['Row', 'Fresh for', 'Exactly', 'Why'];
  const body = markup`<p>How long what was fetched is fresh. Operations and entities name a row.</p>
${tableFrame('Lifetimes', heads, rows)}`;
  return createPage(reference, apiAddress(api.name, 'lifetimes'), {
    title: `Lifetimes of ${titleOf(api)}`,
    body,
  });
}

/** The table of the constants of an api. */
export function constantsPage(reference: Reference, api: ApiModel): Page {
  const rows = Object.entries(api.constants).flatMap(([group, value]) => constantRows(group, value));
  const body = markup`<p>Business constants and limits. Screen configs read them as <code>constants.&lt;path&gt;</code>.</p>
${tableFrame('Constants', ['Constant', 'Value'], rows)}`;
  return createPage(reference, apiAddress(api.name, 'constants'), {
    title: `Constants of ${titleOf(api)}`,
    body,
  });
}

function constantRows(path: string, value: Json): readonly Markup[] {
  const row = (shown: Child): Markup =>
    markup`<tr id="${path}"><th scope="row">${code(path)}</th><td>${shown}</td></tr>
`;
  if (!isObject(value)) return [row(plainValue(value))];
  const inner = Object.entries(value).flatMap(([name, each]) => constantRows(`${path}.${name}`, each));
  return [row(false), ...inner];
}

/** The reads of an api that choose between operations; no page where it has none. */
export function choicesPages(reference: Reference, api: ApiModel): readonly Page[] {
  if (api.choices.length === 0) return [];
  const page = apiAddress(api.name, 'choices');
  const place = { reference, page, api };
  const body = markup`<p>Reads that choose between operations by what their configuration holds. The first that fits is taken.</p>
${api.choices.map((choices) => choicesSection(place, choices))}`;
  return [createPage(reference, page, { title: `Choices of ${titleOf(api)}`, body })];
}

function choicesSection(place: Place, { name, summary, otherwise, choices }: ChoicesModel): Markup {
  const rows = choices.map(({ given, equals, operation }) => {
    const values = Object.entries(equals).map(
      ([member, value]) => markup`${code(member)} = ${plainValue(value)}`,
    );
    return markup`<tr><td>${joined(given.map(code), ', ')}</td><td>${joined(values, ', ')}</td><td>${operationLink(place, operation)}</td></tr>
`;
  });
  return markup`<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>
<p class="lead">${prose(summary)}.</p>
${tableFrame(`Choices of ${name}`, ['Given', 'Equal to', 'Operation'], rows)}
<p>Where none fits, this is thrown: ${code(otherwise)}</p></section>
`;
}
