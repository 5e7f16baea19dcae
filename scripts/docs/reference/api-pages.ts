import { isObject, objectAt } from '@energy-portal/generator';
import type { ApiModel, ChoicesModel, Json, OperationModel } from '@energy-portal/generator';
import { apiAddress, operationAddress, tagAddress } from './address.ts';
import { tableFrame } from './field-table.ts';
import { exactText, freshText, readingsText, reasonText } from './lifetime.ts';
import { code, heading, joined, markup, prose } from './markup.ts';
import type { Markup, Child } from './markup.ts';
import { hookName, operationBody } from './operation-body.ts';
import { createPage } from './page.ts';
import type { Page } from './page.ts';
import { operationLink } from './reference.ts';
import type { Place, Reference } from './reference.ts';
import { plainValue } from './rule-value.ts';
import { tagsOf, titleOf } from './table-of-contents.ts';

/** One page for each tag, which lists its operations, and one for each operation. */
export function tagPages(reference: Reference, api: ApiModel): readonly Page[] {
  return tagsOf(api).flatMap(({ name, description, operations }) => {
    const page = tagAddress(api.name, name);
    const place = { reference, page, api };
    const body = markup`<p class="lead">${prose(description)}</p>
<ul class="operations">${operations.map(({ id, summary }) => markup`<li>${operationLink(place, id)} <span class="quiet">${prose(summary)}</span></li>`)}</ul>`;
    const list = createPage(page, { title: name, of: titleOf(api), body, search: description });
    return [list, ...operations.map((operation) => operationPage(reference, api, operation))];
  });
}

function operationPage(reference: Reference, api: ApiModel, operation: OperationModel): Page {
  const page = operationAddress(operation);
  const { id, summary, description, method, path } = operation;
  return createPage(page, {
    title: id,
    of: titleOf(api),
    body: operationBody({ reference, page, api }, operation),
    search: [summary, hookName(operation), method, path, description].join(' '),
  });
}

/** The table of the lifetimes of an api. */
export function lifetimesPage(api: ApiModel): Page {
  const rows = Object.keys(api.lifetimes).map((row) => {
    const values = objectAt(api.lifetimes, row);
    return markup`<tr id="${row}"><th scope="row">${code(row)}</th><td><strong>${freshText(values)}</strong>${readingsText(values)}</td>
<td>${exactText(values)}</td><td>${reasonText(values)}</td></tr>
`;
  });
  const heads = ['Row', 'Fresh for', 'Exactly', 'Why'];
  const body = markup`<p>How long what was fetched is fresh. Operations and entities name a row.</p>
${tableFrame('Lifetimes', heads, rows)}`;
  return createPage(apiAddress(api.name, 'lifetimes'), {
    title: `Lifetimes of ${titleOf(api)}`,
    search: Object.keys(api.lifetimes).join(' '),
    body,
  });
}

/** The table of the constants of an api. */
export function constantsPage(api: ApiModel): Page {
  const rows = Object.entries(api.constants).flatMap(([group, value]) => constantRows(group, value));
  const body = markup`<p>Business constants and limits. Screen configs read them as <code>constants.&lt;path&gt;</code>.</p>
${tableFrame('Constants', ['Constant', 'Value'], rows)}`;
  return createPage(apiAddress(api.name, 'constants'), {
    title: `Constants of ${titleOf(api)}`,
    search: Object.keys(api.constants).join(' '),
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
  const search = api.choices.map(({ name }) => name).join(' ');
  return [createPage(page, { title: `Choices of ${titleOf(api)}`, body, search })];
}

function choicesSection(place: Place, { name, summary, otherwise, choices }: ChoicesModel): Markup {
  const rows = choices.map(({ given, equals, operation }) => {
    const values = Object.entries(equals).map(
      ([member, value]) => markup`${code(member)} = ${plainValue(value)}`,
    );
    return markup`<tr><td>${joined(given.map(code), ', ')}</td><td>${joined(values, ', ')}</td><td>${operationLink(place, operation)}</td></tr>
`;
  });
  return markup`<section aria-labelledby="${name}">${heading(2, name, name)}
<p class="lead">${prose(summary)}.</p>
${tableFrame(`Choices of ${name}`, ['Given', 'Equal to', 'Operation'], rows)}
<p>Where none fits, this is thrown: ${code(otherwise)}</p></section>
`;
}
