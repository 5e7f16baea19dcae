// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.


/** One account of the customer. */
export interface AccountChoice {
  readonly accountNumber: AccountNumber;
  /** Status as the CRM names it. */
  readonly status: string;
  /** Group that it is listed under. */
  readonly group: "active" | "closed" | "pending" | "cancelled";
  /** Brand of the account. */
  readonly Account_Brand__c: string | null;
  /** Service address in one line. */
  readonly serviceAddress: string | null;
  /** The commodity. */
  readonly commodities: readonly string[];
  /** True when the portal shows this one now. */
  readonly isSelected: boolean;
}

/** The accounts of the customer. */
export interface AccountChoices {
  /** The accounts, active ones first. */
  readonly accounts: readonly AccountChoice[];
}

/** Something of an account on a day. */
export interface AccountEvent {
  /** The kind of event. */
  readonly kind: string;
  /**
   * Its day.
   *
   * Format: date.
   */
  readonly on: string;
  /**
   * The amount of money in it, in US cents; of `likelyBill` what it is likely to be. Null for
   * none.
   */
  readonly amountCents: number | null;
  /** The name of a plan; null where it is about none. */
  readonly about: string | null;
}

/** Number of a customer account, as printed on a bill. */
export type AccountNumber = string;

/** The overview of an account on the first page after log-in. */
export interface AccountSummary {
  readonly accountNumber: AccountNumber;
  /** Status as the CRM names it. */
  readonly status: string;
  /** Service address in one line. */
  readonly serviceAddress: string | null;
  /** Zip code of the service address. */
  readonly zipCode: string | null;
  /** Name of the plan. */
  readonly planName: string | null;
  /** Names the plan where it is still sold at that address. */
  readonly planId: string | null;
  /**
   * The end of the contract; null where none binds any more.
   *
   * Format: date.
   */
  readonly contractEndsOn: string | null;
  /** Balance in US cents; below 0 is a credit. */
  readonly balanceCents: number;
  /**
   * The part of the balance that can be paid now, in US cents: without payments that are being
   * checked.
   */
  readonly payableCents?: number;
  /** Payments that are being checked, in US cents. */
  readonly pendingCents?: number;
  /**
   * The share of the balance whose date has passed, in US cents. 0 while the dates of an extension
   * are kept.
   */
  readonly pastDueCents: number;
  /**
   * The date on which the oldest open bill is due.
   *
   * Format: date.
   */
  readonly dueDate: string | null;
  /**
   * The day by which what is not past due is to be paid; null where all is, or nothing is owed.
   *
   * Format: date.
   */
  readonly nextDueDate: string | null;
  /**
   * Amount to be paid by that day besides what is past due, in US cents: nothing of bills that are
   * due later, and of a payment plan no more than its next payment. Null where there is no such
   * day.
   */
  readonly nextDueCents: number | null;
  /**
   * The rest of what can be paid now, in US cents, which is neither past due nor due by that day:
   * bills that are due later, and further payments of a payment plan.
   */
  readonly laterCents?: number;
  /** State of autopay. */
  readonly autopayState: "off" | "pending" | "on" | "suspended";
  /**
   * The day on which autopay pays next: today for what is due today, where it was agreed on
   * before; with what is late already it waits for the next day on which bills are due. While it
   * is not on, the day of a last payment that could no longer be stopped. Null where there is
   * none, or nothing to pay.
   *
   * Format: date.
   */
  readonly nextAutopayOn: string | null;
  /** Amount that it pays then, in US cents; null where it pays nothing. */
  readonly nextAutopayCents: number | null;
  /**
   * The last day on which that payment could surely be stopped or, by paying before it, lessened;
   * null where none comes.
   *
   * Format: date.
   */
  readonly autopayStoppableUntil?: string | null;
  /** True when bills come without paper. */
  readonly isPaperless: boolean;
  /** State of text alerts. */
  readonly smsState: "off" | "awaitingConfirmation" | "on";
  /** The things that need attention, the most urgent first. */
  readonly attention: readonly AttentionItem[];
  /** The next events of a year, the first one first. One of today is among them. */
  readonly coming: readonly AccountEvent[];
  /** The latest events, the newest first. */
  readonly past: readonly AccountEvent[];
}

/** The account to show from now on. */
export interface AccountSwitch {
  /** The account. */
  readonly accountNumber: AccountNumber;
}

/** The amount that an account pays each month, and how far it is from its usage. */
export interface ActiveBudgetBilling {
  /** Amount of each bill, in US cents. */
  readonly monthlyCents: number;
  /**
   * The day of the first bill with this amount.
   *
   * Format: date.
   */
  readonly startsOn: string;
  /**
   * The day from which the amount is worked out anew each year.
   *
   * Format: date.
   */
  readonly reviewOn: string;
  /**
   * The part of the bills since then that is not for usage, in US cents: above 0 was paid ahead,
   * below 0 is still to be paid.
   */
  readonly differenceCents: number;
}

/** The open amount of an extension that was agreed on. */
export interface ActiveExtension {
  /** Amount of the next payment, in US cents. */
  readonly nextCents: number;
  /**
   * The day by which it is to be paid.
   *
   * Format: date.
   */
  readonly nextOn: string;
  /**
   * The day of the last payment. A payment that was being checked at the agreement and was refused
   * since is due then, too, or 10 days after it was refused where that is later.
   *
   * Format: date.
   */
  readonly lastOn: string;
}

/** Whether the service address of an account has power, as far as the utility knows. */
export interface AddressOutage {
  readonly accountNumber: AccountNumber;
  /** The commodity of the account. gas: nothing is told of power, and no report is taken. */
  readonly commodity: Commodity;
  /** The address. */
  readonly serviceAddress: string | null;
  /** Its zip code. */
  readonly zipCode: string | null;
  /**
   * none: no outage is known. accountClosed: the account has ended. The others: those of the
   * outage at the address.
   */
  readonly state: "none" | "reported" | "crewAssigned" | "crewOnSite" | "restored" | "accountClosed";
  /** The outage at the address. */
  readonly outageId: string | null;
  /**
   * The moment it began.
   *
   * Format: date-time.
   */
  readonly since: string | null;
  /**
   * The moment by which power is expected back.
   *
   * Format: date-time.
   */
  readonly restorationAt: string | null;
  /**
   * The moment of the customer's own report.
   *
   * Format: date-time.
   */
  readonly reportedAt: string | null;
  /** Number of that report. */
  readonly reportNumber: string | null;
  /**
   * any: a report of any problem is taken now. worse: the last one is less than an hour old, and
   * only a more dangerous problem is taken. none: no report is taken; the account has ended or is
   * one of gas, or the last one told of a wire less than an hour ago.
   */
  readonly reportsTaken: "any" | "worse" | "none";
  /** True while the customer gets an e-mail at each change. */
  readonly isFollowed: boolean;
  /** The utility that owns the wires; for gas, the pipes. */
  readonly utilityName: string | null;
  /** Its number for emergencies, day and night. */
  readonly utilityPhone: string | null;
  /** The place of the address, in degrees north; null where it is not known. */
  readonly latitude?: number | null;
  /** The place of the address, in degrees east; null where it is not known. */
  readonly longitude?: number | null;
}

/** The beginning of an address, as it was typed. */
export interface AddressRequest {
  /** Number and street so far. */
  readonly text: string;
  /** Only addresses of this ZIP code. */
  readonly zipCode?: string;
}

/** Addresses with a meter that begin in this way. */
export interface AddressSuggestions {
  /** The best first, ten at most; none where nothing fits. */
  readonly addresses: readonly SuggestedAddress[];
}

/** One possible answer. */
export interface AnswerChoice {
  /** The value that is sent. */
  readonly value: string;
  /** The text that is shown. */
  readonly label: string;
}

/** A code for programs and a message for people; the field where one is to blame. */
export interface ApexError {
  /** The code of the error, for programs. */
  readonly errorCode: string;
  /** The message of the error, for people. */
  readonly message: string;
  /** The member of the request that is to blame. */
  readonly field?: string;
  /** Why a card was declined; left out where the processor does not tell. */
  readonly declineReason?: DeclineReason;
  /** The number of tries that are left for now; left out while there are many tries left. */
  readonly triesLeft?: number;
}

/** One entry for each thing that went wrong. */
export type ApexErrors = readonly ApexError[];

/** One thing that the customer should look at. */
export interface AttentionItem {
  /**
   * What it is about. powerOut: the address has no power, and the utility knows of it. blocker:
   * something holds an order; changeHeld: it does, and its meter has service already, which goes
   * on. paymentRefused: the deposit of an order that is held was refused after it had been taken.
   * autopaySuspended: the last debit failed. billPaymentRefused: the newest payment of a bill was
   * refused after it had been taken. A balance that is due and not late is none: balanceCents and
   * dueDate tell it.
   */
  readonly kind: string;
  /** Order that it is about; null for none. */
  readonly orderId: string | null;
  /** Case that it is about; null for none. */
  readonly caseId: string | null;
  /**
   * By when.
   *
   * Format: date.
   */
  readonly dueDate: string | null;
  /**
   * The mark that tells it from others of its kind: the address of an order, the subject of a
   * case. Null where there is one of a kind.
   */
  readonly about: string | null;
  /** Deposit of the order that can be paid now, in US cents; null for none. */
  readonly depositCents: number | null;
  /** Why a payment was refused; null where none was, or where nobody tells. */
  readonly declineReason?: DeclineReason | null;
  /**
   * The moment at which power is expected back; null where nobody knows, or none is out.
   *
   * Format: date-time.
   */
  readonly expectedAt?: string | null;
}

/** Somebody beside the customer who may ask about an account and manage it. */
export interface AuthorizedUser {
  /** First name. */
  readonly firstName: string;
  /** Last name. */
  readonly lastName: string;
  /** The address that proves who writes. */
  readonly email: string;
  /** Ten digits. */
  readonly mobilePhone: string | null;
  /** The person's relation to the customer. */
  readonly relationship: "family" | "roommate" | "landlord" | "caregiver" | "other";
}

/** Somebody who may ask about an account and manage it. */
export interface AuthorizedUserInput {
  /** First name. */
  readonly firstName: string;
  /** Last name. */
  readonly lastName: string;
  /** Address. Checked by the org, so that its message is the one of the requirement. */
  readonly email: string;
  /** Mobile phone. Checked by the org, too. */
  readonly mobilePhone?: string;
  /** The person's relation to the customer. */
  readonly relationship: "family" | "roommate" | "landlord" | "caregiver" | "other";
}

/** People who may speak for an account, in the order in which they were given. */
export interface AuthorizedUsers {
  readonly accountNumber: AccountNumber;
  /** The people. */
  readonly users: readonly AuthorizedUser[];
}

/**
 * The account, everybody who may speak for it from now on, and everybody whom the customer saw
 * before.
 */
export interface AuthorizedUsersInput {
  /** The account. */
  readonly accountNumber: AccountNumber;
  /**
   * The people whom the customer saw and changed, so that nobody who was removed meanwhile comes
   * back.
   */
  readonly previousUsers: readonly AuthorizedUserInput[];
  /** The people. None takes everybody's right away. */
  readonly users: readonly AuthorizedUserInput[];
  /** Present password, so that a page that was left open lets nobody in. */
  readonly currentPassword: string;
}

/** The state and settings of automatic payment. */
export interface Autopay {
  readonly accountNumber: AccountNumber;
  /** pending: the bank account is being validated. suspended: the last debit failed. */
  readonly state: "off" | "pending" | "on" | "suspended";
  /** The method that is used. */
  readonly paymentMethodId: string | null;
  /** Card or bank account. */
  readonly method: "card" | "bank" | null;
  /** Brand of the card, or name of the bank. */
  readonly brandName: string | null;
  /** Last four digits. */
  readonly lastFour: string | null;
  /**
   * The date on which the next bill will be paid: today where that is due today and autopay was
   * agreed on before. What was due earlier waits for the next day on which bills are due. While it
   * is not on, the day of the last payment where one still comes.
   *
   * Format: date.
   */
  readonly nextPaymentOn: string | null;
  /**
   * Amount that is paid then, in US cents: nothing of bills that are due later, and of a payment
   * plan no more than its next payment. Null while it is not known.
   */
  readonly nextAmountCents: number | null;
  /**
   * The authorisation that counts, while it is off that of the last payment; a copy can be read by
   * it.
   */
  readonly authorizationId: string | null;
  /**
   * Since when it is on.
   *
   * Format: date-time.
   */
  readonly since: string | null;
  /** Why the last debit failed; null where it did not, or where nobody tells. */
  readonly declineReason?: DeclineReason | null;
  /**
   * The day of a payment that still comes, whatever the state is now: its authorisation was
   * revoked when it could no longer be stopped. Null where there is none, once it has nothing more
   * to pay or was refused, and once the day has passed.
   *
   * Format: date.
   */
  readonly lastPaymentOn?: string | null;
  /**
   * The last day on which the next payment could surely be stopped or, by paying before it,
   * lessened. Once it has passed, the payment may already be with the bank: whoever pays by hand
   * may pay twice, and what is too much stays as a credit. Null where no payment comes.
   *
   * Format: date.
   */
  readonly stoppableUntil?: string | null;
}

/**
 * The proof of what the customer agreed to. It is kept for 2 years after the last debit, and the
 * customer can read and print it.
 */
export interface AutopayAuthorization {
  /** Names the authorisation. */
  readonly authorizationId: string;
  readonly accountNumber: AccountNumber;
  /** Card or bank account. */
  readonly method: "card" | "bank";
  /** The company that debits. */
  readonly companyName: string;
  /** Name of the bank; null for a card. */
  readonly bankName: string | null;
  /** Last four digits. */
  readonly lastFour: string;
  /** Type of the bank account; null for a card. */
  readonly accountType: string | null;
  /** The frequency. */
  readonly frequency: string;
  /** The rule that sets the amount. */
  readonly amountRule: string;
  /**
   * From when.
   *
   * Format: date.
   */
  readonly startsOn: string;
  /** Language of the text. */
  readonly language: Language;
  /** Version of the text. */
  readonly textVersion: string;
  /** SHA-256 of the text. */
  readonly textHash: string;
  /** Heading. */
  readonly title: string;
  /** The text as it was shown. */
  readonly paragraphs: readonly string[];
  /**
   * The time of the agreement.
   *
   * Format: date-time.
   */
  readonly authorizedAt: string;
  /**
   * The time of the revocation.
   *
   * Format: date-time.
   */
  readonly revokedAt: string | null;
}

/** The account whose bills are no longer paid by themselves. */
export interface AutopayCancellation {
  /** The account. */
  readonly accountNumber: AccountNumber;
}

/** The method, either on file or as a new token, and the authorisation. */
export interface AutopayInput {
  /** The account. */
  readonly accountNumber: AccountNumber;
  /** Card or bank account. */
  readonly method: "card" | "bank";
  /** A method on file. */
  readonly paymentMethodId?: string;
  readonly paymentToken?: PaymentToken;
  /** Version of the text that was shown. */
  readonly textVersion: string;
  /** Hash of the text that was shown. */
  readonly textHash: string;
  /** Language in which it was shown. */
  readonly language: Language;
  /** The customer ticked the box, which was not ticked before. */
  readonly authorized: true;
  /** Present password, so that a page that was left open changes nothing about money. */
  readonly currentPassword: string;
  readonly idempotencyKey: IdempotencyKey;
}

/** The text that the customer must agree to, word by word as it will be kept. */
export interface AutopayTerms {
  /** Card or bank account. */
  readonly method: "card" | "bank";
  /** Language of the text. */
  readonly language: Language;
  /** Version of the text. */
  readonly textVersion: string;
  /** SHA-256 of the text, in lower-case hexadecimal. */
  readonly textHash: string;
  /** Heading. */
  readonly title: string;
  /** The text: who debits, recurring, how the amount is set, from when, how to revoke. */
  readonly paragraphs: readonly string[];
}

/** The answer about the outstanding balance with the previous provider. */
export interface BalanceAnswer {
  /** The order. */
  readonly orderId: RecordId;
  /** It is settled. */
  readonly settled: boolean;
}

/** One bill, line by line. */
export interface Bill {
  /** Names the bill. */
  readonly billId: RecordId;
  /** The month in which its period begins, as 2026-10. */
  readonly month: string;
  readonly accountNumber: AccountNumber;
  readonly commodity: Commodity;
  /**
   * First day of the period.
   *
   * Format: date.
   */
  readonly periodStart: string;
  /**
   * Last day of the period.
   *
   * Format: date.
   */
  readonly periodEnd: string;
  /** Number of days. */
  readonly daysInCycle: number;
  /**
   * The day on which the bill was made.
   *
   * Format: date.
   */
  readonly billDate: string;
  /**
   * The day by which it was to be paid when it was made.
   *
   * Format: date.
   */
  readonly dueDate: string;
  /**
   * The day by which it is to be paid now: while `isOfPlan`, the day of the plan's next payment;
   * `dueDate` otherwise.
   *
   * Format: date.
   */
  readonly payBy: string;
  /** True for an open bill of a payment plan that is kept. */
  readonly isOfPlan: boolean;
  /** New charges, in US cents: the sum of the lines. */
  readonly amountCents: number;
  /** The part of it that is not paid, in US cents. */
  readonly openCents: number;
  /**
   * The part of that which can be paid now, in US cents: payments that are being checked pay the
   * oldest bills first, or beside a payment plan what is due first.
   */
  readonly payableCents: number;
  readonly state: BillState;
  /**
   * The day on which autopay, or a last payment of it that could no longer be stopped, pays all
   * that is open of it; null where none comes, or it pays nothing of it, less, or only after the
   * day by which it is to be paid.
   *
   * Format: date.
   */
  readonly paidByAutopayOn: string | null;
  /** True for the last bill of an account that is closed. */
  readonly isFinal: boolean;
  /** Open from earlier bills when this one was made, in US cents; below 0 is a credit. */
  readonly previousBalanceCents: number;
  /** Due with this bill: what was open and the new charges, in US cents. */
  readonly totalCents: number;
  /** Usage of the period. */
  readonly consumed: number;
  /** Unit of the usage. */
  readonly unit: "kWh" | "therms";
  /** The new charges in the order of the bill. */
  readonly lines: readonly BillLine[];
  /** Address of its PDF, below the org's own address; null where there is none. */
  readonly documentPath: string | null;
}

/** One charge or credit. */
export interface BillLine {
  /** Reason for the charge. */
  readonly kind: string;
  /** The part of the bill in which it stands. */
  readonly section: "supply" | "delivery" | "taxes" | "adjustments";
  /** Amount in US cents; below 0 for a credit. */
  readonly amountCents: number;
  /** Quantity that was used, where the line depends on it. */
  readonly quantity: number | null;
  /** Unit of the quantity. */
  readonly unit: "kWh" | "therms" | null;
  /** Cents for one unit, to a tenth of a cent. */
  readonly unitPrice: number | null;
}

/** One payment of an account. */
export interface BillPayment {
  /** Names the payment; null where none was received. */
  readonly paymentId: string | null;
  /** notReceived: no payment of this key came through, and nothing was charged. */
  readonly state: "succeeded" | "pending" | "failed" | "notReceived";
  /** Number to keep; null until it is paid. */
  readonly confirmationNumber: string | null;
  /** Amount in US cents; null where none was received. */
  readonly amountCents: number | null;
  /** Currency of the amount. */
  readonly currency: string;
  /**
   * The time at which the customer paid.
   *
   * Format: date-time.
   */
  readonly takenAt: string | null;
  /**
   * The time at which it was paid; null until then.
   *
   * Format: date-time.
   */
  readonly paidAt: string | null;
  /** True for a payment of autopay. */
  readonly isAutomatic: boolean;
  /** Card or bank account. */
  readonly method: "card" | "bank" | null;
  /** Brand of the card, or name of the bank. */
  readonly brandName: string | null;
  /** Last four digits. */
  readonly lastFour: string | null;
  /** Reason of the refusal; null where it was not, or where nobody tells. */
  readonly declineReason: DeclineReason | null;
  /** Balance of the account after it, in US cents; below 0 is a credit, null where it is not paid. */
  readonly balanceCents: number | null;
}

/**
 * The amount to pay, and the way: a method on file, or a token of the hosted fields. The amount is
 * never a matter of the caller alone: the balance that was shown must still be the one there is.
 */
export interface BillPaymentInput {
  /** The account. */
  readonly accountNumber: AccountNumber;
  /** All that can be paid, only what is past due, or another amount. */
  readonly pays: "balance" | "pastDue" | "other";
  /** For `other`: US dollars, with two decimals at most. */
  readonly otherAmount?: number;
  /**
   * Amount that could be paid when the customer was asked, in US cents: `payableCents` of the
   * bills.
   */
  readonly balanceCents: number;
  /**
   * Needed with `pastDue`: the amount that was past due when the customer was asked, in US cents,
   * `pastDueCents` of the bills. Another bill may be late by the next day, and the balance is the
   * same.
   */
  readonly pastDueCents?: number;
  /** Card or bank account; needed with a token. */
  readonly method?: "card" | "bank";
  /** A method on file. */
  readonly paymentMethodId?: string;
  readonly paymentToken?: PaymentToken;
  /** True keeps the card or bank account behind the token on file; the customer is told by e-mail. */
  readonly keepMethod?: boolean;
  /** Language of the receipt. */
  readonly language: Language;
  readonly idempotencyKey: IdempotencyKey;
}

/** The payments of an account. */
export interface BillPayments {
  readonly accountNumber: AccountNumber;
  /** The payments of two years, the newest first. */
  readonly payments: readonly BillPayment[];
}

/**
 * due: to be paid by its date, or, while a payment plan is kept that it is of, by the days of the
 * plan. pastDue: its date has passed without such a plan, and something of it is open. paid:
 * nothing of it is open.
 */
export type BillState = "due" | "pastDue" | "paid";

/** One bill of an account. */
export interface BillSummary {
  /** Names the bill. */
  readonly billId: RecordId;
  /** The month in which its period begins, as 2026-10. */
  readonly month: string;
  /**
   * First day of the period.
   *
   * Format: date.
   */
  readonly periodStart: string;
  /**
   * Last day of the period.
   *
   * Format: date.
   */
  readonly periodEnd: string;
  /**
   * The day on which the bill was made.
   *
   * Format: date.
   */
  readonly billDate: string;
  /**
   * The day by which it was to be paid when it was made.
   *
   * Format: date.
   */
  readonly dueDate: string;
  /**
   * The day by which it is to be paid now: of an open bill of a payment plan that is kept, the day
   * of the plan's next payment; `dueDate` otherwise.
   *
   * Format: date.
   */
  readonly payBy: string;
  /** New charges of the bill, in US cents. */
  readonly amountCents: number;
  /** The part of it that is not paid, in US cents. */
  readonly openCents: number;
  readonly state: BillState;
  /** True for the last bill of an account that is closed. */
  readonly isFinal: boolean;
}

