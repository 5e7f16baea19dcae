import type { OnProgress } from '../query/context.ts';
import type { Fetch } from '../network/transport.ts';

/** Statuses whose answers have no body, which `Response` insists on. */
const EMPTY = [204, 205, 304];

/**
 * A `fetch` for one form that tells how much of it is sent, which no browser's own `fetch` does: it goes through
 * `XMLHttpRequest`. Undefined where there is none, as in Node; the form is then sent without a word.
 */
export function uploadForm(form: FormData, onProgress: OnProgress): Fetch | undefined {
  if (typeof XMLHttpRequest === 'undefined') return undefined;
  return (request) =>
    new Promise((resolve, reject) => {
      // A request of its own hears of nothing that was before it.
      request.signal.throwIfAborted();
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      for (const [name, value] of request.headers) {
        // The browser writes its own, with the boundary of the parts that it sends.
        if (name !== 'content-type') xhr.setRequestHeader(name, value);
      }
      xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
        onProgress({ sent: loaded, total: lengthComputable ? total : undefined }),
      );
      xhr.addEventListener('load', () => resolve(responseOf(xhr)));
      xhr.addEventListener('error', () => reject(new TypeError('The form could not be sent')));
      xhr.addEventListener('abort', () => reject(request.signal.reason));
      request.signal.addEventListener('abort', () => xhr.abort());
      xhr.send(form);
    });
}

function responseOf(xhr: XMLHttpRequest): Response {
  const lines = xhr.getAllResponseHeaders().trim().split('\r\n');
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')];
  });
  const { status, statusText } = xhr;
  return new Response(EMPTY.includes(status) ? null : xhr.responseText, { status, statusText, headers });
}
