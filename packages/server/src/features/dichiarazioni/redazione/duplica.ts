import { errori, type FinalitaDichiarazione, frasiErrore } from '@quadra/contract';
import type { DatiModello, Forzature, Modello } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { requireAnnoFiscale } from '../../../http/anno.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { requireModello } from '../dichiarazione/calcolo.ts';
import { type Dichiarazione, lockDichiarazione } from '../dichiarazione/dichiarazione.queries.ts';
import { type Autore, writeAtto } from '../dichiarazione/scrittura/scrivi-dichiarazione.ts';
import {
  checkPosto,
  describeCopiate,
  insertNuova,
  lockPosti,
  requireTipoAttivo,
} from './crea-dichiarazioni.ts';
import { lockContribuenti } from './nuova.queries.ts';

/** What the form of another year has and takes, and the keys of the rest. */
function keepAmmessi(
  modello: Pick<Modello, 'findCasella' | 'checkValore'>,
  righi: DatiModello,
  forzature: Forzature,
): { righi: DatiModello; forzature: Forzature; scartate: string[] } {
  const isInserita = (chiave: string) => modello.findCasella(chiave)?.inserita;
  const buoni = Object.entries(righi).filter(
    ([chiave, valore]) => isInserita(chiave) === true && modello.checkValore(chiave, valore) === null,
  );
  const forzati = Object.entries(forzature).filter(([chiave]) => isInserita(chiave) === false);
  const tenute = new Set([...buoni, ...forzati].map(([chiave]) => chiave));
  const tutte = [...Object.keys(righi), ...Object.keys(forzature)];
  return {
    righi: Object.fromEntries(buoni),
    forzature: Object.fromEntries(forzati),
    scartate: tutte.filter((chiave) => !tenute.has(chiave)),
  };
}

/** An integrativa and a recomputation are of the same year, the first of a declaration that was closed. @throws IMPOSSIBILE_CREARE */
function requireBase(
  origine: Dichiarazione,
  annoDestinazione: number,
  finalita: FinalitaDichiarazione,
): void {
  if (finalita !== 'Integrativa' && finalita !== 'Ricalcolo') return;
  const frase =
    origine.anno !== annoDestinazione
      ? frasiErrore.BASE_DIVERSA
      : finalita === 'Integrativa' && origine.stato !== 'Chiusa'
        ? frasiErrore.BASE_APERTA
        : null;
  if (frase !== null)
    throw new DomainError('IMPOSSIBILE_CREARE', { messaggio: `${errori.IMPOSSIBILE_CREARE.testo} ${frase}` });
}

/** Room for one more declaration of the client. @throws NESSUNA_DICHIARAZIONE_DISPONIBILE, IMPOSSIBILE_CREARE, NON_TROVATO */
async function requirePosto(
  trx: Trx,
  { studioId, anagraficaId, tipo, comune }: Dichiarazione,
  anno: number,
  finalita: FinalitaDichiarazione,
): Promise<void> {
  const [contribuente] = await lockContribuenti(trx, [anagraficaId]);
  if (contribuente === undefined) throw new DomainError('NON_TROVATO');
  const posti = await lockPosti(trx, { anno, tipo }, [studioId]);
  const motivo = await checkPosto(trx, contribuente, { anno, tipo, finalita, comune }, posti);
  if (motivo === null) return;
  if (motivo === errori.NESSUNA_DICHIARAZIONE_DISPONIBILE.testo)
    throw new DomainError('NESSUNA_DICHIARAZIONE_DISPONIBILE');
  const { testo } = errori.IMPOSSIBILE_CREARE;
  const messaggio = motivo.startsWith(testo) ? motivo : `${testo} ${motivo}`;
  throw new DomainError('IMPOSSIBILE_CREARE', { messaggio });
}

/**
 * Copies a declaration with its data as a new open one, of the same year or of another: nothing of its print or of its
 * telematic file goes with it. Answers its key, and the caselle left behind.
 * @throws ANNO_NON_DISPONIBILE, NON_TROVATO, DICHIARAZIONE_GIA_PRESENTE, NESSUNA_DICHIARAZIONE_DISPONIBILE
 */
export async function duplicateDichiarazione(
  trx: Trx,
  autore: Autore,
  { anno, id }: { anno: number; id: string },
  { annoDestinazione, finalita }: { annoDestinazione: number; finalita: FinalitaDichiarazione },
): Promise<{ codice: string; scartate: string[] }> {
  const origine = await lockDichiarazione(trx, anno, id);
  if (origine === undefined) throw new DomainError('NON_TROVATO');
  const { studioId, anagraficaId, tipo, comune } = origine;
  const modello = await requireModello(trx, requireAnnoFiscale(annoDestinazione), tipo);
  await requireTipoAttivo(trx, annoDestinazione, tipo);
  requireBase(origine, annoDestinazione, finalita);
  await requirePosto(trx, origine, annoDestinazione, finalita);
  const diChi = { studioId, id: anagraficaId };
  const { righi, forzature, scartate } = keepAmmessi(modello, origine.righi, origine.forzature);
  const codice = await insertNuova(trx, autore, modello, diChi, {
    tipo,
    finalita,
    comune,
    righi,
    forzature,
    baseId: origine.id,
    versioneAnagrafica: null,
    modifiche: describeCopiate(righi, forzature, `Dalla dichiarazione ${anno}`),
  });
  await writeAtto(trx, autore, { studioId, id: codice }, 'duplicazione', {
    dopo: { da: origine.id, anno: annoDestinazione, finalita },
  });
  return { codice, scartate };
}
