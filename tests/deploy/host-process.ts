/** One host in a process of its own, as `npm start` runs it, with the build of a folder that is given. */
import { readEnvironment, serve } from '@energy-portal/portal/server';

const [dist = ''] = process.argv.slice(2);
const read = readEnvironment(process.env);
if (read.state === 'unusable') throw new Error(read.errors.join('\n'));
const { environment } = read;
await serve({ orgUrl: environment.ORG_URL ?? '', dist, port: environment.PORT, environment });