/** The bills of an account with what is open of them. */
export interface Bills {
  readonly accountNumber: AccountNumber;
  /**
   * noBills: none was made yet. clear: nothing is open. credit: more was paid than was billed. due
   * and pastDue: something is open. processing: a payment of all that is open is being checked.
   */
  readonly state: "noBills" | "clear" | "credit" | "due" | "pastDue" | "processing";
  /** True for an account that has ended: no bill follows the last one. */
  readonly isClosed: boolean;
  /** Balance in US cents; below 0 is a credit. */
  readonly balanceCents: number;
  /** Amount that can be paid now, in US cents: the balance without payments that are being checked. */
  readonly payableCents: number;
  /** Payments that are being checked, in US cents. */
  readonly pendingCents: number;
  /**
   * The day on which the oldest bill that is open is due, or the next payment of a plan: what is
   * being checked only where nothing else is owed. Null where none is.
   *
   * Format: date.
   */
  readonly dueDate: string | null;
  /** The part of the balance whose date has passed, in US cents. */
  readonly pastDueCents: number;
  /**
   * The day on which that was due; null where nothing is past due.
   *
   * Format: date.
   */
  readonly pastDueSince: string | null;
  /**
   * The day by which what is not past due is to be paid; null where all is, or nothing is owed.
   *
   * Format: date.
   */
  readonly nextDueDate: string | null;
  /**
   * Amount to be paid by that day besides what is past due, in US cents: nothing of bills that are
   * due later, and of a payment plan no more than its next payment. Null where there is no such
   * day.
   */
  readonly nextDueCents?: number | null;
  /**
   * The rest of what can be paid now, in US cents, which is neither past due nor due by that day:
   * bills that are due later, and further payments of a payment plan.
   */
  readonly laterCents?: number;
  /**
   * The day on which the next bill is to be expected; null for none.
   *
   * Format: date.
   */
  readonly nextBillOn: string | null;
  /** The newest payment, where it was refused after it had been taken; null otherwise. */
  readonly refusedPayment: RefusedBillPayment | null;
  /**
   * The extension that was agreed on; nothing of it counts as past due while it is kept. Null for
   * none.
   */
  readonly extension: ActiveExtension | null;
  /**
   * The method on file that the customer is most likely to pay with: that of autopay, else the
   * newest that can be used; null for none.
   */
  readonly preferredMethodId: string | null;
  /** The bills, the newest first. */
  readonly bills: readonly BillSummary[];
}

/** One thing that holds, or held, the start date. */
export interface Blocker {
  /** The kind. */
  readonly kind: "deposit" | "identity" | "switchHold" | "balance" | "documents";
  /**
   * open: the customer must act. waiting: we look at it. resolved: done. refused: the customer
   * must act again.
   */
  readonly state: "open" | "waiting" | "resolved" | "refused";
  /** The next action of the customer; null for none. */
  readonly action: "payDeposit" | "verifyIdentity" | "confirmSwitchHold" | "confirmBalance" | "uploadDocuments" | null;
  /** Amount that is due, in US cents; null where there is none. */
  readonly amountCents: number | null;
  /**
   * Within how many hours we answer after the customer has acted; null where nothing is promised
   * in hours. Documents are answered within business days.
   */
  readonly promisedHours: number | null;
  /**
   * The time by which we answer; null before the customer has acted.
   *
   * Format: date-time.
   */
  readonly promisedAt: string | null;
  /**
   * The time of its resolution.
   *
   * Format: date-time.
   */
  readonly resolvedAt: string | null;
  /** Why it was refused, for the customer, in the language asked for. */
  readonly reason: string | null;
  /**
   * Why the payment of a deposit was refused after it had been taken; null where it was not, or
   * where the processor does not tell.
   */
  readonly declineReason?: DeclineReason | null;
}

/** Day, time and what about. */
export interface BookedCall {
  /** Name of the call. */
  readonly callId: string;
  readonly topic: HelpTopic;
  readonly language: CallLanguage;
  /**
   * The day.
   *
   * Format: date.
   */
  readonly on: string;
  readonly startsAt: TimeOfDay;
  readonly endsAt: TimeOfDay;
  /** The number that is called. */
  readonly phone: string;
}

/** Day, time and what for. */
export interface BookedVisit {
  /** Name of the visit. */
  readonly visitId: string;
  readonly kind: VisitKind;
  /**
   * The day.
   *
   * Format: date.
   */
  readonly on: string;
  readonly startsAt: TimeOfDay;
  readonly endsAt: TimeOfDay;
  /** The number that is called on the way. */
  readonly phone: string;
  /** Somebody opens the door. */
  readonly someoneHome: boolean;
}

/** The contacts of a brand's customer service, and its legal texts, in English and Spanish. */
export interface BrandCustomerServiceInfo {
  /** Service hours in English. */
  readonly Customer_Service_Hours__c: string | null;
  /** Service hours in Spanish. */
  readonly Customer_Service_Hours_ES__c: string | null;
  /** Phone number. */
  readonly Customer_Service_Phone_Number__c: string | null;
  /** Address of the privacy policy in English. */
  readonly Privacy_Policy_Link__c: string | null;
  /** Address of the privacy policy in Spanish. */
  readonly Privacy_Policy_Link_ES__c: string | null;
  /** Address of the terms of use in English. */
  readonly Terms_of_Use__c: string | null;
  /** Address of the terms of use in Spanish. */
  readonly Terms_of_Use_ES__c: string | null;
  /** Legal text in English, as HTML. */
  readonly Disclaimer__c: string | null;
  /** Legal text in Spanish, as HTML. */
  readonly Disclaimer_ES__c: string | null;
}

/** The same amount each month in place of what each month costs, if an account can have it. */
export interface BudgetBilling {
  readonly accountNumber: AccountNumber;
  /**
   * possible: it can be agreed on. running: it was. The others say why it cannot be: too few bills
   * to know what is usual, something is past due, the account has ended.
   */
  readonly state: "possible" | "running" | "tooFewBills" | "pastDue" | "accountClosed";
  /** The number of bills that the amount is worked out from, a year of them at most. */
  readonly billCount: number;
  /**
   * Amount that each bill would have, in US cents: the average, up to the next whole dollar. Null
   * where it is not possible.
   */
  readonly monthlyCents: number | null;
  /** Average of those bills, in US cents. */
  readonly averageCents: number;
  /** The lowest of those bills, in US cents. */
  readonly lowestCents: number;
  /** The highest of those bills, in US cents. */
  readonly highestCents: number;
  /**
   * The day of the first bill that would have this amount; null where none is to come.
   *
   * Format: date.
   */
  readonly startsOn: string | null;
  /**
   * The day from which the amount would be worked out anew, a year later; null where none is to
   * come.
   *
   * Format: date.
   */
  readonly reviewOn: string | null;
  /** The amount that was agreed on; null for none. */
  readonly active: ActiveBudgetBilling | null;
}

/** The account that pays for its usage again. */
export interface BudgetBillingEnd {
  /** The account. */
  readonly accountNumber: AccountNumber;
  readonly language: Language;
}

/** The amount and terms that were shown, and the consent to them. */
export interface BudgetBillingInput {
  /** The account. */
  readonly accountNumber: AccountNumber;
  /** Amount that was shown, in US cents. */
  readonly monthlyCents: number;
  /** The termsVersion of the terms that were shown. */
  readonly termsVersion: string;
  /** True when the customer agrees to the terms. */
  readonly agreed: true;
  readonly language: Language;
  readonly idempotencyKey: IdempotencyKey;
}

/** The terms that the customer agrees to, with the amount and the days. */
export interface BudgetBillingTerms {
  /** The title. */
  readonly title: string;
  /** The text. */
  readonly paragraphs: readonly string[];
  /**
   * Names the amount, the day and the words of this text, in whichever language: another one as
   * soon as any of them changes. Whoever agrees sends it back.
   */
  readonly termsVersion: string;
}

/** A call that the customer has asked for, or that one can be. */
export interface CallBack {
  /** open: a call can be asked for. booked: one is to come. */
  readonly state: "open" | "booked";
  /** The call that is to come; null where there is none. */
  readonly call: BookedCall | null;
}

/** Which call. */
export interface CallBackCancellation {
  /** Name of the call. */
  readonly callId: string;
}

/** What about, when, and at which number. */
export interface CallBackInput {
  readonly topic: HelpTopic;
  readonly language: CallLanguage;
  readonly slotId: CallSlotId;
  /** The number that is called. */
  readonly phone: string;
  /** What the call is about in the customer's own words. */
  readonly note?: string;
  readonly idempotencyKey: IdempotencyKey;
}

/** Language that is spoken on the phone. */
export type CallLanguage = "en" | "es" | "vi";

/** Name of a time. */
export type CallSlotId = string;

/** A time at which somebody can call. */
export interface CallTime {
  readonly slotId: CallSlotId;
  /**
   * The day.
   *
   * Format: date.
   */
  readonly on: string;
  /** When somebody calls at the earliest. */
  readonly startsAt: TimeOfDay;
  /** When somebody calls at the latest. */
  readonly endsAt: TimeOfDay;
}

/** The times that are free, in the hours of those who speak the language. */
export interface CallTimes {
  readonly language: CallLanguage;
  /** In order; none where all are taken. */
  readonly times: readonly CallTime[];
}

/** The case, and when an answer is promised. */
export interface CaseReceipt {
  /** Id of the case. */
  readonly caseId: RecordId;
  /** Number of the case. */
  readonly caseNumber: string;
  /** Status of the case. */
  readonly status: string;
  /**
   * The time at which the message came in.
   *
   * Format: date-time.
   */
  readonly createdDateTime: string;
  /**
   * The team that answers: an energy advisor within 24 to 48 business hours, a specialist within
   * 24 hours.
   */
  readonly promise: "advisor" | "specialist";
  /** Earliest answer in hours; 0 where only the latest is promised. */
  readonly promisedHoursFrom: number;
  /** Latest answer in hours. */
  readonly promisedHoursTo: number;
  /**
   * The time by which it is answered.
   *
   * Format: date-time.
   */
  readonly answerDueAt: string;
}

/** The commodity. */
export type Commodity = "electric" | "gas";

/** An e-mail address. */
export type CommunicationAddress = string;

/** The ways in which an account gets bills and alerts. */
export interface CommunicationPreferences {
  readonly accountNumber: AccountNumber;
  /** True when bills come without paper. */
  readonly isPaperless: boolean;
  /**
   * The address for paperless bills.
   *
   * Format: email.
   */
  readonly paperlessEmail: string | null;
  /** awaitingConfirmation: a text was sent, and the customer has not answered it yet. */
  readonly smsState: "off" | "awaitingConfirmation" | "on";
  /** Phone that gets alerts, with only its end shown. */
  readonly smsPhone: string | null;
  /**
   * Another phone that was sent a text and has not answered yet, with only its end shown; until it
   * has, smsPhone goes on to get alerts. Null for none.
   */
  readonly smsNewPhone: string | null;
  /**
   * A phone in full, for the form in which its customer changes alerts: the one that was chosen
   * last, or smsPhone once smsConfirmationDueAt has passed without an answer; null for none.
   */
  readonly alertPhone: string | null;
  /** Alerts that are on. */
  readonly smsAlerts: readonly string[];
  /**
   * Until when the text to confirm should have arrived; null once that time has passed, and where
   * neither smsPhone nor another phone is asked to answer.
   *
   * Format: date-time.
   */
  readonly smsConfirmationDueAt: string | null;
}

/** The credentials of the person who wants to log in. */
export interface Credentials {
  /** User name or e-mail address. */
  readonly username: string;
  /** The password. */
  readonly password: string;
  /**
   * True on a device that others use, too: the idle time is shorter, and the session tells no
   * device secret.
   */
  readonly sharedDevice?: boolean;
}

/**
 * The reason that a payment processor gives for a declined card, as far as the customer can do
 * something about it. cardExpired: check the date. insufficientFunds: use another card. codeWrong:
 * enter the security code again. doNotHonor: only the bank knows, call it.
 */
export type DeclineReason = "cardExpired" | "insufficientFunds" | "codeWrong" | "doNotHonor";

/** A deposit to be paid. By a link it shows no more than whoever has the link must know. */
export interface Deposit {
  /** Id of the order; gives the utility of the footer. */
  readonly orderId: RecordId;
  /** Amount that is due, in US cents. */
  readonly amountCents: number;
  /** Currency of the amount. */
  readonly currency: string;
  /** The state of the payment. */
  readonly state: "due" | "processing" | "paid";
  /** Name of the plan. */
  readonly planName: string | null;
  /**
   * Service address; city, state and ZIP code alone for whoever has but the link. Null where it is
   * not known.
   */
  readonly serviceAddress: string | null;
  /**
   * By when it should be paid; null once it is.
   *
   * Format: date.
   */
  readonly dueDate: string | null;
  /** Confirmation number of the payment; null before it is paid. */
  readonly confirmationNumber: string | null;
  /**
   * The time at which the latest payment was refused after it had been taken; null where it was
   * not. Nothing was charged.
   *
   * Format: date-time.
   */
  readonly refusedAt?: string | null;
  /** Why it was refused then; null where it was not, or where the processor does not tell. */
  readonly declineReason?: DeclineReason | null;
}

/** Pays a deposit with a token. No number of a card is ever part of it. */
export interface DepositPayment {
  /** Secret of the deposit link. */
  readonly linkToken?: LinkToken;
  /** Order of the customer who is logged in; stands in for the link. */
  readonly orderId?: RecordId;
  /**
   * Amount that the customer saw and agreed to, in US cents. Refused when it is not the one that
   * is due.
   */
  readonly amountCents: number;
  readonly paymentToken: PaymentToken;
  readonly idempotencyKey: IdempotencyKey;
  /** The address for the receipt. */
  readonly email?: CommunicationAddress;
  readonly language: Language;
}

/** The secret of the link that was opened, or the order of a customer who is logged in. */
export interface DepositSearch {
  /** Secret of the deposit link. */
  readonly linkToken?: LinkToken;
  /** Order of the customer who is logged in; stands in for the link. */
  readonly orderId?: RecordId;
}

/**
 * A file that was uploaded before through the record interface, and what it is. Bytes never travel
 * here.
 */
export interface DocumentInput {
  /** The order. */
  readonly orderId: RecordId;
  /** The requirement that it is for. */
  readonly requirementId?: string;
  /** Type of the document. Left out, the answer is the message of the requirement. */
  readonly documentType?: "governmentId" | "utilityBill" | "lease" | "deed" | "mortgage" | "homeLoan" | "propertyTax" | "insurancePolicy" | "landlordAffidavit" | "vehicleRegistration" | "certificateOfOccupancy" | "closingDocuments" | "newOccupancyStatement" | "multiFactorDocument";
  /** Id of the file, out of the answer to the upload. */
  readonly fileId: string;
  /** A refused document that this one replaces. */
  readonly replacesDocumentId?: string;
}

/** A document that was handed in by mistake. */
export interface DocumentRemoval {
  /** The order. */
  readonly orderId: RecordId;
  /** The document. */
  readonly documentId: string;
}

/** The customer has handed in everything. */
export interface DocumentSubmission {
  /** The order. */
  readonly orderId: RecordId;
  /**
   * The answer about the outstanding balance. Needed where there is one; left out or null, the
   * answer is the message of the requirement.
   */
  readonly balanceSettled?: boolean | null;
  /** The answer about the switch hold of the previous provider. Needed where there is one. */
  readonly switchHoldRemoved?: boolean | null;
}

/**
 * A type of document and what makes one acceptable. The rules are codes, whose texts the portal
 * has in both languages.
 */
export interface DocumentType {
  /** The type. */
  readonly type: string;
  /** The facts that the document must show. */
  readonly rules: readonly string[];
  /** Formats that are accepted. */
  readonly formats: readonly string[];
  /** Largest size in bytes. */
  readonly maxBytes: number;
  /** Oldest date of issue, in days; null for any. */
  readonly maxAgeDays: number | null;
  /** Fewest pages or pictures. */
  readonly minPages: number;
}

/** The types that can be uploaded. */
export interface DocumentTypes {
  /** The types. */
  readonly types: readonly DocumentType[];
}

/** The answers that a customer typed into a form and has not sent. */
export interface Draft {
  readonly screen: DraftScreen;
  /** The answers as the client wrote them down; null where nothing is kept. */
  readonly content: string | null;
  /**
   * The time of the latest save.
   *
   * Format: date-time.
   */
  readonly savedAt: string | null;
  /**
   * The time of their deletion.
   *
   * Format: date-time.
   */
  readonly expiresAt: string | null;
}

/** No draft is kept now. */
export interface DraftDeletion {
  readonly screen: DraftScreen;
}

/**
 * The draft that takes the place of the one that was kept before. Never passwords, cards, bank
 * accounts, codes, consents or answers that prove who somebody is.
 */
export interface DraftInput {
  readonly screen: DraftScreen;
  readonly about?: DraftSubject;
  /** The answers as the client writes them down, such as JSON. */
  readonly content: string;
}

/** Which draft is no longer needed. */
export interface DraftName {
  readonly screen: DraftScreen;
  readonly about?: DraftSubject;
}

/** The time for which it is kept. */
export interface DraftReceipt {
  readonly screen: DraftScreen;
  /**
   * The time of the save.
   *
   * Format: date-time.
   */
  readonly savedAt: string;
  /**
   * The time of its deletion.
   *
   * Format: date-time.
   */
  readonly expiresAt: string;
}

/** The form that was being filled in, by the id of its screen. */
export type DraftScreen = string;

/**
 * The subject of the form where one screen serves many things, such as the id of a plan. A form
 * about something else has a draft of its own.
 */
export type DraftSubject = string;

/** The new address, and the password as proof. */
export interface EmailChangeRequest {
  /** New address. */
  readonly newEmail: CommunicationAddress;
  /** The new address once more. */
  readonly confirmEmail: CommunicationAddress;
  /** Present password. */
  readonly currentPassword: string;
  readonly language: Language;
}

/** The findings about an address, whoever it belongs to. It never says whether a customer has it. */
export interface EmailCheck {
  /** The address, without outer spaces. */
  readonly email: string;
  /** The result of the check that mail reaches it. */
  readonly deliverability: string;
  /** The likelihood of misuse. */
  readonly risk: string;
  /** The warning to give before going on; null for none. */
  readonly warning: "highRisk" | "undeliverable" | null;
  /** Addresses that were perhaps meant, the likeliest first. */
  readonly suggestions: readonly string[];
}

/** An address as typed. Its format is the question and therefore not bound here. */
export interface EmailCheckRequest {
  /** The address as typed. */
  readonly email: string;
}

/** The new address counts from now on. */
export interface EmailConfirmed {
  /** The address was changed. */
  readonly status: "confirmed";
  /** The address, with its middle hidden; whoever opens the link need not be logged in. */
  readonly email: string;
}

/** The address that a customer logs in with, and the one that is waiting to be confirmed. */
export interface EmailStatus {
  /**
   * The present address.
   *
   * Format: email.
   */
  readonly email: string;
  /**
   * The address that is not confirmed yet; null for none.
   *
   * Format: email.
   */
  readonly pendingEmail: string | null;
  /**
   * The time at which the link to confirm it stops working.
   *
   * Format: date-time.
   */
  readonly pendingExpiresAt: string | null;
}

/** The link out of the welcome message, or three facts that must fit together. */
export interface EnrollmentLookup {
  /** Secret of the link in the welcome message. */
  readonly linkToken?: LinkToken;
  /** Confirmation number or enrolment ID. */
  readonly confirmationNumber?: string;
  /** Last name on the order. */
  readonly lastName?: string;
  /** Zip code of the service address. */
  readonly zipCode?: ZipCode;
}

/** The enrolment is on its way. */
export interface EnrollmentReceipt {
  /** Id of the order. */
  readonly orderId: RecordId;
  /** Confirmation number or enrolment ID. */
  readonly confirmationNumber: string;
  /** Stage of the enrolment. */
  readonly stage: "submission" | "processing" | "complete";
  /**
   * Start date that was asked for.
   *
   * Format: date.
   */
  readonly requestedStartDate: string;
  /** Deposit that is required, in US cents; null for none. */
  readonly depositAmountCents: number | null;
  /** The next steps of the customer, in this order. */
  readonly nextSteps: readonly string[];
}

/** The progress of an enrolment, and the things that hold its start date. */
export interface EnrollmentStatus {
  /** Id of the order. */
  readonly orderId: RecordId;
  /** Stage of the enrolment. */
  readonly stage: "submission" | "processing" | "complete";
  /** Group that it is listed under. */
  readonly group: "active" | "closed" | "pending" | "cancelled";
  /** Confirmation number or enrolment ID. */
  readonly confirmationNumber: string;
  /** Name of the plan. */
  readonly planName: string;
  /** Service address in one line. */
  readonly serviceAddress?: string | null;
  /** Name of the utility. */
  readonly utilityName?: string | null;
  /** ESIID of the meter. */
  readonly esiid?: string | null;
  /**
   * Start date that the customer asked for.
   *
   * Format: date.
   */
  readonly requestedStartDate: string | null;
  /**
   * Start date to be expected now; null while something holds it.
   *
   * Format: date.
   */
  readonly expectedStartDate: string | null;
  /** Sign-up, review, complete. */
  readonly steps: readonly EnrollmentStep[];
  /** The things that hold or held the start date, in the order to act in. */
  readonly blockers: readonly Blocker[];
}

/** One of the three steps. */
export interface EnrollmentStep {
  /** Which one. */
  readonly step: "signUp" | "review" | "complete";
  /** The state of progress. */
  readonly state: "done" | "current" | "upcoming";
  /**
   * The time at which it was reached.
   *
   * Format: date-time.
   */
  readonly reachedAt: string | null;
}

/** One way in which the balance can be paid later. */
export interface ExtensionChoice {
  /** All at once on a later day, or in two or three payments. */
  readonly choice: "later" | "two" | "three";
  /** The number of payments. */
  readonly count: number;
  /** The first payment, in US cents. */
  readonly firstCents: number;
  /**
   * The day of the first payment.
   *
   * Format: date.
   */
  readonly firstOn: string;
  /**
   * The day of the last payment.
   *
   * Format: date.
   */
  readonly lastOn: string;
  /** The payments in order. */
  readonly instalments: readonly Instalment[];
}

/** The way that was chosen, and the balance and terms that were shown. */
export interface ExtensionInput {
  /** The account. */
  readonly accountNumber: AccountNumber;
  /** The way to pay later. */
  readonly choice: "later" | "two" | "three";
  /** The balance that was shown, in US cents. */
  readonly balanceCents: number;
  /** The termsVersion of the terms that were shown. */
  readonly termsVersion: string;
  /** True when the customer agrees to the terms. */
  readonly agreed: true;
  readonly language: Language;
  readonly idempotencyKey: IdempotencyKey;
}

/** The terms that the customer agrees to, with every day and amount. */
export interface ExtensionTerms {
  /** The title. */
  readonly title: string;
  /** The text. */
  readonly paragraphs: readonly string[];
  /**
   * Names the days, amounts and words of this text, in whichever language: another one as soon as
   * any of them changes. Whoever agrees sends it back.
   */
  readonly termsVersion: string;
}

/** A question and its whole answer. */
export interface HelpArticle {
  /** The language that it is written in. */
  readonly language: HelpLanguage;
  readonly articleId: HelpArticleId;
  readonly topic: HelpTopic;
  /** The question. */
  readonly title: string;
  /** The answer in one sentence. */
  readonly summary: string;
  /** The whole answer, as HTML of paragraphs, lists and emphasis. */
  readonly body: string;
  /**
   * The day of the last change.
   *
   * Format: date.
   */
  readonly updatedOn: string;
  /** Articles that others read next; none where there are none. */
  readonly related: readonly HelpArticleSummary[];
}

