import type { Binding, Bindings } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { Diagnostic, SourceFile } from '../../load/source-file.ts';
import { placedFields } from '../../model/placed-fields.ts';
import { submittedCallsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen } from '../facts/checked-screen.ts';
import { schemaAt } from '../schema/schema-path.ts';
import { allWordsOf } from '../words/name-words.ts';
import { textAt } from '../facts/text-keys.ts';

/** The words of what a kind of question takes alone. */
const kinds: { readonly [as: string]: readonly string[] | undefined } = {
  email: ['email', 'e', 'emails'],
  tel: ['phone', 'mobile', 'telephone', 'cell'],
  zip: ['zip'],
  number: ['number'],
  date: ['date', 'day'],
};

/** Words before a thing that tell nothing of it. */
const articles: readonly string[] = ['a', 'an', 'the', 'your', 'our', 'its', 'his', 'her', 'their', 'one'];

/** Things that people are known by. */
const things: readonly string[] =
  'username user login account customer order phone mobile email e name number city address code id'.split(
    ' ',
  );

/** Returns true for "user name or e-mail address": something else is as right. "Your email or your partner's" is one all the same. */
function isEither(sentence: string, kind: readonly string[]): boolean {
  const words = allWordsOf(sentence);
  return words.some((word, at) => {
    if (word !== 'or') return false;
    const behind = words.slice(at + 1).find((one) => !articles.includes(one)) ?? '';
    const before = words.slice(Math.max(0, at - 2), at);
    const isKindBefore = before.some((one) => kind.includes(one));
    if (kind.includes(behind)) return !isKindBefore && before.some((one) => things.includes(one));
    return isKindBefore && things.includes(behind);
  });
}

/** Questions of a kind that takes one thing, where their label or the contract says that another one is as right. */
export function checkStrictKinds(
  {
    screen,
    english,
    source,
  }: { readonly screen: CheckedScreen; readonly english: SourceFile; readonly source: SourceFile },
  catalogue: Catalogue,
): readonly Diagnostic[] {
  return placedFields(screen.config).flatMap(({ field: { name, as }, path, text }) => {
    const kind = Object.hasOwn(kinds, as) ? kinds[as] : undefined;
    if (kind === undefined) return [];
    const label = textAt(english.value, `fields.${text}.label`);
    const said = [label, ...sentencesOf(name, screen, catalogue)].find((one) => isEither(one, kind));
    if (said === undefined) return [];
    const message = `"${name}" takes nothing but one of both, and this says "${said.slice(0, 80)}".`;
    return [
      source.diagnostic([...path, 'as'], { rule: 'too-strict', message, remedy: 'Make it "as": "text".' }),
    ];
  });
}

/** The contract's sentences about what an answer is sent as. */
function sentencesOf(name: string, screen: CheckedScreen, catalogue: Catalogue): readonly string[] {
  return submittedCallsOf(screen).flatMap(({ submit }) =>
    Object.entries<Binding>(submit.with ?? ({} as Bindings)).flatMap(([member, binding]) => {
      const schema = catalogue.operations[submit.operation]?.config;
      if (schema === undefined || typeof binding !== 'object') return [];
      if (!('field' in binding) || binding.field !== name) return [];
      const found = schemaAt(schema, member.split('.'));
      return found.kind === 'known'
        ? found.alternatives.flat().flatMap(({ description }) => description ?? [])
        : [];
    }),
  );
}
