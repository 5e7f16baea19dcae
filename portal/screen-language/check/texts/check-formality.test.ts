import { describe, expect, it } from 'vitest';
import { informalWord } from './check-formality.ts';

describe('Spanish that says tú', () => {
  it.each([
    ['Marca la casilla para recibir mensajes', 'Marca'],
    ['¿Listo para inscribirte?', 'inscribirte'],
    ['No pudimos verificarte de esta manera', 'verificarte'],
    ['Pregúntanos por un documento', 'Pregúntanos'],
    ['Acepta los términos', 'Acepta'],
    ['Los pagos necesitan JavaScript. Actívalo y vuelve a cargar.', 'Actívalo'],
    ['Los nueve dígitos de tu banco', 'tu'],
    ['Puedes volver cuando quieras', 'Puedes'],
    ['Escribe la tarjeta en su sitio', 'Escribe'],
    ['¿Ya elegiste?', 'elegiste'],
    ['Falta un paso: elige un plan', 'elige'],
  ])('%s -> %s', (text, want) => {
    expect(informalWord(text)).toBe(want);
  });

  it.each([
    'Marque la casilla para recibir mensajes',
    'Una persona lo revisa y responde',
    'Su depósito existe y consiste en una parte fuerte',
    'El corte, el reporte y la parte norte',
    'Pregúntenos, escríbanos o llame',
    'La factura abarca más días; usted paga cada factura',
    'Abierta hasta {{te}}',
    'Antes de este mes',
    'Se paga por adelantado',
  ])('%s', (text) => {
    expect(informalWord(text)).toBeUndefined();
  });
});
