import { versoSincronizzazione } from '@quadra/contract';
import { normalizeCodiceFiscale } from '@quadra/values';
import type { Anagrafica, AnagraficaScritta } from './anagrafica.api.ts';

export type Familiare = AnagraficaScritta['familiari'][number];
export type Socio = AnagraficaScritta['soci'][number];
export type Collaboratore = AnagraficaScritta['collaboratori'][number];

type Indirizzo = {
  comune: string;
  comuneDescrizione: string;
  provincia: string;
  cap: string;
  via: string;
  civico: string;
};

/** The record as the form holds it: every text a string, '' when empty. */
export type Valori = {
  tipo: 'PF' | 'SD';
  estera: boolean;
  identificativoEstero: string;
  codiceFiscale: string;
  partitaIva: string;
  cognome: string;
  nome: string;
  ragioneSociale: string;
  naturaGiuridica: string;
  dataCostituzione: string;
  sesso: '' | 'M' | 'F';
  dataNascita: string;
  comuneNascita: string;
  comuneNascitaDescrizione: string;
  provinciaNascita: string;
  statoCivile: number;
  domicilioFiscale: Indirizzo;
  residenzaDiversa: boolean;
  residenza: Indirizzo;
  sedeLegaleDiversa: boolean;
  sedeLegale: Indirizzo;
  sedeAttivitaDiversa: boolean;
  sedeAttivita: Indirizzo;
  email: string;
  emailConferma: string;
  emailPEC: string;
  telefono: string;
  cellulare: string;
  tipoDocumento: string;
  numeroDocumento: string;
  rilasciatoDa: string;
  dataRilascio: string;
  dataScadenza: string;
  emailFirma: string;
  telefonoFirma: string;
  sincronizzazione: number;
  familiari: Familiare[];
  soci: Socio[];
  collaboratori: Collaboratore[];
};

const indirizzoVuoto: Indirizzo = {
  comune: '',
  comuneDescrizione: '',
  provincia: '',
  cap: '',
  via: '',
  civico: '',
};

export const valoriVuoti: Valori = {
  tipo: 'PF',
  estera: false,
  identificativoEstero: '',
  codiceFiscale: '',
  partitaIva: '',
  cognome: '',
  nome: '',
  ragioneSociale: '',
  naturaGiuridica: '',
  dataCostituzione: '',
  sesso: '',
  dataNascita: '',
  comuneNascita: '',
  comuneNascitaDescrizione: '',
  provinciaNascita: '',
  statoCivile: 0,
  domicilioFiscale: indirizzoVuoto,
  residenzaDiversa: false,
  residenza: indirizzoVuoto,
  sedeLegaleDiversa: false,
  sedeLegale: indirizzoVuoto,
  sedeAttivitaDiversa: false,
  sedeAttivita: indirizzoVuoto,
  email: '',
  emailConferma: '',
  emailPEC: '',
  telefono: '',
  cellulare: '',
  tipoDocumento: '',
  numeroDocumento: '',
  rilasciatoDa: '',
  dataRilascio: '',
  dataScadenza: '',
  emailFirma: '',
  telefonoFirma: '',
  sincronizzazione: versoSincronizzazione.versoDichiarazione,
  familiari: [],
  soci: [],
  collaboratori: [],
};

/** Copies the keys of `modello` from `dati`, null becoming ''. */
function fill<T extends object>(modello: T, dati: object): T {
  const fonte = dati as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(modello).map(([chiave, vuoto]) => {
      const valore = fonte[chiave];
      if (Array.isArray(vuoto)) return [chiave, valore ?? vuoto];
      if (vuoto !== null && typeof vuoto === 'object')
        return [chiave, fill(vuoto as object, (valore ?? {}) as object)];
      return [chiave, valore ?? vuoto];
    }),
  ) as T;
}

export const toValori = (anagrafica: Anagrafica): Valori => ({
  ...fill(valoriVuoti, anagrafica),
  emailConferma: anagrafica.email ?? '',
});

const soloPersona = [
  'cognome',
  'nome',
  'sesso',
  'dataNascita',
  'comuneNascita',
  'comuneNascitaDescrizione',
  'provinciaNascita',
  'tipoDocumento',
  'numeroDocumento',
  'rilasciatoDa',
  'dataRilascio',
  'dataScadenza',
] as const;
const soloSoggetto = ['ragioneSociale', 'naturaGiuridica', 'dataCostituzione'] as const;

const emptyToNull = (valore: unknown): unknown => {
  if (Array.isArray(valore)) return valore;
  if (valore !== null && typeof valore === 'object')
    return Object.fromEntries(
      Object.entries(valore).map(([chiave, dentro]) => [chiave, emptyToNull(dentro)]),
    );
  if (typeof valore !== 'string') return valore;
  return valore.trim() === '' ? null : valore.trim();
};

/** The record to send: '' becomes null, the fields of the other kind are not sent, the confirmation stays here. */
export function toScritta(valori: Valori): AnagraficaScritta {
  const { emailConferma: _conferma, ...resto } = valori;
  const scritta: Record<string, unknown> = { ...resto };
  for (const chiave of valori.tipo === 'PF' ? soloSoggetto : soloPersona) scritta[chiave] = null;
  if (!valori.estera) scritta.identificativoEstero = null;
  if (!valori.residenzaDiversa || valori.tipo === 'SD') scritta.residenza = { ...indirizzoVuoto };
  if (!valori.sedeAttivitaDiversa) scritta.sedeAttivita = { ...indirizzoVuoto };
  if (!valori.sedeLegaleDiversa || valori.tipo === 'PF') scritta.sedeLegale = { ...indirizzoVuoto };
  if (valori.tipo === 'SD')
    Object.assign(scritta, { statoCivile: 0, residenzaDiversa: false, familiari: [] });
  else Object.assign(scritta, { sedeLegaleDiversa: false, soci: [] });
  const pulita = emptyToNull(scritta) as AnagraficaScritta;
  return { ...pulita, codiceFiscale: normalizeCodiceFiscale(valori.codiceFiscale) };
}
