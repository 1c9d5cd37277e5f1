import { z } from 'zod';
import type { ServizioEsterno } from '../../config-servizi.ts';
import { type AccessoScambio, CredenzialiRifiutate, type Scambio, ScambioAssente } from './port.ts';

const ENTRO_MS = 30_000;
const MASSIMO = 5 * 1024 * 1024;
const RIFIUTI: readonly number[] = [401, 403];
const preso = z.object({ id: z.string().min(1).max(100) });
const esito = z.discriminatedUnion('stato', [
  z.object({ stato: z.literal('in corso') }),
  z.object({ stato: z.literal('pronto') }),
  z.object({ stato: z.literal('rifiutato'), motivo: z.string().max(500) }),
]);

/** The bytes of an answer, as far as an order may be. */
async function readByte(risposta: Response): Promise<Buffer> {
  const pezzi: Uint8Array[] = [];
  let quanti = 0;
  for await (const pezzo of risposta.body ?? []) {
    quanti += pezzo.length;
    if (quanti > MASSIMO) throw new ScambioAssente('answer too long');
    pezzi.push(pezzo);
  }
  return Buffer.concat(pezzi);
}

/**
 * No protocol of the exchange of the precompilate is public: this one is ours, and small. `PUT /ordini/<our key>?anno=&tipo=`
 * with the zip of the order answers their key, the same however many times; `GET /ordini/<key>` how it stands, 404 when they do
 * not know it; `GET /ordini/<key>/file` the zip of the answer. Who asks is the basic user, the sender a header. Another protocol
 * is another file beside this one.
 */
export function makeScambio({ indirizzo, simulato }: ServizioEsterno): Scambio {
  const ask = async (
    { utente, password, mittente }: AccessoScambio,
    percorso: string,
    come: RequestInit = {},
  ) => {
    const risposta = await fetch(`${indirizzo}/ordini/${percorso}`, {
      ...come,
      redirect: 'error',
      signal: AbortSignal.timeout(ENTRO_MS),
      headers: {
        authorization: `Basic ${Buffer.from(`${utente}:${password}`).toString('base64')}`,
        'x-mittente': mittente,
        'content-type': 'application/zip',
      },
    }).catch((causa) => {
      throw new ScambioAssente('no answer', { cause: causa });
    });
    if (RIFIUTI.includes(risposta.status)) throw new CredenzialiRifiutate(String(risposta.status));
    return risposta;
  };
  const read = async <S extends z.ZodType>(risposta: Response, schema: S): Promise<z.output<S>> => {
    if (!risposta.ok) throw new ScambioAssente(String(risposta.status));
    const letta = schema.safeParse(await risposta.json().catch(() => null));
    if (!letta.success) throw new ScambioAssente('unexpected answer');
    return letta.data;
  };
  return {
    indirizzo,
    isSimulato: simulato,
    async send(accesso, { id, anno, tipo, file }) {
      const dove = `${encodeURIComponent(id)}?anno=${anno}&tipo=${tipo}`;
      return (await read(await ask(accesso, dove, { method: 'PUT', body: new Uint8Array(file) }), preso)).id;
    },
    async readEsito(accesso, esterno) {
      const dove = encodeURIComponent(esterno);
      const risposta = await ask(accesso, dove);
      if (risposta.status === 404) return { stato: 'smarrito' };
      const detto = await read(risposta, esito);
      if (detto.stato !== 'pronto') return detto;
      const file = await ask(accesso, `${dove}/file`);
      if (!file.ok) throw new ScambioAssente(String(file.status));
      return {
        stato: 'pronto',
        file: await readByte(file).catch((causa) => {
          throw causa instanceof ScambioAssente ? causa : new ScambioAssente('cut short', { cause: causa });
        }),
      };
    },
  };
}
