import type { BlockDescriptor } from '../../screen-language/model/block-descriptor.ts';

const isGrouped = ({ groups, options }: { readonly groups?: unknown; readonly options?: unknown }) =>
  groups !== undefined || (typeof options === 'object' && options !== null && 'groupBy' in options);

/** The form of a screen. Its texts are those of the steps and fields, which belong to the screen. */
export const formDescriptor: BlockDescriptor<'form'> = {
  describe: () => ({
    texts: [],
    values: [],
    names: {},
    links: [],
    submissions: [],
    item: undefined,
    isSuccess: false,
  }),
  check: () => [],
  chunks: (_, { leave, steps, forms }) => {
    const fields = steps.flatMap((step) => step.fields);
    const has = (kind: RegExp) => fields.some(({ as }) => kind.test(as));
    return {
      first: [
        'src/screen/form-block.tsx',
        ...(forms === undefined ? [] : ['src/screen/named-form.tsx']),
        ...(fields.some(({ intro }) => intro === true) ? ['src/page/formatted-text.tsx'] : []),
        ...(has(/^(yes-no|time|month|money|rating)$/) ? ['src/forms/fields/rare-inputs.tsx'] : []),
        ...(has(/^slot$/) ? ['src/forms/fields/slot-picker.tsx'] : []),
        ...(has(/^search$/) ? ['src/forms/fields/search-input.tsx'] : []),
        ...(fields.some(isGrouped) ? ['src/forms/fields/grouped-choices.tsx'] : []),
      ],
      later: [
        ...(leave === undefined ? ['src/drafts/form-draft.tsx'] : []),
        ...(steps.length > 1 ? ['src/forms/step-history.tsx'] : []),
        ...(has(/^hosted-/) ? ['src/forms/fields/hosted-field.tsx'] : []),
        ...(has(/^group$/) ? ['src/forms/fields/field-group.tsx'] : []),
        ...(fields.some(({ awaits }) => awaits !== undefined) ? ['src/forms/fields/late-choices.tsx'] : []),
        ...(has(/^files$/) ? ['src/forms/fields/files-input.tsx'] : []),
        ...(fields.some(({ check }) => check !== undefined) ? ['src/forms/fields/answer-check.tsx'] : []),
      ],
    };
  },
  samples: [],
};
