import type { Language } from '#contract/language.ts';
import { light } from '#contract/look/colours.ts';
import { winAnsi } from './win-ansi.ts';

/** A line with an amount on the right. */
export interface SheetRow {
  text: string;
  /** In a second line, smaller. */
  detail?: string | null;
  amount: string;
  look?: 'strong' | 'faint';
}

export interface SheetSection {
  heading?: string;
  rows?: readonly SheetRow[];
  paragraphs?: readonly string[];
}

/** A document to print, in the order of reading. */
export interface Sheet {
  title: string;
  /** Above the title, on the right: the name of the site. */
  brand: string;
  facts: readonly (readonly [name: string, value: string])[];
  sections: readonly SheetSection[];
  /** In small print at the end. */
  footer: readonly string[];
}

type Paper = PDFKit.PDFDocument;

const LEFT = 56;
const RIGHT = 556;
const WIDTH = RIGHT - LEFT;
const AMOUNT_WIDTH = 120;
const BOTTOM = 720;
const INK = light('ink');
const SOFT = light('ink-faint');

/** Draws a sheet as PDF, on as many pages as it takes. Characters the standard fonts lack become "?". */
export async function drawSheet(
  sheet: Sheet,
  { language, at }: { language: Language; at: Date },
): Promise<Buffer> {
  // Loaded lazily: it is large, and only documents need it.
  const { default: PDFDocument } = await import('pdfkit');
  const paper = new PDFDocument({
    size: 'LETTER',
    margins: { top: 56, bottom: 56, left: LEFT, right: 56 },
    lang: language,
    info: { Title: sheet.title, CreationDate: at, ModDate: at },
  });
  const chunks: Uint8Array[] = [];
  const written = new Promise<void>((resolve, reject) => {
    paper.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    paper.on('end', resolve);
    paper.on('error', reject);
  });
  drawHead(paper, sheet);
  for (const section of sheet.sections) drawSection(paper, section);
  paper.moveDown(1.5).font('Helvetica').fontSize(8).fillColor(SOFT);
  for (const line of sheet.footer) paper.text(winAnsi(line), LEFT, paper.y, { width: WIDTH });
  paper.end();
  await written;
  return Buffer.concat(chunks);
}

function drawHead(paper: Paper, { title, brand, facts }: Sheet): void {
  paper.font('Helvetica-Bold').fontSize(11).fillColor(SOFT);
  paper.text(winAnsi(brand), LEFT, 56, { width: WIDTH, align: 'right' });
  paper.fontSize(22).fillColor(INK).text(winAnsi(title), LEFT, 78, { width: WIDTH });
  paper.moveDown(0.6).fontSize(10);
  for (const [name, value] of facts) {
    const y = paper.y;
    paper.font('Helvetica').fillColor(SOFT);
    paper.text(winAnsi(name), LEFT, y, { width: 130 });
    paper.fillColor(INK).text(winAnsi(value), LEFT + 140, y, { width: WIDTH - 140 });
    paper.moveDown(0.3);
  }
}

function drawSection(paper: Paper, { heading, rows = [], paragraphs = [] }: SheetSection): void {
  paper.moveDown(1);
  if (heading) {
    turnPage(paper, 60);
    paper.font('Helvetica-Bold').fontSize(12).fillColor(INK);
    paper.text(winAnsi(heading), LEFT, paper.y, { width: WIDTH });
    paper.moveDown(0.4);
  }
  for (const words of paragraphs) {
    paper.font('Helvetica').fontSize(10).fillColor(INK);
    paper.text(winAnsi(words), LEFT, paper.y, { width: WIDTH }).moveDown(0.4);
  }
  for (const row of rows) drawRow(paper, row);
}

function drawRow(paper: Paper, { text, detail, amount, look }: SheetRow): void {
  const width = WIDTH - AMOUNT_WIDTH - 16;
  paper.font(look === 'strong' ? 'Helvetica-Bold' : 'Helvetica').fontSize(10);
  turnPage(paper, paper.heightOfString(winAnsi(text), { width }) + 30);
  const y = paper.y;
  if (look === 'strong') {
    paper.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(light('line'));
  }
  paper.fillColor(look === 'faint' ? SOFT : INK);
  paper.text(winAnsi(amount), RIGHT - AMOUNT_WIDTH, y + 5, { width: AMOUNT_WIDTH, align: 'right' });
  paper.text(winAnsi(text), LEFT, y + 5, { width });
  if (detail) {
    paper.font('Helvetica').fontSize(8.5).fillColor(SOFT);
    paper.text(winAnsi(detail), LEFT, paper.y, { width });
  }
  paper.moveDown(0.2);
}

function turnPage(paper: Paper, needed: number): void {
  if (paper.y + needed > BOTTOM) paper.addPage();
}
