import { readdirSync, readFileSync } from 'node:fs';
import { foldText } from '../../database/fold.ts';
import type { components } from '../../generated/types/apex.gen.ts';
import english from './articles/en.json' with { type: 'json' };

type Topic = components['schemas']['HelpTopic'];
type Summary = components['schemas']['HelpArticleSummary'];
type Article = components['schemas']['HelpArticle'];
type ArticleId = keyof typeof english;

interface ArticleFacts {
  readonly topic: Topic;
  readonly updatedOn: string;
  readonly related: readonly ArticleId[];
}

/** The articles: first those about danger, then in the order in which customers ask. */
const facts: Readonly<Record<ArticleId, ArticleFacts>> = {
  'smell-gas': { topic: 'outages', updatedOn: '2026-10-21', related: ['power-out'] },
  'line-down': { topic: 'outages', updatedOn: '2026-11-24', related: ['power-out', 'smell-gas'] },
  'power-out': { topic: 'outages', updatedOn: '2026-10-21', related: ['line-down', 'smell-gas'] },
  'read-your-bill': {
    topic: 'bills',
    updatedOn: '2026-09-14',
    related: ['why-is-my-bill-higher', 'estimated-reads'],
  },
  'why-is-my-bill-higher': {
    topic: 'bills',
    updatedOn: '2026-10-02',
    related: ['save-energy', 'choose-a-plan'],
  },
  'late-fee': { topic: 'bills', updatedOn: '2026-09-14', related: ['more-time-to-pay', 'autopay'] },
  'ways-to-pay': { topic: 'payments', updatedOn: '2026-09-14', related: ['autopay', 'somebody-else'] },
  autopay: { topic: 'payments', updatedOn: '2026-08-20', related: ['ways-to-pay', 'late-fee'] },
  'more-time-to-pay': { topic: 'payments', updatedOn: '2026-11-03', related: ['late-fee', 'save-energy'] },
  deposit: { topic: 'payments', updatedOn: '2026-07-30', related: ['start-date', 'ways-to-pay'] },
  'choose-a-plan': { topic: 'plans', updatedOn: '2026-11-12', related: ['facts-label', 'leave-early'] },
  'leave-early': { topic: 'plans', updatedOn: '2026-08-20', related: ['choose-a-plan', 'move'] },
  'facts-label': { topic: 'plans', updatedOn: '2026-06-11', related: ['choose-a-plan', 'leave-early'] },
  'estimated-reads': { topic: 'usage', updatedOn: '2026-06-11', related: ['read-your-bill'] },
  'save-energy': { topic: 'usage', updatedOn: '2026-10-02', related: ['why-is-my-bill-higher'] },
  'start-date': {
    topic: 'enrollment',
    updatedOn: '2026-11-03',
    related: ['papers', 'deposit', 'switch-hold'],
  },
  papers: { topic: 'enrollment', updatedOn: '2026-11-03', related: ['start-date'] },
  'switch-hold': { topic: 'enrollment', updatedOn: '2026-07-30', related: ['papers', 'start-date'] },
  move: { topic: 'moving', updatedOn: '2026-08-20', related: ['leave-early', 'deposit'] },
  'log-in-trouble': { topic: 'account', updatedOn: '2026-09-14', related: ['somebody-else'] },
  'somebody-else': { topic: 'account', updatedOn: '2026-06-11', related: ['ways-to-pay', 'log-in-trouble'] },
};
type Texts = typeof english;

const FOLDER = new URL('articles/', import.meta.url);
/** The articles of each language: a file of the folder with the ids of the English one. */
const texts: ReadonlyMap<string, Texts> = new Map(
  readdirSync(FOLDER).map((name) => [name.replace('.json', ''), readTexts(name)]),
);
// The table has exactly the ids of its type.
const ids = Object.keys(facts) as readonly ArticleId[];

/** The language that a reader of this one finds articles in: English where there are none. */
export function articleLanguage(wanted: string): string {
  return texts.has(wanted) ? wanted : 'en';
}

/** The articles about a topic that have all the words, those with the words in their title first. */
export function findArticles(
  language: string,
  { topic, words = '' }: { readonly topic?: Topic | undefined; readonly words?: string | undefined },
): readonly Summary[] {
  const wanted = wordsOf(words);
  return ids
    .filter((id) => topic === undefined || facts[id].topic === topic)
    .map((id) => ({ id, fit: fitOf(id, language, wanted) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ id }) => summaryOf(id, language));
}

/** An article by its name. */
export function findArticle(language: string, articleId: string): Article | undefined {
  const id = ids.find((one) => one === articleId);
  if (id === undefined) return undefined;
  return {
    ...summaryOf(id, language),
    language,
    body: textsIn(language)[id].body,
    updatedOn: facts[id].updatedOn,
    related: facts[id].related.map((other) => summaryOf(other, language)),
  };
}

function readTexts(name: string): Texts {
  // A test compares the ids of all languages.
  return JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Texts;
}

function textsIn(language: string): Texts {
  return texts.get(language) ?? english;
}

function summaryOf(id: ArticleId, language: string): Summary {
  const { title, summary } = textsIn(language)[id];
  return { articleId: id, topic: facts[id].topic, title, summary };
}

/** 0 where a word is missing; each word counts most in the title, least in the body. */
function fitOf(id: ArticleId, language: string, wanted: readonly string[]): number {
  const { title, summary, body, keywords } = textsIn(language)[id];
  const places = [body, `${summary} ${keywords}`, title].map((text) =>
    wordsOf(text.replaceAll(/<[^<>]*>/g, ' ')),
  );
  const fits = wanted.map(
    (word) => 1 + places.findLastIndex((place) => place.some((one) => one.startsWith(word))),
  );
  return fits.includes(0) ? 0 : fits.reduce((sum, fit) => sum + fit, 1);
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
