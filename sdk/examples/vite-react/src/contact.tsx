import { useGetRecord, useUpdateRecord } from '@energy-portal/sdk/react';

/** A record, kept in the cache, and a write that shows at once and takes itself back if the org refuses it. */
export function Contact({ recordId }: { readonly recordId: string }) {
  const { data, error } = useGetRecord({
    recordId,
    fields: ['Contact.Name', 'Contact.Email', 'Contact.MobilePhone'],
  });
  const [save, saving] = useUpdateRecord();
  const submit = (form: FormData) => {
    const fields = { Id: recordId, MobilePhone: String(form.get('mobile')) };
    void save({ fields }, { optimistic: true });
  };
  if (!data) return <p>{error ? error.message : 'One moment'}</p>;
  const { Name, Email, MobilePhone } = data.fields;
  return (
    <section>
      <h1>{String(Name?.value)}</h1>
      <p>{String(Email?.value)}</p>
      <p data-testid="mobile">{String(MobilePhone?.value)}</p>
      <form action={submit}>
        <label>
          Mobile <input name="mobile" type="tel" />
        </label>
        <button>Save</button>
      </form>
      {saving.error ? <p role="alert">{saving.error.message}</p> : null}
    </section>
  );
}
