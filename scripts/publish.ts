/**
 * Checks, compiles and publishes the screens into portal/dist/published; with a diagnostic nothing is changed. Each publication is
 * a version: `-- --history` lists them, `-- --back 3` publishes one again, and `-- --back 3 --screen account/log-in` one screen
 * out of it; `-- --due` does what was planned in the studio for a time that has come. `--author` and `--reason` sign it. With PUBLICATIONS it goes to where all hosts find it, too.
 */
import { parseArgs } from 'node:util';
import type { Published } from '@energy-portal/portal/publish';
import { ownName, planned, publications } from './product/publication.ts';

const { values } = parseArgs({
  options: {
    history: { type: 'boolean' },
    due: { type: 'boolean' },
    back: { type: 'string' },
    screen: { type: 'string' },
    author: { type: 'string' },
    reason: { type: 'string' },
  },
});

function printHistory(): void {
  const versions = publications.versions();
  if (versions.length === 0) console.log('Nothing has been published yet.');
  for (const { number, author, time, reason, changed } of versions)
    console.log(
      `${number}  ${new Date(time).toISOString()}  ${author}  ${reason}  (${changed.length} files)`,
    );
}

function publish(): Promise<Published> {
  const author = values.author ?? ownName();
  if (values.back === undefined) return publications.publish({ author, reason: values.reason ?? 'Publish' });
  const { back, screen } = values;
  const reason = values.reason ?? `Back to version ${back}${screen === undefined ? '' : ` of ${screen}`}`;
  return publications.publishAgain({ number: Number(back), screen, author, reason });
}

if (values.history === true) printHistory();
else if (values.due === true) for (const line of await planned.run()) console.log(line);
else {
  const { state, lines } = await publish();
  for (const line of lines) (state === 'published' ? console.log : console.error)(line);
  if (state !== 'published') process.exitCode = 1;
}
