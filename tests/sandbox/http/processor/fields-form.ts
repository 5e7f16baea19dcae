import type { Form } from '../../html/form.ts';
import type {
  IssueResult,
  PaymentDetails,
  RefusedField,
  TokenIssuer,
} from '../../services/processor/token-issuer.ts';
import type { FieldName } from './fields-texts.ts';

/** The result of a form: a token, or the fields to type again. */
export type FormResult =
  | Extract<IssueResult, { readonly state: 'issued' }>
  | { readonly state: 'wrong'; readonly fields: readonly FieldName[] };

/** Turns a form into a token. What can be seen to be wrong together is told together. */
export function takeFields(kind: PaymentDetails['kind'], form: Form, issuer: TokenIssuer): FormResult {
  const details = kind === 'card' ? readCard(form) : readBank(form);
  const refused = nameOf(kind, issuer.check(details));
  const isBlank = (name: FieldName) => (form.get(name) ?? '').trim() === '';
  const isWrong = (name: FieldName) => isBlank(name) || name === refused || isCodeWrong(name, form);
  const fields = FIELDS[kind].filter(isWrong);
  // A token is only for one who knows the code.
  const result = fields.length > 0 ? undefined : issuer.issue(details);
  return result?.state === 'issued' ? result : { state: 'wrong', fields };
}

/** In the order of the page, so that the first wrong one gets the focus. */
const FIELDS: Readonly<Record<PaymentDetails['kind'], readonly FieldName[]>> = {
  card: ['number', 'expires', 'securityCode'],
  bank: ['routingNumber', 'accountNumber'],
};

const isCodeWrong = (name: FieldName, form: Form) =>
  name === 'securityCode' && !/^\d{3,4}$/.test((form.get(name) ?? '').trim());

function nameOf(kind: PaymentDetails['kind'], field: RefusedField | undefined): FieldName | undefined {
  return kind === 'bank' && field === 'number' ? 'accountNumber' : field;
}

function readCard(form: Form): PaymentDetails {
  return { kind: 'card', number: form.get('number') ?? '', expires: readMonth(form.get('expires') ?? '') };
}

function readBank(form: Form): PaymentDetails {
  return {
    kind: 'bank',
    number: form.get('accountNumber') ?? '',
    routingNumber: (form.get('routingNumber') ?? '').replaceAll(/[ -]/g, ''),
    accountType: form.get('accountType') === 'savings' ? 'savings' : 'checking',
  };
}

/** `04/28`, `4/2028` and `0428` are the month `2028-04`; what is no month stays as it is, to be refused. */
function readMonth(text: string): string {
  const [, month, year] = /^\s*(\d{1,2})\s*(?:[/-]\s*)?(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  return month === undefined || year === undefined ? text : `20${year}-${month.padStart(2, '0')}`;
}
