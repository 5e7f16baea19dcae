import type { Navigation, Redirect } from '../../manifest.ts';
import type { Diagnostic, SourceFile } from '../../load/source-file.ts';
import { reservedFor } from './check-routes.ts';
import { suggest } from '../words/closest.ts';
import { findCircle } from '../facts/find-circle.ts';

/** A redirect and its place in the list. */
interface PlacedRedirect {
  readonly redirect: Redirect;
  readonly at: number;
  readonly all: readonly Redirect[];
  readonly routes: readonly string[];
}

/** A finding about one redirect, at one of its members. */
interface Finding {
  readonly member: 'from' | 'to';
  readonly rule: string;
  readonly message: string;
  readonly remedy: string;
}

/**
 * The diagnostics of the redirects of navigation.json, which has the shape: circles, addresses that something else answers,
 * and targets of no screen.
 *
 * @param routes of all screens
 */
export function checkRedirects(source: SourceFile, routes: readonly string[]): readonly Diagnostic[] {
  const { redirects = [] } = source.value as Navigation; // has the shape
  return redirects.flatMap((redirect, at) =>
    findingsOf({ redirect, at, all: redirects, routes }).map(({ member, ...found }) =>
      source.diagnostic(['redirects', at, member], found),
    ),
  );
}

function findingsOf(placed: PlacedRedirect): readonly Finding[] {
  const circle = circleOf(placed);
  return [...fromFindings(placed), ...(circle === undefined ? targetFindings(placed) : [circle])];
}

function fromFindings({ redirect: { from }, at, all, routes }: PlacedRedirect): readonly Finding[] {
  const member = 'from';
  const taken = reservedFor(from);
  if (taken !== undefined) {
    const message = `Addresses such as ${from} are for ${taken}: nobody would be sent on from there.`;
    return [{ member, rule: 'reserved-route', message, remedy: 'Remove this redirect.' }];
  }
  if (from === '/' || /^\/:[^/]+$/.test(from)) {
    const message = `${from} is an address that other pages have, too.`;
    return [{ member, rule: 'catch-all-route', message, remedy: 'Name the address that a screen had.' }];
  }
  const screen = routes.find((route) => patternOf(route) === patternOf(from));
  if (screen !== undefined) {
    const message = `A screen has the route ${screen}: nobody is sent on from there.`;
    return [
      { member, rule: 'hidden-redirect', message, remedy: 'Remove this redirect, or move the screen.' },
    ];
  }
  if (!all.slice(0, at).some((other) => patternOf(other.from) === patternOf(from))) return [];
  const message = `Another redirect leads away from ${from}, too.`;
  return [{ member, rule: 'same-name', message, remedy: 'Remove one of them.' }];
}

/** A way that comes back to where it began. */
function circleOf({ redirect: { from }, all }: PlacedRedirect): Finding | undefined {
  const circle = findCircle(patternOf(from), (pattern) =>
    all.filter((one) => patternOf(one.from) === pattern).map(({ to }) => patternOf(to)),
  );
  if (circle === undefined) return undefined;
  const message = `This redirect comes back to itself: ${circle.join(' → ')}.`;
  return { member: 'to', rule: 'redirect-circle', message, remedy: 'Let it lead to a screen.' };
}

function targetFindings({ redirect: { from, to }, all, routes }: PlacedRedirect): readonly Finding[] {
  const member = 'to';
  const names = namesIn(from);
  const missing = namesIn(to).find((name) => !names.includes(name));
  const unknown =
    missing === undefined
      ? []
      : [
          {
            member,
            rule: 'missing-parameter',
            message: `${to} needs "${missing.slice(1)}", and ${from} does not have it.`,
            remedy: 'Name what varies alike in both.',
          } as const,
        ];
  if (to === '/' || routes.includes(to)) return unknown;
  const next = all.find((one) => patternOf(one.from) === patternOf(to));
  const message =
    next === undefined ? `No screen has the route ${to}.` : `${to} is itself sent on, to ${next.to}.`;
  const remedy = next === undefined ? suggest(to, routes) : `Write "to": "${next.to}".`;
  return [...unknown, { member, rule: 'unknown-route', message, remedy }];
}

const namesIn = (route: string): readonly string[] => route.match(/:[A-Za-z0-9]+/g) ?? [];

/** A route in which it does not matter what the values that vary are called. */
const patternOf = (route: string) => route.toLowerCase().replace(/:[^/]+/g, ':');
