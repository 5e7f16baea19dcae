import { markup } from '../reference/markup.ts';
import type { Markup } from '../reference/markup.ts';

/** The pages of the screen language. */
export const languageAddresses = {
  start: 'reference/screens/index.html',
  blocks: 'reference/screens/blocks.html',
  questions: 'reference/screens/questions.html',
  shapes: 'reference/screens/shapes.html',
} as const;

/** Shapes that have a page of their own. */
const pagesOfShapes: { readonly [shape: string]: string } = { Block: 'blocks', Field: 'questions' };

/** A link to the shape that a schema refers to. */
export function shapeLink(reference: string): Markup {
  const name = reference.replace('#/definitions/', '');
  const page = pagesOfShapes[name];
  return markup`<a href="${page === undefined ? `shapes.html#${name}` : `${page}.html`}">${name}</a>`;
}
