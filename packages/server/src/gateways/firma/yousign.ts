import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ServizioEsterno } from '../../config-servizi.ts';
import { type DaFirmare, type Firma, FirmaAssente } from './port.ts';

const ENTRO_MS = 20_000;
const conId = z.object({ id: z.string().min(1) });
const attivata = z.object({
  signers: z.array(z.object({ id: z.string(), signature_link: z.string().nullable() })),
});
const sottoscritta = z.object({ secret_key: z.string().min(1) });
const EVENTI = [
  ...['signer.done', 'signature_request.done', 'signature_request.expired'],
  ...['signature_request.canceled', 'signature_request.declined'],
];
/** Where the signature stands, on the last page: points from its upper left corner. */
const POSTO = { page: 1, width: 180, height: 37, x: 60 } as const;
const PRIMA_RIGA = 700;
const RIGA = 40;

/**
 * The public API of Yousign, version 3: a trust service of the Union, with documents and signers in order, a code to the
 * telephone, reminders, and calls signed with a secret. (developers.yousign.com, read in part: what is sent is what its guides
 * show; it was tried with our own server of the tests, not with theirs.)
 */
export function makeYousign({ indirizzo, simulato }: ServizioEsterno): Firma {
  const fetchOrFail = async (token: string, percorso: string, come: RequestInit = {}): Promise<Response> => {
    const risposta = await fetch(`${indirizzo}${percorso}`, {
      ...come,
      redirect: 'error',
      signal: AbortSignal.timeout(ENTRO_MS),
      headers: { ...come.headers, authorization: `Bearer ${token}` },
    }).catch((causa) => {
      throw new FirmaAssente('no answer', { cause: causa });
    });
    if (!risposta.ok) throw new FirmaAssente(`${risposta.status} for ${percorso.split('/')[1]}`);
    return risposta;
  };
  const post = async <R extends z.ZodType>(
    token: string,
    percorso: string,
    corpo: object,
    schema: R,
  ): Promise<z.output<R>> => {
    const headers = { 'content-type': 'application/json' };
    const risposta = await fetchOrFail(token, percorso, {
      method: 'POST',
      headers,
      body: JSON.stringify(corpo),
    });
    const letta = schema.safeParse(await risposta.json().catch(() => null));
    if (!letta.success) throw new FirmaAssente(`unexpected answer for ${percorso.split('/')[1]}`);
    return letta.data;
  };
  const sendDocumento = async (
    token: string,
    id: string,
    { nome, contenuto }: DaFirmare['documenti'][number],
  ) => {
    const body = new FormData();
    body.set('nature', 'signable_document');
    body.set('file', new Blob([new Uint8Array(contenuto)], { type: 'application/pdf' }), nome);
    const risposta = await fetchOrFail(token, `/signature_requests/${id}/documents`, {
      method: 'POST',
      body,
    });
    return conId.parse(await risposta.json()).id;
  };
  const cancel = async (token: string, busta: string) => {
    const corpo = { reason: 'other', custom_note: 'Quadra' };
    await post(token, `/signature_requests/${busta}/cancel`, corpo, z.unknown());
  };
  const fill = async (token: string, id: string, busta: DaFirmare) => {
    const documenti: string[] = [];
    for (const uno of busta.documenti) documenti.push(await sendDocumento(token, id, uno));
    const firmatari: string[] = [];
    for (const [posto, uno] of busta.firmatari.entries()) {
      const corpo = {
        info: {
          ...{ first_name: uno.nome, last_name: uno.cognome, email: uno.email },
          ...{ phone_number: uno.telefono, locale: 'it' },
        },
        signature_level: 'electronic_signature',
        signature_authentication_mode: 'otp_sms',
        fields: documenti.map((document_id) => ({
          ...{ document_id, type: 'signature', ...POSTO, y: PRIMA_RIGA - RIGA * (posto % 12) },
        })),
      };
      firmatari.push((await post(token, `/signature_requests/${id}/signers`, corpo, conId)).id);
    }
    const { signers } = await post(token, `/signature_requests/${id}/activate`, {}, attivata);
    const findLink = (quale: string) => signers.find((uno) => uno.id === quale)?.signature_link ?? '';
    return { id, documenti, firmatari: firmatari.map((uno) => ({ id: uno, collegamento: findLink(uno) })) };
  };
  return {
    isSimulata: simulato,
    subscribe: async (token, endpoint) =>
      (
        await post(
          token,
          '/webhooks',
          {
            ...{ endpoint, description: 'Quadra', sandbox: false, enabled: true, auto_retry: true },
            ...{ subscribed_events: EVENTI, scopes: ['*'] },
          },
          sottoscritta,
        )
      ).secret_key,
    async send(token, busta) {
      const corpo = {
        ...{ name: busta.nome, delivery_mode: 'email', ordered_signers: true, external_id: busta.id },
        ...{ timezone: 'Europe/Rome', expiration_date: busta.scadenza },
        ...(busta.promemoria && {
          reminder_settings: { interval_in_days: busta.promemoria, max_occurrences: 10 },
        }),
      };
      const { id } = await post(token, '/signature_requests', corpo, conId);
      return fill(token, id, busta);
    },
    async remind(token, busta, firmatario) {
      await fetchOrFail(token, `/signature_requests/${busta}/signers/${firmatario}/send_reminder`, {
        method: 'POST',
      });
    },
    cancel,
    async download(token, busta, documento) {
      const risposta = await fetchOrFail(
        token,
        `/signature_requests/${busta}/documents/${documento}/download`,
      );
      return Buffer.from(await risposta.arrayBuffer());
    },
    isAutentica(segreto, corpo, intestazioni) {
      const detta = Buffer.from(String(intestazioni['x-yousign-signature-256'] ?? ''));
      const vera = Buffer.from(`sha256=${createHmac('sha256', segreto).update(corpo).digest('hex')}`);
      return detta.length === vera.length && timingSafeEqual(detta, vera);
    },
  };
}
