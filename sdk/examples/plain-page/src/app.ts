import { createClient, createPagedRead, dataOf, getRecord } from '@energy-portal/sdk';
import { getRelatedListRecords, SdkError, updateRecord } from '@energy-portal/sdk';
import { createAuthorizedFetch } from '@energy-portal/sdk/authorization';
import { goToLogIn, takeToken } from './sign-in.ts';

const recordId = '003RM0000068xVCYAY';
const org = document.querySelector<HTMLMetaElement>('meta[name=org]')?.content ?? '';

function element<TElement extends HTMLElement = HTMLElement>(selector: string): TElement {
  const found = document.querySelector<TElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

function show(selector: string, text: unknown): void {
  element(selector).textContent = String(text ?? '');
}

function start(token: string): void {
  const send = createAuthorizedFetch((request) => fetch(request), { token: () => token });
  const client = createClient({ baseUrl: org, fetch: send });

  // Called at once, then whenever the record has changed.
  const contact = { recordId, fields: ['Contact.Name', 'Contact.Email', 'Contact.MobilePhone'] };
  client.watch(getRecord, contact, (snapshot) => {
    if (snapshot.state === 'error') show('#problem', snapshot.error.message);
    const fields = dataOf(snapshot)?.fields;
    show('#name', fields?.Name?.value);
    show('#email', fields?.Email?.value);
    show('#mobile', fields?.MobilePhone?.value);
  });

  const pages = createPagedRead(client, getRelatedListRecords, {
    config: { parentRecordId: recordId, relatedListId: 'Cases', fields: ['Case.Subject'], pageSize: 5 },
  });
  const showCases = () => {
    const { items, hasMore, isLoadingMore } = pages.current();
    const rows = items.map(({ fields }) => {
      const row = document.createElement('li');
      row.textContent = String(fields.Subject?.value);
      return row;
    });
    element('#cases').replaceChildren(...rows);
    element<HTMLButtonElement>('#more').disabled = !hasMore || isLoadingMore;
  };
  pages.subscribe(showCases);
  showCases();
  element('#more').addEventListener('click', pages.more);

  const form = element<HTMLFormElement>('form');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const fields = { Id: recordId, MobilePhone: String(new FormData(form).get('mobile')) };
    try {
      await client.write(updateRecord, { fields }, { optimistic: true });
    } catch (error) {
      show('#problem', error instanceof SdkError ? error.message : 'Please try again');
    }
  });
  element('#record').hidden = false;
}

async function begin(): Promise<void> {
  const access = await takeToken(org);
  if (access) return start(access);
  const button = element('#sign-in');
  button.hidden = false;
  button.addEventListener('click', () => void goToLogIn(org));
}

void begin();
