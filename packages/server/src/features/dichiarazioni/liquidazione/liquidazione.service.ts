import { type LiquidazioneFilo, type liquidazioneScritta, testiLiquidazione } from '@quadra/contract';
import {
  type AnnoLipe,
  applyModifiche,
  type FrontespizioLipe,
  loadLipe,
  type PropostaLipe,
  quadroOf,
  type RiepilogoLipe,
} from '@quadra/fisco';
import { toEuro } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { createCalcolo, requireModello } from '../dichiarazione/calcolo.ts';
import { findDichiarazione } from '../dichiarazione/dichiarazione.queries.ts';
import { requireAperta, writeDichiarazione } from '../dichiarazione/scrittura/scrivi-dichiarazione.ts';
import {
  type Contribuente,
  findAnno,
  findContribuente,
  findDichiarazioneIva,
  listComunicazioni,
  saveAnno,
} from './liquidazione.queries.ts';
import { computeImpronta, listDelTrimestre, readScritta, writePeriodo } from './liquidazione.rules.ts';

/** Who writes, and from where. */
export interface Chi {
  readonly utenteId: number;
  readonly ip: string;
}
type Scritta = z.output<typeof liquidazioneScritta>;
type Quadro = 'VL' | 'VH' | 'VP' | 'acconto';

const TRIMESTRI = [1, 2, 3, 4] as const;

/** A client with a VAT number. @throws NON_TROVATO, RICHIESTA_NON_VALIDA for who has none */
export async function requireContribuente(
  trx: Trx,
  id: string,
  quanto?: { readonly isTenuta: boolean },
): Promise<Contribuente & { partita_iva: string }> {
  const trovato = await findContribuente(trx, id, quanto);
  if (!trovato) throw new DomainError('NON_TROVATO');
  const { partita_iva } = trovato;
  if (partita_iva === null)
    throw new DomainError('RICHIESTA_NON_VALIDA', { messaggio: testiLiquidazione.SENZA_PARTITA_IVA });
  return { ...trovato, partita_iva };
}

/** A year that is kept, with what it comes to. */
interface Anno {
  readonly dati: AnnoLipe;
  readonly versione: number;
  readonly riepilogo: RiepilogoLipe;
}

/** The year that is kept, counted; who has nothing kept counts each month. */
export async function openAnno(trx: Trx, di: Contribuente, anno: number): Promise<Anno> {
  const { computeLipe } = await loadLipe();
  const tenuto = await findAnno(trx, di, anno);
  const dati: AnnoLipe = {
    anno,
    periodicita: tenuto?.periodicita ?? 'mensile',
    accontoVersato: tenuto?.acconto_versato ?? 0,
    periodi: tenuto?.periodi ?? [],
  };
  return { dati, versione: tenuto?.versione ?? 0, riepilogo: computeLipe(dati) };
}

/** Who a communication is of, as far as the record of the client goes. */
export const makeFrontespizio = (
  { codice_fiscale, partita_iva }: Contribuente & { partita_iva: string },
  { anno, periodicita }: AnnoLipe,
): FrontespizioLipe => ({ anno, periodicita, codiceFiscale: codice_fiscale, partitaIva: partita_iva });

/** The return of the year after, and what the year would write in it. */
async function openDichiarazione(trx: Trx, di: Contribuente, { dati, riepilogo }: Anno) {
  const lipe = await loadLipe();
  const trovata = await findDichiarazioneIva(trx, di, dati.anno + 1);
  const dichiarazione = trovata && (await findDichiarazione(trx, dati.anno + 1, trovata.id));
  if (!dichiarazione) return undefined;
  const { righi, forzature } = dichiarazione;
  const modello = await requireModello(trx, dichiarazione.anno, dichiarazione.tipo);
  const inQuadro = (quadro: Quadro, proposte: readonly PropostaLipe[]) =>
    proposte.map((una) => ({ quadro, ...una }));
  const { periodicita } = dati;
  return {
    dichiarazione,
    modello,
    confronto: lipe.matchVL(modello, createCalcolo(modello, righi, forzature), riepilogo),
    proposte: [
      ...inQuadro('VL', lipe.proposeVL(modello, riepilogo, righi)),
      ...inQuadro('VH', lipe.proposeVH(modello, periodicita, riepilogo, righi)),
      ...inQuadro('VP', lipe.proposeVP(modello, periodicita, riepilogo, righi)),
      ...inQuadro('acconto', lipe.proposeAcconto(modello, periodicita, riepilogo, righi)),
    ],
  };
}

