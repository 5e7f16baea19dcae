import { constants } from '../../contract/constants.ts';
import { toId18 } from '../../metadata/record-id.ts';
import { dayText } from '../deposits/deposit-message.ts';
import { moneyText } from '../outbox/money-text.ts';
import type { Bill } from './bills.ts';
import { createPdf } from './pdf.ts';
import type { PdfRule, PdfText } from './pdf.ts';

/** Ids of documents are those of their bills in an instance of their own, so that no uploaded file has one. */
const DOCUMENTS = '068RM1';
const BILLS = 'a02RM0';

/** The path of a bill's PDF. */
export function documentPathOf(billId: string): string {
  const documentId = toId18(DOCUMENTS + billId.slice(BILLS.length, 15));
  return `/services/data/${constants.apiVersion}/sobjects/ContentVersion/${documentId}/VersionData`;
}

/** The bill whose PDF has an id; undefined for the id of another file. */
export function billOfDocument(documentId: string): string | undefined {
  if (!documentId.startsWith(DOCUMENTS)) return undefined;
  return toId18(BILLS + documentId.slice(DOCUMENTS.length, 15));
}

/** Facts on a bill beside its lines. */
interface BillHead {
  readonly company: string;
  readonly accountNumber: string;
  readonly customer: string;
  readonly address: string;
}

/** The English and the Spanish words of the lines: a bill is in both languages. */
const LINES: Readonly<Record<string, readonly [string, string]>> = {
  energyCharge: ['Energy charge', 'Cargo por energía'],
  deliveryUsage: ['Delivery by your utility', 'Distribución, de su distribuidora'],
  deliveryMonthly: ['Delivery, monthly charge', 'Distribución, cargo mensual'],
  grossReceiptsTax: ['Gross receipts tax', 'Impuesto sobre ingresos brutos'],
  regulatoryFee: ['Public Utility Commission fee', 'Tarifa de la Comisión de Servicios Públicos'],
  cityTax: ['City sales tax', 'Impuesto municipal sobre ventas'],
  lateFee: ['Late fee', 'Cargo por pago atrasado'],
  referralCredit: ['Referral credit', 'Crédito por recomendación'],
};

const LEFT = 60;
const RIGHT = 552;
const HALF = 300;

/** A bill as a PDF of one page, in both languages. */
export function billDocument(bill: Bill, { company, accountNumber, customer, address }: BillHead): Buffer {
  const heads: readonly (readonly [string, string, string])[] = [
    ['Account', 'Cuenta', accountNumber],
    ['Customer', 'Cliente', customer],
    ['Service address', 'Dirección de servicio', address],
    ['Period', 'Período', `${dayText(bill.periodStart, 'en')} - ${dayText(bill.periodEnd, 'en')}`],
    ['Bill date', 'Fecha de la factura', dayText(bill.billDate, 'en')],
    ['Pay by', 'Fecha de vencimiento', dayText(bill.dueDate, 'en')],
  ];
  const top = 664;
  const lines = bill.lines.map(
    ({ kind, amountCents }) => [LINES[kind] ?? [kind, kind], amountCents] as const,
  );
  const first = top - heads.length * 20 - 40;
  const total = first - lines.length * 22 - 12;
  const texts: readonly PdfText[] = [
    { x: LEFT, y: 724, size: 20, text: company, bold: true },
    { x: LEFT, y: 702, size: 12, text: 'Your bill / Su factura', grey: true },
    ...heads.flatMap(([english, spanish, value], index): readonly PdfText[] => [
      { x: LEFT, y: top - index * 20, size: 10, text: `${english} / ${spanish}`, grey: true },
      { x: 240, y: top - index * 20, size: 10, text: value.slice(0, 60) },
    ]),
    ...lines.flatMap(([[english, spanish], cents], index): readonly PdfText[] => [
      { x: LEFT, y: first - index * 22, size: 10, text: english },
      { x: HALF - 60, y: first - index * 22, size: 10, text: spanish, grey: true },
      { x: RIGHT, y: first - index * 22, size: 10, text: moneyText(cents), endsAt: true },
    ]),
    { x: LEFT, y: total, size: 12, text: 'New charges / Cargos nuevos', bold: true },
    { x: RIGHT, y: total, size: 12, text: moneyText(bill.amountCents), bold: true, endsAt: true },
    { x: LEFT, y: 60, size: 8, text: 'Sandbox document. / Documento de prueba.', grey: true },
  ];
  const rules: readonly PdfRule[] = [top + 22, first + 20, total + 16].map((y) => ({
    y,
    from: LEFT,
    to: RIGHT,
  }));
  return createPdf({ title: `${company} ${bill.billDate}`, language: 'en', texts, rules });
}
