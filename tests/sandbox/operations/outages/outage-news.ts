import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { components } from '../../generated/types/apex.gen.ts';
import type { Language } from '../../protocol/language.ts';
import { objectOf } from '../../services/accounts/customer-account.ts';
import type { Customer, CustomerAccount } from '../../services/accounts/customer-account.ts';
import type { Services } from '../../services/services.ts';

type State = Exclude<components['schemas']['AddressOutage']['state'], 'none' | 'accountClosed'>;

/** Messages about the outage at an address, by its state: subject and text. */
const TEXTS: Readonly<Record<State, Readonly<Record<Language, readonly [string, string]>>>> = {
  reported: {
    en: [
      'Your outage is reported',
      'The utility knows of the outage at {address}. We write when a crew is on its way.',
    ],
    es: [
      'Su corte de luz está informado',
      'La distribuidora sabe del corte de luz en {address}. Le escribiremos cuando una cuadrilla esté en camino.',
    ],
  },
  crewAssigned: {
    en: ['A crew is on its way', 'A crew is on its way to the outage at {address}.'],
    es: ['Una cuadrilla está en camino', 'Una cuadrilla va en camino al corte de luz en {address}.'],
  },
  crewOnSite: {
    en: ['A crew is at work', 'A crew is repairing the outage at {address}.'],
    es: ['Una cuadrilla está trabajando', 'Una cuadrilla está reparando el corte de luz en {address}.'],
  },
  restored: {
    en: ['Power is back', 'The outage at {address} is over. If your power is still out, report it again.'],
    es: [
      'Volvió la luz',
      'El corte de luz en {address} terminó. Si usted sigue sin luz, infórmelo otra vez.',
    ],
  },
};

/** Facts of a message about an outage. */
interface OutageNews {
  readonly account: CustomerAccount;
  readonly customer: Customer;
  readonly language: Language;
  readonly state: State;
}

/** Sends how the repair stands to the customer's address. */
export function sendOutageNews(
  services: Pick<Services, 'outbox' | 'repository'>,
  { account, customer, language, state }: OutageNews,
): void {
  const contact = services.repository.find(objectOf(services, 'Contact'), customer.contactId, SYSTEM);
  const to = textOf(contact, 'Email');
  if (to === null) return;
  const [subject, text] = TEXTS[state][language];
  services.outbox.send({
    channel: 'email',
    to,
    kind: 'outageNews',
    language,
    subject,
    text: text.replace('{address}', account.address ?? ''),
    brand: account.brand,
    link: language === 'es' ? '/es/outages' : '/outages',
  });
}
