import { assertOrg, connectOrg } from './org-connection.ts';
import type { ConnectionOptions } from './org-connection.ts';
import { createReport } from './report.ts';
import type { ConformanceReport } from './report.ts';
import { runSuite } from './suite.ts';
import type { SuiteOptions } from './suite.ts';

export { NoOrgError, assertOrg, assertVersion, connectOrg, originOf } from './org-connection.ts';
export type { ConnectionOptions, OrgConnection } from './org-connection.ts';
export { renderReport } from './report.ts';
export { readSpecs } from './specs.ts';
export type { Specs } from './specs.ts';

/** The settings of a check. */
export interface ConformanceOptions
  extends ConnectionOptions, Pick<SuiteOptions, 'specs' | 'apis' | 'facts' | 'writes'> {
  readonly clock: { readonly now: () => number };
}

/**
 * Compares an org with the specs by asking it. It only reads, unless writes are allowed.
 *
 * @throws NoOrgError when there is no org at the address
 */
export async function checkConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const { specs } = options;
  const connection = connectOrg(options);
  await assertOrg(connection, options.org, specs.apiVersion);
  const result = await runSuite({ ...options, connection });
  const at = new Date(options.clock.now());
  return createReport(result, { org: options.org, apiVersion: specs.apiVersion, at });
}
