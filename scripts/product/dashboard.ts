import { LegendDisplayMode, SortOrder, TooltipDisplayMode } from '@grafana/schema';
import type { Dashboard, Panel, VizLegendOptions, VizTooltipOptions } from '@grafana/schema';

/** One graph of the dashboard. */
interface Graph {
  readonly title: string;
  /** As Grafana names it. */
  readonly unit: 'bytes' | 'ops' | 'percentunit' | 'reqps' | 's' | 'short';
  /** Names of lines, each with the query of Prometheus that draws it. */
  readonly lines: readonly (readonly [name: string, query: string])[];
}

const graphs: readonly Graph[] = [
  {
    title: 'Requests a second, by status',
    unit: 'reqps',
    lines: [
      [
        '{{http_response_status_code}}',
        'sum by (http_response_status_code) (rate(http_server_request_duration_count[$__rate_interval]))',
      ],
    ],
  },
  {
    title: 'Time of answers',
    unit: 's',
    lines: [
      [
        'p50',
        'histogram_quantile(0.5, sum by (le) (rate(http_server_request_duration_bucket[$__rate_interval])))',
      ],
      [
        'p95',
        'histogram_quantile(0.95, sum by (le) (rate(http_server_request_duration_bucket[$__rate_interval])))',
      ],
      [
        'p99',
        'histogram_quantile(0.99, sum by (le) (rate(http_server_request_duration_bucket[$__rate_interval])))',
      ],
    ],
  },
  {
    title: 'Calls to the org a second, by operation',
    unit: 'reqps',
    lines: [
      [
        '{{portal_operation}}',
        'topk(10, sum by (portal_operation) (rate(http_client_request_duration_count[$__rate_interval])))',
      ],
    ],
  },
  {
    title: 'Time of the org, by operation (p95)',
    unit: 's',
    lines: [
      [
        '{{portal_operation}}',
        'topk(10, histogram_quantile(0.95, sum by (le, portal_operation) (rate(http_client_request_duration_bucket[$__rate_interval]))))',
      ],
    ],
  },
  {
    title: 'Calls to the org that fail, by operation',
    unit: 'reqps',
    lines: [
      [
        '{{portal_operation}} {{http_response_status_code}}',
        'sum by (portal_operation, http_response_status_code) (rate(http_client_request_duration_count{http_response_status_code=~"5.."}[$__rate_interval]))',
      ],
      [
        '{{portal_operation}} {{error_type}}',
        'sum by (portal_operation, error_type) (rate(http_client_request_duration_count{error_type!=""}[$__rate_interval]))',
      ],
    ],
  },
  {
    title: 'Calls under way and waiting, by class',
    unit: 'short',
    lines: [['{{class}}, {{state}}', 'sum by (class, state) (portal_org_calls)']],
  },
  {
    title: 'Classes that are refused at once',
    unit: 'short',
    lines: [['{{class}}', 'max by (class) (portal_org_paused)']],
  },
  {
    title: 'Limits that are met',
    unit: 'reqps',
    lines: [['{{limit}}', 'sum by (limit) (rate(portal_refused_total[$__rate_interval]))']],
  },
  {
    title: 'Security events',
    unit: 'reqps',
    lines: [
      [
        '{{event}}, {{outcome}}',
        'sum by (event, outcome) (rate(portal_security_events_total[$__rate_interval]))',
      ],
    ],
  },
  {
    title: 'What browsers refuse',
    unit: 'reqps',
    lines: [
      [
        '{{screen}}, {{directive}}',
        'sum by (screen, directive) (rate(portal_violations_total[$__rate_interval]))',
      ],
    ],
  },
  {
    title: 'Delay of the event loop (p99)',
    unit: 's',
    lines: [['{{instance}}', 'nodejs_eventloop_delay_p99']],
  },
  {
    title: 'Memory',
    unit: 'bytes',
    lines: [['{{instance}}', 'process_memory_usage']],
  },
  {
    title: 'Services that hosts share: 1 where they are there',
    unit: 'short',
    lines: [['{{service}}', 'min by (service) (portal_service_up)']],
  },
  {
    title: 'Publications found, by what became of them',
    unit: 'short',
    lines: [['{{outcome}}', 'sum by (outcome) (increase(portal_publications_total[15m]))']],
  },
  {
    title: 'Web Vitals of pages (p75)',
    unit: 's',
    lines: [
      ['{{vital}}', 'histogram_quantile(0.75, sum by (le, vital) (rate(portal_page_duration_bucket[1h])))'],
    ],
  },
  {
    title: 'Layout shift of pages (p75)',
    unit: 'short',
    lines: [
      [
        '{{screen}}',
        'histogram_quantile(0.75, sum by (le, screen) (rate(portal_page_layout_shift_bucket[1h])))',
      ],
    ],
  },
  {
    title: 'Errors that pages logged, by screen',
    unit: 'short',
    lines: [['{{screen}}', 'sum by (screen) (increase(portal_page_errors_total[15m]))']],
  },
  {
    title: 'Record cache of pages: lookups by what they found, calls spared, answers refused',
    unit: 'ops',
    lines: [['{{event}}', 'sum by (event) (rate(portal_page_cache_total[15m]))']],
  },
  {
    title: 'Share of lookups that found fresh data',
    unit: 'percentunit',
    lines: [
      [
        'share',
        'sum(rate(portal_page_cache_total{event="fresh"}[1h])) / sum(rate(portal_page_cache_total{event=~"fresh|stale|nothing"}[1h]))',
      ],
    ],
  },
];

/** The data source, which whoever opens the dashboard chooses. */
const source = { type: 'prometheus', uid: '${source}' };
/** The options of a graph, in the form of Grafana's own. */
const options: { readonly legend: VizLegendOptions; readonly tooltip: VizTooltipOptions } = {
  legend: { showLegend: true, displayMode: LegendDisplayMode.List, placement: 'bottom', calcs: [] },
  tooltip: { mode: TooltipDisplayMode.Multi, sort: SortOrder.Descending },
};
/** Columns of a dashboard are 24; two graphs stand in a row. */
const size = { w: 12, h: 8 };

/** The dashboard of `portal/deploy/observability`, in the form of Grafana's own types. */
export const dashboard: Dashboard = {
  title: 'Energy portal',
  uid: 'energy-portal',
  schemaVersion: 39,
  tags: ['portal'],
  timezone: 'browser',
  refresh: '30s',
  time: { from: 'now-1h', to: 'now' },
  annotations: { list: [] },
  templating: { list: [{ name: 'source', label: 'Source', type: 'datasource', query: 'prometheus' }] },
  panels: graphs.map(panelOf),
};

function panelOf({ title, unit, lines }: Graph, at: number): Panel {
  return {
    id: at + 1,
    title,
    type: 'timeseries',
    datasource: source,
    gridPos: { x: (at % 2) * size.w, y: Math.floor(at / 2) * size.h, ...size },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    options,
    targets: lines.map(([legendFormat, expr], line) => ({ refId: 'ABCDEF'[line], expr, legendFormat })),
  };
}
