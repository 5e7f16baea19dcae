import { isObject, objectAt, resolve, schemaName, textAt } from '@energy-portal/generator';
import type { JsonObject, OperationModel, ParameterModel, ResponseModel } from '@energy-portal/generator';
import { SDK, href } from './address.ts';
import { fieldTable, tableFrame, typeCell, valueNotes } from './field-table.ts';
import { code, heading, joined, markup, prose } from './markup.ts';
import type { Markup } from './markup.ts';
import { provenanceText } from './provenance.ts';
import { schemaLink } from './reference.ts';
import type { Place } from './reference.ts';
import { writtenOperation } from './schema-users.ts';
import { constantText, plainValue } from './rule-value.ts';
import { rulesSection } from './rules-section.ts';
import { typeText } from './schema-type.ts';

/** One operation in full. */
export function operationBody(place: Place, operation: OperationModel): Markup {
  const written = writtenOperation(place.api, operation);
  const isDeprecated = written['deprecated'] === true;
  return markup`<p class="address"><span class="method ${operation.kind}">${operation.method}</span> <code>${place.api.basePath}${operation.path}</code> <span class="mark">${operation.kind}</span>${isDeprecated && markup` <span class="mark deprecated">deprecated</span>`}</p>
<p class="lead">${prose(operation.summary)}.</p>
<p>${prose(operation.description)}</p>
<p>Adapter ${code(operation.id)} of <code>@energy-portal/sdk</code>, hook ${code(hookName(operation))} of <code>@energy-portal/sdk/react</code>: <a href="${href(place.page, SDK)}">SDK</a>.</p>
${rulesSection(place, operation)}
${parameterSection(place, operation)}
${bodySection(place, operation, written)}
${responseSection(place, operation, written)}
${provenanceText(place, written)}`;
}

/** The React hook of an operation. */
export function hookName({ id }: OperationModel): string {
  return `use${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}

function parameterSection(place: Place, operation: OperationModel): Markup | undefined {
  if (operation.parameters.length === 0) return undefined;
  const rows = operation.parameters.map((parameter) => parameterRow(place, operation, parameter));
  const heads = ['Parameter', 'In', 'Type', 'Default', 'Description'];
  return markup`${heading(2, 'parameters', 'Parameters')}
${tableFrame(`Parameters of ${operation.id}`, heads, rows)}`;
}

function parameterRow(place: Place, operation: OperationModel, parameter: ParameterModel): Markup {
  const { name, wire, required, takenFrom } = parameter;
  // A limit that only a named schema says is on the page of that schema.
  return markup`<tr><th scope="row">${code(wire)}${required && markup` <span class="mark required">required</span>`}${
    name !== wire && markup`<div class="quiet">given as ${code(name)}</div>`
  }${takenFrom !== undefined && markup`<div class="quiet">taken from ${code(takenFrom)}</div>`}</th>
<td>${parameter.in}</td>
<td>${typeCell(place, parameter.schema)}${parameter.csv && markup`<div class="quiet">with commas</div>`}</td>
<td>${defaultText(place, operation, name)}</td>
<td>${valueNotes(parameter.schema, parameter.description)}</td></tr>
`;
}

function defaultText(place: Place, operation: OperationModel, member: string): Markup | undefined {
  const written = objectAt(operation.extension, 'defaults')[member];
  const constant = textAt(written, 'constant');
  if (constant !== '') return constantText(place, constant);
  const value = operation.defaults[member];
  if (value !== undefined) return plainValue(value);
  return isObject(written) ? markup`see the rules` : undefined;
}

function bodySection(place: Place, operation: OperationModel, written: JsonObject): Markup | undefined {
  const { body } = operation;
  if (body === undefined) return undefined;
  const request = resolve(place.api.document, written['requestBody']);
  const media = objectAt(objectAt(request, 'content'), body.type);
  const name = schemaName(media['schema']);
  const defaults = Object.keys(operation.defaults).filter((member) => body.members[member] !== undefined);
  return markup`${heading(2, 'body', 'Body')}
<p>${prose(textAt(request, 'description'))} <span class="quiet">${body.type}${body.required ? '' : ', optional'}</span>${
    name !== undefined && markup` ${schemaLink(place, name)}`
  }</p>
${
  defaults.length > 0 &&
  markup`<p>Defaults: ${joined(
    defaults.map((member) => markup`${code(member)} = ${defaultText(place, operation, member)}`),
    ', ',
  )}</p>`
}
${fieldTable(place, body.schema, `Body of ${operation.id}`)}
${exampleBlocks(place, media)}`;
}

function responseSection(place: Place, operation: OperationModel, written: JsonObject): Markup {
  return markup`${heading(2, 'responses', 'Responses')}
${operation.responses.map((response) => responseBlock(place, response, objectAt(written, 'responses')))}`;
}

function responseBlock(place: Place, model: ResponseModel, responses: JsonObject): Markup {
  const response = resolve(place.api.document, responses[model.status]);
  const json = objectAt(objectAt(response, 'content'), 'application/json');
  const headers = Object.entries(objectAt(response, 'headers'));
  return markup`<section class="response"><h3><span class="status s${model.status.charAt(0)}">${model.status}</span> ${prose(textAt(response, 'description'))}</h3>
${model.schema !== undefined && markup`<p>${typeText(place, model.schema)}</p>`}
${
  model.errorCodes.length > 0 &&
  markup`<p>Error codes: ${joined(
    model.errorCodes.map((each) => code(each)),
    ', ',
  )}</p>`
}
${headers.map(([name, node]) => {
  const description = textAt(resolve(place.api.document, node), 'description');
  return markup`<p>Header ${code(name)}: ${prose(description)}</p>`;
})}
${exampleBlocks(place, json)}
</section>
`;
}

/** The named examples of a body or an answer, each closed until somebody opens it. */
function exampleBlocks(place: Place, media: JsonObject): readonly Markup[] {
  return Object.entries(objectAt(media, 'examples')).map(([name, node]) => {
    const example = resolve(place.api.document, node);
    const summary = textAt(example, 'summary');
    return markup`<details><summary>Example ${code(name)}${summary !== '' && markup`: ${prose(summary)}`}</summary>
<pre tabindex="0"><code>${JSON.stringify(example['value'] ?? null, null, 2)}</code></pre></details>
`;
  });
}
