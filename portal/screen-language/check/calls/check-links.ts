import type { Condition, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Diagnostic, JsonPath, SourceFile } from '../../load/source-file.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { findCircle } from '../facts/find-circle.ts';
import { closestOf, suggest } from '../words/closest.ts';
import { submittedCallsOf } from '../facts/placed-calls.ts';
import type { PlacedSubmission } from '../facts/placed-calls.ts';
import { mostConditions } from '../conditions/check-tangles.ts';
import type { CheckedScreen } from '../facts/checked-screen.ts';

/** The api whose codes are the platform's: it has more of them than the spec has examples. */
const platform = 'ui-api';

interface LinkContext {
  readonly source: SourceFile;
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** Finds what runs in a circle, leads nowhere or can never happen: conditions, links and error codes. */
export function checkLinks({ source, screen, catalogue }: LinkContext): readonly Diagnostic[] {
  return [
    ...checkConditions(source, screen.config),
    ...checkTargets(source, screen),
    ...submittedCallsOf(screen).flatMap((placed) => checkCodes(source, placed, catalogue)),
  ];
}

function checkConditions(source: SourceFile, config: ScreenConfig): readonly Diagnostic[] {
  const conditions: { readonly [name: string]: Condition } = config.conditions ?? {};
  const known = Object.keys(conditions);
  if (known.length > mostConditions) return [];
  const reported = new Set<string>();
  return Object.entries(conditions).flatMap(([name, condition]) => {
    const unknown = placedNames(condition, ['conditions', name]).filter(([other]) => !known.includes(other));
    const diagnostics = unknown.map(([other, place]) =>
      source.diagnostic(place, {
        rule: 'unknown-condition',
        message: `There is no condition "${other}".`,
        remedy: suggest(other, known),
      }),
    );
    const circle = reported.has(name) ? undefined : circleOf(name, conditions);
    if (circle === undefined) return diagnostics;
    for (const member of circle) reported.add(member);
    const message = `The condition "${name}" asks about itself: ${circle.join(' → ')}.`;
    const remedy = 'Let one of them ask something else.';
    return [
      ...diagnostics,
      source.diagnostic(['conditions', name], { rule: 'condition-circle', message, remedy }),
    ];
  });
}

/** The way from a condition back to itself, through those that it names. */
function circleOf(
  name: string,
  conditions: { readonly [name: string]: Condition },
): readonly string[] | undefined {
  return findCircle(name, (from) => namesIn(Object.hasOwn(conditions, from) ? conditions[from] : undefined));
}

const namesIn = (condition: Condition | undefined) => placedNames(condition, []).map(([name]) => name);

/** The conditions that one names, with their places. */
function placedNames(
  condition: Condition | undefined,
  path: JsonPath,
): readonly (readonly [name: string, place: JsonPath])[] {
  if (condition === undefined) return [];
  if (typeof condition === 'string') return [[condition, path]];
  const several = (name: 'all' | 'any', inner: readonly Condition[]) =>
    inner.flatMap((one, at) => placedNames(one, [...path, name, at]));
  if ('all' in condition) return several('all', condition.all);
  if ('any' in condition) return several('any', condition.any);
  return 'not' in condition ? placedNames(condition.not, [...path, 'not']) : [];
}

function checkTargets(source: SourceFile, { blocks }: CheckedScreen): readonly Diagnostic[] {
  const links = blocks.flatMap(({ facts, path }) =>
    facts.links.map((placed) => ({ link: placed.link, path: [...path, ...placed.path] })),
  );
  return links.flatMap(({ link, path }) => {
    const needed = [...link.to.matchAll(/:([A-Za-z0-9]+)/g)].map(([, name = '']) => name);
    const given = Object.keys(link.with ?? {});
    const missing = needed.filter((name) => !given.includes(name));
    const unknown = given.filter((name) => !needed.includes(name));
    return [
      ...missing.map((name) =>
        source.diagnostic([...path, 'to'], {
          rule: 'missing-parameter',
          message: `${link.to} needs "${name}".`,
          remedy: 'Add it to "with".',
        }),
      ),
      ...unknown.map((name) =>
        source.diagnostic([...path, 'with', name], {
          rule: 'unknown-parameter',
          message: `${link.to} has no ":${name}".`,
          remedy: suggest(name, needed),
        }),
      ),
    ];
  });
}

function checkCodes(
  source: SourceFile,
  { submit, path }: PlacedSubmission,
  { operations }: Catalogue,
): readonly Diagnostic[] {
  const operation = operations[submit.operation];
  if (operation === undefined) return [];
  const known = operation.errorCodes;
  // The specs list a record call's codes by example, so a code that resembles none of them may be real.
  const isTypo = (code: string) => closestOf(code, known) !== undefined;
  const isUnknown = (code: string) => !known.includes(code) && (operation.api !== platform || isTypo(code));
  const codes = Object.keys(submit.failed ?? {}).filter((code) => code !== '*' && isUnknown(code));
  return codes.map((code) =>
    source.diagnostic([...path, 'failed', code], {
      rule: 'unknown-error-code',
      message: `${submit.operation} never fails with "${code}".`,
      remedy: suggest(code, known),
    }),
  );
}
