import { expect, test } from './site.ts';

for (const path of ['/login', '/deposit'])
  test(`no text becomes markup or script on ${path}`, async ({ page, site, tolerate }) => {
    // Each refusal is told.
    tolerate(/TrustedHTML|TrustedScript|TrustedScriptURL|Content Security Policy|trusted-types|unsafe-eval/i);
    await page.goto(site.url(path));
    await expect(page.getByRole('main')).toBeVisible();
    const ends = await page.evaluate(async () => {
      const mark = 'globalThis.hasRun = true';
      const html = `<img src="x" onerror="${mark}">`;
      const make = (name: string) => document.createElement(name);
      const sinks: Readonly<Record<string, () => unknown>> = {
        innerHTML: () => Reflect.set(make('div'), 'innerHTML', html),
        outerHTML: () => Reflect.set(document.body.appendChild(make('div')), 'outerHTML', html),
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', html),
        'document.write': () => document.write(html),
        srcdoc: () => Reflect.set(make('iframe'), 'srcdoc', html),
        parseFromString: () => new DOMParser().parseFromString(html, 'text/html'),
        createContextualFragment: () => document.createRange().createContextualFragment(html),
        'script.src': () => Reflect.set(make('script'), 'src', 'data:text/javascript,1'),
        'script.text': () => Reflect.set(make('script'), 'text', mark),
        'script.textContent': () => Reflect.set(make('script'), 'innerText', mark),
        eval: () => Reflect.apply(Reflect.get(globalThis, 'eval'), undefined, [mark]),
        Function: () => Reflect.construct(Function, [mark]),
        setTimeout: () => Reflect.apply(globalThis.setTimeout, globalThis, [mark, 0]),
        onclick: () => make('div').setAttribute('onclick', mark),
        Worker: () => Reflect.construct(Worker, ['data:text/javascript,1']),
        createPolicy: () =>
          Reflect.apply(
            Reflect.get(Reflect.get(globalThis, 'trustedTypes'), 'createPolicy'),
            Reflect.get(globalThis, 'trustedTypes'),
            ['mine', {}],
          ),
      };
      // Out of the inspector's own call, which may do what a page may not.
      await new Promise((resolve) => setTimeout(resolve, 0));
      const tried = Object.entries(sinks).map(([name, sink]) => {
        try {
          sink();
          return [name, 'taken'] as const;
        } catch (error) {
          return [name, error instanceof Error ? error.name : 'thrown'] as const;
        }
      });
      await new Promise((resolve) => setTimeout(resolve, 50));
      return {
        taken: tried.filter(([, end]) => end === 'taken').map(([name]) => name),
        hasRun: Reflect.has(globalThis, 'hasRun'),
      };
    });
    expect(ends).toEqual({ taken: [], hasRun: false });
  });
