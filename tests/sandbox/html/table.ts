import { html } from './html.ts';
import type { Markup } from './html.ts';

/** A table of a page: the heads of its columns, and its rows. */
export function dataTable(heads: readonly string[], rows: readonly Markup[]): Markup {
  return html`<table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}
