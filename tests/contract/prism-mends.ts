import { createRequire } from 'node:module';
import type { createServer } from '@stoplight/prism-http-server';

type Prism = ReturnType<typeof createServer>['prism'];
type Answering = ReturnType<Prism['request']>;
type Answered = Awaited<ReturnType<Answering>>;
type Deserialize = (
  name: string,
  parameters: Record<string, unknown>,
  ...rest: readonly unknown[]
) => unknown;

const require = createRequire(import.meta.url);

/**
 * Mends what ends the process of Prism 5.12, whose handler lets go of the promise of an answer, so that an error in it is
 * nobody's:
 *
 * - a comma in a path gives a list, on which the reader of `style: simple` calls `split`
 *   (https://github.com/stoplightio/prism/issues/2710, https://github.com/stoplightio/prism/pull/2801)
 * - whatever else throws while an answer is made becomes Prism's own problem with status 500
 * - letters beyond Latin-1 in the name of a wrong member do not fit into the header of violations
 */
export function mendPrism(prism: Prism): void {
  readLists();
  const { request } = prism;
  prism.request = (...call) => guard(() => request(...call));
}

/** The one place where Prism reads paths. It knows no other way in, and its modules are CommonJS. */
function readLists(): void {
  const { path } = require('@stoplight/prism-http/dist/validator/deserializers/index.js') as {
    path: { simple: Deserialize & { readonly isMended?: true } };
  };
  const { simple } = path;
  if (simple.isMended === true) return;
  const mended: Deserialize = (name, parameters, ...rest) => {
    const value = parameters[name];
    return simple(
      name,
      Array.isArray(value) ? { ...parameters, [name]: value.join(',') } : parameters,
      ...rest,
    );
  };
  path.simple = Object.assign(mended, { isMended: true as const });
}

function guard(start: () => Answering): Answering {
  return async () => {
    try {
      return withPlainText(await start()());
    } catch (cause) {
      const left = Object.assign(new Error('Prism cannot answer this request', { cause }), { status: 500 });
      return { _tag: 'Left', left };
    }
  };
}

/** Violations in letters that fit into a header. */
function withPlainText(answered: Answered): Answered {
  if ('left' in answered) return answered;
  const { input, output } = answered.right.validations;
  // The same violations with other letters in their texts.
  const plain = <TValue>(value: TValue): TValue =>
    JSON.parse(JSON.stringify(value).replace(/[^\x20-\x7e]/g, '?')) as TValue;
  return {
    ...answered,
    right: { ...answered.right, validations: { input: plain(input), output: plain(output) } },
  };
}
