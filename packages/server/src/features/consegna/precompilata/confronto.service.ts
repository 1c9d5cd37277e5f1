import {
  type ConfrontoPrecompilataFilo,
  type FontePrecompilata,
  fontePrecompilata,
  type precompilataDaScrivere,
  type precompilataScritta,
  requisitoDichiarazione,
  type sceltaPrecompilata,
  type TipoDichiarazione,
  testiPrecompilata,
  type VoceFuori,
} from '@quadra/contract';
import {
  type DatiModello,
  loadConfronto,
  loadScadenze,
  type Modello,
  type RigoFonti,
  toLavorativo,
} from '@quadra/fisco';
import { addDays, giornoDiRoma } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireRequisito } from '../../../http/policy.ts';
import {
  type Dichiarazione,
  findDichiarazione,
  requireModello,
  saveDichiarazione,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { createDichiarazioni, proposeNuova } from '../../dichiarazioni/redazione/redazione.public.ts';
import {
  ALTRE_FONTI,
  applyMosse,
  type Confronto,
  computeMosse,
  describeMotivo,
  fonteScelta,
  listDaScegliere,
  type Mosse,
  readFile,
  withImporto,
} from './confronto.rules.ts';
import { readAnnoScorso, readDocumenti } from './fonti.service.ts';
import { type Richiesta, updateRichiesta } from './richieste.queries.ts';
import { type Chi, getRichiesta, readAutore, refuse, tellRichiesta } from './richieste.service.ts';

/** What a precompilata may become today, by when that is sent, and the last day of the 730. */
async function readStagione(
  { anno, modello }: Pick<Richiesta, 'anno' | 'modello'>,
  oggi: string,
): Promise<{
  possibili: TipoDichiarazione[];
  termine730: string | null;
  termini: Record<string, { entro: string | null; isTardiva: boolean }>;
}> {
  const { listScadenze, GIORNI_TARDIVA } = await loadScadenze();
  const find = (quale: string) =>
    listScadenze(anno).find(({ adempimento, per }) => adempimento === quale && per === undefined)?.data ??
    null;
  const [del730, diPf] = [find('730'), find('Redditi PF')];
  const isTardiva = diPf !== null && oggi > diPf;
  const entro = diPf !== null && isTardiva ? toLavorativo(addDays(diPf, GIORNI_TARDIVA)) : diPf;
  const is730 = modello === '730' && (del730 === null || oggi <= del730);
  return {
    possibili: is730 ? ['730', 'Persone fisiche'] : ['Persone fisiche'],
    termine730: modello === '730' ? del730 : null,
    termini: { '730': { entro: del730, isTardiva: false }, 'Persone fisiche': { entro, isTardiva } },
  };
}

/** A precompilata beside what else is known of its client, ready to be measured. */
interface Banco {
  readonly richiesta: Richiesta;
  readonly confronto: Confronto;
  readonly daModello: Modello;
  readonly aModello: Modello;
  readonly diventa: TipoDichiarazione;
  readonly stagione: Awaited<ReturnType<typeof readStagione>>;
  /** The righi as the three sources say them, and with what a person read in a document. */
  readonly letti: readonly RigoFonti[];
  readonly righi: readonly RigoFonti[];
  readonly note: Readonly<Record<FontePrecompilata, ReadonlyMap<string, string>>>;
  readonly prima: Dichiarazione | undefined;
  readonly documenti: Awaited<ReturnType<typeof readDocumenti>>['documenti'];
  readonly dichiarazione: Dichiarazione | undefined;
  /** The declaration as it is, or as it would be born without the file. */
  readonly nata: DatiModello;
  readonly fuori: readonly VoceFuori[];
}

const withScelte = (banco: Omit<Banco, 'righi'>, richiesta: Richiesta): Banco => ({
  ...banco,
  richiesta,
  righi: banco.letti.map((rigo) => withImporto(rigo, richiesta.scelte[rigo.rigo]?.importo ?? null)),
});

/** @throws NON_TROVATO, RICHIESTA_NON_VALIDA when nothing came or it cannot become that */
async function openBanco(
  trx: Trx,
  richiesta: Richiesta,
  { oggi, diventa: chiesto }: { readonly oggi: string; readonly diventa: TipoDichiarazione | undefined },
): Promise<Banco> {
  const { anno, modello: tipo, studio_id, anagrafica_id, dichiarazione_id } = richiesta;
  if (tipo === null || richiesta.caselle.length === 0) throw refuse(testiPrecompilata.NON_RICEVUTA);
  const stagione = await readStagione(richiesta, oggi);
  const dichiarazione =
    dichiarazione_id === null ? undefined : await findDichiarazione(trx, anno, dichiarazione_id);
  const possibili = dichiarazione ? [dichiarazione.tipo] : stagione.possibili;
  const diventa = chiesto ?? possibili[0] ?? tipo;
  if (!possibili.includes(diventa)) throw refuse(testiPrecompilata.MODELLO_NON_POSSIBILE);
  const confronto = await loadConfronto();
  const daModello = await requireModello(trx, anno, tipo);
  const aModello = diventa === tipo ? daModello : await requireModello(trx, anno, diventa);
  const file = readFile(daModello, richiesta.caselle);
  const scorso = await readAnnoScorso(trx, richiesta, tipo, daModello, confronto);
  const letti = await readDocumenti(trx, richiesta, tipo, daModello);
  const dati = { Agenzia: file.dati, 'Anno scorso': scorso.dati, Documenti: letti.dati };
  const righi = confronto.compareFonti(daModello, dati);
  const nata =
    dichiarazione?.righi ??
    (await proposeNuova(trx, aModello, { studioId: studio_id, id: anagrafica_id }, diventa)).righi;
  const translate = confronto.makeTraduzione(daModello, aModello);
  const senzaPosto = richiesta.caselle
    .filter(
      ({ Casella }) => file.dati[Casella.toUpperCase()] !== undefined && !translate(Casella.toUpperCase()),
    )
    .map((voce) => ({ ...voce, Perche: testiPrecompilata.fuoriDa(diventa) }));
  const banco = {
    ...{ richiesta, confronto, daModello, aModello, diventa, dichiarazione, letti: righi, nata },
    stagione: { ...stagione, possibili },
    ...{ prima: scorso.prima, documenti: letti.documenti, fuori: [...file.fuori, ...senzaPosto] },
    note: { Agenzia: new Map(), 'Anno scorso': scorso.note, Documenti: letti.note },
  };
  return withScelte(banco, richiesta);
}

const mosseDi = (banco: Banco, rigo: RigoFonti, fonte: FontePrecompilata): Mosse =>
  computeMosse(rigo, fonte, banco.confronto.makeTraduzione(banco.daModello, banco.aModello), banco.aModello);

/** What each choice makes by itself, and those that were made together, all against accepting the Agenzia. */
function measure(banco: Banco) {
  const { righi, richiesta, aModello, nata, dichiarazione, confronto } = banco;
  const dati = applyMosse(
    nata,
    righi.map((rigo) => mosseDi(banco, rigo, 'Agenzia')),
  );
  const singole = righi.flatMap((rigo) => ALTRE_FONTI.map((fonte) => mosseDi(banco, rigo, fonte)));
  const insieme = righi.map((rigo) =>
    mosseDi(banco, rigo, fonteScelta(richiesta.scelte, rigo.rigo) ?? 'Agenzia'),
  );
  const { base, effetti } = confronto.measureScelte(
    aModello,
    { dati, ...(dichiarazione && { forzature: dichiarazione.forzature }) },
    [Object.assign({}, ...insieme), ...singole],
  );
  const [tutte = null, ...sole] = effetti;
  const effetto = (posto: number, fonte: FontePrecompilata) =>
    fonte === 'Agenzia' ? 0 : (sole[posto * ALTRE_FONTI.length + ALTRE_FONTI.indexOf(fonte)] ?? null);
  return { base, tutte, effetto };
}

type RigoFilo = ConfrontoPrecompilataFilo['Righi'][number];
function writeRigo(
  banco: Banco,
  rigo: RigoFonti,
  effetto: (fonte: FontePrecompilata) => number | null,
): RigoFilo {
  const { daModello, aModello, diventa, note } = banco;
  const { modello: tipo, scelte } = banco.richiesta;
  const scelta = scelte[rigo.rigo];
  const isMossa = diventa !== tipo;
  const posto = isMossa ? banco.confronto.makeTraduzione(daModello, aModello)(rigo.principale) : undefined;
  return {
    Rigo: rigo.rigo,
    VaIn: posto ? posto.chiave.replace(/\.\d+/, '') : null,
    Titolo: rigo.titolo,
    Principale: rigo.principale,
    Caselle: rigo.caselle.flatMap((chiave) => {
      const casella = daModello.findCasella(chiave);
      return casella ? [{ Casella: chiave, Titolo: casella.titolo, Tipo: casella.tipo }] : [];
    }),
    Uguale: rigo.isUguale,
    Fonti: fontePrecompilata.map((fonte) => ({
      Fonte: fonte,
      Valori: rigo.valori[fonte],
      Effetto: effetto(fonte),
      Nota: note[fonte].get(rigo.principale) ?? null,
    })),
    Scelta: scelta?.fonte ?? null,
    Motivo: scelta?.motivo ?? '',
    Importo: scelta?.importo ?? null,
    SceltaIl: scelta?.fonte ? scelta.quando : null,
    SceltaDa: scelta?.fonte ? scelta.utente : null,
  };
}

function writeConfronto(banco: Banco): ConfrontoPrecompilataFilo {
  const { richiesta: r, righi, diventa, stagione, prima, documenti, dichiarazione, fuori } = banco;
  const { base, tutte, effetto } = measure(banco);
  const { entro = null, isTardiva = false } = stagione.termini[diventa] ?? {};
  return {
    Id: r.id,
    IdAnagrafica: r.anagrafica_id,
    Denominazione: r.denominazione,
    CodiceFiscale: r.codice_fiscale,
    Anno: r.anno,
    Modello: r.modello ?? '730',
    RicevutaIl: r.ricevuta_il?.toISOString() ?? null,
    Diventa: diventa,
    Possibili: stagione.possibili,
    Termine730: stagione.termine730,
    Entro: entro,
    Tardiva: isTardiva,
    AnnoScorso: prima ? { Anno: prima.anno, Id: prima.id, Tipo: prima.tipo } : null,
    Documenti: documenti.map(({ id, nome, tipo, certificazioni }) => ({
      ...{ Id: id, Nome: nome, Tipo: tipo, Certificazioni: certificazioni },
    })),
    Righi: righi.map((rigo, posto) => writeRigo(banco, rigo, (fonte) => effetto(posto, fonte))),
    SaldoAgenzia: base.saldo,
    SaldoScelte: tutte === null ? null : base.saldo + tutte,
    Senza: [...base.senza],
    Provvisorio: base.isProvvisorio || listDaScegliere(righi, r.scelte).length > 0,
    Fuori: [...fuori],
    IdDichiarazione: dichiarazione?.id ?? null,
    StatoDichiarazione: dichiarazione?.stato ?? null,
  };
}

/** A precompilata beside last year and the documents of its client. @throws NON_TROVATO, RICHIESTA_NON_VALIDA */
export async function compareRichiesta(
  trx: Trx,
  id: string,
  dove: { readonly adesso: Date; readonly diventa?: TipoDichiarazione | undefined },
): Promise<ConfrontoPrecompilataFilo> {
  const oggi = giornoDiRoma(dove.adesso);
  return writeConfronto(await openBanco(trx, await getRichiesta(trx, id), { oggi, diventa: dove.diventa }));
}

const isPresente = (rigo: RigoFonti, fonte: FontePrecompilata) => Object.keys(rigo.valori[fonte]).length > 0;

/** Refuses what cannot be chosen. @throws DICHIARAZIONE_CHIUSA, RICHIESTA_NON_VALIDA */
function requireSceglibile(
  { righi, daModello, dichiarazione }: Banco,
  { Rigo, Importo }: z.output<typeof sceltaPrecompilata>,
): RigoFonti {
  if (dichiarazione?.stato === 'Chiusa') throw new DomainError('DICHIARAZIONE_CHIUSA');
  const rigo = righi.find((uno) => uno.rigo === Rigo);
  if (!rigo) throw refuse(testiPrecompilata.RIGO_IGNOTO);
  const frase = Importo === null ? null : daModello.checkValore(rigo.principale, Importo);
  requireNessunErrore(frase === null ? {} : { Importo: [frase] });
  return rigo;
}

/**
 * Keeps one choice with its reason, or takes it back, and answers how the whole stands.
 * @throws NON_TROVATO, DICHIARAZIONE_CHIUSA, RICHIESTA_NON_VALIDA
 */
export async function chooseFonte(
  trx: Trx,
  chi: Chi,
  id: string,
  scelta: z.output<typeof sceltaPrecompilata>,
  adesso: Date,
): Promise<ConfrontoPrecompilataFilo> {
  const richiesta = await getRichiesta(trx, id, { isTenuta: true });
  const dove = { oggi: giornoDiRoma(adesso), diventa: scelta.Diventa };
  const banco = await openBanco(trx, richiesta, dove);
  const rigo = withImporto(requireSceglibile(banco, scelta), scelta.Importo);
  if (scelta.Fonte === 'Documenti' && !isPresente(rigo, 'Documenti') && scelta.Motivo === '')
    throw refuse(testiPrecompilata.SENZA_IMPORTO);
  const { [scelta.Rigo]: prima, ...altre } = richiesta.scelte;
  const { nome, cognome } = chi.sessione;
  const nuova = {
    ...{ fonte: scelta.Fonte, motivo: scelta.Motivo, importo: scelta.Importo },
    ...{ quando: adesso.toISOString(), utente: `${cognome} ${nome}` },
  };
  const isVuota = scelta.Fonte === null && scelta.Motivo === '' && scelta.Importo === null;
  const scelte = isVuota ? altre : { ...altre, [scelta.Rigo]: nuova };
  await updateRichiesta(trx, richiesta, { scelte });
  await tellRichiesta(trx, readAutore(chi), richiesta, 'scelta precompilata', {
    prima: { rigo: scelta.Rigo, fonte: prima?.fonte ?? null, motivo: prima?.motivo ?? '' },
    dopo: { rigo: scelta.Rigo, fonte: scelta.Fonte, motivo: scelta.Motivo },
  });
  return writeConfronto(withScelte(banco, { ...richiesta, scelte }));
}

/** The declaration to write in: the one it has, or a new one. @throws RICHIESTA_NON_VALIDA, MODULO_NON_ATTIVO */
async function requireDoveScrivere(
  trx: Trx,
  chi: Chi,
  banco: Banco,
): Promise<{ id: string; versione: number }> {
  const { richiesta, diventa, dichiarazione } = banco;
  requireRequisito(chi.sessione, requisitoDichiarazione(diventa));
  if (dichiarazione) return { id: dichiarazione.id, versione: dichiarazione.versione };
  if (richiesta.stato !== 'Ricevuta' && richiesta.stato !== 'Importazione Esterna')
    throw refuse(testiPrecompilata.NON_RICEVUTA);
  const autore = { utenteId: chi.sessione.utenteId, ip: chi.ip };
  const { create, errori } = await createDichiarazioni(trx, autore, richiesta.anno, {
    ...{ idAnagrafiche: [richiesta.anagrafica_id], tipo: diventa, finalita: 'Ordinaria' },
  });
  const [nuova] = create;
  if (!nuova) throw refuse(errori[0]?.Messaggio ?? testiPrecompilata.NON_RICEVUTA);
  return { id: nuova.Codice, versione: 1 };
}

/** What it becomes, or what it may become first; whether what was not chosen is taken from the Agenzia. */
type Dove = Pick<z.output<typeof precompilataDaScrivere>, 'Conferma'> &
  Partial<z.output<typeof precompilataDaScrivere>>;

/**
 * Makes a declaration of what was chosen, each casella with its reason; in one that is there already only what was chosen is
 * written. @throws NON_TROVATO, DICHIARAZIONE_CHIUSA, RICHIESTA_NON_VALIDA with choices missing that are not confirmed
 */
export async function writeScelte(
  trx: Trx,
  chi: Chi,
  id: string,
  { Diventa, Conferma }: Dove,
  adesso: Date,
): Promise<z.input<typeof precompilataScritta>['data']> {
  const richiesta = await getRichiesta(trx, id, { isTenuta: true });
  const banco = await openBanco(trx, richiesta, { oggi: giornoDiRoma(adesso), diventa: Diventa });
  const { scelte, anno } = richiesta;
  const mancano = listDaScegliere(banco.righi, scelte).length;
  if (mancano > 0 && !Conferma) throw refuse(testiPrecompilata.daScegliere(mancano));
  const isNuova = banco.dichiarazione === undefined;
  const dove = await requireDoveScrivere(trx, chi, banco);
  const scritti = banco.righi.filter(({ rigo }) => isNuova || fonteScelta(scelte, rigo) !== null);
  const mosse = scritti.map((rigo) => {
    const fonte = fonteScelta(scelte, rigo.rigo) ?? 'Agenzia';
    return { mosse: mosseDi(banco, rigo, fonte), motivo: describeMotivo(fonte, scelte[rigo.rigo]) };
  });
  const righi: Mosse = Object.assign({}, ...mosse.map((una) => una.mosse));
  const motivi = mosse.flatMap((una) => Object.keys(una.mosse).map((chiave) => [chiave, una.motivo]));
  const autore = { utenteId: chi.sessione.utenteId, ip: chi.ip };
  await saveDichiarazione(trx, autore, anno, dove.id, {
    ...{ versione: dove.versione, righi, forzature: {}, motivi: Object.fromEntries(motivi) },
  });
  await updateRichiesta(trx, richiesta, {
    dichiarazione_id: dove.id,
    ...(isNuova && { importata_il: adesso, fuori: banco.fuori }),
  });
  const caselle = Object.values(righi).filter((valore) => valore !== null).length;
  await tellRichiesta(trx, readAutore(chi), richiesta, 'scelte precompilata scritte', {
    dopo: { dichiarazione: dove.id, tipo: banco.diventa, caselle, senzaScelta: mancano },
  });
  return { IdDichiarazione: dove.id, Tipo: banco.diventa, Caselle: caselle };
}
