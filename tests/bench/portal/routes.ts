import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PublishedManifest } from '@energy-portal/portal/server';

/** A route with something to show, and who looks at it. */
export interface Visit {
  readonly path: string;
  readonly username: string | undefined;
}

/** Things of the sandbox's demo that routes with parameters name. */
const parameters: Readonly<Record<string, string>> = { planId: 'plan_gp24_c' };

/** Every published route whose parameters are known, as a guest or as this customer. */
export function routesOf(customer: string): readonly Visit[] {
  const file = fileURLToPath(new URL('../../../portal/dist/published/manifest.json', import.meta.url));
  // Written by the publish step.
  const { screens } = JSON.parse(readFileSync(file, 'utf8')) as PublishedManifest;
  return screens.flatMap(({ route, access }) => {
    const path = route.replace(/:(\w+)/g, (whole, name: string) => parameters[name] ?? whole);
    return path.includes(':') ? [] : [{ path, username: access === 'customer' ? customer : undefined }];
  });
}
