/** A page with what it is built of. */
interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

/**
 * Pages that have, together, every kind of element that any page has: generated pages are of few kinds, and to look at
 * each of hundreds would find the same again.
 */
export function coveringPages(pages: readonly BuiltPage[]): readonly string[] {
  const kinds = pages.map(({ path, html }) => ({ path, kinds: kindsIn(html) }));
  const missing = new Set(kinds.flatMap(({ kinds }) => [...kinds]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const gains = kinds.map(({ path, kinds }) => ({
      path,
      gain: [...kinds].filter((kind) => missing.has(kind)),
    }));
    const best = gains.reduce((one, other) => (other.gain.length > one.gain.length ? other : one));
    chosen.push(best.path);
    for (const kind of best.gain) missing.delete(kind);
  }
  return chosen;
}

/** Elements with their class and role, each with the element that it stands in. */
function kindsIn(html: string): ReadonlySet<string> {
  const body = html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    .replace(/<script[\s\S]*?<\/script>/g, '');
  const open: string[] = [];
  const kinds = new Set<string>();
  for (const [, close, name = '', attributes = ''] of body.matchAll(/<(\/?)([a-z][\w-]*)((?:\s[^>]*)?)>/gi)) {
    if (close === '/') {
      open.splice(Math.max(open.lastIndexOf(name), 0));
      continue;
    }
    // A page has a class of its own, which begins with an underscore.
    const classes = /class="([^"]*)"/.exec(attributes)?.[1] ?? '';
    const mark = classes.replace(/(?:^|\s)_\S+/g, '');
    const role = /role="([^"]*)"/.exec(attributes)?.[1] ?? '';
    kinds.add(`${open.at(-1) ?? ''} ${name} ${mark} ${role}`);
    if (!VOID.has(name) && !attributes.endsWith('/')) open.push(name);
  }
  return kinds;
}

const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);
