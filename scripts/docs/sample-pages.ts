/** A page with what it is built of. */
interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

/**
 * Pages that have, together, every kind of element that any page has: pages are of few kinds, and to look at each of
 * hundreds would find the same again. A look takes as long as its page, so short ones are chosen.
 */
export function coveringPages(pages: readonly BuiltPage[]): readonly string[] {
  const left = pages.map(({ path, html }) => ({
    path,
    size: contentOf(html).length + 1,
    kinds: kindsIn(html),
  }));
  const missing = new Set(left.flatMap(({ kinds }) => [...kinds]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const gains = left.map(({ path, size, kinds }) => {
      const gain = [...kinds].filter((kind) => missing.has(kind));
      return { path, gain, worth: gain.length / size };
    });
    const best = gains.reduce((one, other) => (other.worth > one.worth ? other : one));
    chosen.push(best.path);
    for (const kind of best.gain) missing.delete(kind);
  }
  return chosen;
}

const contentOf = (html: string): string =>
  html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')).replace(/<script[\s\S]*?<\/script>/g, '');

/** Elements with their class, role and own colours, each with the element that it stands in. */
function kindsIn(html: string): ReadonlySet<string> {
  const open: string[] = [];
  const kinds = new Set<string>();
  for (const [, close, name = '', attributes = ''] of contentOf(html).matchAll(
    /<(\/?)([a-z][\w-]*)((?:\s[^>]*)?)>/gi,
  )) {
    if (close === '/') {
      open.splice(Math.max(open.lastIndexOf(name), 0));
      continue;
    }
    // A page has a class of its own, which begins with an underscore.
    const classes = /class="([^"]*)"/.exec(attributes)?.[1] ?? '';
    const mark = classes.replace(/(?:^|\s)_\S+/g, '');
    const role = /role="([^"]*)"/.exec(attributes)?.[1] ?? '';
    const colours = /style="([^"]*)"/.exec(attributes)?.[1] ?? '';
    kinds.add(`${open.at(-1) ?? ''} ${name} ${mark} ${role} ${colours}`);
    if (!VOID.has(name) && !attributes.endsWith('/')) open.push(name);
  }
  return kinds;
}

const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);
