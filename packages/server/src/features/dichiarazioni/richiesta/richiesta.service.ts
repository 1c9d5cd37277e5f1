import {
  LIMITI_RICHIESTA,
  type richiestaDocumentoConferma,
  type richiestaDocumentoNuova,
  testiRichiesta as t,
} from '@quadra/contract';
import { formatData, giornoDiRoma } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import type { FileInviato } from '../../../http/caricamento.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { endCollegamento, giveCollegamento } from '../../base/collegamento/collegamento.public.ts';
import { isFoto, storeRicevuti } from '../../clienti/documento/documento.public.ts';
import { requireModello } from '../dichiarazione/calcolo.ts';
import { findDichiarazione } from '../dichiarazione/dichiarazione.queries.ts';
import { saveDichiarazione } from '../dichiarazione/scrittura/salva-dichiarazione.ts';
import { requirePronta } from '../dichiarazione/scrittura/scrivi-dichiarazione.ts';
import {
  findRichiesta,
  insertRichiesta,
  listAttive,
  type Richiesta,
  updateRichiesta,
} from './richiesta.queries.ts';
import { isProvabile, nameChiave } from './richiesta.rules.ts';

/** Who acts, from where, and when; of a client who holds a link, nobody of the house. */
export interface ChiRichiesta {
  readonly utenteId: number | null;
  readonly ip: string | null;
  readonly adesso: Date;
}
/** Who acts for a studio. */
interface ChiStudio extends ChiRichiesta {
  readonly utenteId: number;
}

const tell = (
  trx: Trx,
  { utenteId, ip }: Pick<ChiRichiesta, 'utenteId' | 'ip'>,
  { studio_id, dichiarazione_id }: Pick<Richiesta, 'studio_id' | 'dichiarazione_id'>,
  azione: string,
  dopo: object,
) =>
  writeRegistro(trx, {
    ...{
      studioId: studio_id,
      utenteId,
      ip,
      azione,
      entita: 'dichiarazione',
      entitaId: dichiarazione_id,
      dopo,
    },
  });

/** What the letter that carries a link says. */
export const writeLettera =
  (documento: string, quale: 'chiesta' | 'promemoria') =>
  ({ studio, scade }: { studio: string; scade: Date }) => {
    const giorno = formatData(giornoDiRoma(scade));
    return {
      oggetto: `${studio}: ${quale === 'chiesta' ? t.oggetto : t.promemoria}`,
      frasi: [...(quale === 'chiesta' ? t.mail : t.mailPromemoria)(studio, documento, giorno)],
      pulsante: t.pulsante,
      note: [t.nota],
    };
  };

/** One that is as it was read, locked. @throws NON_TROVATO, RECORD_MODIFICATO */
async function getTenuta(trx: Trx, id: string, versione: number): Promise<Richiesta> {
  const trovata = await findRichiesta(trx, id, { isTenuta: true });
  if (!trovata) throw new DomainError('NON_TROVATO');
  if (trovata.versione !== versione) throw new DomainError('RECORD_MODIFICATO');
  return trovata;
}

async function end(trx: Trx, chi: ChiRichiesta, r: Richiesta, motivo: string): Promise<void> {
  await endCollegamento(trx, { studio_id: r.studio_id, id: r.collegamento_id }, 'ritirato', chi.adesso);
  await updateRichiesta(trx, r, { stato: 'Ritirata', motivo });
  await tell(trx, chi, r, 'richiesta ritirata', { documento: r.documento, caselle: r.caselle, motivo });
}

/**
 * Asks a client for the document that proves some caselle of a declaration: his link goes by mail. What was asked already of the
 * same caselle is withdrawn.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA on Caselle or Email, DICHIARAZIONE_CHIUSA
 */
export async function askRichiesta(
  trx: Trx,
  con: Pick<Servizi, 'posta' | 'cifratura' | 'indirizzoPubblico'>,
  chi: ChiStudio,
  { Anno, IdDichiarazione, Caselle, Documento, Nota }: z.output<typeof richiestaDocumentoNuova>,
): Promise<string> {
  const dichiarazione = await findDichiarazione(trx, Anno, IdDichiarazione);
  if (!dichiarazione) throw new DomainError('NON_TROVATO');
  if (dichiarazione.stato === 'Chiusa') throw new DomainError('DICHIARAZIONE_CHIUSA');
  const modello = await requireModello(trx, Anno, dichiarazione.tipo);
  const errate = Caselle.filter((chiave) => !isProvabile(modello.findCasella(chiave)));
  requireNessunErrore(errate.length > 0 ? { Caselle: errate.map(t.CASELLA) } : {});
  for (const prima of await listAttive(trx, dichiarazione, Caselle)) await end(trx, chi, prima, t.DI_NUOVO);
  const { studioId, anagraficaId } = dichiarazione;
  const dove = { studioId, anagraficaId, genere: 'richiesta' as const };
  const link = await giveCollegamento(trx, con, dove, chi.adesso, writeLettera(Documento, 'chiesta'));
  const id = await insertRichiesta(trx, {
    ...{ studio_id: studioId, anagrafica_id: anagraficaId, dichiarazione_id: dichiarazione.id },
    ...{ collegamento_id: link.id, caselle: Caselle, documento: Documento, nota: Nota, stato: 'Chiesta' },
    ...{ chiesta_da: chi.utenteId, chiesta_il: chi.adesso, promemoria_il: null, arrivata_il: null },
    ...{ confermata_da: null, confermata_il: null, valori: null, motivo: null },
  });
  const dopo = { documento: Documento, caselle: Caselle, entro: link.scade.toISOString() };
  await tell(
    trx,
    chi,
    { studio_id: studioId, dichiarazione_id: dichiarazione.id },
    'richiesta al cliente',
    dopo,
  );
  return id;
}

