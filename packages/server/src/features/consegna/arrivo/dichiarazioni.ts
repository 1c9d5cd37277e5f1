import {
  requisitoDichiarazione,
  type TipoDichiarazione,
  testiArrivo,
  type VoceNonLettaFilo,
} from '@quadra/contract';
import { type DichiarazioneArrivata, loadTelematico, type ValoreCasella } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { requireRequisito } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { findAnagrafica, listIdDeiCodici } from '../../clienti/anagrafica/anagrafica.public.ts';
import { fillDaFile, getCalcolata } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { createDichiarazioni } from '../../dichiarazioni/redazione/redazione.public.ts';
import type { Voce } from './arrivo.queries.ts';
import type { FattoArrivo } from './arrivo.table.ts';
import { describeProblema, type Fornitura } from './esamina.ts';

/** Who brings things in, and into which studio. */
export interface Chi {
  readonly sessione: Sessione;
  readonly studioId: number;
  readonly ip: string | null;
  readonly adesso: Date;
  readonly massimoByte: number;
}

/** How a thing of an arrival ended; with `messaggio` it was left out. */
export interface Portata {
  readonly fatto: FattoArrivo;
  readonly messaggio: string | null;
}

const toNumero = (testo: string) => Number(testo.replace(',', '.'));

/** Whether a value of ours is the one that a file writes; nothing is a zero. */
const isUguale = (nostro: ValoreCasella | undefined, scritto: string): boolean => {
  if (nostro === undefined || typeof nostro === 'number') return (nostro ?? 0) === toNumero(scritto);
  return nostro === true ? scritto === 'X' : String(nostro) === scritto;
};

/** What the file says of what the form computes, where it is another thing, or nothing yet. */
async function compareCalcolate(
  trx: Trx,
  { anno, id }: { readonly anno: number; readonly id: string },
  calcolate: DichiarazioneArrivata['calcolate'],
): Promise<VoceNonLettaFilo[]> {
  const { esiti } = await getCalcolata(trx, anno, id);
  return Object.entries(calcolate).flatMap(([chiave, valore]) => {
    const nostro = esiti[chiave]?.valore;
    if (isUguale(nostro, valore)) return [];
    const perche = nostro === undefined ? testiArrivo.NON_CALCOLATA : testiArrivo.CALCOLATA(String(nostro));
    return [{ Dove: chiave, Valore: valore, Perche: perche }];
  });
}

/** Makes the declaration in the studio, with everything of it that was not taken. */
async function makeUna(
  trx: Trx,
  { sessione }: Chi,
  { anno, tipo, nome, id }: { anno: number; tipo: TipoDichiarazione; nome: string; id: string },
  { celle, calcolate }: DichiarazioneArrivata,
): Promise<
  | { readonly dichiarazioneId: string; readonly caselle: number; readonly nonLette: VoceNonLettaFilo[] }
  | string
> {
  const autore = { utenteId: sessione.utenteId };
  const domanda = { idAnagrafiche: [id], tipo, finalita: 'Ordinaria' as const };
  const { create, errori } = await createDichiarazioni(trx, autore, anno, domanda);
  const [nuova] = create;
  if (!nuova) return `${testiArrivo.PREVALE_LA_CASA} ${errori[0]?.Messaggio ?? ''}`.trim();
  const dove = { anno, id: nuova.Codice };
  const { prese, fuori } = await fillDaFile(trx, autore, dove, { celle, motivo: testiArrivo.motivo(nome) });
  return {
    ...{ dichiarazioneId: nuova.Codice, caselle: prese },
    nonLette: [
      ...[...fuori].map(([Dove, perche]) => ({
        Dove,
        Valore: celle[Dove] ?? '',
        Perche: perche || testiArrivo.CASELLA_IGNOTA,
      })),
      ...(await compareCalcolate(trx, dove, calcolate)),
      { Dove: 'record B', Valore: '', Perche: testiArrivo.FRONTESPIZIO },
    ],
  };
}

/** One declaration of a file, made where the client is and has none; whatever of it was not taken is told. */
export async function bringDichiarazione(
  trx: Trx,
  chi: Chi,
  voce: Voce,
  { tracciato, modello, tipo, anno }: Extract<Fornitura, { genere: 'dichiarazione' }>,
): Promise<Portata> {
  const { readDichiarazione } = await loadTelematico();
  const testo = (voce.contenuto ?? Buffer.alloc(0)).toString('latin1');
  const pezzo = { testo, riga: voce.riga, codiceFiscale: voce.codice_fiscale };
  const arrivata = readDichiarazione(tracciato, modello, pezzo);
  const problemi = arrivata.problemi.map(describeProblema);
  const che = `${tipo} ${anno}`;
  const refuse = (perche: string, diChi: FattoArrivo = {}): Portata => {
    const celle = Object.entries(arrivata.celle).map(([Dove, Valore]) => ({ Dove, Valore, Perche: '' }));
    const nonLette = [{ Dove: '', Valore: '', Perche: perche }, ...celle, ...problemi];
    return { fatto: { che, anno, ...diChi, nonLette }, messaggio: perche };
  };
  const codici = await listIdDeiCodici(trx, chi.studioId, [voce.codice_fiscale]);
  const id = codici.get(voce.codice_fiscale);
  const scheda = id === undefined ? undefined : await findAnagrafica(trx, id);
  if (id === undefined || scheda === undefined) return refuse(testiArrivo.SENZA_SCHEDA);
  requireRequisito(chi.sessione, requisitoDichiarazione(tipo));
  const cliente = { anagraficaId: id, denominazione: scheda.denominazione };
  const fatta = await makeUna(trx, chi, { anno, tipo, nome: voce.nome, id }, arrivata);
  if (typeof fatta === 'string') return refuse(fatta, cliente);
  const nonLette = [...fatta.nonLette, ...problemi];
  return { fatto: { che, anno, ...cliente, ...fatta, nonLette }, messaggio: null };
}
