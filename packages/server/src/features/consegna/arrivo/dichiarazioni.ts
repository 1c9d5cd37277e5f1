import {
  type CampoImportazione,
  type DichiarazioneArrivataFilo,
  modelloDiTipo,
  requisiti,
  requisitoDichiarazione,
  type TipoDichiarazione,
  testiArrivo,
  tipoDichiarazione,
  type VoceNonLettaFilo,
} from '@quadra/contract';
import { type DichiarazioneArrivata, loadTelematico, type Modello, type ValoreCasella } from '@quadra/fisco';
import type { Db, Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { requireRequisito } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { findAnagrafica, listIdDeiCodici } from '../../clienti/anagrafica/anagrafica.public.ts';
import {
  fillDaFile,
  getCalcolata,
  requireModello,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { createDichiarazioni } from '../../dichiarazioni/redazione/redazione.public.ts';
import { importBlocco } from '../importazione/blocco.ts';
import type { FileArrivato } from './arrivo.file.ts';

/** Who brings the files in, and into which studio. */
export interface Chi {
  readonly db: Db;
  readonly sessione: Sessione;
  readonly studioId: number;
  readonly ip: string;
  readonly adesso: Date;
}

type Problema = DichiarazioneArrivata['problemi'][number];
const describe = ({ riga, record, campo, frase }: Problema): VoceNonLettaFilo => ({
  Dove: `riga ${riga}, record ${record}, ${campo}`,
  Valore: '',
  Perche: frase,
});

/** The types that a form makes, the trials apart. */
const findTipo = (modello: string): TipoDichiarazione | undefined =>
  tipoDichiarazione.find((tipo) => modelloDiTipo[tipo].modello === modello && !/simulazione/.test(tipo));

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

/** One declaration of a file, made where the client is and has none; whatever of it was not taken is told. */
async function importUna(
  trx: Trx,
  { sessione, studioId, ip }: Chi,
  { anno, tipo, nome }: { anno: number; tipo: TipoDichiarazione; nome: string },
  arrivata: DichiarazioneArrivata,
): Promise<DichiarazioneArrivataFilo> {
  const { codiceFiscale, celle, calcolate, problemi } = arrivata;
  const nonLette = problemi.map(describe);
  const base = { CodiceFiscale: codiceFiscale, ClienteNuovo: false, Tipo: tipo, Anno: anno };
  const refuse = (perche: string, chi?: { id: string; nome: string }): DichiarazioneArrivataFilo => ({
    ...base,
    ...{ IdAnagrafica: chi?.id ?? null, Denominazione: chi?.nome ?? '', IdDichiarazione: null, Caselle: 0 },
    NonLette: [
      { Dove: '', Valore: '', Perche: perche },
      ...Object.entries(celle).map(([Dove, Valore]) => ({ Dove, Valore, Perche: '' })),
      ...nonLette,
    ],
  });
  const id = (await listIdDeiCodici(trx, studioId, [codiceFiscale])).get(codiceFiscale);
  const scheda = id === undefined ? undefined : await findAnagrafica(trx, id);
  if (id === undefined || scheda === undefined) return refuse(testiArrivo.SENZA_SCHEDA);
  const cliente = { id, nome: scheda.denominazione };
  requireRequisito(sessione, requisitoDichiarazione(tipo));
  const autore = { utenteId: sessione.utenteId, ip };
  const { create, errori } = await createDichiarazioni(trx, autore, anno, {
    ...{ idAnagrafiche: [id], tipo, finalita: 'Ordinaria' },
  });
  const [nuova] = create;
  if (!nuova) return refuse(`${testiArrivo.PREVALE_LA_CASA} ${errori[0]?.Messaggio ?? ''}`.trim(), cliente);
  const dove = { anno, id: nuova.Codice };
  const { prese, fuori } = await fillDaFile(trx, autore, dove, { celle, motivo: testiArrivo.motivo(nome) });
  return {
    ...base,
    ...{ IdAnagrafica: id, Denominazione: cliente.nome, IdDichiarazione: nuova.Codice, Caselle: prese },
    NonLette: [
      ...[...fuori].map(([Dove, perche]) => ({
        Dove,
        Valore: celle[Dove] ?? '',
        Perche: perche || testiArrivo.CASELLA_IGNOTA,
      })),
      ...(await compareCalcolate(trx, dove, calcolate)),
      { Dove: 'record B', Valore: '', Perche: testiArrivo.FRONTESPIZIO },
      ...nonLette,
    ],
  };
}

export interface Letto {
  readonly che: string;
  readonly dichiarazioni: DichiarazioneArrivataFilo[];
  readonly nonLette: VoceNonLettaFilo[];
}

/** The declarations of a supply whose quadri are elements, each in a transaction of its own. */
async function importElementi(
  chi: Chi,
  { nome }: FileArrivato,
  testo: string,
  trovato: {
    modello: Modello;
    tipo: TipoDichiarazione;
    anno: number;
    tracciato: Parameters<Awaited<ReturnType<typeof loadTelematico>>['readArrivo']>[0];
  },
): Promise<Letto> {
  const { readArrivo } = await loadTelematico();
  const { modello, tipo, anno, tracciato } = trovato;
  const { dichiarazioni: arrivate, problemi } = readArrivo(tracciato, modello, testo);
  const dichiarazioni: DichiarazioneArrivataFilo[] = [];
  const nonLette = problemi.map(describe);
  for (const arrivata of arrivate) {
    try {
      dichiarazioni.push(
        await withTenant(chi.db, chi.sessione, (trx) => importUna(trx, chi, { anno, tipo, nome }, arrivata)),
      );
    } catch (errore) {
      if (!(errore instanceof DomainError) || errore.codice === 'SERVIZIO_NON_DISPONIBILE') throw errore;
      nonLette.push({ Dove: arrivata.codiceFiscale, Valore: '', Perche: errore.message });
    }
  }
  return { che: tracciato.titolo, dichiarazioni, nonLette };
}

const COLONNE: readonly CampoImportazione[] = [
  'CodiceFiscale',
  'Cognome',
  'Nome',
  'RagioneSociale',
  'DomicilioFiscale.Comune',
  'DomicilioFiscale.Provincia',
  'DomicilioFiscale.CAP',
  'DomicilioFiscale.Via',
  'DomicilioFiscale.Civico',
  'Email',
];
const PERSONA = 16;

/** A supply of fixed positions: who declares is known, with his name and address, and becomes a client. */
async function importPosizioni(chi: Chi, testo: string, codice: string): Promise<Letto> {
  const { findTracciatoDiCodice, readRighe } = await loadTelematico();
  const tracciato = findTracciatoDiCodice(codice);
  if (tracciato === undefined) return { che: '', dichiarazioni: [], nonLette: [] };
  const { righe, problemi } = readRighe(tracciato, testo);
  const detti = righe.filter(({ tipo, valori }) => tipo === 'B' && valori.contribuente !== undefined);
  const celle = detti.map(({ valori }) => {
    const read = (nome: string) => String(valori[nome] ?? '');
    const isPersona = read('contribuente').length === PERSONA;
    const nomi = isPersona ? [read('cognome'), read('nome'), ''] : ['', '', read('cognome')];
    const indirizzo = [read('comune'), read('provincia'), read('cap'), read('indirizzo'), read('civico')];
    return [read('contribuente'), ...nomi, ...indirizzo, read('email')];
  });
  requireRequisito(chi.sessione, requisiti.scriviAnagrafiche);
  const esiti = await withTenant(chi.db, chi.sessione, (trx) =>
    importBlocco(
      trx,
      { ...chi, scelta: { Colonne: COLONNE, Presenti: 'scarta' }, visti: new Set() },
      celle.map((una, posto) => ({ numero: posto + 1, celle: una, isTroncata: false })),
    ),
  );
  return {
    che: tracciato.titolo,
    dichiarazioni: esiti.map((esito) => ({
      ...{ CodiceFiscale: esito.codice, IdAnagrafica: null, Denominazione: esito.denominazione },
      ...{ ClienteNuovo: esito.esito === 'nuova', Tipo: tracciato.titolo, Anno: 0 },
      ...{ IdDichiarazione: null, Caselle: 0 },
      NonLette: [
        { Dove: '', Valore: '', Perche: testiArrivo.A_POSIZIONI(tracciato.titolo) },
        ...(esito.messaggio === null ? [] : [{ Dove: 'record B', Valore: '', Perche: esito.messaggio }]),
      ],
    })),
    nonLette: problemi.map(describe),
  };
}

/** Brings in a telematic file; undefined when it is none. */
export async function importTelematico(chi: Chi, file: FileArrivato): Promise<Letto | undefined> {
  const { findModelloDiCodice, findTracciatoDiCodice, readCodiceFornitura } = await loadTelematico();
  const testo = file.contenuto.toString('latin1');
  const codice = readCodiceFornitura(testo);
  if (codice === null) return undefined;
  const refuse = (perche: string): Letto => ({
    ...{ che: codice, dichiarazioni: [] },
    nonLette: [{ Dove: '', Valore: '', Perche: perche }],
  });
  const trovato = findModelloDiCodice(codice);
  if (trovato === undefined) {
    const tracciato = findTracciatoDiCodice(codice);
    if (tracciato === undefined) return refuse(testiArrivo.TRACCIATO_IGNOTO(codice));
    const isConNomi = tracciato.record.B?.campi.some(({ nome }) => nome === 'contribuente') ?? false;
    return isConNomi
      ? importPosizioni(chi, testo, codice)
      : refuse(testiArrivo.A_POSIZIONI(tracciato.titolo));
  }
  const { anno, tracciato } = trovato;
  const tipo = findTipo(trovato.modello);
  const modello =
    tipo &&
    (await withTenant(chi.db, chi.sessione, (trx) => requireModello(trx, anno, tipo)).catch((errore) => {
      if (errore instanceof DomainError && errore.codice === 'ANNO_NON_DISPONIBILE') return undefined;
      throw errore;
    }));
  if (tipo === undefined || modello === undefined) return refuse(testiArrivo.ANNO_ASSENTE(tracciato.titolo));
  return importElementi(chi, file, testo, { modello, tipo, anno, tracciato });
}
