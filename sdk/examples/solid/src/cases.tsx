import { createPagedRead, getRelatedListRecords } from '@energy-portal/sdk';
import { useClient } from '@energy-portal/sdk/solid';
import { createSignal, For, onCleanup, Show } from 'solid-js';

/** A list that grows page by page. */
export function Cases(props: { readonly parentRecordId: string }) {
  const client = useClient();
  const pages = createPagedRead(client(), getRelatedListRecords, {
    config: {
      parentRecordId: props.parentRecordId,
      relatedListId: 'Cases',
      fields: ['Case.Subject'],
      pageSize: 5,
    },
  });
  const [cases, setCases] = createSignal(pages.current());
  onCleanup(pages.subscribe(() => setCases(pages.current())));
  setCases(pages.current());
  return (
    <section>
      <h2>Cases</h2>
      <ul>
        <For each={cases().items}>{({ fields }) => <li>{String(fields.Subject?.value)}</li>}</For>
      </ul>
      <Show when={cases().error}>{(error) => <p role="alert">{error().message}</p>}</Show>
      <button disabled={!cases().hasMore || cases().isLoadingMore} onClick={pages.more}>
        More
      </button>
    </section>
  );
}
