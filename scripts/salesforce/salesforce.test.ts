import { basename } from 'node:path';
import { check, format } from 'prettier';
import * as apexPlugin from 'prettier-plugin-apex';
import { describe, expect, it } from 'vitest';
import { OBJECTS } from '../../tests/sandbox/index.ts';
import { checkApex } from './apex-rules.ts';
import { boundTexts } from './bound-texts.ts';
import { ambiguousCalls } from './ambiguous-calls.ts';
import { droppedAnswers } from './dropped-answers.ts';
import { ORG_OBJECTS } from './org-objects.ts';
import { projectFiles } from './project-files.ts';
import { callsWith, projectPaths, readClasses, textOf } from './read-project.ts';
import { unqueriedFields } from './queried-fields.ts';
import { endlessReadings, guestQueries, guestReads, readOnlyWrites } from './record-access.ts';

const paths = projectPaths();
const classes = readClasses();
const ownClasses = paths.filter((path) => /^org\/.*\.cls$/.test(path));
const triggers = paths.filter((path) => path.endsWith('.trigger'));
const files = projectFiles();
const style = { singleQuote: true, printWidth: 110, plugins: [apexPlugin] };

/** All classes are parsed where there is time, as each takes a start of the platform's parser; else one of each kind. */
const isDeep = process.env['TEST_DEPTH'] === 'deep';
const parsedPaths = ownClasses.filter((path) => isDeep || /\/Org(?:Bills|Move)(?:Test)?\.cls$/.test(path));
const generatedPaths = paths
  .filter((path) => /^portal\.gen\/.*\.cls$/.test(path))
  .filter(
    (path) =>
      isDeep || /\/Portal(?:UsageDefault|Rest|DataController|NotWrittenException|SameJson)\.cls$/.test(path),
  );

describe('the project for an org', () => {
  it('is the one that npm run salesforce writes', () => {
    const made = paths.filter(
      (path) => !/\.(?:cls|trigger)(?:-meta\.xml)?$/.test(path) && !path.endsWith('.md'),
    );
    expect(made.toSorted()).toEqual(Object.keys(files).toSorted());
    for (const [path, text] of Object.entries(files)) expect(textOf(path), path).toBe(text);
  });

  it('has a file of metadata beside each class, and names that the platform takes', () => {
    for (const path of paths.filter((each) => each.endsWith('.cls'))) {
      expect(paths).toContain(`${path}-meta.xml`);
      expect(basename(path, '.cls')).toMatch(/^[A-Za-z]\w{0,39}$/);
    }
    const names = [...classes.keys()].map((name) => name.toLowerCase());
    expect(names).toHaveLength(new Set(names).size);
  });
});

/** Members of data that a method sets or adds to, and that its class does not have. */
function missingMembers(method: string): readonly string[] {
  const created = [...method.matchAll(/\b(Portal\w+) (\w+) = new Portal/g)];
  return created.flatMap(([, type = '', name = '']) =>
    [...method.matchAll(new RegExp(`\\b${name}\\.(\\w+)(?: =|\\.add\\()`, 'g'))]
      .map(([, member = '']) => member)
      .filter((member) => classes.get(type)?.includes(` ${member} {`) !== true)
      .map((member) => `${type}.${member}`),
  );
}

it('triggers of Apex hand over to a method that there is, and are written as the formatter writes them', async () => {
  expect(triggers.map((path) => basename(path))).toEqual(['OrgDepositTaken.trigger', 'OrgTryCount.trigger']);
  for (const path of triggers) {
    const text = textOf(path);
    const [, object = '', name = '', method = ''] =
      /^\/\*\*.*\*\/\ntrigger \w+ on (\w+)\(after insert(?:, after update)?\) \{\n {2}(\w+)\.(\w+)\(Trigger\.new(?:, Trigger\.oldMap)?\);\n\}\n$/.exec(
        text,
      ) ?? [];
    expect(classes.get(name)).toContain(` ${method}(List<${object}> `);
    expect(paths).toContain(`${path}-meta.xml`);
    expect(await check(text, { ...style, filepath: path })).toBe(true);
  }
  // A payment may come as a new record once its processor has answered.
  expect(textOf(triggers[0] ?? '')).toContain('(after insert, after update)');
});

