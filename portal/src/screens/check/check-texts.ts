import type { Block, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Fault, SourceFile } from '../load/source-file.ts';
import { submissionsOf } from './check-links.ts';
import { readPath } from '../model/dotted-path.ts';

/** The texts that a screen must have, found by convention. */
export function neededTexts(config: ScreenConfig): readonly string[] {
  const steps = config.steps ?? [];
  const messages = submissionsOf(config).flatMap(({ submit }) => {
    const outcomes = Object.values(submit.failed ?? {}).map(({ message }) => message);
    return submit.done.message === undefined ? outcomes : [submit.done.message, ...outcomes];
  });
  return [
    'title',
    ...(config.navigation === undefined ? [] : ['navigation']),
    ...(steps.length > 1 ? steps.map(({ id }) => `steps.${id}.title`) : []),
    ...steps
      .flatMap((step) => step.fields ?? [])
      .flatMap(({ name, text = name, options }) => [
        `fields.${text}.label`,
        ...(Array.isArray(options) ? options.map((value) => `fields.${text}.options.${value}`) : []),
      ]),
    ...messages.filter((key) => !key.startsWith('errors.')).map((key) => `messages.${key}`),
    ...(config.sections ?? [])
      .flatMap(({ columns }) => columns)
      .flatMap(({ blocks }) => blocks)
      .flatMap(textsOfBlock),
  ];
}

function textsOfBlock(block: Block): readonly string[] {
  const below = (part: string, names: readonly { readonly name: string }[]) =>
    names.map(({ name }) => `${part}.${name}`);
  const keys = (): readonly string[] => {
    switch (block.block) {
      case 'list':
        return ['caption', 'empty', ...below('columns', block.columns)];
      case 'record':
        return [
          ...below('rows', block.rows),
          ...(block.link === undefined ? [] : [`links.${block.link.name}`]),
        ];
      case 'entries':
        return [
          ...(block.kind === undefined ? [] : ['kinds.other.title']),
          ...(block.mark === undefined ? [] : ['mark']),
          ...below('rows', block.rows ?? []),
          ...below('links', block.links ?? []),
          ...below('actions', block.actions ?? []),
        ];
      case 'thread':
        return ['you', 'us', 'empty'];
      case 'message':
        return ['body'];
      case 'stepper':
        return ['label', ...block.stages.map((id) => `stages.${id}`)];
      case 'links':
        return below('links', block.links);
      case 'action':
        return ['button'];
      case 'chart':
        return ['heading', 'table', ...below('bars', block.bars)];
      default:
        return [];
    }
  };
  const name = 'name' in block ? block.name : '';
  return keys().map((key) => `blocks.${name}.${key}`);
}

/** Texts that may be there beside the needed ones. */
const optional =
  /^(lead|formHeading|submit|next|steps\.\w+\.(hint|next)|statuses\.[\w ]+|fields\.\w+\.(hint|errors\.[\w-]+|options\.[\w-]+)|blocks\.\w+\.(heading|empty|emptyHint|missing|hint|unit|kinds\.\w+\.(title|body)))$/;

/** Missing and unused texts of a screen in one language. */
export function checkScreenTexts(config: ScreenConfig, texts: SourceFile): readonly Fault[] {
  const needed = neededTexts(config);
  const missing = needed.filter((key) => typeof readPath(texts.value, key) !== 'string');
  const unused = leavesOf(texts.value).filter((key) => !needed.includes(key) && !optional.test(key));
  return [
    ...missing.map((key) =>
      texts.fault(key.split('.'), {
        rule: 'missing-text',
        message: `The text "${key}" is missing.`,
        remedy: `Screen ${config.id} shows it.`,
      }),
    ),
    ...unused.map((key) =>
      texts.fault(key.split('.'), {
        rule: 'unused-text',
        message: `Nothing shows the text "${key}".`,
        remedy: 'Remove it, or compare its name with the screen config.',
      }),
    ),
  ];
}

/** Both languages have the same texts with the same placeholders. */
export function checkTwins(english: SourceFile, spanish: SourceFile): readonly Fault[] {
  const places = (source: SourceFile, key: string) =>
    [...String(readPath(source.value, key)).matchAll(/{{\s*(\w+)\s*}}/g)]
      .map(([, name]) => name)
      .sort()
      .join(', ');
  const lacking = (from: SourceFile, to: SourceFile) =>
    leavesOf(from.value)
      .filter((key) => typeof readPath(to.value, key) !== 'string')
      .map((key) =>
        to.fault(key.split('.'), {
          rule: 'missing-text',
          message: `The text "${key}" is missing.`,
          remedy: `It stands in ${from.file}.`,
        }),
      );
  const unequal = leavesOf(english.value)
    .filter(
      (key) =>
        typeof readPath(spanish.value, key) === 'string' && places(english, key) !== places(spanish, key),
    )
    .map((key) =>
      spanish.fault(key.split('.'), {
        rule: 'placeholders',
        message: `"${key}" has other placeholders than in English.`,
        remedy: `English has: ${places(english, key) || 'none'}.`,
      }),
    );
  return [...lacking(english, spanish), ...lacking(spanish, english), ...unequal];
}

/** Dotted paths of everything in a value that holds nothing more. */
export function leavesOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, path === '' ? name : `${path}.${name}`),
  );
}
