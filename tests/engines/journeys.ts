import { customers } from '../e2e/demo.ts';
import { words } from '../e2e/words.ts';
import { expressionOf, see, until } from './engine.ts';
import type { Engine } from './engine.ts';
import type { EngineSite } from './site.ts';
import { button, field, headingOf, isSummaryFocused, logIn, openAs, seeInView, signOut } from './visitor.ts';

/** One journey of a customer, in any engine. */
export interface Journey {
  readonly name: string;
  /** True for those of each commit. */
  readonly isShort?: true;
  /** Errors of pages that belong to it. */
  readonly expected?: RegExp;
  readonly run: (engine: Engine, site: EngineSite, folder: string) => Promise<void>;
}

const logInWords = words('en', 'screens/account/log-in');
const accounts = words('en', 'screens/account/accounts');
const deposit = words('en', 'screens/payments/deposit');
const write = words('en', 'screens/messages/new');
const forms = words('en', 'forms');
const amount = '$150.00';

const secret = '#token=kJ8sV2mQx7Rz4tYbN1cW9eHa';

/** The number of entries that the browser keeps for the portal. */
const countKept = `(async () => {
  let sum = 0;
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    for (const store of database.objectStoreNames)
      sum += await new Promise((resolve) => {
        const counting = database.transaction(store).objectStore(store).count();
        counting.onsuccess = () => resolve(counting.result);
      });
    database.close();
  }
  return sum;
})()`;

