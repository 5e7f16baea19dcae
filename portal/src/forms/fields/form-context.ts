import type { Registry } from '@rjsf/utils';
import type { BlockPage } from '../../page/page.ts';
import type { AnswerCheck, FilesRule } from '../../../screen-language/generated/screen-config.gen.ts';
import type { Language } from '../../i18n/index.ts';
import type { FilesPage } from './attachment-limits.ts';

/** One value that can be chosen, with its text in the language of the page. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Everything that templates and widgets show of a field; resolved from the locales by the screen. */
export interface FieldView {
  readonly kind: string;
  readonly label: string;
  readonly hint?: string;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly visible: boolean;
  /** Whether the form counts an answer: what a field has given counts a moment later. */
  readonly isAnswered: boolean;
  readonly autocomplete: string;
  readonly choices: readonly Choice[];
  /** What a consent agrees to; null while it is not there yet. */
  readonly terms?: { readonly title: string; readonly paragraphs: readonly string[] } | null;
  /** What a consent is about, where that stands elsewhere. */
  readonly documents: readonly { readonly href: string; readonly text: string; readonly newTab: string }[];
  /** What a field of files takes. */
  readonly files?: FilesRule;
  /** What the org is asked about the answer, and where the texts of that are. */
  readonly check?: AnswerCheck & { readonly texts: string };
  readonly rows?: number;
  readonly maxLength?: number;
  /** First and last day of a date. */
  readonly min?: string | number;
  readonly max?: string | number;
  /** Twelfths. */
  readonly width: number;
}

/** The words of the form itself. */
export interface FormWords {
  readonly optional: string;
  readonly choose: string;
  readonly showPassword: string;
  readonly hidePassword: string;
}

/** What the screen hands to the theme through the form library. */
export interface FormContext {
  readonly fields: { readonly [name: string]: FieldView };
  readonly words: FormWords;
  /** The page's language, for frames of others. */
  readonly language: Language;
  /** What controls that call the org by themselves may ask of the page. */
  readonly page: FilesPage & Pick<BlockPage, 'optionalText'>;
  /** Another site is asked for what it holds, or no longer: meanwhile the form counts as being sent. */
  readonly onHandingOver: (isUnderWay: boolean) => void;
}

/** Reads the context back out of the library's registry, which types it as anything. */
export function contextOf(registry: Pick<Registry, 'formContext'>): FormContext {
  return registry.formContext as FormContext; // set by the form, with this type
}

/** Ids of a field's parts, so that nothing refers to an element that is not there. */
export function describedBy(id: string, hint: string | undefined, isInvalid: boolean): string | undefined {
  const ids = [hint === undefined ? '' : `${id}-hint`, isInvalid ? `${id}-error` : ''].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}
