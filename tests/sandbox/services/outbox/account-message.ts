import { companyOf } from '../brands/companies.ts';
import type { Message } from './outbox.ts';

type Words = { readonly subject: string; readonly text: string };
type Template = Readonly<Record<Message['language'], Words>>;

/** Messages to customers about their log-in. Words in braces are filled in. */
const TEMPLATES = {
  passwordReset: {
    en: {
      subject: 'Reset your password',
      text: 'Somebody asked to reset the password of your account. Use this link within {hours} hours: {link} If it was not you, nothing needs to be done.',
    },
    es: {
      subject: 'Restablezca su contraseña',
      text: 'Alguien pidió restablecer la contraseña de su cuenta. Use este enlace en un plazo de {hours} horas: {link} Si no fue usted, no tiene que hacer nada.',
    },
  },
  passwordResetInactive: {
    en: {
      subject: 'Your account is not active',
      text: 'Somebody asked to reset the password of your account. This account is not currently active. Please contact Customer Service.',
    },
    es: {
      subject: 'Su cuenta no está activa',
      text: 'Alguien pidió restablecer la contraseña de su cuenta. Esta cuenta no está activa en este momento. Comuníquese con Servicio al cliente.',
    },
  },
  passwordChanged: {
    en: {
      subject: 'Your password was changed',
      text: 'The password of your account was changed. If it was not you, reset it at once and contact Customer Service.',
    },
    es: {
      subject: 'Se cambió su contraseña',
      text: 'Se cambió la contraseña de su cuenta. Si no fue usted, restablézcala de inmediato y comuníquese con Servicio al cliente.',
    },
  },
  passwordChangedPasskeysStay: {
    en: {
      subject: 'Your password was changed',
      text: 'The password of your account was changed. Passkeys that still open it: {passkeys}. Remove those that are not yours: {link} If it was not you who changed it, reset it at once, which removes all passkeys, and contact Customer Service.',
    },
    es: {
      subject: 'Se cambió su contraseña',
      text: 'Se cambió la contraseña de su cuenta. Claves de acceso que aún la abren: {passkeys}. Quite las que no sean suyas: {link} Si no fue usted quien la cambió, restablézcala de inmediato, lo que quita todas las claves de acceso, y comuníquese con Servicio al cliente.',
    },
  },
  passkeyAdded: {
    en: {
      subject: 'A passkey was added to your account',
      text: 'Your account can now be opened with a new passkey. If it was not you, change your password, remove the passkey, and contact Customer Service.',
    },
    es: {
      subject: 'Se agregó una clave de acceso a su cuenta',
      text: 'Ahora se puede entrar a su cuenta con una nueva clave de acceso. Si no fue usted, cambie su contraseña, quite la clave y comuníquese con Servicio al cliente.',
    },
  },
  passkeyRemoved: {
    en: {
      subject: 'A passkey was removed from your account',
      text: 'A passkey no longer opens your account. If it was not you, change your password and contact Customer Service.',
    },
    es: {
      subject: 'Se quitó una clave de acceso de su cuenta',
      text: 'Una clave de acceso ya no abre su cuenta. Si no fue usted, cambie su contraseña y comuníquese con Servicio al cliente.',
    },
  },
  authorizedUsersChanged: {
    en: {
      subject: 'Who may speak for your account was changed',
      text: 'From now on these people may ask about your account {account} and manage it: {people}. If it was not you, change your password and contact Customer Service.',
    },
    es: {
      subject: 'Se cambió quién puede hablar por su cuenta',
      text: 'A partir de ahora, estas personas pueden preguntar por su cuenta {account} y administrarla: {people}. Si no fue usted, cambie su contraseña y comuníquese con Servicio al cliente.',
    },
  },
  emailChange: {
    en: {
      subject: 'Confirm your new email address',
      text: 'Confirm within {hours} hours that this is your email address: {link} Until then nothing changes.',
    },
    es: {
      subject: 'Confirme su nuevo correo electrónico',
      text: 'Confirme en un plazo de {hours} horas que este es su correo electrónico: {link} Hasta entonces nada cambia.',
    },
  },
  emailChangeNotice: {
    en: {
      subject: 'A change of your email address was requested',
      text: 'Your email address is to become {address}. If it was not you, change your password and contact Customer Service.',
    },
    es: {
      subject: 'Se pidió cambiar su correo electrónico',
      text: 'Su correo electrónico pasará a ser {address}. Si no fue usted, cambie su contraseña y comuníquese con Servicio al cliente.',
    },
  },
  emailChanged: {
    en: {
      subject: 'Your email address was changed',
      text: 'You now log in with {address}. If it was not you, contact Customer Service.',
    },
    es: {
      subject: 'Se cambió su correo electrónico',
      text: 'A partir de ahora, usted inicia sesión con {address}. Si no fue usted, comuníquese con Servicio al cliente.',
    },
  },
  registrationCode: {
    en: {
      subject: 'Your registration code',
      text: '{company}: your code is {code}. It works for {minutes} minutes.',
    },
    es: {
      subject: 'Su código de registro',
      text: '{company}: su código es {code}. Funciona durante {minutes} minutos.',
    },
  },
  registrationLink: {
    en: {
      subject: 'Confirm your email address',
      text: 'Confirm within {hours} hours that this is your email address, and you can log in: {link}',
    },
    es: {
      subject: 'Confirme su correo electrónico',
      text: 'Confirme en un plazo de {hours} horas que este es su correo electrónico y podrá iniciar sesión: {link}',
    },
  },
  registrationTaken: {
    en: {
      subject: 'You already have a log-in',
      text: 'Somebody tried to register with your email address. You already have a log-in: log in, or reset your password.',
    },
    es: {
      subject: 'Ya tiene una cuenta',
      text: 'Alguien intentó registrarse con su correo electrónico. Usted ya tiene una cuenta: inicie sesión o restablezca su contraseña.',
    },
  },
  registrationComplete: {
    en: { subject: 'Welcome to the portal', text: 'You are registered and can log in now.' },
    es: { subject: 'Bienvenido al portal', text: 'Su registro está completo y ya puede iniciar sesión.' },
  },
  headlessCode: {
    en: {
      subject: 'Your one-time password',
      text: 'Your one-time password is {code}. It works once, for {minutes} minutes.',
    },
    es: {
      subject: 'Su contraseña de un solo uso',
      text: 'Su contraseña de un solo uso es {code}. Sirve una sola vez, durante {minutes} minutos.',
    },
  },
  headlessLink: {
    en: {
      subject: 'Your link',
      text: 'Open this link within {minutes} minutes, in the browser in which you asked for it: {link}',
    },
    es: {
      subject: 'Su enlace',
      text: 'Abra este enlace en un plazo de {minutes} minutos, en el navegador en el que lo pidió: {link}',
    },
  },
  identityCode: {
    en: {
      subject: 'Your verification code',
      text: '{company}: your code is {code}. It works for {minutes} minutes.',
    },
    es: {
      subject: 'Su código de verificación',
      text: '{company}: su código es {code}. Funciona durante {minutes} minutos.',
    },
  },
} as const satisfies Readonly<Record<string, Template>>;

