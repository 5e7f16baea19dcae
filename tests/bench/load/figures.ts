/** The costs of one run of the model. */
export interface LoadFigures {
  readonly hosts: number;
  readonly journeys: number;
  /** Seconds of the run. */
  readonly seconds: number;
  /** Seconds of CPU of all hosts together. */
  readonly hostCpu: number;
  /** Bytes that all visitors got, as they travelled. */
  readonly bytes: number;
  /** Calls of visitors that are the org's to answer. */
  readonly calls: number;
  /** Those that reached the org. */
  readonly orgCalls: number;
  readonly failed: number;
  /** Calls of visitors, and those that reached the org, of operations whose answers are kept for all. */
  readonly shared: { readonly calls: number; readonly orgCalls: number };
}

/** Customers in the hour that the table is for. */
const customers = 100_000;
const hour = 3_600;
/** The share of a core that a host is given to do; the rest is for peaks and for a host that is away. */
const load = 0.6;

const fixed = (value: number, digits: number): string => value.toFixed(digits);

/** The costs of a journey by number of hosts. Efficiency: CPU of a journey with one host, as a share of that with more. */
export function costTable(rows: readonly LoadFigures[]): readonly string[] {
  const [first] = rows;
  const base = first === undefined ? Number.NaN : first.hostCpu / first.journeys;
  return [
    'hosts  journeys  failed  host CPU ms  efficiency  KB      calls   org calls  shared reads answered by the host',
    ...rows.map(({ hosts, journeys, failed, hostCpu, bytes, calls, orgCalls, shared }) => {
      const own = hostCpu / journeys;
      const hits = shared.calls === 0 ? Number.NaN : 1 - shared.orgCalls / shared.calls;
      return [
        String(hosts).padEnd(6),
        String(journeys).padEnd(9),
        String(failed).padEnd(7),
        fixed(own * 1_000, 1).padEnd(12),
        fixed(base / own, 2).padEnd(11),
        fixed(bytes / journeys / 1_024, 0).padEnd(7),
        fixed(calls / journeys, 1).padEnd(7),
        fixed(orgCalls / journeys, 1).padEnd(10),
        `${fixed(hits * 100, 1)} %`,
      ].join(' ');
    }),
  ];
}

/** The needs of 100,000 customers in an hour, from the costs of one, with the arithmetic. */
export function needTable({ journeys, hostCpu, bytes, orgCalls }: LoadFigures): readonly string[] {
  const perSecond = customers / hour;
  const cpu = hostCpu / journeys;
  const cores = perSecond * cpu;
  const hosts = Math.max(2, Math.ceil(cores / load) + 1);
  const calls = orgCalls / journeys;
  const size = bytes / journeys;
  return [
    `journeys a second      ${customers} / ${hour} s = ${fixed(perSecond, 1)}`,
    `cores busy             ${fixed(perSecond, 1)} x ${fixed(cpu * 1_000, 1)} ms = ${fixed(cores, 2)}`,
    `hosts (one core each)  ${fixed(cores, 2)} / ${load} = ${fixed(cores / load, 2)}, whole and one to spare, two at least: ${hosts}`,
    `org calls in the hour  ${customers} x ${fixed(calls, 1)} = ${Math.round(customers * calls)}, ${fixed(perSecond * calls, 0)} a second`,
    `bytes out              ${fixed(perSecond, 1)} x ${fixed(size / 1_024, 0)} KB = ${fixed((perSecond * size * 8) / 1e6, 0)} Mbit/s`,
  ];
}
