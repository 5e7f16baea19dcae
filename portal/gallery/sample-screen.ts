import { useMemo } from 'react';
import type { BlockPage, ReadView } from '../src/page/page.ts';
import { useBrand } from '../src/brand/index.ts';
import { useLanguage } from '../src/i18n/index.ts';
import { useTranslation } from '../src/i18n/translation.ts';
import type { SampleState } from '../screen-language/model/block-descriptor.ts';
import { createCompute } from '../screen-language/model/expressions.ts';
import type { ScreenModel, Sources } from '../screen-language/model/model.ts';
import { dataOf, errorCodesOf } from '../src/screen/read-board.ts';
import type { ReadViews } from '../src/screen/read-board.ts';
import { createPage } from '../src/screen/create-page.ts';
import type { SendAnswers } from '../src/forms/form-flow.ts';
import { createTexts } from '../src/page/texts.ts';
import type { Texts } from '../src/page/texts.ts';
import answers from './samples/answers.json';
import { modelOf } from './sample-screens.ts';

/** A screen that the gallery stands in for. */
export interface SampleScreen {
  readonly model: ScreenModel;
  readonly sources: Sources;
  readonly texts: Texts;
  readonly page: BlockPage;
}

const session = {
  userId: '005RM000001ctYFYAY',
  isGuest: false,
  contactId: '003RM0000068xVCYAY',
  accountNumber: '4400712345',
  displayName: 'Maria Lopez',
};
const path = {
  orderId: '801RM000000aBcDYAU',
  caseId: '500RM000003kPqRYAU',
  planId: 'plan_ss12',
  authorizationId: 'auth_7Hq1',
};
const sampleAnswers: { readonly [operation: string]: unknown } = answers;
const nothing = () => undefined;

/** A portal's screen over sample data in one state. */
export function useSampleScreen(id: string, state: SampleState): SampleScreen {
  const { i18n } = useTranslation();
  const brand = useBrand();
  const language = useLanguage();
  return useMemo(() => {
    const model = modelOf(id);
    const views = viewsOf(model, state);
    const query = { zip: state === 'refused' ? '787' : '78704' };
    const sources: Sources = {
      session,
      route: { ...path, query },
      reads: dataOf(views),
      readErrors: errorCodesOf(views),
      constants: model.constants,
      brand,
      language,
      answers: {},
      compute: createCompute(model),
    };
    const texts = createTexts(i18n, id, {});
    const page = createPage({
      sources,
      views,
      texts,
      submit: submitOf(state, texts),
      call: callOf(state, texts),
      address: { addressOf: () => '#', search: nothing },
      screen: { model, validators: {} },
    });
    return { model, sources, texts, page };
  }, [id, state, i18n, brand, language]);
}

/** The views of all reads of a screen. */
function viewsOf(model: ScreenModel, state: SampleState): ReadViews {
  return Object.fromEntries(
    model.reads.map(({ name, operation }) => [name, viewOf(sampleAnswers[operation], state)]),
  );
}

function viewOf(answer: unknown, state: SampleState): ReadView {
  const view = { data: undefined, hasMore: false, more: nothing, refresh: nothing };
  if (state === 'loading') return { ...view, state };
  if (state === 'failed') return { ...view, state, errorCode: 'SERVER_UNAVAILABLE' };
  if (answer === undefined) return { ...view, state: 'waiting' };
  const data = state === 'empty' ? emptied(answer) : answer;
  const isPage = typeof answer === 'object' && answer !== null && 'records' in answer;
  return { ...view, state: 'ready', data, ...(isPage && { items: 'records' }) };
}

/** The same answer where there is nothing yet: no entry in any list, and no thing beside the lists. */
function emptied(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).flatMap(([member, value]) => {
      if (Array.isArray(value)) return [[member, []]];
      return typeof value === 'object' && value !== null ? [] : [[member, value]];
    }),
  );
}

const never = () => new Promise<never>(nothing);
const errorText = (texts: Texts) => texts.text('errors.somethingWentWrong');

function submitOf(state: SampleState, texts: Texts): SendAnswers {
  if (state === 'busy') return never;
  return async () =>
    state === 'refused' ? { ok: false, errors: [{ message: errorText(texts) }] } : { ok: true, answer: {} };
}

function callOf(state: SampleState, texts: Texts): BlockPage['call'] {
  return async (_submission, options) => {
    if (state === 'refused') return { ok: false, message: errorText(texts), codes: [] };
    options?.onProgress?.({ sent: 300_000, total: 482_113 });
    return never();
  };
}
