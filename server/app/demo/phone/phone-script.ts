/** Shows new texts as they come, and scrolls to the newest. */
export const PHONE_SCRIPT = `{
const texts = () => document.querySelector('#texts');
const toNewest = () => scrollTo(0, document.documentElement.scrollHeight);
const look = async () => {
  const answer = await fetch(location.href).catch(() => undefined);
  if (!answer?.ok || !texts()) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const fresh = page.querySelector('#texts');
  if (!fresh || fresh.innerHTML === texts().innerHTML) return;
  texts().replaceChildren(...fresh.childNodes);
  toNewest();
};
addEventListener('DOMContentLoaded', toNewest);
setInterval(() => { if (!document.hidden) void look(); }, 2000);
}`;
