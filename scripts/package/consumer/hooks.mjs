import { PassThrough } from 'node:stream';
import { createElement, Suspense, version } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createClient, getRelatedListRecords } from '@energy-portal/sdk';
import {
  ClientProvider,
  useGetRecord,
  usePages,
  useSuspenseGetRecord,
  useUpdateRecord,
} from '@energy-portal/sdk/react';

const config = { recordId: '003RM0000068xVCYAY', fields: ['Contact.Email'] };
const list = { parentRecordId: config.recordId, relatedListId: 'Cases' };

/** Waits on the server for a record, then shows it with the other hooks. */
function Email() {
  const { data } = useSuspenseGetRecord(config);
  const [again, pages, update] = [
    useGetRecord(config),
    usePages(getRelatedListRecords, list),
    useUpdateRecord(),
  ];
  const text = `${data.fields.Email.value} ${again.state} ${pages.state} ${typeof update}`;
  return createElement('b', null, text);
}

const client = createClient({ baseUrl: process.env.ORG_URL });
const page = createElement(Suspense, { fallback: 'waiting' }, createElement(Email));
const stream = renderToPipeableStream(createElement(ClientProvider, { client }, page), {
  onAllReady: () => stream.pipe(output),
  onError: (error) => {
    console.error(error);
    process.exit(1);
  },
});
const output = new PassThrough();
const chunks = await output.toArray();
console.log(
  version,
  Buffer.concat(chunks)
    .toString()
    .match(/<b>(.*)<\/b>/)?.[1],
);
process.exit(0);
