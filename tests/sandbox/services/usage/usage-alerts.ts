import type { Clock } from '../../calendar/clock.ts';
import type { Statements } from '../../database/statements.ts';
import type { components } from '../../generated/types/apex.gen.ts';

type Schemas = components['schemas'];

/** Limits and ways of an account, as its customer set them. */
export type UsageAlertSettings = Omit<Schemas['UsageAlertsInput'], 'accountNumber' | 'channels'> & {
  readonly channels: readonly Schemas['UsageChannel'][];
};

/** An alert that was sent, as the contract answers it. */
export type UsageNews = Schemas['UsageNews'];

/** Usage alerts of accounts. */
interface UsageAlerts {
  /** Undefined where nothing was ever set. */
  find(accountId: string): UsageAlertSettings | undefined;
  set(accountId: string, settings: UsageAlertSettings): void;
  /** The newest first. */
  news(accountId: string): readonly UsageNews[];
  /** Keeps that an alert was sent, once for each `mark`. Returns true when it is new. */
  tell(accountId: string, mark: string, news: Pick<UsageNews, 'kind' | 'day' | 'consumedKwh'>): boolean;
}

export const USAGE_ALERT_TABLES = `
  CREATE TABLE sandbox_usage_alert (account_id TEXT PRIMARY KEY, settings TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE sandbox_usage_news (
    number INTEGER PRIMARY KEY, account_id TEXT NOT NULL, mark TEXT NOT NULL, told_at INTEGER NOT NULL,
    news TEXT NOT NULL, UNIQUE (account_id, mark)
  ) STRICT;
`;

/** Alerts that are answered: a summer of spikes is no longer news. */
const MOST_NEWS = 10;

/** Alerts kept in the database; settings and news as JSON. */
export function createUsageAlerts(statements: Statements, clock: Clock): UsageAlerts {
  return {
    find(accountId) {
      const sql = 'SELECT settings FROM sandbox_usage_alert WHERE account_id = ?';
      const row = statements.get(sql, [accountId]);
      // Only `set` has written it.
      return row === undefined ? undefined : (JSON.parse(String(row['settings'])) as UsageAlertSettings);
    },
    set(accountId, settings) {
      const sql =
        'INSERT INTO sandbox_usage_alert VALUES (?, ?) ON CONFLICT DO UPDATE SET settings = excluded.settings';
      statements.run(sql, [accountId, JSON.stringify(settings)]);
    },
    news(accountId) {
      const sql = 'SELECT * FROM sandbox_usage_news WHERE account_id = ? ORDER BY number DESC LIMIT ?';
      return statements.all(sql, [accountId, MOST_NEWS]).map((row): UsageNews => ({
        id: `alert_${String(row['number'])}`,
        toldAt: new Date(Number(row['told_at'])).toISOString(),
        // Only `tell` has written it.
        ...(JSON.parse(String(row['news'])) as Pick<UsageNews, 'kind' | 'day' | 'consumedKwh'>),
      }));
    },
    tell(accountId, mark, news) {
      const sql =
        'INSERT INTO sandbox_usage_news (account_id, mark, told_at, news) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING';
      return statements.run(sql, [accountId, mark, clock.now(), JSON.stringify(news)]) > 0;
    },
  };
}
