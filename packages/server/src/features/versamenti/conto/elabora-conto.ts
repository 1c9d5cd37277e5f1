import { errori, modelloDiTipo } from '@quadra/contract';
import { loadVersamenti, type OpzioniConto, type ValoreCasella, type VoceDelConto } from '@quadra/fisco';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { findVoce } from '../../base/tabella/tabella.public.ts';
import { getCalcolata } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import {
  type Conto,
  dropAttesa,
  dropVoce,
  findIntestatario,
  insertVoce,
  listOrigini,
  lockConto,
  lockNate,
  type Origine,
  type Quale,
  updateConto,
  updateVoce,
  type Voce,
} from './conto.queries.ts';
import { toRegioneF24 } from './regione.rules.ts';

/** The code of the regione that a province is of, as an F24 writes it. */
export async function readRegione(
  trx: Trx,
  provincia: string | null | undefined,
): Promise<string | undefined> {
  if (!provincia) return undefined;
  const voce = await findVoce(trx, { tabella: 'province', anno: null }, provincia);
  return toRegioneF24(provincia, voce ? String(voce.extra.regione) : undefined);
}

/** How a client pays, as fisco looks at it. */
export const toOpzioni = (
  conto: Pick<Conto, 'regime' | 'differito' | 'iva_con_saldi' | 'sede_inps'>,
  regione: string | undefined,
): OpzioniConto => ({
  regime: conto.regime,
  differito: conto.differito,
  ivaConSaldi: conto.iva_con_saldi,
  ...(regione === undefined ? {} : { regione }),
  ...(conto.sede_inps === null ? {} : { sedeInps: conto.sede_inps }),
});

/** What a conto asks of who it is of, and of how he pays. @throws NON_TROVATO */
export async function readOpzioni(trx: Trx, quale: Quale, conto: Conto): Promise<OpzioniConto> {
  const chi = await findIntestatario(trx, quale.anagraficaId);
  if (!chi) throw new DomainError('NON_TROVATO');
  return toOpzioni(conto, await readRegione(trx, chi.domicilio_fiscale.provincia));
}

/** What gave birth to a voce: null, no declaration. */
export type Nata = VoceDelConto & { readonly dichiarazioneId: string | null };
/** All that is born of a kind, and the declarations whose voci are not known now. */
interface Nascita {
  readonly origine: Exclude<Voce['origine'], 'a mano'>;
  readonly nate: readonly Nata[];
  readonly aperte: ReadonlySet<string>;
}

/** What a closed declaration says now: what was typed and what its form computes. */
async function readRighi(trx: Trx, anno: number, id: string): Promise<Record<string, ValoreCasella>> {
  const { dichiarazione, esiti } = await getCalcolata(trx, anno, id);
  const noti = Object.entries(esiti).flatMap(([chiave, { valore }]): [string, ValoreCasella][] =>
    valore === undefined ? [] : [[chiave, valore]],
  );
  return { ...dichiarazione.righi, ...Object.fromEntries(noti) };
}

/** The declarations that count of each type and comune, the first of all and then its integrative. */
function groupCatene(origini: readonly Origine[]): Origine[][] {
  const gruppi = Map.groupBy(origini, ({ tipo, comune }) => `${tipo}/${comune}`);
  return [...gruppi.values()].flatMap((sue) => {
    const prima =
      sue.find(({ finalita }) => finalita === 'Ordinaria') ??
      sue.find(({ finalita }) => finalita !== 'Integrativa');
    return prima === undefined ? [] : [[prima, ...sue.filter(({ finalita }) => finalita === 'Integrativa')]];
  });
}

/** What the closed declarations of a year leave; with those that are open, whose voci are not known now. */
export async function listNate(trx: Trx, quale: Quale, opzioni: OpzioniConto): Promise<Nascita> {
  const v = await loadVersamenti();
  const nate: Nata[] = [];
  const origini = await listOrigini(trx, quale);
  const aperte = new Set(origini.flatMap(({ id, stato }) => (stato === 'Aperta' ? [id] : [])));
  for (const catena of groupCatene(origini)) {
    const [prima] = catena;
    const modello = prima && modelloDiTipo[prima.tipo].modello;
    if (modello === undefined || v.listVociConto(modello) === undefined || aperte.has(prima?.id ?? ''))
      continue;
    const chiuse = catena.filter(({ id }) => !aperte.has(id));
    const presentate = [];
    for (const { id, chiusaIl } of chiuse) {
      const voci = v.computeConto(modello, quale.anno, await readRighi(trx, quale.anno, id), opzioni);
      presentate.push({ voci, presentata: giornoDiRoma(chiusaIl) });
    }
    for (const [n, sue] of v.splitIntegrative(modello, quale.anno, presentate).entries())
      for (const voce of sue) nate.push({ ...voce, dichiarazioneId: chiuse[n]?.id ?? null });
  }
  return { origine: 'dichiarazione', nate, aperte };
}

const mossoDi = ({ impegnato, pagato, riportato }: Voce): number => impegnato + pagato + riportato;

