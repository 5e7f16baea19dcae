import type { Diagnostic, SourceFile } from '../../load/source-file.ts';
import { readPath } from '../../model/dotted-path.ts';
import { placedFields } from '../../model/placed-fields.ts';
import type { CheckedScreen } from '../facts/checked-screen.ts';
import { sourcesAskedBy, conditionsAround } from '../facts/named-conditions.ts';
import { allWordsOf } from '../words/name-words.ts';
import { leavesOf, placeholdersOf, textAt } from '../facts/text-keys.ts';

/** Sentences of blocks that say an answer which may be left empty, or another amount than the one that their link is there for. */
export function checkToldAnswers(
  screen: CheckedScreen,
  english: SourceFile,
  { source, constants }: { readonly source: SourceFile; readonly constants: unknown },
): readonly Diagnostic[] {
  return [
    ...checkEmptyAnswers(screen, english, source),
    ...checkAmounts(screen, english, source),
    ...checkConstants(screen.config, source, constants),
  ];
}

/** A constant of another subject is not said where that of the screen's own counts the same: days of a review, and not of calls. */
function checkConstants(
  config: CheckedScreen['config'],
  source: SourceFile,
  constants: unknown,
): readonly Diagnostic[] {
  const [subject = ''] = config.id.split('/');
  const own: unknown = readPath(constants, subject);
  const names = typeof own === 'object' && own !== null ? Object.keys(own) : [];
  return sourcesOfTexts(config).flatMap(([name, from]) => {
    const [start, group, member = ''] = from.split('.');
    const counted = allWordsOf(member).slice(-2).join();
    const meant = names.find((one) => allWordsOf(one).slice(-2).join() === counted);
    if (start !== 'constants' || group === subject || meant === undefined) return [];
    const message = `"${from}" is about "${String(group)}", and this page has "constants.${subject}.${meant}".`;
    const finding = { rule: 'other-constant', message, remedy: `Say "constants.${subject}.${meant}".` };
    return [source.diagnostic(['texts', name], finding)];
  });
}

function checkEmptyAnswers(
  { config, blocks }: CheckedScreen,
  english: SourceFile,
  source: SourceFile,
): readonly Diagnostic[] {
  const optional = placedFields(config).flatMap(({ field: { name, required, prefill, requiredWhen } }) =>
    required === true || prefill !== undefined || requiredWhen !== undefined ? [] : [`answers.${name}`],
  );
  const texts = sourcesOfTexts(config).filter(([, from]) => optional.includes(from));
  if (texts.length === 0) return [];
  const keys = leavesOf(english.value);
  return blocks.flatMap(({ block, path }) => {
    const own = keys.filter((key) => key.startsWith(`blocks.${block.name ?? ''}.`));
    const said = new Set(own.flatMap((key) => placeholdersOf(textAt(english.value, key))));
    const asked = sourcesAskedBy(conditionsAround(path, config), config);
    return texts.flatMap(([name, from]) => {
      if (!said.has(name) || asked.includes(from)) return [];
      const message = `The texts of "${block.name ?? ''}" say {{${name}}}, and this question may be left empty.`;
      const finding = { rule: 'may-lack', message, remedy: 'Say a value that is always there.' };
      return [source.diagnostic(['texts', name], finding)];
    });
  });
}

const sourcesOfTexts = ({ texts = {} }: CheckedScreen['config']) =>
  Object.entries(texts).map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.from] as const,
  );

/** "Pay the {{amount}} deposit" says the amount for which its link is there. */
function checkAmounts(
  { config, blocks }: CheckedScreen,
  english: SourceFile,
  source: SourceFile,
): readonly Diagnostic[] {
  return blocks.flatMap(({ block, path, facts }) => {
    const own: unknown = Reflect.get(block, 'texts');
    const values = typeof own === 'object' && own !== null ? Object.entries(own) : [];
    return facts.links.flatMap(({ path: inside }) => {
      const holder = inside.reduce<unknown>((value, step) => Reflect.get(Object(value), step), block);
      const show: unknown = Reflect.get(Object(holder), 'show');
      const named = String(Reflect.get(Object(holder), 'name'));
      const label = textAt(english.value, `blocks.${block.name ?? ''}.links.${named}`);
      const amounts = typeof show === 'string' ? sourcesAskedBy([show], config).filter(isAmount) : [];
      const [amount, ...others] = amounts;
      if (amount === undefined || others.length > 0) return [];
      return placeholdersOf(label).flatMap((name) => {
        const value: unknown = values.find(([key]) => key === name)?.[1];
        const from: unknown = typeof value === 'string' ? value : Reflect.get(Object(value), 'from');
        if (typeof from !== 'string' || !isAmount(from) || from === amount) return [];
        const message = `The link "${named}" is there for "${amount}", and its text says "${from}".`;
        const finding = { rule: 'other-amount', message, remedy: `Say "${amount}".` };
        return [source.diagnostic([...path, 'texts', name], finding)];
      });
    });
  });
}

const isAmount = (from: string) => from.endsWith('Cents');
