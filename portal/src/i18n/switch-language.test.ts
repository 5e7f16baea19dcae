import { describe, expect, it } from 'vitest';
import { switchLanguage } from './switch-language.ts';

const site = 'https://portal.example';

describe('switchLanguage', () => {
  const table = [
    ['/profile', 'es', '/es/profile'],
    ['/', 'es', '/es'],
    ['/es/profile', 'es', '/es/profile'],
    ['/essay', 'es', '/es/essay'],
    ['/es/profile', 'en', '/profile?redirect=false'],
    ['/es', 'en', '/?redirect=false'],
    ['/es/', 'en', '/?redirect=false'],
    ['/essay', 'en', '/essay?redirect=false'],
    ['/es/essay', 'en', '/essay?redirect=false'],
    ['/es/orders?orderId=8#top', 'en', '/orders?orderId=8&redirect=false#top'],
    ['/es/orders?redirect=true', 'en', '/orders?redirect=true'],
    ['/es//evil.example/x', 'en', '/evil.example/x?redirect=false'],
    ['/es/\\evil.example/x', 'en', '/evil.example/x?redirect=false'],
    ['//evil.example', 'es', '/es/evil.example'],
  ] as const;
  it.each(table)('%s to %s is %s', (path, to, want) => {
    expect(switchLanguage(new URL(site + path), to).href).toBe(site + want);
  });
});
