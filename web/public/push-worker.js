// Shows push messages and opens what they are about: the part of the service worker that pages and
// builds have no part in (web/worker/service-worker.ts loads it).

self.addEventListener('push', (event) => {
  const { title, body, href, tag, lang, answer } = event.data.json();
  const data = { href, lang, answer };
  const options = { body, tag, lang, icon: '/favicon.svg', actions: answer?.actions ?? [], data };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  const { href, answer } = notification.data;
  const isAnswer = action !== '' && answer !== undefined;
  event.waitUntil(isAnswer ? answerLead(notification, action) : openPage(href));
});

// The browser changed its address by itself: the site has to know the new one.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription));
});

async function openPage(href) {
  const { href: url, origin } = new URL(href, self.location.origin);
  if (origin !== self.location.origin) return;
  await self.clients.openWindow(url);
}

// Answers a lead by its personal link. A refusal is explained on its page; without a network a tap on
// what is shown instead opens that page later.
async function answerLead({ data, tag }, status) {
  const { href, lang, answer } = data;
  const show = ({ title, body }) =>
    self.registration.showNotification(title, {
      body,
      tag,
      lang,
      icon: '/favicon.svg',
      data: { href },
    });
  try {
    const { ok } = await postAnswer(answer.token, status);
    await (ok ? show(answer.results[status]) : openPage(href));
  } catch {
    await show(answer.results.unsent);
  }
}

function postAnswer(token, status) {
  return fetch(`/api/lead-answers/${token}`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status }),
  });
}

async function renew(old) {
  const { applicationServerKey } = old?.options ?? {};
  if (!applicationServerKey) return;
  const options = { userVisibleOnly: true, applicationServerKey };
  const subscription = await self.registration.pushManager.subscribe(options);
  await fetch('/api/push-subscriptions', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  });
}