async function writeTrimestri(
  trx: Trx,
  di: Contribuente & { partita_iva: string },
  { dati, riepilogo }: Anno,
): Promise<LiquidazioneFilo['Trimestri']> {
  const { checkLipe, findTermineLipe } = await loadLipe();
  const file = await listComunicazioni(trx, di, dati.anno);
  return TRIMESTRI.map((numero) => {
    const periodi = listDelTrimestre(dati.periodicita, riepilogo.periodi, numero);
    const impronta = computeImpronta(periodi);
    const problemi = periodi.length === 0 ? [] : checkLipe(makeFrontespizio(di, dati), periodi);
    return {
      Numero: numero,
      Scadenza: findTermineLipe(dati.anno, numero),
      Problemi: problemi.map(({ livello, frase }) => ({ Livello: livello, Frase: frase })),
      Comunicazioni: file
        .filter(({ trimestre }) => trimestre === numero)
        .map((uno) => ({
          Id: uno.id,
          Trimestre: numero,
          DataCreazione: uno.creata_il.toISOString(),
          Sha256: uno.sha256,
          Attuale: uno.periodi_sha256 === impronta,
        })),
    };
  });
}

/** A year of a client, counted, with what it says of his return. @throws NON_TROVATO, RICHIESTA_NON_VALIDA */
export async function getLiquidazione(trx: Trx, id: string, anno: number): Promise<LiquidazioneFilo> {
  const { matchVersamenti } = await loadLipe();
  const di = await requireContribuente(trx, id);
  const tutto = await openAnno(trx, di, anno);
  const { dati, riepilogo, versione } = tutto;
  const quadrature = matchVersamenti(riepilogo);
  const aperta = await openDichiarazione(trx, di, tutto);
  return {
    IdAnagrafica: di.id,
    IdStudio: di.studio_id,
    Denominazione: di.denominazione,
    CodiceFiscale: di.codice_fiscale,
    PartitaIva: di.partita_iva,
    AnnoImposta: anno,
    Periodicita: dati.periodicita,
    AccontoVersato: toEuro(dati.accontoVersato ?? 0),
    Periodi: riepilogo.periodi.map((uno, posto) =>
      writePeriodo(uno, quadrature[posto] as (typeof quadrature)[number]),
    ),
    Totali: {
      Esigibile: toEuro(riepilogo.esigibile),
      Detratta: toEuro(riepilogo.detratta),
      Dovuta: toEuro(riepilogo.dovuta),
      Versata: toEuro(riepilogo.versata),
      Acconto: toEuro(riepilogo.acconto),
      Interessi: toEuro(riepilogo.interessi),
    },
    Trimestri: await writeTrimestri(trx, di, tutto),
    Dichiarazione: aperta
      ? {
          Id: aperta.dichiarazione.id,
          Anno: aperta.dichiarazione.anno,
          Stato: aperta.dichiarazione.stato,
          Versione: aperta.dichiarazione.versione,
          Confronto: aperta.confronto.map((uno) => ({
            Casella: uno.chiave,
            Titolo: uno.titolo,
            Lipe: uno.lipe,
            Dichiarazione: uno.dichiarazione,
            Differenza: uno.differenza,
          })),
          Proposte: aperta.proposte.map(({ quadro, a, titolo, valore, attuale, motivo }) => ({
            Quadro: quadro,
            Casella: a,
            Titolo: titolo,
            Valore: valore,
            Attuale: attuale,
            Motivo: motivo,
          })),
        }
      : null,
    Versione: versione,
  };
}

/** One act in the audit log. */
export const tell = (
  trx: Trx,
  { utenteId, ip }: Chi,
  { studio_id, id }: Contribuente,
  azione: string,
  valori: { prima?: object; dopo?: object },
) =>
  writeRegistro(trx, {
    studioId: studio_id,
    utenteId,
    ip,
    entita: 'liquidazione IVA',
    entitaId: id,
    azione,
    ...valori,
  });

