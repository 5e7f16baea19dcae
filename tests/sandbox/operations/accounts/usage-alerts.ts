import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { components } from '../../generated/types/apex.gen.ts';
import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import {
  customerOf,
  findOpenAccount,
  objectOf,
  readAccount,
} from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import type { Services } from '../../services/services.ts';
import { maskPhone } from '../../services/sessions/masking.ts';
import { forecastOf } from '../../services/usage/forecast.ts';
import type { Forecast } from '../../services/usage/forecast.ts';
import type { Meter, Total } from '../../services/usage/meter.ts';
import { spikeOf } from '../../services/usage/spikes.ts';
import type { UsageAlertSettings, UsageNews } from '../../services/usage/usage-alerts.ts';
import type { Operation } from '../operation.ts';
import { readOwnMeter } from './own-meter.ts';
import { isLost, reachOf, sendUsageNews } from './usage-news.ts';

type Alerts = components['schemas']['UsageAlerts'];
type LimitState = components['schemas']['UsageLimitState'];
type AlertServices = 'clock' | 'outbox' | 'preferences' | 'repository' | 'usageAlerts';

/** The meter of an account that goes on, and its bill to come. */
interface Coming {
  readonly meter: Meter;
  readonly forecast: Forecast;
}

const NOTHING_SET: UsageAlertSettings = { spikes: false, channels: [], language: 'en' };

/** GET the goal and the alerts of an account, and where it stands. */
export const getUsageAlerts: Operation<AlertServices> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const account = readAccount(call, services);
    const coming = readComing(account, call, services);
    tellNews(account, coming, { call, services });
    return { status: 200, body: describe(account, coming, { call, services }) };
  },
};

/** POST another goal and other alerts. */
export const setUsageAlerts: Operation<AlertServices> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { accountNumber, channels = [], ...limits } = bodyOf(call, 'setUsageAlerts');
    const settings = { channels, ...limits };
    const account = findOpenAccount(accountNumber, call, services);
    const coming = readComing(account, call, services);
    if (coming === undefined) throw unableToProcess();
    const { state } = services.preferences.sms(account.id);
    // Where texts were chosen before they were off, e-mail stands in for them.
    const before = services.usageAlerts.find(account.id)?.channels ?? [];
    if (channels.includes('text') && state !== 'on' && !before.includes('text'))
      throw apexProblem(409, 'TEXTS_OFF');
    services.usageAlerts.set(account.id, settings);
    tellNews(account, coming, { call, services });
    return { status: 200, body: describe(account, coming, { call, services }) };
  },
};

interface Asked {
  readonly call: Call;
  readonly services: Pick<Services, AlertServices>;
}

function readComing(
  account: CustomerAccount,
  call: Call,
  services: Pick<Services, 'clock' | 'repository'>,
): Coming | undefined {
  const meter = readOwnMeter(account, call, services);
  const forecast = meter && forecastOf(meter);
  return meter === undefined || forecast === undefined ? undefined : { meter, forecast };
}

function describe(account: CustomerAccount, coming: Coming | undefined, { call, services }: Asked): Alerts {
  const settings = services.usageAlerts.find(account.id) ?? NOTHING_SET;
  const { goalKwh = null, amountCents = null, spikes, channels } = settings;
  const { contactId } = customerOf(call);
  const contact = services.repository.find(objectOf(services, 'Contact'), contactId, SYSTEM);
  const { state, phone } = services.preferences.sms(account.id);
  const { forecast } = coming ?? {};
  return {
    accountNumber: account.number,
    isPossible: forecast !== undefined,
    goalKwh,
    amountCents,
    spikes,
    channels: [...channels],
    email: textOf(contact, 'Email'),
    textPhone: state === 'on' && phone !== null ? maskPhone(phone) : null,
    usedKwh: forecast?.soFar.consumedKwh ?? null,
    likelyKwh: forecast?.likely?.consumedKwh ?? null,
    likelyCents: forecast?.likely?.costCents ?? null,
    periodEnd: forecast?.periodEnd ?? null,
    goalState: stateOf(goalKwh, forecast, ({ consumedKwh }) => consumedKwh),
    amountState: stateOf(amountCents, forecast, ({ costCents }) => costCents),
    fallback: fallbackOf(settings, reachOf(services, { account, contactId, settings })),
    news: [...services.usageAlerts.news(account.id)],
  };
}

