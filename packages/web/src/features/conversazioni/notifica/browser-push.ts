/** How the service of the browser reaches it, as the server wants it: keys in base64url. */
export type Abbonamento = { indirizzo: string; p256dh: string; auth: string };

/** Why this browser cannot be told; null when it can. */
export type Impedimento = 'assente' | 'negato' | null;

export function findImpedimento(): Impedimento {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'assente';
  return Notification.permission === 'denied' ? 'negato' : null;
}

const readBase64Url = (testo: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(testo.replaceAll('-', '+').replaceAll('_', '/')), (carattere) =>
    carattere.charCodeAt(0),
  );
const writeBase64Url = (byte: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(byte ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toAbbonamento = (suo: PushSubscription): Abbonamento => ({
  indirizzo: suo.endpoint,
  p256dh: writeBase64Url(suo.getKey('p256dh')),
  auth: writeBase64Url(suo.getKey('auth')),
});

/** Of this browser, the subscription there is. A worker that is not there yet has none. */
export async function findAbbonamento(): Promise<PushSubscription | null> {
  if (findImpedimento() === 'assente') return null;
  const registrazione = await navigator.serviceWorker.getRegistration();
  return (await registrazione?.pushManager.getSubscription()) ?? null;
}

/** What the server calls this browser by; null when it is not told. */
export async function findImpronta(): Promise<string | null> {
  const suo = await findAbbonamento();
  return suo && writeBase64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(suo.endpoint)));
}

const ATTESA_MS = 5_000;
/** The worker that shows what is told. @throws when it is not there: where it was refused it never comes */
function waitRegistrazione(): Promise<ServiceWorkerRegistration> {
  const mai = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no service worker')), ATTESA_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, mai]);
}

/** Asks the person, then the service of the browser. `negato`: the person said no. @throws when the service does not answer */
export async function subscribe(chiave: string): Promise<Abbonamento | 'negato'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'negato';
  const registrazione = await waitRegistrazione();
  const gia = await registrazione.pushManager.getSubscription();
  // Made with the key of another house, it would never be told.
  await gia?.unsubscribe();
  const suo = await registrazione.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: readBase64Url(chiave),
  });
  return toAbbonamento(suo);
}

const BROWSER: readonly [RegExp, string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SISTEMI: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];
const find = (fra: readonly [RegExp, string][], agente: string) =>
  fra.find(([forma]) => forma.test(agente))?.[1];

/** «Chrome su Android»: how a person knows the browser again. Pure. */
export const nameBrowser = (agente: string): string =>
  [find(BROWSER, agente) ?? 'Browser', find(SISTEMI, agente)].filter(Boolean).join(' su ');
