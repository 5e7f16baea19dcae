import { SYSTEM } from '../database/access.ts';
import { textOf } from '../database/row-text.ts';
import type { Row } from '../database/statements.ts';
import type { Form } from '../html/form.ts';
import { html } from '../html/html.ts';
import type { Markup } from '../html/html.ts';
import { redirectResponse } from '../html/page.ts';
import { dataTable } from '../html/table.ts';
import { groupOf, listRows, objectOf } from '../services/accounts/customer-account.ts';
import type { Services } from '../services/services.ts';
import { consolePage } from './console-page.ts';

const ADDRESS = '/__sandbox/start-dates';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** GET the orders under way, each with its start date to move. */
export function startDatesPage(services: Pick<Services, 'repository'>): Response {
  const rows = ordersUnderWay(services).map(showOrder);
  if (rows.length === 0) return consolePage('Start dates', html`<p>No order is under way.</p>`);
  return consolePage('Start dates', dataTable(['Order', 'Plan', 'Start date'], rows));
}

/** POST another start date; the devices that want to know are told. */
export function moveStartDate(
  services: Pick<Services, 'clock' | 'outbox' | 'repository' | 'startNotices'>,
  form: Form,
): Response {
  const order = ordersUnderWay(services).find((row) => row['Id'] === form.get('id'));
  const day = form.get('day') ?? '';
  if (order === undefined || !DAY.test(day)) {
    const message = html`<p class="error" role="alert">There is no such order, or no such day.</p>`;
    return consolePage('Start dates', message, 404);
  }
  const id = String(order['Id']);
  const update = { id, values: { Requested_Start_Date__c: day } };
  services.repository.update(objectOf(services, 'Order'), update, {
    userId: SYSTEM.userId,
    now: services.clock.now(),
  });
  if (day !== textOf(order, 'Requested_Start_Date__c')) services.startNotices.tell(id, services.outbox);
  return redirectResponse(ADDRESS);
}

const ordersUnderWay = (services: Pick<Services, 'repository'>): readonly Row[] =>
  listRows(services, 'Order', { viewer: SYSTEM, orderBy: ['-CreatedDate'] }).filter(
    (row) => groupOf(row['Status']) === 'pending',
  );

function showOrder(row: Row): Markup {
  const number = String(row['OrderNumber']);
  return html`<tr>
    <td>${number}</td>
    <td>${textOf(row, 'Plan_Name__c') ?? ''}</td>
    <td>
      <form class="row" method="post" action="${ADDRESS}">
        <input type="hidden" name="id" value="${String(row['Id'])}" />
        <input
          type="date"
          name="day"
          required
          value="${textOf(row, 'Requested_Start_Date__c') ?? ''}"
          aria-label="Start date of ${number}"
        /><button>Move</button>
      </form>
    </td>
  </tr>`;
}
