/**
 * Compares an org with the specs, and prints what differs as a report to send back. It only reads unless told otherwise.
 *
 *     npm run conformance -- --org https://mycompany.my.salesforce.com --token 00D…
 *
 * The token may also stand in the environment, as ORG_TOKEN. Ends with 0 when the org is as the specs say, with 1 when it
 * differs, with 2 when there is no org to ask.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UNKNOWN_FORM, apexFetch } from './product/apex-fetch.ts';
import { NoOrgError, checkConformance, readSpecs, renderReport } from '../tests/conformance/index.ts';

const USAGE = `npm run conformance -- --org URL --token TOKEN [options]
  --org URL          address of the org, such as https://mycompany.my.salesforce.com (or ORG_URL)
  --token TOKEN      access token of a user (or ORG_TOKEN, which no list of processes shows)
  --json FILE        writes the report as JSON, too
  --api NAME         ui-api (default), apex, or both by giving it twice
  --apex FORM        how the org has the Apex calls: plain, wrapped or rest (or APEX_FORM); plain unless given
  --fact NAME=VALUE  a value that cannot be found out, such as accountNumber=123; objectApiName chooses the object
  --writes           also makes, changes and deletes one record (a Case, or --fact writeObject=NAME)
  --timeout SECONDS  for each call; 30 unless given`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      org: { type: 'string' },
      token: { type: 'string' },
      json: { type: 'string' },
      apex: { type: 'string' },
      api: { type: 'string', multiple: true },
      fact: { type: 'string', multiple: true },
      writes: { type: 'boolean' },
      timeout: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const org = values.org ?? process.env['ORG_URL'];
  const token = values.token ?? process.env['ORG_TOKEN'];
  if (values.help === true || org === undefined || token === undefined) return undefined;
  const facts = Object.fromEntries(
    (values.fact ?? []).map((text) => {
      const [name = '', ...rest] = text.split('=');
      return [name, rest.join('=')] as const;
    }),
  );
  const { api: apis = ['ui-api'], writes = false, json, timeout = '30' } = values;
  const unknown = apis.find((api) => api !== 'ui-api' && api !== 'apex');
  if (unknown !== undefined)
    throw new NoOrgError(`There are specs of ui-api and of apex, not of ${unknown}.`);
  if (!(Number(timeout) > 0)) throw new NoOrgError('--timeout takes a number of seconds.');
  const ask = apexFetch(values.apex ?? process.env['APEX_FORM'] ?? 'plain');
  if (ask === undefined) throw new NoOrgError(UNKNOWN_FORM);
  return { org, token, fetch: ask, apis, facts, writes, json, timeout: Number(timeout) * 1000 };
}

try {
  const options = readOptions();
  if (options === undefined) {
    console.error(USAGE);
    process.exit(2);
  }
  const report = await checkConformance({ ...options, specs: await readSpecs(), clock: Date });
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  process.stdout.write(renderReport(report));
  process.exitCode = report.conforms ? 0 : 1;
} catch (cause) {
  // Wrong arguments and files that cannot be written have a code; anything else is an error of this program.
  if (!(cause instanceof Error) || !(cause instanceof NoOrgError || 'code' in cause)) throw cause;
  console.error(cause.message);
  process.exit(2);
}
