/** The host over the built portal and an org on the port that is given. Prints its port. */
import { createHost, settings } from '@energy-portal/portal/server';
import { dist } from './programs.ts';

// One address makes all of the load, which no customer does.
const places = { places: 64, waiting: 1_000, perSession: 2_000, perAddress: 2_000 };
const unlimited = { ...settings, rateLimit: { ...settings.rateLimit, max: 100_000_000 } };
const limits = {
  ...unlimited,
  stepsATurn: 1_000,
  connections: { ...settings.connections, perAddress: 2_000 },
  org: {
    ...settings.org,
    classes: { session: places, payments: places, account: places, records: places, files: places },
  },
};
const host = await createHost({
  orgUrl: `http://127.0.0.1:${process.argv[2]}`,
  dist,
  clock: Date,
  settings: process.argv[3] === 'attacked' ? unlimited : limits,
});
console.log(new URL(await host.server.listen({ port: 0, host: '127.0.0.1' })).port);
