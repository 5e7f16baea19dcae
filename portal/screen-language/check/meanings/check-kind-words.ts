import type { Catalogue } from '../../load/catalogue.ts';
import { readPath } from '../../model/dotted-path.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { PlacedField } from '../../model/placed-fields.ts';
import { walkValues } from '../../model/walk-values.ts';
import { offeredBy } from '../facts/offered-options.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';

/** Words of a question that its kind cannot honour: fillings of another kind, calls without the answer. */
export function checkKindWords({ config }: CheckedScreen, { constants }: Catalogue, report: Report): void {
  for (const placed of placedFields(config)) {
    checkFilling(placed, report);
    checkCalls(placed, report);
    checkOffered(placed, constants, report);
    checkPassword(placed, constants, report);
  }
  for (const [name, { refreshEvery = 0 }] of Object.entries(config.reads ?? {})) {
    if (refreshEvery <= longestPause) continue;
    const message = `This asks again after ${Math.round(refreshEvery / 3_600_000)} hours, when no page is open any more.`;
    report(['reads', name, 'refreshEvery'], {
      rule: 'wrong-limit',
      message,
      remedy: 'Write milliseconds: 15000 is a quarter of a minute.',
    });
  }
}

const longestPause = 3_600_000;

/** The answers that browsers fill in, by the kinds of question that take them. */
const fillings: { readonly [as: string]: RegExp | undefined } = {
  password: /^(?:off|current-password|new-password)$/,
  email: /^(?:off|on|email|username)$/,
  tel: /^(?:off|on|tel|tel-national)$/,
  zip: /^(?:off|on|postal-code)$/,
  otp: /^(?:off|one-time-code)$/,
  text: /^(?!(?:current|new)-password$|one-time-code$)/,
  search: /^(?!(?:current|new)-password$|one-time-code$|email$|tel$)/,
};

function checkFilling({ field: { as, name, autocomplete }, path }: PlacedField, report: Report): void {
  const known = Object.hasOwn(fillings, as) ? fillings[as] : undefined;
  if (autocomplete === undefined || known === undefined || known.test(autocomplete)) return;
  const message = `Browsers would fill "${name}" with "${autocomplete}", which is no answer of a ${as} field.`;
  report([...path, 'autocomplete'], {
    rule: 'other-filling',
    message,
    remedy: 'Write another value, or "off".',
  });
}

/** Calls of a question take what it is answered with. */
function checkCalls({ field, path }: PlacedField, report: Report): void {
  const calls = [
    { call: field.check?.with, place: [...path, 'check', 'with'], needs: 'item.answer' },
    { call: field.suggest?.with, place: [...path, 'suggest', 'with'], needs: 'item.typed' },
    { call: field.files?.send.with, place: [...path, 'files', 'send', 'with'], needs: 'item.file' },
  ];
  for (const { call, place, needs } of calls) {
    if (call === undefined || isSomewhere(call, needs)) continue;
    const message = `Nothing of "${field.name}" is asked about: this call does not take "${needs}".`;
    report(place, { rule: 'idle-call', message, remedy: `Bind a member to { "from": "${needs}" }.` });
  }
  const id = field.files?.id;
  if (id === undefined || typeof id !== 'string' || id.startsWith('item.sent.')) return;
  const message = `"${id}" is not out of the answer to the upload, and so no id.`;
  report([...path, 'files', 'id'], { rule: 'wrong-source', message, remedy: 'Begin with "item.sent.".' });
}

function isSomewhere(value: object, text: string): boolean {
  let isFound = false;
  walkValues(value, [], (inner) => {
    isFound ||= inner === text;
  });
  return isFound;
}

/** A needed answer can be chosen: options that all wait for one condition are gone together. */
function checkOffered({ field, path }: PlacedField, constants: unknown, report: Report): void {
  const names = (offeredBy(field, constants) ?? []).map((option) => field.offered?.[option]);
  const [only] = names;
  if (field.required !== true || only === undefined || new Set(names).size > 1 || field.show === only) return;
  const message = `While "${only}" does not hold, "${field.name}" offers nothing, and an answer is needed.`;
  report([...path, 'offered'], {
    rule: 'no-options',
    message,
    remedy: 'Leave one option without a condition.',
  });
}

/** Passwords that customers have may be as long as the specs let them be. */
function checkPassword(
  { field: { as, name, maxLength }, path }: PlacedField,
  constants: unknown,
  report: Report,
): void {
  const most = readPath(constants, 'password.maxLength');
  if (as !== 'password' || maxLength === undefined || typeof most !== 'number' || maxLength >= most) return;
  const message = `"${name}" takes ${maxLength} characters, and a password may have ${most}.`;
  report([...path, 'maxLength'], { rule: 'too-strict', message, remedy: `Write ${most}.` });
}
