import { createContext, useContext } from 'react';
import type {
  AnswerCheck,
  Field,
  FilesRule,
  GroupRule,
  Icon,
  SuggestRule,
} from '../../../screen-language/generated/screen-config.gen.ts';
import type { Answers } from '../../../screen-language/model/model.ts';
import type { Language } from '../../i18n/index.ts';
import type { BlockPage } from '../../page/page.ts';
import type { SubmitGuard } from '../submit-guards.ts';
import type { FilesPage } from './attachment-limits.ts';

/** One value that can be chosen, with its text in the language of the page. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** The language of a label that the org wrote, where that is not the page's. */
  readonly lang?: string | undefined;
  readonly icon?: Icon;
  /** The heading that it stands below. */
  readonly heading?: string;
  /** Of a time that can be chosen: its day, as 2026-01-31, and the time as it is shown. */
  readonly slot?: { readonly day: string; readonly time: string };
  /** Told below it as soon as it is chosen. */
  readonly notice?: string;
}

/** A field as it is shown; its texts are resolved from the locales. */
export interface FieldView {
  readonly kind: Field['as'];
  readonly label: string;
  readonly hint?: string;
  /** Key of the formatted text above it. */
  readonly intro?: string;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly visible: boolean;
  readonly autocomplete: string;
  readonly choices: readonly Choice[];
  /** The text that a consent agrees to; null while it is not there yet. */
  readonly terms?: { readonly title: string; readonly paragraphs: readonly string[] } | null;
  /** The documents that a consent is about, where they stand elsewhere. */
  readonly documents: readonly { readonly href: string; readonly text: string; readonly newTab: string }[];
  /** The rule of a field of files. */
  readonly files?: FilesRule;
  /** The read of options that depend on an answer, and the place of their texts. */
  readonly awaits?: { readonly read: string; readonly texts: string };
  /** The questions of a group, and the place of its texts. */
  readonly group?: Omit<GroupRule, 'fields'> & {
    readonly texts: string;
    readonly fields: { readonly [name: string]: FieldView };
  };
  /** The call that suggests answers, and the place of its texts. */
  readonly suggest?: SuggestRule & { readonly texts: string };
  /** The words at the ends of a rating. */
  readonly ends?: readonly [low: string, high: string];
  /** The call that checks the answer, and the place of its texts. */
  readonly check?: AnswerCheck & { readonly texts: string };
  readonly rows?: number;
  readonly maxLength?: number;
  /** First and last of a date, a month or a time; the steps of a rating. */
  readonly min?: string | number;
  readonly max?: string | number;
  /** Twelfths. */
  readonly width: number;
}

/** Texts that all forms share. */
interface FormTexts {
  readonly optional: string;
  readonly choose: string;
  readonly showPassword: string;
  readonly hidePassword: string;
}

/** The form around a field. */
export interface FormContext {
  /** Id of the step; ids of controls begin with it. */
  readonly step: string;
  readonly fields: { readonly [name: string]: FieldView };
  readonly answers: Answers;
  /** The answers that the form began with. */
  readonly began: Answers;
  /** The answers that a chosen suggestion filled in, by the field that it was chosen at, for as long as the form lives. */
  readonly filled: Map<string, Answers>;
  /** Messages by field. */
  readonly errors: { readonly [name: string]: string };
  readonly formTexts: FormTexts;
  /** True where the answers in the form were sent well. */
  readonly isSent?: boolean;
  /** The page's language, for frames of others. */
  readonly language: Language;
  /** The page, for controls that call the org by themselves. */
  readonly page: FilesPage & Pick<BlockPage, 'text' | 'optionalText' | 'read'>;
  /** Takes the answer of a field; undefined for none. */
  readonly onAnswer: (field: string, answer: unknown) => void;
  /** Registers a field's guard. @returns removes it */
  readonly beforeSubmit: (field: string, guard: SubmitGuard) => () => void;
  /** Submits the form, as its button does. */
  readonly submit: () => void;
}

const Current = createContext<FormContext | undefined>(undefined);

/** Set around the fields of a step. */
export const FormContextProvider = Current.Provider;

/** Returns the form around a field. */
export function useFormContext(): FormContext {
  const context = useContext(Current);
  if (context === undefined) throw new Error('Put it below FormContextProvider.');
  return context;
}

/** Id of a field's control. */
export const fieldIdOf = (step: string, field: string): string => `${step}_${field}`;

/** Props of a control. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly field: FieldView;
  readonly value: unknown;
  /** The message about the answer that the field shows. */
  readonly error: string | undefined;
  /** Takes the answer; undefined for none. */
  readonly onChange: (answer: unknown) => void;
}

/** Ids of what describes a control, so that nothing refers to an element that is not there. */
export function describedBy({
  id,
  field,
  error,
}: Pick<ControlProps, 'id' | 'field' | 'error'>): string | undefined {
  const ids = [field.hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Attributes that all controls share: their state, and the ids of their descriptions. */
export function controlAttributes(
  props: ControlProps,
): Readonly<Record<string, string | boolean | undefined>> {
  return {
    'aria-describedby': describedBy(props),
    'aria-invalid': props.error !== undefined || undefined,
    'aria-required': props.field.required || undefined,
  };
}