/** Takes back what was asked: its link opens nothing, its reminders stop. @throws NON_TROVATO, RECORD_MODIFICATO, RICHIESTA_STATO */
export async function withdrawRichiesta(
  trx: Trx,
  chi: ChiStudio,
  id: string,
  { motivo, versione }: { readonly motivo: string; readonly versione: number },
): Promise<void> {
  const r = await getTenuta(trx, id, versione);
  if (!['Chiesta', 'Mancante', 'Arrivata'].includes(r.stato)) throw new DomainError('RICHIESTA_STATO');
  await end(trx, chi, r, motivo);
}

/** Who said that he does not have it may still find it. @throws RICHIESTA_STATO */
function requireAttesa({ stato }: Richiesta): void {
  if (stato !== 'Chiesta' && stato !== 'Mancante') throw new DomainError('RICHIESTA_STATO');
}

/** The client does not have what was asked, and says why: no reminder leaves any more, the studio reads it. @throws RICHIESTA_STATO */
export async function missRichiesta(
  trx: Trx,
  chi: ChiRichiesta,
  r: Richiesta,
  motivo: string,
): Promise<void> {
  requireAttesa(r);
  await updateRichiesta(trx, r, { stato: 'Mancante', arrivata_il: chi.adesso, motivo });
  await tell(trx, chi, r, 'documento che il cliente non ha', { documento: r.documento, motivo });
}

/**
 * Keeps what a client sent among his documents, of the year and of the declaration: a person has still to look at it.
 * @throws RICHIESTA_STATO, RICHIESTA_NON_VALIDA, SPAZIO_ESAURITO
 */
export async function receiveRichiesta(
  trx: Trx,
  chi: ChiRichiesta,
  r: Richiesta,
  { file, massimoByte }: { readonly file: readonly FileInviato[]; readonly massimoByte: number },
): Promise<void> {
  requireAttesa(r);
  if (file.length > LIMITI_RICHIESTA.file || !file.every(isFoto))
    requireNessunErrore({ uploadFile0: [t.FILE] });
  const tenuti = await storeRicevuti(
    trx,
    chi,
    { studioId: r.studio_id, idAnagrafica: r.anagrafica_id, idDichiarazione: r.dichiarazione_id },
    { anno: r.anno, tipo: t.tipoDocumento, tag: r.caselle.map(nameChiave), file, massimoByte },
  );
  await endCollegamento(trx, { studio_id: r.studio_id, id: r.collegamento_id }, 'usato', chi.adesso);
  const idFile = tenuti.map(({ id }) => id);
  await updateRichiesta(trx, r, { stato: 'Arrivata', arrivata_il: chi.adesso, motivo: null, file: idFile });
  await tell(trx, chi, r, 'documento arrivato', { documento: r.documento, file: idFile });
}

/**
 * Writes in the declaration the numbers that a person read in the document, with what proves them.
 * @throws NON_TROVATO, RECORD_MODIFICATO, RICHIESTA_STATO, RICHIESTA_NON_VALIDA, DICHIARAZIONE_CHIUSA
 */
export async function confirmRichiesta(
  trx: Trx,
  chi: ChiStudio,
  id: string,
  { Valori, Versione }: z.output<typeof richiestaDocumentoConferma>,
): Promise<void> {
  const r = await getTenuta(trx, id, Versione);
  if (r.stato !== 'Arrivata') throw new DomainError('RICHIESTA_STATO');
  const fuori = Object.keys(Valori).filter((chiave) => !r.caselle.includes(chiave));
  requireNessunErrore(Object.fromEntries(fuori.map((chiave) => [`Valori.${chiave}`, [t.FUORI(chiave)]])));
  const autore = { utenteId: chi.utenteId, ...(chi.ip !== null && { ip: chi.ip }) };
  const { dichiarazione } = await requirePronta(trx, 'modifica', autore, {
    anno: r.anno,
    id: r.dichiarazione_id,
  });
  await saveDichiarazione(trx, autore, r.anno, r.dichiarazione_id, {
    ...{ versione: dichiarazione.versione, righi: Valori, forzature: {} },
    motivo: t.provata(r.documenti.map(({ Nome }) => Nome).join(', ')),
  });
  await updateRichiesta(trx, r, {
    ...{ stato: 'Confermata', confermata_da: chi.utenteId, confermata_il: chi.adesso },
    valori: JSON.stringify(Valori),
  });
  await tell(trx, chi, r, 'documento confermato', { documento: r.documento, valori: Valori });
}
