import { useCallback, useMemo } from 'react';
import type { SetStateAction } from 'react';
import type { FormBlock as FormConfig } from '../../screen-language/generated/screen-config.gen.ts';
import type { ScreenModel } from '../../screen-language/model/model.ts';
import { namedFormOf } from '../../screen-language/model/named-forms.ts';
import type { SendAnswers } from '../forms/form-flow.ts';
import type { FormSnapshot } from '../forms/screen-form.tsx';
import type { BlockProps } from '../page/page.ts';
import { FormBlock } from './form-block.tsx';
import type { FormBlockProps } from './form-block.tsx';

/** One of several forms of a page: it has its own answers, errors and draft, and the page sees all of them together. */
export function NamedForm(props: FormBlockProps & BlockProps<FormConfig>) {
  const { block, screen, submit, onSnapshot } = props;
  const model = useMemo(() => namedFormOf(screen.model, block.name), [screen.model, block.name]);
  const take = useCallback(
    (change: SetStateAction<FormSnapshot>) => {
      if (model === undefined) return;
      onSnapshot((before) => withForm(before, typeof change === 'function' ? change(before) : change, model));
    },
    [model, onSnapshot],
  );
  const shown = useMemo(() => model && { ...screen, model }, [screen, model]);
  if (shown === undefined || model === undefined) return null;
  const send: SendAnswers = async (what, given, sending) => {
    const sent = await submit(what, given, sending);
    if (sent.ok && what === model.submit)
      onSnapshot((before) => ({
        ...before,
        results: { ...before.results, [model.form ?? '']: sent.answer },
      }));
    return sent;
  };
  return <FormBlock {...props} screen={shown} submit={send} onSnapshot={take} />;
}

/** What the page knows of all its forms, with the news of one of them. */
function withForm(
  before: FormSnapshot,
  { isFaulty, answers, results }: FormSnapshot,
  model: ScreenModel,
): FormSnapshot {
  const { form = '', steps } = model;
  const fields = new Set(steps.flatMap((step) => step.fields.map(({ name }) => name)));
  const ids = new Set(steps.map(({ id }) => id));
  const others = (before.faulty ?? []).filter((name) => name !== form);
  const faulty = isFaulty ? [...others, form] : others;
  return {
    isFaulty: faulty.length > 0,
    faulty,
    answers: { ...without(before.answers, fields), ...answers },
    results: { ...without(before.results, ids), ...results },
  };
}

const without = (members: { readonly [name: string]: unknown }, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(members).filter(([name]) => !names.has(name)));
