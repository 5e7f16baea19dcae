import type { Pages } from './pages/check-addresses.ts';
import type { Catalogue } from '../load/catalogue.ts';
import type { Diagnostic, SourceFile } from '../load/source-file.ts';
import type { BlockDescriptors } from '../model/block-descriptor.ts';
import { checkLinks } from './calls/check-links.ts';
import { checkScreen } from './check-screen.ts';
import type { CheckedScreen } from './facts/checked-screen.ts';
import type { OrgDescription } from './facts/org-description.ts';

/** All that a screen is compared with outside of its texts. */
interface SpecContext {
  readonly blocks: BlockDescriptors;
  readonly catalogue: Catalogue;
  readonly org: OrgDescription | undefined;
  /** Routes of all screens. */
  readonly routes: readonly string[];
  readonly pages: Pages;
}

/** The diagnostics of a screen, and what it was compared with then. */
interface Comparison {
  readonly context: SpecContext;
  readonly diagnostics: readonly Diagnostic[];
}

const last = new WeakMap<SourceFile, Comparison>();

/** Compares a screen with specs, org and routes. One that is unchanged, as they are, is not compared again. */
export function checkAgainstSpecs(
  source: SourceFile,
  screen: CheckedScreen,
  context: SpecContext,
): readonly Diagnostic[] {
  const before = last.get(source);
  if (before !== undefined && isSame(before.context, context)) return before.diagnostics;
  const named = { source, screen, ...context, catalogue: withOwnOperations(context.catalogue) };
  const diagnostics = [...checkScreen(named), ...checkLinks(named)];
  last.set(source, { context, diagnostics });
  return diagnostics;
}

function isSame(one: SpecContext, other: SpecContext): boolean {
  const areRoutesSame =
    one.routes.length === other.routes.length && one.routes.every((route, at) => route === other.routes[at]);
  const arePagesSame = one.pages === other.pages;
  return (
    areRoutesSame &&
    arePagesSame &&
    one.blocks === other.blocks &&
    one.catalogue === other.catalogue &&
    one.org === other.org
  );
}

const bare = new WeakMap<Catalogue, Catalogue>();

/** The catalogue without inherited names, so that an operation called `toString` is unknown; the same one for all screens. */
function withOwnOperations(catalogue: Catalogue): Catalogue {
  const known = bare.get(catalogue) ?? withoutInherited(catalogue);
  bare.set(catalogue, known);
  return known;
}

function withoutInherited(catalogue: Catalogue): Catalogue {
  const operations: Catalogue['operations'] = Object.setPrototypeOf({ ...catalogue.operations }, null);
  return { ...catalogue, operations };
}
