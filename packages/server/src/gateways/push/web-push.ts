import { ECDH } from 'node:crypto';
import webpush from 'web-push';
import type { ConfigServizi } from '../../config-servizi.ts';
import { type Iscrizione, type Push, PushNonPresa } from './port.ts';

/** The services of the browsers that people have: Google, Mozilla, Apple, Microsoft. */
const NOTI = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
];
const ATTESA_MS = 10_000;
/** What nobody took by then is in the portal anyway. */
const VALE_SECONDI = 24 * 3_600;
const FINITE = [404, 410];
const BYTE_AUTH = 16;

const isDi = (ospite: string, noto: string) => ospite === noto || ospite.endsWith(`.${noto}`);

/** The adapter of Web Push: RFC 8030 on the wire, RFC 8291 what is in it, RFC 8292 who sends. */
export function makeWebPush(config: NonNullable<ConfigServizi['push']>): Push {
  const origine = new URL(config.indirizzo).origin;
  const vapidDetails = {
    subject: config.contatto,
    publicKey: config.chiavePubblica,
    privateKey: config.chiavePrivata,
  };
  const isAmmesso = (indirizzo: string): boolean => {
    if (!URL.canParse(indirizzo)) return false;
    const url = new URL(indirizzo);
    if (url.username !== '' || url.password !== '') return false;
    if (url.origin === origine) return true;
    return url.protocol === 'https:' && url.port === '' && NOTI.some((noto) => isDi(url.hostname, noto));
  };
  const isLeggibile = ({ p256dh, auth }: Pick<Iscrizione, 'p256dh' | 'auth'>): boolean => {
    try {
      ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1');
      return Buffer.from(auth, 'base64url').length === BYTE_AUTH;
    } catch {
      return false;
    }
  };
  return {
    chiave: config.chiavePubblica,
    isSimulato: config.simulato,
    isAmmesso,
    isLeggibile,
    async send({ indirizzo, p256dh, auth }, testo) {
      if (!isAmmesso(indirizzo)) return 'finita';
      const { endpoint, method, headers, body } = webpush.generateRequestDetails(
        { endpoint: indirizzo, keys: { p256dh, auth } },
        testo,
        { vapidDetails, TTL: VALE_SECONDI, urgency: 'normal' },
      );
      const risposta = await fetch(endpoint, {
        method,
        // Its length is that of the body.
        headers: Object.entries(headers).flatMap(([nome, valore]) =>
          nome.toLowerCase() === 'content-length' ? [] : [[nome, String(valore)] as [string, string]],
        ),
        body: new Uint8Array(body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(ATTESA_MS),
      }).catch((causa: unknown) => {
        throw new PushNonPresa('no answer', { cause: causa });
      });
      await risposta.body?.cancel();
      if (FINITE.includes(risposta.status)) return 'finita';
      if (!risposta.ok) throw new PushNonPresa(`status ${risposta.status}`);
      return 'presa';
    },
  };
}
