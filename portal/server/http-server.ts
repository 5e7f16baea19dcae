import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { answerOf } from './host-error.ts';
import type { IsTrusted } from './limits/client-address.ts';
import { boundConnections } from './limits/connections.ts';
import type { LimitLog } from './limits/limit-log.ts';
import { lingerAfterAnswer } from './limits/lingering-close.ts';
import { watchProgress } from './limits/progress.ts';
import { createTurns } from './limits/turns.ts';
import type { Turns } from './limits/turns.ts';
import { noStore, securityHeaders } from './headers.ts';
import { hasBody, isUpload } from './request-checks.ts';
import type { HostSettings } from './settings.ts';

/** The settings of a server. */
interface HttpServerOptions {
  readonly settings: HostSettings;
  readonly isTrusted: IsTrusted;
  readonly clock: { readonly now: () => number };
  readonly refused: LimitLog;
  /** Its own unless stated. */
  readonly turns?: Turns;
}

const closing = { 'content-type': 'application/json; charset=utf-8', connection: 'close' };

/** A server that gives its handler what keeps to the limits of connections and of progress. */
export function createHttpServer(handler: RequestListener, options: HttpServerOptions): Server {
  const { settings, isTrusted, clock, refused, turns = createTurns(settings.stepsATurn) } = options;
  const { headersTimeout, connectionsCheckingInterval, maxHeaderSize, keepAliveTimeout, upload } = settings;
  const progress = watchProgress({ limits: settings, clock, refused });
  // Node has one time for all requests; those that bring no file have their own, shorter one.
  const { requestTimeout } = upload;
  const server = createServer(
    // Our own answer says what is wrong without a Host.
    {
      headersTimeout,
      connectionsCheckingInterval,
      maxHeaderSize,
      keepAliveTimeout,
      requestTimeout,
      requireHostHeader: false,
    },
    (request, response) => {
      if (!connections.admits(request, response)) return;
      const { method = '', url: target = '' } = request;
      progress.watch(request, response, isUpload({ method, target }));
      if (hasBody(request.headers)) lingerAfterAnswer(request);
      handler(request, response);
    },
  );
  const connections = boundConnections(server, { limits: settings.connections, isTrusted, refused, turns });
  // Node would answer it by itself, past all limits.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    if (!connections.admits(request, response)) return;
    refused('malformed request');
    const { body } = answerOf('INVALID_REQUEST');
    // Behind the answers of the calls before it.
    response.writeHead(417, { ...securityHeaders, ...noStore, ...closing }).end(JSON.stringify(body));
  });
  server.once('close', progress.stop);
  return server;
}
