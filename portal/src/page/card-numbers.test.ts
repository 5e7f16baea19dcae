import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskCardNumbers, maskDraft, withMaskedFileNames, withoutCardNumbers } from './card-numbers.ts';

describe('maskCardNumbers', () => {
  it.each([
    ['My card 4111 1111 1111 1111, please', 'My card •••• 1111, please'],
    ['4111111111111111', '•••• 1111'],
    ['4999999999999996', '•••• 9996'],
    ['5555-5555-5555-4444 and 378282246310005.', '•••• 4444 and •••• 0005.'],
    ['scan_4242424242424242.pdf', 'scan_•••• 4242.pdf'],
    ['{"text":"6011111111111117"}', '{"text":"•••• 1117"}'],
    ['4111 1111 1111 1111 12/27 123', '•••• 1111 12/27 123'],
    ['4111-1111-1111-1111 123', '•••• 1111 123'],
    ['12-27 4111 1111 1111 1111', '12-27 •••• 1111'],
    ['4111.1111.1111.1111', '•••• 1111'],
    ['4111  1111  1111  1111', '•••• 1111'],
    ['4111 1111\n1111 1111', '•••• 1111'],
    ['4111 - 1111 - 1111 - 1111', '•••• 1111'],
    ['3782 822463 10005 11/29', '•••• 0005 11/29'],
    ['5555 5555 5555 4444 4111 1111 1111 1111', '•••• 4444 •••• 1111'],
    ['41 11 11 11 11 11 11 11', '•••• 1111'],
    ['4111–1111–1111–1111', '•••• 1111'],
    ['4111_1111_1111_1111', '•••• 1111'],
    ['4111, 1111, 1111, 1111', '•••• 1111'],
    ['4111|1111|1111|1111 and (4111)(1111)(1111)(1111)', '•••• 1111 and (•••• 1111)'],
    ['4111    1111    1111    1111', '•••• 1111'],
    ['4111\u200b1111\u200b1111\u200b1111', '•••• 1111'],
    ['４１１１ １１１１ １１１１ １１１１', '•••• 1111'],
    ['٤١١١١١١١١١١١١١١١', '•••• 1111'],
    ['4111111111111111123', '•••• 1111'],
    ['41111111111111111227', '•••• 1111'],
    ['3782822463100051129', '•••• 0005'],
    ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 12/27', '•••• 1111 12/27'],
    // An account with a day or an amount behind it, and lists of numbers.
    ['My account 4400712345 (01/01/2026)', 'My account 4400712345 (01/01/2026)'],
    ['4400712345: $105.05', '4400712345: $105.05'],
    ['45120, 45230, 45310, 45402, 45511', '45120, 45230, 45310, 45402, 45511'],
    // Phone numbers and days beside each other.
    ['512-555-0100 / 512-555-0109 / 512-555-0101', '512-555-0100 / 512-555-0109 / 512-555-0101'],
    ['2026-11-29 - 2026-12-01', '2026-11-29 - 2026-12-01'],
    // No card: a wrong check digit, too short, too long, and the number of a meter.
    ['4111 1111 1111 1112', '4111 1111 1111 1112'],
    ['4400712345', '4400712345'],
    ['4111111111111111111111111', '4111111111111111111111111'],
    ['10443720874368842', '10443720874368842'],
    ['1044372087436884244370', '1044372087436884244370'],
    ['10443720001234567', '10443720001234567'],
    ['+1 713 555 0166', '+1 713 555 0166'],
    ['', ''],
  ])('%j becomes %j', (text, want) => {
    expect(maskCardNumbers(text)).toBe(want);
  });

  it('is done after once, and changes nothing that has no digits', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('4111111111111111', '5555 5555 5555 4444'), (text, card) => {
        const once = maskCardNumbers(`${text} x ${card} x ${text}`);
        expect(once).not.toContain(card);
        expect(maskCardNumbers(once)).toBe(once);
        const plain = text.replace(/\d/g, '');
        expect(maskCardNumbers(plain)).toBe(plain);
      }),
    );
  });
});

const card = '4111111111111111';
/** An attempt's name that looks like a card's number in the middle: about one in 750 does. */
const key = '8c413291-1690-4354-9532-6309bcd0dfb5';

describe('withoutCardNumbers', () => {
  const fields = [
    { name: 'text', as: 'textarea' },
    { name: 'password', as: 'password' },
    { name: 'plan', as: 'select' },
    { name: 'users', as: 'group', group: { fields: [{ name: 'note', as: 'text' }] } },
  ];

  it('masks what was typed, and sends what was chosen, and passwords, as they are', () => {
    const answers = { text: card, password: card, plan: key, none: undefined, count: 7 };
    expect(withoutCardNumbers(answers, fields)).toEqual({ ...answers, text: '•••• 1111' });
  });

  it('masks the entries of a group', () => {
    const users = [{ note: card, id: key }];
    expect(withoutCardNumbers({ users }, fields)).toEqual({ users: [{ note: '•••• 1111', id: key }] });
  });

  it('masks no name that a page gives', () => {
    expect(maskCardNumbers(key)).not.toBe(key);
    const draft = (text: string) => JSON.stringify({ version: 1, step: 'a', seed: key, answers: { text } });
    expect(maskDraft(draft(card), fields)).toBe(draft('•••• 1111'));
  });
});

describe('withMaskedFileNames', () => {
  it('gives a file another name, and leaves its bytes and everything else alone', async () => {
    const kind = { type: 'application/pdf', lastModified: 7 };
    const [file, named] = [new File(['x'], 'a.pdf'), new File(['bytes'], `${card}.pdf`, kind)];
    const masked = withMaskedFileNames({ id: key, text: card, inner: { file, named } });
    expect(masked).toMatchObject({ id: key, text: card });
    const { file: same, named: renamed } = Object(Reflect.get(Object(masked), 'inner')) as {
      readonly [name: string]: unknown;
    };
    expect(same).toBe(file);
    expect(renamed).toMatchObject({ name: '•••• 1111.pdf', ...kind });
    expect(renamed instanceof File && (await renamed.text())).toBe('bytes');
  });
});