/** Name of an article, as it stands in addresses. */
export type HelpArticleId = string;

/** A question that customers have, and the answer in one sentence. */
export interface HelpArticleSummary {
  readonly articleId: HelpArticleId;
  readonly topic: HelpTopic;
  /** The question. */
  readonly title: string;
  /** The answer in one sentence. */
  readonly summary: string;
}

/** The articles about a subject, or with certain words. */
export interface HelpArticles {
  /** The language that they are written in. */
  readonly language: HelpLanguage;
  /**
   * Those that fit best first; without words in the order in which customers ask. None where none
   * fits.
   */
  readonly articles: readonly HelpArticleSummary[];
}

/**
 * Language of the help, as browsers name it. Any may be asked for; it is in English where the org
 * has none in it.
 */
export type HelpLanguage = string;

/** The subject of an answer, or of a call. */
export type HelpTopic = "bills" | "payments" | "plans" | "usage" | "enrollment" | "moving" | "outages" | "account";

/**
 * The address of the payment processor's own fields. The portal shows them in an iframe and gets
 * only a token, the brand and the last four digits back.
 */
export interface HostedFields {
  /**
   * Address of the iframe, on the processor's own origin.
   *
   * Format: uri.
   */
  readonly frameAddress: string;
  /**
   * The only origin whose messages may be believed.
   *
   * Format: uri.
   */
  readonly frameOrigin: string;
  /** Names this use of the fields. */
  readonly fieldsId: string;
  /**
   * Until when the fields can be used.
   *
   * Format: date-time.
   */
  readonly expiresAt: string;
}

/** The purpose of the card or bank fields. */
export interface HostedFieldsRequest {
  /** The kind of payment to be made with it. */
  readonly purpose: "deposit" | "autopay";
  /** Card or bank account. */
  readonly method: "card" | "bank";
  /** Secret of the deposit link; needed by a guest. */
  readonly linkToken?: LinkToken;
  readonly language: Language;
}

/**
 * Made by the client once for each intent and sent with every try of it. The same key with the
 * same body has its effect once, and every try gets the same answer.
 */
export type IdempotencyKey = string;

/** The answer to the present question, or the code. */
export interface IdentityAnswer {
  /** The verification. */
  readonly verificationId: string;
  /** The question that is answered. */
  readonly questionId: string;
  /** The value of a choice, or the code. */
  readonly answer: string;
  readonly language: Language;
}

/** The verification that is put off, cancelled, or whose code is sent again. */
export interface IdentityChange {
  /** The verification. */
  readonly verificationId: string;
  readonly language: Language;
}

/** Starts a verification, or resumes the one that was put off. */
export interface IdentityStart {
  /** The order. */
  readonly orderId: RecordId;
  readonly language: Language;
}

/** A verification of who the customer is, one question at a time. */
export interface IdentityVerification {
  /** Id of the order. */
  readonly orderId: RecordId;
  /** Names the verification; null before the first start. */
  readonly verificationId: string | null;
  /**
   * question: one of the choices is to be picked. code: a code is to be typed. postponed: to be
   * resumed with startIdentityVerification.
   */
  readonly state: "notStarted" | "question" | "code" | "passed" | "failed" | "postponed" | "cancelled";
  /** Names the question; null where there is none. */
  readonly questionId: string | null;
  /** The question, in the language asked for. */
  readonly questionText: string | null;
  /** Possible answers; empty for a code. */
  readonly choices: readonly AnswerChoice[];
  /** Number of the question, from 1. */
  readonly number: number | null;
  /** The number of questions. */
  readonly of: number | null;
  /** The receiver of the code, with its middle hidden. */
  readonly codeSentTo: string | null;
  /** The number of wrong codes that are still allowed. */
  readonly attemptsLeft: number | null;
  /**
   * From when a code can be sent again.
   *
   * Format: date-time.
   */
  readonly resendAllowedAt: string | null;
  /**
   * Until when it can be resumed.
   *
   * Format: date-time.
   */
  readonly resumeUntil: string | null;
}

/** One payment of an extension. */
export interface Instalment {
  /**
   * The day by which it is to be paid.
   *
   * Format: date.
   */
  readonly dueOn: string;
  /** Amount in US cents. */
  readonly amountCents: number;
}

/** Language of the texts and messages that the call causes. */
export type Language = "en" | "es";

/** The secret of the link that was opened. */
export interface LinkCheck {
  /** Secret of the link. */
  readonly token: LinkToken;
}

/** A message with a link is on its way. The answer is the same whether or not the address is known. */
export interface LinkSent {
  /** Always the same. */
  readonly status: "sent";
  /** Hours for which the link will work; 0 for less than one. */
  readonly expiresInHours: number;
  /** True where the link works for some minutes, in the browser alone that asked for it. */
  readonly sameBrowser?: boolean;
}

/** The secret of a link in a message. It travels in bodies only. */
export type LinkToken = string;

/** All that a customer has with us, by group, the newest first. */
export interface Lobby {
  /** The services that run. */
  readonly active: readonly LobbyEntry[];
  /** The services that have ended. */
  readonly closed: readonly LobbyEntry[];
  /** The orders that are under way. */
  readonly pending: readonly LobbyEntry[];
  /** The orders that were called off, without changes of a plan that runs on. */
  readonly cancelled: readonly LobbyEntry[];
}

/**
 * An order, an enrolment or an account of the customer. Members that do not apply to its kind are
 * null.
 */
export interface LobbyEntry {
  /** The kind. */
  readonly kind: "order" | "enrollment" | "account";
  /** Id of the record. */
  readonly id: RecordId;
  /** Group that it is listed under. */
  readonly group: "active" | "closed" | "pending" | "cancelled";
  /** Status as the CRM names it. */
  readonly status: string;
  /** Confirmation number or enrolment ID. */
  readonly confirmationNumber: string | null;
  /** Account number. */
  readonly accountNumber: string | null;
  /** Brand of the account. */
  readonly Account_Brand__c: string | null;
  /** The commodity. */
  readonly commodity: "electric" | "gas" | null;
  /**
   * Start date that the customer asked for.
   *
   * Format: date.
   */
  readonly requestedStartDate: string | null;
  /** Name of the plan. */
  readonly planName: string | null;
  /** Name of the utility. */
  readonly utilityName: string | null;
  /** Service address in one line. */
  readonly serviceAddress: string | null;
  /** ESIID, the number of the meter. */
  readonly esiid: string | null;
  /** Deposit that is required, in US cents; null for none. */
  readonly depositAmountCents: number | null;
  /** Stage of an order or enrolment. */
  readonly stage: "submission" | "processing" | "complete" | null;
  /** The number of things that hold the start date. */
  readonly openBlockers: number;
  /**
   * True for the account that is shown now, false for one that switchAccount can show. Null for
   * all else.
   */
  readonly isSelected?: boolean | null;
}

/** The code that the customer received, and for whom. */
export interface LogInCode {
  /** The name that the code was asked for by. */
  readonly username: string;
  /** The code. */
  readonly code: string;
  /** True on a device that others use, too, as when logging in by password. */
  readonly sharedDevice?: boolean;
}

/** The user name of the person who wants to log in by a code. */
export interface LogInCodeRequest {
  /** User name or e-mail address. */
  readonly username: string;
  readonly language: Language;
}

/** A message with a code is on its way, where the name is known. */
export interface LogInCodeSent {
  /** Always the same. */
  readonly status: "sent";
}

/** What helps to find the way on a map, beside what it is about. */
export interface MapFeature {
  /** road: a highway. water: a river or lake. place: a town or a part of one, of one point. */
  readonly kind: "road" | "water" | "place";
  /** Its name. */
  readonly name: string;
  /** Its points, one after the other. */
  readonly line: readonly MapPoint[];
}

/** A place on earth, in degrees. */
export interface MapPoint {
  /** Degrees north of the equator. */
  readonly latitude: number;
  /** Degrees east of Greenwich. */
  readonly longitude: number;
}

/** A file that came with a message or with a reply. */
export interface MessageAttachment {
  /** Id of the file. */
  readonly fileId: string;
  /** The reply that it came with; null for the message that opened the case. */
  readonly replyId: RecordId | null;
  /** Name of the file. */
  readonly fileName: string;
  /** Size in bytes. */
  readonly sizeBytes: number;
  /** The state of the scan, and its result. An infected file is deleted. */
  readonly state: "quarantined" | "clean" | "infected";
  /**
   * The time at which it came in.
   *
   * Format: date-time.
   */
  readonly attachedAt: string;
  /** Address of its bytes at this org; null while it cannot be downloaded. */
  readonly downloadPath: string | null;
}

/** The files of a message and of the replies to it. */
export interface MessageAttachments {
  /** The case. */
  readonly caseId: RecordId;
  /** The files, the oldest first. */
  readonly attachments: readonly MessageAttachment[];
}

/** The end at the old home, and the enrolment at the new one. */
export interface Move {
  readonly moveOut: MoveOut;
  readonly enrollment: EnrollmentReceipt;
}

/** The last day at the old home, and the new home, to which the plan goes along. */
export interface MoveInput {
  /** The account of the old home. */
  readonly accountNumber: AccountNumber;
  /**
   * The last day of service at the old home.
   *
   * Format: date.
   */
  readonly endsOn: string;
  /**
   * The first day of service at the new home; the last one at the old home unless stated.
   *
   * Format: date.
   */
  readonly startsOn?: string;
  /** Street and number of the new home. */
  readonly street: string;
  /** Its apartment. */
  readonly unit?: string;
  /** Its city. */
  readonly city: string;
  /** Its state. */
  readonly state: string;
  /** Its ZIP code. */
  readonly zipCode: string;
  /** The number of its meter, where it is known. */
  readonly esiid?: string;
  /** Agreement to the terms of the plan at the new home. */
  readonly acceptTerms: true;
  /** The termsVersion of the plan at the new home as the customer was shown it. */
  readonly termsVersion: string;
  readonly idempotencyKey: IdempotencyKey;
  readonly language: Language;
}

/** The way out of an account, and the end that was asked for. */
export interface MoveOut {
  readonly accountNumber: AccountNumber;
  /** possible: an end can be asked for. requested: one was. accountClosed: the account has ended. */
  readonly state: "possible" | "requested" | "accountClosed";
  /** The address that is left. */
  readonly serviceAddress: string | null;
  /**
   * The first day on which service can end, three business days on.
   *
   * Format: date.
   */
  readonly earliestOn: string;
  /**
   * The last one, 90 days on.
   *
   * Format: date.
   */
  readonly latestOn: string;
  /** The fee for leaving before the term ends, in US cents; 0 for who moves. */
  readonly cancellationFeeCents: number;
  /**
   * The last day of service; null while none was asked for.
   *
   * Format: date.
   */
  readonly endsOn: string | null;
  /** The way of the final bill; null while no end was asked for. */
  readonly finalBillBy: "email" | "mail" | null;
  /**
   * The day by which the final bill comes.
   *
   * Format: date.
   */
  readonly finalBillOn: string | null;
  /** The ZIP code of the address from then on; null while no end was asked for. */
  readonly newZipCode: string | null;
  /** The plan that runs here, to be taken along; null where none runs, or it is not sold any more. */
  readonly planId: string | null;
  /** Its name. */
  readonly planName: string | null;
  /**
   * The plan of a change that is under way here, which is withdrawn as soon as an end is asked
   * for; null where none is.
   */
  readonly pendingPlanName: string | null;
}

/** The last day, and the address from then on. */
export interface MoveOutInput {
  /** The account. */
  readonly accountNumber: AccountNumber;
  /**
   * The last day of service.
   *
   * Format: date.
   */
  readonly endsOn: string;
  /** Street and number of the new address. */
  readonly street: string;
  /** Its city. */
  readonly city: string;
  /** Its state. */
  readonly state: string;
  /** Its ZIP code. */
  readonly zip: string;
  /** The way of the final bill. */
  readonly finalBillBy: "email" | "mail";
  readonly idempotencyKey: IdempotencyKey;
}

/** A message to customer service, which opens a case. */
export interface NewMessage {
  /** Subject. */
  readonly subject: string;
  /** A description of the matter. */
  readonly description: string;
  /** Comments. */
  readonly comments?: string;
  /** Attachments. */
  readonly fileIds?: readonly string[];
  /** Account that it is about. */
  readonly accountNumber?: AccountNumber;
  readonly idempotencyKey: IdempotencyKey;
  readonly language: Language;
}

/**
 * The new password, and the link that allows it. The rules of the password are checked by the org,
 * so that each has its own message.
 */
export interface NewPassword {
  /** Secret of the link. */
  readonly token: LinkToken;
  /** New password. */
  readonly newPassword: string;
  /** The new password once more. */
  readonly confirmPassword: string;
}

/** A place without power, and how the repair stands. */
export interface Outage {
  /** Id of the outage. */
  readonly outageId: string;
  /** The part of the town. */
  readonly area: string;
  /**
   * reported: known, and being looked at. crewAssigned: a crew is on its way. crewOnSite: it is at
   * work. restored: power is back.
   */
  readonly state: "reported" | "crewAssigned" | "crewOnSite" | "restored";
  /** The reason, as far as it is known. */
  readonly cause: "unknown" | "weather" | "equipment" | "planned";
  /** Meters without power. */
  readonly customersAffected: number;
  /**
   * The moment it began.
   *
   * Format: date-time.
   */
  readonly startedAt: string;
  /**
   * The moment by which the utility expects power back; null while it does not know.
   *
   * Format: date-time.
   */
  readonly restorationAt: string | null;
  /** Its middle, in degrees north. */
  readonly latitude: number;
  /** Its middle, in degrees east. */
  readonly longitude: number;
  /** The area without power; null where it is one place. */
  readonly outline: readonly MapPoint[] | null;
}

/** Whether a customer wants to hear of it. */
export interface OutageFollowing {
  /** The account. */
  readonly accountNumber: AccountNumber;
  /** True to get an e-mail at each change; false to get none. */
  readonly follow: boolean;
  readonly language: Language;
}

/** The outages, the utility that repairs them, and a map to draw. */
export interface OutageMap {
  readonly zipCode: ZipCode;
  /** False where we know of no outages because nobody tells us. */
  readonly isServed: boolean;
  /** The town. */
  readonly city: string | null;
  /** The utility that owns the wires. */
  readonly utilityName: string | null;
  /** Its number for outages, day and night. */
  readonly utilityPhone: string | null;
  /**
   * The moment that all of this was true.
   *
   * Format: date-time.
   */
  readonly updatedAt: string;
  /** The outages, the largest first. */
  readonly outages: readonly Outage[];
  /** Roads, rivers and places. */
  readonly features: readonly MapFeature[];
}

/** What a customer sees at the address. */
export interface OutageReport {
  /** The account. */
  readonly accountNumber: AccountNumber;
  /**
   * wireDown: a wire hangs or lies. allOut: no power at all. partOut: in some rooms. flickering:
   * lights flicker. Each is more dangerous than the next.
   */
  readonly problem: "allOut" | "partOut" | "flickering" | "wireDown";
  /** Whether neighbors are without power, too. */
  readonly neighbors: "yes" | "no" | "unknown";
  /** What else the crew should know. */
  readonly details?: string;
  /** True to get an e-mail at each change; false to get none from now on. */
  readonly follow: boolean;
  readonly language: Language;
  readonly idempotencyKey: IdempotencyKey;
}

/** True when bills come without paper. */
export interface PaperlessInput {
  /** The account. */
  readonly accountNumber: AccountNumber;
  /** Bills come by e-mail, not on paper. */
  readonly enabled: boolean;
  /** Version of the consent that was shown. */
  readonly consentVersion: string;
  readonly language: Language;
}

/** A device or a manager of passwords by which a customer may log in. */
export interface Passkey {
  /** Id of the passkey. */
  readonly passkeyId: string;
  /** The name that the customer gave it. */
  readonly name: string;
  /**
   * The time at which it was added.
   *
   * Format: date-time.
   */
  readonly createdAt: string;
  /**
   * The time of the last log-in by it; null before the first one.
   *
   * Format: date-time.
   */
  readonly lastUsedAt: string | null;
}

/** What the device made of a challenge. */
export interface PasskeyAnswer {
  /** Name of the challenge. */
  readonly challengeId: string;
  /**
   * The credential in the JSON form of Web Authentication, Level 3: `RegistrationResponseJSON` or
   * `AuthenticationResponseJSON`.
   */
  readonly credential: { readonly [key: string]: unknown };
  /** True on a device that others use, too, as when logging in by password. */
  readonly sharedDevice?: boolean;
}

/** What a browser hands to its device, and the name under which the org knows it again. */
export interface PasskeyChallenge {
  /** Name of the challenge; it is good once and for a few minutes. */
  readonly challengeId: string;
  /**
   * The options in the JSON form of Web Authentication, Level 3:
   * `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`.
   */
  readonly options: { readonly [key: string]: unknown };
}

/** The name of a passkey, and the password that proves who adds it. */
export interface PasskeyInput {
  /** The name by which the customer will know it. */
  readonly name: string;
  /** The present password. */
  readonly currentPassword: string;
}

/** The passkey that opens nothing any more. */
export interface PasskeyRemoval {
  /** Id of the passkey. */
  readonly passkeyId: string;
}

/** The passkeys of a customer, the oldest first. */
export interface Passkeys {
  /** The passkeys. */
  readonly passkeys: readonly Passkey[];
}

/**
 * Present and new password. The rules of the password are checked by the org, so that each has its
 * own message.
 */
export interface PasswordChange {
  /** Present password. */
  readonly currentPassword: string;
  /** New password. */
  readonly newPassword: string;
  /** The new password once more. */
  readonly confirmPassword: string;
}

/** The new password counts from now on. */
export interface PasswordChanged {
  /** The password was changed. */
  readonly status: "changed";
  /**
   * The time of the change.
   *
   * Format: date-time.
   */
  readonly changedAt: string;
  /** The number of other sessions of the customer that it has ended. */
  readonly otherSessionsEnded: number;
  /** The number of passkeys that still open the account; left out where the org does not know. */
  readonly passkeys?: number;
}

/** A link that still works. */
export interface PasswordResetLink {
  /** The link can be used. */
  readonly state: "valid";
  /**
   * The time at which it stops working.
   *
   * Format: date-time.
   */
  readonly expiresAt: string;
}

/** The user name of the person who forgot the password. */
export interface PasswordResetRequest {
  /** Address that the customer logs in with. */
  readonly email: CommunicationAddress;
  readonly language: Language;
}

/** The outcome of a payment. */
export interface Payment {
  /**
   * pending: the outcome is being checked, do not pay again. notReceived: no payment with this key
   * came in, and trying again is safe.
   */
  readonly state: "succeeded" | "failed" | "pending" | "notReceived";
  /** Confirmation number; null unless it succeeded. */
  readonly confirmationNumber: string | null;
  /** Amount, in US cents. */
  readonly amountCents: number;
  /** Currency of the amount. */
  readonly currency: string;
  /**
   * The time of success.
   *
   * Format: date-time.
   */
  readonly paidAt: string | null;
  /** Brand of the card. */
  readonly cardBrand: string | null;
  /** Last four digits of the card. */
  readonly lastFour: string | null;
  /** Why it failed; null where it did not, or where the processor does not tell. */
  readonly declineReason?: DeclineReason | null;
  /**
   * The time to ask for the outcome again; null when it is final.
   *
   * Format: date-time.
   */
  readonly checkAgainAt: string | null;
}

/** The ways in which an account can pay later, if any. */
export interface PaymentExtension {
  readonly accountNumber: AccountNumber;
  /**
   * possible: one of the choices can be taken. running: one was taken. The others say why none can
   * be: nothing is open, too little is, there was one not long ago, autopay pays, the account has
   * ended.
   */
  readonly state: "possible" | "running" | "nothingDue" | "tooLittle" | "usedRecently" | "autopayOn" | "accountClosed";
  /** Balance that is paid later, in US cents. */
  readonly balanceCents: number;
  /**
   * The day from which another extension is possible, after a recent one; null otherwise.
   *
   * Format: date.
   */
  readonly possibleFrom: string | null;
  /** The ways to pay later; none where it is not possible. */
  readonly choices: readonly ExtensionChoice[];
  /** The extension that runs; null for none. */
  readonly active: ActiveExtension | null;
}

/** A card or bank account on file, known by its end only. */
export interface PaymentMethod {
  /** Names the method. */
  readonly paymentMethodId: string;
  /** Card or bank account. */
  readonly method: "card" | "bank";
  /** Brand of the card, or name of the bank. */
  readonly brandName: string | null;
  /** Last four digits. */
  readonly lastFour: string;
  /** Type of the bank account; null for a card. */
  readonly accountType: string | null;
  /** Month when the card expires, as 2028-04; null for a bank account. */
  readonly expires: string | null;
  /** The state that says if it can be used. A bank account is validated before its first use. */
  readonly state: "usable" | "validating" | "expired" | "refused";
  /** True when autopay uses it, or makes a last payment with it. */
  readonly usedByAutopay: boolean;
}

/** A token of the hosted fields. */
export interface PaymentMethodInput {
  /** The account. */
  readonly accountNumber: AccountNumber;
  /** Card or bank account. */
  readonly method: "card" | "bank";
  readonly paymentToken: PaymentToken;
  /** Present password, so that a page that was left open changes nothing about money. */
  readonly currentPassword: string;
  readonly idempotencyKey: IdempotencyKey;
}

/** The method to forget. */
export interface PaymentMethodRemoval {
  /** The account. */
  readonly accountNumber: AccountNumber;
  /** The method. */
  readonly paymentMethodId: string;
}

/** The methods on file for an account. */
export interface PaymentMethods {
  /** The methods, the newest first. */
  readonly methods: readonly PaymentMethod[];
}

/** The intent whose outcome is not known. */
export interface PaymentSearch {
  /** Secret of the deposit link. */
  readonly linkToken?: LinkToken;
  /** Order of the customer who is logged in; stands in for the link. */
  readonly orderId?: RecordId;
  readonly idempotencyKey: IdempotencyKey;
}

/**
 * The token that the hosted fields of the payment processor give for a card or a bank account.
 * Single use; it says nothing about the number.
 */
export type PaymentToken = string;

/** The effect of a plan on an account that is running, beside the plan of now. */
export interface PlanChange {
  readonly accountNumber: AccountNumber;
  /** Service address in one line. */
  readonly serviceAddress: string | null;
  /** Zip code of the service address. */
  readonly zipCode: string | null;
  /** True when it is the plan that the account has. */
  readonly isRenewal: boolean;
  /**
   * Why the account cannot have it: it is for new customers, the account is not active, another
   * change is under way, the end of service was asked for, or it is not sold for that place, brand
   * and kind of energy. Null where it can.
   */
  readonly refusal: string | null;
  /**
   * The end of the contract of now; null where none binds.
   *
   * Format: date.
   */
  readonly contractEndsOn: string | null;
  /**
   * First day on which leaving costs nothing; null where that cannot be asked for yet, so that
   * nobody chooses a day with a fee without a thought.
   *
   * Format: date.
   */
  readonly suggestedStart: string | null;
  /**
   * The fee for leaving the plan of now on the first day that can be asked for, in US cents; 0 for
   * none. No later day costs more.
   */
  readonly earlyFeeCents: number;
  /** Usage in kWh a month that the estimates are for; null where none is known. */
  readonly usageKwh: number | null;
  /** The plan asked for, at the place of the account; null where it is not sold there. */
  readonly plan: PlanOffer | null;
  /** The plan of now; null where it is not sold any more. */
  readonly present: PlanOffer | null;
}