/** The way of alerts where none that was chosen works; null where one does, and where nothing is to be told. */
function fallbackOf(settings: UsageAlertSettings, reach: ReturnType<typeof reachOf>): Alerts['fallback'] {
  const { goalKwh, amountCents, spikes, channels } = settings;
  const wants = spikes || goalKwh !== undefined || amountCents !== undefined;
  if (!wants || channels.length === 0) return null;
  if (isLost(reach)) return 'none';
  return reach.phone === null && !channels.includes('email') ? 'email' : null;
}

function stateOf(
  limit: number | null,
  forecast: Forecast | undefined,
  of: (total: Total) => number | null,
): LimitState {
  if (limit === null) return 'none';
  if (forecast === undefined) return 'unknown';
  if ((of(forecast.soFar) ?? 0) > limit) return 'over';
  const likely = forecast.likely && of(forecast.likely);
  if (likely === null) return 'unknown';
  return likely > limit ? 'likelyOver' : 'within';
}

/** An alert that is due, and the mark under which it is sent once. */
interface Due extends Pick<UsageNews, 'kind' | 'day' | 'consumedKwh'> {
  readonly mark: string;
  readonly words: Readonly<Record<string, string>>;
}

/** Sends the alerts that are due, each once. The org has no timers: it looks whenever somebody asks. */
function tellNews(account: CustomerAccount, coming: Coming | undefined, { call, services }: Asked): void {
  const settings = services.usageAlerts.find(account.id);
  if (settings === undefined || coming === undefined) return;
  const { contactId } = customerOf(call);
  const reach = reachOf(services, { account, contactId, settings });
  // What reaches nobody is not kept as sent: it is due until it does.
  if (isLost(reach)) return;
  const shared = { brand: account.brand, language: settings.language, reach };
  for (const { mark, words, ...news } of dueOf(settings, coming))
    if (services.usageAlerts.tell(account.id, mark, news))
      sendUsageNews(services, { ...shared, kind: news.kind, words });
}

function dueOf(settings: UsageAlertSettings, { meter, forecast }: Coming): readonly Due[] {
  const { goalKwh = null, amountCents = null, language } = settings;
  const kwh = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const usd = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  const energy = (value: number): string => `${kwh.format(value)} kWh`;
  const money = (cents: number): string => usd.format(cents / 100);
  const limits = [
    { name: 'goal', limit: goalKwh, of: ({ consumedKwh }: Total) => consumedKwh, write: energy },
    { name: 'amount', limit: amountCents, of: ({ costCents }: Total) => costCents, write: money },
  ] as const;
  const passed = limits.flatMap(({ name, limit, of, write }): Due[] => {
    const state = stateOf(limit, forecast, of);
    if (limit === null || (state !== 'over' && state !== 'likelyOver')) return [];
    const kind = `${name}${state === 'over' ? 'Over' : 'LikelyOver'}` as const;
    const total = state === 'over' ? forecast.soFar : (forecast.likely ?? forecast.soFar);
    const words = { value: write(of(total) ?? 0), limit: write(limit) };
    return [{ kind, day: null, consumedKwh: null, mark: `${kind} ${forecast.periodEnd} ${limit}`, words }];
  });
  const spike = settings.spikes ? spikeOf(meter) : undefined;
  if (spike === undefined) return passed;
  const { day, consumedKwh } = spike;
  const written = new Date(`${day}T12:00:00Z`).toLocaleDateString(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const words = { value: energy(consumedKwh), day: written };
  return [...passed, { kind: 'spike', day, consumedKwh, mark: `spike ${day}`, words }];
}
