// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { settled } from '../../../../testing/index.ts';
import { ann, annsName, createToyClient, getThing, listThings, saveThing } from '../../../../toys/index.ts';
import { createInspector } from '../create-inspector.ts';
import { writeSession } from '../session-file.ts';
import { takeSession } from '../session.ts';
import { createPanel, type PanelOptions } from './create-panel.ts';

let stop = (): void => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

async function openPanel(options: PanelOptions = {}) {
  const inspector = createInspector();
  const toy = createToyClient({ extensions: [inspector] });
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  toy.client.watch(getThing, annsName, () => undefined);
  await toy.server.last().answer(ann);
  const panel = createPanel(root, inspector, options);
  ({ stop } = panel);
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const find = (selector: string, text: string): HTMLElement => {
    const found = all(selector).find((one) =>
      `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.includes(text),
    );
    if (!found) throw new Error(`No ${selector} with "${text}" in ${root.textContent}`);
    return found;
  };
  const press = (key: string, target = root.activeElement ?? all('.list')[0]): void =>
    void target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return {
    ...toy,
    inspector,
    panel,
    root,
    all,
    find,
    press,
    textsOf: (selector: string) => all(selector).map(({ textContent }) => textContent),
    click: (selector: string, text: string) => find(selector, text).click(),
    detail: () => find('.detail', 'Details').textContent,
    search(text: string): void {
      const field = all('#search')[0] as HTMLInputElement;
      field.value = text;
      field.dispatchEvent(new Event('input'));
    },
    /** Waits until what happened is drawn. */
    drawn: () => new Promise((resolve) => setTimeout(resolve, 80)),
  };
}

describe('the tabs', () => {
  it('show queries, records, the timeline and writes, with their numbers', async () => {
    const { textsOf, click } = await openPanel();
    expect(textsOf('[role=tab]')).toEqual(['Queries1', 'Records1', 'Timeline4', 'Writes1']);
    expect(textsOf('.row')[0]).toContain('getThing thingId: a, fields: person.Name');
    click('[role=tab]', 'Records');
    expect(textsOf('.row')[0]).toContain('person a');
    click('[role=tab]', 'Timeline');
    expect(textsOf('.chips button')).toEqual(['requests1', 'cache writes1', 'renders1', 'notes1']);
    click('[role=tab]', 'Writes');
    expect(textsOf('.row')[0]).toContain('5 fields of 1 record');
  });

  it('are moved through with the arrow keys, and by their numbers', async () => {
    const { root, press, panel } = await openPanel();
    panel.focus();
    expect(root.activeElement?.id).toBe('tab-queries');
    press('ArrowRight');
    expect(root.activeElement?.id).toBe('tab-records');
    expect(root.activeElement?.getAttribute('aria-selected')).toBe('true');
    press('End');
    expect(root.activeElement?.id).toBe('tab-writes');
    press('ArrowRight');
    expect(root.activeElement?.id).toBe('tab-queries');
    press('3');
    expect(root.querySelector('[aria-selected=true]')?.id).toBe('tab-timeline');
  });

  it('follow what happens, and keep the focus while they do', async () => {
    const { client, root, textsOf, drawn, all } = await openPanel();
    all('.list')[0]?.focus();
    void client.read(listThings, { shelf: 'x' });
    await drawn();
    expect(textsOf('.row')).toHaveLength(2);
    expect(textsOf('.row')[0]).toContain('fetching');
    expect(root.activeElement?.className).toBe('list');
  });
});

describe('the list', () => {
  it('is searched, also by the values of records, and says when nothing matches', async () => {
    const { click, search, textsOf } = await openPanel();
    search('of nobody');
    expect(textsOf('.row')).toEqual([]);
    expect(textsOf('.list .hint')).toEqual(['No query matches.']);
    expect(textsOf('.total')).toEqual(['0 of 1 query']);
    search('GETTHING');
    expect(textsOf('.row')).toHaveLength(1);
    click('[role=tab]', 'Records');
    search('ann');
    expect(textsOf('.row')).toHaveLength(1);
    search('Zoe');
    expect(textsOf('.row')).toHaveLength(0);
  });

  it('is filtered by state, and off again with the same button', async () => {
    const { client, server, click, textsOf, drawn } = await openPanel();
    void client.read(listThings, { shelf: 'x' });
    await server.last().fail();
    await drawn();
    expect(textsOf('.chips button')).toEqual(['fresh1', 'error1']);
    click('.chips button', 'error');
    expect(textsOf('.row')).toHaveLength(1);
    click('.chips button', 'error');
    expect(textsOf('.row')).toHaveLength(2);
  });

  it('is gone through with the keyboard, and leads to the details and back', async () => {
    const { root, all, press, detail } = await openPanel();
    expect(detail()).toContain('Choose a query');
    all('.list')[0]?.focus();
    press('ArrowDown');
    expect(all('.list')[0]?.getAttribute('aria-activedescendant')).toBe('list-0');
    expect(all('.row')[0]?.getAttribute('aria-selected')).toBe('true');
    press('Enter');
    expect(root.activeElement?.id).toBe('detail');
    press('Escape');
    expect(root.activeElement?.className).toBe('list');
  });
});

describe('the details', () => {
  it('of a query say why it was fetched and re-rendered, and show its data', async () => {
    const { client, server, click, detail, drawn } = await openPanel();
    void client.refresh(getThing, annsName);
    await server.last().answer({ ...ann, fields: { Name: { value: 'Anna' } } });
    await drawn();
    click('.row', 'getThing');
    expect(detail()).toContain('Why it was fetched');
    expect(detail()).toContain('A caller asked for it anew');
    expect(detail()).toContain('It was never answered');
    expect(detail()).toContain('fields.Name.value− "Ann"+ "Anna"');
    expect(detail()).toContain('1 listener, cache-then-network');
  });

  it('of a query carry out orders', async () => {
    const { server, click, textsOf, press } = await openPanel();
    click('.row', 'getThing');
    click('.actions button', 'Refetch');
    expect(server.sent).toHaveLength(2);
    expect(textsOf('.notice')).toEqual(['getThing is refetched']);
    await server.last().answer(ann);
    press('i');
    expect(server.sent).toHaveLength(3);
    await server.last().answer(ann);
    press('r');
    expect(server.sent).toHaveLength(4);
  });

  it('of a record name who wrote each field, and lead to who watches it', async () => {
    const { click, detail, root } = await openPanel();
    click('[role=tab]', 'Records');
    click('.row', 'person');
    expect(detail()).toContain('fields.Name');
    expect(detail()).toContain('value "Ann"');
    expect(detail()).toMatch(/fresh for \d+ sgetThing/);
    click('.detail .text-button', 'getThing');
    expect(root.querySelector('[aria-selected=true]')?.id).toBe('tab-queries');
    expect(detail()).toContain('Why it was re-rendered');
  });

  it('of a record roll back a write that is not answered', async () => {
    const { client, click, detail, drawn } = await openPanel();
    click('[role=tab]', 'Records');
    click('.row', 'person');
    const saving = client.write(saveThing, { fields: { Id: 'a', Name: 'Anna' } }, { optimistic: true });
    await drawn();
    expect(detail()).toContain('Shown before its answer');
    click('.optimistic button', 'Roll back');
    expect(detail()).not.toContain('Shown before its answer');
    expect(client.peek(getThing, annsName)).toMatchObject({ data: { fields: { Name: { value: 'Ann' } } } });
    client.changeSession('ends');
    await expect(saving).rejects.toMatchObject({ code: 'SESSION_CHANGED' });
  });

  it('of a request show its body and its answer as a tree that opens', async () => {
    const { click, detail, textsOf, all } = await openPanel();
    click('[role=tab]', 'Timeline');
    click('.row', 'request');
    expect(detail()).toContain('GET /things/a?fields=person.Name');
    expect(textsOf('.leaf')).not.toContain('value: "Ann"');
    const toggle = (name: string) =>
      all('.branch')
        .find((one) => one.textContent?.startsWith(name))
        ?.click();
    toggle('Name');
    expect(textsOf('.leaf')).toContain('value: "Ann"');
    toggle('fields');
    expect(textsOf('.leaf')).not.toContain('value: "Ann"');
  });
});

describe('a simulation', () => {
  it('is seen as long as it is on, and ends with one press', async () => {
    const { client, all, click, textsOf, inspector } = await openPanel();
    const select = all('.tools select')[0] as HTMLSelectElement;
    select.value = 'offline';
    select.dispatchEvent(new Event('change'));
    expect(textsOf('.banner')[0]).toContain('Offline for all requests');
    expect(await client.refresh(getThing, annsName)).toMatchObject({ error: { code: 'NETWORK' } });
    click('.banner button', 'Turn all off');
    expect(all('.banner')).toEqual([]);
    expect(inspector.simulations()).toEqual([]);
  });
});

describe('a session from a file', () => {
  const opened = async (text: string) => {
    const scene = await openPanel();
    const input = scene.all('input[type=file]')[0] as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: [new File([text], 'bug.json')] });
    Object.defineProperty(input, 'value', { value: '', writable: true });
    input.dispatchEvent(new Event('change'));
    await scene.drawn();
    return scene;
  };

  it('is shown read only, until one goes back', async () => {
    const other = createInspector();
    const { client, server } = createToyClient({ extensions: [other] });
    void client.read(listThings, { shelf: 'elsewhere' });
    await server.last().answer({ things: [], next: null });
    const { textsOf, all, click } = await opened(writeSession(takeSession(other)));
    expect(textsOf('.banner')[0]).toContain('bug.json');
    expect(textsOf('.row')).toHaveLength(1);
    click('.row', 'elsewhere');
    expect(all('.detail .actions')).toEqual([]);
    expect(all('.tools select')).toEqual([]);
    click('.banner button', 'Back to this page');
    expect(textsOf('.row')[0]).toContain('thingId: a');
  });

  it('is refused with a reason where it is none', async () => {
    const { textsOf } = await opened('{}');
    expect(textsOf('.notice')).toEqual(['The file is no session of this inspector']);
  });
});

describe('the panel', () => {
  it('keeps its keys from the page, and closes when there is nothing else to leave', async () => {
    const keys: string[] = [];
    const listen = ({ key }: KeyboardEvent): void => void keys.push(key);
    document.addEventListener('keydown', listen);
    let closed = 0;
    const { press, search, root, all } = await openPanel({ onClose: () => void (closed += 1) });
    press('/');
    expect(root.activeElement?.id).toBe('search');
    search('x');
    press('r');
    press('Escape');
    expect((all('#search')[0] as HTMLInputElement).value).toBe('');
    press('?', all('.list')[0]);
    expect(all('[role=dialog]')).toHaveLength(1);
    press('Escape');
    expect(all('[role=dialog]')).toHaveLength(0);
    expect(closed).toBe(0);
    press('Escape');
    expect(closed).toBe(1);
    document.removeEventListener('keydown', listen);
    expect(keys).toEqual([]);
  });

  it('masks an export unless that is turned off', async () => {
    const { press, click, all } = await openPanel();
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
      configurable: true,
    });
    press('e');
    click('.dialog button', 'Copy');
    press('e');
    const mask = all('.dialog input[type=checkbox]')[0] as HTMLInputElement;
    expect(mask.checked).toBe(true);
    mask.click();
    click('.dialog button', 'Copy');
    await settled();
    expect(copied.map((text) => text.includes('"Ann"'))).toEqual([false, true]);
  });

  it('needs no inline style and no HTML of texts', async () => {
    const { root, click, client, server, drawn } = await openPanel();
    const hostile = { ...ann, fields: { Name: { value: '<img src=x onerror=alert(1)>' } } };
    void client.refresh(getThing, annsName);
    await server.last().answer(hostile);
    await drawn();
    for (const tab of ['Queries', 'Records', 'Timeline', 'Writes']) {
      click('[role=tab]', tab);
      click('.row', '');
      expect(root.querySelectorAll('[style], style, img')).toHaveLength(0);
    }
  });

  it('remembers the colours that were chosen', async () => {
    const themes: string[] = [];
    const { click, all } = await openPanel({ theme: 'dark', onTheme: (theme) => void themes.push(theme) });
    expect(all('.panel')[0]?.dataset['theme']).toBe('dark');
    click('.tools button', 'Colours');
    click('.tools button', 'Colours');
    expect(themes).toEqual(['auto', 'light']);
  });
});
