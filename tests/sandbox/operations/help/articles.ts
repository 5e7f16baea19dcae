import { constants } from '../../contract/constants.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Call } from '../../protocol/call.ts';
import { readText } from '../../protocol/parameters.ts';
import { illegalParameter, notFound } from '../../protocol/problem.ts';
import { findArticle, findArticles } from '../../services/help/articles.ts';
import type { Operation } from '../operation.ts';

/** As long as the contract lets the words of a search be. */
const MOST_CHARACTERS = 80;

/** GET the articles about a topic, or with certain words. */
export const getHelpArticles: Operation = {
  access: 'anyone',
  changes: false,
  handle(call): Answer {
    const words = call.parameters.get('words');
    if (words !== undefined && words.length > MOST_CHARACTERS) {
      throw illegalParameter(`words has more than ${MOST_CHARACTERS} characters`);
    }
    return {
      status: 200,
      body: { articles: findArticles(readLanguage(call), { words, topic: readTopic(call) }) },
    };
  },
};

/** GET one article. */
export const getHelpArticle: Operation = {
  access: 'anyone',
  changes: false,
  handle(call): Answer {
    const article = findArticle(readLanguage(call), readText(call, 'articleId'));
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

function readLanguage(call: Call) {
  const wanted = call.parameters.get('language');
  const language = constants.languages.find((one) => one === wanted);
  if (wanted !== undefined && language === undefined) throw illegalParameter('language must be en or es');
  return language ?? 'en';
}
