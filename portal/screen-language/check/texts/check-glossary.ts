import type { Diagnostic, SourceFile } from '../../load/source-file.ts';
import { leavesOf, textAt } from '../facts/text-keys.ts';

/** A word of the portal: where English says it, Spanish says `say`, and none of `not`. */
interface Word {
  readonly english: RegExp;
  readonly not: RegExp;
  readonly say: string;
}

/** The words of `locales/README.md` that have a neighbour with another meaning. */
const glossary: readonly Word[] = [
  { english: /\bamounts?\b/i, not: /\b(importes?|cantidad(es)?)\b/i, say: 'monto' },
  { english: /\bautopay\b/i, not: /\bautopagos?\b/i, say: 'pago automático' },
  // A receipt is a recibo.
  { english: /^(?!.*\breceipt).*\bbills?\b/is, not: /\brecibos?\b/i, say: 'factura' },
  { english: /\bcustomer service\b/i, not: /\batención al cliente\b/i, say: 'Servicio al cliente' },
  { english: /\bending in\b/i, not: /\bterminad[ao]s? en\b/i, say: 'que termina en' },
  { english: /\benroll/i, not: /\b(altas?|contrataci[óo]n(es)?)(?!\p{L})/iu, say: 'inscripción' },
  { english: /\bfacts label\b/i, not: /\betiqueta informativa\b/i, say: 'etiqueta de datos' },
  { english: /\blog(ged)?[ -]in\b/i, not: /\b(entrar|login)\b/i, say: 'iniciar sesión' },
  { english: /\bmobile phone\b/i, not: /(?<!\p{L})móvil(es)?\b/iu, say: 'teléfono celular' },
  { english: /\b(on|off)\b/i, not: /\b(apagad|encendid)[ao]s?\b/i, say: 'activado, desactivado' },
  { english: /\borders?\b/i, not: /\bpedidos?\b/i, say: 'orden' },
  { english: /\bpaperless\b/i, not: /\belectrónicas?\b/i, say: 'sin papel' },
  { english: /\bservice address/i, not: /\bdirecci[óo]n(es)? del servicio\b/i, say: 'dirección de servicio' },
  { english: /\bswitch hold\b/i, not: /\bretenci[óo]n\b/i, say: 'bloqueo de cambio' },
  { english: /\btexts?( messages?)?\b/i, not: /\bSMS\b/, say: 'mensaje de texto' },
  { english: /\btry again\b/i, not: /\breintent/i, say: 'intentar de nuevo' },
  {
    english: /\butilit(y|ies)\b/i,
    not: /\b(compañía|empresa)s? (de (servicios?|distribución)|eléctricas?)(?!\p{L})/iu,
    say: 'distribuidora',
  },
];

/** Spanish texts that call a thing by a word that the portal has for another one, or for none. */
export function checkGlossary(english: SourceFile, spanish: SourceFile): readonly Diagnostic[] {
  return leavesOf(spanish.value).flatMap((key) => {
    const [said = '', meant = ''] = [spanish, english].map(({ value }) => textAt(value, key));
    return otherWordsIn(meant, said).map(({ word, say }) => {
      const message = `"${word}" is not the portal's word here.`;
      const remedy = `Say "${say}"; locales/README.md has the words of the portal.`;
      return spanish.diagnostic(key.split('.'), { rule: 'other-word', message, remedy });
    });
  });
}

/** Returns the words of a Spanish text that the portal has for something else, with those that it has for what is meant. */
export function otherWordsIn(
  meant: string,
  said: string,
): readonly { readonly word: string; readonly say: string }[] {
  return glossary.flatMap(({ english, not, say }) => {
    const [word] = english.test(meant) ? (said.match(not) ?? []) : [];
    return word === undefined ? [] : [{ word, say }];
  });
}

/** Returns the words that the portal has in Spanish for what an English text is about. */
export const wordsFor = (meant: string): readonly string[] =>
  glossary.filter(({ english }) => english.test(meant)).map(({ say }) => say);
