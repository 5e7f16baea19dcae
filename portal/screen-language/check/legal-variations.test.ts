import { describe, expect, it } from 'vitest';
import { blockDescriptors } from '../../src/blocks/registry.ts';
import { readProject } from '../load/project-files.ts';
import { parseSource } from '../load/source-file.ts';
import { walkValues } from '../model/walk-values.ts';
import { checkScreens } from './check-project.ts';
import { conditionMembers } from './facts/named-conditions.ts';

/** A screen of the project, names of conditions in the habits of other analysts, and what else is said in another way. */
type Row = readonly [name: string, screen: string, renamed: Names, changed?: Change];
type Names = { readonly [condition: string]: string };
type Change = { readonly [pointer: string]: unknown };

const { files } = readProject('.');

const account = { noAccount: 'x', hasAccount: 'y' };
const called = (lacking: string, there: string): Names => ({ noAccount: lacking, hasAccount: there });

const enabled = '/sections/2/columns/0/blocks/2';
const unfollow = '/sections/1/columns/0/blocks/3';

const rows: readonly Row[] = [
  [
    'a button of its own for one way to get a code',
    'account/register',
    {},
    {
      '/sections/0/columns/0/blocks/2/name': 'byEmail',
      '/sections/0/columns/0/blocks/2/submit/with/channel': 'email',
    },
  ],
  [
    'what is owed, said by its opposite',
    'account/home',
    {},
    { '/conditions/owes': { not: { compare: { from: 'reads.account.balanceCents' }, atMost: 0 } } },
  ],
  [
    'no messages, counted',
    'account/home',
    {},
    { '/conditions/noMessages': { compare: { from: 'reads.cases.count' }, lessThan: 1 } },
  ],
  [
    'what is open, where something of it can be paid',
    'payments/bill',
    {},
    { '/sections/1/columns/0/blocks/6/rows/2/show': 'payable' },
  ],
  ['fewer ways to pay', 'payments/extension', {}, { '/conditions/canPay/in': ['running', 'tooLittle'] }],
  [
    'what goes on, by its states',
    'identity/verify',
    {},
    {
      '/conditions/resumable': {
        from: 'reads.verification.state',
        in: ['question', 'code', 'postponed'],
      },
    },
  ],
  [
    'the same, said of both sides',
    'plans/year',
    {},
    {
      '/conditions/same': {
        all: [
          'isKnown',
          { from: 'reads.year.cheaperByCents', is: 0 },
          { from: 'reads.year.dearerByCents', is: 0 },
        ],
      },
    },
  ],
  [
    'late, said by what is missing',
    'preferences/overview',
    {},
    { '/conditions/late': { from: 'reads.preferences.smsConfirmationDueAt', filled: false } },
  ],
  ['methods that can be used now', 'payments/autopay-set-up', {}, { '/conditions/usable/in': ['usable'] }],
  [
    'a pending state as a warning',
    'account/accounts',
    {},
    {
      '/sections/0/columns/0/blocks/1/status/tones/Pending': 'warning',
    },
  ],
  ['topics as radio buttons', 'help/call', {}, { '/steps/0/fields/0/as': 'radio' }],
  ['Spanish', 'payments/all-bills', called('sinCuenta', 'tieneCuenta')],
  ['Spanish, for something that is lacking', 'payments/all-bills', called('faltaCuenta', 'cuenta')],
  ['French', 'payments/all-bills', called('sansCompte', 'aUnCompte')],
  ['French, turned by a word behind', 'payments/all-bills', called('pasDeCompte', 'compte')],
  ['German', 'payments/all-bills', called('ohneKonto', 'mitKonto')],
  ['Vietnamese', 'payments/all-bills', called('chuaCoTaiKhoan', 'coTaiKhoan')],
  ['the words of the studio', 'payments/all-bills', called('accountHasNoAnswer', 'accountHasAnAnswer')],
  ['one letter', 'payments/all-bills', account],
  ['a word that says what is lacking', 'payments/all-bills', called('missingAccount', 'account')],
  ['another word that says what is lacking', 'payments/bills', called('lacksAccount', 'accountThere')],
  ['something that comes before', 'payments/all-bills', called('beforeAccount', 'account')],
  ['French for what is blocked', 'account/accounts', { unblocked: 'libre', blocked: 'bloque' }],
  ['a negation in French', 'account/accounts', { blocked: 'bloque', unblocked: 'nonBloque' }],
  ['guests in Spanish', 'help/list', { isGuest: 'esInvitado', isCustomer: 'esCliente' }],
  ['guests as visitors', 'help/list', { isGuest: 'visitor', isCustomer: 'notVisitor' }],
  ['all in capitals behind the first', 'help/list', { isGuest: 'gUEST', isCustomer: 'kNOWN' }],
  ['what is still to be done', 'account/change-email', { open: 'beforeSent', pending: 'awaitingReply' }],
  ['what comes after', 'account/confirm-registration', { open: 'untilConfirmed', lacking: 'withoutLink' }],
  ['lacking, in Spanish', 'account/confirm-registration', { linked: 'enlace', lacking: 'faltaEnlace' }],
  [
    'not yet, in German',
    'account/confirm-registration',
    { confirmed: 'bestaetigt', notYet: 'nochUnbestaetigt', open: 'vorBestaetigt' },
  ],
  ['not yet', 'account/confirm-registration', { notYet: 'stillUnconfirmed', lacking: 'linkMissing' }],
  ['who may change', 'plans/year', { canChange: 'changePossible', cannotChange: 'changeRefused' }],
  ['what is offered', 'plans/year', { notOffered: 'soldOut', offered: 'onSale' }],
  ['what was asked', 'plans/join', { asked: 'zipGiven', notAsked: 'zipMissing' }],
  ['no entries in another word', 'documents/hand-in', { nothing: 'empty', several: 'moreThanOne' }],
  ['numbers in Spanish', 'identity/verify', { nothing: 'ninguno', several: 'varios' }],
  ['switched on in German', 'payments/autopay', { isOn: 'eingeschaltet', off: 'ausgeschaltet' }],
  ['followed in Spanish', 'requests/outages', { followed: 'seguido', notFollowed: 'sinSeguir' }],
  ['what is over', 'requests/outages', { isBack: 'over', stillOut: 'ongoing' }],
  ['known in other words', 'requests/outages', { phoneKnown: 'hasPhone', phoneUnknown: 'lacksPhone' }],
  ['gas and electricity in French', 'plans/year', { gas: 'gaz', electric: 'electrique' }],
  ['paid, later', 'payments/pay', { paid: 'paidAtOnce', paidLater: 'paidAfterWaiting' }],
  ['a failure in other words', 'plans/shop', { failed: 'notLoaded', badZip: 'zipRefused' }],
  ['Spanish words that are English ones, too', 'payments/bill', { open: 'factible', paid: 'pagado' }],
  ['states by what they are not', 'account/enrollment', { pending: 'notFinished', cancelled: 'stopped' }],
  ['codes in other words', 'account/log-in', { expired: 'sessionOver', inactive: 'awayTooLong' }],
  [
    'a closed conversation that takes no answer',
    'messages/case',
    {},
    { '/sections/1/columns/0/blocks/2/show': 'open' },
  ],
  [
    'a receipt that is printed before it is paid',
    'payments/receipt',
    {},
    { '/sections/0/columns/0/blocks/7/show': 'loaded' },
  ],
  ['five messages on the first page', 'account/home', {}, { '/sections/1/columns/1/blocks/5/limit': 5 }],
  [
    'a button that stops paper bills and one that asks for them, in other words',
    'preferences/overview',
    { paper: 'byPost', paperless: 'byScreen' },
  ],
  ['a success told as plain text', 'payments/pay', {}, { '/sections/2/columns/0/blocks/0/tone': 'plain' }],
  [
    'a condition said by its opposite',
    'account/confirm-registration',
    {},
    { '/conditions/lacking': { from: 'route.hash.token', filled: false } },
  ],
  [
    'a list of all others in the place of one that is not',
    'requests/outages',
    {},
    {
      '/conditions/stillOut': {
        from: 'item.state',
        in: ['reported', 'crewAssigned', 'crewOnSite'],
      },
    },
  ],
  [
    'any of what is not, for not all',
    'plans/shop',
    {},
    {
      '/conditions/asked': undefined,
      '/conditions/notAsked': {
        all: [
          { from: 'route.query.zip', filled: false },
          { from: 'reads.account.zipCode', filled: false },
        ],
      },
      '/conditions/asksLater': { all: ['isCustomer', { not: 'notAsked' }] },
    },
  ],
  [
    'no more than one, counted',
    'documents/hand-in',
    { several: 'notJustOne' },
    { '/conditions/nothing/all/1/lessThan': undefined, '/conditions/nothing/all/1/atMost': 0 },
  ],
  [
    'no second one',
    'identity/verify',
    {},
    {
      '/conditions/noSecond': {
        compare: { from: 'reads.lobby.pending' },
        count: true,
        matching: 'enrollment',
        atMost: 1,
      },
      '/conditions/decided/not': { any: ['nothing', { not: 'noSecond' }] },
      '/conditions/several/all/1': { not: 'noSecond' },
    },
  ],
  [
    'the mean of amounts',
    'payments/bill',
    {},
    {
      '/values': {
        mean: {
          divide: [{ sumOf: 'reads.bill.lines', take: 'amountCents' }, { countOf: 'reads.bill.lines' }],
        },
      },
      '/texts/payable': { from: 'values.mean', as: 'cents' },
    },
  ],
  [
    'cents as dollars',
    'payments/bill',
    {},
    {
      '/values': { dollars: { divide: [{ from: 'reads.bill.openCents' }, 100] } },
      '/texts/payable': { from: 'values.dollars', as: 'money' },
    },
  ],
  [
    'an amount, or none',
    'usage/by-hour',
    {},
    {
      '/values': { cost: { when: 'told', use: { from: 'reads.use.total.costCents' }, otherwise: 0 } },
      '/sections/2/columns/1/blocks/0/rows/0/value': 'values.cost',
    },
  ],
  [
    'as many months as the contract takes',
    'usage/comparison',
    {},
    { '/reads/history/with/months': { from: 'constants.usage.historyMonthsMost' } },
  ],
  [
    'five characters, said as more than four',
    'account/move',
    {},
    { '/conditions/placed/all/1': { compare: { from: 'answers.zipCode' }, count: true, moreThan: 4 } },
  ],
  ['a button that declines', 'preferences/overview', {}, { [`${enabled}/name`]: 'declinePaperless' }],
  ['a button that goes back to paper', 'preferences/overview', {}, { [`${enabled}/name`]: 'quitarSinPapel' }],
  ['a button that switches off', 'requests/outages', {}, { [`${unfollow}/name`]: 'turnFollowingOff' }],
  ['a button in Spanish', 'requests/outages', {}, { [`${unfollow}/name`]: 'dejarDeSeguirFollow' }],
  [
    'a button that accepts an offer',
    'requests/outages',
    {},
    { '/sections/1/columns/0/blocks/2/name': 'acceptOffer' },
  ],
  [
    'in time, as it is due later than today',
    'account/home',
    {},
    {
      '/conditions/paidInTime/all/1': {
        compare: { from: 'reads.account.nextDueDate' },
        moreThan: { from: 'today' },
      },
    },
  ],
  [
    'a failure that has a condition of its own',
    'payments/pay',
    {},
    {
      '/conditions/refused/in': [
        'PAYMENT_FAILED',
        'PAYMENT_METHOD_REFUSED',
        'PAYMENT_AMOUNT_INVALID',
        'INVALID_INPUT',
        'UNABLE_TO_PROCESS',
        'TOO_MANY_REQUESTS',
      ],
      '/conditions/balanceChanged': { from: 'failure', is: 'BALANCE_CHANGED' },
      '/conditions/lost/all/2': { not: 'balanceChanged' },
    },
  ],
  [
    'what can be paid, where something is late',
    'payments/pay',
    {},
    { '/sections/2/columns/1/blocks/0/rows/0/show': 'isLate' },
  ],
  [
    'a link of guests that leads through the log-in',
    'requests/outages',
    {},
    {
      '/sections/1/columns/2/blocks/2/show': undefined,
      '/sections/1/columns/2/blocks/2/links': [
        { name: 'logIn', to: '/login', show: 'isGuest' },
        { name: 'bills', to: '/bills', show: 'isGuest' },
      ],
    },
  ],
  ['a page to log in at another address', 'account/log-in', {}, { '/route': '/sign-in' }],
  [
    'a link to that page for everybody',
    'requests/outages',
    {},
    {
      '/sections/1/columns/2/blocks/2/show': undefined,
      '/sections/1/columns/2/blocks/2/links/0/to': '/sign-in',
    },
  ],
  [
    'a watch that ends once there is an answer, said by its opposite',
    'payments/pay',
    {},
    {
      '/conditions/watched/all/1/not': {
        all: [
          { from: 'reads.status.state', filled: true },
          { not: { from: 'reads.status.state', in: ['pending', 'notReceived'] } },
        ],
      },
    },
  ],
  [
    'the amount before the state',
    'payments/history',
    {},
    {
      '/sections/1/columns/0/blocks/1/columns': [
        { name: 'date', value: 'item.takenAt', as: 'date', opens: true },
        { name: 'amount', value: 'item.amountCents', as: 'cents' },
        { name: 'method', value: 'item.lastFour' },
        {
          name: 'state',
          value: 'item.state',
          as: 'status',
          tones: { succeeded: 'success', pending: 'info', failed: 'danger' },
        },
      ],
    },
  ],
  ['a shorter note for a call', 'help/call', {}, { '/steps/0/fields/4/maxLength': 300 }],
  ['news with the time', 'usage/alerts', {}, { '/sections/2/columns/0/blocks/10/rows/0/as': 'datetime' }],
  [
    'a longer box for the note, and slots asked for less often',
    'requests/visit',
    {},
    { '/steps/1/fields/4/rows': 5, '/reads/slots/refreshEvery': 30000 },
  ],
  [
    'a payment made by itself is told once it is loaded',
    'payments/receipt',
    {},
    { '/conditions/automatic': { all: ['loaded', { from: 'reads.payment.isAutomatic', is: true }] } },
  ],
  [
    'what is paid in time, compared the other way round',
    'account/home',
    {},
    {
      '/conditions/paidInTime/all/2': {
        not: {
          compare: { from: 'reads.account.nextDueDate' },
          lessThan: { from: 'reads.account.nextAutopayOn' },
        },
      },
    },
  ],
  [
    'two days to pay early, said by what is not so any more',
    'payments/bills',
    {},
    {
      '/conditions/pastStop': {
        compare: { from: 'today' },
        moreThan: { from: 'reads.autopay.stoppableUntil', plusDays: -2 },
      },
    },
  ],
  [
    'the end of a visit above its beginning',
    'requests/visit',
    {},
    {
      '/sections/2/columns/0/blocks/4/rows': [
        { name: 'on', value: 'reads.visit.visit.on', as: 'weekday', prominent: true },
        { name: 'to', value: 'reads.visit.visit.endsAt', as: 'time' },
        { name: 'from', value: 'reads.visit.visit.startsAt', as: 'time' },
      ],
    },
  ],
  [
    'eight bills in the list',
    'payments/bills',
    {},
    { '/sections/1/columns/1/blocks/0/limit': 8, '/conditions/manyBills/moreThan': 8 },
  ],
  ['twenty messages a page', 'messages/list', {}, { '/reads/cases/with/pageSize': 20 }],
  ['a shorter name for a passkey', 'account/passkeys', {}, { '/steps/0/fields/0/maxLength': 40 }],
  ['post before e-mail', 'account/move-out', {}, { '/steps/1/fields/4/options': ['mail', 'email'] }],
  [
    'help only while the enrollment goes on',
    'account/enrollment',
    {},
    { '/sections/1/columns/0/blocks/5/show': 'underWay' },
  ],
  [
    'the last name first',
    'account/register',
    {},
    {
      '/steps/0/fields': [
        {
          name: 'lastName',
          as: 'text',
          required: true,
          maxLength: 80,
          show: 'byFacts',
          autocomplete: 'family-name',
        },
        {
          name: 'confirmationNumber',
          as: 'text',
          required: true,
          minLength: 4,
          maxLength: 40,
          show: 'byFacts',
          autocomplete: 'off',
        },
        { name: 'zipCode', as: 'zip', required: true, maxLength: 5, show: 'byFacts' },
      ],
    },
  ],
  [
    'alerts before the phone',
    'preferences/text-alerts',
    {},
    {
      '/steps/0/fields': [
        {
          name: 'alerts',
          as: 'checkboxes',
          required: true,
          options: { from: 'constants.sms.alerts' },
          prefill: { from: 'reads.preferences.smsAlerts' },
        },
        {
          name: 'mobilePhone',
          as: 'tel',
          required: true,
          maxLength: 30,
          prefill: {
            first: [
              { from: 'reads.preferences.alertPhone' },
              { from: 'reads.contact.fields.MobilePhone.value' },
            ],
          },
        },
        { name: 'consent', as: 'consent', required: true },
      ],
    },
  ],
  [
    'three people, each with a phone',
    'account/authorized-users',
    {},
    { '/steps/0/fields/0/group/most': 3, '/steps/0/fields/0/group/fields/3/required': true },
  ],
  [
    'until the day, without the hour',
    'identity/verify',
    {},
    { '/sections/1/columns/1/blocks/1/rows/0/as': 'date' },
  ],
  [
    'ways to pay with the state before the date',
    'payments/autopay',
    {},
    {
      '/sections/2/columns/0/blocks/11/columns': [
        { name: 'brandName', value: 'item.brandName' },
        { name: 'lastFour', value: 'item.lastFour' },
        {
          name: 'state',
          value: 'item.state',
          as: 'status',
          tones: { usable: 'success', validating: 'info', expired: 'warning', refused: 'danger' },
        },
        { name: 'expires', value: 'item.expires', as: 'month' },
      ],
    },
  ],
  [
    'a new message is offered once the case is known to be closed',
    'messages/case',
    {},
    { '/conditions/over': { all: ['found', 'closed'] }, '/sections/1/columns/0/blocks/3/show': 'over' },
  ],
  ['documents asked for less often', 'documents/hand-in', {}, { '/reads/documents/refreshEvery': 30000 }],
  [
    'the way to the hours as a button',
    'usage/week',
    {},
    { '/sections/2/columns/1/blocks/3/links/0/style': 'secondary' },
  ],
];