export const journeys: readonly Journey[] = [
  {
    name: 'a log-in that is empty, wrong, and right',
    isShort: true,
    expected: /401|logIn/,
    async run(engine, site) {
      await engine.open(site.url('/login'));
      await see(engine, headingOf(logInWords('title')));
      await engine.press(button(logInWords('submit')));
      await until(engine, isSummaryFocused);
      await until(engine, 'document.title.startsWith("Error: ")');
      await logIn(engine, customers.emily, 'Rainy-day-8');
      await until(engine, 'document.body.innerText.includes("Your login attempt has failed.")');
      await until(engine, isSummaryFocused);
      await logIn(engine, customers.emily);
      await see(engine, signOut);
    },
  },
  {
    name: 'the lobby with its accounts',
    async run(engine, site) {
      await openAs(engine, site, { path: '/accounts', username: customers.maria });
      await see(engine, headingOf(accounts('title')));
      for (const group of ['pending', 'active', 'closed'])
        await see(engine, { css: 'main h2', text: accounts(`blocks.${group}.heading`) });
    },
  },
  {
    name: 'a form with errors',
    async run(engine, site) {
      await openAs(engine, site, { path: '/messages/new' });
      await engine.press(button(write('submit')));
      await until(engine, isSummaryFocused);
      await see(engine, { css: '[role=alert] a', text: write('fields.subject.errors.required') });
      await engine.press({ css: '[role=alert] a', text: write('fields.subject.errors.required') });
      await until(engine, `document.activeElement === ${expressionOf(field(write('fields.subject.label')))}`);
    },
  },
  {
    name: 'a deposit that is paid in the frame, and its outcome in view',
    isShort: true,
    async run(engine, site) {
      await engine.resize(360, 640);
      await engine.open(site.url(`/deposit${secret}`));
      await see(engine, { css: 'main h2', text: deposit('blocks.deposit.heading', { amount }) });
      await engine.inFrame({ css: 'iframe' }, async (frame) => {
        await frame.type({ css: '#number' }, '4242424242424242');
        await frame.type({ css: '#expires' }, '04/38');
        await frame.type({ css: '#securityCode' }, '123');
      });
      await engine.press(button(deposit('next')));
      await engine.press(button(deposit('submit', { amount })));
      await until(
        engine,
        `document.body.innerText.includes(${JSON.stringify(deposit('blocks.paid.heading', { amount }))})`,
      );
      await until(engine, 'document.activeElement?.closest("[data-outcome]") !== null');
      await seeInView(engine, '[data-outcome]');
    },
  },
  {
    name: 'a file that goes with a message',
    async run(engine, site, folder) {
      await openAs(engine, site, { path: '/messages/new' });
      await engine.type(field(write('fields.subject.label')), 'A paper');
      await engine.type(field(write('fields.description.label')), 'See it.');
      await engine.attach({ css: 'input[type=file]', isHidden: true }, `${folder}/lease.pdf`);
      await until(
        engine,
        `document.querySelector('.upload-file')?.innerText.includes(${JSON.stringify(forms('files.there'))})`,
      );
      await engine.press(button(write('submit')));
      await until(engine, `document.body.innerText.includes(${JSON.stringify(write('messages.sent'))})`);
    },
  },
  {
    name: 'the other language, and back',
    async run(engine, site) {
      await engine.open(site.url('/login?orderId=1'));
      await see(engine, headingOf(logInWords('title')));
      await engine.press({ css: 'button[title="Switch to Español"]' });
      await see(engine, headingOf(words('es', 'screens/account/log-in')('title')));
      await until(engine, 'document.documentElement.lang === "es" && location.pathname === "/es/login"');
      await engine.press({ css: 'button[title="Switch to English"]' });
      await see(engine, headingOf(logInWords('title')));
    },
  },
  {
    name: 'after the log-out, Back shows nothing of the customer',
    async run(engine, site) {
      await openAs(engine, site, { path: '/accounts' });
      await see(engine, headingOf(accounts('title')));
      await engine.press(signOut);
      await see(engine, headingOf(logInWords('title')));
      await until(engine, `${countKept}.then((sum) => sum === 0)`, 'nothing is kept');
      await engine.back();
      await until(engine, 'document.querySelector("main h1") !== null');
      await until(engine, `${expressionOf(signOut)} === null && !document.body.innerText.includes("Emily")`);
    },
  },
  {
    name: 'a page that is loaded again shows what was kept, before the org answers',
    async run(engine, site) {
      await openAs(engine, site, { path: '/accounts' });
      await see(engine, headingOf(accounts('title')));
      await until(engine, 'document.querySelectorAll("main .card").length > 1');
      await until(engine, `${countKept}.then((sum) => sum > 2)`, 'answers are kept');
      const release = site.hold();
      try {
        await engine.reload();
        await until(engine, 'document.querySelectorAll("main .card").length > 1', 'the kept cards');
      } finally {
        release();
      }
    },
  },
  {
    name: 'who signs out in one tab is signed out in the other',
    async run(engine, site) {
      await openAs(engine, site, { path: '/accounts' });
      await engine.openTab();
      await engine.open(site.url('/profile'));
      await engine.press(signOut);
      await engine.showTab(0);
      await until(engine, `${expressionOf(signOut)} === null`, 'the other tab is signed out');
      await engine.closeTab();
    },
  },
  {
    name: 'the policy lets in no script and no HTML from a text',
    isShort: true,
    expected: /./,
    async run(engine, site) {
      await engine.open(site.url('/login'));
      await see(engine, headingOf(logInWords('title')));
      await engine.read(`(() => {
        window.refused = [];
        document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
        const script = document.createElement('script');
        try { script.textContent = 'window.isOpen = 1'; document.head.append(script); } catch {}
        const other = document.createElement('script');
        try { other.src = 'data:text/javascript,window.isOpen=2'; document.head.append(other); } catch {}
        const box = document.createElement('div');
        try { box.innerHTML = '<img alt="">'; } catch {}
        window.hasMarkup = box.firstChild !== null;
      })()`);
      await until(engine, 'window.isOpen === undefined && window.hasMarkup === false && refused.length > 2');
      // Firefox tells of encrypted pages alone.
      if (engine.name === 'webkit')
        await until(
          { read: async () => site.takeRefused().length > 0 },
          'a report',
          'what was refused, in the log',
        );
    },
  },
];
