import {
  type collegamentiAnnullati,
  type collegamentiScritti,
  testiCollegamenti as t,
} from '@quadra/contract';
import type { ValoreCasella } from '@quadra/fisco';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { type Differenza, DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { saveBilancio, saveCaselle } from '../bilancio/bilancio.queries.ts';
import type { Dichiarazione } from '../dichiarazione/dichiarazione.queries.ts';
import { saveDichiarazione } from '../dichiarazione/scrittura/salva-dichiarazione.ts';
import { requireAperta, writeAtto } from '../dichiarazione/scrittura/scrivi-dichiarazione.ts';
import { alignAnagrafica } from '../sincronizzazione/sincronizzazione.service.ts';
import {
  findBilancioDi,
  insertAtti,
  listAttiScelti,
  markAnnullati,
  type NuovoAtto,
} from './collegamento.queries.ts';
import type { RigoGiudicato } from './collegamento.rules.ts';
import { readCasella } from './fonte.ts';
import { type Lettura, openTavolo, type Tavolo } from './leggi-collegamenti.ts';

type Scritti = z.output<typeof collegamentiScritti>;
type Scelto = Scritti['Righi'][number];
interface Dove {
  readonly anno: number;
  readonly id: string;
}
/** Who writes, from where, and when. */
export interface Chi extends Lettura {
  readonly ip: string;
}

/** What was chosen of a rigo, as the source says it still; undefined where it is done already. @throws RECORD_MODIFICATO */
function findScelto({ righi, destinataria }: Tavolo, scelto: Scelto): RigoGiudicato | undefined {
  const caselle = Object.entries(scelto.Caselle);
  const attuali = destinataria.dichiarazione.righi;
  const rigo = righi.find(({ id }) => id === scelto.Id);
  const isUguale =
    rigo?.caselle.length === caselle.length &&
    rigo.caselle.every(({ casella, diventa }) => scelto.Caselle[casella] === diventa);
  if (scelto.Atto === 'Rifiuta') {
    if (!rigo || !isUguale) throw new DomainError('RECORD_MODIFICATO');
    return rigo.stato === 'rifiutato' ? undefined : rigo;
  }
  if (caselle.length > 0 && caselle.every(([casella, valore]) => readCasella(attuali, casella) === valore))
    return undefined;
  if (!rigo || !isUguale) throw new DomainError('RECORD_MODIFICATO');
  return rigo;
}

interface Preso {
  readonly scelto: Scelto;
  readonly rigo: RigoGiudicato;
}
/** What is chosen that is still to be done. @throws RECORD_MODIFICATO, RICHIESTA_NON_VALIDA by rigo */
function takeScelti(tavolo: Tavolo, righi: Scritti['Righi']): Preso[] {
  const errori: Record<string, string[]> = {};
  const valori = new Map<string, ValoreCasella | null>();
  const presi = righi.flatMap((scelto, posto): Preso[] => {
    const rigo = findScelto(tavolo, scelto);
    if (!rigo) return [];
    const campo = `Righi.${posto}`;
    if (scelto.Atto === 'Rifiuta' && scelto.Motivo === '') errori[`${campo}.Motivo`] = [t.MOTIVO];
    if (scelto.Atto === 'Accetta' && rigo.isDigitato) errori[`${campo}.Atto`] = [t.DIGITATO];
    if (scelto.Atto !== 'Rifiuta')
      for (const { casella, diventa } of rigo.caselle) {
        if (valori.has(casella) && valori.get(casella) !== diventa) errori[campo] = [t.DOPPIA];
        valori.set(casella, diventa);
      }
    return [{ scelto, rigo }];
  });
  requireNessunErrore(errori);
  return presi;
}

const toAtto = ({ scelto: { Atto, Motivo }, rigo }: Preso): NuovoAtto => ({
  ...{ fonte: rigo.fonte, rigo: rigo.rigo, da: rigo.da },
  atto: Atto === 'Rifiuta' ? 'rifiutato' : 'accettato',
  caselle: rigo.caselle
    .filter(({ ora, diventa }) => Atto === 'Rifiuta' || ora !== diventa)
    .map(({ casella, ora, diventa }) => ({ casella, prima: ora, dopo: diventa })),
  ...(Motivo === '' ? {} : { motivo: Motivo }),
});

/** Writes in the declaration what was accepted, each casella with where it comes from. */
async function writeAccettati(
  trx: Trx,
  { sessione, adesso }: Chi,
  { anno, id }: Dove,
  presi: readonly Preso[],
  versione: number,
): Promise<void> {
  const cambiate = presi.flatMap(({ rigo }) =>
    rigo.caselle
      .filter(({ ora, diventa }) => ora !== diventa)
      .map((una) => ({ ...una, fonte: rigo.fonte, motivo: t.motivo(rigo.fonte, rigo.da) })),
  );
  if (cambiate.length === 0) return;
  await saveDichiarazione(trx, sessione, anno, id, {
    versione,
    righi: Object.fromEntries(cambiate.map(({ casella, diventa }) => [casella, diventa])),
    forzature: {},
    motivi: Object.fromEntries(cambiate.map(({ casella, motivo }) => [casella, motivo])),
  });
  const altrui = cambiate.filter(({ fonte }) => fonte !== 'anagrafica').map(({ casella }) => casella);
  await alignAnagrafica(trx, sessione, { anno, id, adesso }, altrui);
}

/** Gives items of the accounts a casella; accounts that were chosen elsewhere become of this declaration too. */
async function matchVoci(
  trx: Trx,
  { adesso }: Chi,
  { destinataria: { dichiarazione, modello } }: Tavolo,
  abbinate: Scritti['Abbina'],
): Promise<void> {
  if (abbinate.length === 0) return;
  const trovato = await findBilancioDi(trx, dichiarazione);
  const errori = abbinate.flatMap(({ Voce, Casella }, posto): [string, string[]][] => {
    const hasVoce = trovato?.righe.some(({ voce }) => voce === Voce) === true;
    if (!hasVoce) return [[`Abbina.${posto}.Voce`, [t.SENZA_BILANCIO]]];
    const isInserita = modello.findCasella(Casella)?.inserita === true;
    return isInserita ? [] : [[`Abbina.${posto}.Casella`, [t.SENZA_CASELLA]]];
  });
  requireNessunErrore(Object.fromEntries(errori));
  if (!trovato) return;
  const { studioId, id: dichiarazioneId } = dichiarazione;
  const caselle = {
    ...trovato.caselle,
    ...Object.fromEntries(abbinate.map(({ Voce, Casella }) => [Voce, Casella])),
  };
  if (trovato.isSuo) await saveCaselle(trx, { studioId, dichiarazioneId }, caselle);
  else await saveBilancio(trx, { ...trovato, studioId, dichiarazioneId, adesso, caselle, log: [] });
}

/** Leaves aside items that are not yet. @throws RICHIESTA_NON_VALIDA for one that nobody says */
function listIgnorate({ carte, atti }: Tavolo, scelte: Scritti['Ignora']): NuovoAtto[] {
  const errori: Record<string, string[]> = {};
  const nuove = scelte.flatMap(({ Fonte, Voce }, posto): NuovoAtto[] => {
    if (atti.some(({ atto, fonte, rigo }) => atto === 'ignorato' && fonte === Fonte && rigo === Voce))
      return [];
    const isDetta = carte.some(
      ({ codice, ignote }) => codice === Fonte && ignote.some((una) => una.Voce === Voce),
    );
    if (!isDetta) errori[`Ignora.${posto}.Voce`] = [t.SENZA_CASELLA];
    return [{ atto: 'ignorato', fonte: Fonte, rigo: Voce }];
  });
  requireNessunErrore(errori);
  return nuove;
}

/**
 * Does what was chosen of the links of a declaration, all or nothing: what is done already is not done again. A value that was
 * typed is replaced only where that was said.
 * @throws NON_TROVATO, DICHIARAZIONE_CHIUSA, DICHIARAZIONE_SOLA_LETTURA, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA
 */
export async function writeCollegamenti(trx: Trx, chi: Chi, dove: Dove, scritti: Scritti): Promise<void> {
  const { dichiarazione } = await requireAperta(trx, chi.sessione, dove.anno, dove.id);
  const tavolo = await openTavolo(trx, dichiarazione, chi.log);
  const presi = takeScelti(tavolo, scritti.Righi);
  const ignorate = listIgnorate(tavolo, scritti.Ignora);
  const accettati = presi.filter(({ scelto }) => scelto.Atto !== 'Rifiuta');
  await writeAccettati(trx, chi, dove, accettati, scritti.Versione);
  const atti = [...presi.map(toAtto), ...ignorate];
  await insertAtti(trx, dichiarazione, chi.sessione.utenteId, atti);
  await matchVoci(trx, chi, tavolo, scritti.Abbina);
  if (atti.length + scritti.Abbina.length === 0) return;
  const { utenteId } = chi.sessione;
  await writeAtto(trx, { utenteId, ip: chi.ip }, dichiarazione, 'collegamenti', {
    dopo: {
      accettati: accettati.map(({ rigo }) => rigo.id),
      rifiutati: presi.length - accettati.length,
      ignorate: ignorate.length,
      abbinate: scritti.Abbina.length,
    },
  });
}

/** What was there before some acts, the last undone first. @throws RECORD_MODIFICATO for what was changed since */
function unwind(
  { righi }: Pick<Dichiarazione, 'righi'>,
  atti: Awaited<ReturnType<typeof listAttiScelti>>,
): { prima: Map<string, ValoreCasella | null>; motivi: Map<string, string> } {
  const prima = new Map<string, ValoreCasella | null>();
  const motivi = new Map<string, string>();
  const differenze: Differenza[] = [];
  for (const { caselle, fonte } of atti)
    for (const una of caselle) {
      const attuale = prima.has(una.casella)
        ? (prima.get(una.casella) ?? null)
        : readCasella(righi, una.casella);
      if (attuale !== una.dopo) differenze.push({ Campo: una.casella, Mio: una.prima, Attuale: attuale });
      prima.set(una.casella, una.prima);
      motivi.set(una.casella, t.annullo(fonte));
    }
  if (differenze.length > 0) throw new DomainError('RECORD_MODIFICATO', { differenze });
  return { prima, motivi };
}

/**
 * Takes back what was decided, all or nothing, while the declaration is open: what was accepted gives its caselle what was there
 * before, unless somebody changed them since.
 * @throws NON_TROVATO, DICHIARAZIONE_CHIUSA, DICHIARAZIONE_SOLA_LETTURA, RECORD_MODIFICATO with the differences
 */
export async function undoCollegamenti(
  trx: Trx,
  { sessione, adesso, ip }: Chi,
  { anno, id }: Dove,
  { Versione: versione, Atti }: z.output<typeof collegamentiAnnullati>,
): Promise<void> {
  const { dichiarazione } = await requireAperta(trx, sessione, anno, id);
  const trovati = await listAttiScelti(trx, dichiarazione, Atti);
  if (trovati.length < new Set(Atti).size) throw new DomainError('NON_TROVATO');
  const vivi = trovati.filter(({ isAnnullato }) => !isAnnullato);
  if (vivi.length === 0) return;
  const { prima, motivi } = unwind(
    dichiarazione,
    vivi.filter(({ atto }) => atto === 'accettato'),
  );
  if (prima.size > 0) {
    await saveDichiarazione(trx, sessione, anno, id, {
      versione,
      righi: Object.fromEntries(prima),
      forzature: {},
      motivi: Object.fromEntries(motivi),
    });
    await alignAnagrafica(trx, sessione, { anno, id, adesso }, [...prima.keys()]);
  }
  const chiavi = vivi.map(({ id: atto }) => atto);
  await markAnnullati(trx, dichiarazione, sessione.utenteId, chiavi);
  await writeAtto(trx, { utenteId: sessione.utenteId, ip }, dichiarazione, 'collegamenti annullati', {
    dopo: { annullati: chiavi },
  });
}
