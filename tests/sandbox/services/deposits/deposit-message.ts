import { DAY } from '../../calendar/durations.ts';
import { constants } from '../../contract/constants.ts';
import type { Language } from '../../protocol/language.ts';
import { linkPath } from '../outbox/account-message.ts';
import { moneyText } from '../outbox/money-text.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Links } from '../sessions/links.ts';

/** The services that send links. */
interface LinkServices {
  readonly links: Links;
  readonly outbox: Outbox;
}

/** The purpose of deposit links; their subject is the order. */
export const DEPOSIT_LINK = 'deposit';
/** The lifetime of a deposit link, in milliseconds. */
export const DEPOSIT_LIFETIME = constants.links.depositDays * DAY;

/** A deposit that is asked for. */
interface DepositRequest {
  readonly orderId: string;
  readonly to: string;
  readonly language: Language;
  readonly amountCents: number;
  /** Such as `2026-12-05`. */
  readonly dueDate: string;
  /** Only the demo chooses the secret of the link. */
  readonly token?: string;
}

/** A new link to the page that pays the deposit of an order without a log-in; earlier ones stop working. */
export function issueDepositLink(
  { orderId, language, token }: Pick<DepositRequest, 'orderId' | 'language' | 'token'>,
  { links }: Pick<LinkServices, 'links'>,
): string {
  const secret = links.issue({ purpose: DEPOSIT_LINK, subject: orderId }, DEPOSIT_LIFETIME, token);
  return `${language === 'es' ? '/es' : ''}${linkPath('/deposit', secret)}`;
}

/** Asks for a deposit by a message with its link. */
export function sendDepositLink(request: DepositRequest, services: LinkServices): void {
  const { to, language, amountCents, dueDate } = request;
  const link = issueDepositLink(request, services);
  const amount = moneyText(amountCents);
  const day = dayText(dueDate, language);
  const texts = {
    en: ['Your deposit', `Pay your deposit of ${amount} by ${day}. Until then it holds your start date.`],
    es: [
      'Su depósito',
      `Pague su depósito de ${amount} a más tardar el ${day}. Hasta entonces retiene su fecha de inicio.`,
    ],
  } as const;
  const [subject, text] = texts[language];
  services.outbox.send({ channel: 'email', to, kind: 'depositDue', language, subject, text, link });
}

/** A date such as `2026-12-05` as a message writes it. */
export function dayText(date: string, language: Language): string {
  return new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}