/** Which plan an account shall have and from when. */
export interface PlanChangeInput {
  readonly accountNumber: AccountNumber;
  /** The plan. */
  readonly planId: string;
  /**
   * Wanted start date.
   *
   * Format: date.
   */
  readonly requestedStartDate: string;
  /** The customer accepts the terms of service, which were offered for reading. */
  readonly acceptTerms: true;
  /** The termsVersion of the plan as the customer was shown it. */
  readonly termsVersion: string;
  readonly idempotencyKey: IdempotencyKey;
  readonly language: Language;
}

/** The customer, plan, address and start of an order. */
export interface PlanEnrollment {
  /** The plan. */
  readonly planId: string;
  /** Brand of the page, which must sell the plan; any brand when it is left out. */
  readonly brandName?: string;
  /** First name. */
  readonly firstName: string;
  /** Last name. */
  readonly lastName: string;
  /** Address for messages about the enrolment. */
  readonly email: CommunicationAddress;
  /** Mobile phone. Checked by the org, so that its message is the one of the requirement. */
  readonly mobilePhone: string;
  /** Street and number of the service address. */
  readonly street: string;
  /** Flat or unit. */
  readonly unit?: string;
  /** City. */
  readonly city: string;
  /** State, as two letters. */
  readonly state: string;
  readonly zipCode: ZipCode;
  /** ESIID, 17 or 22 digits. */
  readonly esiid?: string;
  /**
   * Wanted start date.
   *
   * Format: date.
   */
  readonly requestedStartDate: string;
  /** Moving in, or changing from another provider. */
  readonly kind: "moveIn" | "switch";
  /**
   * Account that it is added to, for a customer who is logged in: an open one of the plan's brand
   * and energy.
   */
  readonly accountNumber?: AccountNumber;
  /**
   * Code of a friend, in capital or small letters, for new customers. Who gave it is told the
   * first name, the first letter of the last one, and whether and since when service runs.
   */
  readonly referralCode?: string;
  /** The customer accepts the terms of service, which were offered for reading. */
  readonly acceptTerms: true;
  /** The termsVersion of the plan as the customer was shown it. */
  readonly termsVersion: string;
  readonly idempotencyKey: IdempotencyKey;
  readonly language: Language;
}

/** One month of a year on a plan. */
export interface PlanMonth {
  /**
   * First day of the month.
   *
   * Format: date.
   */
  readonly firstDay: string;
  /** Use in kWh, for gas in therms. */
  readonly consumed: number;
  /** True when the use is that of a bill; false when it is an average. */
  readonly isBilled: boolean;
  /** The use in the off-peak hours of the plan, in kWh; null where it has none. */
  readonly offPeakConsumed: number | null;
  /** The bill, in US cents. */
  readonly amountCents: number;
  /** The bill on the plan of now, in US cents; null where that is not sold any more. */
  readonly presentAmountCents: number | null;
  /** The credit in it, in US cents; 0 for none. */
  readonly creditCents: number;
  /** The fee for too low a use in it, in US cents; 0 for none. */
  readonly minimumUsageFeeCents: number;
}

/**
 * A plan that can be had in a zip code. Rates are in cents per unit with decimals, since they are
 * no amounts of money.
 */
export interface PlanOffer {
  /** Names the plan. */
  readonly planId: string;
  /** Name of the plan. */
  readonly planName: string;
  /** Brand that sells it. */
  readonly brandName: string;
  readonly commodity: Commodity;
  /** Utility that delivers. */
  readonly utilityName: string;
  /** The rule that sets the rate. */
  readonly rateType: string;
  /** Term in months; 0 for month to month. */
  readonly termMonths: number;
  /** Average price at 500 kWh a month, in US cents per kWh; null for gas. */
  readonly rate500: number | null;
  /** Average price at 1,000 kWh a month, in US cents per kWh; null for gas. */
  readonly rate1000: number | null;
  /** Average price at 2,000 kWh a month, in US cents per kWh; null for gas. */
  readonly rate2000: number | null;
  /** Average price at the usage asked for, in US cents per unit; null when none was given. */
  readonly rateAtUsage: number | null;
  /** Estimated bill of a month at the usage asked for, in US cents; null when none was given. */
  readonly monthlyAtUsageCents: number | null;
  /**
   * Use of the next 12 months, in kWh, for gas in therms: each as in the same month a year before.
   * Null without an account, or where it has no bill of this kind of energy.
   */
  readonly yearUse: number | null;
  /** The next 12 bills at that use, in US cents; null where it is. */
  readonly yearAtUseCents: number | null;
  /**
   * Average price in that year, in US cents per kWh, for gas per therm; null where there is no
   * year.
   */
  readonly yearRate: number | null;
  /** Months of that year with a bill credit; null where there is no year. */
  readonly creditMonths: number | null;
  /**
   * Months of that year whose use is too low for the credit that the plan has; null where there is
   * no year.
   */
  readonly creditMissedMonths: number | null;
  /** Months of that year with a fee for too low a use; null where there is no year. */
  readonly minimumUsageMonths: number | null;
  /** Price of gas in US cents per therm; null for electricity. */
  readonly ratePerTherm: number | null;
  /** Base charge of a month, in US cents. */
  readonly monthlyFeeCents: number;
  /** Fee for leaving before the end, in US cents. */
  readonly cancellationFeeCents: number;
  /** The unit of that fee. */
  readonly cancellationFeeRule: string;
  /** Credit on a bill; 0 for none, in US cents. */
  readonly creditCents: number;
  /** Usage in kWh from which that credit is given; null for none. */
  readonly creditFromKwh: number | null;
  /** Fee below a usage; 0 for none, in US cents. */
  readonly minimumUsageFeeCents: number;
  /** Usage in kWh below which that fee is due; null for none. */
  readonly minimumUsageKwh: number | null;
  /** Share of renewable energy, in percent. */
  readonly renewablePercent: number;
  /** True when it is paid ahead. */
  readonly isPrepaid: boolean;
  /** True when the price depends on the hour. */
  readonly isTimeOfUse: boolean;
  /**
   * Price in the off-peak hours, in US cents per kWh; 0 where they are free. Null for a plan
   * without them.
   */
  readonly offPeakRate: number | null;
  /** The time of each day at which the off-peak hours begin; null where no hours of each day are. */
  readonly offPeakFrom: string | null;
  /**
   * The time of day at which they end, after midnight where it is earlier; null where there are
   * none.
   */
  readonly offPeakTo: string | null;
  /**
   * True when all of Saturday and Sunday has the off-peak price, by the clocks of the place;
   * holidays on other days have not.
   */
  readonly offPeakWeekends: boolean;
  /** Price in all other hours, in US cents per kWh; null for a plan without off-peak hours. */
  readonly peakRate: number | null;
  /**
   * The share of that year's use in the off-peak hours, as the meter told it, in percent; null
   * without a year, or without such hours.
   */
  readonly offPeakPercent: number | null;
  /** True when only new customers can have it. */
  readonly newCustomersOnly: boolean;
  /** True when a deposit may be asked for. */
  readonly depositPossible: boolean;
  /**
   * First day on which it can start.
   *
   * Format: date.
   */
  readonly earliestStart: string;
  /**
   * Last day that can be asked for now.
   *
   * Format: date.
   */
  readonly latestStart: string;
  /**
   * Address of the electricity facts label.
   *
   * Format: uri.
   */
  readonly factsLink: string;
  /**
   * Address of the terms of service.
   *
   * Format: uri.
   */
  readonly termsLink: string;
  /**
   * Address of the rights of a customer.
   *
   * Format: uri.
   */
  readonly rightsLink: string;
  /** Special terms, in the language asked for. */
  readonly specialTerms: string | null;
  /**
   * Names the price, term, fees and papers as they are now; another one as soon as any of them
   * changes. An order of the plan sends it.
   */
  readonly termsVersion: string;
}

/** The plans that can be had in a zip code. */
export interface PlanOffers {
  readonly zipCode: ZipCode;
  /** True when we deliver there at all. */
  readonly isServed: boolean;
  /** City of the zip code. */
  readonly city: string | null;
  /** Usage in kWh a month that the estimates are for; null when none was given. */
  readonly usageKwh: number | null;
  /** The plans, the cheapest at 1,000 kWh first. */
  readonly plans: readonly PlanOffer[];
}

/**
 * The next 12 months of an account on a plan, each with the use of the same month a year before,
 * beside the plan that it has. Fees, credits and minimums are worked out month by month.
 */
export interface PlanYear {
  readonly accountNumber: AccountNumber;
  /** The plan. */
  readonly planId: string;
  /** Name of the plan. */
  readonly planName: string;
  /** Name of the plan of now; null where none is known. */
  readonly presentName: string | null;
  readonly zipCode: ZipCode;
  readonly commodity: Commodity;
  /** True when it is the plan that the account has. */
  readonly isPresent: boolean;
  /** True when the price depends on the hour. */
  readonly isTimeOfUse: boolean;
  /**
   * Price in the off-peak hours, in US cents per kWh; 0 where they are free. Null for a plan
   * without them.
   */
  readonly offPeakRate: number | null;
  /** The time of each day at which the off-peak hours begin; null where no hours of each day are. */
  readonly offPeakFrom: string | null;
  /**
   * The time of day at which they end, after midnight where it is earlier; null where there are
   * none.
   */
  readonly offPeakTo: string | null;
  /**
   * True when all of Saturday and Sunday has the off-peak price, by the clocks of the place;
   * holidays on other days have not.
   */
  readonly offPeakWeekends: boolean;
  /** Price in all other hours, in US cents per kWh; null for a plan without off-peak hours. */
  readonly peakRate: number | null;
  /**
   * The share of the use in the off-peak hours that the bills here count in, in percent; null
   * where there are none, or where no bill is known.
   */
  readonly offPeakPercent: number | null;
  /**
   * Months whose hours the meter told a year before. The others are taken as their average; where
   * there are none, as those of a usual home.
   */
  readonly meteredMonths: number;
  /**
   * The reason why the account cannot have it now: it is for new customers, the account is not
   * active, or another change is under way. Null where it can.
   */
  readonly refusal: string | null;
  /** Months whose use was billed a year before. The others are taken as the average of these. */
  readonly billedMonths: number;
  /** Use of the 12 months, in kWh, for gas in therms; null where no bill is known. */
  readonly consumed: number | null;
  /** The 12 bills together, in US cents; null where no bill is known. */
  readonly totalCents: number | null;
  /** The average bill, in US cents; null where no bill is known. */
  readonly monthlyCents: number | null;
  /**
   * The same 12 bills on the plan of now, in US cents; null where it is not sold at the place any
   * more.
   */
  readonly presentTotalCents: number | null;
  /**
   * The amount by which the 12 bills are less than on the plan of now, in US cents; 0 where they
   * are not. Null where one is not known.
   */
  readonly cheaperByCents: number | null;
  /**
   * The amount by which the 12 bills are more than on the plan of now, in US cents; 0 where they
   * are not. Null where one is not known.
   */
  readonly dearerByCents: number | null;
  /** The term of the plan that makes most of the difference; null where there is none. */
  readonly mainReason: string | null;
  /** The share of that term in the difference, in US cents; 0 where there is none. */
  readonly mainReasonCents: number;
  /** Months with a bill credit. */
  readonly creditMonths: number;
  /** Months whose use is too low for the bill credit that the plan has. */
  readonly creditMissedMonths: number;
  /** Months with a fee for too low a use. */
  readonly minimumUsageMonths: number;
  /**
   * The fee for leaving the plan of now on the first day that can be asked for, in US cents; 0 for
   * none.
   */
  readonly leavingFeeCents: number;
  /**
   * Months after which the plan has saved more than leaving costs; null where it does not within
   * the 12, or where leaving costs nothing.
   */
  readonly savedInMonths: number | null;
  /**
   * First day after these months; null where savedInMonths is.
   *
   * Format: date.
   */
  readonly savedFrom: string | null;
  /** The months, the next one first; empty where no bill is known. */
  readonly months: readonly PlanMonth[];
}

/** Id of a record, of 15 or 18 characters. */
export type RecordId = string;

/** The code of a customer, what it brings, and who used it. */
export interface Referrals {
  readonly accountNumber: AccountNumber;
  /**
   * The code that a friend types. No two accounts have one, and it has no digits of the account's
   * number.
   */
  readonly code: string;
  /**
   * The page on which a friend chooses a plan; the code is filled in when enrolling.
   *
   * Format: uri.
   */
  readonly link: string;
  /** Credit of the customer for each friend, in US cents. */
  readonly rewardCents: number;
  /** Credit of the friend, in US cents. */
  readonly friendRewardCents: number;
  /** All credits so far, in US cents. */
  readonly earnedCents: number;
  /** The friends who used the code, the newest first. */
  readonly friends: readonly ReferredFriend[];
}

/** A friend who was given the code. */
export interface ReferredFriend {
  /** Names the entry. */
  readonly id: string;
  /** First name and the first letter of the last one. */
  readonly name: string;
  /**
   * The day of the last change.
   *
   * Format: date.
   */
  readonly since: string;
  /**
   * signedUp: the friend chose a plan. started: the service runs. rewarded: the credit is on a
   * bill. cancelled: there is no credit, as no service began, it ended within a month, the e-mail
   * address of the order is of somebody who had service before, or the service of another friend,
   * or of who gave the code, ran at the home when this one began; of the last two nothing is told
   * before service begins.
   */
  readonly status: "signedUp" | "started" | "rewarded" | "cancelled";
  /** The credit for this friend, in US cents. */
  readonly rewardCents: number;
}

/** The newest payment, where it was refused after it had been taken. */
export interface RefusedBillPayment {
  /** Names the payment. */
  readonly paymentId: string;
  /** Amount that was refused, in US cents. */
  readonly amountCents: number;
  /**
   * The time at which it was refused.
   *
   * Format: date-time.
   */
  readonly refusedAt: string;
  /** Reason of the refusal; null where nobody tells. */
  readonly declineReason: DeclineReason | null;
}

/** A registration under way. Contact data is hidden in part, since nothing is proven yet. */
export interface Registration {
  /** Names this registration in the next steps. */
  readonly registrationId: string;
  /** The next step. */
  readonly step: "verify" | "credentials" | "linkSent" | "complete";
  /** Confirmation number or enrolment ID. */
  readonly confirmationNumber: string;
  /** Name of the plan. */
  readonly planName: string | null;
  /** Address on the order, with its middle hidden; null when there is none. */
  readonly maskedEmail: string | null;
  /** Mobile phone on the order, with only its end shown; null when there is none. */
  readonly maskedPhone: string | null;
  /** The receiver of the last code; null before the first. */
  readonly codeSentTo: string | null;
  /**
   * Until when the registration can be completed.
   *
   * Format: date-time.
   */
  readonly expiresAt: string;
  /** True where the link works for some minutes, in the browser alone that asked for it. */
  readonly sameBrowser?: boolean;
}

/** The channel of the code. */
export interface RegistrationCodeRequest {
  /** The registration. */
  readonly registrationId: string;
  /** To the address or to the mobile phone on the order. */
  readonly channel: "email" | "sms";
  readonly language: Language;
}

/** The credentials for later log-ins. */
export interface RegistrationCompletion {
  /** The registration. */
  readonly registrationId: string;
  /** Address to log in with. */
  readonly email: CommunicationAddress;
  /** Password. */
  readonly newPassword: string;
  /** The password once more. */
  readonly confirmPassword: string;
  /** The customer accepts the terms of use. */
  readonly acceptTerms: true;
  readonly language: Language;
}

/** The code that the customer received. */
export interface RegistrationVerification {
  /** The registration. */
  readonly registrationId: string;
  /** The code. */
  readonly code: string;
}

/** A reply in a case. */
export interface Reply {
  /** The case. */
  readonly caseId: RecordId;
  /** The reply. */
  readonly body: string;
  /** Attachments. */
  readonly fileIds?: readonly string[];
  readonly idempotencyKey: IdempotencyKey;
  readonly language: Language;
}

/** A type of case that a customer can open. */
export interface RequestType {
  /** The value that is sent. */
  readonly value: string;
  /** The text that is shown, in the language asked for. */
  readonly label: string;
  /** The team that answers. */
  readonly promise: "advisor" | "specialist";
  /** Earliest answer in hours; 0 where only the latest is promised. */
  readonly promisedHoursFrom: number;
  /** Latest answer in hours. */
  readonly promisedHoursTo: number;
}

/** The types of cases that a customer can open. */
export interface RequestTypes {
  /** The types. */
  readonly types: readonly RequestType[];
}

/** One thing to be shown, by any one of several types of documents. */
export interface RequiredDocument {
  /** Names the requirement. */
  readonly requirementId: string;
  /** The purpose of the document. */
  readonly purpose: string;
  /** Types of which one is enough. */
  readonly acceptedTypes: readonly string[];
  /** State of the newest document; missing when there is none. */
  readonly state: "missing" | "quarantined" | "clean" | "infected" | "refused" | "accepted";
  /** The uploads, the newest first. */
  readonly documents: readonly UploadedDocument[];
}

/** The documents that an order needs, and the answers about balance and switch hold. */
export interface RequiredDocuments {
  /** Id of the order. */
  readonly orderId: RecordId;
  /** The documents that are needed. */
  readonly requirements: readonly RequiredDocument[];
  /** True when all of it has been handed in. */
  readonly isComplete: boolean;
  /**
   * The time of the customer's submission.
   *
   * Format: date-time.
   */
  readonly submittedAt: string | null;
  /**
   * The time by which we answer.
   *
   * Format: date-time.
   */
  readonly answerDueAt: string | null;
  /** settled, unsettled: what the customer answered. resolved: confirmed by the previous provider. */
  readonly balanceState: "notApplicable" | "unanswered" | "settled" | "unsettled" | "resolved";
  /** removed, standing: what the customer answered. resolved: confirmed by the utility. */
  readonly switchHoldState: "notApplicable" | "unanswered" | "removed" | "standing" | "resolved";
}

/** A request to customer service. */
export interface ServiceRequest {
  /** Type of the case, one of those that getRequestTypes gives. */
  readonly caseType: string;
  /** Subject. */
  readonly subject: string;
  /** A description of the matter. */
  readonly description: string;
  /** Account that it is about. */
  readonly accountNumber?: AccountNumber;
  readonly idempotencyKey: IdempotencyKey;
  readonly language: Language;
}

/** The present user of the portal. */
export interface Session {
  /** Id of the user; guests share one. */
  readonly userId: string;
  /** True when nobody is logged in. */
  readonly isGuest: boolean;
  /** Id of the customer's contact record; null for a guest. */
  readonly contactId: string | null;
  /** Name to greet the customer by; null for a guest. */
  readonly displayName: string | null;
  /** Number of the account that the portal shows; null for a guest. */
  readonly accountNumber?: string | null;
  /** Service address of that account in one line; null for a guest, and where none is known. */
  readonly serviceAddress?: string | null;
  /**
   * The end of the idle time; null for a guest.
   *
   * Format: date-time.
   */
  readonly expiresAt?: string | null;
  /**
   * A secret of this session alone, at least 128 random bits and always the same until it ends. A
   * page derives from it the key of what it keeps on the device. Null for a guest, and on a shared
   * device, where nothing is kept.
   */
  readonly deviceSecret?: string | null;
  /** Why the last session of this browser ended; null when there was none or one is running. */
  readonly endReason?: string | null;
}

/**
 * The use of a bill beside that of other homes with the same kind of energy: of the same zip code,
 * or of all that are served where those are too few. No home can be told apart.
 */
export interface SimilarHomes {
  /** The number of other homes. */
  readonly homes: number;
  /** True when they are of the same zip code. */
  readonly isNearby: boolean;
  /** The use of this home, in kWh, for gas in therms. */
  readonly used: number;
  /** The average use of the others. */
  readonly average: number;
  /** The average use of the fifth of them that used least. */
  readonly efficient: number;
  /**
   * The standing of this home: among the fifth that used least, below the average, at it (within 2
   * percent), or above it.
   */
  readonly standing: "efficient" | "less" | "same" | "more";
  /** The distance of this home from the average, in percent of it. */
  readonly differencePercent: number;
}

/** The account whose alerts are stopped, or whose text is sent again. */
export interface SmsAlertsChange {
  /** The account. */
  readonly accountNumber: AccountNumber;
}

/** The phone, the alerts, and the consent to get texts. */
export interface SmsAlertsInput {
  /** The account. */
  readonly accountNumber: AccountNumber;
  /** Mobile phone. Checked by the org, so that its message is the one of the requirement. */
  readonly mobilePhone: string;
  /** Alerts that are wanted. */
  readonly alerts: readonly ("billReady" | "paymentDue" | "paymentReceived" | "enrollment" | "documents")[];
  /** The customer ticked the box, which was not ticked before. */
  readonly consent: true;
  /** Version of the consent that was shown. */
  readonly consentVersion: string;
  readonly language: Language;
}

/** A browser that is told when the start date moves. */
export interface StartNoticeDevice {
  readonly deviceId: StartNoticeDeviceId;
  /**
   * The time from which it is told.
   *
   * Format: date-time.
   */
  readonly since: string;
}

/**
 * The first 32 digits of the SHA-256 of the device's push address, so that a browser knows itself
 * among the devices.
 */
export type StartNoticeDeviceId = string;

/** A browser that wants to be told when the start date of an order moves. */
export interface StartNoticeInput {
  /** Id of the order. */
  readonly orderId: RecordId;
  /** The address that the browser's push service gave, of a service that browsers have. */
  readonly endpoint: string;
}

/** A browser that no longer wants to be told. */
export interface StartNoticeRemoval {
  /** Id of the order. */
  readonly orderId: RecordId;
  readonly deviceId: StartNoticeDeviceId;
}

/**
 * The devices that are told when the start date of an order moves, and the key that a browser
 * needs for it.
 */
export interface StartNotices {
  /** Id of the order. */
  readonly orderId: RecordId;
  /** The public key by which push services know the org (RFC 8292), as base64url. */
  readonly publicKey: string;
  /** The devices, the oldest first. */
  readonly devices: readonly StartNoticeDevice[];
}

/** An address with a meter. */
export interface SuggestedAddress {
  /** The whole address in one line. */
  readonly line: string;
  /** Number and street. */
  readonly street: string;
  /** The apartment; null for a house of its own. */
  readonly unit: string | null;
  /** The city. */
  readonly city: string;
  /** The state, in two letters. */
  readonly state: string;
  /** The ZIP code. */
  readonly zipCode: string;
  /** The number of its meter. */
  readonly esiid: string;
}

/** The answer about the switch hold of the previous provider. */
export interface SwitchHoldAnswer {
  /** The order. */
  readonly orderId: RecordId;
  /** It is removed. */
  readonly removed: boolean;
}

/** A time of the day where the customer lives, as 08:00. */
export type TimeOfDay = string;

