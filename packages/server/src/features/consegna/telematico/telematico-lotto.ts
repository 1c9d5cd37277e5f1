import { titoliLavoro } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import type { Genere, PassoRiga } from '../../base/lavoro/lavoro.public.ts';
import {
  listRigheLotto,
  type ParametriLotto,
  parametriLotto,
  stampaDichiarazione,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { type Creato, createTelematico, isAutomatico } from './creazione.ts';
import { confirmInvio, transmitTelematico } from './invio.ts';

/**
 * Makes the file and, where the studio marks it as sent at once, marks it. Answers why it could not be marked, as a sentence.
 * @throws what `createTelematico` refuses
 */
export async function createSecondoStudio(
  trx: Trx,
  servizi: Pick<Servizi, 'posta' | 'now'>,
  autore: { utenteId: number; ip?: string },
  { anno, id }: { anno: number; id: string },
): Promise<{ creato: Creato; avvisi: string[] }> {
  const adesso = servizi.now();
  const creato = await createTelematico(trx, autore, { anno, id, adesso });
  if (!isAutomatico(creato)) return { creato, avvisi: [] };
  const fatto = { stato: 'Invio esterno' as const, dataInvio: giornoDiRoma(adesso), protocollo: null };
  try {
    return {
      creato,
      avvisi: await confirmInvio(trx, servizi, autore, { anno, id }, { ...fatto, avvisaCliente: false }),
    };
  } catch (errore) {
    // The file stays: only the mark waits for the promise.
    if (errore instanceof DomainError && errore.codice === 'IMPEGNO_MANCANTE')
      return { creato, avvisi: [errore.message] };
    throw errore;
  }
}

type Atto = (passo: PassoRiga & { servizi: Servizi; autore: Sessione }, anno: number) => Promise<unknown>;

const defineLotto = (
  nome: string,
  titolo: (anno: number, quante: number) => string,
  act: Atto,
): Genere<ParametriLotto> => ({
  nome,
  parametri: parametriLotto,
  getTitolo: ({ Anno, Codici }) => titolo(Anno, new Set(Codici).size),
  getPermesso: () => stampaDichiarazione,
  listRighe: listRigheLotto,
  run: async ({ runRighe, servizi }, { Anno }) => {
    await runRighe(async (passo) => {
      await act({ ...passo, servizi }, Anno);
    });
    return undefined;
  },
});

/** The telematic files of many declarations. */
export const creaTelematici = defineLotto(
  'crea-telematici',
  titoliLavoro.telematico,
  ({ trx, servizi, autore, chiave }, anno) =>
    createSecondoStudio(trx, servizi, { utenteId: autore.utenteId }, { anno, id: chiave }),
);

/** Hands many files to the channel, one at a time, and records what comes back. */
export const trasmettiTelematici = defineLotto(
  'trasmetti-telematici',
  titoliLavoro.trasmissione,
  ({ trx, servizi, autore, chiave }, anno) => transmitTelematico(trx, servizi, autore, { anno, id: chiave }),
);

export const lottiTelematici = [creaTelematici, trasmettiTelematici] as const;
