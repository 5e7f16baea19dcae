import type { i18n } from 'i18next';
import type { PageScreen } from '../../screen-language/manifest.ts';
import type { Language } from '../i18n/index.ts';
import { namespaceOf } from '../page/texts.ts';
import type { StepValidators } from '../forms/broken-keywords.ts';
import type { Compute, ScreenModel } from '../../screen-language/model/model.ts';

/** A screen with everything that was published for it. */
export interface LoadedScreen {
  readonly model: ScreenModel;
  /** By the id of the step. */
  readonly validators: { readonly [step: string]: StepValidators };
  /** Works out the screen's values; undefined for a screen that has none. */
  readonly compute?: Compute | undefined;
}

/** Options of {@link loadScreen}. */
interface LoadOptions {
  readonly entry: PageScreen;
  readonly language: Language;
  readonly i18n: i18n;
}

/**
 * Fetches a published screen: its model, its validators and its texts, all at once.
 *
 * @throws Error when one of the files cannot be had
 */
export async function loadScreen({ entry, language, i18n }: LoadOptions): Promise<LoadedScreen> {
  const [model, validators, texts] = await Promise.all([
    fetchJson(entry.model),
    entry.validators === null ? { default: {} } : import(/* @vite-ignore */ entry.validators),
    fetchJson(entry.texts),
  ]);
  i18n.addResourceBundle(language, namespaceOf(entry.id), texts);
  // Both files were written by the publish step from these types.
  const screen = {
    model: model as ScreenModel,
    validators: validators.default as LoadedScreen['validators'],
  };
  return { ...screen, compute: await computeOf(screen.model) };
}

/** Few screens work anything out. */
async function computeOf(model: ScreenModel): Promise<Compute | undefined> {
  if (model.values === undefined) return undefined;
  const { createCompute } = await import('../../screen-language/model/expressions.ts');
  return createCompute(model);
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
}
