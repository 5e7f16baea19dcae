import { objectAt, textAt } from '@energy-portal/generator';
import type { ApiModel } from '@energy-portal/generator';
import { EXTENSIONS, SDK, START, apiAddress, href, operationAddress, tagAddress } from './address.ts';
import { code, heading, joined, markup, prose } from './markup.ts';
import type { Markup } from './markup.ts';
import { createPage } from './page.ts';
import type { Page } from './page.ts';
import type { Reference } from './reference.ts';
import { writtenOperation } from './schema-users.ts';
import { apiPages, tagsOf, titleOf } from './table-of-contents.ts';
import type { Tag } from './table-of-contents.ts';

/** The first page: both apis with all their operations. */
export function startPage(reference: Reference): Page {
  const body = markup`<p class="lead">The calls of the portal, with how each is cached and checked, and the SDK that makes them.</p>
<p>Made from the specs and from the comments of the SDK. What the rules of an operation mean is the
<a href="${href(START, EXTENSIONS)}">extension language</a>; how to call it is the <a href="${href(START, SDK)}">SDK</a>.</p>
${reference.apis.map(apiSection)}`;
  return createPage(START, { title: 'Reference', body, search: 'operations schemas lifetimes constants' });
}

function apiSection(api: ApiModel): Markup {
  const info = objectAt(api.document, 'info');
  const pages = apiPages(api).map(
    ({ page, title }) => markup`<a href="${href(START, apiAddress(api.name, page))}">${title}</a>`,
  );
  return markup`<section aria-labelledby="${api.name}">${heading(2, api.name, titleOf(api))}
<p>${prose(textAt(info, 'description'))}</p>
<p class="quiet">${code(api.source)}, version ${textAt(info, 'version')}, at ${code(api.basePath)}. ${joined(pages, ' · ')}</p>
${tagsOf(api).map((tag) => tagList(api, tag))}</section>
`;
}

function tagList(api: ApiModel, tag: Tag): Markup {
  return markup`<div class="tag"><h3><a href="${href(START, tagAddress(api.name, tag.name))}">${tag.name}</a></h3>
<p class="quiet">${prose(tag.description)}</p>
<ul class="operations">${tag.operations.map((operation) => {
    const isDeprecated = writtenOperation(api, operation)['deprecated'] === true;
    return markup`<li><a href="${href(START, operationAddress(operation))}"><span class="method ${operation.kind}">${operation.method}</span> ${code(operation.id)}</a> <span class="quiet">${prose(operation.summary)}</span>${isDeprecated && markup` <span class="mark deprecated">deprecated</span>`}</li>
`;
  })}</ul></div>
`;
}
