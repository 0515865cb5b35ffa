/** Has the browser save lines under a title as a text file. */
export function downloadText(file: string, title: string, lines: readonly string[]): void {
  const text = [title, '', ...lines, ''].join('\n');
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Opens the browser's print dialog for lines under a title, and nothing else of the page. */
export function printText(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const inside = frame.contentDocument;
  if (!inside || !frame.contentWindow) return;
  inside.title = title;
  const heading = inside.createElement('h1');
  heading.textContent = title;
  const text = inside.createElement('pre');
  text.textContent = lines.join('\n');
  inside.body.append(heading, text);
  frame.contentWindow.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow.print();
}
