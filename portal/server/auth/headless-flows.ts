/** The flows of the org's headless identity API that the host can take in the place of Apex calls. */
const headlessFlows = ['registration', 'password', 'codes'] as const;

/** A flow: registration, a forgotten password, or log-in by a code instead of a password. */
export type HeadlessFlow = (typeof headlessFlows)[number];

/** A flow that a host takes, with the templates of its e-mails by language; `any` for the languages that have none. */
export type ChosenFlows = ReadonlyMap<HeadlessFlow, ReadonlyMap<string, string>>;

/**
 * Reads flows such as `password:00X…, password/es:00X…, registration:00X…, codes`: the name of a flow, a language, and the id of the
 * template of its e-mail in the org.
 *
 * @returns undefined where the text is no such list
 */
export function readHeadlessFlows(text: string): ChosenFlows | undefined {
  const flows = new Map<HeadlessFlow, Map<string, string>>();
  for (const entry of text.split(',')) {
    const [, name = '', language = 'any', template] =
      /^([a-z]+)(?:\/([a-z]{2}))?(?::(\w{15}|\w{18}))?$/.exec(entry.trim()) ?? [];
    const flow = headlessFlows.find((each) => each === name);
    if (flow === undefined || (language !== 'any' && template === undefined)) return undefined;
    const templates = flows.get(flow) ?? new Map<string, string>();
    if (template !== undefined) templates.set(language, template);
    flows.set(flow, templates);
  }
  return flows;
}

/** The template of a flow's e-mail in a language; undefined for that of the site. */
export function templateFor(flows: ChosenFlows, flow: HeadlessFlow, language: string): string | undefined {
  const templates = flows.get(flow);
  return templates?.get(language) ?? templates?.get('any');
}
