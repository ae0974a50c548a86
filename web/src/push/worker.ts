/* What a service worker does when the house calls: it shows a notice, which leads to its table.
 * Imported by the service worker alone, and imports nothing that a page needs too. */
export {};

/** What lasts until a promise is over. */
interface Lasting extends Event {
  waitUntil(over: Promise<unknown>): void;
}

interface Changed extends Lasting {
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
}

/** What a service worker has, of which the types of pages know nothing. */
declare const self: {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(which: object): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(
    name: "push",
    act: (event: Lasting & { data: { json(): unknown } | null }) => void,
  ): void;
  addEventListener(
    name: "notificationclick",
    act: (event: Lasting & { notification: Notification }) => void,
  ): void;
  addEventListener(name: "pushsubscriptionchange", act: (event: Changed) => void): void;
};

/** What the house sends, and nothing else. */
interface Told {
  kind: string;
  table: string;
  text: string;
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Told));
});

function show({ kind, table, text }: Told): Promise<void> {
  const how = {
    // A newer one takes the place of an older one, and is heard.
    tag: `${table}-${kind}`,
    renotify: true,
    data: table,
    icon: new URL("icon-192.png", self.registration.scope).href,
  };
  return self.registration.showNotification(text, how);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as string));
});

/** The table: in the window that shows it, or in one of its own. */
async function open(table: string): Promise<void> {
  const url = new URL(`table/${encodeURIComponent(table)}`, self.registration.scope);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(url.href);
}

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(follow(event)));

/** The browser has another address: it is called there from now on. */
async function follow(event: Changed): Promise<void> {
  const options = event.oldSubscription?.options;
  const fresh =
    event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!fresh) return;
  await fetch(new URL("api/me/push", self.registration.scope), {
    method: "PUT",
    headers: { "X-Quattrocento": "1", "Content-Type": "application/json" },
    body: JSON.stringify(fresh),
  });
}
