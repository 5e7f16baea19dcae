import type { Condition } from '../../generated/screen-config.gen.ts';
import type { Catalogue } from '../../load/catalogue.ts';
import type { JsonPath, SourceFile } from '../../load/source-file.ts';
import type { CheckedScreen, PlacedBlock } from '../facts/checked-screen.ts';
import { allOf, isImplied } from '../facts/implied-conditions.ts';
import { conditionsAround } from '../facts/named-conditions.ts';
import { statesIn } from '../facts/asked-states.ts';
import { textAt } from '../facts/text-keys.ts';
import { meantBy } from '../words/name-words.ts';
import type { Told } from '../words/said-numbers.ts';

interface Context {
  readonly screen: CheckedScreen;
  readonly catalogue: Catalogue;
  readonly english: SourceFile;
}

/** A link that calls upon customers to do something, and the conditions under which it is there. */
interface Call {
  readonly verb: string;
  readonly label: string;
  readonly names: readonly string[];
  readonly place: JsonPath;
}

/** "Pay now": one word for what is to be done, and nothing about what else it would be done to. */
const calling = /^([a-z]{3,})(?: now| again)?$/i;

/** Links to do what the page says is done, or what a message beside them says not to do. */
export const toldLinks = (context: Context): Told =>
  callsIn(context).flatMap((call) => [...doneAlready(call, context), ...advisedAgainst(call, context)]);

function callsIn({ screen: { config, blocks }, english }: Context): readonly Call[] {
  return blocks.flatMap(({ block, path }) => {
    if (block.block !== 'links') return [];
    const around = conditionsAround(path, config);
    return block.links.flatMap(({ name, show, style }, at): readonly Call[] => {
      const label = textAt(english.value, `blocks.${block.name}.links.${name}`);
      const [, verb = ''] = calling.exec(label) ?? [];
      const names = [...around, ...(show === undefined ? [] : [show])];
      if (verb === '' || names.length === 0 || style === 'back') return [];
      const ofBlock = block.show === undefined ? path : [...path, 'show'];
      const place = show === undefined ? ofBlock : [...path, 'links', at, 'show'];
      return [{ verb: verb.toLowerCase(), label, names, place }];
    });
  });
}

const irregular: { readonly [verb: string]: string } = { pay: 'paid', send: 'sent', begin: 'begun' };

/** The words that tell that something was done: paid, cancelled, confirmed. */
const doneOf = (verb: string): readonly string[] => [
  irregular[verb] ?? `${verb}ed`,
  verb.endsWith('e') ? `${verb}d` : `${verb}${verb.at(-1) ?? ''}ed`,
];

/** The condition that is asked last is called so, or asks for a state that is, and for nothing beside it. */
function doneAlready({ verb, label, names, place }: Call, { screen: { config } }: Context): Told {
  const done = doneOf(verb);
  const isDone = (name: string) => {
    const { words, turned } = meantBy(name);
    return words.length === 1 && turned.length === 0 && done.includes(words[0] ?? '');
  };
  const last = names.at(-1) ?? '';
  const { [last]: asked = '' }: { readonly [name: string]: Condition } = config.conditions ?? {};
  const states = typeof asked === 'object' && 'from' in asked ? statesIn(asked, []) : [];
  const isSo = states.length > 0 && states.every(({ state }) => isDone(state));
  if (!isSo && !isDone(last)) return [];
  return [[undefined, place, `"${label}" is offered where "${last}" says that this is done.`]];
}

function advisedAgainst({ verb, label, names, place }: Call, context: Context): Told {
  const { config, blocks } = context.screen;
  const advice = new RegExp(`\\b(?:don[’']t|do not) ${verb}\\b`, 'i');
  const isBeside = ({ block, path }: PlacedBlock) => {
    if (block.block !== 'message' || !advice.test(saidBy(block.name, context))) return false;
    const wanted = conditionsAround(path, config);
    const judged = { config, constants: context.catalogue.constants };
    return wanted.length > 0 && isImplied(names, allOf(wanted), judged);
  };
  const message = blocks.find(isBeside)?.block.name;
  if (message === undefined) return [];
  return [
    [undefined, place, `"${label}" is offered only where the message "${message}" says not to ${verb}.`],
  ];
}

const saidBy = (name: string, { english }: Context): string =>
  ['heading', 'body'].map((key) => textAt(english.value, `blocks.${name}.${key}`)).join(' ');
