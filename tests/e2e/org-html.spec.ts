import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import fc from 'fast-check';
import { expect, test } from './site.ts';

const count = 5_000;
const mark = 'globalThis.hasRun = true';

/** Texts that have run code somewhere: handlers, addresses, foreign markup, confused parsers. */
const attempts: readonly string[] = [
  `<img src=x onerror="${mark}">`,
  `<svg onload="${mark}"></svg>`,
  `<svg><script>${mark}</script></svg>`,
  `<script>${mark}</script>`,
  `<iframe srcdoc="<script>parent.hasRun = true</script>"></iframe>`,
  `<iframe src="javascript:parent.hasRun = true"></iframe>`,
  `<a href="javascript:${mark}">a</a>`,
  `<a href=" jav&#x09;ascript:${mark}">a</a>`,
  `<p onmouseover="${mark}" onfocus="${mark}" tabindex=0 autofocus>p</p>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror='${mark}'>">`,
  `<noscript><p title="</noscript><img src=x onerror='${mark}'>"></noscript>`,
  `<template><img src=x onerror="${mark}"></template>`,
  `<form id=a><input name=attributes><button formaction="javascript:${mark}">x</button></form>`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror='${mark}' src>">`,
  `<object data="javascript:${mark}"></object><embed src="javascript:${mark}">`,
  `<details open ontoggle="${mark}"><summary>s</summary></details>`,
  `<video><source onerror="${mark}"></video><audio src=x onerror="${mark}"></audio>`,
  `<b style="background:url(javascript:${mark})" is="x-y" slot="s">b</b>`,
  `<a href="https://ok.example" target=_blank onclick="${mark}" ping="https://evil.example">a</a>`,
  `<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=javascript:${mark}">`,
  '<p>Rates <b>may</b> <em>change</em>.</p><ul><li><a href="/terms">Terms</a></li></ul>',
];
const pieces: readonly string[] = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '/',
  '=',
  '\0',
  '\t',
  '\n',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '</',
  '<svg>',
  '<math>',
  '</p>',
  '<p>',
  '<table>',
  '&#60;',
  '&lt;',
  'href=',
  'on',
  'javascript:',
  'data:text/html,',
];

const text = fc.constantFrom(...attempts);
const piece = fc.constantFrom(...pieces);

/** A text with another one, or a piece of markup, put into it, or with some of it gone. */
const mutated = fc
  .tuple(
    text,
    fc.array(fc.tuple(fc.oneof(piece, text), fc.nat(300), fc.nat(6)), { minLength: 1, maxLength: 6 }),
  )
  .map(([start, changes]) =>
    changes.reduce((all, [put, at, gone]) => {
      const place = at % (all.length + 1);
      return all.slice(0, place) + put + all.slice(place + gone);
    }, start),
  );

/** The portal's own component in a page without any policy: nothing else stands between a text and the browser. */
async function bundle(): Promise<string> {
  const component = fileURLToPath(new URL('../../portal/src/ui/safe-html.tsx', import.meta.url));
  const contents = `
    import { createRoot } from 'react-dom/client';
    import { flushSync } from 'react-dom';
    import { SafeHtml } from ${JSON.stringify(component)};
    const root = createRoot(document.querySelector('#root'));
    globalThis.show = (texts, at) =>
      flushSync(() => root.render(texts.map((html, of) => <SafeHtml key={at + of} html={html} className="safe-html" />)));`;
  const { outputFiles } = await build({
    stdin: { contents, loader: 'tsx', resolveDir: fileURLToPath(new URL('../../portal', import.meta.url)) },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** In the page: shows texts, some at a time, and returns those of which a reader gets what nobody must. */
async function findUnsafe(texts: readonly string[]): Promise<readonly string[]> {
  const allowed = new Set(['P', 'BR', 'B', 'I', 'EM', 'STRONG', 'UL', 'OL', 'LI', 'A']);
  const isOfSite = ({ protocol, origin }: URL) => protocol === 'https:' || origin === location.origin;
  const isLink = (value: string) =>
    URL.canParse(value, location.href) && isOfSite(new URL(value, location.href));
  const isRight = ({ tagName, namespaceURI, attributes }: Element) =>
    allowed.has(tagName) &&
    namespaceURI === 'http://www.w3.org/1999/xhtml' &&
    [...attributes].every(({ name, value }) => name === 'href' && tagName === 'A' && isLink(value));
  const show: unknown = Reflect.get(globalThis, 'show');
  if (typeof show !== 'function') return ['The component is not there.'];
  const unsafe: string[] = [];
  const atOnce = 20;
  for (let at = 0; at < texts.length; at += atOnce) {
    const shown = texts.slice(at, at + atOnce);
    Reflect.apply(show, undefined, [shown, at]);
    // Code of handlers runs in a turn of its own; what cleans where the browser does not is there in one.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const boxes = [...document.querySelectorAll('.safe-html')];
    const isWrong = (_: string, of: number) => ![...(boxes[of]?.querySelectorAll('*') ?? [])].every(isRight);
    unsafe.push(...shown.filter(isWrong));
    if (Reflect.has(globalThis, 'hasRun')) unsafe.push(`One of these has run: ${JSON.stringify(shown)}`);
    Reflect.deleteProperty(globalThis, 'hasRun');
  }
  return unsafe;
}

for (const [by, prepare] of [
  ['the browser’s own sanitiser', () => undefined],
  ['DOMPurify', () => void Reflect.deleteProperty(Element.prototype, 'setHTML')],
] as const)
  test(
    `no code runs out of thousands of mutated texts of the org, by ${by}`,
    { tag: '@deep' },
    async ({ page, site }) => {
      test.setTimeout(180_000);
      const script = await bundle();
      const address = site.url('/a-page-without-policy');
      await page.route(address, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="root"></div>' }),
      );
      // What is tried may ask for files that are not there, and for strangers, which nobody gets.
      await page.route(/evil\.example|ok\.example|\/x$/, (route) => route.fulfill({ status: 204 }));
      await page.addInitScript(prepare);
      await page.goto(address);
      await page.addScriptTag({ content: script });
      // That code can run here at all.
      await page.evaluate(() => {
        const image = document.createElement('img');
        image.setAttribute('onerror', 'globalThis.canRun = true');
        image.src = 'data:,';
      });
      await expect.poll(() => page.evaluate(() => Reflect.has(globalThis, 'canRun'))).toBe(true);
      const texts = [...attempts, ...fc.sample(mutated, { numRuns: count, seed: 21 })];
      expect(await page.evaluate(findUnsafe, texts)).toEqual([]);
    },
  );
