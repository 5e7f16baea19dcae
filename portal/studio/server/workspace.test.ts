import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyFolders } from '../../publish/testing/folder-copy.ts';
import { eachLanguage, languages, otherLanguages } from '../../screen-language/language.ts';
import type { PlanCall, ProjectState } from '../protocol.ts';
import type { Answer } from './answer.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { readText } from './file-writing.ts';
import { Workspace } from './workspace.ts';

const copied = [
  'screen-configs',
  'locales',
  'portal/src/brand',
  'portal/screen-language/generated/catalogue.gen.json',
];
const texts = 'locales/en/screens/messages/list.json';
const config = 'screen-configs/messages/list.json';

const project = copyFolders('.', copied);
const { root } = project;
let workspace: Workspace;
beforeEach(() => {
  workspace = open();
});
afterEach(() => project.restore());
afterAll(() => project.remove());

const open = () =>
  new Workspace({
    root,
    drafts: createDraftKeeper(join(root, 'drafts.json')),
    format: async (text) => `${JSON.stringify(JSON.parse(text), null, 2)}\n`,
    clock: { now: () => 0 },
  });
/** Types over what is there now. */
const edit = (path: string, text: string) => {
  const draft = createDraftKeeper(join(root, 'drafts.json')).all().get(path);
  return workspace.edit({ path, text, over: draft?.text ?? readText(join(root, path)) });
};
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const titled = (title: string) => read(texts).replace('"title": "Messages"', `"title": "${title}"`);
/** Files in which a text stands, and their texts. */
const everyLinkTo = (words: string) =>
  readdirSync(join(root, 'screen-configs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && !path.includes('schema'))
    .map((path) => [`screen-configs/${path}`, read(`screen-configs/${path}`)] as const)
    .filter(([, text]) => text.includes(words));
/** Files of the other languages. */
const others = otherLanguages.map(() => ({}));
const codeOf = (answer: Answer<unknown>) => (answer.state === 'failed' ? answer.problem.code : answer.state);
const filesOf = ({ documents }: ProjectState, id = 'messages/list') =>
  documents.find((one) => one.id === id)?.files.map(({ isChanged, isOvertaken }) => [isChanged, isOvertaken]);

describe('drafts of several people', () => {
  /** The drafts of somebody, over the files that all share. */
  const openFor = (who: string) =>
    new Workspace({
      root,
      drafts: createDraftKeeper(join(root, `drafts-${who}.json`)),
      format: async (text) => text,
      clock: { now: () => 0 },
      isShared: true,
    });
  const textOf = (own: Workspace) => {
    const found = own.read('messages/list');
    return found.state === 'done' ? found.value.find(({ path }) => path === texts) : undefined;
  };

  it('are their own, take in what the others save, and show both where they meet', async () => {
    const [maria, paul] = [openFor('maria'), openFor('paul')];
    const before = read(texts);
    const led = before.replace(/"lead": "[^"]+"/, '"lead": "All of it."');
    maria.edit({ path: texts, text: titled('Letters'), over: before });
    paul.edit({ path: texts, text: led, over: before });
    expect([textOf(maria)?.text, textOf(paul)?.text]).toEqual([titled('Letters'), led]);
    await maria.save([texts]);
    expect(textOf(paul)).toMatchObject({
      text: titled('Letters').replace(/"lead": "[^"]+"/, '"lead": "All of it."'),
      isOvertaken: false,
    });
    maria.edit({ path: texts, text: read(texts).replace('Letters', 'Mail'), over: read(texts) });
    await paul.save([texts]);
    expect(textOf(maria)?.text).toContain('"lead": "All of it."');
    paul.edit({ path: texts, text: read(texts).replace('Letters', 'Post'), over: read(texts) });
    const base = read(texts);
    await maria.save([texts]);
    expect(textOf(paul)).toMatchObject({ isOvertaken: true, base, saved: read(texts) });
    expect(codeOf(await paul.save([texts]))).toBe('OVERTAKEN');
  });
});

it('tells of files before they are written, and writes none that could not be told of', async () => {
  const told: unknown[] = [];
  let isFull = true;
  const before = read(texts);
  const own = new Workspace({
    root,
    drafts: createDraftKeeper(join(root, 'drafts-own.json')),
    format: async (text) => text,
    clock: { now: () => 0 },
    onSave(paths) {
      if (isFull) throw new Error('Full.');
      told.push([paths, read(texts) === before]);
    },
  });
  own.edit({ path: texts, text: titled('Letters'), over: before });
  expect(codeOf(await own.save([texts]))).toBe('DISK_FAILED');
  expect(read(texts)).toBe(before);
  isFull = false;
  await own.save([texts]);
  expect([told, read(texts)]).toEqual([[[[texts], true]], before.replace('"Messages"', '"Letters"')]);
});

describe('drafts', () => {
  it('lie over the files, are checked with them, and leave them as they are', () => {
    const before = read(texts);
    const answer = edit(texts, titled(''));
    expect(answer).toMatchObject({
      state: 'done',
      value: { diagnostics: [{ file: texts, rule: 'empty-text' }] },
    });
    expect(filesOf(workspace.state())).toEqual([
      [false, false],
      [true, false],
      ...others.map(() => [false, false]),
    ]);
    expect(read(texts)).toBe(before);
    expect(open().read('messages/list')).toMatchObject({
      value: [{}, { text: titled(''), saved: before }, ...others],
    });
  });

  it('are told of a record field that the org lacks, before they are saved', async () => {
    const profile = 'screen-configs/account/my-profile.json';
    edit(profile, read(profile).replace('"fields.OtherPhone"', '"fields.PreferredName__c"'));
    const told = workspace.state().diagnostics.find(({ file }) => file === profile);
    expect(told?.message).toContain('PreferredName__c');
    expect(codeOf(await workspace.save([profile]))).toBe('DIAGNOSTICS');
  });

  it('are none once they equal their file, or are discarded', () => {
    edit(texts, titled('A'));
    edit(texts, read(texts));
    expect(filesOf(workspace.state())?.flat()).not.toContain(true);
    edit(texts, titled('A'));
    workspace.discard([{ path: texts, text: titled('A') }]);
    expect(filesOf(workspace.state())?.flat()).not.toContain(true);
  });

  it('are not discarded by a window that has not seen what another one typed since', () => {
    edit(texts, titled('Mine'));
    edit(texts, titled('Mine, longer'));
    expect(codeOf(workspace.discard([{ path: texts, text: titled('Mine') }]))).toBe('OVERTAKEN');
    expect(workspace.read('messages/list')).toMatchObject({
      value: [{}, { text: titled('Mine, longer') }, ...others],
    });
  });

  it('is overtaken from the start when it was typed over a file that was changed meanwhile', async () => {
    const over = read(texts);
    writeFileSync(join(root, texts), titled('Theirs'));
    workspace.edit({ path: texts, text: over.replace('Messages', 'Mine'), over });
    expect(filesOf(workspace.state())?.[1]).toEqual([true, true]);
    expect(codeOf(await workspace.save([texts]))).toBe('OVERTAKEN');
  });

  it('is not replaced by what another window typed over an earlier text', () => {
    const over = read(texts);
    const mine = { path: texts, text: titled('Mine'), over };
    expect(codeOf(workspace.edit(mine))).toBe('done');
    expect(codeOf(workspace.edit({ ...mine, text: titled('Theirs') }))).toBe('OVERTAKEN');
    expect(codeOf(workspace.edit(mine))).toBe('done');
    expect(workspace.read('messages/list')).toMatchObject({ value: [{}, { text: mine.text }, ...others] });
  });

  it('goes on from what was saved although that was laid out anew', async () => {
    const over = titled('A').replaceAll('\n', '');
    const later = titled('B');
    edit(texts, over);
    await workspace.save([texts]);
    workspace.edit({ path: texts, text: later, over });
    expect(filesOf(workspace.state())?.[1]).toEqual([true, false]);
  });

  it.each([
    'package.json',
    '../locales/en/common.json',
    'screen-configs/screen.schema.json',
    'locales/en/../../x.json',
  ])('are refused for %s', (path) => expect(codeOf(edit(path, '{}'))).toBe('NOT_FOUND'));

  it('are counted, so that previews know when they are late', () => {
    const { revision } = workspace;
    edit(texts, titled('A'));
    expect(workspace.revision).toBeGreaterThan(revision);
  });

  it('are counted on when a file is changed outside, and not when nothing is', () => {
    const { revision } = workspace.state();
    expect(workspace.state().revision).toBe(revision);
    writeFileSync(join(root, texts), titled('Theirs'));
    expect(workspace.state().revision).toBeGreaterThan(revision);
  });
});

describe('saving', () => {
  it('writes what was named, laid out as the project is, and nothing else', async () => {
    edit(texts, titled('A').replaceAll('\n', ''));
    edit('locales/en/errors.json', read('locales/en/errors.json').replace('Try again', 'Again'));
    const want = titled('A');
    expect(codeOf(await workspace.save([texts]))).toBe('done');
    expect(read(texts)).toBe(want);
    expect(filesOf(workspace.state(), 'texts/errors')?.[0]).toEqual([true, false]);
  });

  it('refuses what brings a diagnostic, and only that', async () => {
    const before = read(texts);
    writeFileSync(
      join(root, 'locales/en/common.json'),
      read('locales/en/common.json').replace('"Loading"', '""'),
    );
    edit(texts, titled(''));
    expect(codeOf(await workspace.save([texts]))).toBe('DIAGNOSTICS');
    expect(read(texts)).toBe(before);
    edit(texts, titled('A'));
    expect(codeOf(await workspace.save([texts]))).toBe('done');
  });

  it('refuses a diagnostic that is worded like one that was there before', async () => {
    writeFileSync(join(root, texts), titled(''));
    edit(texts, titled('').replace(/"lead": "[^"]+"/, '"lead": ""'));
    expect(codeOf(await workspace.save([texts]))).toBe('DIAGNOSTICS');
  });

  it('refuses a change that is whole only with drafts that are not saved along', async () => {
    edit(config, read(config).replace('"route": "/messages"', '"route": "/letters"'));
    const { documents, diagnostics } = workspace.state();
    expect(documents.find(({ id }) => id === 'messages/list')?.route).toBe('/letters');
    expect(diagnostics.map(({ rule }) => rule)).toContain('unknown-route');
    expect(codeOf(await workspace.save([config]))).toBe('DIAGNOSTICS');
  });

  it('saves a change over two screens as one', async () => {
    const links = 'screen-configs/messages/case.json';
    const before = [read(config), read(links)];
    for (const [path, text] of everyLinkTo('"/messages"'))
      edit(path, text.replaceAll('"/messages"', '"/letters"'));
    expect(workspace.state().diagnostics).toEqual([]);
    expect(codeOf(await workspace.save([config]))).toBe('done');
    const moved = before.map((text) => text.replaceAll('"/messages"', '"/letters"'));
    expect([read(config), read(links)].map((text) => JSON.parse(text))).toEqual(
      moved.map((text) => JSON.parse(text)),
    );
    expect(workspace.state().documents.flatMap(({ files }) => files.filter((one) => one.isChanged))).toEqual(
      [],
    );
  });

  it('leaves drafts of other screens alone where it can be saved without them', async () => {
    edit(texts, titled('A'));
    edit('locales/en/errors.json', read('locales/en/errors.json').replace('Try again', ''));
    expect(codeOf(await workspace.save([texts]))).toBe('done');
    expect(filesOf(workspace.state(), 'texts/errors')?.[0]).toEqual([true, false]);
  });

  it('refuses to write over what somebody else has changed, until told to', async () => {
    const mine = titled('Mine');
    edit(texts, mine);
    writeFileSync(join(root, texts), titled('Theirs'));
    expect(filesOf(workspace.state())?.[1]).toEqual([true, true]);
    expect(codeOf(await workspace.save([texts]))).toBe('OVERTAKEN');
    workspace.keepMine([texts]);
    expect(codeOf(await workspace.save([texts]))).toBe('done');
    expect(read(texts)).toBe(mine);
  });

  it('says why drafts or files cannot be written, and changes nothing', async () => {
    const full = new Workspace({
      root,
      drafts: {
        all: () => new Map(),
        replace() {
          throw new Error('ENOSPC: no space left on device');
        },
      },
      format: async (text) => text,
      clock: { now: () => 0 },
    });
    const refused = full.edit({ path: texts, text: titled('Letters'), over: read(texts) });
    expect(refused).toMatchObject({
      problem: {
        code: 'DISK_FAILED',
        message: 'The drafts cannot be kept: Error: ENOSPC: no space left on device. Is the disk full?',
      },
    });
    edit(texts, titled('Letters'));
    const before = read(texts);
    // A folder where the new text is to be written refuses as a folder without rights does.
    mkdirSync(join(root, `${texts}.next`));
    const answer = await workspace.save([texts]);
    expect(answer).toMatchObject({
      problem: { code: 'DISK_FAILED', message: expect.stringMatching(/^Nothing was saved: .*EISDIR/) },
    });
    expect([read(texts), filesOf(workspace.state())?.[1]]).toEqual([before, [true, false]]);
  });

  it('writes nothing that nobody wants any more', async () => {
    edit(texts, titled('Letters'));
    const before = read(texts);
    expect(codeOf(await workspace.save([texts], () => false))).toBe('CANCELLED');
    expect(read(texts)).toBe(before);
    expect(filesOf(workspace.state())).toEqual([
      [false, false],
      [true, false],
      ...others.map(() => [false, false]),
    ]);
  });

  it('keeps what is typed while it saves', async () => {
    edit(texts, titled('A'));
    const saving = workspace.save([texts]);
    const later = titled('B');
    edit(texts, later);
    await saving;
    expect(filesOf(workspace.state())?.[1]).toEqual([true, false]);
    expect(workspace.read('messages/list')).toMatchObject({
      value: [{}, { text: later, saved: titled('A') }, ...others],
    });
  });
});

describe('a screen as a whole', () => {
  const bills = 'screen-configs/payments/bills.json';
  const make = (call: PlanCall) => {
    const planned = workspace.plan(call);
    if (planned.state === 'failed') return planned.problem.code;
    const sources = workspace.sources();
    return codeOf(
      workspace.edit(
        ...planned.value.files.map(({ path, text }) => ({ path, text, over: sources.get(path) })),
      ),
    );
  };
  const move = {
    id: 'payments/bills',
    newId: 'payments/bills',
    route: '/my-bills',
    title: eachLanguage((language) => `My bills: ${language}`),
    isRedirected: true,
  };
  const removal = { id: 'payments/bills', leadsTo: '/', isRedirected: true };

  it('moves with all that leads to it, without a problem, and is saved as one', async () => {
    expect(make({ what: 'move', move: { ...move, newId: 'money/bills' } })).toBe('done');
    expect(workspace.state().diagnostics).toEqual([]);
    expect(codeOf(await workspace.save(['screen-configs/money/bills.json']))).toBe('done');
    expect(readText(join(root, bills))).toBeUndefined();
    expect(everyLinkTo('"/bills"').map(([path]) => path)).toEqual(['screen-configs/navigation.json']);
    expect(workspace.state().documents.some(({ id }) => id === 'payments/bills')).toBe(false);
    expect(read('screen-configs/navigation.json')).toContain('"to": "/my-bills"');
  });

  it('is deleted with its texts when that is saved, and not before', async () => {
    expect(make({ what: 'remove', removal })).toBe('done');
    const gone = workspace.state().documents.find(({ id }) => id === 'payments/bills');
    expect(gone).toMatchObject({ title: 'Bills and payments', isRemoved: true });
    expect(readText(join(root, bills))).toBeDefined();
    expect(workspace.state().diagnostics).toEqual([]);
    expect(codeOf(await workspace.save([bills]))).toBe('done');
    expect(readText(join(root, bills))).toBeUndefined();
    expect(readText(join(root, 'locales/es/screens/payments/bills.json'))).toBeUndefined();
  });

  it('stays while one of its files alone is empty', () => {
    edit(bills, '');
    expect(workspace.state().documents.find(({ id }) => id === 'payments/bills')?.isRemoved).toBeUndefined();
    expect(workspace.state().diagnostics.map(({ file }) => file)).toContain(bills);
  });

  it.each([
    ['an address that is taken', { what: 'move', move: { ...move, route: '/messages' } }, 'TAKEN'],
    ['a name that is taken', { what: 'move', move: { ...move, newId: 'messages/list' } }, 'TAKEN'],
    ['something else that varies', { what: 'move', move: { ...move, route: '/my/:id' } }, 'INVALID_REQUEST'],
    ['a place elsewhere', { what: 'move', move: { ...move, newId: '../x/y' } }, 'INVALID_REQUEST'],
    ['no title', { what: 'move', move: { ...move, title: { ...move.title, en: '' } } }, 'INVALID_REQUEST'],
    ['a screen that is none', { what: 'move', move: { ...move, id: 'a/b' } }, 'NOT_FOUND'],
    ['links to nowhere', { what: 'remove', removal: { ...removal, leadsTo: '/nowhere' } }, 'NOT_FOUND'],
    [
      'a name that is none',
      { what: 'rename', rename: { kind: 'question', from: 'zipCode', to: 'zip code', screens: [] } },
      'INVALID_REQUEST',
    ],
    [
      'a name that another question has',
      {
        what: 'rename',
        rename: { kind: 'question', from: 'zipCode', to: 'email', screens: ['account/my-profile'] },
      },
      'TAKEN',
    ],
  ] as const)('is not changed for %s', (_, call, want) => expect(make(call)).toBe(want));

  it('tells where everything is used', () => {
    const found = workspace.places();
    const at = (kind: string, name: string) => found.filter((one) => one.kind === kind && one.name === name);
    expect(at('operation', 'updateRecord').map(({ document }) => document)).toContain('account/my-profile');
    expect(at('question', 'zipCode').filter(({ isOwn }) => isOwn === true).length).toBeGreaterThan(1);
    expect(at('route', '/bills').some(({ isOwn }) => isOwn === true)).toBe(true);
    expect(at('member', 'updateRecord.fields.MobilePhone')).toHaveLength(1);
    expect(at('record field', 'Contact.Email').length).toBeGreaterThan(0);
    expect(at('text', 'title').length).toBeGreaterThan(30);
    expect(new Set(found.map(({ kind }) => kind)).size).toBe(13);
  });
});

describe('the preview', () => {
  const other = 'locales/en/screens/messages/new.json';
  const titleOf = (name: string) => {
    const { files } = workspace.preview();
    return (files?.locales.en[`screens/messages/${name}`]?.value as { title: string } | undefined)?.title;
  };

  it('goes on with all screens but the one that has a problem, which is as it was before', () => {
    edit(texts, titled('Good'));
    expect([workspace.preview().held, titleOf('list')]).toEqual([[], 'Good']);
    edit(texts, titled(''));
    edit(other, read(other).replace(/"title": "[^"]+"/, '"title": "Write"'));
    expect([workspace.preview().held, titleOf('list'), titleOf('new')]).toEqual([
      ['messages/list'],
      'Good',
      'Write',
    ]);
    edit(texts, '{');
    expect([titleOf('list'), titleOf('new')]).toEqual(['Good', 'Write']);
  });

  it('shows what is saved where a screen was never without a problem', () => {
    edit(texts, titled(''));
    expect(titleOf('list')).toBe('Messages');
  });
});

it('is not broken by JSON that is nested without end, which can be mended and discarded', () => {
  const deep = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`;
  expect(codeOf(edit(config, deep))).toBe('done');
  const { diagnostics } = open().state();
  expect(diagnostics.map(({ rule }) => rule)).toContain('too-deep');
  expect(codeOf(workspace.offers('messages/list'))).toBe('done');
  expect(codeOf(workspace.discard([{ path: config, text: deep }]))).toBe('done');
  expect(workspace.state().diagnostics).toEqual([]);
});

describe('a new screen', () => {
  const screen = {
    area: 'plans',
    name: 'my-offers',
    route: '/offers',
    access: 'customer',
    title: eachLanguage(() => 'O'),
  } as const;

  it.each(['guest', 'anyone'] as const)('has no diagnostic for %s', (access) => {
    expect(workspace.add({ ...screen, access })).toMatchObject({ state: 'done', value: { diagnostics: [] } });
  });

  it('has no diagnostic, is saved as a config and texts in each language, and lays itself out as the project does', async () => {
    const answer = workspace.add(screen);
    expect(answer).toMatchObject({ state: 'done', value: { diagnostics: [] } });
    const paths = [
      'screen-configs/plans/my-offers.json',
      ...languages.map((language) => `locales/${language}/screens/plans/my-offers.json`),
    ];
    expect(codeOf(await workspace.save(paths))).toBe('done');
    expect(paths.map((path) => typeof JSON.parse(read(path)))).toEqual(paths.map(() => 'object'));
  });

  it.each([
    ['a name that is taken', { area: 'messages', name: 'list' }, 'TAKEN'],
    ['an address that is taken', { route: '/messages' }, 'TAKEN'],
    ['a name that leads elsewhere', { name: '../x' }, 'INVALID_REQUEST'],
    ['a folder of the studio', { area: 'layout' }, 'INVALID_REQUEST'],
    ['a name with capitals', { area: 'Plans' }, 'INVALID_REQUEST'],
    ['an address without a slash', { route: 'offers' }, 'INVALID_REQUEST'],
    ['no title', { title: { en: ' ' } }, 'INVALID_REQUEST'],
  ])('is refused with %s', (_, change, want) => {
    expect(codeOf(workspace.add({ ...screen, ...change }))).toBe(want);
    expect(workspace.state().documents.some(({ id }) => id === 'plans/my-offers')).toBe(false);
  });
});

it.each([
  ['messages/list', 'Portal screen'],
  ['layout/brands', 'Brands'],
  ['layout/../../package', undefined],
])('knows the schema of %s', (id, want) => {
  const schema = workspace.schemaOf(id);
  expect(schema.state === 'done').toBe(want !== undefined);
});
