import { describe, expect, it } from 'vitest';
import { blockDescriptors } from '../../src/blocks/registry.ts';
import { readProject } from '../load/project-files.ts';
import { parseSource } from '../load/source-file.ts';
import { checkScreens } from './check-project.ts';

/** A screen of the project, what is changed in it by JSON pointer, and every `rule pointer` that this must bring. */
type Row = readonly [name: string, screen: string, change: Change, want: readonly string[]];
type Change = { readonly [pointer: string]: unknown };

const { files } = readProject('.');

/** Stands for a member that is taken out. */
const gone = undefined;

const request = '/steps/0/fields';

const rows: readonly Row[] = [
  [
    'a deposit that is looked for only with both of what tells it',
    'payments/deposit',
    {
      '/conditions/linked': {
        all: [
          { from: 'route.hash.token', filled: true },
          { from: 'route.query.order', filled: true },
        ],
      },
    },
    ['needless-wait /conditions/linked'],
  ],
  [
    'a watch that is not asked again',
    'payments/deposit',
    { '/reads/statusWatch/refreshEvery': gone },
    ['asked-twice /reads/statusWatch'],
  ],
  [
    'a type that is asked for and not sent',
    'documents/hand-in',
    { '/sections/1/columns/0/blocks/4/register/with/documentType': gone },
    [
      'not-sent /sections/1/columns/0/blocks/4/register/failed/DOCUMENT_TYPE_REQUIRED',
      'not-sent /sections/1/columns/0/blocks/4/register/with',
    ],
  ],
  [
    'a way to the log-in before anything is confirmed',
    'account/confirm-registration',
    { '/sections/0/columns/0/blocks/4/show': 'open' },
    ['shown-too-early /conditions/open', 'shown-too-early /sections/0/columns/0/blocks/4/show'],
  ],
  [
    'a card that has expired as usable, which the contract says of two states',
    'payments/autopay-set-up',
    { '/conditions/usable/in': ['usable', 'validating', 'expired'] },
    ['called-so /conditions/usable/in/2'],
  ],
  [
    'a credit as something that is owed',
    'account/home',
    { '/conditions/owes/moreThan': -100 },
    ['called-so /conditions/owes'],
  ],
  [
    'a hold that is told by the day that was asked for',
    'account/enrollment',
    { '/conditions/free/all/1/from': 'reads.status.requestedStartDate' },
    ['called-so /conditions/free/all/1'],
  ],
  [
    'an amount that the contract tells only before it is agreed on',
    'payments/budget-billing',
    { '/sections/2/columns/0/blocks/8/rows/0/value': 'reads.budget.monthlyCents' },
    ['never-there /sections/2/columns/0/blocks/8/rows/0/value'],
  ],
  [
    'payments opened by the time at which they were paid, which some never are',
    'payments/history',
    { '/sections/1/columns/0/blocks/1/columns/0/value': 'item.paidAt' },
    ['never-there /sections/1/columns/0/blocks/1/columns/0/value'],
  ],
  [
    'the amount of an event that has none',
    'account/home',
    { '/conditions/aboutMoney/in': ['billMade', 'paid', 'visit'] },
    ['never-there /conditions/aboutMoney/in/2'],
  ],
  [
    'a phone of a call that is never booked while one is asked for',
    'help/call',
    { '/steps/0/fields/3/prefill/from': 'reads.callBack.call.phone' },
    ['never-there /steps/0/fields/3/prefill/from'],
  ],
  [
    'a change to cancel where none waits',
    'account/change-email',
    { '/sections/1/columns/0/blocks/2/show': 'open' },
    ['not-possible /sections/1/columns/0/blocks/2/show'],
  ],
  [
    'a method to remove that autopay uses',
    'payments/autopay',
    { '/sections/2/columns/0/blocks/11/actions/0/show': gone, '/conditions/unused': gone },
    ['not-possible /sections/2/columns/0/blocks/11/actions/0'],
  ],
  [
    'one blocker, said of none',
    'account/accounts',
    { '/conditions/unblocked/is': 1 },
    ['opposite-name /conditions/unblocked/is'],
  ],
  [
    'an e-mail that is always sent, where an answer chooses',
    'account/register',
    { '/sections/0/columns/0/blocks/2/submit/with/channel': 'email' },
    ['other-source /sections/0/columns/0/blocks/2/submit/with/channel'],
  ],
  [
    'an entry of another list than the page shows',
    'documents/hand-in',
    { '/reads/documents/with/orderId/first/1/entryOf': 'reads.lobby.closed' },
    ['other-entry /reads/documents/with/orderId/first/1/entryOf'],
  ],
  [
    'a call that guests alone are offered',
    'help/article',
    { '/sections/1/columns/1/blocks/1/links/0/show': 'isGuest' },
    ['guests-page /sections/1/columns/1/blocks/1/links/0/show'],
  ],
  [
    'values of one thing out of two',
    'payments/bills',
    { '/texts/planOn/from': 'reads.bills.dueDate' },
    ['other-named /texts/planCents/from', 'other-named /texts/planOn/from'],
  ],
  [
    'a present one that is the new one',
    'plans/plan',
    { '/texts/present': 'reads.plan.planName' },
    ['other-named /texts/present'],
  ],
  [
    'the same value drawn twice',
    'plans/year',
    { '/sections/2/columns/1/blocks/21/bars/value': 'item.presentAmountCents' },
    [
      'two-roles /sections/2/columns/1/blocks/21/bars/value',
      'two-roles /sections/2/columns/1/blocks/21/also/0/value',
    ],
  ],
  [
    'what is moving, asked of what is fixed',
    'plans/facts',
    { '/conditions/moving/all/1': 'fixed' },
    ['opposite-name /conditions/moving/all/1'],
  ],
  [
    'what is agreed out of the offer',
    'payments/budget-billing',
    { '/texts/agreed/from': 'reads.budget.averageCents' },
    ['other-named /texts/agreed/from', 'other-named /texts/agreedOn/from'],
  ],
  [
    'a message that lost its "not" among those of which one is told',
    'payments/pay',
    {
      '/conditions/stillPlan/all/1': 'hasPlan',
      '/conditions/stillDue/all': ['stillOpen', 'inTime', { not: 'hasPlan' }],
      '/conditions/stillLate/all/2': 'hasPlan',
    },
    ['lost-not /conditions/stillLate/all/2', 'may-lack /sections/2/columns/0/blocks/3/show'],
  ],
  [
    'a condition that asks for another one and for nothing more',
    'payments/bill',
    { '/conditions/planByHand/all/1': 'planPaidByAutopay' },
    ['same-condition /conditions/planByHand/all/1'],
  ],
  [
    'one operation called twice with the same values, of which one comes from elsewhere',
    'account/register',
    { '/submit/with/registrationId/from': 'results.find.registrationId' },
    [
      'other-source /submit/with/registrationId',
      'other-source /sections/0/columns/0/blocks/5/submit/with/registrationId',
    ],
  ],
  [
    'a button whose value is missing whenever it is there',
    'account/register',
    { '/sections/0/columns/0/blocks/2/submit/with/registrationId/from': 'results.code.registrationId' },
    [
      'never-there /sections/0/columns/0/blocks/2/show',
      'never-there /sections/0/columns/0/blocks/2/submit/with/registrationId',
    ],
  ],
  [
    'a watch that ends while there is no answer',
    'payments/pay',
    { '/conditions/watched/all/1/not/in': ['pending'] },
    ['called-so /conditions/watched/all/1/not', 'ends-early /conditions/watched/all/1/not/in'],
  ],
  [
    'a form that starts afresh with what its read was asked with',
    'identity/verify',
    { '/sections/1/columns/0/blocks/4/restart': 'reads.verification.orderId' },
    ['never-changes /sections/1/columns/0/blocks/4/restart'],
  ],
  [
    'a list of failures that leaves out one',
    'payments/pay',
    {
      '/conditions/refused/in': [
        'PAYMENT_METHOD_REFUSED',
        'PAYMENT_AMOUNT_INVALID',
        'BALANCE_CHANGED',
        'INVALID_INPUT',
        'UNABLE_TO_PROCESS',
        'TOO_MANY_REQUESTS',
      ],
    },
    ['left-failure /conditions/refused/in'],
  ],
  [
    'a lock that never holds where the form is',
    'usage/alerts',
    { '/steps/0/fields/0/readOnlyWhen': 'impossible' },
    ['never-holds /steps/0/fields/0/readOnlyWhen'],
  ],
  [
    'a failure in the colour of a success',
    'payments/bills',
    { '/sections/1/columns/1/blocks/2/columns/2/tones/failed': 'success' },
    ['other-tone /sections/1/columns/1/blocks/2/columns/2/tones/failed'],
  ],
  [
    'a success that is there only beside another notice',
    'account/enrollment',
    { '/conditions/complete/all/1': 'cancelled' },
    ['shown-twice /conditions/complete/all/1'],
  ],
  [
    'a state that has no colour where all have one',
    'messages/case',
    { '/conditions/closed/is': 'Done' },
    ['impossible-value /conditions/closed/is'],
  ],
  [
    'two ways to pay at once, of which each asks when a payment comes',
    'account/home',
    { '/conditions/payNow/all/1': 'paidInTime' },
    [
      'same-link /sections/1/columns/0/blocks/3/links/0/show',
      'same-link /sections/1/columns/0/blocks/3/links/1/show',
      'same-link /conditions/payNow',
      'same-link /conditions/payEarly',
    ],
  ],
  [
    'a bill that is due and past due, beside days that are compared',
    'payments/bill',
    { '/conditions/payNow': { all: ['pastDue', 'dueByHand'] } },
    ['never-holds /conditions/payNow/all/0', 'never-holds /conditions/payNow/all/1'],
  ],
  [
    'two links to one page, of which one is there only with the other one',
    'help/list',
    { '/conditions/canAsk/all/1': 'isBooked' },
    ['same-link /sections/0/columns/0/blocks/3/links/0/show', 'same-link /conditions/canAsk'],
  ],
  [
    'nothing at all, said of a number that is there',
    'account/home',
    { '/conditions/noMessages': { from: 'reads.cases.count', filled: true } },
    ['opposite-name /conditions/noMessages/filled'],
  ],
  [
    'in time, said of what comes later',
    'account/home',
    {
      '/conditions/paidInTime/all/2': {
        compare: { from: 'reads.account.nextAutopayOn' },
        moreThan: { from: 'reads.account.nextDueDate' },
      },
    },
    ['opposite-name /conditions/paidInTime/all/2'],
  ],
  [
    'nothing due, said of what is due',
    'payments/pay',
    { '/conditions/nothingDue/all/0/in': ['noBills', 'clear', 'due'] },
    ['opposite-name /conditions/nothingDue/all/0/in/2'],
  ],
  [
    'an amount that is shown where another one is more than nothing',
    'account/home',
    { '/conditions/isLate/compare/from': 'reads.account.nextDueCents' },
    ['called-so /conditions/isLate', 'other-amount /conditions/isLate/compare/from'],
  ],
  [
    'a record of one amount that shows another one',
    'account/refer',
    { '/sections/2/columns/1/blocks/1/rows/0/value': 'reads.referrals.rewardCents' },
    ['other-amount /sections/2/columns/1/blocks/1/rows/0/value'],
  ],
  [
    'choices that are exchanged',
    'help/list',
    { '/reads/help/with/topic/of/bills': 'payments', '/reads/help/with/topic/of/payments': 'bills' },
    ['other-named /reads/help/with/topic/of/bills', 'other-named /reads/help/with/topic/of/payments'],
  ],
  [
    'an answer where there is no form',
    'account/move-out',
    { '/sections/2/columns/0/blocks/7/links/0/query/zip/from': 'answers.zip' },
    ['never-there /sections/2/columns/0/blocks/7/links/0/query/zip/from'],
  ],
  [
    'a print of a form',
    'payments/deposit',
    { '/sections/1/columns/1/blocks/4/show': 'open' },
    ['never-there /sections/1/columns/1/blocks/4/show', 'told-otherwise /sections/1/columns/1/blocks/4/show'],
  ],
  [
    'a notice below another option than its own',
    'requests/new',
    { '/steps/0/fields/0/notices': { meter: ['utilityKnown', 'utilityUnknown'] } },
    ['never-holds /steps/0/fields/0/notices/meter/0', 'never-holds /steps/0/fields/0/notices/meter/1'],
  ],
  [
    'another operation that is always called instead',
    'payments/autopay-set-up',
    { '/submit/instead/0/when': 'chosen' },
    ['unused-condition /conditions/isOn', 'always-holds /submit/instead/0/when'],
  ],
  [
    'a link to log in that leads to a page for guests',
    'plans/plan',
    {
      '/sections/3/columns/0/blocks/13/links/0/to': '/plans/:planId/enroll',
      '/sections/3/columns/0/blocks/13/links/1/to': '/plans/:planId/join',
    },
    ['guests-page /sections/3/columns/0/blocks/13/links/1/to'],
  ],
  [
    'a page for guests that customers are led to',
    'plans/shop',
    { '/sections/4/columns/0/blocks/1/link/to': '/plans/:planId/join' },
    ['guests-page /sections/4/columns/0/blocks/1/link/to'],
  ],
  [
    'a list of purposes sent where a type is taken',
    'documents/hand-in',
    { '/sections/1/columns/0/blocks/4/register/with/documentType/from': 'item.requirement.purpose' },
    ['other-list /sections/1/columns/0/blocks/4/register/with/documentType/from'],
  ],
  [
    'a point of a map that tells what its row does not',
    'requests/outages',
    { '/sections/1/columns/1/blocks/2/expected/show': 'isBack' },
    ['other-condition /sections/1/columns/1/blocks/2/expected/show'],
  ],
  [
    'the terms of what was there before',
    'plans/change',
    {
      '/steps/0/fields/1/documents/1/en': 'reads.change.present.termsLink',
      '/steps/0/fields/1/documents/1/es': 'reads.change.present.termsLink',
    },
    ['former-terms /steps/0/fields/1/documents/1/en', 'former-terms /steps/0/fields/1/documents/1/es'],
  ],
  [
    'a row that is called like another member',
    'payments/deposit',
    { '/sections/1/columns/0/blocks/0/rows/2/value': 'reads.deposit.refusedAt' },
    ['other-named /sections/1/columns/0/blocks/0/rows/2/value'],
  ],
  [
    'a button that is called like another operation of the same thing',
    'identity/verify',
    {
      '/sections/1/columns/0/blocks/5/submit/operation': 'startIdentityVerification',
      '/sections/1/columns/0/blocks/5/submit/with': {
        orderId: { from: 'reads.verification.orderId' },
        language: { from: 'language' },
      },
    },
    ['other-named /sections/1/columns/0/blocks/5/submit/operation'],
  ],
  [
    'business days that the text tells as days',
    'identity/verify',
    { '/texts/days': 'constants.documents.reviewBusinessDays' },
    ['told-otherwise /texts/days', 'told-otherwise /texts/days'],
  ],
  [
    'a suggestion that fills the whole address into the street',
    'plans/enroll',
    { '/steps/1/fields/1/suggest/value': 'line' },
    ['other-member /steps/1/fields/1/suggest/value'],
  ],
  [
    'a number above less than it can be',
    'plans/facts',
    { '/conditions/hasCredit/moreThan': -1 },
    ['always-holds /conditions/hasCredit/moreThan'],
  ],
  [
    'one of several conditions, of which one is asked around it',
    'plans/enroll',
    { '/conditions/withDeposit': { any: ['sent', 'deposit'] } },
    [
      'always-holds /conditions/withDeposit/any',
      'always-holds /sections/3/columns/0/blocks/2/show',
      'always-holds /sections/3/columns/0/blocks/3/show',
      'always-holds /sections/3/columns/0/blocks/4/show',
    ],
  ],
  [
    'a price in cents that is written in dollars',
    'plans/facts',
    { '/sections/3/columns/0/blocks/1/rows/0/as': 'cents' },
    ['told-otherwise /sections/3/columns/0/blocks/1/rows/0/value'],
  ],
  [
    'kinds of documents as the endings of files',
    'messages/new',
    { '/steps/0/fields/3/files/formats': 'constants.documents.types' },
    ['wrong-limit /steps/0/fields/3/files/formats'],
  ],
  [
    'the version of a text as its language',
    'payments/autopay-copy',
    { '/sections/0/columns/0/blocks/2/language': 'reads.copy.textVersion' },
    ['other-meaning /sections/0/columns/0/blocks/2/language'],
  ],
  [
    'a button that ends autopay where it is off',
    'payments/autopay',
    { '/sections/2/columns/0/blocks/10/show': 'off' },
    ['never-holds /sections/2/columns/0/blocks/10/show'],
  ],
  [
    'a condition called like a state that it leaves out',
    'payments/autopay-set-up',
    { '/conditions/usable/in': ['expired', 'validating'] },
    ['opposite-name /conditions/usable/in/0'],
  ],
  [
    'a filter without one of the choices of its read',
    'help/list',
    { '/sections/0/columns/0/blocks/4/controls/filter/options/6': gone },
    [
      'missing-option /reads/help/with/topic/of',
      'missing-option /sections/0/columns/0/blocks/4/controls/filter/options',
    ],
  ],
  [
    'two questions that begin with the same thing',
    'account/my-profile',
    { '/steps/0/fields/2/prefill': { from: 'reads.contact.fields.MobilePhone.value' } },
    ['same-beginning /steps/0/fields/1/prefill', 'same-beginning /steps/0/fields/2/prefill'],
  ],
  [
    'entries below the id of one of them',
    'help/list',
    { '/sections/0/columns/0/blocks/4/groupBy': 'item.articleId' },
    ['other-meaning /sections/0/columns/0/blocks/4/groupBy'],
  ],
  [
    'an optional question for a member that the operation needs',
    'requests/new',
    { [`${request}/2/required`]: gone },
    ['optional-answer /steps/0/fields/2'],
  ],
  [
    'a question that need not be answered, said in so many words',
    'messages/new',
    { '/steps/0/fields/1/required': false },
    ['optional-answer /steps/0/fields/1/required'],
  ],
  [
    'a hidden question for a member that the operation needs',
    'messages/new',
    {
      '/conditions': { told: { field: 'subject', is: 'x' } },
      '/steps/0/fields/1/show': 'told',
    },
    ['hidden-answer /steps/0/fields/1/show', 'hidden-answer /submit/with/description'],
  ],
  [
    'a hidden step for members that the operation needs',
    'plans/join',
    { '/conditions/texan': { field: 'state', is: 'TX' }, '/steps/2/show': 'texan' },
    ['hidden-answer /steps/2/show', 'hidden-answer /submit/with/acceptTerms'],
  ],
  [
    'two hidden questions, of which one is always asked',
    'identity/verify',
    { '/steps/0/fields/0/show': 'question' },
    [],
  ],
  [
    'a read that names none of several members',
    'messages/case',
    { '/reads/case/with': { recordId: { from: 'route.caseId' } } },
    ['missing-parameter /reads/case/with'],
  ],
  [
    'a member that needs others',
    'account/register',
    { '/steps/0/submit/with/lastName': gone, '/steps/0/fields/1': gone },
    ['missing-parameter /steps/0/submit/with/confirmationNumber'],
  ],
  [
    'a record that is saved without its id',
    'account/my-profile',
    { '/submit/with/fields.Id': gone },
    ['missing-parameter /submit/with'],
  ],
  [
    'a member that is always needed, and may be left out',
    'messages/case',
    { '/reads/case/with/recordId': { from: 'route.caseId', optional: true } },
    ['left-out /reads/case/with/recordId/optional'],
  ],
  [
    'a search that is always needed',
    'messages/list',
    { '/reads/cases/with/searchTerm': { from: 'route.query.words' } },
    [
      'awaited /reads/cases/with/searchTerm',
      'idle-control /sections/0/columns/0/blocks/1/controls/search/query',
      'never-holds /conditions/noMessages/all/0',
      'never-holds /conditions/noMessages/all/1',
    ],
  ],
  [
    'options out of a read that waits for an answer',
    'payments/autopay-set-up',
    {
      '/reads/others': {
        operation: 'getPaymentMethods',
        with: { accountNumber: { from: 'answers.source' } },
      },
      '/steps/0/fields/0/options/from': 'reads.others.methods',
    },
    ['waits-for-ever /steps/0/fields/0/options/from'],
  ],
  [
    'options out of a read that waits for an earlier answer, and tells its failure twice',
    'messages/new',
    {
      '/reads': {
        others: { operation: 'getPaymentMethods', with: { accountNumber: { from: 'answers.subject' } } },
      },
      '/steps/0/fields/4': {
        name: 'other',
        as: 'select',
        options: { from: 'reads.others.methods', value: 'paymentMethodId', label: 'state' },
      },
    },
    ['told-twice /reads/others', 'unsent-answer /steps/0/fields/4/name'],
  ],
  [
    'a first answer out of a read that waits for a step',
    'account/register',
    {
      '/reads/more': {
        operation: 'getBrandCustomerServiceInfo',
        with: { brandName: { from: 'results.find.confirmationNumber' } },
      },
      '/steps/3/fields/0/prefill': { from: 'reads.more.Customer_Service_Phone_Number__c' },
    },
    ['waits-for-ever /steps/3/fields/0/prefill/from'],
  ],
  [
    'reads that wait for each other',
    'documents/hand-in',
    {
      '/conditions/known': { from: 'reads.order.planName', filled: true },
      '/reads/types/when': 'known',
      '/reads/order/with/language': { from: 'reads.types.types.0.type' },
    },
    ['read-circle /conditions/known/from'],
  ],
  [
    'a read that waits for any of several things, all of which come after it',
    'plans/shop',
    { '/reads/account/when': 'ownTold' },
    ['read-circle /reads/account/when', 'read-circle /conditions/ownTold'],
  ],
  [
    'a read that may begin with another one of several things',
    'plans/shop',
    {
      '/conditions/begins': { any: ['ownTold', 'isKnown', { not: 'served' }] },
      '/reads/account/when': 'begins',
    },
    [],
  ],
  [
    'the hours of a visit, exchanged in its rows',
    'requests/visit',
    {
      '/sections/2/columns/0/blocks/4/rows/1/value': 'reads.visit.visit.endsAt',
      '/sections/2/columns/0/blocks/4/rows/2/value': 'reads.visit.visit.startsAt',
    },
    [
      'turned-round /sections/2/columns/0/blocks/4/rows/1/value',
      'turned-round /sections/2/columns/0/blocks/4/rows/2/value',
    ],
  ],
  [
    'the days of a period, exchanged in a file',
    'usage/comparison',
    {
      '/sections/4/columns/0/blocks/2/formats/0/columns/0/value': 'item.periodEnd',
      '/sections/4/columns/0/blocks/2/formats/0/columns/1/value': 'item.periodStart',
    },
    [
      'turned-round /sections/4/columns/0/blocks/2/formats/0/columns/0/value',
      'turned-round /sections/4/columns/0/blocks/2/formats/0/columns/1/value',
    ],
  ],
  [
    'a tone of a state that the org never tells',
    'payments/bills',
    { '/sections/1/columns/1/blocks/0/columns/2/tones/overdue': 'danger' },
    ['impossible-value /sections/1/columns/1/blocks/0/columns/2/tones/overdue'],
  ],
  [
    'a day between words',
    'plans/join',
    { '/steps/1/fields/6/min': { from: 'reads.plan.planName' } },
    ['wrong-limit /steps/1/fields/6/min'],
  ],
  [
    'a form that waits for the answer to what it sends',
    'requests/new',
    { '/sections/1/columns/0/blocks/0/show': 'sent' },
    ['never-holds /sections/1/columns/0/blocks/0'],
  ],
  [
    'an icon of an option that there is not',
    'account/register',
    { '/steps/1/fields/0/icons/fax': 'phone' },
    ['unknown-option /steps/1/fields/0/icons/fax'],
  ],
  [
    'an answer that is sent as what another question asks for',
    'requests/visit',
    { '/submit/with/gateCode': { field: 'someoneHome' } },
    ['wrong-type /submit/with/gateCode', 'unsent-answer /steps/1/fields/2/name'],
  ],
  [
    'a field of another object than that of the list',
    'messages/list',
    { '/reads/cases/with/fields/0': 'Contact.Email' },
    [
      'field-not-read /sections/0/columns/0/blocks/1/columns/1/value',
      'unknown-field /reads/cases/with/fields/0',
    ],
  ],
  [
    'a column that shows a whole entry',
    'payments/bills',
    { '/sections/1/columns/1/blocks/0/columns/1/value': 'item' },
    ['not-one-value /sections/1/columns/1/blocks/0/columns/1/value'],
  ],
  [
    'a consent that nobody is asked for',
    'payments/autopay-set-up',
    { '/submit/with/authorized': true },
    [
      'consent-not-asked /submit/with/authorized',
      'unsent-answer /steps/1/fields/0/name',
      'unsent-answer /submit/with/authorized',
    ],
  ],
  [
    'boxes that are ticked beforehand',
    'preferences/text-alerts',
    { '/steps/0/fields/1/prefill': ['billReady'] },
    ['ticked-beforehand /steps/0/fields/1/prefill'],
  ],
  [
    'one key for all customers',
    'messages/new',
    { '/submit/with/idempotencyKey': 'one-key-for-everybody' },
    ['fixed-key /submit/with/idempotencyKey'],
  ],
  [
    'an object in a row',
    'account/my-profile',
    { '/sections/0/columns/1/blocks/0/rows/0/value': 'reads.contact.fields.FirstName' },
    ['not-one-value /sections/0/columns/1/blocks/0/rows/0/value'],
  ],
  [
    'a list in a row, and a text as money',
    'payments/autopay-copy',
    {
      '/sections/0/columns/0/blocks/3/rows/0/value': 'reads.copy.paragraphs',
      '/sections/0/columns/0/blocks/3/rows/1/as': 'cents',
    },
    [
      'not-one-value /sections/0/columns/0/blocks/3/rows/0/value',
      'wrong-format /sections/0/columns/0/blocks/3/rows/1/as',
    ],
  ],
  [
    'a map of what has no place',
    'requests/outages',
    {
      '/sections/1/columns/1/blocks/2/latitude': 'item.area',
      '/sections/1/columns/1/blocks/2/outline': 'reads.outages.features',
      '/sections/1/columns/1/blocks/2/features': 'reads.outages.outages',
    },
    [
      'no-place /sections/1/columns/1/blocks/2/latitude',
      'no-place /sections/1/columns/1/blocks/2/outline',
      'no-place /sections/1/columns/1/blocks/2/features',
      'two-roles /sections/1/columns/1/blocks/2/title',
    ],
  ],
  [
    'a day as a time, in a text',
    'plans/change',
    { '/texts/ends/as': 'datetime', '/texts/address': 'reads.change.plan' },
    ['wrong-format /texts/ends/as', 'not-one-value /texts/address'],
  ],
  [
    'an object in a column',
    'messages/list',
    { '/sections/0/columns/0/blocks/1/columns/1/value': 'item.fields.CaseNumber' },
    ['not-one-value /sections/0/columns/0/blocks/1/columns/1/value'],
  ],
  [
    'an amount as a date',
    'account/home',
    { '/sections/1/columns/0/blocks/2/rows/0/as': 'date' },
    ['wrong-format /sections/1/columns/0/blocks/2/rows/0/as'],
  ],
  [
    'a format that is called as what every object has',
    'account/home',
    { '/sections/1/columns/0/blocks/2/rows/0/as': 'constructor' },
    [],
  ],
  [
    'a repeated answer whose first one is of no kind',
    'account/change-email',
    { '/steps/0/fields/0/as': 'constructor' },
    [],
  ],
  [
    'a part of an entry where there is none',
    'account/my-profile',
    { '/sections/0/columns/1/blocks/0/rows/0/value': 'item.fields.FirstName.value' },
    ['no-entry /sections/0/columns/1/blocks/0/rows/0/value'],
  ],
  [
    'a condition about an entry where there is none',
    'account/accounts',
    { '/sections/0/columns/0/blocks/2/show': 'blocked' },
    ['no-entry /sections/0/columns/0/blocks/2/show'],
  ],
  [
    'options out of what is no list',
    'identity/verify',
    { '/steps/0/fields/0/options/from': 'reads.verification.questionText' },
    ['no-list /steps/0/fields/0/options/from'],
  ],
  [
    'an entry out of what is no list',
    'payments/autopay-set-up',
    { '/submit/with/paymentMethodId/entryOf': 'reads.autopay.state' },
    ['no-list /submit/with/paymentMethodId/entryOf'],
  ],
  [
    'values of another type than the operation takes',
    'messages/new',
    {
      '/submit/with/subject': { first: [{ field: 'subject' }, { from: 'constants.messages.attachments' }] },
      '/submit/with/comments': { from: 'session.isGuest' },
      '/submit/with/accountNumber': { field: 'comments' },
      '/submit/with/language': { from: 'constants.languages' },
    },
    [
      'never-taken /submit/with/subject/first/0',
      'too-loose /steps/0/fields/2',
      'wrong-type /submit/with/subject/first/1/from',
      'wrong-type /submit/with/comments/from',
      'wrong-type /submit/with/language/from',
    ],
  ],
  [
    'more files than are taken, and formats out of a number',
    'messages/new',
    {
      '/steps/0/fields/3/files/most': 'constants.messages.textMaxLength',
      '/steps/0/fields/3/files/formats': 'constants.upload.maxBytes',
    },
    ['too-loose /steps/0/fields/3/files/most', 'wrong-type /steps/0/fields/3/files/formats'],
  ],
  [
    'lengths the wrong way round, and an answer that cannot be repeated',
    'account/register',
    {
      '/steps/3/fields/1/minLength': 40,
      '/steps/3/fields/1/maxLength': 10,
      '/steps/3/fields/2/maxLength': 1,
    },
    [
      'told-otherwise /steps/3/fields/1/minLength',
      'too-strict /steps/3/fields/1/maxLength',
      'empty-range /steps/3/fields/1/minLength',
      'empty-range /steps/3/fields/2/maxLength',
    ],
  ],
  [
    'numbers the wrong way round, and one that is none',
    'messages/new',
    {
      '/steps/0/fields/2': { name: 'comments', as: 'number', min: 9, max: 3 },
      '/steps/0/fields/0': { name: 'subject', as: 'number', min: 'two' },
    },
    [
      'wrong-type /submit/with/comments',
      'wrong-type /submit/with/subject',
      'empty-range /steps/0/fields/2/min',
      'wrong-limit /steps/0/fields/0/min',
      'wrong-type /steps/0/fields/0/as',
      'wrong-type /steps/0/fields/2/as',
      'optional-answer /steps/0/fields/0',
    ],
  ],
  [
    'days that are none',
    'plans/join',
    { '/steps/1/fields/6/min': 'today', '/steps/1/fields/6/max': '2026-13-45' },
    ['wrong-limit /steps/1/fields/6/min', 'wrong-limit /steps/1/fields/6/max'],
  ],
  [
    'first answers that the field refuses',
    'plans/join',
    {
      '/steps/1/fields/4/prefill': 'Texas',
      '/steps/0/fields/2/prefill': 'nobody',
      '/steps/1/fields/6/prefill': 'today',
    },
    [
      'refused-prefill /steps/1/fields/4/prefill',
      'refused-prefill /steps/0/fields/2/prefill',
      'refused-prefill /steps/1/fields/6/prefill',
    ],
  ],
  [
    'an answer that can only be read and is not there',
    'account/my-profile',
    { '/steps/0/fields/0/prefill': gone },
    ['empty-answer /steps/0/fields/0/readOnly'],
  ],
  [
    'a form that is never shown',
    'account/change-email',
    { '/conditions/open': { all: ['sent', { not: 'sent' }] } },
    [
      'never-holds /conditions/open/all/0',
      'never-holds /conditions/open/all/1',
      'never-holds /conditions/waiting/all/0',
    ],
  ],
  [
    'a condition that always holds',
    'account/change-email',
    { '/conditions/open': { any: ['sent', { not: 'sent' }] } },
    ['always-holds /conditions/open'],
  ],
  [
    'a section and a block that are never shown together',
    'plans/change',
    { '/sections/1/columns/0/blocks/0/show': 'sent' },
    ['never-holds /sections/1/columns/0/blocks/0/show'],
  ],
  [
    'a review that asks, before anything was asked',
    'messages/new',
    { '/steps/0/as': 'review' },
    ['review-with-fields /steps/0/fields', 'empty-step /steps/0/as'],
  ],
  ...['/es/usage', '/published/manifest', '/services/apexrest', '/assets', '/healthz', '/lwr/apex/x'].map(
    (route): Row => [`the route ${route}`, 'messages/new', { '/route': route }, ['reserved-route /route']],
  ),
  [
    'a route for everything',
    'messages/new',
    { '/route': '/:what' },
    ['catch-all-route /route', 'mixed-drafts /draft'],
  ],
  ['a part of a route twice', 'messages/case', { '/route': '/m/:caseId/:caseId' }, ['same-name /route']],
  [
    'a link of the menu to a page that varies',
    'messages/case',
    { '/navigation': { area: 'main', order: 3 } },
    ['varying-link /navigation'],
  ],
  [
    'conditions that grow without end',
    'messages/new',
    {
      '/conditions': Object.fromEntries(
        Array.from({ length: 60 }, (_, at) => [
          `c${at}`,
          at === 59 ? { from: 'language', is: 'es' } : { all: [`c${at + 1}`, { not: `c${at + 1}` }] },
        ]),
      ),
      '/sections/1/show': 'c0',
    },
    ['tangled-condition /conditions/c49'],
  ],
  [
    'two main buttons, which can be there at once',
    'payments/autopay',
    { '/sections/2/columns/0/blocks/8/links/1/show': 'agreed' },
    [
      'unused-condition /conditions/canChange',
      'unused-condition /sections/2/columns/0/blocks/8/links/1/show',
      'second-of-one /sections/2/columns/0/blocks/8/links/0/style',
      'second-of-one /sections/2/columns/0/blocks/8/links/1/style',
      'same-link /conditions/agreed',
      'same-link /conditions/canBegin',
      'same-link /sections/2/columns/0/blocks/8/links/0/show',
      'same-link /sections/2/columns/0/blocks/8/links/1/show',
    ],
  ],
  [
    'two large numbers, and a link of a row to nowhere',
    'account/home',
    {
      '/sections/1/columns/0/blocks/2/rows/1/prominent': true,
      '/sections/1/columns/1/blocks/5/link': gone,
    },
    [
      'second-of-one /sections/1/columns/0/blocks/2/rows/0/prominent',
      'second-of-one /sections/1/columns/0/blocks/2/rows/1/prominent',
      'no-link /sections/1/columns/1/blocks/5/columns/0/opens',
    ],
  ],
  [
    'two columns that are the link',
    'messages/list',
    { '/sections/0/columns/0/blocks/1/columns/1/opens': true },
    [
      'second-of-one /sections/0/columns/0/blocks/1/columns/0/opens',
      'second-of-one /sections/0/columns/0/blocks/1/columns/1/opens',
    ],
  ],
  [
    'forms and limits of the schema, in words',
    'messages/new',
    {
      '/route': 'Messages',
      '/steps/0/id': 'First step',
      '/steps/0/fields/0/maxLength': 0,
      '/steps/0/fields/1/rows': 90,
      '/submit/done/go': 'messages',
      '/conditions': { many: { field: 'subject', is: 'a', filled: true, in: ['b'] } },
    },
    [
      'shape /conditions/many',
      'shape /route',
      'shape /steps/0/fields/0/maxLength',
      'shape /steps/0/fields/1/rows',
      'shape /steps/0/id',
      'shape /submit/done/go',
    ],
  ],
  [
    'fields, objects, lists and orders that the org does not have',
    'messages/list',
    {
      '/reads/cases/with/listViewApiName': 'MyCase',
      '/reads/cases/with/fields': [
        'Case.CaseNumber',
        'Case.Subjct',
        'Cas.Status',
        'Case.Contact.Nmae',
        'Case.Status',
        'Case.CreatedDate',
        'Case.LastModifiedDate',
        'Case.Subject',
      ],
      '/reads/cases/with/sortBy/of/oldest': ['-Case.Oldness'],
      '/reads/cases/with/where/of/open': '{ IsClosd: { eq: false } }',
      '/reads/cases/with/where/of/closed': '{ IsClosed: { eq: true }',
    },
    [
      'unknown-list /reads/cases/with/listViewApiName',
      'unknown-field /reads/cases/with/fields/1',
      'unknown-object /reads/cases/with/fields/2',
      'unknown-field /reads/cases/with/fields/3',
      'unknown-field /reads/cases/with/sortBy/of/oldest/0',
      'unknown-field /reads/cases/with/where/of/open',
      'broken-filter /reads/cases/with/where/of/closed',
    ],
  ],
  [
    'a list of an object that the org does not have, and a related list',
    'messages/case',
    { '/reads/replies/with/relatedListId': 'CaseComment' },
    ['unknown-list /reads/replies/with/relatedListId'],
  ],
  [
    'an object that the org does not have',
    'account/home',
    { '/reads/cases/with/objectApiName': 'Cases' },
    ['unknown-object /reads/cases/with/objectApiName'],
  ],
  [
    'fields of a record that cannot be saved',
    'account/my-profile',
    {
      '/submit/with/fields.PreferredName': { field: 'otherPhone' },
      '/submit/with/fields.FirstName': { field: 'otherPhone' },
      '/steps/0/fields/1/maxLength': 41,
    },
    [
      'unknown-field /submit/with/fields.PreferredName',
      'fixed-field /submit/with/fields.FirstName',
      'too-loose /steps/0/fields/1/maxLength',
    ],
  ],
  [
    'answers that are needed too seldom, and under conditions that ask later',
    'messages/new',
    {
      '/conditions': { told: { field: 'subject', is: 'x' }, later: { field: 'comments', filled: true } },
      '/steps/0/fields/1/required': false,
      '/steps/0/fields/1/requiredWhen': 'told',
      '/steps/0/fields/0/readOnlyWhen': 'later',
      '/steps/0/fields/2/required': true,
      '/steps/0/fields/2/requiredWhen': 'tolt',
    },
    [
      'hidden-answer /steps/0/fields/1/requiredWhen',
      'hidden-answer /submit/with/description',
      'asked-later /steps/0/fields/0/readOnlyWhen',
      'useless-rule /steps/0/fields/2/requiredWhen',
      'unknown-condition /steps/0/fields/2/requiredWhen',
    ],
  ],
  [
    'an answer that is needed under a condition, and one that is locked',
    'plans/join',
    {
      '/conditions/soon': {
        compare: { field: 'requestedStartDate' },
        lessThan: { from: 'today', plusDays: 3 },
      },
      '/steps/1/fields/7/requiredWhen': 'soon',
      '/steps/1/fields/7/readOnlyWhen': 'soon',
    },
    [],
  ],
  [
    'comparisons of what cannot be compared',
    'plans/join',
    {
      '/conditions/a': { compare: { field: 'kind' }, atLeast: 3 },
      '/conditions/b': { compare: { field: 'requestedStartDate' }, atLeast: 3 },
      '/conditions/c': { compare: { field: 'requestedStartDate' }, count: true, atLeast: 3 },
      '/conditions/d': { compare: { field: 'city' }, count: true },
      '/conditions/e': { compare: { from: 'reads.plan.isPrepaid' }, moreThan: 0 },
      '/conditions/f': { compare: { field: 'city' }, count: true, moreThan: '2026-01-01' },
      '/conditions/g': { compare: { field: 'cty' }, count: true, moreThan: 2 },
      '/conditions/open': { any: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
    },
    [
      'wrong-comparison /conditions/a/compare',
      'wrong-comparison /conditions/b/atLeast',
      'wrong-comparison /conditions/c/compare',
      'wrong-comparison /conditions/d',
      'wrong-comparison /conditions/e/compare',
      'wrong-comparison /conditions/f/moreThan',
      'unknown-field /conditions/g/compare/field',
    ],
  ],
  [
    'entries that are counted by a condition that is none',
    'documents/hand-in',
    { '/conditions/several/all/1/matching': 'enrolment' },
    ['unknown-condition /conditions/several/all/1/matching'],
  ],
  [
    'entries that are counted by a member that they lack',
    'documents/hand-in',
    { '/conditions/enrollment/from': 'item.knd' },
    ['unknown-data /conditions/enrollment/from'],
  ],
  [
    'entries that are counted by a value that they never have',
    'documents/hand-in',
    { '/conditions/enrollment/is': 'enrolment', '/sections/1/columns/0/blocks/0/matching': gone },
    ['impossible-value /conditions/enrollment/is'],
  ],
  [
    'entries of what is not counted',
    'documents/hand-in',
    { '/conditions/several/all/1/count': gone },
    ['wrong-comparison /conditions/several/all/1/matching'],
  ],
  [
    'a question behind a number that nobody can give',
    'plans/join',
    {
      '/steps/1/fields/7': { name: 'esiid', as: 'number' },
      '/conditions/no': {
        all: [
          { compare: { field: 'esiid' }, moreThan: 9 },
          { compare: { field: 'esiid' }, lessThan: 3 },
        ],
      },
      '/steps/2/fields/0/readOnlyWhen': 'no',
    },
    [
      'wrong-type /submit/with/esiid',
      'never-holds /conditions/no/all/0',
      'never-holds /conditions/no/all/1',
      'wrong-type /steps/1/fields/7/as',
    ],
  ],
  [
    'a text above a question while something holds that is not known, and one that is not there',
    'messages/new',
    {
      '/conditions': { told: { field: 'subject', is: 'x' } },
      '/steps/0/fields/1/introWhen': 'told',
      '/steps/0/fields/2/intro': true,
      '/steps/0/fields/2/introWhen': 'tolt',
    },
    ['useless-rule /steps/0/fields/1/introWhen', 'unknown-condition /steps/0/fields/2/introWhen'],
  ],
  ['nothing at all', 'messages/new', {}, []],
  ['nothing at all in a form of two steps', 'payments/autopay-set-up', {}, []],
  [
    'a group of more than the operation takes',
    'account/authorized-users',
    { '/steps/0/fields/0/group/most': 6 },
    ['too-loose /steps/0/fields/0/group/most'],
  ],
  [
    'a group that says of nobody what it asks',
    'account/authorized-users',
    { '/steps/0/fields/0/group': gone },
    ['no-questions /steps/0/fields/0'],
  ],
  [
    'a question of a group that the operation does not take, and one that it misses',
    'account/authorized-users',
    { '/steps/0/fields/0/group/fields/2/name': 'mail' },
    [
      'unknown-member /steps/0/fields/0/group/fields/2/name',
      'missing-parameter /steps/0/fields/0/group/fields',
    ],
  ],
  [
    'a question of a group that may stay empty, and one that may be too long',
    'account/authorized-users',
    { '/steps/0/fields/0/group/fields/0/required': gone, '/steps/0/fields/0/group/fields/1/maxLength': 90 },
    [
      'optional-answer /steps/0/fields/0/group/fields/0',
      'too-loose /steps/0/fields/0/group/fields/1/maxLength',
    ],
  ],
  [
    'an option of a group that the operation does not know',
    'account/authorized-users',
    { '/steps/0/fields/0/group/fields/4/options/1': 'friend' },
    ['unknown-option /steps/0/fields/0/group/fields/4/options/1'],
  ],
  [
    'a secret in each entry, and a condition for one entry only',
    'account/authorized-users',
    {
      '/steps/0/fields/0/group/fields/0/as': 'password',
      '/steps/0/fields/0/group/fields/1/show': 'hasAccount',
    },
    [
      'too-strict /steps/0/fields/0/group/fields/0/maxLength',
      'wrong-kind /steps/0/fields/0/group/fields/0/as',
      'useless-rule /steps/0/fields/0/group/fields/1/show',
    ],
  ],
  [
    'a least that decides nothing, and one above the most',
    'account/authorized-users',
    { '/steps/0/fields/0/group/least': 7 },
    ['empty-range /steps/0/fields/0/group/least', 'useless-rule /steps/0/fields/0/group/least'],
  ],
  [
    'two questions of a group with one name',
    'account/authorized-users',
    { '/steps/0/fields/0/group/fields/3/name': 'firstName' },
    ['same-name /steps/0/fields/0/group/fields/3/name'],
  ],
  [
    'a group where the operation takes a text, and a word of groups elsewhere',
    'account/authorized-users',
    {
      '/submit/with/accountNumber': { field: 'users' },
      '/steps/0/fields/0/group/fields/0/group': { most: 1, fields: [{ name: 'x', as: 'text' }] },
    },
    ['wrong-type /submit/with/accountNumber', 'useless-rule /steps/0/fields/0/group/fields/0/group'],
  ],
  [
    'values of what cannot be calculated with',
    'account/authorized-users',
    {
      '/values': {
        sum: { add: [{ field: 'users' }, 1] },
        days: { daysFrom: { from: 'today' }, to: 5 },
        share: { divide: [{ from: 'values.sum' }, 0] },
        all: { sumOf: 'reads.users.users', take: 'email' },
        many: { countOf: 'reads.users.accountNumber' },
      },
      '/texts': { a: 'values.days', b: 'values.share', c: 'values.all', d: 'values.many' },
    },
    [
      'wrong-type /values/sum/add/0',
      'wrong-type /values/days/to',
      'division-by-zero /values/share/divide',
      'wrong-type /values/all/take',
      'wrong-type /values/many/countOf',
    ],
  ],
  [
    'values out of themselves, used by nothing, and that there are not',
    'account/authorized-users',
    {
      '/values': { one: { from: 'values.two' }, two: { add: [{ from: 'values.one' }, 1] }, idle: 3 },
      '/texts': { a: 'values.three' },
    },
    [
      'value-circle /values/one/from',
      'value-circle /values/two/add/0/from',
      'unused-calculation /values/idle',
      'unknown-data /texts/a',
    ],
  ],
  [
    'a value that the form would have to wait for, and one of the wrong type for a member',
    'account/authorized-users',
    {
      '/values': { known: { from: 'reads.users.users' }, late: { countOf: 'reads.users.users' } },
      '/steps/0/fields/0/prefill': { from: 'values.known' },
      '/submit/with/accountNumber': { from: 'values.late' },
    },
    ['wrong-source /steps/0/fields/0/prefill/from', 'wrong-type /submit/with/accountNumber/from'],
  ],
  [
    'a table of an option that is never chosen',
    'account/register',
    {
      '/values': { fee: { pick: { field: 'channel' }, of: { sms: 1, nothing: 3 } } },
      '/texts/fee': { from: 'values.fee', as: 'money' },
    },
    ['unknown-option /values/fee/of/nothing'],
  ],
  [
    'a text about a number in a way that only days are written',
    'account/authorized-users',
    {
      '/values': { many: { countOf: 'reads.users.users' } },
      '/texts': { many: { from: 'values.many', as: 'date' } },
    },
    ['wrong-format /texts/many/as'],
  ],
  [
    'a question of no kind that is repeated by another one',
    'account/new-password',
    {
      '/steps/0/fields/0/as': 'pasword',
      '/steps/0/fields/0/pattern': gone,
      '/steps/0/fields/0/minLength': gone,
    },
    [],
  ],
  [
    'a member of an address that its page does not take, and one that nothing writes',
    'account/move-out',
    {
      '/sections/2/columns/0/blocks/7/links/0/query': { zipcode: { from: 'reads.moveOut.newZipCode' } },
      '/reads/moveOut/with/accountNumber': { from: 'route.query.account' },
    },
    [
      'idle-query /sections/2/columns/0/blocks/7/links/0/query/zipcode',
      'unwritten-query /reads/moveOut/with/accountNumber/from',
    ],
  ],
  [
    'a member of the address that may be missing, or that a search writes',
    'account/move-out',
    {
      '/reads/plans': {
        operation: 'getPlans',
        with: {
          zipCode: { from: 'route.query.zip' },
          commodity: { from: 'route.query.kind', optional: true },
        },
        needed: false,
      },
      '/sections/0/columns/0/blocks/1': { block: 'search', name: 'find', query: 'zip', as: 'zip' },
    },
    [],
  ],
  [
    'a member of the address that is called like one of the route',
    'payments/receipt',
    { '/reads/payment/with/paymentId': { from: 'route.query.paymentId' } },
    ['unwritten-query /reads/payment/with/paymentId/from'],
  ],
  [
    'a link that leads customers to a page of guests',
    'messages/list',
    { '/sections/0/columns/0/blocks/0/links/1/to': '/forgot-password' },
    ['wrong-visitor /sections/0/columns/0/blocks/0/links/1/to'],
  ],
  [
    'a page for guests that shows the plans of all brands',
    'plans/join',
    { '/reads/plan/with/brandName': gone },
    ['any-brand /reads/plan/operation'],
  ],
  [
    'a failure that is told sometimes, and always',
    'plans/join',
    { '/reads/plan/needed': true },
    ['useless-rule /reads/plan/retryWhen'],
  ],
  [
    'another member of the session than the one of that name',
    'payments/history',
    { '/reads/payments/with/accountNumber': { from: 'session.userId' } },
    [
      'other-id /reads/payments/with/accountNumber/from',
      'wrong-source /reads/payments/with/accountNumber/from',
    ],
  ],
  [
    'a consent and a number that are answered with a word',
    'preferences/paperless',
    { '/submit/with/enabled': { field: 'agreed', is: 'true' } },
    ['unknown-option /submit/with/enabled/is'],
  ],
  [
    'cents as dollars: written, and sent',
    'payments/pay',
    { '/texts/balance/as': 'money', '/submit/with/otherAmount': { field: 'otherAmount' } },
    [
      'sent-otherwise /sections/2/columns/0/blocks/9/submit/with/otherAmount',
      'wrong-format /texts/balance/as',
      'wrong-unit /submit/with/otherAmount',
    ],
  ],
  [
    'a table without one of the answers that the operation needs',
    'payments/pay',
    { '/values/pays/of': { instalment: 'other', balance: 'balance' } },
    ['missing-pick /values/pays/of', 'missing-pick /values/pays/of'],
  ],
  [
    'a table with a value for all others',
    'payments/pay',
    { '/values/pays/of': { instalment: 'other' }, '/values/pays/otherwise': 'balance' },
    [],
  ],
  [
    'a slip in a further option beside those of a read',
    'payments/pay',
    { '/conditions/byCard/is': 'crad', '/conditions/byBank/is': 'pm_104417' },
    ['unknown-option /conditions/byCard/is'],
  ],
  [
    'a form behind its own answer, beside a button that waits for the same',
    'account/forgot-password',
    { '/sections/0/columns/0/blocks/0/show': 'sent' },
    ['never-holds /sections/0/columns/0/blocks/0', 'unused-condition /conditions/open'],
  ],
  [
    'a form behind the answer of a button that is there before',
    'account/forgot-password',
    { '/sections/0/columns/0/blocks/0/show': 'sent', '/sections/0/columns/0/blocks/3/show': gone },
    [
      'early-button /sections/0/columns/0/blocks/3',
      'unused-condition /conditions/open',
      'unused-condition /sections/0/columns/0/blocks/0/show',
      'unused-condition /sections/0/columns/0/blocks/1/show',
      'shown-twice /sections/0/columns/0/blocks/0/show',
    ],
  ],
  [
    'an entry that is counted by a condition about none',
    'payments/bills',
    { '/conditions/manyBills/matching': 'canPay' },
    ['no-entry /conditions/manyBills/matching'],
  ],
  [
    'a sum of what no entry has',
    'payments/bills',
    {
      '/values': { open: { sumOf: 'reads.bills.bills', take: 'openAmount' } },
      '/texts/open': { from: 'values.open', as: 'cents' },
    },
    ['unknown-data /values/open/take'],
  ],
  [
    'counts of one list that contradict each other',
    'documents/hand-in',
    { '/conditions/decided': { not: { all: ['several', 'nothing'] } } },
    ['always-holds /conditions/decided'],
  ],
  [
    'the price of free hours, which is nothing, told of an offer',
    'plans/plan',
    { '/sections/3/columns/1/blocks/0/flags/6/value': 'item.offPeakRate' },
    ['never-there /sections/3/columns/1/blocks/0/flags/6/value', 'never-there /conditions/freeHours'],
  ],
  [
    'the other one of two values, out of a read that waits for this one',
    'documents/hand-in',
    { '/reads/documents/with/orderId/first/1': { from: 'reads.order.orderId' } },
    ['read-circle /reads/documents/with/orderId/first/1/from'],
  ],
  [
    'a question that another one brings along, asked of some',
    'account/register',
    { '/steps/0/fields/1/show': 'linked' },
    ['hidden-answer /steps/0/fields/1/show'],
  ],
  [
    'a list that shows what another one shows already',
    'account/home',
    { '/sections/1/columns/2/blocks/1/items': 'coming' },
    ['same-list /sections/1/columns/2/blocks/1/items'],
  ],
  [
    'a number as a day with its time',
    'requests/outages',
    { '/sections/1/columns/1/blocks/2/rows/1/as': 'moment' },
    ['other-meaning /sections/1/columns/1/blocks/2/rows/1/value'],
  ],
  [
    'two conditions that ask for the same, of more cases than are tried',
    'plans/plan',
    { '/conditions/cheaperNow': { all: ['cheaper', { not: 'free' }] } },
    ['same-condition /conditions/cheaperLater/all/1', 'same-condition /conditions/cheaperNow/all/1'],
  ],
  [
    'the day since when something is so, told as one to come',
    'payments/autopay',
    { '/texts/nextDate/from': 'reads.autopay.since' },
    ['told-otherwise /texts/nextDate/from'],
  ],
  [
    'reads that wait for each other by a condition',
    'requests/new',
    { '/conditions/outage': { from: 'reads.address.utilityName', filled: true } },
    ['read-circle /reads/address/when'],
  ],
  [
    'an operation in place of another one that takes something else',
    'payments/autopay-set-up',
    { '/submit/instead/0/operation': 'cancelAutopay', '/submit/failed': gone },
    ['unknown-parameter /submit/instead/0/operation'],
  ],
  [
    'reasons and addresses that are none',
    'payments/autopay',
    { '/sections/2/columns/0/blocks/3/why': 'reads.autopay.brandName' },
    ['no-reason /sections/2/columns/0/blocks/3/why'],
  ],
  [
    'a code that is shared as an address',
    'account/refer',
    { '/sections/2/columns/0/blocks/0/link': 'reads.referrals.code' },
    ['no-address /sections/2/columns/0/blocks/0/link'],
  ],
  [
    'a day as the address of a document',
    'payments/bill',
    { '/sections/1/columns/2/blocks/0/formats/0/address': 'reads.bill.billDate' },
    ['no-address /sections/1/columns/2/blocks/0/formats/0/address'],
  ],
  [
    'documents out of lists of something else, by a file that is not there yet',
    'documents/hand-in',
    {
      '/sections/1/columns/0/blocks/4/types': 'reads.documents.requirements',
      '/sections/1/columns/0/blocks/4/register/with/fileId': { from: 'item.file.id' },
    },
    [
      'wrong-shape /sections/1/columns/0/blocks/4/types',
      'unknown-data /sections/1/columns/0/blocks/4/register/with/fileId/from',
    ],
  ],
  [
    'a challenge without its members',
    'account/passkeys',
    { '/sections/1/columns/0/blocks/1/challenge': 'result.challengeId' },
    ['wrong-shape /sections/1/columns/0/blocks/1/challenge'],
  ],
  [
    'a filter that asks a word to be more than a number',
    'plans/shop',
    { '/sections/4/columns/0/blocks/0/filters/1/value': 'item.rateType' },
    ['wrong-type /sections/4/columns/0/blocks/0/filters/1/value'],
  ],
  [
    'a condition that is unknown inside of another one',
    'payments/bills',
    { '/conditions/mayAskForTime/all/1/not': 'hasExtension' },
    ['unknown-condition /conditions/mayAskForTime/all/1/not'],
  ],
  [
    'the number of a case and the name of a plan where an id is taken',
    'requests/new',
    {
      '/sections/1/columns/0/blocks/5/links/0/with/caseId/from': 'result.caseNumber',
      '/submit/with/idempotencyKey': { from: 'attempt' },
    },
    ['other-id /sections/1/columns/0/blocks/5/links/0/with/caseId/from'],
  ],
  [
    'ids of other things in what is sent and read',
    'identity/verify',
    { '/submit/with/verificationId/from': 'reads.verification.orderId' },
    ['other-id /submit/with/verificationId/from'],
  ],
  [
    'records by what is no id',
    'messages/case',
    {
      '/reads/case/with/recordId/from': 'session.displayName',
      '/reads/replies/with/parentRecordId/from': 'reads.case.fields.CaseNumber.value',
    },
    ['other-id /reads/case/with/recordId/from', 'other-id /reads/replies/with/parentRecordId/from'],
  ],
  [
    'options by another member than the id that is sent, and looked up by another one',
    'payments/pay',
    { '/steps/0/fields/2/options/value': 'lastFour' },
    [
      ...['/submit/with/method/first/0', '/submit/with/paymentMethodId'].map(
        (place) => `other-id ${place}/where`,
      ),
      ...['method/first/0', 'paymentMethodId'].map(
        (member) => `other-id /sections/2/columns/0/blocks/9/submit/with/${member}/where`,
      ),
    ],
  ],
  [
    'a time in the place of its id',
    'help/call',
    { '/steps/0/fields/2/options/value': 'startsAt' },
    ['other-id /steps/0/fields/2/options/value'],
  ],
  [
    'another name of the brand than the one of the org',
    'plans/join',
    { '/reads/plan/with/brandName/from': 'brand.id' },
    ['other-id /reads/plan/with/brandName/from'],
  ],
  [
    'what no page takes: a moment for a day, a name with a space, a whole address',
    'usage/by-hour',
    {
      '/sections/2/columns/0/blocks/2/closer/query/day/from': 'item.start',
      '/sections/2/columns/1/blocks/1/links/0': {
        name: 'goal',
        to: '/help/:articleId',
        with: { articleId: 'save energy' },
      },
    },
    [
      'not-taken /sections/2/columns/0/blocks/2/closer/query/day',
      'not-taken /sections/2/columns/1/blocks/1/links/0/with/articleId',
    ],
  ],
  [
    'an address where a ZIP code stands beside it',
    'account/move-out',
    { '/sections/2/columns/0/blocks/7/links/0/query/zip/from': 'reads.moveOut.serviceAddress' },
    ['not-taken /sections/2/columns/0/blocks/7/links/0/query/zip'],
  ],
  [
    'cents that are read as they are',
    'payments/bill',
    {
      '/texts/payable': 'reads.bill.openCents',
      '/sections/1/columns/0/blocks/6/rows/2/as': gone,
      '/about': 'reads.bill.amountCents',
    },
    [
      'wrong-format /texts/payable',
      'wrong-format /sections/1/columns/0/blocks/6/rows/2/value',
      'wrong-format /about',
    ],
  ],
  [
    'options that are read while they are not asked',
    'help/call',
    { '/reads/times/when': 'booked' },
    ['never-asked /reads/times/when', 'never-asked /steps/0/fields/2/options/from'],
  ],
  [
    'a block of a read that is not asked there',
    'plans/change',
    { '/reads/plan/when': 'refused' },
    ['never-asked /reads/plan/when', 'never-asked /sections/1/columns/1/blocks/0/read'],
  ],
  [
    'a failure of another read',
    'plans/plan',
    { '/reads/plan/retryWhen': 'loaded', '/conditions/failed': gone },
    ['other-failure /reads/plan/retryWhen'],
  ],
  [
    'a try again where the answer was no',
    'plans/plan',
    { '/reads/plan/retryWhen': 'notOffered', '/conditions/failed': gone },
    ['other-failure /conditions/notOffered', 'other-failure /reads/plan/retryWhen'],
  ],
  [
    'a warning that every answer has',
    'plans/join',
    { '/steps/0/fields/2/check/warning': 'item.found.risk' },
    ['wrong-warning /steps/0/fields/2/check/warning'],
  ],
  [
    'a thing in a state in which it is not there',
    'requests/visit',
    { '/sections/2/columns/0/blocks/5/show': 'open' },
    [
      'never-holds /sections/2/columns/0/blocks/5/show',
      'never-there /sections/2/columns/0/blocks/5/submit/with/visitId/from',
    ],
  ],
  [
    'a sum of cents and of energy',
    'usage/by-hour',
    {
      '/values': {
        sum: { add: [{ from: 'reads.use.total.costCents' }, { from: 'reads.use.total.consumedKwh' }] },
        share: {
          round: { divide: [{ from: 'reads.use.total.costCents' }, { from: 'reads.use.total.consumedKwh' }] },
          digits: 2,
        },
      },
      '/sections/2/columns/1/blocks/0/rows/1': { name: 'sum', value: 'values.sum', as: 'number' },
      '/sections/2/columns/1/blocks/0/rows/2': { name: 'share', value: 'values.share', as: 'cents' },
    },
    ['wrong-unit /values/sum/add/0', 'wrong-unit /values/sum/add/1'],
  ],
  [
    'prices that are added up, and their mean',
    'payments/bill',
    {
      '/values': {
        sum: { sumOf: 'reads.bill.lines', take: 'unitPrice' },
        mean: {
          divide: [{ sumOf: 'reads.bill.lines', take: 'unitPrice' }, { countOf: 'reads.bill.lines' }],
        },
        lines: { sumOf: 'reads.bill.lines', take: 'amountCents' },
      },
      '/texts/month': { from: 'values.sum', as: 'number' },
      '/texts/due': { from: 'values.mean', as: 'number' },
      '/texts/payable': { from: 'values.lines', as: 'cents' },
    },
    ['wrong-unit /values/sum/take'],
  ],
  [
    'a constant of months that the operation does not take',
    'usage/comparison',
    { '/reads/history/with/months': { from: 'constants.usage.spikePercent' } },
    ['wrong-unit /reads/history/with/months/from'],
  ],
  [
    'a number that the operation does not take, out of a constant that tells no unit',
    'usage/comparison',
    { '/reads/history/with/months': { from: 'constants.plans.usageLow' } },
    ['refused-constant /reads/history/with/months/from'],
  ],
  [
    'gas of a read of electricity',
    'account/home',
    { '/sections/1/columns/1/blocks/3/bars/0/value': 'reads.usage.lastBill.consumedTherms' },
    [
      'never-there /sections/1/columns/1/blocks/3/bars/0/value',
      'told-otherwise /sections/1/columns/1/blocks/3/bars/0/value',
      'wrong-unit /sections/1/columns/1/blocks/3/bars/1/value',
    ],
  ],
  [
    'more characters than a question takes',
    'account/move',
    { '/conditions/placed/all/1/atLeast': 6 },
    ['never-holds /conditions/placed/all/1/atLeast'],
  ],
  [
    'a list that none of its columns opens',
    'payments/history',
    { '/sections/1/columns/0/blocks/1/columns/0/opens': gone },
    ['no-link /sections/1/columns/0/blocks/1/columns'],
  ],
  [
    'a bar of electricity among bars of gas',
    'usage/comparison',
    { '/sections/6/columns/1/blocks/0/bars/2/value': 'reads.bills.similarHomes.used' },
    [
      'told-otherwise /sections/6/columns/1/blocks/0/bars/2/value',
      'wrong-unit /sections/6/columns/1/blocks/0/bars/2/value',
    ],
  ],
  [
    'bars of both, which have no unit in common, whatever they are called',
    'usage/comparison',
    {
      '/sections/6/columns/1/blocks/0/bars/2/value': 'reads.bills.similarHomes.used',
      '/sections/6/columns/1/blocks/0/bars/2/name': 'electric',
    },
    [
      'told-otherwise /sections/6/columns/1/blocks/0/bars/2/value',
      'wrong-unit /sections/6/columns/1/blocks/0/bars/2/value',
    ],
  ],
  [
    'terms under an id',
    'plans/change',
    { '/steps/0/fields/1/documents/1/es': 'reads.change.plan.planId' },
    ['no-address /steps/0/fields/1/documents/1/es'],
  ],
  [
    'the plan of now by its name',
    'plans/shop',
    { '/sections/4/columns/0/blocks/0/present': { from: 'reads.account.planName' } },
    ['other-id /sections/4/columns/0/blocks/0/present/from'],
  ],
  [
    'a message for who has no account where there is one',
    'payments/history',
    { '/sections/0/show': 'hasAccount' },
    ['other-condition /sections/0/show'],
  ],
  [
    'the same where anybody is',
    'usage/alerts',
    { '/sections/1/show': gone },
    ['other-condition /sections/1/columns/0/blocks/0/name'],
  ],
  [
    'a failure that is told as a success',
    'account/register',
    { '/submit/failed/EMAIL_INVALID/message': 'codeSent' },
    ['told-as-success /submit/failed/EMAIL_INVALID/message'],
  ],
  [
    'no account that asks for the number of one',
    'payments/history',
    { '/conditions/noAccount/all/1/filled': true },
    ['opposite-name /conditions/noAccount/all/1'],
  ],
  [
    'the code of a failure as an id',
    'payments/deposit',
    { '/reads/depositWatch/with/orderId/from': 'failure' },
    ['other-meaning /reads/depositWatch/with/orderId/from'],
  ],
  [
    'a ZIP code that is a word',
    'requests/outages',
    { '/conditions/isBack/from': 'reads.address.zipCode' },
    ['other-meaning /conditions/isBack/from'],
  ],
  [
    'a button before the answer that it sends, and a passkey without a challenge',
    'account/forgot-password',
    { '/sections/0/columns/0/blocks/3/show': 'open' },
    ['early-button /sections/0/columns/0/blocks/3/show'],
  ],
  [
    'a passkey that nothing challenges',
    'account/log-in',
    { '/sections/0/columns/0/blocks/7/begin': gone },
    ['missing-member /sections/0/columns/0/blocks/7'],
  ],
  [
    'first answers that no option is',
    'account/move-out',
    { '/steps/1/fields/4/prefill': { from: 'reads.moveOut.state' } },
    ['refused-prefill /steps/1/fields/4/prefill/from'],
  ],
  [
    'a first answer that may be an option',
    'account/move-out',
    { '/steps/1/fields/4/prefill': { from: 'reads.moveOut.finalBillBy' } },
    [],
  ],
  [
    'days from today until one that has passed, and limits with nothing between',
    'account/move',
    { '/steps/0/fields/1/max': '2020-01-01', '/conditions/placed/all/1/atMost': 3 },
    ['empty-range /steps/0/fields/1/max', 'never-holds /conditions/placed/all/1/atMost'],
  ],
  [
    'a typed text where a form is wanted, and a name where a document is opened',
    'plans/join',
    {
      '/steps/1/fields/1/suggest/with/zipCode': { from: 'item.typed' },
      '/steps/2/fields/0/documents/1/es': 'reads.plan.planName',
    },
    ['too-loose /steps/1/fields/1/suggest/with/zipCode', 'no-address /steps/2/fields/0/documents/1/es'],
  ],
  [
    'a state that no stage stands for',
    'identity/verify',
    { '/sections/1/columns/0/blocks/1/stages': ['questions', 'done'] },
    ['missing-stage /sections/1/columns/0/blocks/1/stages'],
  ],
  [
    'what is done, marked and locked by conditions about something else',
    'account/enrollment',
    { '/sections/1/columns/0/blocks/4/done': 'pending', '/conditions/done': gone },
    ['no-entry /sections/1/columns/0/blocks/4/done'],
  ],
  [
    'uploads that are locked by an entry',
    'documents/hand-in',
    { '/sections/1/columns/0/blocks/4/locked': 'enrollment' },
    ['no-entry /sections/1/columns/0/blocks/4/locked'],
  ],
  [
    'hours as days of the week',
    'usage/week',
    { '/sections/2/columns/0/blocks/1/weekday': 'item.hour' },
    ['wrong-range /sections/2/columns/0/blocks/1/weekday', 'two-roles /sections/2/columns/0/blocks/1/hour'],
  ],
  [
    'a list that is joined, and a word for a state that never is',
    'payments/bills',
    {
      '/values': {
        all: { join: [{ from: 'reads.bills.bills' }, 'x'], with: ', ' },
        word: { pick: { from: 'reads.autopay.state' }, of: { active: 'Visa' } },
      },
      '/texts/method': 'values.all',
      '/texts/lastFour': 'values.word',
    },
    [
      'other-meaning /texts/lastFour',
      'not-one-value /values/all/join/0/from',
      'unknown-option /values/word/of/active',
    ],
  ],
  [
    'buttons that send what is there: a first answer, and one that they wait for',
    'account/forgot-password',
    {
      '/conditions/typed': { field: 'email', filled: true },
      '/sections/0/columns/0/blocks/3/show': 'typed',
    },
    [],
  ],
  [
    'a failure that is told to everybody who has an account',
    'plans/plan',
    { '/reads/plan/retryWhen': 'isKnown', '/conditions/failed': gone },
    [],
  ],
  [
    'a word in an address beside the id of the same thing',
    'payments/bills',
    {
      '/sections/1/columns/1/blocks/0/link': {
        to: '/messages',
        query: { words: { from: 'item.month' }, show: { from: 'item.state' } },
      },
    },
    [],
  ],
  [
    'stages that may stand at none',
    'identity/verify',
    {
      '/sections/1/columns/0/blocks/1/stages': ['questions', 'done'],
      '/sections/1/columns/0/blocks/1/show': 'found2',
      '/conditions/found2': { from: 'reads.verification.orderId', filled: true },
    },
    [],
  ],
  [
    'a failure that is told by that of another read',
    'usage/by-hour',
    {
      '/conditions/useFailed': { from: 'readErrors.use', filled: true },
      '/reads/forecast/retryWhen': 'useFailed',
    },
    ['other-failure /reads/forecast/retryWhen'],
  ],
  [
    'a failure that is told where there is none',
    'account/home',
    { '/reads/account/retryWhen': 'works' },
    ['other-failure /reads/account/retryWhen'],
  ],
  [
    'one number for both degrees of a place',
    'requests/outages',
    { '/sections/1/columns/1/blocks/2/here/longitude': 'reads.address.latitude' },
    [
      'no-place /sections/1/columns/1/blocks/2/here/latitude',
      'no-place /sections/1/columns/1/blocks/2/here/longitude',
    ],
  ],
  [
    'headings out of lists',
    'payments/extension',
    { '/steps/0/fields/0/options/groupBy': 'instalments' },
    ['wrong-source /steps/0/fields/0/options/groupBy'],
  ],
  [
    'headings out of numbers',
    'payments/extension',
    { '/steps/0/fields/0/options/groupBy': 'nextCents' },
    ['unknown-data /steps/0/fields/0/options/groupBy'],
  ],
  [
    'an option that is offered only where the form is not',
    'account/move-out',
    { '/steps/1/fields/4/offered': { email: 'requested' } },
    ['never-holds /steps/1/fields/4/offered/email'],
  ],
  [
    'a question that is locked wherever the form is',
    'account/move-out',
    { '/steps/0/fields/0/readOnlyWhen': 'possible' },
    ['always-holds /steps/0/fields/0/readOnlyWhen'],
  ],
  [
    'a question that is asked only where the form is not',
    'account/move-out',
    { '/steps/1/fields/4/show': 'requested' },
    [
      'hidden-answer /steps/1/fields/4/show',
      'hidden-answer /submit/with/finalBillBy',
      'never-holds /steps/1/fields/4/show',
    ],
  ],
  [
    'a search that is longer than what its operation takes',
    'help/list',
    { '/sections/0/columns/0/blocks/4/controls/search/maxLength': 200 },
    ['too-loose /sections/0/columns/0/blocks/4/controls/search/maxLength'],
  ],
  [
    'a search that is shorter than what its operation takes',
    'help/list',
    { '/sections/0/columns/0/blocks/4/controls/search/maxLength': 40 },
    [],
  ],
];

function changed(screen: string, change: Change): unknown {
  const found = files.screens.find(({ file }) => file === `screen-configs/${screen}.json`);
  const config = structuredClone(found?.value) as Record<string, unknown>; // a screen is an object
  const removed: { readonly list: unknown[]; readonly at: number }[] = [];
  for (const [pointer, value] of Object.entries(change)) {
    const path = pointer.slice(1).split('/');
    const last = path.pop() ?? '';
    const inner = path.reduce<Record<string, unknown>>(
      (within, member) => within[member] as Record<string, unknown>, // the rows name what is there
      config,
    );
    if (Array.isArray(inner) && value === gone) removed.push({ list: inner, at: Number(last) });
    else if (value === gone) delete inner[last];
    else inner[last] = value;
  }
  for (const { list, at } of removed.toReversed()) list.splice(at, 1);
  return config;
}

describe('the check of real screens, each with something wrong', () => {
  const fileOf = (at: number) => `screen-configs/slip/s${at}.json`;
  const screens = rows.map(
    ([, screen, change], at) =>
      parseSource(fileOf(at), JSON.stringify(changed(screen, change), null, 2)).source,
  );
  const found = checkScreens({ ...files, screens: [...files.screens, ...screens] }, blockDescriptors);
  // They stand beside the sound screens, whose names and routes they have; texts have a table of their own.
  const own = found.filter(
    ({ rule }) =>
      !['id', 'same-route', 'unknown-route', 'missing-query'].includes(rule) &&
      !/-text$|-file$|-value$|-elsewhere$/.test(rule.replace(/not-one-value|impossible-value/, '')),
  );

  it.each(rows.map(([name, , , want], at) => [name, at, want] as const))('%s', (_, at, want) => {
    const told = own.filter(({ file }) => file === fileOf(at));
    expect(told.map(({ rule, pointer }) => `${rule} ${pointer}`).sort()).toEqual([...want].sort());
    for (const { remedy, message } of told) {
      expect(remedy).toMatch(/\.$|\?$/);
      expect(`${message} ${remedy}`).not.toMatch(/\[object|undefined|NaN|\(\[|\]\)|\{\d|>=|<=|must match/);
    }
  });
});
