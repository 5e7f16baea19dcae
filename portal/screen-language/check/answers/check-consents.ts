import type { Binding, Bindings, Field, ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { Catalogue, CatalogueSchema } from '../../load/catalogue.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { submissionsOf, submittedCallsOf } from '../facts/placed-calls.ts';
import type { CheckedScreen, Report } from '../facts/checked-screen.ts';
import { vocabulary } from '../words/vocabulary.ts';
import { schemaAt } from '../schema/schema-path.ts';

/** Consents that nobody gave, choices that are made for the customer, and keys that all customers would share. */
export function checkConsents(screen: CheckedScreen, { operations }: Catalogue, report: Report): void {
  for (const { submit, path } of submissionsOf(screen)) {
    const schema = operations[submit.operation]?.config;
    for (const [member, binding] of Object.entries<Binding>(submit.with ?? ({} as Bindings))) {
      const found = schema === undefined ? undefined : schemaAt(schema, member.split('.'));
      const place = [...path, 'with', member];
      if (member.split('.').at(-1) === 'idempotencyKey') checkKey(binding, place, report);
      const isConsent =
        found?.kind === 'known' &&
        found.alternatives.some((one) => one.some((inner) => inner.const === true));
      checkForced({ operation: submit.operation, member, binding, place }, { screen, schema }, report);
      if (isConsent) checkConsent({ operation: submit.operation, member, binding, place }, screen, report);
    }
  }
  // What became of something is asked for by the key with which it was sent.
  for (const [name, { with: given }] of Object.entries(screen.config.reads ?? {})) {
    const key: Binding | undefined = given?.['idempotencyKey'];
    if (key !== undefined) checkKey(key, ['reads', name, 'with', 'idempotencyKey'], report);
  }
  for (const { field, path } of fieldsIn(screen.config)) {
    checkTicked(field, path, report);
    checkFormerTerms(field, path, report);
  }
  checkShownTerms(screen, report);
}

function fieldsIn({ steps }: ScreenConfig): readonly { field: Field; path: JsonPath }[] {
  return (steps ?? []).flatMap(({ fields = [] }, s) =>
    fields.map((field, f) => ({ field, path: ['steps', s, 'fields', f] })),
  );
}

/** A consent to something new does not accept the terms of the former thing. */
function checkFormerTerms({ as, documents }: Field, path: JsonPath, report: Report): void {
  if (as !== 'consent') return;
  documents?.forEach((document, at) => {
    for (const member of ['en', 'es'] as const) {
      const former = document[member]
        .split('.')
        .slice(2)
        .find((step) => vocabulary.former.some((word) => word === step));
      if (former === undefined) continue;
      report([...path, 'documents', at, member], {
        rule: 'former-terms',
        message: `"${document[member]}" is of the "${former}" one, and here customers agree to what comes.`,
        remedy: 'Take the document of what they choose.',
      });
    }
  });
}

function checkKey(binding: Binding, place: JsonPath, report: Report): void {
  if (typeof binding === 'object' && 'from' in binding && binding.from === 'attempt') return;
  const message =
    'This key tells one thing that was sent from another, and here it is not made anew for each.';
  report(place, { rule: 'fixed-key', message, remedy: 'Write { "from": "attempt" }.' });
}

interface GivenConsent {
  readonly operation: string;
  readonly member: string;
  readonly binding: Binding;
  readonly place: JsonPath;
}

function checkConsent(
  { operation, member, binding, place }: GivenConsent,
  { config }: CheckedScreen,
  report: Report,
): void {
  const name = typeof binding === 'object' && 'field' in binding ? binding.field : undefined;
  const field = fieldsIn(config).find((placed) => placed.field.name === name)?.field;
  // A field of another kind, or one that there is not, is reported as such.
  if (name !== undefined && (field === undefined || field.as === 'consent')) return;
  const message = `${operation} takes "${member}" as the customer's own consent, and nobody is asked for it here.`;
  const remedy = 'Ask it with a field "as": "consent", and send { "field": … }.';
  report(place, { rule: 'consent-not-asked', message, remedy });
}

/** An operation that takes no for an answer, too, is asked by a box that may stay empty. */
function checkForced(
  { operation, member, binding }: GivenConsent,
  { screen, schema }: { readonly screen: CheckedScreen; readonly schema: CatalogueSchema | undefined },
  report: Report,
): void {
  const name = typeof binding === 'object' && 'field' in binding ? binding.field : undefined;
  const asked = fieldsIn(screen.config).find(({ field }) => field.name === name && field.as === 'consent');
  if (asked?.field.required !== true || schema === undefined || member.includes('.')) return;
  const found = schemaAt(schema, [member]);
  const takesBoth =
    found.kind === 'known' &&
    found.alternatives.every((one) => one.some(({ type }) => type === 'boolean') && one.every(isOpen));
  if (!takesBoth || schema.required?.includes(member) === true) return;
  const message = `${operation} takes "${member}" as yes, as no and not at all, and nobody can go on here without a yes.`;
  const remedy = 'Remove "required": the box may stay empty.';
  report([...asked.path, 'required'], { rule: 'forced-consent', message, remedy });
}

const isOpen = (schema: CatalogueSchema): boolean => !('const' in schema) && schema.enum === undefined;

/** A choice may begin with what counts already, never with what somebody else would like. */
function checkTicked({ name, as, prefill }: Field, path: JsonPath, report: Report): void {
  if (as === 'yes-no' && typeof prefill === 'boolean') {
    const message = `"${name}" is answered before the customer has chosen.`;
    report([...path, 'prefill'], { rule: 'ticked-beforehand', message, remedy: 'Remove "prefill".' });
  }
  if (as !== 'checkboxes' || prefill === undefined) return;
  const source = typeof prefill === 'object' && 'from' in prefill ? prefill.from : '';
  if (source.startsWith('reads.')) return;
  const message = `The boxes of "${name}" are ticked before the customer has chosen.`;
  const remedy = 'Remove "prefill", or fill in what a read says that the customer chose before.';
  report([...path, 'prefill'], { rule: 'ticked-beforehand', message, remedy });
}

/** A text that is agreed to is shown: its hash is sent with the text on the page. */
function checkShownTerms(screen: CheckedScreen, report: Report): void {
  const { config } = screen;
  for (const { submit, path } of submittedCallsOf(screen))
    for (const [member, binding] of Object.entries<Binding>(submit.with ?? ({} as Bindings))) {
      const [, read] =
        (typeof binding === 'object' &&
          'from' in binding &&
          /^reads\.(\w+)\.\w*[hH]ash$/.exec(binding.from)) ||
        [];
      if (read === undefined) continue;
      const shown = JSON.stringify([
        config.steps?.map(({ fields }) => fields),
        config.sections,
        config.texts,
      ]);
      if (
        shown.includes(`"reads.${read}.`) &&
        shown.replaceAll(/"reads\.\w+\.\w*[hH]ash"/g, '').includes(`"reads.${read}.`)
      )
        continue;
      if (shown.includes(`"read":"${read}"`)) continue;
      const message = `"${member}" says that customers have read "reads.${read}", and nothing shows it.`;
      const consent = fieldsIn(config).find(({ field }) => field.as === 'consent');
      const finding = { rule: 'unshown-terms', message, remedy: 'Show it: "terms" of the consent.' };
      report([...path, 'with', member], finding);
      if (consent !== undefined) report(consent.path, finding);
    }
}
