// What the browser keeps of Quadra to open without a network: one page that says so, and what draws it. Of clients and
// declarations nothing is ever kept: no answer of the server is put aside, and only the opening of a page is looked at.
const MAGAZZINO = 'senza-rete-1';
const PAGINA = '/senza-rete.html';
const TENUTI = [PAGINA, '/senza-rete.css', '/aspetto.js', '/quadra.svg'];

self.addEventListener('install', (evento) => {
  // What it answers is what the one before answered: it need not wait for every page to close.
  self.skipWaiting();
  evento.waitUntil(caches.open(MAGAZZINO).then((magazzino) => magazzino.addAll(TENUTI)));
});

self.addEventListener('activate', (evento) => {
  const forget = async () => {
    const nomi = await caches.keys();
    await Promise.all(nomi.filter((nome) => nome !== MAGAZZINO).map((nome) => caches.delete(nome)));
  };
  evento.waitUntil(forget());
});

/** What answers data, or belongs to who proves an identity, is left to the browser. */
const NON_PAGINE = /^\/(api|token|oidc|metrics|healthz|readyz)(\/|$)/;

const findTenuto = async (cercato) => (await caches.open(MAGAZZINO)).match(cercato);

self.addEventListener('fetch', (evento) => {
  const { request: richiesta } = evento;
  const { origin, pathname } = new URL(richiesta.url);
  if (richiesta.method !== 'GET' || origin !== self.location.origin) return;
  if (richiesta.mode === 'navigate') {
    if (NON_PAGINE.test(pathname)) return;
    evento.respondWith(
      fetch(richiesta).catch(async (causa) => (await findTenuto(PAGINA)) ?? Promise.reject(causa)),
    );
    return;
  }
  // What draws that page, and only when the server does not answer.
  if (TENUTI.includes(pathname))
    evento.respondWith(
      fetch(richiesta).catch(async (causa) => (await findTenuto(pathname)) ?? Promise.reject(causa)),
    );
});

// What the house tells who asked for it, when no page of it is open: its words, and the page that a touch opens.
const readNovita = (dati) => {
  try {
    const { titolo, testo, percorso } = dati.json();
    return { titolo: String(titolo), testo: String(testo), percorso: String(percorso) };
  } catch {
    return { titolo: 'Quadra', testo: 'Ci sono notifiche da leggere.', percorso: '/home' };
  }
};

self.addEventListener('push', (evento) => {
  const { titolo, testo, percorso } = readNovita(evento.data);
  evento.waitUntil(
    self.registration.showNotification(titolo, {
      body: testo,
      icon: '/icona-192.png',
      tag: 'quadra-notifiche',
      renotify: true,
      lang: 'it',
      data: { percorso },
    }),
  );
});

self.addEventListener('notificationclick', (evento) => {
  evento.notification.close();
  const { percorso = '/home' } = evento.notification.data ?? {};
  // Of this house alone, whatever a message says.
  const detto = URL.canParse(percorso, self.location.origin) ? new URL(percorso, self.location.origin) : null;
  const indirizzo = detto?.origin === self.location.origin ? detto : new URL('/home', self.location.origin);
  const open = async () => {
    const aperte = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const sua = aperte.find(({ url }) => new URL(url).origin === self.location.origin);
    // The page that is there goes there itself: what is being typed in it is asked about first.
    if (sua) {
      sua.postMessage({ tipo: 'apri', percorso: indirizzo.pathname + indirizzo.search });
      return sua.focus();
    }
    return self.clients.openWindow(indirizzo.href);
  };
  evento.waitUntil(open());
});
