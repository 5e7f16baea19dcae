/**
 * Says what an org lacks for the portal: objects, fields and their access, lists, Apex calls; for screens with file and line.
 * Only reads.
 *
 *     npm run check:org -- --url https://energy.my.site.com
 *
 * Without a token it asks to log in by a browser. Ends with 0 when nothing is missing, with 1 when something is or there is no
 * org to ask, with 2 for arguments that it does not know.
 */
import { parseArgs } from 'node:util';
import { readProject } from '@energy-portal/portal/publish';
import { NoOrgError, assertVersion, connectOrg, originOf, readSpecs } from '../tests/conformance/index.ts';
import { UNKNOWN_FORM, apexFetch } from './product/apex-fetch.ts';
import { logInByBrowser, type GivenToken } from './org-check/browser-log-in.ts';
import { checkOrg, renderOrgCheck } from './org-check/org-check.ts';
import { root } from './machine/process.ts';

const TIME_TO_LOG_IN = 10 * 60 * 1000;

/** An argument that cannot be used; the message says why. */
class WrongArgument extends Error {
  override readonly name = 'WrongArgument';
}

const USAGE = `npm run check:org -- --url URL [options]
  --url URL          address of the org, such as https://energy.my.site.com (or ORG_URL)
  --token TOKEN      access token of a customer (or ORG_TOKEN, which no list of processes shows); without one you log in
                     by a browser
  --client-id ID     the app for that log-in; PlatformCLI unless given, which every org knows
  --port PORT        port of its callback http://localhost:PORT/OauthRedirect; 1717 unless given
  --origin ORIGIN    checks too whether pages of it may call the org by themselves (CORS)
  --apex FORM        how the org has the Apex calls: plain, wrapped or rest (or APEX_FORM); plain unless given
  --format FORMAT    text (default) or json
  --timeout SECONDS  for each call; 30 unless given`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      org: { type: 'string' },
      'client-id': { type: 'string', default: 'PlatformCLI' },
      port: { type: 'string', default: '1717' },
      origin: { type: 'string' },
      token: { type: 'string' },
      apex: { type: 'string' },
      format: { type: 'string', default: 'text' },
      timeout: { type: 'string', default: '30' },
      help: { type: 'boolean' },
    },
  });
  const org = values.url ?? values.org ?? process.env['ORG_URL'];
  const token = values.token ?? process.env['ORG_TOKEN'];
  if (values.help === true || org === undefined) return undefined;
  const { format, timeout, origin, 'client-id': clientId } = values;
  const port = Number(values.port);
  if (format !== 'text' && format !== 'json') throw new WrongArgument(`There is no format "${format}".`);
  if (!(Number(timeout) > 0)) throw new WrongArgument('--timeout takes a number of seconds.');
  if (!(port > 0 && port < 65_536)) throw new WrongArgument('--port takes a number from 1 to 65535.');
  const ask = apexFetch(values.apex ?? process.env['APEX_FORM'] ?? 'plain');
  if (ask === undefined) throw new WrongArgument(UNKNOWN_FORM);
  return { org, token, clientId, port, origin, fetch: ask, format, timeout: Number(timeout) * 1000 };
}

type Options = NonNullable<ReturnType<typeof readOptions>>;

/** The token that was given, or one of who logs in now; that one is ended afterwards. */
async function findToken(options: Options, version: string): Promise<GivenToken> {
  const { token, org, clientId, port } = options;
  if (token !== undefined) return { token, revoke: async () => undefined };
  await assertVersion(connectOrg({ ...options, token: '' }), org, version);
  const tell = (address: string) => console.error(`Log in as a customer here:\n\n  ${address}\n`);
  return logInByBrowser({ org: originOf(org), clientId, port, tell, fetch, timeout: TIME_TO_LOG_IN });
}

try {
  const options = readOptions();
  if (options === undefined) {
    console.error(USAGE);
    process.exit(2);
  }
  const { files } = readProject(root);
  const specs = await readSpecs();
  const { token, revoke } = await findToken(options, specs.apiVersion);
  const check = await checkOrg({ ...options, token, specs, files }).finally(revoke);
  const isJson = options.format === 'json';
  process.stdout.write(isJson ? `${JSON.stringify(check, null, 2)}\n` : renderOrgCheck(check));
  if (check.findings.length > 0) process.exitCode = 1;
} catch (cause) {
  // Arguments that nobody knows have a code; anything else is an error of this program.
  const isWrong = cause instanceof WrongArgument || (cause instanceof Error && 'code' in cause);
  if (!isWrong && !(cause instanceof NoOrgError)) throw cause;
  console.error(cause.message);
  process.exitCode = isWrong ? 2 : 1;
}
