import { EXTENSIONS } from './address.ts';
import { explanation, extensionDefinition, memberNames, memberDefinition } from './rule-definition.ts';
import { heading, markup, prose } from './markup.ts';
import type { Markup } from './markup.ts';
import { createPage } from './page.ts';
import type { Page } from './page.ts';
import type { Reference } from './reference.ts';

/** The extensions of the specs, in the words of their own JSON Schemas. */
export function extensionsPage(reference: Reference): Page {
  const names = Object.keys(reference.extensions);
  const body = markup`<p class="lead">What the SDK knows about caching, it knows from these members of the specs.</p>
${names.map((name) => extensionSection(reference, name))}`;
  return createPage(EXTENSIONS, { title: 'Extension language', body, search: names.join(' ') });
}

function extensionSection(reference: Reference, name: string): Markup {
  const definition = extensionDefinition(reference, name);
  return markup`<section aria-labelledby="${name}">${heading(2, name, name)}
<p>${prose(explanation(definition))}</p>
<dl class="rules">${memberNames(definition).map((member) => {
    const text = explanation(memberDefinition(reference, definition, member));
    return markup`<div id="${name}.${member}"><dt><code>${member}</code></dt><dd>${prose(text)}</dd></div>
`;
  })}</dl></section>
`;
}
