/** The journeys that ask no org, by file, and why: with `E2E_ORG=strict` they would only be walked twice. */
export const withoutOrg: Readonly<Record<string, string>> = {
  'gallery.spec.ts': 'every component in every state, on pages that ask nobody',
  'mocks.spec.ts': 'the mocks of the specs stand in the place of an org',
  'start.spec.ts': 'starts that end before anything is asked',
  'studio-latency.spec.ts': 'analysts edit files; the portal beside it shows samples',
  'studio-moving.spec.ts': 'analysts edit files; the portal beside it shows samples',
  'studio-pictures.spec.ts': 'analysts edit files; the portal beside it shows samples',
  'studio-publish.spec.ts': 'analysts edit files; the portal beside it shows samples',
  'studio-reading.spec.ts': 'analysts edit files; the portal beside it shows samples',
  'studio-structure.spec.ts': 'analysts edit files; the portal beside it shows samples',
  'studio-tasks.spec.ts': 'analysts edit files; the portal beside it shows samples',
  'studio-team.spec.ts': 'analysts edit files; the portal beside it shows samples',
  'studio.spec.ts': 'analysts edit files; the portal beside it shows samples',
};
