import type { IncomingMessage } from 'node:http';

/** The body of a request that came over a socket. */
interface RequestBody {
  /** Reads the socket only when it is read itself. */
  readonly stream: ReadableStream<Uint8Array>;
  /** Reads and drops what nobody read, so that the connection can carry its next request; the server's time limit of a request ends it. */
  drain(): void;
}

/** The body of a Node request as the web's classes take it. Nobody has to read it. */
export function openBody(incoming: IncomingMessage): RequestBody {
  const chunks: AsyncIterator<Uint8Array> = incoming.iterator({ destroyOnReturn: false });
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await chunks.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
    },
    { highWaterMark: 0 },
  );
  return {
    stream,
    drain() {
      if (incoming.readableEnded) return;
      // The iterator listens for readable data, which goes before flowing, until it is let go.
      void Promise.resolve(chunks.return?.()).finally(() => incoming.resume());
    },
  };
}
