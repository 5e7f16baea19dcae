import { Buffer } from 'node:buffer';
import { customers, mariasOrder, password } from '../customers.ts';
import { cards, giveCard, givenText } from '../payments.ts';
import { alter, command, open, screenOf, type Cause, type Visit } from './visit.ts';

const link = '/deposit#token=kJ8sV2mQx7Rz4tYbN1cW9eHa';
const amount = '$150.00';

function pay(number: string, altered: Readonly<Record<string, unknown>> = {}): Cause {
  return async (visit) => {
    await alter(visit, 'payDeposit', altered);
    await open(visit, link);
    const { t, main, press } = screenOf(visit, 'payments/deposit');
    await giveCard(visit.page, number);
    await press(t('next'));
    await main.getByText(givenText('Visa', number.slice(-4), visit.language)).waitFor();
    await press(t('submit', { amount }));
  };
}

async function openPay(visit: Visit) {
  await open(visit, '/pay', customers.maria);
  return screenOf(visit, 'payments/pay');
}

/** The number of the customer's account that is closed. */
async function closedAccount({ page }: Visit): Promise<string> {
  const answer = await page.request.get(
    new URL('/lwr/apex/v64.0/PortalDataController/getAccounts', page.url()).href,
  );
  // As the specs have it.
  const { accounts } = (await answer.json()) as {
    readonly accounts: readonly { readonly status: string; readonly accountNumber: string }[];
  };
  return accounts.find(({ status }) => status === 'Closed')?.accountNumber ?? '';
}

async function setAutopayUp(visit: Visit, typed = password) {
  await open(visit, '/autopay/set-up', customers.maria);
  const form = screenOf(visit, 'payments/autopay-set-up');
  const onFile = form.t('fields.source.entry', { brandName: 'Visa', lastFour: '4242' });
  await form.main.getByLabel(onFile).check();
  await form.next();
  await form.field('authorized').check();
  await form.type({ currentPassword: typed });
  await form.submit();
}

async function goPaperless(visit: Visit) {
  await open(visit, '/preferences/paperless', customers.maria);
  const form = screenOf(visit, 'preferences/paperless');
  await form.field('agreed').check();
  await form.submit();
}

/** The enrolment that needs one document, with the one of the demo taken back. */
async function openDocuments(visit: Visit) {
  await open(visit, `/documents?order=${mariasOrder}`, customers.maria);
  const form = screenOf(visit, 'documents/hand-in');
  const lease = form.main.getByRole('button', { name: `${form.t('blocks.files.remove')}: lease.pdf` });
  await lease.click();
  await lease.waitFor({ state: 'detached' });
  return form;
}

function chooseFile(name: string, size: number): Cause {
  return async (visit) => {
    const form = await openDocuments(visit);
    await form.main.getByLabel(form.t('blocks.files.types.lease'), { exact: true }).check();
    const buffer = Buffer.alloc(size, ' ');
    buffer.write('%PDF-1.7');
    await visit.page
      .locator('input[type=file]')
      .first()
      .setInputFiles([{ name, mimeType: 'application/pdf', buffer }]);
  };
}

const answer = (form: Awaited<ReturnType<typeof openDocuments>>, name: 'balance' | 'hold') =>
  form.main
    .getByRole('group', { name: form.t(`fields.${name}.label`) })
    .getByLabel(form.t(`fields.${name}.options.yes`))
    .check();

async function request(visit: Visit) {
  await open(visit, '/requests/new', customers.emily);
  const form = screenOf(visit, 'requests/new');
  await form.main.getByRole('radio').first().check();
  await form.type({ subject: 'My last bill', description: 'It is higher than I thought.' });
  await form.submit();
}

/** All that enrolling in a plan asks, at a home in Austin unless told otherwise; it is not sent. */
async function fillEnrollment(visit: Visit, { zip = '78704', street = '210 Barton Springs Rd' } = {}) {
  const start = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await open(visit, `/plans/plan_gp24_c/enroll?zip=${zip}`, customers.emily);
  const form = screenOf(visit, 'plans/enroll');
  await form.next();
  await form.choose('kind', 'moveIn');
  await form.type({ street, requestedStartDate: start });
  await form.next();
  await form.field('acceptTerms').check();
  await form.next();
  return form;
}

async function enrol(visit: Visit) {
  const form = await fillEnrollment(visit);
  await form.submit();
}

