/** The end of a failed sending that differs from a sentence over the form, and the same sent again. */
export interface End {
  /** A text that is shown in place of the sentence, by its key: of the form's screen or, as `screen:key`, of another. */
  readonly shows?: string;
  /** The button by which the same is sent again, where the form is gone; without it nothing is left to send. */
  readonly again?: string;
  /** The text that follows when it was sent again, where that is not done. */
  readonly after?: string;
  /** Values for the names in these texts. */
  readonly values?: Readonly<Record<string, string>>;
  /** The status of an error answer that comes with it. */
  readonly status?: number;
  /** A change of what is there by then is sent, in place of the same again. */
  readonly isChange?: true;
}

type Ends = Readonly<Record<string, End>>;

/** The org has done it, and nobody knows: a screen that asks again by itself finds it done. */
const unseen = (end: End): Ends => ({
  'lost answer': end,
  'half an answer': end,
  garbage: end,
  'late answer': end,
});

/** The org was not reached, or did nothing. */
const undone = (end: End): Ends => ({ cut: end, 500: end, 503: end });

const paid = 'blocks.paid.next.receipt';
const pays: Ends = {
  ...unseen({ shows: paid }),
  ...undone({ shows: 'blocks.notReceived.heading', again: 'blocks.again.button', after: paid }),
};

/** The ends of a code or link that works once: it was used by the lost sending, and sent again it is refused. */
const once = (error: string, status: number): Ends => ({
  duplicate: { shows: error, status },
  ...unseen({ after: error, status }),
});

const loggedOut: End = { shows: 'account/log-in:blocks.passwordChanged.body', status: 401 };

const nextQuestion: End = { shows: 'blocks.ask.body', values: { number: '3', of: '3' } };

/** The ends of screens that look for themselves, by form and kind of failure. */
export const otherEnds: Readonly<Record<string, Ends>> = {
  'account/change-password': {
    duplicate: loggedOut,
    ...unseen(loggedOut),
    // The new session came all the same: sent again, it is told as done.
    garbage: {},
  },
  'account/log-in-code': once('errors.codeInvalid', 400),
  'account/move': unseen({ shows: 'blocks.before.body' }),
  'account/move-out': unseen({ shows: 'blocks.before.body' }),
  'help/call': unseen({ shows: 'blocks.before.heading' }),
  // The same question was answered before: the next one is there.
  'identity/verify': { ...unseen(nextQuestion), duplicate: { ...nextQuestion, status: 409 } },
  'payments/autopay-set-up': unseen({ isChange: true }),
  'payments/budget-billing': unseen({ shows: 'blocks.running.heading' }),
  'payments/deposit': pays,
  'payments/extension': unseen({ shows: 'blocks.running.heading' }),
  'payments/pay': pays,
  'plans/change': unseen({ shows: 'blocks.pending.heading' }),
  'requests/report-outage': unseen({ shows: 'blocks.worse.heading' }),
  'requests/visit': unseen({ shows: 'blocks.before.heading' }),
};
