/**
 * Says what an org lacks for the portal: objects, fields and their access, lists, Apex calls; for screens with file and line.
 * Only reads.
 *
 *     npm run check:org -- --org https://energy.my.site.com --token 00D…
 *
 * Ends with 0 when nothing is missing, with 1 when something is, with 2 when there is no org to ask.
 */
import { parseArgs } from 'node:util';
import { readProject } from '@energy-portal/portal/publish';
import { NoOrgError, readSpecs } from '../tests/conformance/index.ts';
import { UNKNOWN_FORM, apexFetch } from './product/apex-fetch.ts';
import { checkOrg, renderOrgCheck } from './org-check/org-check.ts';
import { root } from './machine/process.ts';

const USAGE = `npm run check:org -- --org URL --token TOKEN [options]
  --org URL          address of the org, such as https://energy.my.site.com (or ORG_URL)
  --token TOKEN      access token of a customer (or ORG_TOKEN, which no list of processes shows)
  --apex FORM        how the org has the Apex calls: plain, wrapped or rest (or APEX_FORM); plain unless given
  --format FORMAT    text (default) or json
  --timeout SECONDS  for each call; 30 unless given`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      org: { type: 'string' },
      token: { type: 'string' },
      apex: { type: 'string' },
      format: { type: 'string', default: 'text' },
      timeout: { type: 'string', default: '30' },
      help: { type: 'boolean' },
    },
  });
  const org = values.org ?? process.env['ORG_URL'];
  const token = values.token ?? process.env['ORG_TOKEN'];
  if (values.help === true || org === undefined || token === undefined) return undefined;
  const { format, timeout } = values;
  if (format !== 'text' && format !== 'json') throw new NoOrgError(`There is no format "${format}".`);
  if (!(Number(timeout) > 0)) throw new NoOrgError('--timeout takes a number of seconds.');
  const ask = apexFetch(values.apex ?? process.env['APEX_FORM'] ?? 'plain');
  if (ask === undefined) throw new NoOrgError(UNKNOWN_FORM);
  return { org, token, fetch: ask, format, timeout: Number(timeout) * 1000 };
}

try {
  const options = readOptions();
  if (options === undefined) {
    console.error(USAGE);
    process.exit(2);
  }
  const { files } = readProject(root);
  const check = await checkOrg({ ...options, specs: await readSpecs(), files });
  const isJson = options.format === 'json';
  process.stdout.write(isJson ? `${JSON.stringify(check, null, 2)}\n` : renderOrgCheck(check));
  if (check.findings.length > 0) process.exitCode = 1;
} catch (cause) {
  // Wrong arguments have a code; anything else is an error of this program.
  if (!(cause instanceof Error) || !(cause instanceof NoOrgError || 'code' in cause)) throw cause;
  console.error(cause.message);
  process.exitCode = 2;
}