/** A document that was handed in. */
export interface UploadedDocument {
  /** Names the document. */
  readonly documentId: string;
  /** Id of the file, as opaque text. */
  readonly fileId: string;
  /** Type that was chosen. */
  readonly documentType: string;
  /** Name of the file. */
  readonly fileName: string;
  /** Size in bytes. */
  readonly sizeBytes: number;
  /**
   * quarantined: being scanned. clean: scanned, waits for the reviewer. infected, refused: another
   * one is needed. accepted: done.
   */
  readonly state: "quarantined" | "clean" | "infected" | "refused" | "accepted";
  /** Why it was refused. */
  readonly reason: string | null;
  /**
   * The time of the upload.
   *
   * Format: date-time.
   */
  readonly uploadedAt: string;
  /**
   * The time by which the reviewer answers.
   *
   * Format: date-time.
   */
  readonly answerDueAt: string | null;
  /** The document that it replaces; null for none. */
  readonly replacesDocumentId: string | null;
}

/**
 * The limits that a customer has set for each bill, where the bill to come stands, and the alerts
 * sent lately.
 */
export interface UsageAlerts {
  readonly accountNumber: AccountNumber;
  /** False where the account has ended, or has no meter that tells of days. */
  readonly isPossible: boolean;
  /** The most electricity of a bill in kWh; null for no goal. */
  readonly goalKwh: number | null;
  /** The highest bill, in US cents; null for none. */
  readonly amountCents: number | null;
  /** True when days with far more than usual are told. */
  readonly spikes: boolean;
  /** The ways in which alerts come. */
  readonly channels: readonly UsageChannel[];
  /** The address to which alerts go. */
  readonly email: string | null;
  /** The masked phone to which alerts go; null while text alerts are off. */
  readonly textPhone: string | null;
  /** Electricity since the last bill in kWh. */
  readonly usedKwh: number | null;
  /** Electricity that the bill to come is likely to have in kWh; null while too few days were told. */
  readonly likelyKwh: number | null;
  /** Amount that the bill to come is likely to have in US cents; null while too few days were told. */
  readonly likelyCents: number | null;
  /**
   * The last day of the bill to come.
   *
   * Format: date.
   */
  readonly periodEnd: string | null;
  readonly goalState: UsageLimitState;
  readonly amountState: UsageLimitState;
  /**
   * The way in which alerts come where none that was chosen works now: by e-mail while text alerts
   * are off, or in none where there is no address. Null where a chosen way works, and where
   * nothing is to be told.
   */
  readonly fallback: "email" | "none" | null;
  /** The alerts sent lately, the newest first. */
  readonly news: readonly UsageNews[];
}

/** All limits at once; one that is left out ends. */
export interface UsageAlertsInput {
  /** The account. */
  readonly accountNumber: AccountNumber;
  /** The most electricity of a bill in kWh. */
  readonly goalKwh?: number;
  /** The highest bill, in US cents. */
  readonly amountCents?: number;
  /** True to hear of days with far more than usual. */
  readonly spikes: boolean;
  /** The ways in which alerts come. */
  readonly channels?: readonly UsageChannel[];
  readonly language: Language;
}

/** The electricity of the quietest hour of the night, which runs all day. */
export interface UsageAlwaysOn {
  /** Electricity of an hour in kWh. */
  readonly hourlyKwh: number;
  /** About what it costs in 30 days, in US cents. */
  readonly monthlyCents: number;
}

/** The electricity of all hours of one kind. */
export interface UsageBand {
  /**
   * days: Monday to Friday from 6 am to 9 pm. nights: Monday to Friday from 9 pm to 6 am.
   * weekends: Saturday and Sunday.
   */
  readonly band: "days" | "nights" | "weekends";
  /** Electricity in kWh. */
  readonly consumedKwh: number;
  /** About what it costs, in US cents. */
  readonly costCents: number;
  /** Share of the sum; null where a roof gave back, so that shares say nothing. */
  readonly percent: number | null;
}

/** A way in which alerts come. Texts go to the phone of the account's text alerts. */
export type UsageChannel = "email" | "text";

/** This bill against the last one. */
export interface UsageComparison {
  readonly accountNumber: AccountNumber;
  readonly commodity: Commodity;
  /** The newest bill; null before the first. */
  readonly thisBill: UsagePeriod | null;
  /** The bill before it; null before the second. */
  readonly lastBill: UsagePeriod | null;
  /**
   * The same bill of homes like this one; null before the first bill, or where they are too few
   * for anybody to stay unknown.
   */
  readonly similarHomes: SimilarHomes | null;
}

/** The electricity since the last bill, and what the next bill is likely to be. */
export interface UsageForecast {
  readonly accountNumber: AccountNumber;
  /**
   * First day of the bill to come.
   *
   * Format: date.
   */
  readonly periodStart: string;
  /**
   * Its last day.
   *
   * Format: date.
   */
  readonly periodEnd: string;
  /** Days that the meter has told. */
  readonly daysSoFar: number;
  /** Days of the bill to come. */
  readonly daysInCycle: number;
  readonly soFar: UsageTotal;
  /** The whole period if the days left are like those so far; null before the fourth day. */
  readonly likely: UsageTotal | null;
  /**
   * The whole period if the days left are like the three with the least use; null before the
   * fourth day.
   */
  readonly least: UsageTotal | null;
  /**
   * The whole period if the days left are like the three with the most use; null before the fourth
   * day.
   */
  readonly most: UsageTotal | null;
}

/** The usage of past bills. */
export interface UsageHistory {
  readonly accountNumber: AccountNumber;
  readonly commodity: Commodity;
  /** ESIID, the number of the meter. */
  readonly esiid: string | null;
  /** The bills, the newest first. */
  readonly periods: readonly UsagePeriod[];
}

/** The electricity of a quarter of an hour, an hour, a day or a month, as the meter told it. */
export interface UsageInterval {
  /**
   * Its beginning, with the offset of the meter's place. The hour that comes twice in autumn is
   * there twice, the one left out in spring is not there.
   *
   * Format: date-time.
   */
  readonly start: string;
  /**
   * The day at the meter on which it begins.
   *
   * Format: date.
   */
  readonly day: string;
  /** Its length. A day has 23 or 25 hours when the clock changes. */
  readonly seconds: number;
  /**
   * Electricity in kWh, less what was sent to the grid; below 0 where that was more. Null where
   * the meter told nothing.
   */
  readonly consumedKwh: number | null;
  /** About what it costs at the rate of its bill, in US cents; null where that is not known. */
  readonly costCents: number | null;
  /** Average outdoor temperature in degrees Fahrenheit; null when it is not known. */
  readonly averageTemperature: number | null;
  /** True when it was estimated and not read. */
  readonly isEstimated: boolean;
  /** True when all of it has the off-peak price of the plan that the account has now, and had then. */
  readonly isOffPeak: boolean;
}

/** The electricity of a day, a week, a month or a year in its intervals. */
export interface UsageIntervals {
  readonly accountNumber: AccountNumber;
  /** ESIID, the number of the meter. */
  readonly esiid: string | null;
  readonly span: UsageSpan;
  /**
   * The length of the intervals. Quarters of an hour are told by the hour where the meter tells no
   * more.
   */
  readonly resolution: "quarterHour" | "hour" | "day" | "month";
  /**
   * The day that was asked for. Without one, the newest that the meter has told.
   *
   * Format: date.
   */
  readonly day: string;
  /**
   * First day of the span.
   *
   * Format: date.
   */
  readonly firstDay: string;
  /**
   * Last day of the span.
   *
   * Format: date.
   */
  readonly lastDay: string;
  /**
   * A day of the span before this one; null where nothing was told before it.
   *
   * Format: date.
   */
  readonly earlierDay: string | null;
  /**
   * A day of the span after this one; null where nothing has been told after it.
   *
   * Format: date.
   */
  readonly laterDay: string | null;
  /** The sum of what was told; null where that is nothing. */
  readonly total: UsageTotal | null;
  /**
   * The sum of the same days a year before, as many as have been told of this span; null where
   * those were not told in full, or are more than can be summed up in one call: a year of quarters
   * of an hour may be.
   */
  readonly yearBefore: UsageTotal | null;
  /** The intervals, the oldest first. */
  readonly intervals: readonly UsageInterval[];
}

/**
 * Where the bill to come stands against a limit: no limit, too few days told to say, likely
 * within, likely over, or over already.
 */
export type UsageLimitState = "none" | "unknown" | "within" | "likelyOver" | "over";

/** An alert that was sent. */
export interface UsageNews {
  /** The alert. */
  readonly id: string;
  /**
   * A limit that the bill to come is likely to pass, one that it has passed, or a day with far
   * more than usual.
   */
  readonly kind: "goalLikelyOver" | "goalOver" | "amountLikelyOver" | "amountOver" | "spike";
  /**
   * The time at which it was sent.
   *
   * Format: date-time.
   */
  readonly toldAt: string;
  /**
   * The day of a spike; null for other alerts.
   *
   * Format: date.
   */
  readonly day: string | null;
  /** Electricity of that day in kWh; null for other alerts. */
  readonly consumedKwh: number | null;
}

/** The usage that one bill covers. */
export interface UsagePeriod {
  /**
   * First day.
   *
   * Format: date.
   */
  readonly periodStart: string;
  /**
   * Last day.
   *
   * Format: date.
   */
  readonly periodEnd: string;
  /**
   * Date of the bill; null while the period runs.
   *
   * Format: date.
   */
  readonly billDate: string | null;
  /** Days in the cycle. */
  readonly daysInCycle: number;
  /** Electricity in kWh; null for gas. */
  readonly consumedKwh: number | null;
  /** Gas in therms; null for electricity. */
  readonly consumedTherms: number | null;
  /** Average outdoor temperature in degrees Fahrenheit; null when it is not known. */
  readonly averageTemperature: number | null;
  /** Amount of the bill, in US cents; null while the period runs. */
  readonly amountCents: number | null;
  /** True when the meter reading was estimated. */
  readonly isEstimated: boolean;
}

/**
 * A length of time. A day is told by the quarter of an hour or by the hour, a week and a month by
 * the day, a year by the month.
 */
export type UsageSpan = "quarterHours" | "day" | "week" | "month" | "year";

/** The sum of intervals. */
export interface UsageTotal {
  /** Electricity in kWh. */
  readonly consumedKwh: number;
  /** About what it costs, in US cents; null where that is not known. */
  readonly costCents: number | null;
  /** Average outdoor temperature in degrees Fahrenheit; null when it is not known. */
  readonly averageTemperature: number | null;
}

/** The electricity of the last four weeks, as one week by the hour. */
export interface UsageWeek {
  readonly accountNumber: AccountNumber;
  /**
   * First day that counts.
   *
   * Format: date.
   */
  readonly firstDay: string;
  /**
   * Last day that counts, the newest that the meter has told.
   *
   * Format: date.
   */
  readonly lastDay: string;
  /** Number of days that count. */
  readonly days: number;
  /** The sum of these days. */
  readonly total: UsageTotal;
  /** Monday first; an hour of the week that was never told is left out. */
  readonly hours: readonly UsageWeekHour[];
  /** Days, nights and weekends, in this order; together they are the sum. */
  readonly bands: readonly UsageBand[];
  /**
   * Electricity that is used at all hours; null where the roof gives back at night, or nights were
   * not told.
   */
  readonly alwaysOn: UsageAlwaysOn | null;
}

/** The average of one hour of the week. */
export interface UsageWeekHour {
  /** Day of the week, 1 for Monday. */
  readonly weekday: number;
  /** Hour at which it begins, at the place of the meter. */
  readonly hour: number;
  /** Electricity in kWh, on average; below 0 where the roof gave back more. */
  readonly consumedKwh: number;
  /** About what it costs, in US cents, on average. */
  readonly costCents: number;
  /** True when it has the off-peak price of the plan that the account has now. */
  readonly isOffPeak: boolean;
}

/** The facts about a customer's account that the footer needs. */
export interface UserAccountInformation {
  /** The brand that the account belongs to. */
  readonly Account_Brand__c: string | null;
}

/** The utility company of an order. */
export interface UtilityInfo {
  /** Its name. */
  readonly Name: string;
  /** Its phone number. */
  readonly Utility_Phone__c: string | null;
}

/** A visit that was booked, or that none was. */
export interface Visit {
  readonly accountNumber: AccountNumber;
  /** open: a visit can be booked. booked: one is. accountClosed: the account has ended. */
  readonly state: "open" | "booked" | "accountClosed";
  /** The address that somebody comes to. */
  readonly serviceAddress: string | null;
  /** The booked visit; null where there is none. */
  readonly visit: BookedVisit | null;
}

/** Which visit. */
export interface VisitCancellation {
  /** The account. */
  readonly accountNumber: AccountNumber;
  /** Name of the visit. */
  readonly visitId: string;
}

/** What for, when, and how to get to the meter. */
export interface VisitInput {
  /** The account. */
  readonly accountNumber: AccountNumber;
  readonly kind: VisitKind;
  readonly slotId: VisitSlotId;
  /** The number that is called on the way. */
  readonly phone: string;
  /** Somebody opens the door. */
  readonly someoneHome: boolean;
  /** What opens a gate on the way to the meter. */
  readonly gateCode?: string;
  /** What else the utility should know. */
  readonly note?: string;
  readonly idempotencyKey: IdempotencyKey;
}

/**
 * meterCheck: the meter may be wrong. voltage: lights flicker or something hums. connection: a
 * line to the house is connected, moved or made stronger.
 */
export type VisitKind = "meterCheck" | "voltage" | "connection";

/** A time at which the utility can come. */
export interface VisitSlot {
  readonly slotId: VisitSlotId;
  /**
   * The day.
   *
   * Format: date.
   */
  readonly on: string;
  /** When somebody comes at the earliest. */
  readonly startsAt: TimeOfDay;
  /** When somebody comes at the latest. */
  readonly endsAt: TimeOfDay;
}

/** Name of a time. */
export type VisitSlotId = string;

/** The times that are free for one kind of visit. */
export interface VisitSlots {
  readonly kind: VisitKind;
  /** In order; none where all are taken. */
  readonly slots: readonly VisitSlot[];
}

/** Five digits. */
export type ZipCode = string;

/** The overrides of an object's standard actions. Its shape is not shown; it is handed on as it is. */
export interface ActionOverrides {
  /** Tag of this representation. */
  readonly eTag?: string;
}

/** Actions by what they act on. */
export interface Actions {
  /** Actions by record id, object name or another key. */
  readonly actions: { readonly [key: string]: ObjectActions };
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Address of these actions. */
  readonly url?: string | null;
}

/** The actions with status 200, or a list of errors. */
export interface ActionsBatchResult {
  /** The actions, or why there are none. */
  readonly result: Actions | ReadErrors;
  /** HTTP status of this item. */
  readonly statusCode: number;
}

/** One result for each related list, in the order of the queries. */
export interface ActionsBatchResults {
  /** True when any item failed. */
  readonly hasErrors?: boolean;
  /** One result for each related list. */
  readonly results: readonly ActionsBatchResult[];
}

/** API name of an object, a field, a list view or a related list. */
export type ApiName = string;

/** An app with its navigation. */
export interface App {
  /** Id of the app. */
  readonly appId: string | null;
  /** The purpose. */
  readonly description: string | null;
  /** Name for programs. */
  readonly developerName: string;
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Sizes of device that it is for. */
  readonly formFactors: readonly string[];
  /** Colour of the header. */
  readonly headerColor: string | null;
  /** Address of the icon. */
  readonly iconUrl: string | null;
  /** True when temporary tabs are off. */
  readonly isNavAutoTempTabsDisabled: boolean;
  /** True when the user cannot arrange the navigation. */
  readonly isNavPersonalizationDisabled: boolean;
  /** True when tabs are forgotten. */
  readonly isNavTabPersistenceDisabled: boolean;
  /** True when the service console's pinned view is on. */
  readonly isOmniPinnedViewEnabled?: boolean;
  /** Name for people. */
  readonly label: string;
  /** Address of the logo. */
  readonly logoUrl: string | null;
  /** The start page on a phone. */
  readonly mobileStartUrl: string | null;
  /** Its navigation. */
  readonly navItems: readonly NavItem[];
  /** True when it is the user's current app. */
  readonly selected: boolean;
  /** The start page. */
  readonly startUrl: string | null;
  /** Kind of app. */
  readonly type: string;
  /** Its navigation as the user arranged it. */
  readonly userNavItems: readonly NavItem[];
}

/** The apps that the user may open. */
export interface Apps {
  /** The apps. */
  readonly apps: readonly App[];
  /** Tag of this representation. */
  readonly eTag?: string;
}

/** An embedded app. */
export interface CanvasComponent {
  /** API name of the app. */
  readonly apiName: string | null;
  /** Kind of component. */
  readonly componentType: "Canvas";
  /** The place at which it is shown. */
  readonly displayLocation?: string | null;
  /** Height. */
  readonly height?: string | null;
  /** Id of the app. */
  readonly referenceId?: string | null;
  /** True when it has scroll bars. */
  readonly showScroll?: boolean;
  /** Width. */
  readonly width?: string | null;
}

/** True when the value closes a case. */
export interface CaseStatusAttributes {
  /** True when the value closes a case. */
  readonly closed: boolean;
  /** Kind of attributes. */
  readonly picklistAtrributesValueType: "CaseStatus";
}

/** A relation to child records. */
export interface ChildRelationship {
  /** API name of the child object. */
  readonly childObjectApiName: string;
  /** The child's field that refers to the parent. */
  readonly fieldName: string;
  /** Lists of junction ids. */
  readonly junctionIdListNames: readonly string[];
  /** The objects that the junction refers to. */
  readonly junctionReferenceTo: readonly string[];
  /** Name of the relation. */
  readonly relationshipName: string | null;
}

/** The document, its first version and what it is linked to. */
export interface ContentDocumentComposite {
  readonly contentDocument: RecordRepresentation;
  /** The record that the document is linked to. */
  readonly contentDocumentLinks: readonly RecordRepresentation[];
  readonly contentVersion: RecordRepresentation;
  /** Tag of this representation. */
  readonly eTag?: string;
}

/** A file with its title. It travels as multipart/form-data. */
export interface ContentVersionInput {
  /** The file; a Blob or File object. */
  readonly fileData: string;
  /** Title of the file. */
  readonly title?: string;
  /** A description of the file. */
  readonly description?: string;
}

/** A link to another address. */
export interface CustomLinkComponent {
  /** API name of the link. */
  readonly apiName: string | null;
  /** The way in which the address is opened. */
  readonly behavior?: string;
  /** Kind of component. */
  readonly componentType: "CustomLink";
  /** The address. */
  readonly customLinkUrl?: string | null;
  /** Text of the link. */
  readonly label: string | null;
}

/** A record that is not saved yet. */
export interface DuplicateCheckInput {
  /** True when it would be saved although a duplicate was found. */
  readonly allowSaveOnDuplicate?: boolean;
  readonly apiName: ApiName;
  readonly fields: FieldInputs;
}

/** One comparison. */
export interface DuplicateFilterItem {
  /** The field. */
  readonly field: string;
  /** The operator of the comparison. */
  readonly operation: string;
  /** Its number in the filter. */
  readonly sortOrder: number;
  /** The value to compare with. */
  readonly value: string | null;
}

/** Records of one object that look the same. */
export interface DuplicateMatch {
  /** Result by rule. */
  readonly duplicateResultInfos: { readonly [key: string]: { readonly [key: string]: unknown } };
  /** API name of the object. */
  readonly objectApiName: string;
  /** Ids of the records. */
  readonly recordIds: readonly string[];
}

/** The rule by which duplicates are looked for. */
export interface DuplicateRule {
  /** The action on a new duplicate. */
  readonly actionOnInsert: string;
  /** The action on a record that becomes a duplicate. */
  readonly actionOnUpdate: string;
  /** True when the rule is in force. */
  readonly active: boolean;
  /** Which records it looks at. */
  readonly duplicateRuleFilters: readonly DuplicateRuleFilter[];
  /** The rule by which two records count as the same. */
  readonly matchRules: readonly MatchRule[];
  /** Its name. */
  readonly name: string;
  /** Alert or Report, for new records. */
  readonly operationsOnInsert: readonly string[];
  /** Alert or Report, for changed records. */
  readonly operationsOnUpdate: readonly string[];
}

/** Which records a rule looks at. */
export interface DuplicateRuleFilter {
  /** The logic that combines the filter items. */
  readonly booleanFilter: string | null;
  /** The comparisons. */
  readonly filterItems: readonly DuplicateFilterItem[];
  /** The criteria; the platform spells the member so. */
  readonly ruleCritera?: string | null;
}

/** The result of a duplicate check. */
export interface Duplicates {
  /** True when the record may be saved nevertheless. */
  readonly allowSave: boolean;
  /** The failure of the check, or its reason. */
  readonly duplicateError: boolean | string | null;
  /** The rules that found something. */
  readonly duplicateRules: readonly (string | DuplicateRule)[];
  /** The matches. */
  readonly matches: readonly DuplicateMatch[];
}

/** The rules by which duplicates of an object's records are found. */
export interface DuplicatesConfiguration {
  /** API name of the object. */
  readonly apiName: string;
  /** True when duplicates are looked for when saving. */
  readonly dedupeEnabled: boolean;
  /** Fields that count. */
  readonly dedupeFields: readonly string[];
  /** The rules. */
  readonly duplicateRules: readonly DuplicateRule[];
  /** Tag of this representation. */
  readonly eTag?: string;
  /** True when duplicates can be looked for before saving. */
  readonly predupeEnabled: boolean;
}

/** A cell that stays empty. */
export interface EmptySpaceComponent {
  /** Always null. */
  readonly apiName?: string | null;
  /** Kind of component. */
  readonly componentType: "EmptySpace";
}

/** A place that the user goes to often, with what is needed to show it. */
export interface Favorite {
  /** Number of times it was used. */
  readonly accessCount: number;
  /** Hexadecimal colour of the icon without a hash. */
  readonly iconColor: string | null;
  /** Address of the icon. */
  readonly iconUrl: string | null;
  /** Id of the favorite. */
  readonly id: string;
  /**
   * Time of its last use.
   *
   * Format: date-time.
   */
  readonly lastAccessDate: string | null;
  /** Name for people. */
  readonly name: string;
  /** API name of the object that it belongs to. */
  readonly objectType: string | null;
  /** Place among the favorites, from 1. */
  readonly sortOrder: number;
  /** The kind of place, mostly the label of the object. */
  readonly subtitle: string | null;
  /** Id or API name of the place, by its kind. */
  readonly target: string;
  /** Kind of place. */
  readonly targetType: string;
}

/** The favorites in their new order. Those that are not named are deleted. */
export interface FavoriteBatchInput {
  /** The favorites to keep. */
  readonly favorites: readonly FavoriteToKeep[];
}

/** All favorites of the user in their order. */
export interface FavoriteCollection {
  /** The favorites. */
  readonly favorites: readonly Favorite[];
}

/** The place, and how it is shown. */
export interface FavoriteCreateInput {
  /** Name for people; else that of the place. */
  readonly name?: string;
  /** Place among the favorites; else the last. */
  readonly sortOrder?: number;
  /** Id or API name of the place, by its kind. */
  readonly target: string;
  readonly targetType: FavoriteTargetType;
}

/** A list view, the home of an object, a record or a tab. */
export type FavoriteTargetType = "ListView" | "ObjectHome" | "Record" | "Tab";

