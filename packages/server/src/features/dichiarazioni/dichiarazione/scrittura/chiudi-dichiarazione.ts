import { errori } from '@quadra/contract';
import { readOra } from '../../../../db/orologio.ts';
import type { Trx } from '../../../../db/pool.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import { forgetTelematico } from '../../invio/invio.queries.ts';
import { createCalcolo } from '../calcolo.ts';
import { isChiusuraForzata } from '../chiusura.queries.ts';
import { requireMotivo } from '../completezza.ts';
import { listDiscordanzeCongiunta } from '../congiunta.ts';
import { insertCopia } from '../copia.queries.ts';
import { type Dichiarazione, deleteDichiarazione } from '../dichiarazione.queries.ts';
import { groupBloccanti, listQuadriAperti } from '../dichiarazione.rules.ts';
import { findIncaricato } from '../incarico.ts';
import { insertModifiche } from '../storia.queries.ts';
import { deleteStampe } from '../vita/stampe.queries.ts';
import { type Autore, requirePronta, writeAtto, writeDichiarazione } from './scrivi-dichiarazione.ts';

/** A refusal that names the quadri it is about. */
export class QuadriDaSistemare extends DomainError {
  readonly quadri: readonly string[];
  /** The studio lets them be closed by force, once it is confirmed. */
  readonly forzabile: boolean;

  constructor(codice: 'QUADRI_APERTI' | 'QUADRO_CON_ERRORI', quadri: readonly string[], forzabile = false) {
    super(codice, { messaggio: `${errori[codice].testo} (${quadri.join(', ')})` });
    this.quadri = quadri;
    this.forzabile = forzabile;
  }
}

const completeTutti = (stati: Dichiarazione['statiQuadri'], aperti: readonly string[]) => ({
  ...stati,
  ...Object.fromEntries(aperti.map((codice) => [codice, 'completo' as const])),
});

/** What is not as it should be in a declaration that was closed all the same. */
export interface Chiusura {
  /** The quadri completed by force. */
  readonly aperti: readonly string[];
  readonly incomplete: number;
  readonly provvisorie: number;
  readonly senzaImpegno: boolean;
  /** Of a joint 730, what the one of the spouse says otherwise. */
  readonly discordanze: readonly string[];
}

/** That what is not as it should be was seen, and why it is closed all the same. */
export interface Conferma {
  readonly conferma: boolean;
  readonly motivo?: string | undefined;
}

/**
 * A declaration closes only when every one of its quadri is complete and nothing blocks; what it was is frozen. Where the
 * studio lets it, and it is confirmed, quadri still open are completed by force; one that is incomplete or empty, or a
 * joint 730 that does not agree with the other, wants the reason too. Answers what is to be told of it.
 * @throws QuadriDaSistemare, DichiarazioneNonCompleta, DICHIARAZIONE_CHIUSA, NON_TROVATO
 */
export async function closeDichiarazione(
  trx: Trx,
  autore: Autore,
  anno: number,
  id: string,
  confermata: Conferma,
): Promise<Chiusura> {
  const trattenuta = await requirePronta(trx, 'chiudi', autore, { anno, id });
  const { dichiarazione, modello } = trattenuta;
  const aperti = listQuadriAperti(dichiarazione.statiQuadri);
  const forzabile = aperti.length > 0 && (await isChiusuraForzata(trx, dichiarazione.studioId));
  if (aperti.length > 0 && !(forzabile && confermata.conferma))
    throw new QuadriDaSistemare('QUADRI_APERTI', aperti, forzabile);
  const calcolo = createCalcolo(modello, dichiarazione.righi, dichiarazione.forzature);
  const bloccati = [...groupBloccanti(calcolo).keys()];
  if (bloccati.length > 0) throw new QuadriDaSistemare('QUADRO_CON_ERRORI', bloccati);
  const { righi, forzature } = dichiarazione;
  const discordanze = await listDiscordanzeCongiunta(trx, dichiarazione, modello);
  const esiti = calcolo.computed();
  const motivo = requireMotivo({ modello, esiti, righi, forzature, discordanze }, confermata);
  const scritta = await writeDichiarazione(trx, autore, trattenuta, {
    stato: 'Chiusa',
    statiQuadri: completeTutti(dichiarazione.statiQuadri, aperti),
    modifiche: [
      ...aperti.map((chiave) => ({ azione: 'completamento forzato', chiave })),
      { azione: 'chiusura', ...(motivo !== undefined && { motivo }) },
    ],
  });
  await insertCopia(trx, dichiarazione, {
    motivo: 'chiusura',
    versione: scritta.versione,
    righi,
    forzature,
    esiti: scritta.calcolo.computed(),
    versioneProgramma: modello.versione,
    intermediario: await findIncaricato(trx, dichiarazione),
    utenteId: autore.utenteId,
  });
  await writeAtto(trx, autore, dichiarazione, aperti.length > 0 ? 'chiusura forzata' : 'chiusura', {
    prima: { stato: dichiarazione.stato },
    dopo: {
      stato: 'Chiusa',
      ...(aperti.length > 0 && { quadriAperti: aperti }),
      ...(motivo !== undefined && { motivo }),
    },
  });
  const stati = Object.values(scritta.calcolo.computed()).map(({ stato }) => stato);
  return {
    aperti,
    incomplete: stati.filter((stato) => stato === 'incompleto').length,
    provvisorie: stati.filter((stato) => stato === 'provvisorio').length,
    senzaImpegno: dichiarazione.dataImpegno === null,
    discordanze: discordanze.map(({ Frase }) => Frase),
  };
}

