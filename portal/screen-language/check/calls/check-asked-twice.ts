import type { Binding, Bindings, Read } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import { isImplied } from '../facts/implied-conditions.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';

/** A read that asks the very same as another one, where neither goes on asking, and a failure that asks for what is not sent. */
export function checkAskedTwice(
  screen: CheckedScreen,
  { operations, constants }: Catalogue,
  report: Report,
): void {
  const reads = Object.entries(screen.config.reads ?? {});
  reads.forEach(([name, read], at) => {
    const twin = reads.slice(0, at).find(([, other]) => isSame(read, other));
    if (twin === undefined) return;
    const message = `"${name}" asks the very same as "${twin[0]}", and neither is asked again.`;
    report(['reads', name], {
      rule: 'asked-twice',
      message,
      remedy: 'Give one of them a "refreshEvery", or remove it.',
    });
  });
  checkAllAsked(screen, { operations, constants }, report);
  for (const { submit, path } of submissionsOf(screen)) {
    const members = Object.keys(operations[submit.operation]?.config.properties ?? {});
    const sent = Object.keys(submit.with ?? {});
    for (const code of Object.keys(submit.failed ?? {})) {
      const asked = members.find((member) => codeOf(member) === code);
      if (asked === undefined || sent.includes(asked)) continue;
      const message = `${code} asks for "${asked}", which is not sent: it is told each time.`;
      for (const place of [
        [...path, 'with'],
        [...path, 'failed', code],
      ])
        report(place, { rule: 'not-sent', message, remedy: `Send "${asked}".` });
    }
  }
}

/** A read of which each value may be left out does not wait for all of them. */
function checkAllAsked({ config }: CheckedScreen, { constants }: Catalogue, report: Report): void {
  for (const { when, with: bindings } of Object.values(config.reads ?? {})) {
    if (when === undefined) continue;
    const optional = Object.values<Binding>(bindings ?? ({} as Bindings)).flatMap((binding) =>
      typeof binding === 'object' && 'from' in binding && binding.optional === true ? [binding.from] : [],
    );
    const isForAll = (from: string) => isImplied([when], { from, filled: true }, { config, constants });
    if (optional.length < 2 || !optional.every(isForAll)) continue;
    const message = `This waits for ${optional.map((from) => `"${from}"`).join(' and ')}, each of which may be left out.`;
    const finding = { rule: 'needless-wait', message, remedy: 'Ask for any of them.' };
    report(['conditions', when], finding);
  }
}

const isSame = (one: Read, other: Read): boolean =>
  one.operation === other.operation &&
  one.refreshEvery === undefined &&
  other.refreshEvery === undefined &&
  JSON.stringify(one.with) === JSON.stringify(other.with);

/** `documentType` is asked for by DOCUMENT_TYPE_REQUIRED. */
const codeOf = (member: string) =>
  `${member.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_REQUIRED`;
