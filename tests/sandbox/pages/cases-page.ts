import { SYSTEM } from '../database/access.ts';
import { MOST_FILES } from '../html/form.ts';
import type { Form } from '../html/form.ts';
import { NO_MARKUP, html } from '../html/html.ts';
import type { Markup } from '../html/html.ts';
import { redirectResponse } from '../html/page.ts';
import { dataTable } from '../html/table.ts';
import { ALL_FORMATS } from '../services/documents/document-types.ts';
import { fileResponse } from '../services/files/file-response.ts';
import type { IncomingFile } from '../services/files/stored-documents.ts';
import type { Services } from '../services/services.ts';
import { createCaseConsole } from './case-console.ts';
import type { CaseConsole, CaseFile } from './case-console.ts';
import { consolePage, showTime } from './console-page.ts';

const ADDRESS = '/__sandbox/cases';
const FILES = '/__sandbox/files';
const MOST_CASES = 200;
const LONGEST_NAME = 255;
const ACCEPTED = ALL_FORMATS.map((format) => `.${format}`).join(',');
const REJECTED_REPLY =
  'The reply was not saved: it needs an advisor, a status and a text, and takes up to ' +
  `${String(MOST_FILES)} files of ${ALL_FORMATS.join(', ')} with up to 10 MB each.`;

/** GET the messages of customers. */
export function casesPage(
  services: Pick<Services, 'attachments' | 'clock' | 'files' | 'repository'>,
): Response {
  const rows = createCaseConsole(services)
    .list(MOST_CASES)
    .map(
      ({ row, customer }) =>
        html`<tr>
          <td><a href="${ADDRESS}/${String(row['Id'])}">${String(row['CaseNumber'])}</a></td>
          <td>${String(row['Subject'])}</td>
          <td>${customer}</td>
          <td>${String(row['Status'])}</td>
          <td>${showTime(Date.parse(String(row['CreatedDate'])))}</td>
        </tr>`,
    );
  if (rows.length === 0) return consolePage('Cases', html`<p>There are no cases.</p>`);
  return consolePage('Cases', dataTable(['Number', 'Subject', 'Customer', 'Status', 'Written'], rows));
}

/** GET one message with all replies, and a form for the next one. */
export function casePage(
  services: Pick<Services, 'attachments' | 'clock' | 'files' | 'repository'>,
  caseId: string,
  problem?: string,
): Response {
  const console = createCaseConsole(services);
  const file = console.find(caseId);
  if (file === undefined) return consolePage('Cases', html`<p>There is no such case.</p>`, 404);
  const body = html`${showCase(file)}${file.comments.map((comment) => showComment(comment, file))}${replyForm(console, file, problem)}`;
  return consolePage(`Case ${String(file.row['CaseNumber'])}`, body, problem === undefined ? 200 : 400);
}

/** POST the reply of an advisor. */
export async function replyToCase(
  services: Pick<Services, 'attachments' | 'clock' | 'files' | 'repository'>,
  caseId: string,
  form: Form,
): Promise<Response> {
  const files = await Promise.all(form.files.map(readFile));
  const result = createCaseConsole(services).reply({
    caseId,
    advisorId: form.get('advisor') ?? '',
    text: form.get('text') ?? '',
    isPublished: form.get('internal') === undefined,
    status: form.get('status') ?? '',
    files,
  });
  if (result === 'done') return redirectResponse(`${ADDRESS}/${encodeURIComponent(caseId)}`);
  return casePage(services, caseId, REJECTED_REPLY);
}

async function readFile(file: File): Promise<IncomingFile> {
  const fileName = file.name.slice(-LONGEST_NAME);
  return { title: fileName, description: null, fileName, bytes: new Uint8Array(await file.arrayBuffer()) };
}

function showCase({ row, customer, attachments }: CaseFile): Markup {
  return html`<article>
    <h2>${String(row['Subject'])}</h2>
    <p class="note">
      ${customer} · ${String(row['Type'] ?? 'Other')} · ${String(row['Status'])} ·
      ${showTime(Date.parse(String(row['CreatedDate'])))}
    </p>
    <p class="text">${String(row['Description'] ?? '')}</p>
    ${showAttachments(attachments.filter(({ replyId }) => replyId === null))}
  </article>`;
}

function showComment({ row, author }: CaseFile['comments'][number], { attachments }: CaseFile): Markup {
  const kind = row['IsPublished'] === 1 ? NO_MARKUP : html` · internal`;
  return html`<article>
    <h2>${author}</h2>
    <p class="note">${showTime(Date.parse(String(row['CreatedDate'])))}${kind}</p>
    <p class="text">${String(row['CommentBody'])}</p>
    ${showAttachments(attachments.filter(({ replyId }) => replyId === row['Id']))}
  </article>`;
}

/** Advisors, too, open only what was scanned. */
function showAttachments(attachments: CaseFile['attachments']): Markup {
  if (attachments.length === 0) return NO_MARKUP;
  const files = attachments.map(({ fileId, fileName, sizeBytes, state }) => {
    const name = state === 'clean' ? html`<a href="${FILES}/${fileId}" download>${fileName}</a>` : fileName;
    return html`<li>${name} <span class="note">${sizeBytes} bytes · ${state}</span></li>`;
  });
  return html`<ul>
    ${files}
  </ul>`;
}

/** GET a file that came with a message. */
export function attachedFile(
  { attachments, files, uploads }: Pick<Services, 'attachments' | 'files' | 'uploads'>,
  fileId: string,
): Response {
  const upload = attachments.isClean(fileId) ? uploads.find(fileId, SYSTEM) : undefined;
  const bytes = files.read(fileId);
  if (upload === undefined || bytes === undefined)
    return consolePage('Cases', html`<p>There is no such file.</p>`, 404);
  return fileResponse(upload.fileName, bytes);
}

function replyForm(console: CaseConsole, { row }: CaseFile, problem: string | undefined): Markup {
  const advisors = console
    .advisors()
    .map(({ Id, Name }) => html`<option value="${String(Id)}">${String(Name)}</option>`);
  const next = row['Status'] === 'New' ? 'Working' : row['Status'];
  const statuses = console
    .statuses()
    .map((status) =>
      status === next ? html`<option selected>${status}</option>` : html`<option>${status}</option>`,
    );
  return html`<h2>Reply</h2>
    ${problem === undefined ? NO_MARKUP : html`<p class="error" role="alert">${problem}</p>`}
    <form method="post" action="${ADDRESS}/${String(row['Id'])}" enctype="multipart/form-data">
      <label
        >Advisor
        <select name="advisor">
          ${advisors}
        </select></label
      >
      <label
        >Status
        <select name="status">
          ${statuses}
        </select></label
      >
      <label>Text <textarea name="text" rows="5" maxlength="4000" required></textarea></label>
      <label>Files <input type="file" name="files" multiple accept="${ACCEPTED}" /></label>
      <div>
        <input type="checkbox" id="internal" name="internal" value="1" />
        <label for="internal">Internal: the customer does not see it</label>
      </div>
      <button>Reply</button>
    </form>`;
}
