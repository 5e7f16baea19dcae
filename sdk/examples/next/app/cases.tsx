'use client';

import { getRelatedListRecords } from '@energy-portal/sdk';
import { usePages } from '@energy-portal/sdk/react';
import { cases } from './queries';

/** A list that grows page by page. */
export function Cases() {
  const { items, hasMore, isLoadingMore, more, error } = usePages(getRelatedListRecords, cases);
  return (
    <section>
      <h2>Cases</h2>
      <ul>
        {items.map(({ id, fields }) => (
          <li key={id}>{String(fields.Subject?.value)}</li>
        ))}
      </ul>
      {error ? <p role="alert">{error.message}</p> : null}
      <button disabled={!hasMore || isLoadingMore} onClick={more}>
        More
      </button>
    </section>
  );
}
