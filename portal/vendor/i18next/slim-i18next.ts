/**
 * Code that never runs here, as texts come with the page, in its one language. Each piece begins and ends with a line of
 * its own.
 */
const unused: readonly (readonly [begin: string, end: string, instead: string])[] = [
  [
    'class Connector extends EventEmitter {',
    '}',
    'class Connector extends EventEmitter { state = {}; load(languages, namespaces, done) { done(); } }',
  ],
  // No key is a function, and nothing but the portal's own log writes to the console.
  ['function createProxy() {', '}', ''],
  ['function keysFromSelector(selector, opts) {', '}', 'function keysFromSelector(key) { return key; }'],
  [
    'class Logger {',
    '}',
    'class Logger { init() {} log() {} warn() {} error() {} deprecate() {} once() {} create() { return this; } clone() { return this; } }',
  ],
  // Values are written as configs say, before they come into a text.
  ['class Formatter {', '}', 'class Formatter { format(value) { return value; } }'],
  // No text is within another one.
  ['  nest(str, fc, options = {}) {', '  }', '  nest(text) { return text; }'],
  // The page's language is the one that its texts are in.
  ['  getBestMatchFromCodes(codes) {', '  }', '  getBestMatchFromCodes([code]) { return code; }'],
  // It has no dialects, and nothing to fall back to.
  [
    '  toResolveHierarchy(code, fallbackCode) {',
    '  }',
    '  toResolveHierarchy(code) { return code ? [code] : []; }',
  ],
  ['  getFallbackCodes(fallbacks, code) {', '  }', '  getFallbackCodes() { return []; }'],
  ['  formatLanguageCode(code) {', '  }', '  formatLanguageCode(code) { return code; }'],
  ['  formatUncached(code) {', '  }', ''],
  ['  loadResources(language, callback = noop) {', '  }', '  loadResources(language, done) { done(); }'],
  ['  hasLoadedNamespace(ns, options = {}) {', '  }', '  hasLoadedNamespace() { return true; }'],
  ['  getUsedParamsDetails(options = {}) {', '  }', ''],
  ['  addResource(lng, ns, key, value, options = {', '  }', ''],
  ['  addResources(lng, ns, resources, options = {', '  }', ''],
  ['  removeNamespaces(ns) {', '  }', ''],
  ['  removeResourceBundle(lng, ns) {', '  }', ''],
  ['  reloadResources(lngs, ns, callback) {', '  }', '  reloadResources() {}'],
  ['  use(module) {', '  }', ''],
  ['  hydrate(resources, lng) {', '  }', ''],
  ['  loadNamespaces(ns, callback) {', '  }', ''],
  ['  loadLanguages(lngs, callback) {', '  }', ''],
  ['  dir(lng) {', '  }', ''],
  ['  cloneInstance(options = {}, callback = noop) {', '  }', ''],
];

/**
 * Returns the source of the library without the code that fetches texts and chooses languages: a quarter of it.
 *
 * @throws Error when the library has changed, so that the table above must be revised
 */
export function slimI18next(source: string): string {
  const tail = '\nconst instance = I18n.createInstance();\n';
  const used = unused.reduce(without, source);
  if (!used.includes(tail)) throw changed(tail);
  return `${used.slice(0, used.indexOf(tail))}\nexport const createInstance = I18n.createInstance;\n`;
}

function without(source: string, [begin, end, instead]: (typeof unused)[number]): string {
  const from = source.indexOf(`\n${begin}\n`);
  const to = source.indexOf(`\n${end}\n`, from);
  if (from < 0 || to < 0) throw changed(begin);
  return `${source.slice(0, from)}\n${instead}${source.slice(to + end.length + 1)}`;
}

const changed = (line: string) =>
  new Error(`i18next has changed: portal/vendor/i18next/slim-i18next.ts finds no "${line.trim()}" in it.`);
