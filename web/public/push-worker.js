// Shows push messages and opens what they are about. It answers no request of any page, so nothing
// is ever kept here that could be shown to the next person.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, body, href, tag, lang } = event.data.json();
  const options = { body, tag, lang, icon: '/favicon.svg', data: { href } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.href));
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
