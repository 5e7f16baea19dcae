import type { Page } from '@playwright/test';

/** An entry of an answer with records, as far as it is told from others. */
interface Entry {
  readonly id: string;
  readonly fields: { readonly Subject: { readonly value: string } };
}

/** Lets the org answer with so many cases on one page: copies of those that the customer has. */
export async function answerManyCases(page: Page, count: number): Promise<void> {
  await page.route('**/list-records/Case/MyCases?*', async (route) => {
    const response = await route.fetch();
    // As the sandbox answers.
    const answer = (await response.json()) as { readonly records: readonly Entry[] };
    const records = Array.from({ length: count }, (_, index) =>
      copyOf(answer.records[index % answer.records.length], index),
    );
    await route.fulfill({
      response,
      json: { ...answer, records, count, nextPageToken: null, nextPageUrl: null },
    });
  });
}

function copyOf(entry: Entry | undefined, index: number): Entry {
  if (entry === undefined) throw new Error('The customer has no case.');
  const id = `500RM1${String(index).padStart(9, '0')}AAA`;
  const subject = `${index + 1}: ${entry.fields.Subject.value}`;
  return { ...entry, id, fields: { ...entry.fields, Subject: { ...entry.fields.Subject, value: subject } } };
}
