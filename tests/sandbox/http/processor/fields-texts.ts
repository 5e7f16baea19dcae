import type { PaymentDetails } from '../../services/processor/token-issuer.ts';

/** Words of the processor's pages. */
export interface FieldsTexts {
  readonly title: Readonly<Record<PaymentDetails['kind'], string>>;
  readonly number: string;
  readonly expires: string;
  readonly expiresHint: string;
  readonly securityCode: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountType: string;
  readonly checking: string;
  readonly savings: string;
  readonly needsScript: string;
  /** For a connection that failed. */
  readonly errors: Readonly<Record<FieldName, string>>;
}

/** Fields by their names in the form. */
export type FieldName = 'number' | 'expires' | 'securityCode' | 'routingNumber' | 'accountNumber';

const ENGLISH: FieldsTexts = {
  title: { card: 'Card', bank: 'Bank account' },
  number: 'Card number',
  expires: 'Expiration date',
  expiresHint: 'Month and year, such as 04/28',
  securityCode: 'Security code',
  routingNumber: 'Routing number',
  accountNumber: 'Account number',
  accountType: 'Kind of account',
  checking: 'Checking',
  savings: 'Savings',
  needsScript: 'Payments need JavaScript. Turn it on and load this page again.',
  errors: {
    number: 'Enter the number as it is on the card.',
    expires: 'Enter a month and a year that have not passed, such as 04/28.',
    securityCode: 'Enter the three or four digits of the security code.',
    routingNumber: 'Enter the nine digits of your bank’s routing number.',
    accountNumber: 'Enter the account number, 4 to 17 digits.',
  },
};

const SPANISH: FieldsTexts = {
  title: { card: 'Tarjeta', bank: 'Cuenta bancaria' },
  number: 'Número de tarjeta',
  expires: 'Fecha de vencimiento',
  expiresHint: 'Mes y año, por ejemplo 04/28',
  securityCode: 'Código de seguridad',
  routingNumber: 'Número de ruta',
  accountNumber: 'Número de cuenta',
  accountType: 'Tipo de cuenta',
  checking: 'Corriente',
  savings: 'De ahorros',
  needsScript: 'Los pagos necesitan JavaScript. Actívelo y vuelva a cargar la página.',
  errors: {
    number: 'Escriba el número tal como aparece en la tarjeta.',
    expires: 'Escriba un mes y un año que no hayan pasado, por ejemplo 04/28.',
    securityCode: 'Escriba los tres o cuatro dígitos del código de seguridad.',
    routingNumber: 'Escriba los nueve dígitos del número de ruta de su banco.',
    accountNumber: 'Escriba el número de cuenta, de 4 a 17 dígitos.',
  },
};

const VIETNAMESE: FieldsTexts = {
  title: { card: 'Thẻ', bank: 'Tài khoản ngân hàng' },
  number: 'Số thẻ',
  expires: 'Ngày hết hạn',
  expiresHint: 'Tháng và năm, ví dụ 04/28',
  securityCode: 'Mã bảo mật',
  routingNumber: 'Số định tuyến',
  accountNumber: 'Số tài khoản',
  accountType: 'Loại tài khoản',
  checking: 'Vãng lai',
  savings: 'Tiết kiệm',
  needsScript: 'Thanh toán cần JavaScript. Xin bật lên rồi tải lại trang này.',
  errors: {
    number: 'Xin nhập số đúng như trên thẻ.',
    expires: 'Xin nhập tháng và năm chưa qua, ví dụ 04/28.',
    securityCode: 'Xin nhập ba hoặc bốn chữ số của mã bảo mật.',
    routingNumber: 'Xin nhập chín chữ số của số định tuyến ngân hàng.',
    accountNumber: 'Xin nhập số tài khoản, từ 4 đến 17 chữ số.',
  },
};

const TEXTS = { en: ENGLISH, es: SPANISH, vi: VIETNAMESE } as const;

/** A language of the processor's pages: it speaks more than the org. */
export type FieldsLanguage = keyof typeof TEXTS;

/** The language of that name; English for any other. */
export const fieldsLanguageOf = (name: string | null): FieldsLanguage =>
  name === 'es' || name === 'vi' ? name : 'en';

/** The words of a language. */
export function fieldsTexts(language: FieldsLanguage): FieldsTexts {
  return TEXTS[language];
}
