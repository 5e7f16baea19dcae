import type { Diagnostic, SourceFile } from '../../load/source-file.ts';
import { leavesOf, textAt } from '../facts/text-keys.ts';

/** Words that speak to the customer as a friend. Spanish texts of the portal say "usted" everywhere. */
const words = [
  'tú',
  'tu',
  'tus',
  'ti',
  'te',
  'contigo',
  'tuyo|tuya|tuyos|tuyas',
  'eres|estás|has|vas|sabes|puedes|tienes|quieres|debes|necesitas|recibes|podrás|tendrás|verás|recibirás|haces|eliges',
];

/** Words on -te that are no verb with "te" behind it, and no past of "tú". */
const others = new Set(
  (
    'parte aparte arte marte norte fuerte suerte muerte corte reporte importe puerte soporte deporte triste existe ' +
    'consiste insiste asiste resiste contraste desgaste chiste'
  ).split(' '),
);

/** Commands to a friend. Some are the plain present, too, so that they count at the beginning of a sentence alone. */
const commands =
  'acepta|abre|agrega|cambia|comprueba|confirma|descarga|dinos|elige|envía|escribe|espera|haz|ingresa|inicia|' +
  'intenta|lee|llama|marca|mira|paga|pide|pon|presiona|responde|revisa|selecciona|usa|vuelve|ve|ven';

/** Forms that are a command to a friend wherever they stand, for what hangs on them. */
const hanging = /^(?:actíva|inténta|pregúnta|lláma|revísa|cárga|envía|mánda|elíge|ábre)(?:l[oa]s?|nos|me)$/u;

const anywhere = new RegExp(`^(?:${words.join('|')})$`, 'u');
const first = new RegExp(`^(?:${commands})$`, 'u');

/** Every text of a Spanish file that says "tú". */
export function checkFormality(spanish: SourceFile): readonly Diagnostic[] {
  return leavesOf(spanish.value).flatMap((key) => {
    const word = informalWord(textAt(spanish.value, key));
    if (word === undefined) return [];
    const message = `"${word}" says "tú" to the customer.`;
    const remedy = 'Say "usted"; locales/README.md has the words of the portal.';
    return spanish.diagnostic(key.split('.'), { rule: 'informal-text', message, remedy });
  });
}

/**
 * The first word of a Spanish text that says "tú" to the customer, as far as a list of words can tell.
 *
 * @example informalWord('Marca la casilla') // 'Marca'
 */
export function informalWord(text: string): string | undefined {
  const sentences = text.replaceAll(/\{\{[^{}]*\}\}/gu, '').split(/[.!?:;¿¡«»"“”]+/u);
  for (const sentence of sentences) {
    const all = sentence.match(/\p{L}+/gu) ?? [];
    const found = all.find((word, at) => isInformal(word.toLowerCase(), at));
    if (found !== undefined) return found;
  }
  return undefined;
}

function isInformal(word: string, at: number): boolean {
  if (anywhere.test(word) || hanging.test(word) || (at === 0 && first.test(word))) return true;
  // "verificarte", "inscribiste".
  return /(?:[aei]r|ándo|iéndo)te$|(?:aste|iste)$/u.test(word) && !others.has(word);
}
