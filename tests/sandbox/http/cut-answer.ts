/** The answer cut in the middle. The length that is announced is the whole one, so that clients see what they miss. */
export async function truncate(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(Math.max(2, bytes.length)));
  let isSent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSent)
        return controller.error(new TypeError('The connection was cut in the middle of the answer'));
      isSent = true;
      controller.enqueue(bytes.length < 2 ? new Uint8Array([32]) : bytes.slice(0, bytes.length >> 1));
    },
  });
  const status = response.status === 204 || response.status === 304 ? 200 : response.status;
  return new Response(body, { status, headers });
}

/** Makes another answer out of the text of one; of one that is cut in the middle, another that is. */
export async function rewritten(response: Response, write: (text: string) => Response): Promise<Response> {
  const { text, isCut } = await readText(response);
  return isCut ? truncate(write(text)) : write(text);
}

async function readText({ body }: Response): Promise<{ readonly text: string; readonly isCut: boolean }> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const bytes of body ?? []) text += decoder.decode(bytes, { stream: true });
    return { text: text + decoder.decode(), isCut: false };
  } catch {
    return { text, isCut: true };
  }
}
