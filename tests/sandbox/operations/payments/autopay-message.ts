import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { Language } from '../../protocol/language.ts';
import { objectOf } from '../../services/accounts/customer-account.ts';
import type { Customer, CustomerAccount } from '../../services/accounts/customer-account.ts';
import { dayText } from '../../services/deposits/deposit-message.ts';
import type { Services } from '../../services/services.ts';

/** Messages to customers about their payment methods and autopay. Words in braces are filled in. */
const TEXTS = {
  paymentMethodAdded: {
    en: [
      'A payment method was added',
      '{method} was added to your account {account}. If it was not you, contact us.',
    ],
    es: [
      'Se agregó un método de pago',
      'Se agregó {method} a su cuenta {account}. Si no fue usted, comuníquese con nosotros.',
    ],
  },
  autopaySet: {
    en: [
      'Autopay is set up',
      'Bills of your account {account} are paid with {method}. You agreed to this:\n\n{terms}',
    ],
    es: [
      'El pago automático está activado',
      'Las facturas de su cuenta {account} se pagan con {method}. Usted aceptó lo siguiente:\n\n{terms}',
    ],
  },
  autopayCancelled: {
    en: ['Autopay is off', 'Bills of your account {account} are no longer paid by themselves.'],
    es: ['El pago automático está desactivado', 'Las facturas de su cuenta {account} ya no se pagan solas.'],
  },
  autopayEndsLater: {
    en: [
      'Autopay is off',
      'One payment for your account {account} could no longer be stopped: it is still made on {day}. After it, you pay each bill yourself.',
    ],
    es: [
      'El pago automático está desactivado',
      'Un pago de su cuenta {account} ya no se pudo detener: se hará el {day}. Después, usted paga cada factura.',
    ],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, readonly [string, string]>>>>;

/** Whom a message is for and what it is about. */
export interface AutopayMessage {
  readonly kind: keyof typeof TEXTS;
  readonly account: CustomerAccount;
  readonly customer: Customer;
  /** The customer's own language when the call says none. */
  readonly language?: Language;
  readonly method?: { readonly brandName: string; readonly lastFour: string };
  readonly terms?: readonly string[];
  /** Day of the payment that still comes. */
  readonly lastOn?: string;
}

/** Sends a message about payment to the customer's address. */
export function sendAutopayMessage(
  services: Pick<Services, 'outbox' | 'repository'>,
  message: AutopayMessage,
): void {
  const { kind, account, customer, method, terms = [], lastOn } = message;
  const contact = services.repository.find(objectOf(services, 'Contact'), customer.contactId, SYSTEM);
  const to = textOf(contact, 'Email');
  if (to === null) return;
  const language = message.language ?? (contact?.['Preferred_Language__c'] === 'Spanish' ? 'es' : 'en');
  const [subject, template] = TEXTS[kind][language];
  const values: Readonly<Record<string, string>> = {
    account: account.number,
    method: method === undefined ? '' : `${method.brandName} •••• ${method.lastFour}`,
    terms: terms.join('\n\n'),
    day: lastOn === undefined ? '' : dayText(lastOn, language),
  };
  // By a function, since marks of a name such as `$&` would be commands in a text.
  const text = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  services.outbox.send({ channel: 'email', to, kind, language, subject, text });
}
