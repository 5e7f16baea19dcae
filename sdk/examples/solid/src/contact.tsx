import { getRecord, SdkError, updateRecord } from '@energy-portal/sdk';
import { useClient, useRead } from '@energy-portal/sdk/solid';
import { createSignal, Show } from 'solid-js';

/** A record, kept in the cache, and a write that shows at once and takes itself back if the org refuses it. */
export function Contact(props: { readonly recordId: string }) {
  const client = useClient();
  const record = useRead(getRecord, () => ({
    recordId: props.recordId,
    fields: ['Contact.Name', 'Contact.Email', 'Contact.MobilePhone'],
  }));
  const [mobile, setMobile] = createSignal('');
  const [problem, setProblem] = createSignal('');
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      const config = { fields: { Id: props.recordId, MobilePhone: mobile() } };
      await client().write(updateRecord, config, { optimistic: true });
    } catch (error) {
      setProblem(error instanceof SdkError ? error.message : 'Please try again');
    }
  };
  return (
    <Show when={record().data?.fields} fallback={<p>{record().error?.message ?? 'One moment'}</p>}>
      {(fields) => (
        <section>
          <h1>{String(fields().Name?.value)}</h1>
          <p>{String(fields().Email?.value)}</p>
          <p data-testid="mobile">{String(fields().MobilePhone?.value)}</p>
          <form onSubmit={save}>
            <label>
              Mobile <input type="tel" onInput={(event) => setMobile(event.currentTarget.value)} />
            </label>
            <button>Save</button>
          </form>
          <Show when={problem()}>
            <p role="alert">{problem()}</p>
          </Show>
        </section>
      )}
    </Show>
  );
}
