const svg = (viewBox: string, content: string, className: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" class="${className}" aria-hidden="true" focusable="false">${content}</svg>`;
const card = (content: string) => svg('0 0 34 24', content, 'Brand');

/** Our own icons of card brands. */
export const ICONS = {
  visa: card(
    '<rect width="34" height="24" rx="4" fill="#fff"/><rect x=".5" y=".5" width="33" height="23" rx="3.5" fill="none" stroke="#d8dbe4"/><path fill="#1a1f71" d="M14.2 8.2 11.3 15.8H9.2L7.8 9.8c-.1-.4-.2-.5-.5-.7-.5-.3-1.3-.5-2-.7l.1-.2h3.2c.4 0 .8.3.9.8l.8 4.1 2-4.9zm1.9 0-1.6 7.6h-1.9l1.6-7.6zm7.5 5.1c0-2-2.8-2.1-2.8-3 0-.3.3-.6.9-.6a4 4 0 0 1 2 .4l.4-1.7a5.6 5.6 0 0 0-1.9-.35c-2 0-3.4 1.05-3.4 2.55 0 1.1 1 1.75 1.8 2.1.8.4 1 .65 1 1 0 .55-.6.75-1.2.75-1 0-1.6-.25-2-.45l-.4 1.7c.5.2 1.3.4 2.2.4 2.1 0 3.4-1 3.4-2.6zm5.2 2.5h1.8l-1.6-7.6h-1.7c-.4 0-.7.2-.8.55l-2.9 7.05h2l.4-1.1h2.5zm-2.2-2.7 1-2.75.6 2.75z"/>',
  ),
  mastercard: card(
    '<rect width="34" height="24" rx="4" fill="#fff"/><rect x=".5" y=".5" width="33" height="23" rx="3.5" fill="none" stroke="#d8dbe4"/><circle cx="13.5" cy="12" r="6.2" fill="#eb001b"/><circle cx="20.5" cy="12" r="6.2" fill="#f79e1b"/><path fill="#ff5f00" d="M17 6.88a6.2 6.2 0 0 1 0 10.24 6.2 6.2 0 0 1 0-10.24"/>',
  ),
  cvc: svg(
    '0 0 34 24',
    '<rect x=".75" y="2.75" width="26" height="18.5" rx="3" fill="none" stroke="currentColor" stroke-width="1.5"/><path fill="currentColor" d="M1 6h25.5v4H1z"/><rect x="15" y="11" width="19" height="11" rx="5.5" fill="var(--colorBackground)" stroke="currentColor" stroke-width="1.5"/><circle cx="20" cy="16.5" r="1.4" fill="currentColor"/><circle cx="24.5" cy="16.5" r="1.4" fill="currentColor"/><circle cx="29" cy="16.5" r="1.4" fill="currentColor"/>',
    'Cvc',
  ),
  chevron: svg(
    '0 0 20 20',
    '<path d="m5.5 8 4.5 4.5L14.5 8" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
    'Chevron',
  ),
  error: svg(
    '0 0 16 16',
    '<circle cx="8" cy="8" r="7" fill="currentColor"/><path d="M8 4.3v4.2m0 2.8v.2" stroke="var(--colorBackground)" stroke-width="1.6" stroke-linecap="round"/>',
    'ErrorIcon',
  ),
  close: svg(
    '0 0 20 20',
    '<path d="m5 5 10 10M15 5 5 15" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
    'Close',
  ),
  lock: svg(
    '0 0 24 24',
    '<rect x="5" y="10.5" width="14" height="9.5" rx="2.5" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="12" cy="15.2" r="1.4" fill="currentColor"/>',
    'Lock',
  ),
} as const;
