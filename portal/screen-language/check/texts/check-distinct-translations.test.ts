import { expect, it } from 'vitest';
import { parseSource } from '../../load/source-file.ts';
import { checkDistinctTranslations } from './check-distinct-translations.ts';

type Texts = Readonly<Record<string, object | string>>;

const source = (texts: Texts) => parseSource('x.json', JSON.stringify(texts)).source;

it.each<[string, Texts, Texts, readonly string[]]>([
  [
    'two states',
    { statuses: { paid: 'Paid', pending: 'Being checked' } },
    { statuses: { paid: 'Pagado', pending: 'En revisión' } },
    [],
  ],
  [
    'two states of one name',
    { statuses: { paid: 'Paid', pending: 'Being checked' } },
    { statuses: { paid: 'Pagado', pending: 'Pagado.' } },
    ['/statuses/pending'],
  ],
  [
    'a negation that got lost',
    { options: { yes: 'Accepted', no: 'Not accepted' } },
    { options: { yes: 'Được nhận', no: 'Được nhận' } },
    ['/options/no'],
  ],
  ['one text twice', { a: { x: 'None', y: 'none.' } }, { a: { x: 'Ninguno', y: 'Ninguno' } }, []],
  [
    'texts of two places',
    { a: { x: 'Back' }, b: { x: 'Return' } },
    { a: { x: 'Volver' }, b: { x: 'Volver' } },
    [],
  ],
  [
    'two values',
    { a: { x: '{{min}} less', y: '{{max}} less' } },
    { a: { x: '{{min}} menos', y: '{{max}} menos' } },
    [],
  ],
  [
    'a title and a button',
    { title: 'Add a card', submit: 'Add card' },
    { title: 'Thêm thẻ', submit: 'Thêm thẻ' },
    [],
  ],
  ['no English', { a: {} }, { a: { x: 'Volver', y: 'Volver' } }, []],
])('compares what stands side by side: %s', (_, english, translated, want) => {
  expect(
    checkDistinctTranslations(source(english), source(translated)).map(({ pointer }) => pointer),
  ).toEqual(want);
});
