import type { EsenzioneImu, EsenzioneTemporanea, RiduzioneImu, TipoPossesso, UsoImu } from '@quadra/contract';
import { splitAllaMorte, toCentesimi, toEuro } from '@quadra/values';
import type { Contratto, Genere, Immobile } from './immobile.api.ts';

/** A share as the form holds it: hundredths of a percent; '' where nothing is written. */
export type ValoriPossesso = {
  chiave: string;
  idAnagrafica: string | null;
  denominazione: string;
  dal: string;
  al: string;
  quota: number | null;
  quotaImu: number | null;
  tipoPossesso: TipoPossesso;
  titolo: string | null;
  caso: string | null;
  abitazionePrincipale: boolean;
  esenzione: EsenzioneTemporanea;
  mesiImu: number | null;
  riduzioneImu: RiduzioneImu;
  esenzioneImu: EsenzioneImu;
  dataMorte: string;
};

/** A property as the form holds it: amounts in cents. */
export type Valori = {
  comune: string | null;
  comuneDescrizione: string;
  sezione: string;
  foglio: string;
  particella: string;
  subalterno: string;
  indirizzo: string;
  categoria: string | null;
  classe: string;
  consistenza: number | null;
  rendita: number | null;
  renditaDominicale: number | null;
  renditaAgraria: number | null;
  valore: number | null;
  usoImu: UsoImu;
  proprietari: readonly ValoriPossesso[];
};

const INTERO = 10_000;
const orVuoto = (testo: string | null) => testo ?? '';
const orNull = (testo: string) => (testo.trim() === '' ? null : testo.trim());

export const makePossesso = (dati: Partial<ValoriPossesso> = {}): ValoriPossesso => ({
  chiave: crypto.randomUUID(),
  idAnagrafica: null,
  denominazione: '',
  dal: '',
  al: '',
  quota: INTERO,
  quotaImu: null,
  tipoPossesso: 'Proprietà',
  titolo: null,
  caso: null,
  abitazionePrincipale: false,
  esenzione: 'Nessuna',
  mesiImu: null,
  riduzioneImu: 'Nessuna',
  esenzioneImu: 'Nessuna',
  dataMorte: '',
  ...dati,
});

/** The possession of the heirs: from the day after, with the share of who died. */
export const makeErede = ({ dataMorte, quota, tipoPossesso, titolo, caso }: ValoriPossesso): ValoriPossesso =>
  makePossesso({ dal: splitAllaMorte(dataMorte).dal, quota, tipoPossesso, titolo, caso });

const makeVuoti = (): Valori => ({
  comune: null,
  comuneDescrizione: '',
  sezione: '',
  foglio: '',
  particella: '',
  subalterno: '',
  indirizzo: '',
  categoria: null,
  classe: '',
  consistenza: null,
  rendita: null,
  renditaDominicale: null,
  renditaAgraria: null,
  valore: null,
  usoImu: 'Ordinario',
  proprietari: [makePossesso()],
});

const readValori = (immobile: Immobile): Valori => ({
  comune: immobile.comune,
  comuneDescrizione: orVuoto(immobile.comuneDescrizione),
  sezione: orVuoto(immobile.sezione),
  foglio: orVuoto(immobile.foglio),
  particella: orVuoto(immobile.particella),
  subalterno: orVuoto(immobile.subalterno),
  indirizzo: orVuoto(immobile.indirizzo),
  categoria: immobile.categoria ?? null,
  classe: orVuoto(immobile.classe),
  consistenza: toCentesimi(immobile.consistenza),
  rendita: toCentesimi(immobile.rendita),
  renditaDominicale: toCentesimi(immobile.renditaDominicale),
  renditaAgraria: toCentesimi(immobile.renditaAgraria),
  valore: toCentesimi(immobile.valore),
  usoImu: immobile.usoImu ?? 'Ordinario',
  proprietari: immobile.proprietari.map((p, posto) => ({
    chiave: String(posto),
    idAnagrafica: p.idAnagrafica,
    denominazione: p.denominazione,
    dal: p.dal,
    al: orVuoto(p.al),
    quota: toCentesimi(p.quota),
    quotaImu: toCentesimi(p.quotaImu),
    tipoPossesso: p.tipoPossesso,
    titolo: p.titolo,
    caso: p.caso,
    abitazionePrincipale: p.abitazionePrincipale,
    esenzione: p.esenzione,
    mesiImu: p.mesiImu,
    riduzioneImu: p.riduzioneImu,
    esenzioneImu: p.esenzioneImu,
    dataMorte: orVuoto(p.dataMorte),
  })),
});