/** The kinds of messages about the log-in. */
type AccountMessageKind = keyof typeof TEMPLATES;

/** Whom a message goes to, and what is filled in. */
interface AccountMessageInput {
  readonly to: string;
  readonly language: Message['language'];
  /** The brand that sends it, as the org calls it. */
  readonly brand: string | null;
  /** E-mail, unless it says otherwise. */
  readonly channel?: Message['channel'];
  /** Path of the portal page that the message leads to, in English. */
  readonly path?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A message in the customer's language. */
export function accountMessage(kind: AccountMessageKind, input: AccountMessageInput): Message {
  const { to, language, brand, channel = 'email', path } = input;
  const { subject, text } = TEMPLATES[kind][language];
  const link = path === undefined ? undefined : `${language === 'es' ? '/es' : ''}${path}`;
  const company = companyOf(brand ?? '');
  const values: Readonly<Record<string, string | number>> = { ...input.values, link: link ?? '', company };
  return {
    channel,
    to,
    kind,
    language,
    text: text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
    ...(channel === 'email' ? { subject } : {}),
    ...(link === undefined ? {} : { link }),
    ...(brand === null ? {} : { brand }),
  };
}

/** The page that a link opens. The secret stands behind `#`, so that no server and no log ever sees it. */
export function linkPath(page: string, token: string): string {
  return `${page}#token=${token}`;
}
