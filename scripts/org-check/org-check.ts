import { checkScreens } from '@energy-portal/portal/publish';
import type { Diagnostic, OrgDescription, ProjectFiles } from '@energy-portal/portal/publish';
import { assertOrg, connectOrg, NoOrgError } from '../../tests/conformance/index.ts';
import type { ConnectionOptions, Specs } from '../../tests/conformance/index.ts';
import { checkApexCalls } from './apex-calls.ts';
import { describeLiveOrg } from './described-org.ts';
import { checkFieldTypes } from './field-types.ts';
import { checkFacts, readFacts, renderFacts, type OrgFacts } from './org-facts.ts';
import type { OrgFinding } from './org-finding.ts';

/** The settings of a check. */
interface OrgCheckOptions extends ConnectionOptions {
  readonly specs: Pick<Specs, 'apiVersion' | 'operations'>;
  /** The project with its screens, which are sound by themselves. */
  readonly files: ProjectFiles;
  /** Origin of pages that are to call the org by themselves. */
  readonly origin?: string | undefined;
}

/** The findings of an org, and what was looked at. */
export interface OrgCheck {
  readonly org: string;
  readonly findings: readonly OrgFinding[];
  readonly facts: OrgFacts;
  readonly looked: { readonly objects: number; readonly calls: number; readonly screens: number };
}

/**
 * Compares an org with what screens and specs need of it: objects, fields and their access, lists, Apex calls, limits,
 * CORS. Only reads.
 *
 * @throws NoOrgError when there is no org at the address, it does not take the token, or the project names no org's objects
 */
export async function checkOrg(options: OrgCheckOptions): Promise<OrgCheck> {
  const { specs, files, org } = options;
  const expected = orgOf(files);
  const connection = connectOrg(options);
  await assertOrg(connection, org, specs.apiVersion);
  const base = `/services/data/v${specs.apiVersion}/ui-api`;
  const live = await describeLiveOrg(connection, Object.keys(expected.objects), base);
  const description = live.description;
  const calls = await checkApexCalls(connection, specs);
  const facts = await readFacts(connection, base, options.origin);
  const ofScreens = checkScreens(withOrg(files, description)).map(findingOf);
  // An object that a screen misses is told there.
  const isTold = ({ place }: OrgFinding) =>
    ofScreens.some(({ message }) => message.includes(`no object "${place.replace('Object ', '')}"`));
  return {
    org: new URL(org).origin,
    findings: [
      ...ofScreens,
      ...checkFieldTypes({ expected, live: description }, files.screens),
      ...live.findings.filter((finding) => !isTold(finding)),
      ...calls,
      ...checkFacts(facts, options.origin),
    ],
    facts,
    looked: {
      objects: Object.keys(expected.objects).length,
      calls: specs.operations.filter(({ api }) => api === 'apex').length,
      screens: files.screens.length,
    },
  };
}

/** Returns what screens were written for. @throws NoOrgError when the project has no description of its org */
function orgOf({ org }: ProjectFiles): OrgDescription {
  if (org === undefined)
    throw new NoOrgError('screen-configs/org.json is missing: restore it, or run `npm run capture:org`.');
  // Written by `npm run capture:org`.
  return org.value as OrgDescription;
}

function withOrg(files: ProjectFiles, value: OrgDescription): ProjectFiles {
  return files.org === undefined ? files : { ...files, org: { ...files.org, value } };
}

function findingOf({ file, line, column, message, remedy = '' }: Diagnostic): OrgFinding {
  const own = "Create it in the org, or give the customers' profile access.";
  return { code: 'screen', place: `${file}:${line}:${column}`, message, remedy: remedy || own };
}

/** The check as lines to read, by place. */
export function renderOrgCheck({ org, findings, facts, looked }: OrgCheck): string {
  const { objects, calls, screens } = looked;
  const about = `${org}: ${screens} screens, ${objects} objects and ${calls} Apex calls looked at.\n${renderFacts(facts)}.`;
  if (findings.length === 0) return `${about}\nNothing is missing.\n`;
  const lines = findings.map(({ place, message, remedy }) => `${place}\n  ${message}\n  ${remedy}`);
  return `${[about, '', ...lines, '', `${findings.length} missing.`].join('\n')}\n`;
}
