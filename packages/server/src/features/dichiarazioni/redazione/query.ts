import { type DefinizioneScritta, modelloDiTipo } from '@quadra/contract';
import { applyModifiche, type Modello, quadroOf, type ValoreCasella } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { getAnagrafica } from '../../clienti/anagrafica/anagrafica.public.ts';
import { readAnno } from '../definizione/definizione.rules.ts';
import { readInVigore } from '../definizione/in-vigore.ts';
import { requireModello } from '../dichiarazione/calcolo.ts';
import {
  type Dichiarazione,
  findAltroAnno,
  findDichiarazione,
} from '../dichiarazione/dichiarazione.queries.ts';
import { getCalcolata } from '../dichiarazione/leggi-dichiarazione.ts';
import { requireAperta, writeDichiarazione } from '../dichiarazione/scrittura/scrivi-dichiarazione.ts';
import { listToccate } from '../dichiarazione/storia.queries.ts';
import { findSolaLettura } from '../dichiarazione/vita/sola-lettura.ts';

type Query = Extract<DefinizioneScritta, { Genere: 'query' }>;
type Destinatario = Pick<Dichiarazione, 'studioId' | 'anagraficaId' | 'anno' | 'tipo'>;

/** What a query found for a casella, and why it says so. */
export interface Proposta {
  readonly chiave: string;
  readonly valore: ValoreCasella;
  readonly motivo: string;
}

const isQuery = (definizione: DefinizioneScritta): definizione is Query => definizione.Genere === 'query';

async function readAnagrafica(trx: Trx, anagraficaId: string, campo: string): Promise<string | null> {
  const anagrafica = await getAnagrafica(trx, anagraficaId);
  const campi: Readonly<Record<string, string | null>> = {
    CodiceFiscale: anagrafica.codiceFiscale,
    PartitaIva: anagrafica.partitaIva,
    Denominazione: anagrafica.denominazione,
    Cognome: anagrafica.cognome,
    Nome: anagrafica.nome,
    DataNascita: anagrafica.dataNascita,
    Comune: anagrafica.domicilioFiscale.comune,
  };
  return campi[campo] ?? null;
}

/** What a casella of the same client's declaration of another year is worth; null when there is none. */
async function readAltroAnno(
  trx: Trx,
  destinatario: Destinatario,
  { Anno, Campo }: Query['Contenuto'],
): Promise<ValoreCasella | null> {
  const anno = readAnno(Anno, destinatario.anno);
  const id = await findAltroAnno(trx, { ...destinatario, anno });
  if (id === undefined) return null;
  const { esiti, dichiarazione } = await getCalcolata(trx, anno, id);
  return esiti[Campo]?.valore ?? dichiarazione.righi[Campo] ?? null;
}

/** What the queries in force would write in the caselle wanted of a declaration: only what the modello takes. */
export async function proposeQuery(
  trx: Trx,
  modello: Pick<Modello, 'checkValore'>,
  destinatario: Destinatario,
  isVoluta: (casella: string) => boolean,
): Promise<readonly Proposta[]> {
  const { anno, tipo, anagraficaId } = destinatario;
  const { Definizioni } = await readInVigore(trx, { anno, modello: modelloDiTipo[tipo].modello });
  const proposte: Proposta[] = [];
  for (const { Definizione } of Definizioni) {
    if (!isQuery(Definizione) || !isVoluta(Definizione.Casella)) continue;
    const { Casella: chiave, Contenuto } = Definizione;
    const valore =
      Contenuto.Sorgente === 'Anagrafica'
        ? await readAnagrafica(trx, anagraficaId, Contenuto.Campo)
        : await readAltroAnno(trx, destinatario, Contenuto);
    if (valore === null || modello.checkValore(chiave, valore) !== null) continue;
    proposte.push({ chiave, valore, motivo: Contenuto.Nome.replaceAll('{ANNO}', String(anno)) });
  }
  return proposte;
}

/** What a change of a casella by a query leaves in the record. */
export const describeProposta = ({ chiave, valore, motivo }: Proposta) => ({
  azione: 'modifica',
  chiave,
  prima: null,
  dopo: valore,
  motivo,
});

/**
 * At its opening a declaration still open takes what the queries find for the caselle that are empty and that nobody ever
 * touched; who only looks changes nothing.
 */
export async function fillQuery(trx: Trx, sessione: Sessione, anno: number, id: string): Promise<void> {
  const dichiarazione = await findDichiarazione(trx, anno, id);
  if (!dichiarazione || (await findSolaLettura(trx, sessione, dichiarazione))) return;
  const { Definizioni } = await readInVigore(trx, {
    anno,
    modello: modelloDiTipo[dichiarazione.tipo].modello,
  });
  if (!Definizioni.some(({ Definizione }) => isQuery(Definizione))) return;
  const modello = await requireModello(trx, anno, dichiarazione.tipo);
  const toccate = await listToccate(trx, dichiarazione);
  const proposte = await proposeQuery(
    trx,
    modello,
    dichiarazione,
    (casella) => dichiarazione.righi[casella] === undefined && !toccate.has(casella),
  );
  if (proposte.length === 0) return;
  const trattenuta = await requireAperta(trx, sessione, anno, id);
  const nuove = Object.fromEntries(proposte.map(({ chiave, valore }) => [chiave, valore]));
  await writeDichiarazione(trx, sessione, trattenuta, {
    righi: applyModifiche(trattenuta.dichiarazione.righi, nuove),
    quadriToccati: [...new Set(proposte.map(({ chiave }) => quadroOf(chiave)))],
    modifiche: proposte.map(describeProposta),
  });
}
