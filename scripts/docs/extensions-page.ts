import { EXTENSIONS } from './address.ts';
import { explanation, extensionPart, memberNames, memberPart } from './extension-schema.ts';
import { markup, prose } from './markup.ts';
import type { Markup } from './markup.ts';
import { createPage } from './page.ts';
import type { Page } from './page.ts';
import type { Reference } from './reference.ts';

/** What the extensions of the specs mean, in the words of their own JSON Schemas. */
export function extensionsPage(reference: Reference): Page {
  const names = Object.keys(reference.extensions);
  const body = markup`<p class="lead">What the SDK knows about caching, it knows from these members of the specs.</p>
${names.map((name) => extensionSection(reference, name))}`;
  return createPage(reference, EXTENSIONS, { title: 'Extension language', body });
}

function extensionSection(reference: Reference, name: string): Markup {
  const part = extensionPart(reference, name);
  return markup`<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>
<p>${prose(explanation(part))}</p>
<dl class="rules">${memberNames(part).map((member) => {
    const text = explanation(memberPart(reference, part, member));
    return markup`<div id="${name}.${member}"><dt><code>${member}</code></dt><dd>${prose(text)}</dd></div>
`;
  })}</dl></section>
`;
}
