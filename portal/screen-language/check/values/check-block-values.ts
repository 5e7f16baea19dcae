import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { orgLanguages } from '../../language.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { itemsOf } from '../facts/block-items.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import { listedAt } from '../facts/listed-values.ts';
import { conditionsOf } from '../facts/named-conditions.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import type { Described } from '../facts/described-source.ts';
import { alternativesOf, membersOf, schemaAt, typesOf } from '../schema/schema-path.ts';
import type { Alternatives } from '../schema/schema-path.ts';

/** A source in a block, and what it brings. */
interface BlockValue {
  readonly from: string;
  readonly place: JsonPath;
  readonly described: readonly Described[];
}

/** Values that have to be more than of a type: addresses, reasons of a refused payment, whole objects, filters by numbers. */
export function checkBlockValues(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  const reasons = reasonsIn(catalogue);
  for (const { field, path } of placedFields(screen.config))
    (field.documents ?? []).forEach((document, at) => {
      for (const language of orgLanguages) {
        const from = document[language];
        const described = describedBy(from, { screen, catalogue, items: [] });
        const place = [...path, 'documents', at, language];
        checkAddress({ from, place, described }, report);
        checkNamed({ from, place, described }, report);
      }
    });
  for (const placed of screen.blocks) {
    const items = itemsOf(placed, { screen, catalogue });
    const valueOf = (from: string, ...path: JsonPath): BlockValue => ({
      from,
      place: [...placed.path, ...path],
      described: describedBy(from, { screen, catalogue, items }),
    });
    for (const [from, ...path] of addressesOf(placed)) {
      checkAddress(valueOf(from, ...path), report);
      checkNamed(valueOf(from, ...path), report);
    }
    for (const [members, from, ...path] of wholesOf(placed))
      checkWhole(valueOf(from, ...path), members, report);
    const { block } = placed;
    if ((block.block === 'message' || block.block === 'entries') && block.why !== undefined)
      checkReason(valueOf(block.why, 'why'), reasons, report);
    if (block.block === 'plans') checkFilters(placed, valueOf, report);
    if (block.block === 'stepper')
      checkStages(block, valueOf(block.current, 'stages'), { placed, screen, catalogue, report });
    if (block.block === 'week') {
      checkWithin(valueOf(block.weekday, 'weekday'), { least: 1, most: 7 }, report);
      checkWithin(valueOf(block.hour, 'hour'), { least: 0, most: 23 }, report);
    }
  }
}

/** The sources of addresses in a block. */
function addressesOf({ block }: PlacedBlock): readonly (readonly [from: string, ...path: JsonPath])[] {
  if (block.block === 'share') return block.link === undefined ? [] : [[block.link, 'link']];
  if (block.block === 'plans')
    return (block.links ?? []).map(({ address }, at) => [address, 'links', at, 'address'] as const);
  if (block.block !== 'download') return [];
  return block.formats.flatMap((format, at) =>
    format.as === 'kept' ? [[format.address, 'formats', at, 'address'] as const] : [],
  );
}

/** Beginnings of addresses, here and elsewhere. */
const addresses: readonly string[] = ['https://example.com/a', '/a'];

/** A text of another form is never an address: a day, one of several words, a code. */
function checkAddress({ from, place, described }: BlockValue, report: Report): void {
  const alternatives = alternativesAt(described)?.filter((one) => typesOf(one)?.join() !== 'null');
  if (alternatives === undefined || alternatives.some(mayBeAddress)) return;
  const message = `"${from}" is never an address, and here one is opened.`;
  report(place, { rule: 'no-address', message, remedy: 'Name the member that holds the address.' });
}

const mayBeAddress = (one: Alternatives[number]): boolean =>
  one.every(({ format, pattern, enum: listed }) => {
    if (listed !== undefined || (format !== undefined && !format.startsWith('uri'))) return false;
    if (pattern === undefined || /^\^(?:https|\/)/.test(pattern)) return true;
    return addresses.some((address) => new RegExp(pattern, 'u').test(address));
  });

/** Endings of names that are never addresses. */
const noAddress = /(?:Name|Title|Text|Terms|Id|Number|Version|Hash|Code)$/;

/** A text is an address by its format, its pattern, or by being called so: a name or a title is none. */
function checkNamed({ from, place, described }: BlockValue, report: Report): void {
  const alternatives = alternativesAt(described);
  const isFormed = alternatives?.some((one) =>
    one.some(({ format, pattern }) => (format ?? pattern) !== undefined),
  );
  if (alternatives === undefined || isFormed === true || !noAddress.test(from)) return;
  const message = `"${from}" is no address, and here a document is opened.`;
  report(place, { rule: 'no-address', message, remedy: 'Name the member that holds the address.' });
}

/** Numbers of another range than the days of a week and the hours of a day. */
function checkWithin(
  { from, place, described }: BlockValue,
  { least, most }: { readonly least: number; readonly most: number },
  report: Report,
): void {
  const limits = alternativesAt(described)?.flat() ?? [];
  const isOutside = limits.some(({ minimum = least, maximum = most }) => minimum < least || maximum > most);
  if (!isOutside) return;
  const message = `"${from}" may be less than ${least} or more than ${most}.`;
  report(place, { rule: 'wrong-range', message, remedy: `Name a number from ${least} to ${most}.` });
}

/** No condition has a name with a space. */
const here = 'here and now';

