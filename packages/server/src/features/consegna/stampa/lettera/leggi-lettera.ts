import {
  hasLettera,
  type LetteraInterna,
  removeControlli,
  statiAccolti,
  testiLettera,
} from '@quadra/contract';
import {
  collectMancanze,
  type EsitoCasella,
  type FattoLettera,
  type LetteraCliente,
  loadLettera,
} from '@quadra/fisco';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../../db/pool.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import { getAnagrafica } from '../../../clienti/anagrafica/anagrafica.public.ts';
import {
  compareAnni,
  findChiusaIl,
  findPrecedente,
  getCalcolata,
  getIntestatario,
} from '../../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { getTelematico } from '../../../dichiarazioni/invio/invio.public.ts';
import { readDovuto } from '../../../versamenti/conto/conto.public.ts';
import { findNota, findUltimaPosta } from './lettera.queries.ts';

const VUOTO: EsitoCasella = { stato: 'vuoto', precisione: 'esatto' };
type Calcolata = Awaited<ReturnType<typeof getCalcolata>>;

/** A declaration as the letter reads it: what it computed, and what was given. */
function openLato({ modello, esiti, dichiarazione: { righi } }: Calcolata) {
  const get = (chiave: string): EsitoCasella => {
    const scritto = righi[chiave];
    return (
      esiti[chiave] ?? (scritto === undefined ? VUOTO : { ...VUOTO, stato: 'completo', valore: scritto })
    );
  };
  return { modello, get };
}

/** What was done with a declaration, as the record has it; a file of trial was never sent. */
async function listFatti(trx: Trx, { dichiarazione: d }: Calcolata): Promise<FattoLettera[]> {
  const t = await getTelematico(trx, d);
  const chiusaIl = d.stato === 'Chiusa' ? await findChiusaIl(trx, d) : undefined;
  const giorno = (quando: Date | null | undefined) => (quando ? giornoDiRoma(quando) : null);
  const isVero = t.fileId !== null && t.diProva === null;
  return [
    ...(d.stato === 'Chiusa' ? [{ cosa: 'chiusa' as const, giorno: giorno(chiusaIl) }] : []),
    ...(d.stampaData ? [{ cosa: 'stampata' as const, giorno: giorno(d.stampaData) }] : []),
    ...(isVero ? [{ cosa: 'telematico' as const, giorno: giorno(t.creatoIl) }] : []),
    ...(isVero && t.inviatoIl ? [{ cosa: 'inviata' as const, giorno: t.inviatoIl }] : []),
    ...(statiAccolti.some((stato) => stato === t.stato) ? [{ cosa: 'accolta' as const, giorno: null }] : []),
  ];
}

async function writeDi(
  trx: Trx,
  calcolata: Calcolata,
  prima: Awaited<ReturnType<typeof findPrecedente>>,
): Promise<LetteraCliente> {
  const { dichiarazione: d, modello, esiti } = calcolata;
  const vecchia = prima && (await getCalcolata(trx, prima.anno, prima.id));
  const { versamenti, crediti, isIncompleto } = await readDovuto(trx, calcolata);
  const { writeLettera } = await loadLettera();
  return writeLettera({
    ...{ versamenti, crediti, isDovutoIncompleto: isIncompleto },
    oggi: openLato(calcolata),
    prima: vecchia ? openLato(vecchia) : null,
    confronto: vecchia ? await compareAnni(trx, d.anno, d.id) : null,
    isChiusa: d.stato === 'Chiusa',
    mancanze: collectMancanze(modello, esiti),
    fatti: await listFatti(trx, calcolata),
  });
}

/** The letter of a declaration with who writes it and to whom. */
export interface LetteraDi extends LetteraInterna {
  readonly studioId: number;
  readonly anagraficaId: string;
  readonly codiceFiscale: string;
}

/** The letter of a Redditi PF or a 730, from what it says today or said when it was closed. Changes nothing. @throws NON_TROVATO */
export async function readLettera(
  trx: Trx,
  { anno, id, adesso }: { readonly anno: number; readonly id: string; readonly adesso: Date },
): Promise<LetteraDi> {
  const calcolata = await getCalcolata(trx, anno, id);
  const { dichiarazione, modello } = calcolata;
  if (!hasLettera(modello)) throw new DomainError('NON_TROVATO');
  const { denominazione, codiceFiscale, studio } = await getIntestatario(trx, dichiarazione);
  const { email, nome, cognome } = await getAnagrafica(trx, dichiarazione.anagraficaId);
  const posta = await findUltimaPosta(trx, dichiarazione);
  const prima = await findPrecedente(trx, dichiarazione);
  const { apertura, parti, isProvvisoria } = await writeDi(trx, calcolata, prima);
  const { studioId, anagraficaId } = dichiarazione;
  return {
    ...{ studioId, anagraficaId, codiceFiscale, email, isProvvisoria },
    studio: removeControlli(studio),
    cliente: removeControlli(nome && cognome ? `${nome} ${cognome}` : denominazione),
    giorno: giornoDiRoma(adesso),
    titolo: testiLettera.titolo(anno),
    apertura: apertura as LetteraInterna['apertura'],
    parti: parti as LetteraInterna['parti'],
    nota: await findNota(trx, dichiarazione),
    precedente: prima ? { anno: prima.anno, id: prima.id } : null,
    inviata: posta ? { il: posta.inviata_il.toISOString(), email: posta.email } : null,
  };
}