export const toValori = (immobile: Immobile | null): Valori =>
  immobile === null ? makeVuoti() : readValori(immobile);

/** What is sent: only the fields of the kind. */
export function toScritto(genere: Genere, valori: Valori): object {
  const { comuneDescrizione: _, proprietari, ...v } = valori;
  return {
    comune: v.comune ?? '',
    sezione: orNull(v.sezione),
    foglio: orNull(v.foglio),
    particella: orNull(v.particella),
    subalterno: orNull(v.subalterno),
    indirizzo: orNull(v.indirizzo),
    classe: orNull(v.classe),
    valore: toEuro(v.valore),
    ...(genere === 'fabbricato'
      ? {
          categoria: v.categoria ?? '',
          consistenza: toEuro(v.consistenza),
          rendita: toEuro(v.rendita),
          usoImu: v.usoImu,
        }
      : {
          renditaDominicale: toEuro(v.renditaDominicale),
          renditaAgraria: toEuro(v.renditaAgraria),
        }),
    proprietari: proprietari.map(({ chiave: _chiave, denominazione: _nome, ...p }) => ({
      ...p,
      idAnagrafica: p.idAnagrafica ?? '',
      al: orNull(p.al),
      dataMorte: orNull(p.dataMorte),
      quota: toEuro(p.quota) ?? 0,
      quotaImu: toEuro(p.quotaImu),
    })),
  };
}

/** A contract as the form holds it: the rent in cents, '' for ordinary taxation. */
export type ValoriContratto = {
  dal: string;
  al: string;
  codiceIdentificativo: string;
  dataRegistrazione: string;
  serie: string;
  numero: string;
  sottonumero: string;
  codiceUfficio: string;
  canone: number | null;
  codiceCanone: string | null;
  aliquota: '' | 'Ordinaria' | 'Ridotta';
};

export const toValoriContratto = (contratto: Contratto | null): ValoriContratto => ({
  dal: contratto?.dal ?? '',
  al: orVuoto(contratto?.al ?? null),
  codiceIdentificativo: orVuoto(contratto?.codiceIdentificativo ?? null),
  dataRegistrazione: orVuoto(contratto?.dataRegistrazione ?? null),
  serie: orVuoto(contratto?.serie ?? null),
  numero: orVuoto(contratto?.numero ?? null),
  sottonumero: orVuoto(contratto?.sottonumero ?? null),
  codiceUfficio: orVuoto(contratto?.codiceUfficio ?? null),
  canone: toCentesimi(contratto?.canone),
  codiceCanone: contratto?.codiceCanone ?? '1',
  aliquota: contratto?.aliquota ?? '',
});

export const toContrattoScritto = (valori: ValoriContratto): object => ({
  dal: valori.dal,
  al: orNull(valori.al),
  codiceIdentificativo: orNull(valori.codiceIdentificativo),
  dataRegistrazione: orNull(valori.dataRegistrazione),
  serie: orNull(valori.serie),
  numero: orNull(valori.numero),
  sottonumero: orNull(valori.sottonumero),
  codiceUfficio: orNull(valori.codiceUfficio),
  canone: toEuro(valori.canone) ?? 0,
  codiceCanone: valori.codiceCanone ?? '',
  aliquota: valori.aliquota === '' ? null : valori.aliquota,
});