/** A favorite, and a new name where it gets one. */
export interface FavoriteToKeep {
  readonly id: UiApiRecordId;
  /** A new name for people. */
  readonly name?: string;
}

/** A new name, a new place among the others, or both. */
export interface FavoriteUpdateInput {
  /** Name for people. */
  readonly name?: string;
  /** Place among the favorites. */
  readonly sortOrder?: number;
}

/** A field of an object. */
export interface Field {
  /** API name of the field. */
  readonly apiName: string;
  /** True when it is computed. */
  readonly calculated: boolean;
  /** True when it is made of other fields. */
  readonly compound: boolean;
  /** Its name inside a compound field. */
  readonly compoundComponentName: string | null;
  /** The compound field it belongs to. */
  readonly compoundFieldName: string | null;
  /** The field that controls its values. */
  readonly controllerName: string | null;
  /** Controlling fields, the nearest first. */
  readonly controllingFields: readonly string[];
  /** True when the user may set it on a new record. */
  readonly createable: boolean;
  /** True when it is a custom field. */
  readonly custom: boolean;
  /** Kind of value. Known kinds are listed; newer ones may appear. */
  readonly dataType: string;
  /** True when it is an external id. */
  readonly externalId?: boolean | string;
  /** Finer kind of value. */
  readonly extraTypeInfo: string | null;
  /** True when lists can be filtered by it. */
  readonly filterable: boolean;
  /** The filter of a lookup. */
  readonly filteredLookupInfo: { readonly [key: string]: unknown } | null;
  /** True when it has very many decimals. */
  readonly highScaleNumber: boolean;
  /** True when its value is HTML. */
  readonly htmlFormatted: boolean;
  /** Help for people. */
  readonly inlineHelpText: string | null;
  /** Name for people. */
  readonly label: string;
  /** Greatest number of characters. */
  readonly length: number;
  /** The mask of an encrypted value. */
  readonly maskType?: string | null;
  /** True when it is the name of the record. */
  readonly nameField: boolean;
  /** True when it can refer to several objects. */
  readonly polymorphicForeignKey: boolean;
  /** Number of digits. */
  readonly precision: number;
  /** True when it refers to another record. */
  readonly reference: boolean;
  /** The field it refers to. */
  readonly referenceTargetField: string | null;
  /** The objects it can refer to. */
  readonly referenceToInfos: readonly ReferenceToInfo[];
  /** Name of the relation. */
  readonly relationshipName: string | null;
  /** True when it must have a value. */
  readonly required: boolean;
  /** Number of decimals. */
  readonly scale: number;
  /** True when searches can be narrowed by it. */
  readonly searchPrefilterable: boolean;
  /** True when lists can be sorted by it. */
  readonly sortable: boolean;
  /** True when no two records share a value. */
  readonly unique: boolean;
  /** True when the user may change it. */
  readonly updateable: boolean;
}

/** A field of the record. */
export interface FieldComponent {
  /** API name of the field. */
  readonly apiName: string | null;
  /** Kind of component. */
  readonly componentType: "Field";
  /** Label of the field. */
  readonly label: string | null;
}

/** New values by field name. A compound field is sent as its parts. */
export interface FieldInputs {
  readonly [key: string]: string | number | boolean | null;
}

/**
 * Qualified field names, `Object.Field` or `Object.Relation.Field`, spanning at most five
 * relations.
 */
export type FieldNames = readonly string[];

/** A value, and how it reads in the user's language where that differs. */
export interface FieldValue {
  /** The value as the user reads it; null where there is nothing to format. */
  readonly displayValue: string | null;
  /** The raw value; a related record for a relation. */
  readonly value: (string | number | boolean | null) | RecordRepresentation | LocationValue;
}

/** Which parts of a page are active, by formula. */
export interface FormulaActivations {
  /** Opaque; handed on as it is. */
  readonly activations: unknown;
  /** Tag of this representation. */
  readonly eTag?: string;
}

/** The filters and the order of the search. */
export interface KeywordSearchInput {
  /** Name of the search configuration. */
  readonly configurationName?: string;
  /** Data categories. */
  readonly dataCategories?: readonly SearchDataCategory[];
  /** Filters. */
  readonly filters?: readonly SearchFilter[];
  /** Number of results on a page. */
  readonly pageSize?: number;
  /** Token of a page. */
  readonly pageToken?: string;
  /** The field to sort by; a leading minus sorts downwards. */
  readonly sortBy?: string;
}

/** A page of the records that were found. */
export interface KeywordSearchResults {
  /** Token of this page. */
  readonly currentPageToken?: string | null;
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Token of the next page; null at the end. */
  readonly nextPageToken: string | null;
  /** API name of the object. */
  readonly objectApiName: string;
  /** Greatest number of results on a page. */
  readonly pageSize?: number;
  /** The results of this page. */
  readonly records: readonly SearchResultRecord[];
}

/**
 * The arrangement of a record's fields. No entity of its own, since its content also depends on
 * the form factor that was asked for.
 */
export interface Layout {
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Id of the layout. */
  readonly id: string | null;
  /** The extent of the layout, all fields or only the most important ones. */
  readonly layoutType: string;
  /** The mode of the layout. */
  readonly mode: string;
  /** API name of the object. */
  readonly objectApiName?: string | null;
  /** Id of the record type. */
  readonly recordTypeId?: string | null;
  /** Choices that the user has when saving. */
  readonly saveOptions?: readonly LayoutSaveOption[];
  /** Sections from top to bottom. */
  readonly sections: readonly LayoutSection[];
}

/**
 * The content of a layout's cell, told apart by componentType. Kinds that are not known yet are
 * plain objects.
 */
export type LayoutComponent = FieldComponent | EmptySpaceComponent | CustomLinkComponent | CanvasComponent | ReportChartComponent | VisualforcePageComponent | OtherLayoutComponent;

/** One cell of a row. It can hold several components, such as who created a record and when. */
export interface LayoutItem {
  /** True when the user may set it on a new record. */
  readonly editableForNew: boolean;
  /** True when the user may change it. */
  readonly editableForUpdate: boolean;
  /** Label; may be empty. */
  readonly label: string | null;
  /** The content of the cell. */
  readonly layoutComponents: readonly LayoutComponent[];
  /** The field with the id of the record that the value links to. */
  readonly lookupIdApiName: string | null;
  /** True when it must have a value. */
  readonly required: boolean;
  /** True when lists can be sorted by it. */
  readonly sortable: boolean;
  /** Edit, Required or Readonly. */
  readonly uiBehavior?: string | null;
}

/** The mode of the layout. */
export type LayoutMode = "View" | "Edit" | "Create";

/** One row of a section. */
export interface LayoutRow {
  /** Cells from left to right. */
  readonly layoutItems: readonly LayoutItem[];
}

/** A choice that the user has when saving. */
export interface LayoutSaveOption {
  /** True when it is chosen unless the user says otherwise. */
  readonly defaultValue: boolean;
  /** True when the user sees it. */
  readonly isDisplayed: boolean;
  /** Name for people. */
  readonly label: string;
  /** Name for programs. */
  readonly name: string;
  /** Name of the REST header. */
  readonly restHeaderName: string | null;
  /** Name of the SOAP header. */
  readonly soapHeaderName: string | null;
}

/** A part of a layout with a heading. */
export interface LayoutSection {
  /** True when the user can close it. */
  readonly collapsible: boolean;
  /** Number of columns. */
  readonly columns: number;
  /** Heading. */
  readonly heading: string | null;
  /** Id of the section. */
  readonly id: string;
  /** Rows from top to bottom. */
  readonly layoutRows: readonly LayoutRow[];
  /** Number of rows. */
  readonly rows: number;
  /** Order in which the tab key visits the fields. */
  readonly tabOrder?: string | null;
  /** True when the heading is shown. */
  readonly useHeading: boolean;
}

/** All fields, or only the most important ones. */
export type LayoutType = "Full" | "Compact";

/** Which sections of a layout the user has closed. */
export interface LayoutUserState {
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Id of the layout. */
  readonly id: string;
  /** State by section id. */
  readonly sectionUserStates: { readonly [key: string]: SectionUserState };
}

/** Which sections the user has opened or closed. */
export interface LayoutUserStateInput {
  /** State by section id. */
  readonly sectionUserStates: { readonly [key: string]: SectionUserStateInput };
}

/** True when the value converts a lead. */
export interface LeadStatusAttributes {
  /** True when the value converts a lead. */
  readonly converted: boolean;
  /** Kind of attributes. */
  readonly picklistAtrributesValueType: "LeadStatus";
}

/** One column of a list view. */
export interface ListColumn {
  /** The field, such as Owner.Alias. */
  readonly fieldApiName: string;
  /** The ways in which values can be changed in the list, by record type. */
  readonly inlineEditAttributes?: { readonly [key: string]: ListInlineEditAttributes } | null;
  /** Heading. */
  readonly label: string;
  /** Path to the id of the record that the value links to. */
  readonly lookupId?: string | null;
  /** True when searches look into it. */
  readonly searchable?: boolean;
  /** True when the list can be sorted by it. */
  readonly sortable: boolean;
}

/** The user's preferences for the columns. */
export interface ListColumnPreferences {
  /** Width by field name in pixels; -1 is the default. */
  readonly columnWidths: { readonly [key: string]: number };
  /** The fields whose text wraps, by name. */
  readonly columnWrap: { readonly [key: string]: boolean };
}

/** One filter of a list. */
export interface ListFilter {
  /** The field to compare. */
  readonly fieldApiName: string;
  /** Label of the field. */
  readonly label?: string | null;
  /** The value to compare with. */
  readonly operandLabels: readonly string[];
  /** The operator of the comparison. */
  readonly operator: string;
}

/** One filter of a list view. */
export interface ListFilterInput {
  /** The field to compare. */
  readonly fieldApiName: string;
  /** Label of the field. */
  readonly label?: string;
  /** The value to compare with. */
  readonly operandLabels: readonly string[];
  /** The operator of the comparison, as in ListFilter. */
  readonly operator: string;
}

/** The contents, filters and order of a list view, and the user's rights to it. */
export interface ListInfo {
  /** True when the user may copy it. */
  readonly cloneable: boolean;
  /** True when the user may create such a view. */
  readonly createable: boolean;
  /** True when the user may delete it. */
  readonly deletable: boolean;
  /** Columns in their order. */
  readonly displayColumns: readonly ListColumn[];
  /** Tag of this representation; when it changes, the records are fetched anew. */
  readonly eTag?: string;
  /** The logic that combines the filters, such as "1 AND (2 OR 3)". */
  readonly filterLogicString: string | null;
  /** Filters in their order. */
  readonly filteredByInfo: readonly ListFilter[];
  /** True when there are actions on several records at once. */
  readonly hasMassActions?: boolean;
  /** True when values can be changed in the list. */
  readonly inlineEditDetails?: ListInlineEditDetails | null;
  /** Name for people. */
  readonly label: string;
  readonly listReference: ListReference;
  /** With whom the view is shared, by kind. */
  readonly listShares?: readonly ListShareCategory[] | null;
  /** API names of the objects whose records are listed. */
  readonly objectApiNames?: readonly string[] | null;
  /** Sort order, the first column first. */
  readonly orderedByInfo: readonly ListOrder[];
  /** Whose records are listed. */
  readonly scope?: ListScope | null;
  /** True when the list can be searched. */
  readonly searchable?: boolean;
  /** True when the user may change it. */
  readonly updateable: boolean;
  readonly userPreferences: ListColumnPreferences;
  /** The visibility of the view. */
  readonly visibility: string;
  /** True when the user may change who sees it. */
  readonly visibilityEditable: boolean;
}

/** The list's information with status 200, or a list of errors. */
export interface ListInfoBatchResult {
  /** The list's information, or why there is none. */
  readonly result: ListInfo | ReadErrors;
  /** HTTP status of this item. */
  readonly statusCode: number;
}

/** One result for each list, in the order of the ids or names. */
export interface ListInfoBatchResults {
  /** True when any item failed. */
  readonly hasErrors?: boolean;
  /** One result for each list. */
  readonly results: readonly ListInfoBatchResult[];
}

/** The information of one list view, or a page of the list views of an object. */
export type ListInfoByIdOrObject = ListInfo | ListInfoSummaryCollection;

/** The contents of a new list view. */
export interface ListInfoCreateInput {
  /** Fields to show as columns, in their order. */
  readonly displayColumns: readonly string[];
  /** The logic that combines the filters. */
  readonly filterLogicString?: string | null;
  /** Filters in their order. */
  readonly filteredByInfo?: readonly ListFilterInput[];
  /** True when the object's default columns and filters are taken over. */
  readonly includeDefaultAttributes?: boolean;
  /** Name for people. */
  readonly label: string;
  /** API names of the groups with whom it is shared. */
  readonly listShares?: readonly string[];
  readonly listViewApiName: ApiName;
  readonly scope?: ListScopeInput;
  /** The visibility of the view; the allowed values are the server's. */
  readonly visibility?: string;
}

/** A list view in the collection of an object's list views. */
export interface ListInfoSummary {
  /** API name of the list view. */
  readonly apiName: string | null;
  /** Id of the list view. */
  readonly id: string | null;
  /** Name for people. */
  readonly label: string;
  /** Address of its records, where the collection comes from a list-ui call. */
  readonly listUiUrl?: string | null;
  /** Address of its information, where the collection comes from a list-info call. */
  readonly url?: string | null;
}

/** A page of an object's list views. */
export interface ListInfoSummaryCollection {
  /** Number of items on this page. */
  readonly count: number;
  /** Token of this page. */
  readonly currentPageToken: string | null;
  /** Address of this page. */
  readonly currentPageUrl: string | null;
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Token of the next page; null at the end. */
  readonly nextPageToken: string | null;
  /** Address of the next page. */
  readonly nextPageUrl: string | null;
  /** Greatest number of items on a page. */
  readonly pageSize: number;
  /** Token of the page before. */
  readonly previousPageToken: string | null;
  /** Address of the page before. */
  readonly previousPageUrl: string | null;
  /** The list views of this page. */
  readonly lists: readonly ListInfoSummary[];
  /** API name of the object. */
  readonly objectApiName: string;
  /** The text that was searched for. */
  readonly queryString: string | null;
  /** True when only recently used list views are listed. */
  readonly recentListsOnly: boolean;
}

/** The contents of the list view from now on. */
export interface ListInfoUpdateInput {
  /** Fields to show as columns, in their order. */
  readonly displayColumns?: readonly string[];
  /** The logic that combines the filters. */
  readonly filterLogicString?: string | null;
  /** Filters in their order. */
  readonly filteredByInfo?: readonly ListFilterInput[];
  /** True when the object's default columns and filters are taken over. */
  readonly includeDefaultAttributes?: boolean;
  /** Name for people. */
  readonly label?: string;
  /** API names of the groups with whom it is shared. */
  readonly listShares?: readonly string[];
  readonly listViewApiName?: ApiName;
  readonly scope?: ListScopeInput;
  /** The visibility of the view; the allowed values are the server's. */
  readonly visibility?: string;
}

/** The way in which a value can be changed in the list. */
export interface ListInlineEditAttributes {
  /** True when it can be changed. */
  readonly editable: boolean;
  /** True when it must have a value. */
  readonly required: boolean;
}

/** The possibility of changing values in the list, and the reasons against it. */
export interface ListInlineEditDetails {
  /** Why not. */
  readonly message: string | null;
  /** The state of that possibility. */
  readonly state: string;
}

/** A field that list views of an object can show. */
export interface ListObjectColumn {
  /** Other name of the field. */
  readonly alias?: string | null;
  /** Kind of value. */
  readonly dataType: string;
  /** The operator of the comparison unless said otherwise. */
  readonly defaultFilterOperator: string | null;
  /** True when it can be a column. */
  readonly displayable: boolean;
  /** The field. */
  readonly fieldApiName: string;
  /** True when views can be filtered by it. */
  readonly filterable: boolean;
  /** Name for people. */
  readonly label: string;
  /** Values to choose from. */
  readonly picklistValues: readonly ListPicklistValue[] | null;
  /** The comparison in a quick filter. */
  readonly quickFilterOperator?: string | null;
  /** The differences in a quick filter. */
  readonly quickFilterOverrides?: ListQuickFilterOverrides | null;
  /** True when quick filters can use it. */
  readonly quickFilterable?: boolean;
  /** True when views can be sorted by it. */
  readonly sortable: boolean;
  /** The possible comparisons. */
  readonly supportedFilterOperators: readonly string[];
}

/** The columns that list views of an object can show, and the owners of their records. */
export interface ListObjectInfo {
  /** Scopes that a view can have. */
  readonly availableScopes: readonly ListObjectScope[];
  /** Fields that a view can show. */
  readonly columns: readonly ListObjectColumn[];
  /** True when the user may create list views. */
  readonly createable: boolean;
  /** Tag of this representation. */
  readonly eTag?: string;
  /** API name of the object. */
  readonly objectApiName: string;
  /** True when the user may create views that others see. */
  readonly publicOrSharedCreatable?: boolean;
  /** The same in the requirement's spelling. */
  readonly publicOrSharedCreateable?: boolean;
  /** API name of the related entity. */
  readonly relatedEntityApiName: string | null;
}

/** A scope that list views of an object can have. */
export interface ListObjectScope {
  /** API name of the scope. */
  readonly apiName: string;
  /** Entities that the scope can be about. */
  readonly availableEntities: readonly ListScopeEntity[] | null;
  /** Name for people. */
  readonly label: string;
}

/** One column that a list is sorted by. */
export interface ListOrder {
  /** The field. */
  readonly fieldApiName: string;
  /** True when the smallest value comes first. */
  readonly isAscending: boolean;
  /** Label of the field. */
  readonly label: string | null;
}

/** One column to sort by. */
export interface ListOrderInput {
  /** The field. */
  readonly fieldApiName: string;
  /** True when the smallest value comes first. */
  readonly isAscending: boolean;
  /** Label of the field. */
  readonly label?: string | null;
}

/** A value to choose from. */
export interface ListPicklistValue {
  /** The value itself. */
  readonly apiName: string;
  /** The value for people. */
  readonly label: string;
}

/** The user's preferences for a list view: widths, wrapping, order. */
export interface ListPreferences {
  /** Width by field name in pixels; -1 is the default. */
  readonly columnWidths: { readonly [key: string]: number };
  /** The fields whose text wraps, by name. */
  readonly columnWrap: { readonly [key: string]: boolean };
  /** Tag of this representation. */
  readonly eTag?: string;
  readonly listReference: ListReference;
  /** Sort order, the first column first. */
  readonly orderedBy: readonly ListOrder[];
}

/** The user's preferences for a list from now on. */
export interface ListPreferencesInput {
  /** Width by field name in pixels; -1 is the default. */
  readonly columnWidths?: { readonly [key: string]: number };
  /** The fields whose text wraps, by name. */
  readonly columnWrap?: { readonly [key: string]: boolean };
  /** Sort order, the first column first. */
  readonly orderedBy?: readonly ListOrderInput[];
}

/** The differences when a quick filter uses the column. */
export interface ListQuickFilterOverrides {
  /** Kind of value. */
  readonly dataType?: string | null;
  /** Values to choose from. */
  readonly picklistValues?: readonly ListPicklistValue[] | null;
}

/** A page of a list view's records. */
export interface ListRecordCollection {
  /** Number of records on this page. */
  readonly count: number;
  /** Token of this page. */
  readonly currentPageToken: string | null;
  /** Address of this page. */
  readonly currentPageUrl: string | null;
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Fields that were asked for or belong to the view's columns. */
  readonly fields?: readonly string[];
  /** Tag of the list view; when it changes, the pages seen before are void. */
  readonly listInfoETag: string;
  readonly listReference?: ListReference;
  /** Token of the next page; null at the end. */
  readonly nextPageToken: string | null;
  /** Address of the next page. */
  readonly nextPageUrl: string | null;
  /** Optional fields that were asked for. */
  readonly optionalFields?: readonly string[];
  /** Greatest number of records on a page. */
  readonly pageSize?: number;
  /** Token of the page before. */
  readonly previousPageToken: string | null;
  /** Address of the page before. */
  readonly previousPageUrl: string | null;
  /** The records of this page. */
  readonly records: readonly RecordRepresentation[];
  /** The text that was searched for. */
  readonly searchTerm?: string | null;
  /** Order of the records; a text or a list, depending on the version. */
  readonly sortBy?: (string | null) | readonly string[];
  /** The filter. */
  readonly where?: string | null;
}

/** The request for the page's content. */
export interface ListRecordsInput {
  readonly fields?: RelatedFieldNames;
  readonly optionalFields?: RelatedFieldNames;
  /** Number of records on a page. */
  readonly pageSize?: number;
  /** Token of a page. */
  readonly pageToken?: string;
  /** Text to search for. */
  readonly searchTerm?: string;
  /** Names of fields; a leading minus sorts downwards. */
  readonly sortBy?: readonly string[];
  /** A filter in the platform's GraphQL notation. */
  readonly where?: string;
}

/** Which list it is. */
export interface ListReference {
  /** Id of the list view. */
  readonly id: string | null;
  /** API name of the list view. */
  readonly listViewApiName: string | null;
  /** API name of the object. */
  readonly objectApiName: string;
  /** mru for recently used records, otherwise listView. */
  readonly type: string;
}

/** Whose records a list view holds. */
export interface ListScope {
  /** API name of the scope, such as everything or mine. */
  readonly apiName: string;
  /** The queue or campaign whose records are listed. */
  readonly entity?: ListScopeEntity | null;
  /** Name for people. */
  readonly label: string;
  /** The entity that the scope is limited to. */
  readonly relatedEntity?: ListScopeEntity | null;
}

/** An entity that a scope is about. */
export interface ListScopeEntity {
  /** Its id. */
  readonly id: string;
  /** Name for people. */
  readonly label: string;
  /** The kind. */
  readonly type?: string | null;
}

/** Whose records the list view holds. */
export interface ListScopeInput {
  /** API name of the scope. */
  readonly apiName: string;
  /** Id of the queue or campaign whose records are listed. */
  readonly entityId?: string | null;
  /** Id of the entity that the scope is limited to. */
  readonly relatedEntityId?: string | null;
}

/** A group with whom a list view is shared. */
export interface ListShare {
  /** Name for people. */
  readonly label: string;
  /** API name of the group. */
  readonly shareApiName: string;
}

/** Those of one kind with whom a list view is shared. */
export interface ListShareCategory {
  /** The kind. */
  readonly shareType: string;
  /** The groups. */
  readonly shares: readonly ListShare[];
}

/** A list view's information and a page of its records. */
export interface ListUi {
  /** Tag of this representation. */
  readonly eTag?: string;
  readonly info: ListInfo;
  readonly records: ListRecordCollection;
}

/**
 * A list view with records where the address held the id of a list view; the list views of an
 * object where it held the name of an object.
 */
export type ListUiByIdOrObject = ListUi | ListViewSummaryCollection;

/**
 * API name of a list view; __Recent is the list of recently used records, and other names of the
 * platform begin so, too.
 */
export type ListViewApiName = string;

/** An id of either kind, for addresses that serve both. */
export type ListViewIdOrObjectApiName = string;

/** API names of the object and of its list view, with a dot between them. */
export type ListViewName = string;

