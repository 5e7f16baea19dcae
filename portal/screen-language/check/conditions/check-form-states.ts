import type { Catalogue } from '../../load/catalogue.ts';
import type { CheckedScreen, PlacedBlock, Report } from '../facts/checked-screen.ts';
import { allWordsOf, sharedWords } from '../words/name-words.ts';
import { unnamedText } from '../facts/combinations.ts';
import { conditionsAround } from '../facts/named-conditions.ts';
import { valuesWhere } from './check-shown-truths.ts';
import { alternativesAt, describedBy } from '../facts/described-source.ts';
import { placedForms } from '../facts/placed-forms.ts';
import { typesOf } from '../schema/schema-path.ts';
import { sentencesOfStates } from '../schema/state-sentences.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** "a call can be asked for", "possible: an end may be chosen" */
const open = /\bcan (?:be|now be)\b|\bmay be\b/;

/** A form is shown in the states of its thing in which the contract says that it can be sent, and in no others. */
export function checkFormStates({ screen, catalogue }: Context, report: Report): void {
  checkActionStates({ screen, catalogue }, report);
  for (const placed of screen.blocks) {
    if (placed.block.block !== 'form') continue;
    const kinds = operationsOf(placed, screen).map((one) => catalogue.operations[one]?.data?.$ref);
    const names = conditionsAround(placed.path, screen.config);
    for (const { path, values } of valuesWhere(names, screen.config, catalogue.constants) ?? []) {
      const [start, read = ''] = path.split('.');
      const operation = catalogue.operations[screen.config.reads?.[read]?.operation ?? ''];
      // The answer to the form tells the same thing anew.
      if (start !== 'reads' || operation?.data?.$ref === undefined || !kinds.includes(operation.data.$ref))
        continue;
      const alternatives = alternativesAt(describedBy(path, { screen, catalogue, items: [] })) ?? [];
      const told = sentencesOfStates(alternatives.filter((one) => typesOf(one)?.join() !== 'null'));
      const isOpen = (state: string) => open.test(told.get(state) ?? '');
      const states = [...values].filter((one) => typeof one === 'string');
      const wrong = states.find((state) => told.has(state) && !isOpen(state));
      if (wrong === undefined || !states.some(isOpen)) continue;
      const message = `The form is shown while "${path}" is "${wrong}", too: "${told.get(wrong)}".`;
      const place = [...placed.path, ...(placed.block.show === undefined ? [] : ['show'])];
      report(place, { rule: 'shown-too-long', message, remedy: 'Show it where it can be sent.' });
    }
  }
}

function operationsOf({ block }: PlacedBlock, { config }: CheckedScreen): readonly string[] {
  const form = placedForms(config).find(({ name }) => name === block.name);
  const submit =
    form === undefined ? config.submit : (config.forms?.[block.name ?? '']?.submit ?? config.submit);
  return submit === undefined
    ? []
    : [submit.operation, ...(submit.instead ?? []).map(({ operation }) => operation)];
}

/** A button that is called like one state of its thing is shown in that state alone: a confirmation is sent again while it is awaited. */
function checkActionStates({ screen, catalogue }: Context, report: Report): void {
  for (const { block, path, facts } of screen.blocks) {
    const [only, ...others] = facts.submissions;
    const kind = catalogue.operations[only?.submit.operation ?? '']?.data?.$ref;
    if (only === undefined || others.length > 0 || kind === undefined || block.show === undefined) continue;
    const called = allWordsOf(only.submit.operation).filter(({ length }) => length > 5);
    const names = conditionsAround(path, screen.config);
    for (const { path: from, values } of valuesWhere(names, screen.config, catalogue.constants) ?? []) {
      const operation =
        catalogue.operations[screen.config.reads?.[from.split('.')[1] ?? '']?.operation ?? ''];
      const states = [...values].filter((one) => typeof one === 'string');
      const like = states.filter((state) => sharedWords(allWordsOf(state), called).length > 0);
      if (!from.startsWith('reads.') || operation?.data?.$ref !== kind) continue;
      // Shown in states that no condition names, it is shown for another reason: a second phone waits, whatever the first one does.
      if (like.length !== 1 || states.length < 2 || states.includes(unnamedText)) continue;
      const other = states.find((state) => state !== like[0]);
      const message = `${only.submit.operation} is about "${String(like[0])}", and this is shown while "${from}" is "${other}", too.`;
      report([...path, 'show'], {
        rule: 'shown-too-long',
        message,
        remedy: `Show it while it is "${String(like[0])}".`,
      });
    }
  }
}
