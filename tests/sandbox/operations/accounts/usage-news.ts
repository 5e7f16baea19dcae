import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { Language } from '../../protocol/language.ts';
import { objectOf } from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import { companyOf } from '../../services/brands/companies.ts';
import type { Services } from '../../services/services.ts';
import type { UsageAlertSettings, UsageNews } from '../../services/usage/usage-alerts.ts';

/** Subject and text of each alert. Words in braces are filled in. */
const TEXTS: Readonly<Record<UsageNews['kind'], Readonly<Record<Language, readonly [string, string]>>>> = {
  goalLikelyOver: {
    en: [
      'Your next bill may pass your goal',
      'Your next bill is likely to have {value}. Your goal is {limit}.',
    ],
    es: [
      'Su próxima factura puede pasar su meta',
      'Su próxima factura tendrá probablemente {value}. Su meta es {limit}.',
    ],
  },
  goalOver: {
    en: ['You have passed your goal', 'You have used {value} since your last bill. Your goal is {limit}.'],
    es: ['Usted pasó su meta', 'Usó {value} desde su última factura. Su meta es {limit}.'],
  },
  amountLikelyOver: {
    en: [
      'Your next bill may be higher than you want',
      'Your next bill is likely to be {value}. You wanted to hear from {limit} on.',
    ],
    es: [
      'Su próxima factura puede ser más alta de lo que desea',
      'Su próxima factura será probablemente de {value}. Pidió un aviso a partir de {limit}.',
    ],
  },
  amountOver: {
    en: [
      'Your next bill is higher than you want',
      'What you used since your last bill costs about {value}. You wanted to hear from {limit} on.',
    ],
    es: [
      'Su próxima factura es más alta de lo que desea',
      'Lo que usó desde su última factura cuesta unos {value}. Pidió un aviso a partir de {limit}.',
    ],
  },
  spike: {
    en: ['A day with far more than usual', 'On {day} you used {value}, far more than on a usual day.'],
    es: ['Un día con mucho más de lo habitual', 'El {day} usó {value}, mucho más que en un día habitual.'],
  },
};

/** The customer of an account, and the ways that were chosen. */
interface Receiver {
  readonly account: CustomerAccount;
  readonly contactId: string;
  readonly settings: UsageAlertSettings;
}

/** Addresses that alerts go to now; null for a way that is not used. */
interface Reach {
  readonly email: string | null;
  readonly phone: string | null;
}

/** Tells where alerts go now. E-mail stands in for texts while these are off, so that no alert is lost. */
export function reachOf(
  services: Pick<Services, 'preferences' | 'repository'>,
  { account, contactId, settings: { channels } }: Receiver,
): Reach {
  const sms = services.preferences.sms(account.id);
  const phone = channels.includes('text') && sms.state === 'on' ? sms.phone : null;
  if (!channels.includes('email') && (phone !== null || channels.length === 0)) return { email: null, phone };
  const contact = services.repository.find(objectOf(services, 'Contact'), contactId, SYSTEM);
  return { email: textOf(contact, 'Email'), phone };
}

/** Returns true where alerts reach nobody. */
export const isLost = ({ email, phone }: Reach): boolean => email === null && phone === null;

/** Facts of an alert. */
interface UsageMessage {
  readonly brand: string;
  readonly language: Language;
  readonly reach: Reach;
  readonly kind: UsageNews['kind'];
  /** The words in braces, as customers read them. */
  readonly words: Readonly<Record<string, string>>;
}

/** Sends an alert in the ways that reach the customer. */
export function sendUsageNews(
  services: Pick<Services, 'outbox'>,
  { brand, language, reach, kind, words }: UsageMessage,
): void {
  const [subject, template] = TEXTS[kind][language];
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
  const link = language === 'es' ? '/es/usage/alerts' : '/usage/alerts';
  const shared = { kind: 'usageAlert', language, brand, link } as const;
  const { email, phone } = reach;
  if (email !== null) services.outbox.send({ ...shared, channel: 'email', to: email, subject, text });
  if (phone !== null)
    services.outbox.send({ ...shared, channel: 'sms', to: phone, text: `${companyOf(brand)}: ${text}` });
}
