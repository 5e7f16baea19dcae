import type { Catalogue } from '../../load/catalogue.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { PlacedField } from '../../model/placed-fields.ts';
import { itemsOf, sourcesAt } from '../facts/block-items.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import type { Described } from '../facts/described-source.ts';
import { isSayingOneOf } from '../words/name-words.ts';
import { membersOf } from '../schema/schema-path.ts';
import { vocabulary } from '../words/vocabulary.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly report: Report;
}

/** Values that stand in a role that they cannot play: a beginning as an end, an answer without what is needed of it, a label as what is sent. */
export function checkRoles(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const context = { screen, catalogue, report };
  for (const placed of screen.blocks) {
    checkMoments(placed, context);
    checkWhole(placed, context);
  }
  for (const placed of placedFields(screen.config)) checkOptions(placed, context);
}

const sentencesOf = (described: readonly Described[]): readonly string[] =>
  (alternativesAt(described) ?? []).flatMap((one) => one.flatMap(({ description }) => description ?? []));

/** Members of blocks that are the end of something, by the kind of block. */
const ends: { readonly [block: string]: readonly string[] } = { map: ['expected.value'] };

/** "The moment it began", "The day on which it was made" */
const past =
  /\b(?:it|that|they|\w+) (?:began|started|was|were|has been)\b|\bof (?:its|the \w+.s own) report\b/i;

/** A moment that has passed is none that is still to come. */
function checkMoments(placed: PlacedBlock, { screen, catalogue, report }: Context): void {
  const { block, path } = placed;
  const items = itemsOf(placed, { screen, catalogue });
  for (const member of ends[block.block] ?? [])
    for (const { from, path: place } of sourcesAt(block, member.split('.'), path)) {
      const isBeginning = isSayingOneOf(from.split('.').at(-1) ?? '', [...vocabulary.low, 'since']);
      const sentences = sentencesOf(describedBy(from, { screen, catalogue, items }));
      if (!isBeginning && !sentences.some((sentence) => past.test(sentence))) continue;
      const message = `"${from}" is a moment that has passed, and here the end of it is wanted.`;
      report(place, { rule: 'turned-round', message, remedy: 'Name the moment by which it is over.' });
    }
}

/** Objects that blocks take whole, with the members that they find in them. */
const whole: { readonly [block: string]: { readonly [member: string]: readonly string[] } } = {
  passkey: { challenge: ['challengeId', 'options'] },
};

function checkWhole({ block, path }: PlacedBlock, { screen, catalogue, report }: Context): void {
  for (const [member, needed] of Object.entries(whole[block.block] ?? {}))
    for (const { from, path: place } of sourcesAt(block, [member], path)) {
      const described = describedBy(from, { screen, catalogue, items: [] });
      const known = described.map((one) => membersOf(alternativesAt([one]) ?? []));
      const isOpen = known.every((members) => members.length === 0);
      const isEnough = known.some((members) => needed.every((one) => members.includes(one)));
      if (isEnough || (isOpen && !isInside(from, needed))) continue;
      const names = needed.map((one) => `"${one}"`).join(' and ');
      const message = `"${from}" does not have ${names}, which are taken out of it here.`;
      report(place, { rule: 'not-whole', message, remedy: 'Name the answer that has all of them.' });
    }
}

/** `result.options` is a member of what is wanted whole. */
const isInside = (from: string, needed: readonly string[]) =>
  needed.includes(from.split('.').at(-1) ?? '') && from.includes('.');

/** Sentences of the contract about what is sent, and about what people read. */
const sent = /\bthat is sent\b|\bis sent back\b|\bidentif(?:y|ies)\b/i;
const read = /\bthat is shown\b|\bin the language\b|\bfor (?:people|customers) to read\b/i;

/** Of an entry its value is sent, and its label is read. */
function checkOptions({ field: { name, options }, path }: PlacedField, context: Context): void {
  if (typeof options !== 'object' || !('from' in options) || options.from.startsWith('constants.')) return;
  const value = options.value ?? 'value';
  const label = options.labelText === true ? undefined : (options.label ?? 'label');
  const lists = describedBy(options.from, { ...context, items: [] });
  const entries = lists.map((one) => ({ ...one, path: [...one.path, '0'] }));
  const known = entries.flatMap((one) => membersOf(alternativesAt([one]) ?? []));
  const told = (member: string) =>
    sentencesOf(entries.map((one) => ({ ...one, path: [...one.path, ...member.split('.')] })));
  const place = [...path, 'options'];
  const other = (pattern: RegExp, not: string) =>
    known.find((one) => one !== not && told(one).some((sentence) => pattern.test(sentence)));
  const better = other(sent, value);
  const isRead = told(value).some((sentence) => read.test(sentence)) && better !== undefined;
  const isLabel =
    value === label && known.some((one) => one !== value && /^(?:value|id|code|name)$|Id$/.test(one));
  if (isRead || isLabel) {
    const message = `"${name}" would be answered with the "${value}" of an entry, which is what customers read.`;
    const remedy = better === undefined ? 'Name the member that is sent.' : `Write "value": "${better}".`;
    const at = options.value === undefined ? place : [...place, 'value'];
    return context.report(at, { rule: 'label-sent', message, remedy });
  }
  const shown = label === undefined ? undefined : other(read, label);
  if (label === undefined || shown === undefined || !told(label).some((sentence) => sent.test(sentence)))
    return;
  const message = `Customers would read the "${label}" of an entry, which is what is sent.`;
  const at = options.label === undefined ? place : [...place, 'label'];
  context.report(at, { rule: 'label-sent', message, remedy: `Write "label": "${shown}".` });
}