/** The config with other names of conditions, wherever one is named. */
function renamed(config: unknown, names: Names): unknown {
  const copy = structuredClone(config);
  const other = (name: unknown) =>
    typeof name === 'string' && Object.hasOwn(names, name) ? names[name] : undefined;
  walkValues(copy, [], (value, path) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const isNamed =
        conditionMembers.includes(key) ||
        path.at(-1) === 'offered' ||
        path.at(-2) === 'notices' ||
        (path[0] === 'conditions' && (key === 'not' || Array.isArray(value)) && path.at(-1) !== 'in');
      const name = isNamed || path.at(-1) === 'conditions' ? other(inner) : undefined;
      if (name !== undefined) Reflect.set(value, key, name);
    }
  });
  const { conditions = {}, ...rest } = copy as { readonly conditions?: object }; // a screen is an object
  const entries = Object.entries(conditions).map(([name, condition]) => [other(name) ?? name, condition]);
  return { ...rest, conditions: Object.fromEntries(entries) as object };
}

function changed(config: unknown, change: Change): unknown {
  for (const [pointer, value] of Object.entries(change)) {
    const path = pointer.slice(1).split('/');
    const last = path.pop() ?? '';
    const inner = path.reduce<unknown>((within, member) => Reflect.get(Object(within), member), config);
    if (value === undefined) Reflect.deleteProperty(Object(inner), last);
    else Reflect.set(Object(inner), last, value);
  }
  return config;
}

describe('sound screens in the habits of other analysts', () => {
  const fileOf = (at: number) => `screen-configs/slip/s${at}.json`;
  const screens = rows.map(([, screen, names, change = {}], at) => {
    const found = files.screens.find(({ file }) => file === `screen-configs/${screen}.json`);
    const config = changed(renamed(found?.value, names), change);
    return parseSource(fileOf(at), JSON.stringify(config, null, 2)).source;
  });
  const found = checkScreens({ ...files, screens: [...files.screens, ...screens] }, blockDescriptors);
  // They stand beside the screens that they are made of, and have no texts.
  const ofCopies = ['id', 'same-route', 'unknown-route', 'missing-file', 'missing-query', 'missing-text'];

  it.each(rows.map(([name, screen], at) => [name, screen, at] as const))('%s: %s', (_, __, at) => {
    const told = found.filter(
      ({ file, rule }) => file === fileOf(at) && !ofCopies.includes(rule) && !rule.endsWith('-elsewhere'),
    );
    expect(told.map(({ rule, pointer, message }) => `${rule} ${pointer} ${message}`)).toEqual([]);
  });
});
