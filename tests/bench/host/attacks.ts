const report = '/lwr/apex/v64.0/PortalDataController/getUsageHistory';
const pay = '/lwr/apex/v64.0/PortalDataController/payDeposit';
const upload = '/services/data/v64.0/ui-api/records/content-documents/content-versions';

const lines = (port: number, ...more: readonly string[]) => [...more, `Host: localhost:${port}`].join('\r\n');
const random = () => Math.random().toString(36).slice(2);

/** An attack, as bytes that a client sends on each of its connections. */
interface Attack {
  readonly first: (port: number) => string;
  /** Sent once a second after that. */
  readonly eachSecond?: (port: number) => string;
  /** True for a client that does not wait for its answer. */
  readonly leaves?: true;
}

const form = [
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Length: 5000000',
  'X-Requested-With: x',
  'Sec-Fetch-Site: same-origin',
];

const json = [
  'Content-Type: application/json',
  'Content-Length: 262001',
  'X-Requested-With: x',
  'Sec-Fetch-Site: same-origin',
];

/** Asks the same once a second on each connection. */
const askingOn = (request: (port: number) => string): Attack => ({ first: request, eachSecond: request });

/** The attacks by what the attacker does. */
export const attacks: { readonly [name: string]: Attack } = {
  'asks for a report that hangs': { first: (port) => `${lines(port, `GET ${report} HTTP/1.1`)}\r\n\r\n` },
  'asks for reports and leaves': {
    first: (port) => `${lines(port, `GET ${report}?${random()} HTTP/1.1`)}\r\n\r\n`,
    leaves: true,
  },
  'asks for documents and reads none': {
    first: (port) => `${lines(port, 'GET / HTTP/1.1')}\r\n\r\n`.repeat(30),
  },
  'asks for 1,250 documents at once and reads none': {
    first: (port) => `${lines(port, 'GET / HTTP/1.1')}\r\n\r\n`.repeat(1_250),
  },
  'expects what there is not': askingOn((port) =>
    `${lines(port, 'GET / HTTP/1.1', 'Expect: anything')}\r\n\r\n`.repeat(30),
  ),
  'sends bodies and keeps the last byte': {
    first: (port) => `${lines(port, `POST ${pay} HTTP/1.1`, ...json)}\r\n\r\n${'x'.repeat(262_000)}`,
  },
  'asks for one document after another and reads none': askingOn(
    (port) => `${lines(port, 'GET / HTTP/1.1')}\r\n\r\n`,
  ),
  'sends a header of 15,000 blanks': askingOn(
    (port) => `${lines(port, 'GET / HTTP/1.1', `Accept-Encoding: br${' '.repeat(15_000)}x`)}\r\n\r\n`,
  ),
  'begins a request and does not end it': { first: (port) => lines(port, 'GET / HTTP/1.1') },
  'uploads a file a byte a second': {
    first: (port) => `${lines(port, `POST ${upload} HTTP/1.1`, 'Cookie: sid=one', ...form)}\r\n\r\n--x`,
    eachSecond: () => 'x',
  },
  'asks for pages that are not there': askingOn(
    (port) => `${lines(port, `GET /${random()} HTTP/1.1`)}\r\n\r\n`,
  ),
  'asks for hosts that are not there': askingOn(() => `GET / HTTP/1.1\r\nHost: ${random()}.example\r\n\r\n`),
  'opens connections and says nothing': { first: () => '' },
};
