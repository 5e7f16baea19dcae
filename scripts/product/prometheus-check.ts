import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../machine/process.ts';
import { dashboard } from './dashboard.ts';

const rules = 'portal/deploy/observability/alerts.yaml';
const days = 'tests/deploy/alerts.promtool.yaml';

/**
 * Has Prometheus' own validator read the rules of alerts and the queries of the dashboard, and try the rules on good and bad
 * days.
 *
 * @param folder takes a file for the while
 * @returns what the validator says where it refuses something
 */
export async function checkByPrometheus(promtool: string, folder: string): Promise<string | undefined> {
  const queries = join(folder, 'dashboard.rules.json');
  writeFileSync(queries, JSON.stringify({ groups: [{ name: 'dashboard', rules: dashboardRules() }] }));
  const commands: readonly (readonly [string, ...string[]])[] = [
    [promtool, 'check', 'rules', rules, queries],
    [promtool, 'test', 'rules', days],
  ];
  for (const command of commands) {
    const { code, output } = await run(command);
    if (code !== 0) return output;
  }
  return undefined;
}

/** The queries of the dashboard as rules, which is the form in which the validator reads queries. */
function dashboardRules() {
  return (dashboard.panels ?? []).flatMap((panel) =>
    ('targets' in panel ? (panel.targets ?? []) : []).map(({ expr, refId }) => ({
      record: `panel_${panel.id}_${String(refId)}`,
      // Grafana puts an interval in its place.
      expr: String(expr).replaceAll('$__rate_interval', '5m'),
    })),
  );
}
