import { markup } from './markup.ts';
import type { Markup } from './markup.ts';

/** A box that narrows the items of a page down. Without script it stays hidden, and the page shows everything. */
export function filterBox(label: string): Markup {
  return markup`<form class="filter" role="search" data-filter hidden>
<label for="filter">${label}</label>
<input id="filter" type="search" autocomplete="off" spellcheck="false" />
<p role="status"></p>
</form>`;
}