/** A page of an object's list views, each with the address of its records. */
export interface ListViewSummaryCollection {
  /** Number of items on this page. */
  readonly count: number;
  /** Token of this page. */
  readonly currentPageToken: string | null;
  /** Address of this page. */
  readonly currentPageUrl: string | null;
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Token of the next page; null at the end. */
  readonly nextPageToken: string | null;
  /** Address of the next page. */
  readonly nextPageUrl: string | null;
  /** Greatest number of items on a page. */
  readonly pageSize: number;
  /** Token of the page before. */
  readonly previousPageToken: string | null;
  /** Address of the page before. */
  readonly previousPageUrl: string | null;
  /** The list views of this page. */
  readonly lists: readonly ListInfoSummary[];
  /** API name of the object. */
  readonly objectApiName: string;
  /** The text that was searched for. */
  readonly queryString: string | null;
  /** True when only recently used list views are listed. */
  readonly recentListsOnly: boolean;
}

/** The value of a Location field. */
export interface LocationValue {
  /** Degrees north. */
  readonly latitude: number | null;
  /** Degrees east. */
  readonly longitude: number | null;
}

/** The display of matches in the advanced lookup. */
export interface LookupAdvancedInfo {
  readonly displayInfo: LookupDisplayInfo;
}

/** A field that is shown of a match. */
export interface LookupDisplayField {
  /** The field. */
  readonly fieldPath: string;
  /** Label of the field. */
  readonly label: string;
  /** API name of its object. */
  readonly objectApiName: string;
}

/** The fields that are shown of a match. */
export interface LookupDisplayInfo {
  /** The fields. */
  readonly fields: readonly LookupDisplayField[];
}

/** The fields that are shown of a suggestion. */
export interface LookupDisplayLayout {
  /** The fields. */
  readonly displayFields: readonly string[];
}

/** For which record the lookup is made, and the order of its matches. */
export interface LookupInput {
  /** Order of the matches. */
  readonly orderBy?: readonly LookupOrder[];
  readonly sourceRecord?: LookupSourceRecord;
}

/** The fields in which the text is looked for. */
export interface LookupMatchingInfo {
  /** The fields. */
  readonly matchingFields: readonly string[];
}

/** The objects that a lookup field can refer to, and the way matches are shown. */
export interface LookupMetadata {
  /** Tag of this representation. */
  readonly eTag?: string;
  /** API name of the lookup field. */
  readonly fieldApiName: string;
  /** API name of its object. */
  readonly objectApiName: string;
  /** The field shown below the name. */
  readonly secondaryField?: string | null;
  /** The search settings of each object that it can refer to, by object. */
  readonly targetInfo: { readonly [key: string]: LookupTargetInfo };
}

/** A field to sort the matches by. */
export interface LookupOrder {
  /** The field. */
  readonly fieldApiName: string;
  /** True when the smallest value comes first. */
  readonly isAscending: boolean;
}

/** Matches by object. */
export interface LookupResults {
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Matches by object. */
  readonly lookupResults: { readonly [key: string]: RecordCollection };
  /** More about the matches, by object. */
  readonly metadata?: { readonly [key: string]: { readonly [key: string]: unknown } };
}

/**
 * The record whose lookup field is being filled, as far as it is known; `Id` is null for a new
 * one.
 */
export interface LookupSourceRecord {
  /** Ignored. */
  readonly allowSaveOnDuplicate?: boolean;
  readonly apiName?: ApiName;
  readonly fields: FieldInputs;
}

/** The display and the matching of suggestions. */
export interface LookupSuggestionsInfo {
  readonly displayLayout: LookupDisplayLayout;
  readonly matchingInfo: LookupMatchingInfo;
}

/** The search settings of an object for a lookup. */
export interface LookupTargetInfo {
  /** The display of matches in the advanced lookup. */
  readonly advancedLookupInfo?: LookupAdvancedInfo | null;
  /** API name of the object. */
  readonly objectApiName: string;
  /** The display and the matching of suggestions. */
  readonly suggestionsInfo: LookupSuggestionsInfo | null;
}

/** The rule by which two records count as the same. */
export interface MatchRule {
  /** The method of the comparison. */
  readonly matchEngine: string;
  /** The fields that are compared. */
  readonly matchFields: readonly string[];
  /** Its name. */
  readonly name: string;
  /** API name of the object. */
  readonly objectApiName: string;
}

/**
 * A place in the portal's or an app's navigation. No entity of its own, since an app lists items
 * as the user arranged them.
 */
export interface NavItem {
  /** True when it is offered in the older interface. */
  readonly availableInClassic: boolean;
  /** True when it is offered in the newer interface. */
  readonly availableInLightning: boolean;
  /** Hexadecimal colour without a hash. */
  readonly color: string | null;
  /** Address of its content. */
  readonly content: string | null;
  /** True when it is custom. */
  readonly custom: boolean;
  /** Name for programs. */
  readonly developerName: string | null;
  /** Address of the icon. */
  readonly iconUrl: string | null;
  /** Id of the item. */
  readonly id: string | null;
  /** Kind of item. */
  readonly itemType: string;
  /** Name for people. */
  readonly label: string;
  /** API name of the object. */
  readonly objectApiName: string | null;
  /** Name of one record. */
  readonly objectLabel: string | null;
  /** Name of many records. */
  readonly objectLabelPlural: string | null;
  /** The target. */
  readonly pageReference: PageReference | null;
  /** Kind of standard page; an open list. */
  readonly standardType: string | null;
}

/** An item that is there already by its id, or a new one by the page that it leads to. */
export interface NavItemInput {
  readonly id?: UiApiRecordId;
  /** A new name, for lists and records only. */
  readonly label?: string;
  readonly pageReference?: PageReferenceInput;
}

/** A page of navigation items. */
export interface NavItems {
  /** Address of this page. */
  readonly currentPageUrl: string | null;
  /** Tag of this representation. */
  readonly eTag?: string;
  /** The items of this page. */
  readonly navItems: readonly NavItem[];
  /** Address of the next page; null at the end. Pages count from 0. */
  readonly nextPageUrl: string | null;
}

/** The navigation items of an app in their new order. Those that are not named leave it. */
export interface NavItemsInput {
  /** The items; one of them may be new. */
  readonly navItems: readonly NavItemInput[];
}

/** The actions on one record, object or list. */
export interface ObjectActions {
  /** The actions. */
  readonly actions: readonly PlatformAction[];
  /** Addresses of parts of this answer. */
  readonly links?: readonly string[] | null;
  /** Address of these actions. */
  readonly url?: string | null;
}

/** The fields and settings of an object, and the user's rights to it. */
export interface ObjectInfo {
  /** API name of the object. */
  readonly apiName: string;
  /** Kind of associated object. */
  readonly associateEntityType?: string | null;
  /** The object that this one is associated with. */
  readonly associateParentEntity?: string | null;
  /** Relations in which this object is the parent. */
  readonly childRelationships: readonly ChildRelationship[];
  /** True when it can have compact layouts. */
  readonly compactLayoutable?: boolean;
  /** True when the user may create records. */
  readonly createable: boolean;
  /** True when it is a custom object. */
  readonly custom: boolean;
  /** Id of the default record type; null when nested in another answer. */
  readonly defaultRecordTypeId: string | null;
  /** True when the user may delete records. */
  readonly deletable: boolean;
  /** Picklist fields by the field that controls them, nested. */
  readonly dependentFields: { readonly [key: string]: unknown };
  /** Tag of this representation. */
  readonly eTag?: string;
  /** True when it has a feed. */
  readonly feedEnabled: boolean;
  /** The fields by name. */
  readonly fields: { readonly [key: string]: Field };
  /** First three characters of its record ids. */
  readonly keyPrefix: string | null;
  /** Name of one record. */
  readonly label: string;
  /** Name of many records. */
  readonly labelPlural: string;
  /** True when it can have layouts. */
  readonly layoutable: boolean;
  /** True when recently used records are kept. */
  readonly mruEnabled: boolean;
  /** Fields that make up the name. */
  readonly nameFields: readonly string[];
  /** True when it can be queried. */
  readonly queryable: boolean;
  /** Record types by id. */
  readonly recordTypeInfos: { readonly [key: string]: RecordTypeInfo };
  /** True when it can be searched. */
  readonly searchable: boolean;
  /** True when it can have search layouts. */
  readonly searchLayoutable?: boolean;
  /** Its colour and icon. */
  readonly themeInfo: ThemeInfo | null;
  /** True when the user may change records. */
  readonly updateable: boolean;
}

/** The object's information with status 200, or a list of errors. */
export interface ObjectInfoBatchResult {
  /** HTTP status of this item. */
  readonly statusCode: number;
  /** The object's information, or why there is none. */
  readonly result: ObjectInfo | ReadErrors;
}

/** One result for each object, in the order of the names. */
export interface ObjectInfoBatchResults {
  /** True when any item failed. */
  readonly hasErrors: boolean;
  /** One result for each object. */
  readonly results: readonly ObjectInfoBatchResult[];
}

/** Every object that this interface serves. */
export interface ObjectInfoDirectory {
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Objects by API name. */
  readonly objects: { readonly [key: string]: ObjectInfoDirectoryEntry };
}

/** One object in short. */
export interface ObjectInfoDirectoryEntry {
  /** API name of the object. */
  readonly apiName: string;
  /** First three characters of its record ids. */
  readonly keyPrefix: string | null;
  /** Name of one record. */
  readonly label: string;
  /** Name of many records. */
  readonly labelPlural: string;
  /** Fields that make up the name. */
  readonly nameFields: readonly string[];
  /** Address of its information. */
  readonly objectInfoUrl: string;
}

/** The effect of the value on an opportunity, which may be closed or won, and how probable that is. */
export interface OpportunityStageAttributes {
  /** True when the value closes an opportunity. */
  readonly closed: boolean;
  /** Probability in per cent. */
  readonly defaultProbability: number | null;
  /** Forecast category. */
  readonly forecastCategoryName: string | null;
  /** Kind of attributes. */
  readonly picklistAtrributesValueType: "OpportunityStage";
  /** True when the value wins an opportunity. */
  readonly won: boolean;
}

/** A kind of avatar that this contract does not know. */
export interface OtherAvatar {
  /** Kind of avatar. */
  readonly type: string;
}

/** A kind of component that this contract does not know. */
export interface OtherLayoutComponent {
  /** Kind of component. */
  readonly componentType: string;
}

/** A kind of attributes that this contract does not know. */
export interface OtherPicklistAttributes {
  /** Kind of attributes. */
  readonly picklistAtrributesValueType: string;
}

/** The target of a navigation item. */
export interface PageReference {
  /** The subject of the page. */
  readonly attributes: { readonly [key: string]: unknown } | null;
  /** State of the page. */
  readonly state: { readonly [key: string]: unknown } | null;
  /** Kind of page, such as standard__objectPage. */
  readonly type: string;
}

/** The page that a new item leads to. */
export interface PageReferenceInput {
  /** The subject of the page. */
  readonly attributes: { readonly [key: string]: unknown };
  /** State of the page. */
  readonly state?: { readonly [key: string]: unknown };
  /** Kind of page, such as standard__objectPage. */
  readonly type: string;
}

/** The layout of a record's path. Its shape is not shown; it is handed on as it is. */
export interface PathLayout {
  /** Tag of this representation. */
  readonly eTag?: string;
}

/** A photo. */
export interface PhotoAvatar {
  /** Hexadecimal colour without a hash. */
  readonly backgroundColor: string | null;
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Height in pixels. */
  readonly height: number | null;
  /** The source of the photo. */
  readonly photoMetadata: PhotoMetadata | null;
  /** Address of the photo. */
  readonly photoUrl: string | null;
  /** The provider of the photo. */
  readonly provider: string | null;
  /** Id of the record. */
  readonly recordId: string | null;
  /** Kind of avatar. */
  readonly type: "Photo";
  /** Width in pixels. */
  readonly width: number | null;
}

/** The source of a photo. */
export interface PhotoMetadata {
  /** Id of the company at the provider. */
  readonly companyBluemasterId?: string | number | null;
  /** Id of the provider's answer. */
  readonly responseId?: string | null;
}

/**
 * Told apart by a member whose name is misspelt on the platform, too. Kinds that are not known yet
 * are plain objects.
 */
export type PicklistAttributes = CaseStatusAttributes | LeadStatusAttributes | OpportunityStageAttributes | WorkStepStatusAttributes | OtherPicklistAttributes;

/** A value and its label. */
export interface PicklistValue {
  /** More about the value, for a few standard fields. */
  readonly attributes: PicklistAttributes | null;
  /** The value for people. */
  readonly label: string;
  /** Numbers of the controlling values under which it may be chosen. */
  readonly validFor: readonly number[];
  /** The value itself. */
  readonly value: string;
}

/** The values that a picklist field can take. */
export interface PicklistValues {
  /** Numbers that stand for the values of the controlling field. */
  readonly controllerValues: { readonly [key: string]: number };
  /** The value that new records get. */
  readonly defaultValue: PicklistValue | null;
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Address of these values. */
  readonly url: string;
  /** The values in their order. */
  readonly values: readonly PicklistValue[];
}

/** The values of every picklist field of an object. */
export interface PicklistValuesCollection {
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Values by field name. */
  readonly picklistFieldValues: { readonly [key: string]: PicklistValues };
}

/** Something the user can start: a button, a link or a quick action. */
export interface PlatformAction {
  /** The place at which it is offered. */
  readonly actionListContext: string;
  /** The target that it starts. */
  readonly actionTarget: string | null;
  /** Describe, Invoke or Visualforce. */
  readonly actionTargetType: string | null;
  /** API name of the action. */
  readonly apiName: string;
  /** Id that stays the same between orgs. */
  readonly externalId: string | null;
  /** Address of the icon. */
  readonly iconUrl: string | null;
  /** Id of the action. */
  readonly id?: string | null;
  /** True when it acts on several records, as a text. */
  readonly isMassAction: string;
  /** Name for people. */
  readonly label: string;
  /** Name of the component that runs it. */
  readonly lwcComponent?: string | null;
  /** Hexadecimal colour without a hash. */
  readonly primaryColor: string | null;
  /** Id of the record in the related list. */
  readonly relatedListRecordId: string | null;
  /** API name of the related object. */
  readonly relatedSourceObject: string | null;
  /** ActivityComposer, CollaborateComposer, Page or SingleActionLinks. */
  readonly section: string | null;
  /** API name or id of what it acts on. */
  readonly sourceObject: string | null;
  /** Finer kind. */
  readonly subtype: string | null;
  /** API name of the object that it creates or changes. */
  readonly targetObject: string | null;
  /** Address that it opens. */
  readonly targetUrl: string | null;
  /** Kind of action. */
  readonly type: string;
}

/** A code for programs and a message for people. */
export interface PlatformError {
  /** The code of the error, for programs. */
  readonly errorCode: string;
  /** The message of the error, for people. */
  readonly message: string;
}

/** A colour of the action's icon. */
export interface QuickActionColor {
  /** Hexadecimal colour without a hash. */
  readonly color: string;
  /** The purpose of the colour. */
  readonly colorContext: string;
  /** The theme it belongs to. */
  readonly theme: string;
}

/** The values with which a quick action's form starts. */
export interface QuickActionDefaults {
  /** API name of the action. */
  readonly actionApiName: string;
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Values by field name. */
  readonly fields: { readonly [key: string]: FieldValue };
  /** API name of the object. */
  readonly objectApiName: string | null;
}

/** The result of performing a quick action. */
export interface QuickActionExecutionResult {
  /** Id of the record that the action acted on. */
  readonly contextId: string | null;
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Id of the feed item. */
  readonly feedItemId: string | null;
  /** Id of the record that was created or changed. */
  readonly id: string | null;
  /** True when a record was created. */
  readonly isCreated: boolean;
  /** True when it worked. */
  readonly isSuccess: boolean;
  /** The message for the user. */
  readonly successMessage: string | null;
}

/** An icon of the action. */
export interface QuickActionIcon {
  /** Media type. */
  readonly contentType: string;
  /** Height in pixels. */
  readonly height: number;
  /** The theme it belongs to. */
  readonly theme: string;
  /** Address. */
  readonly url: string;
  /** Width in pixels. */
  readonly width: number;
}

/** The behaviour and the looks of a quick action. */
export interface QuickActionInfo {
  /** The access that the user needs; its values are not shown. */
  readonly accessLevelRequired: string | null;
  /** API name of the action. */
  readonly actionApiName: string;
  /** Colours of the icon. */
  readonly colors: readonly QuickActionColor[] | null;
  /** Label for the assistant. */
  readonly copilotActionLabel?: string | null;
  /** The output for the assistant. */
  readonly copilotActionOutput?: string | null;
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Name of the flow that it starts. */
  readonly flowDevName: string | null;
  /** The flow's variable for the record id. */
  readonly flowRecordIdVar: string | null;
  /** Name of the icon. */
  readonly iconName: string | null;
  /** The icons. */
  readonly icons: readonly QuickActionIcon[] | null;
  /** Name for people. */
  readonly label: string;
  /** Id of the Lightning component bundle. */
  readonly lightningComponentBundleId?: string | null;
  /** Name of the Lightning component bundle. */
  readonly lightningComponentBundleName?: string | null;
  /** Qualified name of the Lightning component. */
  readonly lightningComponentQualifiedName?: string | null;
  /** Id of the web component bundle. */
  readonly lightningWebComponentBundleId?: string | null;
  /** Name of the web component bundle. */
  readonly lightningWebComponentBundleName?: string | null;
  /** Qualified name of the web component. */
  readonly lightningWebComponentQualifiedName?: string | null;
  /** The context of its start. */
  readonly parameters: readonly QuickActionParameter[] | null;
  /** The field that refers to the parent record. */
  readonly targetParentField: string | null;
  /** Record type of the record that it creates. */
  readonly targetRecordTypeId: string | null;
  /** API name of the object that it creates or changes. */
  readonly targetSobjectType: string | null;
  /** Kind of quick action. */
  readonly type: string;
}

/** The values of the form. */
export interface QuickActionInput {
  /** True to save although a duplicate was found. */
  readonly allowSaveOnDuplicate?: boolean;
  readonly apiName?: ApiName;
  /** Id of the record that the action acts on. */
  readonly contextId?: string;
  readonly fields?: FieldInputs;
}

/** The layout of a quick action's form. */
export interface QuickActionLayout {
  /** API name of the action. */
  readonly actionApiName: string;
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Opaque; handed on as it is. */
  readonly layout: unknown;
}

/** The context in which the action is started. */
export interface QuickActionParameter {
  /** Name. */
  readonly parameterName: string;
  /** Value. */
  readonly parameterValue: string | null;
}

/** One entry for each thing that went wrong. */
export type ReadErrors = readonly PlatformError[];

/**
 * The picture of a record, told apart by type. Kinds that are not known yet are plain objects, and
 * the SDK reports them as an error of their item.
 */
export type RecordAvatar = PhotoAvatar | ThemeAvatar | OtherAvatar;

/** Which picture the record is to have. */
export interface RecordAvatarAssociationInput {
  /** The action to take; its values are not shown. */
  readonly actionType?: string;
  /** Id of the company at the provider. */
  readonly blueMasterId?: string | null;
  /** Id of the picture at the provider. */
  readonly externalId?: string | null;
  /** Address of the picture. */
  readonly photoUrl?: string | null;
  /** Name of the profile. */
  readonly profileName?: string | null;
}

/** Either a map by record id or, when errors are flagged, results in the order of the ids. */
export type RecordAvatarBatch = RecordAvatarResults | RecordAvatarMap;

/** An avatar with status 200. */
export interface RecordAvatarFound {
  readonly result: RecordAvatar;
  /** HTTP status of this item. */
  readonly statusCode: 200;
}

/** One result for each id. */
export interface RecordAvatarMap {
  readonly [key: string]: RecordAvatarResult;
}

/** Errors with status 404. */
export interface RecordAvatarMissing {
  readonly result: ReadErrors;
  /** HTTP status of this item. */
  readonly statusCode: 404;
}

/** A status that this contract does not know. */
export interface RecordAvatarOtherResult {
  /** HTTP status of this item. */
  readonly statusCode: number;
}

/** Errors with status 400. */
export interface RecordAvatarRefused {
  readonly result: ReadErrors;
  /** HTTP status of this item. */
  readonly statusCode: 400;
}

/** Told apart by statusCode; 200, 400 and 404 are known. */
export type RecordAvatarResult = RecordAvatarFound | RecordAvatarRefused | RecordAvatarMissing | RecordAvatarOtherResult;

/** One result for each id, in the order of the ids. */
export interface RecordAvatarResults {
  /** True when any item failed. */
  readonly hasErrors: boolean;
  /** One result for each id. */
  readonly results: readonly RecordAvatarResult[];
}

/** A record with status 200, or a list of errors. */
export interface RecordBatchResult {
  /** HTTP status of this item. */
  readonly statusCode: number;
  /** The record, or why there is none. */
  readonly result: RecordRepresentation | ReadErrors;
}

/** One result for each id, in the order of the ids. */
export interface RecordBatchResults {
  /** True when any item failed. */
  readonly hasErrors: boolean;
  /** One result for each id. */
  readonly results: readonly RecordBatchResult[];
}

/** Values for a copy of a record, and the object information of its form. */
export interface RecordCloneTemplate {
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Object information by object. */
  readonly objectInfos?: { readonly [key: string]: ObjectInfo };
  readonly record: RecordTemplateClone;
}

/** A page of records. */
export interface RecordCollection {
  /** Number of records on this page. */
  readonly count: number;
  /** Token of this page. */
  readonly currentPageToken: string | null;
  /** Address of this page. */
  readonly currentPageUrl: string | null;
  /** Token of the next page; null at the end. */
  readonly nextPageToken: string | null;
  /** Address of the next page. */
  readonly nextPageUrl: string | null;
  /** Token of the page before. */
  readonly previousPageToken: string | null;
  /** Address of the page before. */
  readonly previousPageUrl: string | null;
  /** The records of this page. */
  readonly records: readonly RecordRepresentation[];
}

/** The field values of a new record. */
export interface RecordCreateInput {
  /** True to save although a duplicate was found. */
  readonly allowSaveOnDuplicate?: boolean;
  readonly apiName: ApiName;
  readonly fields: FieldInputs;
}

/** A record that is not saved yet, with the layout and object information of its form. */
export interface RecordDefaults {
  /** Tag of this representation. */
  readonly eTag?: string;
  readonly layout: Layout;
  /** Object information by object. */
  readonly objectInfos: { readonly [key: string]: ObjectInfo };
  readonly record: RecordRepresentation;
}

/** One reason why a record was not saved. */
export interface RecordError {
  /** The part of a compound field. */
  readonly constituentField: string | null;
  /** The duplicates that were found. */
  readonly duplicateRecordError: { readonly [key: string]: unknown } | null;
  /** The code of the error, for programs. */
  readonly errorCode: string;
  /** Name of the field. */
  readonly field: string | null;
  /** Label of the field. */
  readonly fieldLabel: string | null;
  /** The message of the error, for people. */
  readonly message: string;
}

/** An id of 15 characters, or its 18-character form. */
export type UiApiRecordId = string;

/** Records to create, update or delete. */
export interface RecordOperation {
  /** The records. */
  readonly records: readonly RecordOperationRecord[];
  /** CREATE, UPDATE or DELETE, in any letter case. */
  readonly type: string;
}

