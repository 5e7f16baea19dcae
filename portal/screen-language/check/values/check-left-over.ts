import type { Binding, Bindings, Read, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { walkValues } from '../../model/walk-values.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { conditionsAround, sourcesAskedBy } from '../facts/named-conditions.ts';

/** The needs of other places of a screen: a card to stand on, answers after they were sent, a session, a way that is whole. */
export function checkLeftOver(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const { config } = screen;
  checkJoined(config, report);
  checkCleared(screen, report);
  checkTargets(screen, report);
  checkRestarts(screen, report);
  checkForeignResults(screen, report);
  for (const [name, read] of Object.entries(config.reads ?? {})) {
    checkGuests({ name, read }, { config, catalogue }, report);
    checkSiblings({ name, read }, config, report);
  }
}

/** Something stands before what is joined to it. */
function checkJoined({ sections }: ScreenConfig, report: Report): void {
  (sections ?? []).forEach(({ columns }, s) =>
    columns.forEach(({ blocks }, c) => {
      const [first] = blocks;
      if (first === undefined || !('joined' in first)) return;
      const message = 'This stands on the card of the block before it, and there is none in its column.';
      report(['sections', s, 'columns', c, 'blocks', 0, 'joined'], {
        rule: 'nothing-before',
        message,
        remedy: 'Move it behind a block, or take "joined" out.',
      });
    }),
  );
}

/** A form that starts afresh has no answers any more for what is sent again. */
function checkCleared({ config, blocks }: CheckedScreen, report: Report): void {
  if (config.submit?.clear !== true) return;
  const sent = blocks.find(({ facts }) =>
    facts.submissions.some(({ submit }) => JSON.stringify(submit.with ?? {}).includes('"field":')),
  );
  const isSaid = Object.values(config.texts ?? {}).some((value) =>
    JSON.stringify(value).includes('"answers.'),
  );
  // Answers decide on the words of success.
  const isAsked = Object.keys(config.conditions ?? {}).some((name) => {
    const asked = sourcesAskedBy([name], config);
    return asked.some((from) => /^result\b/.test(from)) && asked.some((from) => from.startsWith('answers.'));
  });
  const sending = sent === undefined ? [] : [`"${sent.block.name ?? sent.block.block}" sends`];
  const [words] = [...sending, ...(isSaid ? ['texts say'] : []), ...(isAsked ? ['conditions ask for'] : [])];
  if (words === undefined) return;
  const message = `After success the form is empty, and ${words} what was answered in it.`;
  report(['submit', 'clear'], { rule: 'lost-answers', message, remedy: 'Write "clear": false.' });
}

/** A form that was sent cannot lead to a page whose address is open. */
function checkTargets(screen: CheckedScreen, report: Report): void {
  for (const { submit, path } of submissionsOf(screen)) {
    const { go = '' } = submit.done;
    if (!go.includes('/:')) continue;
    const message = `${go} is open, and nothing fills it in.`;
    report([...path, 'done', 'go'], { rule: 'open-route', message, remedy: 'Name a route without ":".' });
  }
}

/** A form that starts afresh with each question is told of it by what another question has of its own. */
function checkRestarts({ blocks }: CheckedScreen, report: Report): void {
  for (const { block, path } of blocks) {
    if (block.block !== 'form' || block.restart === undefined) continue;
    const [start, read = '', ...rest] = block.restart.split('.');
    if (start !== 'reads' || (rest.join('.') !== `${read}Id` && rest.join('.') !== 'id')) continue;
    const message = `"${block.restart}" names all of what is read, and stays the same from question to question.`;
    const remedy = 'Name what each question has of its own.';
    report([...path, 'restart'], { rule: 'never-restarts', message, remedy });
  }
}

/** A button that is there before anything was sent takes nothing out of an answer to it. */
function checkForeignResults({ config, blocks }: CheckedScreen, report: Report): void {
  for (const { block, path } of blocks) {
    if (block.block !== 'action') continue;
    const asked = sourcesAskedBy(conditionsAround(path, config), config);
    if (asked.some((from) => /^(?:results?|failure)\b/.test(from))) continue;
    walkValues(block.submit.with ?? {}, [...path, 'submit', 'with'], (value, place) => {
      if (typeof value !== 'string' || !value.startsWith('result.')) return;
      const message = `"${value}" is out of the answer to what was sent, and this is there before.`;
      const remedy = 'Take it out of a read, or show this once it was sent.';
      report(place, { rule: 'no-answer', message, remedy });
    });
  }
}

interface NamedRead {
  readonly name: string;
  readonly read: Read;
}

/** A read for customers alone waits for one on a screen that guests see, too. */
function checkGuests(
  { name, read }: NamedRead,
  { config, catalogue }: { readonly config: ScreenConfig; readonly catalogue: Catalogue },
  report: Report,
): void {
  const isOfCustomer =
    catalogue.operations[read.operation]?.errorCodes.includes('INVALID_SESSION_ID') === true;
  if (config.access === 'customer' || !isOfCustomer || read.when !== undefined) return;
  // A value that guests do not have, or that only a link brings, lets it wait.
  if (/"(?:session|route|reads|results?|answers)\.|"field":/.test(JSON.stringify(read.with ?? {}))) return;
  const message = `Guests see this screen, and ${read.operation} answers customers alone.`;
  report(['reads', name, 'operation'], {
    rule: 'no-customer',
    message,
    remedy: 'Add "when" with a condition about "session.isGuest".',
  });
}

/** Two reads of one operation differ in what they ask for: one of them lost it. */
function checkSiblings({ name, read }: NamedRead, { reads = {} }: ScreenConfig, report: Report): void {
  const own: Bindings = read.with ?? {};
  for (const [other, { operation, with: bindings = {} }] of Object.entries(reads)) {
    if (other === name || operation !== read.operation || read.needed !== false) continue;
    const written = Object.entries<Binding>(bindings).filter(([, value]) => typeof value === 'string');
    const lacking = written.find(([member]) => !Object.hasOwn(own, member));
    if (lacking === undefined) continue;
    const message = `"${other}" asks for "${String(lacking[1])}" as "${lacking[0]}", and this read does not say which.`;
    report(['reads', name, 'operation'], {
      rule: 'missing-parameter',
      message,
      remedy: `Add "${lacking[0]}" to "with".`,
    });
  }
}
