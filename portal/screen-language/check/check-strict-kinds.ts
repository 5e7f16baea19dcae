import type { Binding, Bindings } from '../generated/screen-config.gen.ts';
import type { Catalogue } from '../load/catalogue.ts';
import type { Diagnostic, SourceFile } from '../load/source-file.ts';
import { placedFields } from '../model/placed-fields.ts';
import { submittedCallsOf } from './check-links.ts';
import type { CheckedScreen } from './checked-screen.ts';
import { schemaAt } from './schema-path.ts';
import { textAt } from './text-keys.ts';

/** The words of what a kind of question takes alone. */
const kinds: { readonly [as: string]: string | undefined } = {
  email: 'e-?mail(?: address)?',
  tel: '(?:phone|mobile|telephone|cell)(?: number)?',
  zip: 'zip(?: code)?',
  number: 'number',
  date: '(?:date|day)',
};

/** Returns true for "user name or e-mail address": something else is as right. */
function isEither(sentence: string, word: string): boolean {
  const other = String.raw`(?!(?:the|your|a|an|its|his|her)\s+${word})[\w-]+`;
  // "Your email or your partner's" is an email all the same.
  const before = new RegExp(
    String.raw`^(?!.*\b${word}\b.*\bor\b.*\b${word}\b).*\b${other} or (?:an? |the |your )?${word}\b`,
    'i',
  );
  const behind = new RegExp(
    String.raw`\b${word},? or (?:an? |the |your )?(?:user ?name|login|account|customer|order|phone|mobile|e-?mail|name|number|city|address|code|id)\b`,
    'i',
  );
  return before.test(sentence) || behind.test(sentence);
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
    const word = Object.hasOwn(kinds, as) ? kinds[as] : undefined;
    if (word === undefined) return [];
    const label = textAt(english.value, `fields.${text}.label`);
    const said = [label, ...sentencesOf(name, screen, catalogue)].find((one) => isEither(one, word));
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
