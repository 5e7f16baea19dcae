import { constants } from '../../contract/constants.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readText } from '../../protocol/parameters.ts';
import { illegalParameter, notFound } from '../../protocol/problem.ts';
import { articleLanguage, findArticle, findArticles } from '../../services/help/articles.ts';
import type { Operation } from '../operation.ts';

/** As long as the contract lets the words of a search be. */
const MOST_CHARACTERS = 80;
/** A language as the contract lets it be named. */
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/;

/** GET the articles about a topic, or with certain words. */
export const getHelpArticles: Operation = {
  access: 'anyone',
  changes: false,
  handle(call): Answer {
    const words = call.parameters.get('words');
    if (words !== undefined && words.length > MOST_CHARACTERS) {
      throw illegalParameter(`words has more than ${MOST_CHARACTERS} characters`);
    }
    const language = readArticleLanguage(call);
    return {
      status: 200,
      body: { language, articles: findArticles(language, { words, topic: readTopic(call) }) },
    };
  },
};

/** GET one article. */
export const getHelpArticle: Operation = {
  access: 'anyone',
  changes: false,
  handle(call): Answer {
    const article = findArticle(readArticleLanguage(call), readText(call, 'articleId'));
    if (article === undefined) throw notFound();
    return { status: 200, body: article };
  },
};

function readTopic(call: Call) {
  const wanted = call.parameters.get('topic');
  const topic = constants.help.topics.find((one) => one === wanted);
  if (wanted !== undefined && topic === undefined) {
    throw illegalParameter(`topic must be one of ${constants.help.topics.join(', ')}`);
  }
  return topic;
}

function readArticleLanguage(call: Call): string {
  const wanted = call.parameters.get('language') ?? 'en';
  if (!LANGUAGE.test(wanted)) throw illegalParameter('language must be the name of one, such as en');
  return articleLanguage(wanted);
}
