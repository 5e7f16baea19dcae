import own from '../../package.json' with { type: 'json' };

/** A version as browsers name it: major and minor. */
type Version = readonly [number, number];

/** The first supported version of each browser, as `browserslist` of the portal's package states it. */
const supported: ReadonlyMap<string, Version> = new Map(
  own.browserslist.map((query) => {
    const [name = '', , version = ''] = query.split(' ');
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [name, [major, minor]];
  }),
);

/**
 * Browsers by their names in user agents, those that also name others first; all browsers of an iPhone are Safari's engine. Those of
 * Android have the versions of others.
 */
const browsers = [
  { name: 'edge', pattern: /Edg(?:A|iOS)?\/(\d{1,5})/ },
  { name: 'samsung', pattern: /SamsungBrowser\/(\d{1,5})\.?(\d{0,5})/ },
  { name: 'firefox', pattern: /Firefox\/(\d{1,5})/ },
  { name: 'chrome', pattern: /Chrome\/(\d{1,5})/ },
  { name: 'chrome', pattern: /Chromium\/(\d{1,5})/ },
  { name: 'safari', pattern: /Version\/(\d{1,5})\.?(\d{0,5})/, also: ' Safari/' },
  { name: 'ios_saf', pattern: /OS (\d{1,5})_?(\d{0,5})/, also: 'like Mac OS X' },
] as const;

/** Internet Explorer, and the Edge that was built on it. */
const gone = ['MSIE ', 'Trident/', 'Edge/'];

/** Returns true for a browser that is supported, and for one that is not known: it may well work. */
export function isSupported(userAgent = ''): boolean {
  if (gone.some((name) => userAgent.includes(name))) return false;
  for (const { name, pattern, ...browser } of browsers) {
    if ('also' in browser && !userAgent.includes(browser.also)) continue;
    const found = pattern.exec(userAgent);
    if (found !== null)
      return isAtLeast([Number(found[1]), Number(found[2] ?? 0)], supported.get(name) ?? [0, 0]);
  }
  return true;
}

function isAtLeast([major, minor]: Version, [leastMajor, leastMinor]: Version): boolean {
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}
