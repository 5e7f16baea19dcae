import type { ScreenConfig } from '../../generated/screen-config.gen.ts';
import type { JsonPath } from '../../load/source-file.ts';
import { isSensitive } from '../../model/sensitive.ts';
import type { Report } from '../facts/checked-screen.ts';
import { formOfStep } from '../facts/placed-forms.ts';
import { placedFields } from '../../model/placed-fields.ts';

type Field = NonNullable<NonNullable<ScreenConfig['steps']>[number]['fields']>[number];

/** Words of names whose answers prove who somebody is, or are worth stealing. */
const secretWords: readonly string[] = [
  'birth',
  'birthday',
  'card',
  'cvc',
  'cvv',
  'dob',
  'iban',
  'licence',
  'license',
  'otp',
  'passport',
  'password',
  'pin',
  'routing',
  'secret',
  'ssn',
  'social',
  'tax',
  'token',
];
/** Words before a code that opens nothing. */
const openCodes: readonly string[] = [
  'zip',
  'postal',
  'area',
  'country',
  'promo',
  'referral',
  'friend',
  'brand',
];
const secretFillings: readonly string[] = ['current-password', 'new-password', 'one-time-code', 'bday'];

/** A draft: of a customer's form or of a guest's, never mixed up with another one, and never of what has to be kept secret. */
export function checkDraft(config: ScreenConfig, report: Report): void {
  const { access } = config;
  const ofForms = Object.entries(config.forms ?? {}).flatMap(([name, { draft }]) =>
    draft === undefined ? [] : [['forms', name, 'draft']],
  );
  const [at] = config.draft === undefined ? ofForms : [['draft']];
  if (at === undefined) return;
  if (access === 'anyone') {
    const message =
      'Drafts of customers are kept by the org, those of guests by the tab; this screen is for both.';
    report(at, { rule: 'draft-of-anyone', message, remedy: 'Remove "draft", or change "access".' });
  }
  if (config.leave !== undefined) {
    const message = 'What has a draft is worth a question where the draft cannot be saved.';
    report(['leave'], { rule: 'useless-leave', message, remedy: 'Remove "leave".' });
  }
  checkSubject(config, report);
  const fields = placedFields(config).filter(({ path }) => isKept(Number(path[1]), config));
  if (fields.every(({ field }) => isSensitive(field) || field.readOnly === true)) {
    const message = 'Nothing that this screen asks may be kept.';
    report(at, { rule: 'empty-draft', message, remedy: 'Remove "draft".' });
  }
  for (const placed of fields) {
    const group = fields.find(({ field }) => field.group?.fields.includes(placed.field));
    if (group === undefined || !isSensitive(group.field)) checkSecret(placed, report);
  }
}

/** Returns true for a step of a form that has a draft. */
function isKept(step: number, config: ScreenConfig): boolean {
  const form = formOfStep(config.steps?.[step]?.id ?? '', config);
  return form === undefined || config.forms?.[form.name]?.draft === true;
}

/** A screen whose address varies has one draft for each address, as far as that says what is sent. */
function checkSubject(config: ScreenConfig, report: Report): void {
  const { draft, route, forms = {} } = config;
  const names = [...route.matchAll(/:([A-Za-z0-9]+)/g)].map(([, name = '']) => `route.${name}`);
  const named = draft === undefined || draft === true ? [] : [draft.about].flat();
  const needed = new Set([...names, ...sentQuery(config)]);
  if (draft !== undefined && [...needed].some((name) => !named.includes(name))) {
    const message = 'What was typed about one thing would appear with another.';
    const all = [...new Set([...named, ...needed])].map((name) => `"${name}"`).join(', ');
    const remedy = `Write "draft": { "about": ${all.includes(',') ? `[${all}]` : all} }.`;
    report(['draft'], { rule: 'mixed-drafts', message, remedy });
  }
  for (const [name, form] of Object.entries(forms)) {
    if (form.draft === undefined || names.length === 0) continue;
    const message = 'What was typed about one thing would appear with another.';
    report(['forms', name, 'draft'], { rule: 'mixed-drafts', message, remedy: 'Remove "draft".' });
  }
}

/** The members of the address that are sent with the answers. */
function sentQuery({ submit, steps }: ScreenConfig): readonly string[] {
  const sent = [submit, ...(steps ?? []).map((step) => step.submit)];
  const bindings = sent.flatMap((one) => Object.values(one?.with ?? {}));
  return bindings.flatMap((binding) => {
    const from = typeof binding === 'object' && 'from' in binding ? binding.from : undefined;
    return typeof from === 'string' && from.startsWith('route.query.') ? [from] : [];
  });
}

function checkSecret(
  { field, path }: { readonly field: Field; readonly path: JsonPath },
  report: Report,
): void {
  if (isSensitive(field) || !soundsSecret(field)) return;
  const message = `"${field.name}" sounds like something that must not be kept in a draft.`;
  report(path, { rule: 'kept-secret', message, remedy: 'Write "sensitive": true, or rename it.' });
}

function soundsSecret({ name, autocomplete }: Field): boolean {
  const words = name
    .split(/(?=[A-Z0-9])/)
    .join(' ')
    .toLowerCase()
    .split(' ');
  const isOpenCode = words.some((word) => openCodes.includes(word));
  const isSecret = (word: string) => secretWords.includes(word) || (word === 'code' && !isOpenCode);
  return secretFillings.includes(autocomplete ?? '') || words.some(isSecret);
}
