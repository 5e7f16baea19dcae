import type { Binding, Bindings, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { judgeTogether } from '../facts/judged-together.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { conditionsAround } from '../facts/named-conditions.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
}

/** Calls of one screen that do the very same: one of them was meant to do something else. */
export function checkSameCalls(context: Context, report: Report): void {
  checkButtons(context, report);
  checkReads(context.screen.config, report);
}

const bindingsOf = (bindings: Bindings | undefined): readonly (readonly [string, Binding])[] =>
  Object.entries<Binding>(bindings ?? ({} as Bindings));

/** Two buttons of different names that send the same: one of them does what the other one says. */
function checkButtons({ screen, catalogue }: Context, report: Report): void {
  const sent = screen.blocks.flatMap(({ block, facts, path }) =>
    facts.submissions.map(({ submit, path: inside }) => ({
      key: JSON.stringify([
        submit.operation,
        submit.instead,
        submit.with,
        submit.done.go,
        takesEntry(submit.with) ? facts.item : undefined,
      ]),
      show: [...conditionsAround(path, screen.config), ownShow(block, inside)].filter(
        (one) => one !== undefined,
      ),
      path: [...path, ...inside],
      submit,
    })),
  );
  sent.forEach(({ key, path, show, submit }, at) => {
    const same = sent.find((other, index) => index !== at && other.key === key);
    if (same === undefined || submit.with === undefined) return;
    // One button may stand in several places of which a customer sees one.
    const names = [...show, ...same.show];
    const isChosen = bindingsOf(submit.with).some(([, one]) => typeof one === 'boolean');
    const isTold = isChosen && same.submit.done.message !== submit.done.message;
    if (!isTold && names.length > 0 && judgeTogether(names, screen.config, catalogue.constants) === 'never')
      return;
    const message = `Another button of this screen calls ${submit.operation} with the very same values.`;
    const [chosen] = bindingsOf(submit.with).find(([, one]) => typeof one === 'boolean') ?? [];
    report([...path, 'with', ...(chosen === undefined ? [] : [chosen])], {
      rule: 'same-call',
      message,
      remedy: 'Let each of them send what it says, or remove one.',
    });
  });
}

/** A value of the entry differs from list to list. */
const takesEntry = (given: Bindings | undefined) => JSON.stringify(given ?? {}).includes('"item.');

/** The condition of the button itself, where a block has several. */
function ownShow(block: object, inside: JsonPath): string | undefined {
  const holder = inside
    .slice(0, -1)
    .reduce<unknown>((value, step) => Reflect.get(Object(value), step), block);
  const show: unknown = Reflect.get(Object(holder), 'show');
  return holder === block || typeof show !== 'string' ? undefined : show;
}

/** Two reads that ask the same: what is shown as two things is one. */
function checkReads({ reads = {} }: ScreenConfig, report: Report): void {
  const seen = new Map<string, string>();
  for (const [name, read] of Object.entries(reads)) {
    const key = JSON.stringify([read.operation, read.with, read.when]);
    const same = seen.get(key);
    seen.set(key, same ?? name);
    if (same === undefined) continue;
    const message = `The reads "${same}" and "${name}" ask the very same.`;
    for (const one of [same, name]) {
      const [written] = bindingsOf(read.with).find(([, value]) => typeof value === 'string') ?? [];
      const place = ['reads', one, ...(written === undefined ? [] : ['with', written])];
      report(place, {
        rule: 'same-read',
        message,
        remedy: 'Let each of them ask for its own, or remove one.',
      });
    }
  }
}
