import { afterEach, describe, expect, it } from 'vitest';
import { createScenes, until } from './testing/scene.ts';

const { start, stopAll } = createScenes();
afterEach(stopAll);

const path = '/services/data/v64.0/ui-api/records/003';
const hidden = `${path}/hidden`;

/** A request that is to be read as the body of another one, or the other way round. */
const second = `GET ${hidden} HTTP/1.1\r\nHost: x\r\n\r\n`;
const chunked = `0\r\n\r\n${second}`;

interface Shape {
  readonly name: string;
  /** Lines of the header beside the first two. */
  readonly headers: readonly string[];
  readonly body: string;
  readonly method?: string;
  readonly target?: string;
  readonly version?: string;
  /** The end of a line. */
  readonly end?: string;
}

const length = (text: string) => `Content-Length: ${text.length}`;
const posted = ['X-Requested-With: portal', 'Sec-Fetch-Site: same-origin', 'Content-Type: application/json'];

/** Requests that two servers would read differently. */
const shapes: readonly Shape[] = [
  { name: 'a length and chunks', headers: [length(chunked), 'Transfer-Encoding: chunked'], body: chunked },
  {
    name: 'chunks and a length',
    headers: ['Transfer-Encoding: chunked', 'Content-Length: 4'],
    body: chunked,
  },
  ...[
    'xchunked',
    'chunked, identity',
    'identity, chunked',
    'chunked, chunked',
    ' \tchunked',
    '"chunked"',
  ].map((encoding): Shape => ({
    name: `the encoding ${JSON.stringify(encoding)} beside a length`,
    headers: [`Transfer-Encoding: ${encoding}`, length(chunked)],
    body: chunked,
  })),
  {
    name: 'two encodings',
    headers: ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity', length(chunked)],
    body: chunked,
  },
  {
    name: 'blanks before the colon',
    headers: ['Transfer-Encoding : chunked', 'Content-Length: 4'],
    body: chunked,
  },
  { name: 'two lengths', headers: ['Content-Length: 0', length(second)], body: second },
  { name: 'a list of lengths', headers: [`Content-Length: 0, ${second.length}`], body: second },
  ...['+5', '-1', '0x10', '5 5', '1e1', '', '99999999999999999999'].map((value): Shape => ({
    name: `the length ${JSON.stringify(value)}`,
    headers: [`Content-Length: ${value}`],
    body: second,
  })),
  { name: 'a folded line', headers: ['X-A: b', ' Content-Length: 5', 'Content-Length: 0'], body: second },
  { name: 'a folded encoding', headers: ['Transfer-Encoding:', ' chunked', length(chunked)], body: chunked },
  { name: 'a name with a blank', headers: ['Content Length: 0'], body: second },
  { name: 'a zero byte in a header', headers: ['X-A: a\0b', 'Content-Length: 0'], body: second },
  { name: 'a bare carriage return', headers: ['X-A: a\rContent-Length: 0', length(second)], body: second },
  { name: 'a line without a colon', headers: ['nonsense'], body: second },
  { name: 'two hosts', headers: ['Host: y', 'Content-Length: 0'], body: '' },
  {
    name: 'lines that end without a carriage return',
    headers: ['Content-Length: 0'],
    body: second,
    end: '\n',
  },
  {
    name: 'a chunk longer than its text',
    headers: ['Transfer-Encoding: chunked'],
    body: `2\r\nabc\r\n${chunked}`,
  },
  { name: 'a chunk with a sign', headers: ['Transfer-Encoding: chunked'], body: `+1\r\na\r\n${chunked}` },
  { name: 'chunks', headers: [...posted, 'Transfer-Encoding: chunked'], body: chunked },
  { name: 'a whole address', headers: ['Content-Length: 0'], body: '', target: `http://y${hidden}` },
  { name: 'an address with a blank', headers: ['Content-Length: 0'], body: '', target: `${path} ${hidden}` },
  { name: 'CONNECT', headers: [], body: '', method: 'CONNECT', target: 'y:80' },
  { name: 'TRACE', headers: [], body: '', method: 'TRACE' },
  {
    name: 'an upgrade to HTTP/2',
    headers: ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'],
    body: '',
    method: 'PRI',
    target: '*',
  },
  { name: 'HTTP/2 itself', headers: [], body: 'SM\r\n\r\n', method: 'PRI', target: '*', version: 'HTTP/2.0' },
  { name: 'HTTP/1.2', headers: ['Content-Length: 0'], body: '', version: 'HTTP/1.2' },
];

describe('a request that two servers would read differently', () => {
  it.each(shapes)('reaches no org: $name', async (shape) => {
    const came: (string | undefined)[] = [];
    const scene = await start({
      org(request, response) {
        if (request.url !== '/services/data') came.push(request.url);
        request.resume();
        response.setHeader('content-type', 'application/json').end('{}');
      },
    });
    const { method = 'POST', target = path, version = 'HTTP/1.1', end = '\r\n', headers, body } = shape;
    const lines = [`${method} ${target} ${version}`, `Host: localhost:${scene.port}`, ...headers, '', ''];
    const socket = await scene.open(lines.join(end) + body);
    let told = '';
    socket.on('data', (bytes: Buffer) => (told += bytes.toString('latin1')));
    await until(() => told.includes('\r\n\r\n') || socket.resume().destroyed);
    // Whatever the host made of it has come by then.
    await scene.ask(path);
    socket.destroy();
    expect(came).toEqual([path]);
    for (const [status] of told.matchAll(/^HTTP\/1\.1 \d+/gm)) expect(status).toMatch(/ (?:4|5)\d\d$/);
  });
});