/**
 * A closed declaration opens again; the final print and the telematic file no longer count.
 * @throws IMPOSSIBILE_RIAPRIRE, RIAPERTURA_DA_CONFERMARE, NON_TROVATO, DICHIARAZIONE_SOLA_LETTURA
 */
export async function reopenDichiarazione(
  trx: Trx,
  autore: Autore & { readonly conferma?: boolean },
  anno: number,
  id: string,
): Promise<void> {
  const trattenuta = await requirePronta(trx, 'riapri', autore, { anno, id });
  await deleteStampe(trx, trattenuta.dichiarazione);
  const telematico = await forgetTelematico(trx, trattenuta.dichiarazione, autore.utenteId);
  await writeDichiarazione(trx, autore, trattenuta, {
    stato: 'Aperta',
    stampaData: null,
    riapertaIl: await readOra(trx),
    modifiche: [
      { azione: 'riapertura' },
      ...(telematico === null
        ? []
        : [{ azione: 'stato telematico', prima: telematico, dopo: 'Non inviato' }]),
    ],
  });
  const { stato, stampaData } = trattenuta.dichiarazione;
  await writeAtto(trx, autore, trattenuta.dichiarazione, 'riapertura', {
    prima: { stato, stampaData },
    dopo: { stato: 'Aperta', stampaData: null },
  });
}

/** Only an open declaration is deleted; its record stays. @throws IMPOSSIBILE_ELIMINARE, NON_TROVATO, DICHIARAZIONE_SOLA_LETTURA */
export async function removeDichiarazione(trx: Trx, autore: Autore, anno: number, id: string): Promise<void> {
  const { dichiarazione } = await requirePronta(trx, 'elimina', autore, { anno, id });
  await insertModifiche(trx, dichiarazione, dichiarazione.versione + 1, autore.utenteId, [
    { azione: 'eliminazione' },
  ]);
  await deleteDichiarazione(trx, dichiarazione);
  const { anagraficaId, anno: annoFiscale, tipo, finalita, stato, righi, forzature } = dichiarazione;
  await writeAtto(trx, autore, dichiarazione, 'eliminazione', {
    prima: { anagraficaId, anno: annoFiscale, tipo, finalita, stato, righi, forzature },
  });
}

/**
 * Writes that the final print was made, and answers of which declaration; of an archived one nothing changes any more.
 * @throws STAMPA_MANCANTE when it is not closed
 */
export async function markStampata(
  trx: Trx,
  autore: Autore,
  anno: number,
  id: string,
  quando: Date,
): Promise<Dichiarazione> {
  const trattenuta = await requirePronta(trx, 'stampa', autore, { anno, id });
  if (trattenuta.dichiarazione.archiviataIl !== null) return trattenuta.dichiarazione;
  await writeDichiarazione(trx, autore, trattenuta, {
    stampaData: quando,
    modifiche: [{ azione: 'stampa definitiva' }],
  });
  await writeAtto(trx, autore, trattenuta.dichiarazione, 'stampa definitiva', {
    prima: { stampaData: trattenuta.dichiarazione.stampaData },
    dopo: { stampaData: quando },
  });
  return trattenuta.dichiarazione;
}
