import type { Binding, Submission } from '../../generated/screen-config.gen.ts';
import type { Diagnostic, JsonPath, SourceFile } from '../../load/source-file.ts';
import { submissionsOf } from '../facts/placed-calls.ts';
import type { FiledScreen } from '../facts/checked-screen.ts';

/** A failure that is told at a question, and the member that the question is sent as. */
interface Told {
  readonly code: string;
  readonly member: string;
  readonly members: readonly string[];
  readonly source: SourceFile;
  readonly place: JsonPath;
}

/**
 * A failure that one screen tells at another question than all others do, where it asks the same: an unknown meter is told at the
 * meter.
 */
export function checkToldElsewhere(screens: readonly FiledScreen[]): readonly Diagnostic[] {
  const told = screens.flatMap(toldIn);
  return told.flatMap(({ code, member, members, source, place }) => {
    const others = told.filter((one) => one.code === code && one.source !== source);
    const [first] = others;
    const isOther =
      first !== undefined &&
      first.member !== member &&
      members.includes(first.member) &&
      others.every((one) => one.member === first.member);
    if (!isOther) return [];
    const message = `${code} is told at the question about "${first.member}" in ${first.source.file}, and here at another one.`;
    const remedy = `Name the question that is sent as "${first.member}".`;
    return [source.diagnostic(place, { rule: 'other-question', message, remedy })];
  });
}

function toldIn({ source, screen }: FiledScreen): readonly Told[] {
  return submissionsOf(screen).flatMap(({ submit, path }) => {
    const asked = askedIn(submit);
    return Object.entries(submit.failed ?? {}).flatMap(([code, { field }]) => {
      const member = asked.find((one) => one.field === field)?.member;
      if (field === undefined || member === undefined) return [];
      const place = [...path, 'failed', code, 'field'];
      return [{ code, member, members: asked.map((one) => one.member), source, place }];
    });
  });
}

const askedIn = (submit: Submission): readonly { readonly member: string; readonly field: string }[] =>
  Object.entries<Binding>(submit.with ?? {}).flatMap(([member, binding]) =>
    typeof binding === 'object' && 'field' in binding ? [{ member, field: binding.field }] : [],
  );
