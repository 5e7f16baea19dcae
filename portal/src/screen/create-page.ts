import { resolveBinding, resolveBindings, valueOf } from '../../screen-language/model/bindings.ts';
import { isHolding } from '../../screen-language/model/conditions.ts';
import type { Sources } from '../../screen-language/model/model.ts';
import { fillRoute, withQuery } from '../../screen-language/model/navigation.ts';
import type { SendAnswers } from '../forms/form-flow.ts';
import type { BlockPage, LinkLike } from '../page/page.ts';
import type { Texts } from '../page/texts.ts';
import type { LoadedScreen } from './loaded-screen.ts';
import type { ReadViews } from './read-board.ts';

interface PageOptions {
  readonly sources: Sources;
  readonly views: ReadViews;
  readonly texts: Texts;
  readonly submit: SendAnswers;
  readonly address: Pick<BlockPage, 'addressOf' | 'search'>;
  readonly call: BlockPage['call'];
  readonly screen: LoadedScreen;
}

const unknownRead = {
  state: 'waiting',
  data: undefined,
  hasMore: false,
  more: () => undefined,
  refresh: () => undefined,
} as const;

/** Creates the page that blocks see. */
export function createPage({ sources, views, texts, submit, call, address, screen }: PageOptions): BlockPage {
  const withItem = (item: unknown): Sources => (item === undefined ? sources : { ...sources, item });
  return {
    ...texts,
    ...address,
    language: sources.language,
    value: (source, item) => valueOf(source, withItem(item)),
    bound: (binding, item) => resolveBinding(binding, withItem(item)),
    holds: (condition, item) =>
      condition === undefined || isHolding(condition, screen.model.conditions, withItem(item)),
    read: (name) => views[name] ?? unknownRead,
    hrefOf: (link, item) => {
      const valuesOf = (bindings: LinkLike['with'] = {}) => resolveBindings(bindings, withItem(item)).config;
      const path = fillRoute(link.to, valuesOf(link.with));
      return path === undefined ? undefined : withQuery(path, valuesOf(link.query));
    },
    submit: (submission, item) => submit(submission, withItem(item), { before: {}, isAsked: () => false }),
    call,
  };
}
