/** The reason that a bank gives for declining a card. */
export type DeclineReason = 'cardExpired' | 'insufficientFunds' | 'codeWrong' | 'doNotHonor';

/** The processor's treatment of a card or a bank account; a reason says why it is declined. */
export type TokenOutcome =
  | DeclineReason
  /** Charged at once; a bank account passes its validation. */
  | 'succeeded'
  /** Never charged; a bank account fails its validation. */
  | 'declined'
  /** The outcome is not known for some seconds, then it is a success. */
  | 'unknownSucceeds'
  /** The outcome is not known for some seconds, then it is declined, since there is no money. */
  | 'unknownDeclines'
  /** The first try with a key does not come through; the next one with the same key succeeds. */
  | 'retry';

/** Numbers that nobody owns and what happens to them. Every other card number that can exist succeeds. */
export const TEST_CARDS: Readonly<Record<string, TokenOutcome>> = {
  '4242424242424242': 'succeeded',
  '5555555555554444': 'succeeded',
  '378282246310005': 'succeeded',
  '4000000000000002': 'declined',
  '4000000000000069': 'cardExpired',
  '4000000000009995': 'insufficientFunds',
  '4000000000000127': 'codeWrong',
  '4000000000009987': 'doNotHonor',
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

const REASONS: readonly DeclineReason[] = ['cardExpired', 'insufficientFunds', 'codeWrong', 'doNotHonor'];

/** Why a card with this outcome is declined; undefined where it is not, or nobody tells. */
export function declineReasonOf(outcome: TokenOutcome): DeclineReason | undefined {
  return REASONS.find((reason) => reason === outcome);
}

/** Returns true when nothing can ever be charged to it. */
export function isDeclined(outcome: TokenOutcome): boolean {
  return outcome === 'declined' || outcome === 'unknownDeclines' || declineReasonOf(outcome) !== undefined;
}

/** Banks by their routing numbers; those of the demo are invented. */
export const BANKS: Readonly<Record<string, string>> = {
  '110000000': 'First Lakes Bank',
  '111000025': 'Prairie Credit Union',
};