describe('classes of Apex', () => {
  it('can be parsed, and keep the rules', () => {
    const found = [...classes].flatMap(([name, text]) =>
      checkApex(name, text).map((what) => `${name}: ${what}`),
    );
    expect(classes.size).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  it('hold the account or order that a body names, so that two calls at once do not decide by one state', () => {
    const named = /\bOrg(?:Accounts|Orders)\.find\(input\./;
    const found = [...classes].filter(([, text]) => named.test(text)).map(([name]) => name);
    // The account that is shown is the choice of the one who looks; nothing of the account changes.
    expect(found).toEqual(['OrgLobby']);
  });

  it('compare no text with ids in a query: one that is no id would fail, where nothing was found', () => {
    const objects = [...OBJECTS, ...ORG_OBJECTS];
    const own = new Map([...classes].filter(([name]) => /^Org(?!\w+Test$|TestData)/.test(name)));
    expect(boundTexts(own, objects)).toEqual([]);
    const query = (bound: string): string =>
      `[SELECT Id FROM Case WHERE Id = :${bound} AND Order__c = :order]`;
    const bad = `  Case b(String order) {\n    return ${query('input.caseId')};\n  }\n  Case c(Id order) {\n    return ${query('order')};\n  }\n`;
    expect(boundTexts(new Map([['OrgBad', bad]]), objects)).toEqual([
      'OrgBad: Id = :input.caseId',
      'OrgBad: Order__c = :order',
    ]);
  });

  it('attach files where everybody who sees the record sees them, and as nobody who may only read it', () => {
    const links = [...classes].flatMap(([name, text]) =>
      [...text.matchAll(/new ContentDocumentLink\(([^()]*)\)/g)].map(([, values = '']) => ({
        name,
        isShown: /ShareType = 'V'/.test(values) && /Visibility = 'AllUsers'/.test(values),
        isSystem: /without sharing class/.test(text),
      })),
    );
    expect(links).toEqual([{ name: 'OrgFileLinks', isShown: true, isSystem: true }]);
  });

  it('tell many accounts by one batch, whose messages go at once: what an org may begin and send is counted', () => {
    const batches = [...classes].filter(([, text]) => /\bDatabase\.Batchable\b/.test(text));
    expect(batches.map(([name]) => name)).toEqual(['OrgNews', 'OrgReferralCodes']);
    for (const [name, text] of batches) {
      expect(
        Number(/executeBatch\(new \w+\(\), BATCH\)/.test(text) && /BATCH = (\d+);/.exec(text)?.[1]),
        name,
      ).toBeGreaterThan(1);
      expect(text, name).not.toMatch(/\bOrgMail\.send\(|\btellByText\(|settings\[0\]/);
    }
  });

  it('follow those friends first who were looked at longest ago, so that more than one turn takes reach all', () => {
    const follow = /void follow\(\) \{.*?\n {2}\}\n/s.exec(classes.get('OrgReferralCodes') ?? '')?.[0] ?? '';
    expect(follow).toMatch(/ORDER BY LastModifiedDate\s+LIMIT :MOST_FRIENDS\b/);
    expect(follow).toMatch(/looked\.add\([^;]* : now\);\n {4}\}\n {4}Database\.update\(looked,/);
    expect(follow).not.toMatch(/\bif \(/);
  });

  it('take no news for told that the limit of e-mails of a day kept back', () => {
    const sending = [...classes].filter(([, text]) => /\bMessaging\.sendEmail\(/.test(text));
    expect(sending.map(([name]) => name)).toEqual(['OrgMail', 'OrgPost']);
    expect(classes.get('OrgPost')).toMatch(/\breserveSingleEmailCapacity\([^]*\bMessaging\.sendEmail\(/);
    const news = classes.get('OrgNews') ?? '';
    expect(news).toMatch(/!tell\(settings\)\.send\(\)\) \{[^}]*\bDatabase\.rollback\(/);
    expect(news).toMatch(/all\.take\(post\);\s*return isOver;/);
    expect(news).toMatch(/&& tellOne\(setting, true, all\)\) \{\s*over\.add\(/);
  });

  it('keep each phone that a customer types as ten digits', () => {
    const typed = /\w*Phone__c = input\.\w*phone\b/i;
    expect([...classes].filter(([, text]) => typed.test(text)).map(([name]) => name)).toEqual([]);
    expect('new Visit__c(Phone__c = input.phone)').toMatch(typed);
  });

  it('put no first name before another word, as contacts may have none: `null` is a word of the platform', () => {
    const found = [...classes].filter(([, text]) => /\bfirst_?name(?!__c)\s*\+/i.test(text));
    expect(found.map(([name]) => name)).toEqual([]);
  });

  it('use what a method answers, so that no text is read in vain and no change taken for done', () => {
    const own = new Map([...classes].filter(([name]) => /^Org(?!\w+Test$)/.test(name)));
    expect(droppedAnswers(own)).toEqual([]);
    const bad =
      'public class OrgBad {\n  void b(String c) {\n    OrgPhone.read(c, null);\n    Site.changePassword(c, c, c);\n  }\n}';
    expect(droppedAnswers(new Map([...own, ['OrgBad', bad]]))).toEqual([
      'OrgBad: OrgPhone.read',
      'OrgBad: Site.changePassword',
    ]);
  });

  it('say which of several methods of one name a bare null is for, as no compiler can tell', () => {
    expect(ambiguousCalls(classes)).toEqual([]);
    const bad = 'public class OrgBad {\n  void b() {\n    new OrgCleanup().execute(null);\n  }\n}';
    expect(ambiguousCalls(new Map([...classes, ['OrgBad', bad]]))).toEqual(['OrgBad: OrgCleanup.execute']);
  });

  it.each([
    ['no Apex', 'public with sharing class A { void b( { } }', /^1:/],
    ['no word about sharing', 'public class A { }', /whether it shares/],
    ['no sharing', 'public without sharing class A { }', /works without sharing/],
    [
      'a query of the system',
      'public with sharing class A { void b() { List<Account> c = [SELECT Id FROM Account]; } }',
      /USER_MODE/,
    ],
    [
      'a query in a loop',
      'public with sharing class A { void b(List<Id> ids) { for (Id c : ids) { Account d = [SELECT Id FROM Account WHERE Id = :c WITH USER_MODE]; } } }',
      /in a loop/,
    ],
    [
      'a query out of texts',
      "public with sharing class A { void b(String c) { Database.query('SELECT Id FROM ' + c); } }",
      /at run time/,
    ],
    [
      'a name that the platform keeps',
      'public with sharing class A { void begin() { } }',
      /"begin" can be no name/,
    ],
    [
      'two names that differ in their case alone',
      'public with sharing class A { static final Integer STEPS = 1; void b() { Integer steps = STEPS; } }',
      /"STEPS" and "steps" are one name/,
    ],
    [
      'a change without a mode',
      'public with sharing class A {\n  void b(Account c) {\n    insert c;\n  }\n}',
      /in which mode/,
    ],
    [
      'passwords compared whatever their letters',
      'public with sharing class A { Boolean b(String password, String other) { return password != other; } }',
      /large and small letters/,
    ],
    [
      'texts compared whatever their letters',
      'public with sharing class A { Boolean b(List<String> c) { return textOf(c) == textOf(c); } }',
      /large and small letters/,
    ],
  ])('are found to have %s', (_, text, want) => {
    expect(checkApex('A', text).join()).toMatch(want);
  });

  it('name classes, objects and fields that there are', () => {
    const known = new Set(classes.keys());
    const fields = new Set(Object.keys(files).flatMap((path) => path.match(/(\w+__(?:c|e|mdt))\b/g) ?? []));
    for (const [name, text] of classes) {
      const code = text.replaceAll(/\/\*.*?\*\/|\/\/.*|'(?:[^'\\]|\\.)*'/gs, '');
      const unknown = [...code.matchAll(/\b(?:Portal|Org)[A-Z]\w+\b/g)]
        .map(([word]) => word)
        .filter((word) => !known.has(word));
      expect(unknown, name).toEqual([]);
      const missing = [...code.matchAll(/\b\w+__(?:c|e|mdt)\b/g)]
        .map(([word]) => word)
        .filter((word) => !fields.has(word));
      expect(missing, name).toEqual([]);
    }
  });

  it('read no field of a record that its query has not asked for', () => {
    const own = new Map([...classes].filter(([name]) => /^Org(?!\w+Test$)/.test(name)));
    expect(unqueriedFields(own)).toEqual([]);
    const plans = own.get('OrgPublicRecords')?.replace(/(namedLike.*?SELECT\s+Id,)\s+Name,/s, '$1') ?? '';
    expect(unqueriedFields(new Map([...own, ['OrgPublicRecords', plans]]))).toEqual([
      'OrgMoveOut.describe: present.Name',
    ]);
  });

  it('change no record with sharing that customers may only read', () => {
    const objects = [...OBJECTS, ...ORG_OBJECTS];
    const own = new Map([...classes].filter(([name]) => /^Org(?!\w+Test$|TestData)/.test(name)));
    expect(readOnlyWrites(own, objects)).toEqual([]);
    const changes = [
      'Database.update(new Account(Id = accountId, Autopay__c = isOn), AccessLevel.SYSTEM_MODE);',
      'List<Visit_Slot__c> slots = [SELECT Id FROM Visit_Slot__c]; Database.update(slots, AccessLevel.SYSTEM_MODE);',
      'Database.delete(nothing, AccessLevel.SYSTEM_MODE);',
      'Visit__c visit = visitOf(accountId); Database.delete(visit, AccessLevel.SYSTEM_MODE);',
    ];
    const bad = `public with sharing class OrgBad { void b() { ${changes.join(' ')} } }`;
    expect(readOnlyWrites(new Map([['OrgBad', bad]]), objects)).toEqual([
      'OrgBad: Account',
      'OrgBad: Visit_Slot__c',
      'OrgBad: nobody knows what nothing is',
    ]);
  });

  it('read what guests may read where no sharing rule keeps it from them', () => {
    const objects = [...OBJECTS, ...ORG_OBJECTS];
    const own = new Map([...classes].filter(([name]) => /^Org(?!\w+Test$|TestData)/.test(name)));
    expect(guestReads(own, objects)).toEqual([]);
    const bad = 'List<Plan__c> plans = [SELECT Id FROM Plan__c WHERE Name = :name WITH USER_MODE];';
    expect(guestReads(new Map([['OrgBad', bad]]), objects)).toEqual(['OrgBad: Plan__c']);
  });

  it('give guests the right to no object, and let no call of theirs query by it', () => {
    const guest = files['org/main/default/permissionsets/Portal_Guest.permissionset-meta.xml'];
    expect(guest).toContain('<apexClass>PortalRest</apexClass>');
    expect(guest).not.toMatch(/<(?:object|field)Permissions>/);
    const calls = callsWith(/^ +security: \[\]/m);
    expect(calls).toContain('getUtilityInfo');
    const own = new Map([...classes].filter(([name]) => /^Org(?!\w+Test$|TestData)/.test(name)));
    expect(guestQueries(own, calls)).toEqual([]);
    const bad = `
  public override PortalUtilityInfo getUtilityInfo(String orderId) {
    List<Order> orders = [SELECT Id FROM Order WHERE Id = :orderId WITH USER_MODE];
  }
`;
    expect(guestQueries(new Map([['OrgBad', bad]]), calls)).toEqual(['OrgBad.getUtilityInfo']);
    const deposit = own.get('OrgDeposit')?.replace('if (OrgAccounts.isGuest())', 'if (false)') ?? '';
    expect(guestQueries(new Map([...own, ['OrgDeposit', deposit]]), calls)).toEqual([
      'OrgDeposit.findDeposit',
      'OrgDeposit.getPaymentStatus',
    ]);
  });

  it('ask for readings of a span that has an end', () => {
    const own = new Map([...classes].filter(([name]) => /^Org(?!\w+Test$|TestData)/.test(name)));
    expect(endlessReadings(own)).toEqual([]);
    const query = (what: string, where: string) =>
      new Map([['OrgBad', `[SELECT ${what} FROM Usage_Reading__c WHERE ${where} WITH USER_MODE]`]]);
    expect(endlessReadings(query('SUM(Consumed__c) used', 'Day__c >= :fromDay'))).toEqual(['OrgBad']);
    expect(endlessReadings(query('Consumed__c', 'Day__c >= :fromDay'))).toEqual(['OrgBad']);
    expect(endlessReadings(query('SUM(Consumed__c) used', 'Day__c >= :a AND Day__c <= :b'))).toEqual([]);
  });

  it('override methods as the interface has them', () => {
    const method = /public (override|virtual) ([\w<>]+) (\w+)\(([^)]*)\)/g;
    const signature = (text: string): string =>
      text
        .split(',')
        .map((each) => each.trim().split(/\s+/)[0] ?? '')
        .join();
    const wrong: string[] = [];
    for (const path of ownClasses) {
      const text = textOf(path);
      const base = classes.get(/class \w+ extends (\w+)/.exec(text)?.[1] ?? '') ?? '';
      const virtual = new Map(
        [...base.matchAll(method)].map(([, , type, name = '', given = '']) => [
          name,
          `${type} ${signature(given)}`,
        ]),
      );
      for (const [, kind, type, name = '', given = ''] of text.matchAll(method))
        if (kind === 'override' && `${type} ${signature(given)}` !== virtual.get(name))
          wrong.push(`${path}: ${name}`);
    }
    expect(wrong).toEqual([]);
  });

  it('answer every area by a class that a test has asked', () => {
    const areas = [...(classes.get('PortalServices') ?? '').matchAll(/find\('(\w+)'/g)].map(
      ([, area]) => area,
    );
    const answered = new Map(
      Object.entries(files).flatMap(([path, text]) => {
        const area = /Portal_Service\.(\w+)\.md/.exec(path)?.[1];
        return area === undefined ? [] : [[area, /<value[^>]*>(\w+)</.exec(text)?.[1] ?? ''] as const];
      }),
    );
    expect([...answered.keys()].toSorted()).toEqual(areas.toSorted());
    const tests = [...classes].filter(([name]) => /^Org\w+Test$/.test(name)).map(([, text]) => text);
    for (const [area, name] of answered)
      expect(
        tests.some((text) => text.includes(`${name}()`)),
        `${area}: ${name}`,
      ).toBe(true);
  });

  it('leave to others only what the guide names', () => {
    const guide = textOf('README.md');
    const left: string[] = [];
    for (const [name, text] of classes) {
      const area = /^Org\w+$/.test(name) ? /extends Portal(\w+)Default/.exec(text)?.[1] : undefined;
      if (area === undefined || name.endsWith('Test')) continue;
      const written = new Set([...text.matchAll(/public override \w+ (\w+)\(/g)].map(([, call]) => call));
      const calls = [...(classes.get(`Portal${area}Default`) ?? '').matchAll(/public virtual \w+ (\w+)\(/g)];
      left.push(...calls.flatMap(([, call = '']) => (written.has(call) ? [] : [`${name}.${call}`])));
    }
    expect(left.toSorted()).toMatchInlineSnapshot(`
      [
        "OrgAutopay.addPaymentMethod",
        "OrgBills.payBill",
        "OrgDeposit.payDeposit",
        "OrgDeposit.startHostedFields",
        "OrgIdentity.answerIdentityVerification",
        "OrgIdentity.cancelIdentityVerification",
        "OrgIdentity.postponeIdentityVerification",
        "OrgIdentity.resendIdentityCode",
        "OrgIdentity.startIdentityVerification",
        "OrgLobby.addStartNotice",
        "OrgLobby.getStartNotices",
        "OrgLobby.removeStartNotice",
        "OrgPasskeys.addPasskey",
        "OrgPasskeys.beginPasskey",
        "OrgPasskeys.beginPasskeyLogIn",
        "OrgPasskeys.logInWithPasskey",
        "OrgPassword.checkPasswordResetLink",
        "OrgPassword.setNewPassword",
        "OrgSession.logInWithCode",
        "OrgSession.sendLogInCode",
      ]
    `);
    for (const [name = '', call = ''] of left.map((each) => each.split('.')))
      expect(guide.split('\n').find((line) => line.includes(`\`${name}\``))).toMatch(
        name === 'OrgIdentity' ? 'all but `getIdentityVerification`' : `\`${call}\``,
      );
  });

  it('set members that their data has', () => {
    const missing = ownClasses.flatMap((path) => textOf(path).split('\n  }\n').flatMap(missingMembers));
    expect(missing).toEqual([]);
  });

  it('are written as the formatter writes them, where a person wrote them', async () => {
    expect(parsedPaths.length).toBeGreaterThan(2);
    for (const path of parsedPaths)
      expect(await check(textOf(path), { ...style, filepath: path }), path).toBe(true);
  }, 60_000);

  it("can be parsed by the platform's own parser, where they are generated", async () => {
    expect(generatedPaths.length).toBeGreaterThan(4);
    for (const path of generatedPaths)
      expect(await format(textOf(path), { ...style, filepath: path }), path).toMatch(/class|interface/);
  }, 300_000);
});