interface StageContext {
  readonly placed: PlacedBlock;
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly report: Report;
}

/** Each state in which the stages are shown is one of them, or stands for one. */
function checkStages(
  {
    stages,
    values = {},
    show,
  }: {
    readonly stages: readonly string[];
    readonly values?: { readonly [state: string]: string };
    readonly show?: string;
  },
  { from, place, described }: BlockValue,
  { placed, screen, catalogue, report }: StageContext,
): void {
  const { config } = screen;
  const section = config.sections?.[Number(placed.path[1])]?.show;
  const shown = [section, show].filter((name) => name !== undefined);
  // Stages that are always there may stand at none of them.
  const asked = [...conditionsOf(shown, config)].map((name) => config.conditions?.[name]);
  if (!JSON.stringify(asked).includes(`"${from}"`)) return;
  for (const state of listedAt(alternativesAt(described)) ?? []) {
    if (stages.includes(state) || Object.hasOwn(values, state)) continue;
    const conditions = { ...config.conditions, [here]: { from, is: state } };
    const verdict = judgeTogether([...shown, here], { ...config, conditions }, catalogue.constants);
    if (verdict === 'never' || verdict === undefined) continue;
    const message = `"${from}" can be "${state}" here, and no stage stands for it.`;
    const remedy = `Add the stage, or say in "values" which one it is.`;
    report(place, { rule: 'missing-stage', message, remedy });
  }
}

/** The sources of lists and objects that a block takes apart, with the members that it needs. */
function wholesOf({
  block,
}: PlacedBlock): readonly (readonly [members: readonly string[], from: string, ...path: JsonPath])[] {
  switch (block.block) {
    case 'upload':
      return [
        [['type', 'rules', 'formats', 'maxBytes'], block.types, 'types'],
        [['requirementId', 'acceptedTypes', 'documents'], block.requirements, 'requirements'],
      ];
    case 'thread':
      return block.attachments === undefined
        ? []
        : [[['fileId', 'fileName', 'state'], block.attachments, 'attachments']];
    case 'push':
      return [[['deviceId'], block.devices, 'devices']];
    case 'passkey':
      return block.challenge === undefined
        ? []
        : [[['challengeId', 'options'], block.challenge, 'challenge']];
    default:
      return [];
  }
}

/** A list or an object without members that the block cannot do without. */
function checkWhole(
  { from, place, described }: BlockValue,
  members: readonly string[],
  report: Report,
): void {
  // Of several answers, some of which lack it, the block takes the one that has it.
  const there = described.filter(({ schema, path }) => schemaAt(schema, path).kind !== 'unknown');
  const alternatives = alternativesAt(there);
  if (alternatives === undefined) return;
  const isList = alternatives.some((one) => typesOf(one)?.includes('array'));
  const whole = isList
    ? alternativesAt(there.map(({ schema, path }) => ({ schema, path: [...path, '0'] })))
    : alternatives;
  const known = whole && membersOf(whole);
  // What lists no members may have all of them.
  const isOpen = known?.length === 0 && whole?.some((one) => typesOf(one)?.includes('object') ?? true);
  if (known === undefined || isOpen === true) return;
  const lacking = members.filter((name) => !known.includes(name));
  if (lacking.length === 0) return;
  const names = lacking.map((name) => `"${name}"`).join(' and ');
  const message = `${isList ? `The entries of "${from}" have` : `"${from}" has`} no ${names}, and here they are needed.`;
  report(place, { rule: 'wrong-shape', message, remedy: 'Name what has all of them.' });
}

/** The reasons of a refused payment that the specs list; none where they tell none. */
function reasonsIn({ operations }: Catalogue): readonly unknown[] {
  for (const { data } of Object.values(operations)) {
    const reason = data?.$defs?.['DeclineReason'];
    if (reason !== undefined)
      return alternativesOf(reason, reason)
        .flat()
        .flatMap((one) => one.enum ?? []);
  }
  return [];
}

function checkReason(
  { from, place, described }: BlockValue,
  reasons: readonly unknown[],
  report: Report,
): void {
  const alternatives = alternativesAt(described);
  if (alternatives === undefined || reasons.length === 0) return;
  if (alternatives.flat().some(({ enum: listed = [] }) => listed.some((one) => reasons.includes(one))))
    return;
  const message = `"${from}" is never the reason of a refused payment, so nothing would be told.`;
  report(place, {
    rule: 'no-reason',
    message,
    remedy: 'Name a "declineReason", or remove "why".',
  });
}

/** Only numbers are more or less, and a value is one of those that it can have. */
function checkFilters(
  { block }: PlacedBlock,
  valueOf: (from: string, ...path: JsonPath) => BlockValue,
  report: Report,
): void {
  if (block.block !== 'plans') return;
  (block.filters ?? []).forEach((filter, at) => {
    const { from, place, described } = valueOf(filter.value, 'filters', at, 'value');
    const types = alternativesAt(described)
      ?.flatMap((one) => typesOf(one) ?? ['open'])
      .filter((type) => type !== 'null');
    const isCompared = filter.atLeast !== undefined || filter.atMost !== undefined;
    if (
      types === undefined ||
      !isCompared ||
      types.some((type) => ['number', 'integer', 'open'].includes(type))
    )
      return;
    const message = `"${from}" is no number, which is neither more nor less than one.`;
    report(place, { rule: 'wrong-type', message, remedy: 'Name a number, or write "is".' });
  });
}
