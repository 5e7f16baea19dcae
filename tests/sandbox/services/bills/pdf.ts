/** A piece of text on the page, in points from the lower left corner. */
export interface PdfText {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly bold?: true;
  readonly grey?: true;
  /** Ends at `x` instead of beginning there: for amounts. */
  readonly endsAt?: true;
}

/** A line across the page. */
export interface PdfRule {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** The content of a document of one page, in US letter size. */
interface PdfPage {
  readonly title: string;
  readonly language: string;
  readonly texts: readonly PdfText[];
  readonly rules: readonly PdfRule[];
}

/** A PDF of one page, in the fonts that every reader has. */
export function createPdf({ title, language, texts, rules }: PdfPage): Buffer {
  const content = [...rules.map(drawRule), ...texts.map(drawText)].join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escape(title)}) >>`,
  ];
  return assemble(objects);
}

/** Numbers the objects, and says at the end where each begins. */
function assemble(objects: readonly string[]): Buffer {
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  // Latin-1 has one byte for each character, so that offsets in characters are offsets in bytes.
  return Buffer.from(`${body}${table}${trailer}\nstartxref\n${body.length}\n%%EOF\n`, 'latin1');
}

function drawText({ x, y, size, text, bold, grey, endsAt }: PdfText): string {
  const start = endsAt === true ? x - widthOf(text) * size : x;
  const colour = grey === true ? '0.38 g' : '0.1 g';
  return `BT ${colour} /${bold === true ? 'F2' : 'F1'} ${size} Tf ${start.toFixed(2)} ${y} Td (${escape(text)}) Tj ET`;
}

const drawRule = ({ y, from, to }: PdfRule) => `0.75 G 0.6 w ${from} ${y} m ${to} ${y} l S`;

/** The width of an amount in both fonts, in units of its size: digits are as wide as each other. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/[,.]/.test(sign) ? 0.278 : sign === '-' ? 0.333 : 0.556), 0);
}

/** Encodes a text; a character that the encoding lacks becomes a question mark. */
function escape(text: string): string {
  return text.replace(/[^\x20-\x7E\xA0-\xFF]/gu, '?').replace(/[\\()]/g, (sign) => `\\${sign}`);
}
