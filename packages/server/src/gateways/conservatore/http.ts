import { z } from 'zod';
import type { ServizioEsterno } from '../../config-servizi.ts';
import {
  type Accesso,
  type Conservatore,
  ConservatoreAssente,
  CredenzialiRifiutate,
  type Pacchetto,
} from './port.ts';

const ENTRO_MS = 30_000;
const RIFIUTI: readonly number[] = [401, 403];
const ricevuto = z.object({ id: z.string().min(1).max(100) });
const esito = z.discriminatedUnion('stato', [
  z.object({ stato: z.literal('in corso') }),
  z.object({ stato: z.literal('accettato') }),
  z.object({ stato: z.literal('rifiutato'), motivo: z.string().max(500) }),
]);

/**
 * No protocol of the conservators is public and common to them: this one is ours, and small. `PUT /pacchetti/<our key>` with a
 * form (`indice`, and the files by their path) answers their key; `GET /pacchetti/<key>` its outcome, 404 when they do not know
 * it; `DELETE`, with
 * either key, takes it back: 404 when they have none, 409 once accepted. Credentials they do not know are a 401. A conservator with another protocol is another file beside this one.
 */
export function makeConservatore({ indirizzo, simulato }: ServizioEsterno): Conservatore {
  const ask = async ({ utente, password }: Accesso, percorso: string, come: RequestInit = {}) => {
    const risposta = await fetch(`${indirizzo}/pacchetti/${encodeURIComponent(percorso)}`, {
      ...come,
      redirect: 'error',
      signal: AbortSignal.timeout(ENTRO_MS),
      headers: { authorization: `Basic ${Buffer.from(`${utente}:${password}`).toString('base64')}` },
    }).catch((causa) => {
      throw new ConservatoreAssente('no answer', { cause: causa });
    });
    if (RIFIUTI.includes(risposta.status)) throw new CredenzialiRifiutate(String(risposta.status));
    return risposta;
  };
  const read = async <S extends z.ZodType>(risposta: Response, schema: S): Promise<z.output<S>> => {
    if (!risposta.ok) throw new ConservatoreAssente(String(risposta.status));
    const letta = schema.safeParse(await risposta.json().catch(() => null));
    if (!letta.success) throw new ConservatoreAssente('unexpected answer');
    return letta.data;
  };
  return {
    isSimulato: simulato,
    async send(accesso, { id, indice, file }: Pacchetto) {
      const body = new FormData();
      body.set('indice', new Blob([new Uint8Array(indice)], { type: 'application/xml' }), 'PIndex.xml');
      for (const { percorso, contenuto } of file)
        body.append(percorso, new Blob([new Uint8Array(contenuto)]), percorso.split('/').at(-1));
      return (await read(await ask(accesso, id, { method: 'PUT', body }), ricevuto)).id;
    },
    async readEsito(accesso, esterno) {
      const risposta = await ask(accesso, esterno);
      return risposta.status === 404 ? { stato: 'smarrito' } : read(risposta, esito);
    },
    async withdraw(accesso, chiave) {
      const { ok, status } = await ask(accesso, chiave, { method: 'DELETE' });
      if (!ok && status !== 404 && status !== 409) throw new ConservatoreAssente(String(status));
      return status !== 409;
    },
  };
}