/** Causes of what is told about payments, documents, enrolments and messages. */
export const serviceCauses = {
  async phoneInvalid(visit) {
    await open(visit, '/preferences/text-alerts', customers.emily);
    await alter(visit, 'startSmsAlerts', { mobilePhone: '000 000 0000' });
    const form = screenOf(visit, 'preferences/text-alerts');
    await form.type({ mobilePhone: '(512) 555-0142' });
    await form.choose('alerts', 'paymentDue');
    await form.field('consent').check();
    await form.submit();
  },
  depositNotFound: (visit) => open(visit, '/deposit#token=nobody-ever-sent-this-one'),
  depositGone: pay(cards.good, { linkToken: 'nobody-ever-sent-this-one' }),
  depositAmountRequired: pay(cards.good, { amountCents: 100 }),
  paymentFailed: pay(cards.declined),
  cardExpired: pay(cards.expired),
  insufficientFunds: pay(cards.withoutFunds),
  codeWrong: pay(cards.withWrongCode),
  doNotHonor: pay(cards.notHonored),
  paymentProcessed: pay(cards.good),
  async balanceChanged(visit) {
    await alter(visit, 'payBill', { balanceCents: 100 });
    const { t, press, submit } = await openPay(visit);
    await press(t('next'));
    await submit();
  },
  async listChanged(visit) {
    await open(visit, '/authorized-users', customers.maria);
    const [ana, luis] = ['Ana', 'Luis'].map((firstName) => ({
      firstName,
      lastName: 'Lopez',
      email: `${firstName.toLowerCase()}@example.com`,
      relationship: 'family',
    }));
    await alter(visit, 'setAuthorizedUsers', { previousUsers: [ana], users: [luis] });
    const { type, submit } = screenOf(visit, 'account/authorized-users');
    await type({ currentPassword: password });
    await submit();
  },
  async slotTaken(visit) {
    await open(visit, '/visit', customers.maria);
    await alter(visit, 'bookVisit', { slotId: '2020-01-01_08' });
    const { main, next, choose, field, submit } = screenOf(visit, 'requests/visit');
    await choose('kind', 'meterCheck');
    await main.locator('.slot-times input').first().check();
    await next();
    for (const name of ['someoneHome', 'gate']) await main.locator(`input[name=${name}][value=no]`).check();
    await field('phone').fill('5125550142');
    await next();
    await submit();
  },
  async paymentAmountInvalid(visit) {
    const { t, press, choose, type, submit } = await openPay(visit);
    await choose('pays', 'other');
    await type({ otherAmount: '5000' });
    await press(t('next'));
    await submit();
  },
  async extensionNotPossible(visit) {
    await open(visit, '/more-time', customers.maria);
    const { main, next, field, submit } = screenOf(visit, 'payments/extension');
    await main.getByRole('radio').first().check();
    // As if the account had ended since the page was opened.
    await alter(visit, 'setUpPaymentExtension', {
      accountNumber: await closedAccount(visit),
      balanceCents: 0,
    });
    await next();
    await field('agreed').check();
    await submit();
  },
  async offerChanged(visit) {
    await open(visit, '/more-time', customers.maria);
    const { main, next, field, submit } = screenOf(visit, 'payments/extension');
    await main.getByRole('radio').first().check();
    // As if the plan had been read the day before.
    await alter(visit, 'setUpPaymentExtension', { termsVersion: '2020-01' });
    await next();
    await field('agreed').check();
    await submit();
  },
  async budgetBillingNotPossible(visit) {
    // As if the account had ended since the page was opened.
    await agreeOnBudget(visit, async () => ({ accountNumber: await closedAccount(visit) }));
  },
  async amountChanged(visit) {
    await agreeOnBudget(visit, async () => ({ monthlyCents: 100 }));
  },
  async notDone(visit) {
    await agreeOnBudget(visit, async () => ({}));
    const { main, press, t } = screenOf(visit, 'payments/budget-billing');
    await main.getByText(t('blocks.agreed.heading')).waitFor();
    await visit.page.reload();
    // As if it had been stopped on another device.
    await alter(visit, 'stopBudgetBilling', { accountNumber: await closedAccount(visit) });
    await press(t('blocks.stop.button'));
    const question = visit.page.getByRole('dialog');
    await question.getByRole('button', { name: t('blocks.stop.button'), exact: true }).click();
  },
  async autopayFailed(visit) {
    visit.site.breakDown('/setUpAutopay', 503);
    await setAutopayUp(visit);
  },
  async unableToProcess(visit) {
    await alter(visit, 'setUpAutopay', { textVersion: '2020-01' });
    await setAutopayUp(visit);
  },
  autopaySet: (visit) => setAutopayUp(visit),
  passwordNotYours: (visit) => setAutopayUp(visit, 'Rainy-day-8'),
  async paymentMethodRefused(visit) {
    await open(visit, '/autopay/methods/new', customers.maria);
    const form = screenOf(visit, 'payments/method-new');
    await form.choose('method', 'card');
    await giveCard(visit.page, cards.declined);
    await form.type({ currentPassword: password });
    await form.submit();
  },
  async enrollFailed(visit) {
    visit.site.breakDown('/setPaperless', 500);
    await goPaperless(visit);
  },
  enrolledInPaperless: goPaperless,
  enrolledInPlan: enrol,
  async planChanged(visit) {
    await open(visit, '/plans/plan_sf12_c/change', customers.emily);
    const form = screenOf(visit, 'plans/change');
    await form.field('acceptTerms').check();
    await form.next();
    await form.submit();
  },
  async newCustomersOnly(visit) {
    await alter(visit, 'enrollInPlan', { planId: 'plan_bc12_c' });
    await enrol(visit);
  },
  async planNotOffered(visit) {
    await alter(visit, 'enrollInPlan', { planId: 'plan_ss12' });
    await enrol(visit);
  },
  async termsChanged(visit) {
    await alter(visit, 'enrollInPlan', { termsVersion: '2020-01' });
    await enrol(visit);
  },
  async meterElsewhere(visit) {
    await alter(visit, 'enrollInPlan', { esiid: '10443720001001240' });
    await enrol(visit);
  },
  async referralCodeUnknown(visit) {
    await alter(visit, 'enrollInPlan', { referralCode: 'MARIA-0000000000' });
    await enrol(visit);
  },
  async referralNewOnly(visit) {
    await open(visit, '/refer', customers.maria);
    const referralCode = await visit.page.locator('.share-value output').textContent();
    await alter(visit, 'enrollInPlan', { referralCode });
    await enrol(visit);
  },
  async serviceExists(visit) {
    const form = await fillEnrollment(visit, { zip: '77002', street: '3077 Alamo Avenue' });
    await form.submit();
  },
  async offline(visit) {
    const form = await fillEnrollment(visit);
    await visit.page.context().setOffline(true);
    await form.submit();
  },
  async noAnswer(visit) {
    visit.announce(/ERR_FAILED/);
    await visit.page.route('**/enrollInPlan', (route) => route.abort());
    await enrol(visit);
  },
  async documentsMissing(visit) {
    const form = await openDocuments(visit);
    await answer(form, 'balance');
    await answer(form, 'hold');
    await form.submit();
  },
  async documentTypeRequired(visit) {
    const form = await openDocuments(visit);
    await form.press(form.t('blocks.files.choose'));
  },
  async balanceUnanswered(visit) {
    const form = await openDocuments(visit);
    await form.submit();
  },
  async balanceAnswerRequired(visit) {
    await alter(visit, 'submitDocuments', { balanceSettled: undefined });
    const form = await openDocuments(visit);
    await answer(form, 'balance');
    await answer(form, 'hold');
    await form.submit();
  },
  fileTooLarge: chooseFile('large.pdf', 10_485_761),
  fileFormatInvalid: chooseFile('notes.exe', 20),
  async codeInvalid(visit) {
    await open(visit, '/identity', customers.maria);
    await visit.page.getByRole('link', { name: '88 Rainey Street' }).click();
    const form = screenOf(visit, 'identity/verify');
    await form.type({ code: '123456' });
    await form.submit();
  },
  async verificationUnavailable(visit) {
    const error = { kind: 'status', status: 503, code: 'VERIFICATION_UNAVAILABLE', times: 9 };
    await command(visit, 'errors', { operation: 'answerIdentityVerification', ...error });
    await open(visit, `/identity?order=${mariasOrder}`, customers.maria);
    const form = screenOf(visit, 'identity/verify');
    await form.main.getByLabel('Round Rock', { exact: true }).check();
    await form.submit();
  },
  async invalidInput(visit) {
    await alter(visit, 'submitServiceRequest', { caseType: 'noSuchType' });
    await request(visit);
  },
  async textsOff(visit) {
    await open(visit, '/usage/alerts', customers.maria);
    const form = screenOf(visit, 'usage/alerts');
    await form.main.getByRole('radio').last().check();
    await form.choose('channels', 'text');
    await form.submit();
  },
  async messageSubmitted(visit) {
    await open(visit, '/messages/new', customers.emily);
    const form = screenOf(visit, 'messages/new');
    await form.type({ subject: 'My deposit', description: 'Please send it back to my bank account.' });
    await form.submit();
  },
} as const satisfies Readonly<Record<string, Cause>>;

/** Agrees to the same amount each month, by a request that is changed on its way. */
async function agreeOnBudget(
  visit: Visit,
  change: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<void> {
  await open(visit, '/budget-billing', customers.maria);
  const { main, submit } = screenOf(visit, 'payments/budget-billing');
  await main.getByRole('checkbox').check();
  await alter(visit, 'setUpBudgetBilling', await change());
  await submit();
}
