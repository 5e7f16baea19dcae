/** Why something was refused, for the customer, in both languages. */
const REASONS: Readonly<Record<string, readonly [en: string, es: string]>> = {
  identityRefused: ['We could not verify your identity.', 'No pudimos verificar su identidad.'],
  infected: ['The file holds a virus.', 'El archivo contiene un virus.'],
  unreadable: ['The document cannot be read.', 'El documento no se puede leer.'],
  wrongType: ['It is another type of document.', 'Es otro tipo de documento.'],
  tooOld: ['The document is too old.', 'El documento es demasiado antiguo.'],
  nameDiffers: ['The document shows another name.', 'El documento muestra otro nombre.'],
  addressDiffers: ['The document shows another address.', 'El documento muestra otra dirección.'],
  incomplete: ['Pages are missing.', 'Faltan páginas.'],
};

/** The text of a reason; an unknown one has none. */
export function reasonText(reason: string | null, language: 'en' | 'es'): string | null {
  const texts = reason === null ? undefined : REASONS[reason];
  return texts?.[language === 'es' ? 1 : 0] ?? null;
}