/**
 * Keeps what is typed of a year, in the place of what was read at `Versione`.
 * @throws NON_TROVATO, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA by field
 */
export async function saveLiquidazione(
  trx: Trx,
  chi: Chi,
  { id, anno }: { readonly id: string; readonly anno: number },
  scritta: Scritta,
): Promise<LiquidazioneFilo> {
  const { countPeriodi } = await loadLipe();
  const di = await requireContribuente(trx, id, { isTenuta: true });
  const { dati: prima, versione } = await openAnno(trx, di, anno);
  if (versione !== scritta.Versione) throw new DomainError('RECORD_MODIFICATO');
  const quanti = countPeriodi(scritta.Periodicita);
  const fuori = scritta.Periodi.flatMap(({ Numero, MetodoAcconto, Acconto }, posto) => [
    ...(Numero > quanti ? [[`Periodi.${posto}.Numero`, testiLiquidazione.PERIODO_FUORI]] : []),
    ...(Acconto > 0 && MetodoAcconto === null
      ? [[`Periodi.${posto}.MetodoAcconto`, testiLiquidazione.SENZA_METODO]]
      : []),
    ...(MetodoAcconto !== null && Numero !== quanti
      ? [[`Periodi.${posto}.Acconto`, testiLiquidazione.ACCONTO_FUORI]]
      : []),
  ]);
  requireNessunErrore(Object.fromEntries(fuori.map(([campo, frase]) => [campo, [frase as string]])));
  const dopo = readScritta(anno, scritta);
  await saveAnno(trx, di, dopo);
  await tell(trx, chi, di, versione === 0 ? 'nuovo anno IVA' : 'modifica anno IVA', {
    ...(versione === 0 ? {} : { prima }),
    dopo,
  });
  return getLiquidazione(trx, id, anno);
}

/**
 * Writes in the return of the year after the caselle that were chosen, as changes with their reason.
 * @throws NON_TROVATO, RECORD_MODIFICATO, DICHIARAZIONE_CHIUSA, DICHIARAZIONE_SOLA_LETTURA, RICHIESTA_NON_VALIDA
 */
export async function portaLiquidazione(
  trx: Trx,
  chi: Chi,
  { id, anno }: { readonly id: string; readonly anno: number },
  scelte: { readonly Caselle: readonly string[]; readonly Versione: number },
): Promise<LiquidazioneFilo> {
  const di = await requireContribuente(trx, id);
  const tutto = await openAnno(trx, di, anno);
  const trovata = await findDichiarazioneIva(trx, di, anno + 1);
  if (!trovata) throw new DomainError('NON_TROVATO');
  const aperta = await requireAperta(trx, chi, anno + 1, trovata.id);
  if (aperta.dichiarazione.versione !== scelte.Versione) throw new DomainError('RECORD_MODIFICATO');
  const { proposte = [] } = (await openDichiarazione(trx, di, tutto)) ?? {};
  const portate = proposte.filter(({ a }) => scelte.Caselle.includes(a));
  const ignote = scelte.Caselle.filter((casella) => !proposte.some(({ a }) => a === casella));
  requireNessunErrore(
    ignote.length === 0 ? {} : { Caselle: ignote.map((casella) => testiLiquidazione.casellaIgnota(casella)) },
  );
  const cambiate = portate.filter(({ valore, attuale }) => valore !== attuale);
  if (cambiate.length > 0)
    await writeDichiarazione(trx, chi, aperta, {
      righi: applyModifiche(
        aperta.dichiarazione.righi,
        Object.fromEntries(cambiate.map(({ a, valore }) => [a, valore])),
      ),
      quadriToccati: [...new Set(cambiate.map(({ a }) => quadroOf(a)))],
      modifiche: cambiate.map(({ a, attuale, valore, motivo }) => ({
        azione: 'modifica',
        chiave: a,
        ...(attuale === null ? {} : { prima: attuale }),
        dopo: valore,
        motivo: testiLiquidazione.motivo(anno, motivo),
      })),
    });
  return getLiquidazione(trx, id, anno);
}