const toColonne = (nata: Nata, { sedeInps }: OpzioniConto) => ({
  casella: nata.casella || null,
  nome: nata.nome,
  codice: nata.codice,
  sezione: nata.sezione,
  anno_riferimento: nata.anno,
  data: nata.data,
  ente: nata.ente ?? null,
  posizione: nata.posizione ?? null,
  rata: nata.rata ?? null,
  immobili: nata.immobili ?? null,
  sede: nata.sezione === 'inps' ? (sedeInps ?? null) : null,
  imposta: nata.acconto?.imposta ?? null,
  acconto: nata.acconto?.quale ?? null,
  storico: nata.storico ?? null,
  mancano: [...nata.mancano],
});

const isUguale = (prima: Voce, dopo: Partial<Voce>): boolean =>
  Object.entries(dopo).every(
    ([nome, valore]) => JSON.stringify(prima[nome as keyof Voce]) === JSON.stringify(valore),
  );

/** What an F24 already holds stays as it is, and what the declaration says now is written beside it. */
async function settleVoce(trx: Trx, prima: Voce, nata: Nata, opzioni: OpzioniConto): Promise<void> {
  if (mossoDi(prima) > 0) {
    const { importo: dichiarato, nome } = nata;
    const { imposta, acconto, storico } = toColonne(nata, opzioni);
    const dopo = { dichiarato, nome, imposta, acconto, storico };
    if (!isUguale(prima, dopo)) await updateVoce(trx, prima, dopo);
    return;
  }
  const dopo = { ...toColonne(nata, opzioni), importo: nata.importo, dichiarato: nata.importo };
  if (!isUguale(prima, dopo)) await updateVoce(trx, prima, dopo);
}

/** Makes the voci of a kind what was born now: made again it changes what changed, and what an F24 holds stays. */
export async function settleTutte(
  trx: Trx,
  quale: Quale,
  opzioni: OpzioniConto,
  { origine, nate, aperte }: Nascita,
): Promise<void> {
  const prima = await lockNate(trx, quale, origine);
  const chiave = (dichiarazione: string | null, suo: string | null) => `${dichiarazione}/${suo}`;
  const note = new Map(prima.map((voce) => [chiave(voce.dichiarazione_id, voce.chiave), voce]));
  for (const nata of nate) {
    const sua = note.get(chiave(nata.dichiarazioneId, nata.id));
    note.delete(chiave(nata.dichiarazioneId, nata.id));
    if (sua !== undefined) await settleVoce(trx, sua, nata, opzioni);
    else
      await insertVoce(trx, {
        ...toColonne(nata, opzioni),
        studio_id: quale.studioId,
        anagrafica_id: quale.anagraficaId,
        anno: quale.anno,
        verso: nata.verso,
        origine,
        dichiarazione_id: nata.dichiarazioneId,
        chiave: nata.id,
        importo: nata.importo,
        dichiarato: nata.importo,
        entro: null,
        rateazione: null,
        motivo: null,
      });
  }
  for (const voce of note.values()) {
    if (mossoDi(voce) === 0) await dropVoce(trx, voce);
    else await updateVoce(trx, voce, { dichiarato: aperte.has(voce.dichiarazione_id ?? '') ? null : 0 });
  }
}

/** What models already hold of some voci, by what tells each from the others; in cents. */
export const toFermi = (voci: readonly Voce[]): ReadonlyMap<string, number> =>
  new Map(
    voci
      .filter((voce) => voce.origine === 'dichiarazione' && mossoDi(voce) > 0)
      .map((voce) => [voce.chiave ?? '', voce.importo]),
  );

/** The voci with the advances by forecast, and each forecast with what history wants now. */
async function forecastNate(
  anno: number,
  { previsioni, regime }: Conto,
  nate: readonly Nata[],
  fermi: ReadonlyMap<string, number>,
) {
  const { applyPrevisioni } = await loadVersamenti();
  const storicoDi = (imposta: string) =>
    nate.reduce((somma, { acconto, importo }) => somma + (acconto?.imposta === imposta ? importo : 0), 0);
  return {
    nate: applyPrevisioni(nate, previsioni, { anno, regime, fermi }),
    previsioni: previsioni.map((una) => ({ ...una, storico: storicoDi(una.imposta) })),
  };
}

/**
 * Makes the conto of a client and year from his closed declarations; made again it changes what changed and nothing else.
 * @throws NON_TROVATO, CONTO_FISCALE_NON_ELABORATO with its cause
 */
export async function makeConto(trx: Trx, quale: Quale, adesso: Date): Promise<void> {
  const conto = await lockConto(trx, quale);
  try {
    const opzioni = await readOpzioni(trx, quale, conto);
    const nascita = await listNate(trx, quale, opzioni);
    const fermi = toFermi(await lockNate(trx, quale, 'dichiarazione'));
    const { nate, previsioni } = await forecastNate(quale.anno, conto, nascita.nate, fermi);
    await settleTutte(trx, quale, opzioni, { ...nascita, nate });
    await updateConto(trx, quale, { previsioni: JSON.stringify(previsioni) });
  } catch (errore) {
    if (!(errore instanceof RangeError)) throw errore;
    throw new DomainError('CONTO_FISCALE_NON_ELABORATO', {
      messaggio: `${errori.CONTO_FISCALE_NON_ELABORATO.testo} ${errore.message}`,
    });
  }
  await dropAttesa(trx, quale);
  await updateConto(trx, quale, { elaborato_il: adesso, errore: null });
}
