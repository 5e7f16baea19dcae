import type { Recorder } from './recorder.ts';
import { newDataScript, type HydrationStreamOptions } from './streamed-data.ts';

/** Scripts at the end of a page's first part: a browser may run them as soon as they have come. */
const LAST_SCRIPTS = /(?:<script\b[^>]*>[^<]*<\/script>)+$/;

/**
 * Puts the data of each part of a page where it is known before the part is shown: behind the content of the first one,
 * which may begin a document, and before the scripts that start the page; before all later ones.
 */
function createInjection(
  recorder: Pick<Recorder, 'dehydrateNew'>,
  options: HydrationStreamOptions,
): (html: string) => string {
  let isFirst = true;
  return (html) => {
    // React may end a part of which it holds everything back.
    if (isFirst && html === '') return '';
    const script = newDataScript(recorder, options);
    if (!isFirst) return script + html;
    isFirst = false;
    const end = LAST_SCRIPTS.exec(html)?.index ?? html.length;
    return html.slice(0, end) + script + html.slice(end);
  };
}

/**
 * A stream that adds to what `renderToReadableStream` gives the data which each part of it was rendered with.
 *
 * @param recorder of the client that the page is rendered with
 *
 * @example
 * const html = await renderToReadableStream(<App client={client} />, { nonce });
 * return new Response(html.pipeThrough(createHydrationStream(recorder, { nonce })));
 */
export function createHydrationStream(
  recorder: Pick<Recorder, 'dehydrateNew'>,
  options: HydrationStreamOptions = {},
): TransformStream<Uint8Array, Uint8Array> {
  const inject = createInjection(recorder, options);
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let gathered = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (controller: TransformStreamDefaultController<Uint8Array>): void => {
    clearTimeout(timer);
    timer = undefined;
    const html = inject(gathered);
    gathered = '';
    if (html !== '') controller.enqueue(encoder.encode(html));
  };
  // By now the reader may have left, or the page may have failed: a timer has nobody to throw at.
  const sendLate = (controller: TransformStreamDefaultController<Uint8Array>): void => {
    try {
      send(controller);
    } catch (error) {
      controller.error(error);
    }
  };
  return new TransformStream({
    transform(chunk, controller) {
      gathered += decoder.decode(chunk, { stream: true });
      // React writes a part in one run, in chunks that end anywhere.
      timer ??= setTimeout(sendLate, 0, controller);
    },
    flush: send,
  });
}

/** The destination of `renderToPipeableStream`, as far as it is used: a response of Node's servers is one. */
export interface HydrationDestination {
  /** True while it asks for no more; one that does not tell is asked again by the next part. */
  readonly writableNeedDrain?: boolean;
  write(chunk: string | Uint8Array): boolean;
  end(...given: readonly never[]): unknown;
}

/**
 * The same destination for what `renderToPipeableStream` gives: it also gets the data which each part was rendered with.
 *
 * @param recorder of the client that the page is rendered with
 *
 * @example
 * const { pipe } = renderToPipeableStream(<App client={client} />, {
 *   nonce,
 *   onShellReady: () => pipe(withHydration(response, recorder, { nonce })),
 * });
 */
export function withHydration<TDestination extends HydrationDestination>(
  destination: TDestination,
  recorder: Pick<Recorder, 'dehydrateNew'>,
  options: HydrationStreamOptions = {},
): TDestination {
  const inject = createInjection(recorder, options);
  const decoder = new TextDecoder();
  let gathered = '';
  let hasRoom = true;
  const send = (): void => {
    const html = inject(gathered);
    gathered = '';
    if (html !== '') hasRoom = destination.write(html);
  };
  const own: { readonly [member: string]: unknown } = {
    write(chunk: string | Uint8Array) {
      gathered += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
      return destination.writableNeedDrain === undefined ? hasRoom : !destination.writableNeedDrain;
    },
    /** Called by React at the end of each part. */
    flush() {
      send();
      const inner: unknown = Reflect.get(destination, 'flush');
      if (typeof inner === 'function') Reflect.apply(inner, destination, []);
    },
    end() {
      send();
      return destination.end();
    },
  };
  return new Proxy(destination, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(own, name)) return own[name];
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}
