import type { Binding, Bindings } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { readPath } from '../../model/dotted-path.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { sentByCalls } from '../facts/sent-sources.ts';
import { submittedCallsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import {
  isAlike,
  quantityOf,
  quantityOfAnswer,
  quantityOfName,
  quantityOfSentence,
} from '../facts/quantities.ts';
import { createAcceptance } from '../schema/schema-acceptance.ts';
import { schemaAt } from '../schema/schema-path.ts';

/** Numbers that are asked with or sent count what the operation takes, and constants are a number that it takes. */
export function checkSentUnits(screen: CheckedScreen, catalogue: Catalogue, report: Report): void {
  for (const { operation, member, from, field, place, items } of sentByCalls(screen, catalogue)) {
    const schema = catalogue.operations[operation]?.config;
    const found = schema === undefined ? undefined : schemaAt(schema, member.split('.'));
    if (schema === undefined || found?.kind !== 'known') continue;
    const sentences = found.alternatives.flatMap((one) => one.flatMap((each) => each.description ?? []));
    const wanted =
      quantityOfName(member.split('.').at(-1) ?? '') ??
      sentences.map(quantityOfSentence).find((one) => one !== undefined);
    const context = { screen, catalogue, items };
    const given = field === undefined ? quantityOf(from, context) : quantityOfAnswer(field, context);
    if (!isAlike(given, wanted)) {
      const message = `"${from}" counts ${given}, and ${operation} takes ${wanted} as "${member}".`;
      report(place, { rule: 'wrong-unit', message, remedy: 'Take another value, or count it otherwise.' });
      continue;
    }
    const value = from.startsWith('constants.')
      ? readPath(catalogue.constants, from.slice('constants.'.length))
      : undefined;
    if (typeof value !== 'number' || createAcceptance(schema)(value, found.alternatives)) continue;
    const message = `"${from}" is ${value}, which ${operation} does not take as "${member}".`;
    report(place, {
      rule: 'refused-constant',
      message,
      remedy: 'Take another constant, or write the number.',
    });
  }
  checkAsked(screen, report);
}

/** Money is asked as money. */
function checkAsked(screen: CheckedScreen, report: Report): void {
  const sent = submittedCallsOf(screen).flatMap(({ submit }) =>
    Object.entries<Binding>(submit.with ?? ({} as Bindings)),
  );
  for (const { field, path } of placedFields(screen.config)) {
    if (field.as !== 'number') continue;
    const member = sent.find(
      ([, one]) => typeof one === 'object' && 'field' in one && one.field === field.name,
    )?.[0];
    if (member?.endsWith('Cents') !== true) continue;
    const message = `"${field.name}" is sent as cents, and customers would type dollars.`;
    report([...path, 'as'], { rule: 'wrong-unit', message, remedy: 'Make it "as": "money".' });
  }
}
