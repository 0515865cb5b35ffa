import { light } from '#contract/look/colours.ts';
import { day, money } from './formatting.ts';
import { statusText, wordsOf, type Bill, type InvoiceWords } from './invoice-lines.ts';
import { PORTAL_TEXTS, type PortalTexts } from './portal-texts.ts';

type Paper = PDFKit.PDFDocument;

const LEFT = 56;
const RIGHT = 556;
const AMOUNT = 416;
const INK = light('ink');
const SOFT = light('ink-faint');
const LINE = light('line');

/** The invoice as a PDF of one page. */
export async function drawInvoice(bill: Bill): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded lazily: it is large, and only these documents need it.
  const { default: PDFDocument } = await import('pdfkit');
  const { at, invoice, language } = bill;
  const texts = PORTAL_TEXTS[language].bill;
  const paper = new PDFDocument({
    size: 'LETTER',
    margins: { top: 56, bottom: 40, left: LEFT, right: 56 },
    lang: language,
    info: { Title: `${texts.title} ${invoice.number ?? invoice.id} (${texts.stamp})` },
  });
  const chunks: Uint8Array[] = [];
  const written = new Promise<void>((resolve, reject) => {
    paper.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    paper.on('end', resolve);
    paper.on('error', reject);
  });
  drawHead(paper, bill, texts);
  drawLines(paper, wordsOf(at, invoice, language), texts);
  paper.font('Helvetica').fontSize(9).fillColor(SOFT);
  paper.text(plain(texts.footer), LEFT, 720, { width: RIGHT - LEFT, align: 'center' });
  paper.end();
  await written;
  return new Uint8Array(Buffer.concat(chunks));
}

function drawHead(
  paper: Paper,
  { at, invoice, customer, language }: Bill,
  texts: PortalTexts['bill'],
) {
  paper.rect(0, 0, 612, 14).fill(light('lamp'));
  for (let x = 0; x < 612; x += 34) {
    paper.polygon([x, 14], [x + 14, 0], [x + 31, 0], [x + 17, 14]).fill(INK);
  }
  paper.font('Helvetica-Bold').fontSize(24).fillColor(INK).text(texts.title, LEFT, 56);
  paper.fontSize(14).text(at.platform.config.brandName, AMOUNT - 100, 62, right(100));
  paper.roundedRect(LEFT, 92, 130, 20, 10).fill(light('stone'));
  paper
    .fontSize(9)
    .fillColor(light('warning'))
    .text(texts.stamp, LEFT, 98, { width: 130, align: 'center' });
  const isPaid = invoice.status === 'paid';
  const facts = [
    [texts.number, invoice.number ?? invoice.id],
    [texts.issued, day(language, invoice.created)],
    [texts.billedTo, customer.name ?? ''],
    ['', customer.email ?? ''],
  ] as const;
  facts.forEach(([name, value], index) => {
    const y = 136 + index * 17;
    paper.font('Helvetica').fontSize(10).fillColor(SOFT).text(plain(name), LEFT, y);
    paper
      .fillColor(INK)
      .text(plain(value), LEFT + 100, y, { width: 380, ellipsis: true, height: 12 });
  });
  const amount = money(language, isPaid ? invoice.amount_paid : invoice.amount_remaining);
  const state = statusText(invoice, language);
  paper
    .font('Helvetica-Bold')
    .fontSize(17)
    .text(plain(`${amount}  ·  ${state}`), LEFT, 226);
}

function drawLines(paper: Paper, words: InvoiceWords, texts: PortalTexts['bill']) {
  const { lines } = words;
  const sums = [...words.taxes, ...words.sums];
  paper.font('Helvetica').fontSize(9).fillColor(SOFT);
  paper.text(texts.description, LEFT, 274).text(texts.amount, AMOUNT, 274, right());
  rule(paper, 290);
  let y = 302;
  for (const { text, period, amount } of lines) {
    paper.font('Helvetica').fontSize(11).fillColor(INK);
    paper.text(plain(text), LEFT, y).text(plain(amount), AMOUNT, y, right());
    paper
      .fontSize(9)
      .fillColor(SOFT)
      .text(plain(period), LEFT, y + 15);
    y += 38;
  }
  rule(paper, y);
  sums.forEach(({ text, amount }, index) => {
    const isLast = index === sums.length - 1;
    paper
      .font(isLast ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(11)
      .fillColor(INK);
    paper
      .text(plain(text), 300, y + 12 + index * 20)
      .text(plain(amount), AMOUNT, y + 12 + index * 20, right());
  });
}

function rule(paper: Paper, y: number): void {
  paper.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(LINE);
}

function right(wider = 0) {
  return { width: RIGHT - AMOUNT + wider, align: 'right' } as const;
}

/** The standard fonts lack the narrow no-break space. */
function plain(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}
