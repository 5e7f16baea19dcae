/** What the processor does with a card or a bank account. */
export type TokenOutcome =
  /** Charged at once; a bank account passes its validation. */
  | 'succeeded'
  /** Never charged; a bank account fails its validation. */
  | 'declined'
  /** The outcome is not known for some seconds, then it is a success. */
  | 'unknownSucceeds'
  /** The outcome is not known for some seconds, then it is a refusal. */
  | 'unknownDeclines'
  /** The first try with a key does not come through; the next one with the same key succeeds. */
  | 'retry';

/** Numbers that nobody owns and what happens to them. Every other card number that can exist succeeds. */
export const TEST_CARDS: Readonly<Record<string, TokenOutcome>> = {
  '4242424242424242': 'succeeded',
  '5555555555554444': 'succeeded',
  '378282246310005': 'succeeded',
  '4000000000000002': 'declined',
  '4000000000000077': 'unknownSucceeds',
  '4000000000000259': 'unknownDeclines',
  '4000000000000119': 'retry',
};

/** The same for bank accounts; every other number of 4 to 17 digits succeeds. */
export const TEST_BANK_ACCOUNTS: Readonly<Record<string, TokenOutcome>> = {
  '000123456789': 'succeeded',
  '000111111116': 'declined',
  '000333333335': 'unknownSucceeds',
  '000444444440': 'unknownDeclines',
  '000555555559': 'retry',
};

/** Banks by their routing numbers; those of the demo are invented. */
export const BANKS: Readonly<Record<string, string>> = {
  '110000000': 'First Lakes Bank',
  '111000025': 'Prairie Credit Union',
};
