import { customers, signIn } from './customers.ts';
import { deep } from './depth.ts';
import { openDeveloperTools } from './developer-tools.ts';
import { test } from './inspected-site.ts';
import { expect } from './site.ts';

for (const colours of ['dark', 'light'] as const) {
  test(
    `shows the page's cache in the developer tools, in ${colours} colours`,
    deep,
    async ({ site, inspected }) => {
      const tools = await openDeveloperTools(colours);
      const { page } = tools;
      try {
        await signIn({ page, site, username: customers.emily });
        await page.goto(inspected('/'));
        const panel = await tools.showPanel();
        await expect.poll(panel.text).toContain('getCurrentSession');
        expect(await panel.isDark()).toBe(colours === 'dark');
        await panel.press('[role=option]', 'getCurrentSession');
        await expect.poll(panel.text).toContain('Why it was fetched');
        const asked = page.waitForRequest(/getCurrentSession/);
        await panel.press('button', 'Refetch');
        await asked;
        // A page without an inspector has nothing of the one before it.
        await page.goto(site.url('/login'));
        await expect.poll(panel.text).toContain('This page shows no inspector yet');
        expect(await panel.text()).toContain('Queries0');
        await page.goto(inspected('/'));
        await expect.poll(panel.text).toMatch(/Queries[1-9]/);
      } finally {
        await tools.close();
      }
    },
  );
}
