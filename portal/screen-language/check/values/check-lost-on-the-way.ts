import type { Binding } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { walkTexts } from '../../model/walk-values.ts';
import type { Pages } from '../pages/check-addresses.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import { sentByCalls } from '../facts/sent-sources.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { queryNameIn } from '../words/source-names.ts';
import { membersOf, schemaAt, typesOf } from '../schema/schema-path.ts';
import type { Alternatives } from '../schema/schema-path.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly pages: Pages;
}

/** Values that are there and get lost: in an address, behind a written one, in a language, on the way back. */
export function checkLostOnTheWay(context: Context, report: Report): void {
  checkPassedOnWholly(context, report);
  checkWrittenValues(context, report);
  checkLanguages(context, report);
  checkWaysBack(context, report);
  checkCalledPages(context, report);
}

/** A link that passes on some of the address passes on all of it that its page takes. */
function checkPassedOnWholly({ screen, pages }: Context, report: Report): void {
  const own = new Set<string>();
  walkTexts(screen.config, (value) => {
    const name = queryNameIn(value);
    if (name !== undefined) own.add(name);
  });
  for (const { facts, path } of screen.blocks)
    for (const { link, path: inside } of facts.links) {
      const passed = Object.keys(link.query ?? {});
      const taken = pages.get(link.to)?.taken ?? [];
      const lost = [...own].find((name) => taken.includes(name) && !passed.includes(name));
      const isPassing = Object.values<Binding>(link.query ?? {}).some(
        (one) => typeof one === 'object' && 'from' in one && queryNameIn(one.from) !== undefined,
      );
      if (lost === undefined || !isPassing || link.to === screen.config.route) continue;
      report([...path, ...inside, 'query'], {
        rule: 'lost-on-the-way',
        message: `This page has "${lost}" in its address, ${link.to} takes it, and this link leaves it behind.`,
        remedy: `Add "${lost}": { "from": "route.query.${lost}" } to "query".`,
      });
    }
}

/** A written text where an answer of the page has the very member that is wanted. */
function checkWrittenValues({ screen, catalogue }: Context, report: Report): void {
  const { reads = {} } = screen.config;
  for (const { submit, path } of submissionsOf(screen)) {
    const schema = catalogue.operations[submit.operation]?.config;
    for (const [member, binding] of Object.entries<Binding>(submit.with ?? {})) {
      const wanted = schema === undefined ? undefined : schemaAt(schema, member.split('.'));
      if (typeof binding !== 'string' || wanted?.kind !== 'known' || !isFreeText(wanted.alternatives))
        continue;
      const read = Object.keys(reads).find((name) => {
        const described = describedBy(`reads.${name}.${member}`, { screen, catalogue, items: [] });
        return isFreeText(alternativesAt(described) ?? []);
      });
      if (read === undefined) continue;
      const message = `"${member}" is always sent as "${binding}", and "reads.${read}.${member}" is what is shown here.`;
      report([...path, 'with', member], {
        rule: 'written-value',
        message,
        remedy: `Send { "from": "reads.${read}.${member}" }.`,
      });
    }
  }
}

/** A text of which the contract lists no values. */
const isFreeText = (alternatives: Alternatives): boolean =>
  alternatives.length > 0 &&
  membersOf(alternatives).length === 0 &&
  alternatives.some((one) => typesOf(one)?.includes('string') === true) &&
  alternatives.flat().every((schema) => (schema.enum ?? schema.const) === undefined);

/** The org speaks fewer languages than the portal: what may be asked for in any is asked for in that of the page. */
function checkLanguages({ screen, catalogue }: Context, report: Report): void {
  for (const { operation, member, from, place } of sentByCalls(screen, catalogue)) {
    const schema = catalogue.operations[operation]?.config;
    const found = schema === undefined ? undefined : schemaAt(schema, member.split('.'));
    if (from !== 'language' || found?.kind !== 'known' || !isFreeText(found.alternatives)) continue;
    const message = `${operation} takes any language as "${member}", and "language" is one of the two that the org speaks.`;
    report(place, { rule: 'wrong-language', message, remedy: 'Take "pageLanguage", which customers read.' });
  }
}

/** A guest never came from a page that only customers see. */
function checkWaysBack({ screen, pages }: Context, report: Report): void {
  if (screen.config.access !== 'guest') return;
  for (const { facts, path } of screen.blocks)
    for (const { link, path: inside } of facts.links) {
      if (Reflect.get(link, 'style') !== 'back' || pages.get(link.to)?.access !== 'customer') continue;
      report([...path, ...inside, 'to'], {
        rule: 'wrong-visitor',
        message: `This is the way back, and only customers see ${link.to}: guests would have to log in.`,
        remedy: 'Lead back to a page that guests see.',
      });
    }
}

/** A link that is called like a page, and leads to the one that another link beside it opens. */
function checkCalledPages({ screen, pages }: Context, report: Report): void {
  for (const { facts, path } of screen.blocks)
    for (const { link, path: inside } of facts.links) {
      const name: unknown = Reflect.get(link, 'name');
      const meant = typeof name === 'string' ? `/${name.toLowerCase()}` : '';
      const isTwice = facts.links.some((other) => other.link !== link && other.link.to === link.to);
      if (meant === '' || link.to.startsWith(meant) || !isTwice || !pages.has(meant)) continue;
      report([...path, ...inside, 'to'], {
        rule: 'other-named',
        message: `"${String(name)}" is called like the page ${meant}, and opens ${link.to} as another link here does.`,
        remedy: `Open ${meant}, or give the link another name.`,
      });
    }
}