/** The new field values of the record; `Id` among the fields names a record to update or delete. */
export interface RecordOperationRecord {
  /** True to save although a duplicate was found. */
  readonly allowSaveOnDuplicate?: boolean;
  readonly apiName?: ApiName;
  readonly fields: FieldInputs;
}

/** The record after the write, nothing after a delete, or why it failed. */
export interface RecordOperationResult {
  /** The record, nothing, or the errors. */
  readonly result?: RecordRepresentation | ReadErrors | WriteError | null;
  /** HTTP status of this item. */
  readonly statusCode: number;
}

/** One result for each record, in the order of the records. */
export interface RecordOperationResults {
  /** True when any item failed. */
  readonly hasErrors: boolean;
  /** One result for each record. */
  readonly results: readonly RecordOperationResult[];
}

/** Creates, updates and deletes of records in one call. */
export interface RecordOperationsInput {
  /** True when one failure undoes everything. */
  readonly allOrNone?: boolean;
  /** The writes, in their order; at most 200 records. */
  readonly operations: readonly RecordOperation[];
}

/** One record with the fields that were asked for. */
export interface RecordRepresentation {
  /** API name of the record's object. */
  readonly apiName: string;
  /** Child records by the name of the relationship; empty when none was asked for. */
  readonly childRelationships: { readonly [key: string]: RecordCollection };
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Field values by field name. */
  readonly fields: { readonly [key: string]: FieldValue };
  /** Id of the record; null while it is only a set of defaults. */
  readonly id: string | null;
  /** Id of the user who changed it last. */
  readonly lastModifiedById: string | null;
  /**
   * The time of the latest change by a user.
   *
   * Format: date-time.
   */
  readonly lastModifiedDate: string | null;
  /** Id of its record type, since version 48; the master type is 012000000000000AAA. */
  readonly recordTypeId?: string | null;
  /** Its record type, two nesting levels deep at most. */
  readonly recordTypeInfo: RecordTypeInfo | null;
  /**
   * The time of the latest change by anybody or the system.
   *
   * Format: date-time.
   */
  readonly systemModstamp: string | null;
  /** The version of the record as epoch milliseconds of systemModstamp. */
  readonly weakEtag?: number;
}

/** Default values of a record that is not saved yet, and the object information of its form. */
export interface RecordTemplate {
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Object information by object. */
  readonly objectInfos?: { readonly [key: string]: ObjectInfo };
  readonly record: RecordTemplateCreate;
}

/** Values for a copy of a record. */
export interface RecordTemplateClone {
  /** API name of the object. */
  readonly apiName: string;
  /** Id of the record that is copied. */
  readonly cloneSourceId: string | null;
  /** Values by field name; only those that were asked for, and CloneSourceId. */
  readonly fields: { readonly [key: string]: FieldValue };
  /** Id of the record type. */
  readonly recordTypeId: string | null;
}

/** Default values of a new record. */
export interface RecordTemplateCreate {
  /** API name of the object. */
  readonly apiName: string;
  /** Values by field name; only those that were asked for. */
  readonly fields: { readonly [key: string]: FieldValue };
  /** Id of the record type. */
  readonly recordTypeId: string | null;
}

/** A record type as the user sees it. */
export interface RecordTypeInfo {
  /** True when the user may use it. */
  readonly available: boolean;
  /** True when it is the user's default. */
  readonly defaultRecordTypeMapping: boolean;
  /** True when it is the master record type. */
  readonly master: boolean;
  /** Its name. */
  readonly name: string;
  /** Its id. */
  readonly recordTypeId: string;
}

/** Records with the layouts and object information that are needed to show them. */
export interface RecordUi {
  /** Tag of this representation. */
  readonly eTag?: string;
  /** State of each layout, by layout id. */
  readonly layoutUserStates: { readonly [key: string]: LayoutUserState };
  /** Layouts by object, record type, layout type and mode. */
  readonly layouts: { readonly [key: string]: { readonly [key: string]: { readonly [key: string]: { readonly [key: string]: Layout } } } };
  /** Object information by object, with the objects that fields refer to. */
  readonly objectInfos: { readonly [key: string]: ObjectInfo };
  /** Records by id. */
  readonly records: { readonly [key: string]: RecordRepresentation };
}

/** The fields to change. `Id` names the record; it is taken out before the call is sent. */
export interface RecordUpdateInput {
  /** True to save although a duplicate was found. */
  readonly allowSaveOnDuplicate?: boolean;
  readonly apiName?: ApiName;
  readonly fields: FieldInputs;
}

/** An object that a field can refer to. */
export interface ReferenceToInfo {
  /** API name of the object. */
  readonly apiName: string;
  /** Fields that make up its name. */
  readonly nameFields: readonly string[];
}

/**
 * Names of fields of the list's records, qualified by their object or not; those behind a relation
 * are.
 */
export type RelatedFieldNames = readonly string[];

/** Which actions are wanted. */
export interface RelatedListActionsInput {
  /** Kinds of actions. */
  readonly actionTypes?: readonly string[];
  /** API names of actions. */
  readonly apiNames?: readonly string[];
  /** For which size of device. */
  readonly formFactor?: string;
  /** Which actions: those of the page layout or all. */
  readonly retrievalMode?: string;
  /** Parts of the page. */
  readonly sections?: readonly string[];
}

/** Which actions of which related list. */
export interface RelatedListActionsParameters {
  /** Kinds of actions. */
  readonly actionTypes?: readonly string[];
  /** API names of actions. */
  readonly apiNames?: readonly string[];
  /** For which size of device. */
  readonly formFactor?: string;
  /** Name of the related list. */
  readonly relatedListId: string;
  /** Which actions: those of the page layout or all. */
  readonly retrievalMode?: string;
  /** Parts of the page. */
  readonly sections?: readonly string[];
}

/** One column of a related list. */
export interface RelatedListColumn {
  /** Kind of value, in lower case. */
  readonly dataType?: string;
  /** The field. */
  readonly fieldApiName: string;
  /** True when the list can be filtered by it. */
  readonly filterable?: boolean;
  /** The ways in which values can be changed in the list, by record type. */
  readonly inlineEditAttributes?: { readonly [key: string]: ListInlineEditAttributes } | null;
  /** Heading. */
  readonly label: string;
  /** Path to the id of the record that the value links to. */
  readonly lookupId?: string | null;
  /** Values to choose from. */
  readonly picklistValues?: readonly string[] | null;
  /** The comparison in a quick filter. */
  readonly quickFilterOperator?: string | null;
  /** True when searches look into it. */
  readonly searchable?: boolean;
  /** True when the list can be sorted by it. */
  readonly sortable: boolean;
}

/** The user's preferences for the columns from now on. */
export interface RelatedListColumnPreferencesInput {
  /** Width by field name in pixels; -1 is the default. */
  readonly columnWidths?: { readonly [key: string]: number };
  /** The fields whose text wraps, by name. */
  readonly columnWrap?: { readonly [key: string]: boolean };
}

/** The number of records in a related list, up to the greatest number that was asked for. */
export interface RelatedListCount {
  /** Number of records that were counted. */
  readonly count: number;
  /** Tag of this representation. */
  readonly eTag?: string;
  /** True when there are more. */
  readonly hasMore: boolean;
  readonly listReference: RelatedListReference;
}

/** A count with status 200, or a list of errors. */
export interface RelatedListCountBatchResult {
  /** The count, or why there is none. */
  readonly result: RelatedListCount | ReadErrors;
  /** HTTP status of this item. */
  readonly statusCode: number;
}

/** One result for each related list, in the order of the names. */
export interface RelatedListCountBatchResults {
  /** True when any item failed. */
  readonly hasErrors?: boolean;
  /** One result for each related list. */
  readonly results: readonly RelatedListCountBatchResult[];
}

/** The contents, filters and order of a related list, and the user's rights to it. */
export interface RelatedListInfo {
  /** True when the user may copy it. */
  readonly cloneable: boolean;
  /** True when the user may create records in it. */
  readonly createable: boolean;
  /** True when the user may delete it. */
  readonly deletable: boolean;
  /** Columns in their order. */
  readonly displayColumns: readonly RelatedListColumn[];
  /** Tag of this representation. */
  readonly eTag?: string;
  /** The child's field that refers to the parent. */
  readonly fieldApiName: string;
  /** Fields that were asked for. */
  readonly fields: readonly string[];
  /** The logic that combines the filters; empty for most related lists. */
  readonly filterLogicString: string | null;
  /** True when it can be filtered. */
  readonly filterable?: boolean;
  /** Filters in their order. */
  readonly filteredByInfo: readonly ListFilter[];
  /** Name for people. */
  readonly label: string;
  readonly listReference: RelatedListReference;
  /** API names of the objects whose records are listed. */
  readonly objectApiNames: readonly string[];
  /** Optional fields that were asked for. */
  readonly optionalFields: readonly string[];
  /** Sort order, the first column first. */
  readonly orderedByInfo: readonly ListOrder[];
  /** True when only the columns of the layout are shown. */
  readonly restrictColumnsToLayout?: boolean;
  /** True when the user may change it. */
  readonly updateable: boolean;
  readonly userPreferences: ListColumnPreferences;
  /** The visibility. */
  readonly visibility: string;
  /** True when the user may change who sees it. */
  readonly visibilityEditable: boolean;
}

/** The related list's information with status 200, or a list of errors. */
export interface RelatedListInfoBatchResult {
  /** The related list's information, or why there is none. */
  readonly result: RelatedListInfo | ReadErrors;
  /** HTTP status of this item. */
  readonly statusCode: number;
}

/** One result for each related list, in the order of the names. */
export interface RelatedListInfoBatchResults {
  /** True when any item failed. */
  readonly hasErrors?: boolean;
  /** One result for each related list. */
  readonly results: readonly RelatedListInfoBatchResult[];
}

/** The order and the columns of the related list from now on. */
export interface RelatedListInfoUpdateInput {
  /** Sort order, the first column first. */
  readonly orderedByInfo?: readonly ListOrderInput[];
  readonly userPreferences?: RelatedListColumnPreferencesInput;
}

/** The user's preferences for a related list: widths, wrapping, order. */
export interface RelatedListPreferences {
  /** Width by field name in pixels; -1 is the default. */
  readonly columnWidths: { readonly [key: string]: number };
  /** The fields whose text wraps, by name. */
  readonly columnWrap: { readonly [key: string]: boolean };
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Sort order, the first column first. */
  readonly orderedBy: readonly ListOrder[];
  /** Which related list of which object. */
  readonly preferencesId: string;
}

/** The preferences with status 200, or a list of errors. */
export interface RelatedListPreferencesBatchResult {
  /** The preferences, or why there are none. */
  readonly result: RelatedListPreferences | ReadErrors;
  /** HTTP status of this item. */
  readonly statusCode: number;
}

/** One result for each id, in the order of the ids. */
export interface RelatedListPreferencesBatchResults {
  /** True when any item failed. */
  readonly hasErrors?: boolean;
  /** One result for each id. */
  readonly results: readonly RelatedListPreferencesBatchResult[];
}

/** A page of a related list's records. */
export interface RelatedListRecordCollection {
  /** Labels of the columns, where they were asked for. */
  readonly columnLabels?: readonly string[];
  /** Number of records on this page. */
  readonly count: number;
  /** Token of this page. */
  readonly currentPageToken: string | null;
  /** Address of this page. */
  readonly currentPageUrl: string | null;
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Fields that were asked for. */
  readonly fields: readonly string[];
  /** Tag of the list; when it changes, the pages seen before are void. */
  readonly listInfoETag: string;
  readonly listReference: RelatedListReference;
  /** Token of the next page; null at the end. */
  readonly nextPageToken: string | null;
  /** Address of the next page. */
  readonly nextPageUrl: string | null;
  /** Optional fields that were asked for. */
  readonly optionalFields: readonly string[];
  /** Greatest number of records on a page. */
  readonly pageSize: number;
  /** Token of the page before. */
  readonly previousPageToken: string | null;
  /** Address of the page before. */
  readonly previousPageUrl: string | null;
  /** The records of this page. */
  readonly records: readonly RecordRepresentation[];
  /** Order of the records. */
  readonly sortBy: readonly string[];
  /** The filter. */
  readonly where?: string | null;
}

/** Which related lists of one parent record are wanted. */
export interface RelatedListRecordsBatchInput {
  /** One query for each related list. */
  readonly relatedListParameters: readonly RelatedListRecordsParameters[];
}

/** A page with status 200, or a list of errors. */
export interface RelatedListRecordsBatchResult {
  /** The page, or why there is none. */
  readonly result: RelatedListRecordCollection | ReadErrors;
  /** HTTP status of this item. */
  readonly statusCode: number;
}

/** One result for each related list, in the order of the queries. */
export interface RelatedListRecordsBatchResults {
  /** True when any item failed. */
  readonly hasErrors?: boolean;
  /** One result for each related list. */
  readonly results: readonly RelatedListRecordsBatchResult[];
}

/** The request for the page's content. */
export interface RelatedListRecordsInput {
  readonly fields?: RelatedFieldNames;
  /** True when the labels of the columns are wanted. */
  readonly includeColumnLabels?: boolean;
  readonly optionalFields?: RelatedFieldNames;
  /** Number of records on a page. */
  readonly pageSize?: number;
  /** Token of a page. */
  readonly pageToken?: string;
  /** Names of fields; a leading minus sorts downwards. */
  readonly sortBy?: readonly string[];
  /** A filter in the platform's GraphQL notation. */
  readonly where?: string;
}

/** Which related list, and what its page is to hold. */
export interface RelatedListRecordsParameters {
  readonly fields?: RelatedFieldNames;
  readonly optionalFields?: RelatedFieldNames;
  /** Number of records on the page. */
  readonly pageSize?: number;
  /** Name of the related list. */
  readonly relatedListId: string;
  /** Names of fields; a leading minus sorts downwards. */
  readonly sortBy?: readonly string[];
  /** A filter in the platform's GraphQL notation. */
  readonly where?: string;
}

/** Which related list it is. */
export interface RelatedListReference {
  /** Id of the list. */
  readonly id: string | null;
  /** Id of the parent record. */
  readonly inContextOfRecordId: string | null;
  /** API name of a list view. */
  readonly listViewApiName: string | null;
  /** API name of the object. */
  readonly objectApiName: string | null;
  /** API name of the parent's object. */
  readonly parentObjectApiName: string;
  /** Id of the parent's record type. */
  readonly recordTypeId: string | null;
  /** Name of the related list. */
  readonly relatedListId: string;
  /** Always relatedList. */
  readonly type: string;
}

/** A related list in the collection of an object's related lists. */
export interface RelatedListSummary {
  /** Name of one record. */
  readonly entityLabel: string;
  /** Name of many records. */
  readonly entityLabelPlural: string;
  /** The child's field that refers to the parent. */
  readonly fieldApiName: string;
  /** First three characters of the record ids. */
  readonly keyPrefix: string | null;
  /** Name for people. */
  readonly label: string;
  /** API name of the child's object. */
  readonly objectApiName: string;
  /** API name of the parent's field. */
  readonly parentFieldApiName: string;
  /** Name of the related list. */
  readonly relatedListId: string;
  /** Address of its information. */
  readonly relatedListInfoUrl: string | null;
  /** Colour and icon of the child's object. */
  readonly themeInfo: ThemeInfo | null;
}

/** Every related list of a parent object. */
export interface RelatedListSummaryCollection {
  /** Tag of this representation. */
  readonly eTag?: string;
  /** API name of the parent's object. */
  readonly parentObjectApiName: string;
  /** Id of the parent's record type. */
  readonly parentRecordTypeId: string | null;
  /** The related lists. */
  readonly relatedLists: readonly RelatedListSummary[];
}

/** For which related lists actions are wanted. */
export interface RelatedListsActionsInput {
  /** One query for each related list. */
  readonly relatedListsActionParameters: readonly RelatedListActionsParameters[];
}

/** A chart of a report. */
export interface ReportChartComponent {
  /** API name of the report. */
  readonly apiName: string | null;
  /** True when the chart's data is cached. */
  readonly cacheData?: boolean;
  /** Kind of component. */
  readonly componentType: "ReportChart";
  /** Why it cannot be shown. */
  readonly error?: string | null;
  /** The report's filter. */
  readonly filter?: string | null;
  /** True when it disappears when it cannot be shown. */
  readonly hideOnError?: boolean;
  /** The substitute in its place. */
  readonly placeholder?: boolean | string | null;
  /** Id of the report. */
  readonly reportId?: string | null;
  /** True when its title is shown. */
  readonly showTitle?: boolean;
  /** The size. */
  readonly size?: string | null;
}

/** Narrows a search to data categories. */
export interface SearchDataCategory {
  /** Name of the group of categories. */
  readonly groupName: string;
  /** The operator that combines them. */
  readonly operator: string;
  /** Names of the categories. */
  readonly values: readonly string[];
}

/** Compares a field with values. */
export interface SearchFilter {
  /** The field. */
  readonly fieldPath: string;
  readonly objectApiName?: ApiName;
  /** The operator of the comparison. */
  readonly operator: string;
  /** The value to compare with. */
  readonly values: readonly (string | number | boolean)[];
}

/** One filter that a search offers. */
export interface SearchFilterMetadata {
  /** The control with which the user sets it. */
  readonly controlType?: string;
  /** The start value. */
  readonly defaultValue?: unknown;
  /** The field that it compares. */
  readonly fieldPath?: string | null;
  /** API name of the filter. */
  readonly filterApiName: string;
  /** Name for people. */
  readonly label: string;
  /** API name of the object that it chooses from. */
  readonly targetObjectApiName?: string | null;
  /** The kind of value that it compares. */
  readonly type: string;
}

/** A value that a filter offers. */
export interface SearchFilterOption {
  /** Address of an icon. */
  readonly iconUrl?: string | null;
  /** The value for people. */
  readonly label: string;
  /** The value itself. */
  readonly value: string | number | boolean | null;
}

/** The values that a filter offers. */
export interface SearchFilterOptions {
  /** Tag of this representation. */
  readonly eTag?: string;
  /** The values. */
  readonly options: readonly SearchFilterOption[];
}

/** The filters that a search for an object offers. */
export interface SearchFilters {
  /** Tag of this representation. */
  readonly eTag?: string;
  /** The filters. */
  readonly filters: readonly SearchFilterMetadata[];
  /** API name of the object. */
  readonly objectApiName?: string;
}

/** The search settings beyond the text. */
export interface SearchInput {
  /** Kinds of answers that are wanted. */
  readonly answerTypes?: readonly string[];
  /** Name of the search configuration. */
  readonly configurationName?: string;
  /** Objects to search. */
  readonly objectApiNames?: readonly ApiName[];
  /** The filters of the search, by object. */
  readonly searchObjectOptions?: { readonly [key: string]: SearchObjectOptions };
}

/** The filters of one object's search. */
export interface SearchObjectOptions {
  /** Data categories. */
  readonly dataCategories?: readonly SearchDataCategory[];
  /** Filters. */
  readonly filters?: readonly SearchFilter[];
}

/** One record that was found. */
export interface SearchResultRecord {
  /** The field in which the text was found. */
  readonly highlightInfo?: { readonly [key: string]: unknown } | null;
  readonly record: RecordRepresentation;
}

/** The result of a search. Its shape is not shown; members beyond these are handed on as they are. */
export interface SearchResults {
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Results of each object. */
  readonly keywordSearchResults?: readonly KeywordSearchResults[];
}

/** The state of a section for the user. */
export interface SectionUserState {
  /** True when it is closed. */
  readonly collapsed: boolean;
  /** Id of the section. */
  readonly id: string;
}

/** The new state of the section. */
export interface SectionUserStateInput {
  /** True when it is closed. */
  readonly collapsed: boolean;
  /** Id of the section. */
  readonly id?: string;
}

/** A field name, qualified by its object or not. */
export type TemplateFieldName = string;

/** The colours and pictures that the org has chosen. */
export interface Theme {
  /** Colour of the brand with a hash. */
  readonly brandColor: string | null;
  readonly brandImage: ThemeImage;
  readonly defaultGroupBanner: ThemeBanner;
  readonly defaultGroupImage: ThemeImage;
  readonly defaultPageBanner: ThemeBanner;
  readonly defaultUserBanner: ThemeBanner;
  readonly defaultUserImage: ThemeImage;
  /** How close lines stand: ViewOne is comfortable, ViewTwo compact. */
  readonly density?: string;
  /** Colour of the header with a hash. */
  readonly headerColor: string | null;
  /** Colour of links with a hash. */
  readonly linkColor: string | null;
  /** Colour of the page with a hash. */
  readonly pageColor: string | null;
}

/** The icon of the record's object. */
export interface ThemeAvatar {
  /** Hexadecimal colour without a hash. */
  readonly backgroundColor: string | null;
  /** Tag of this representation. */
  readonly eTag?: string;
  /** Address of the icon. */
  readonly iconUrl: string | null;
  /** Id of the record. */
  readonly recordId: string | null;
  /** Kind of avatar. */
  readonly type: "Theme";
}

/** A wide picture. */
export type ThemeBanner = {
  /** Address of the picture. */
  readonly fullSizeUrl: string | null;
} | null;

/** A picture in three sizes. */
export type ThemeImage = {
  /** Address of the large one. */
  readonly largeUrl: string | null;
  /** Address of the middle one. */
  readonly mediumUrl: string | null;
  /** Address of the small one. */
  readonly smallUrl: string | null;
} | null;

/** Colour and icon of an object. */
export interface ThemeInfo {
  /** Hexadecimal colour without a hash. */
  readonly color: string | null;
  /** Address of the icon. */
  readonly iconUrl: string | null;
}

/** An embedded page of the platform. */
export interface VisualforcePageComponent {
  /** API name of the page. */
  readonly apiName: string | null;
  /** Kind of component. */
  readonly componentType: "VisualforcePage";
  /** Height. */
  readonly height?: string | number | null;
  /** Label. */
  readonly label?: string | null;
  /** True when its label is shown. */
  readonly showLabel?: boolean;
  /** True when it has scroll bars. */
  readonly showScrollbars?: boolean;
  /** Height that the page asks for. */
  readonly suggestedHeight?: string | null;
  /** Width that the page asks for. */
  readonly suggestedWidth?: string | null;
  /** Address of the page. */
  readonly url?: string | null;
  /** Width. */
  readonly width?: string | number | null;
}

/** Order and code of the status. */
export interface WorkStepStatusAttributes {
  /** Kind of attributes. */
  readonly picklistAtrributesValueType: "WorkStepStatus";
  /** Order of the status. */
  readonly sortOrder: number;
  /** Code of the status. */
  readonly statusCode: string;
}

/** Why nothing was saved. */
export interface WriteError {
  /** The message of the error, for people. */
  readonly message: string;
  /** RecordError when output tells more. */
  readonly enhancedErrorType: string | null;
  /** The errors of the record and of its fields. */
  readonly output: WriteErrorOutput | null;
}

/** Errors of the record as a whole and by field. */
export interface WriteErrorOutput {
  /** Errors of the record as a whole. */
  readonly errors: readonly RecordError[];
  /** Errors by field name. */
  readonly fieldErrors: { readonly [key: string]: readonly RecordError[] };
}
