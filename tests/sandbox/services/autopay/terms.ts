import { createHash } from 'node:crypto';
import { companyOf } from '../brands/companies.ts';

/** The version of the terms; a change of one word needs a new one. */
const TEXT_VERSION = '2026-11';

/** The facts that the terms depend on. */
export interface TermsSubject {
  readonly brand: string;
  readonly method: 'card' | 'bank';
  readonly language: 'en' | 'es';
}

/** The text that a customer agrees to. */
export interface Terms {
  readonly method: 'card' | 'bank';
  readonly language: 'en' | 'es';
  readonly textVersion: string;
  /** SHA-256 of title and paragraphs, joined by line feeds. */
  readonly textHash: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The terms of autopay, word by word as they will be kept. */
export function termsOf({ brand, method, language }: TermsSubject): Terms {
  const { title, paragraphs } = TEXTS[language](companyOf(brand), method);
  const textHash = createHash('sha256')
    .update([title, ...paragraphs].join('\n'))
    .digest('hex');
  return { method, language, textVersion: TEXT_VERSION, textHash, title, paragraphs };
}

type Text = Pick<Terms, 'title' | 'paragraphs'>;

const TEXTS: Readonly<Record<'en' | 'es', (company: string, method: 'card' | 'bank') => Text>> = {
  en: (company, method) => ({
    title:
      method === 'bank' ? 'Authorization for recurring debits' : 'Authorization for recurring card payments',
    paragraphs: [
      method === 'bank'
        ? `I authorize ${company} to electronically debit the bank account that I name here for the amount of each monthly bill, which varies, on its due date, starting with my next bill.`
        : `I authorize ${company} to charge the card that I name here for the amount of each monthly bill, which varies, on its due date, starting with my next bill.`,
      'At least 10 days before each payment I am told its amount and date. I can revoke this authorization in the portal, by phone or by mail up to 3 business days before a payment.',
    ],
  }),
  es: (company, method) => ({
    title:
      method === 'bank'
        ? 'Autorización de débitos recurrentes'
        : 'Autorización de pagos recurrentes con tarjeta',
    paragraphs: [
      method === 'bank'
        ? `Autorizo a ${company} a debitar electrónicamente de la cuenta bancaria que indico aquí el monto de cada factura mensual, que varía, en su fecha de vencimiento, a partir de mi próxima factura.`
        : `Autorizo a ${company} a cargar en la tarjeta que indico aquí el monto de cada factura mensual, que varía, en su fecha de vencimiento, a partir de mi próxima factura.`,
      'Al menos 10 días antes de cada pago se me informa de su monto y su fecha. Puedo revocar esta autorización en el portal, por teléfono o por correo hasta 3 días hábiles antes de un pago.',
    ],
  }),
};
