import { type AnagraficaScritta, frasiCampo, type Interno, testiCampo } from '@quadra/contract';
import {
  checkCodiceFiscale,
  checkPartitaIva,
  computeCodiceFiscale,
  decodeCodiceFiscale,
  isData,
  isEmail,
  isTelefonoFirma,
  normalizeCodiceFiscale,
  yearOf,
} from '@quadra/values';
import type { Problema } from '../../../http/wire-state.ts';
import { checkLegami } from './legame.rules.ts';

export type Scritta = Interno<AnagraficaScritta>;
type IndirizzoScritto = Scritta['domicilioFiscale'];

/** What the rules ask about places: given by the caller, so that they stay pure. */
export interface Luoghi {
  existsComune(codice: string, giorno: string): boolean;
  findComune(
    codice: string,
    giorno?: string,
  ): { readonly denominazione: string; readonly provincia: string } | undefined;
}

const TELEFONO = /^\+?[\d\s./()-]{4,30}$/;
const indirizzoVuoto: IndirizzoScritto = {
  comune: null,
  comuneDescrizione: null,
  provincia: null,
  cap: null,
  via: null,
  civico: null,
};

/** The name in the lists: surname and first name, or the company's. */
export const computeDenominazione = ({ tipo, cognome, nome, ragioneSociale }: Scritta): string =>
  tipo === 'PF' ? [cognome, nome].filter(Boolean).join(' ') : (ragioneSociale ?? '');

const emptyToNull = <T extends object>(record: T): T =>
  Object.fromEntries(
    Object.entries(record).map(([nome, valore]) => [nome, valore === '' ? null : valore]),
  ) as T;

/** The address with the name and province of its comune, when the code is known. */
function fillIndirizzo(scritto: IndirizzoScritto, luoghi: Luoghi): IndirizzoScritto {
  const indirizzo = emptyToNull(scritto);
  const comune = indirizzo.comune?.toUpperCase() ?? null;
  const noto = comune === null ? undefined : luoghi.findComune(comune);
  return {
    ...indirizzo,
    comune,
    comuneDescrizione: indirizzo.comuneDescrizione ?? noto?.denominazione ?? null,
    provincia: indirizzo.provincia?.toUpperCase() ?? noto?.provincia ?? null,
  };
}

function fillNascita(scritta: Scritta, luoghi: Luoghi) {
  const comuneNascita = scritta.comuneNascita?.toUpperCase() ?? null;
  const noto =
    comuneNascita === null ? undefined : luoghi.findComune(comuneNascita, scritta.dataNascita ?? undefined);
  return {
    comuneNascita,
    comuneNascitaDescrizione: scritta.comuneNascitaDescrizione ?? noto?.denominazione ?? null,
    provinciaNascita: scritta.provinciaNascita?.toUpperCase() ?? noto?.provincia ?? null,
  };
}

/** What only a person has, and what only another subject has: never kept for the other. */
const nessunaPersona = {
  cognome: null,
  nome: null,
  statoCivile: 0,
  comuneNascita: null,
  comuneNascitaDescrizione: null,
  provinciaNascita: null,
  sesso: null,
  dataNascita: null,
  residenzaDiversa: false,
  tipoDocumento: null,
  numeroDocumento: null,
  rilasciatoDa: null,
  dataRilascio: null,
  dataScadenza: null,
  familiari: [],
};
const nessunSoggetto = {
  ragioneSociale: null,
  naturaGiuridica: null,
  dataCostituzione: null,
  sedeLegaleDiversa: false,
  soci: [],
};

/** What is kept: fields of the other kind dropped, empty texts made null, names of places filled in. */
export function normalizeAnagrafica(letta: Scritta, luoghi: Luoghi): Scritta {
  const scritta = emptyToNull(letta);
  const isPersona = scritta.tipo === 'PF';
  return {
    ...scritta,
    codiceFiscale: normalizeCodiceFiscale(letta.codiceFiscale),
    identificativoEstero: scritta.estera ? (scritta.identificativoEstero?.toUpperCase() ?? null) : null,
    domicilioFiscale: fillIndirizzo(scritta.domicilioFiscale, luoghi),
    residenza:
      isPersona && scritta.residenzaDiversa ? fillIndirizzo(scritta.residenza, luoghi) : indirizzoVuoto,
    sedeLegale:
      !isPersona && scritta.sedeLegaleDiversa ? fillIndirizzo(scritta.sedeLegale, luoghi) : indirizzoVuoto,
    sedeAttivita: scritta.sedeAttivitaDiversa ? fillIndirizzo(scritta.sedeAttivita, luoghi) : indirizzoVuoto,
    ...(isPersona ? { ...nessunSoggetto, ...fillNascita(scritta, luoghi) } : nessunaPersona),
  };
}

function checkCodice(scritta: Scritta): Problema[] {
  const campo = 'codiceFiscale';
  const { codiceFiscale, estera, identificativoEstero, tipo } = scritta;
  if (codiceFiscale === '') return [{ campo, testo: testiCampo.OBBLIGATORIO }];
  if (estera) {
    if (identificativoEstero === null)
      return [{ campo: 'identificativoEstero', testo: testiCampo.OBBLIGATORIO }];
    if (identificativoEstero === codiceFiscale) return [];
    return [{ campo, testo: testiCampo.ESTERO_DIVERSO }];
  }
  const errore = checkCodiceFiscale(codiceFiscale);
  if (errore) return [{ campo, testo: errore }];
  if (tipo === 'SD' && codiceFiscale.length !== 11) {
    return [{ campo, testo: testiCampo.CODICE_DI_11_CIFRE }];
  }
  return [];
}

/** Surname, first name, birth and sex against the sixteen characters; omocodia changes none of them. */
function checkCoerenza(scritta: Scritta, oggi: string): Problema[] {
  const { codiceFiscale, cognome, nome, sesso, dataNascita, comuneNascita } = scritta;
  const letto = codiceFiscale.length === 16 ? decodeCodiceFiscale(codiceFiscale, yearOf(oggi)) : null;
  if (scritta.estera || letto === null) return [];
  const nomi = computeCodiceFiscale({ ...letto, cognome: cognome ?? '', nome: nome ?? '' }).slice(0, 6);
  const isData = dataNascita !== null && dataNascita.slice(2) !== letto.data.slice(2);
  const prove: [boolean, string, string][] = [
    [cognome !== null && nomi.slice(0, 3) !== codiceFiscale.slice(0, 3), 'cognome', 'Il cognome'],
    [nome !== null && nomi.slice(3) !== codiceFiscale.slice(3, 6), 'nome', 'Il nome'],
    [isData, 'dataNascita', 'La data di nascita'],
    [sesso !== null && sesso !== letto.sesso, 'sesso', 'Il sesso'],
    [
      comuneNascita !== null && comuneNascita !== letto.codiceCatastale,
      'comuneNascita',
      'Il comune di nascita',
    ],
  ];
  return prove
    .filter(([isDiverso]) => isDiverso)
    .map(([, campo, soggetto]) => ({ campo, testo: frasiCampo.diversoDalCodice(soggetto) }));
}

/** The codice fiscale itself carries this birthplace: it was given by who keeps the register, dates or no dates. */
const isNelCodice = ({ codiceFiscale, comuneNascita }: Scritta, oggi: string) =>
  codiceFiscale.length === 16 &&
  decodeCodiceFiscale(codiceFiscale, yearOf(oggi))?.codiceCatastale === comuneNascita;

function checkNascita(scritta: Scritta, luoghi: Luoghi, oggi: string): Problema[] {
  const { comuneNascita, dataNascita } = scritta;
  const problemi: Problema[] = [];
  if (dataNascita !== null && (!isData(dataNascita) || dataNascita > oggi || dataNascita < '1880-01-01')) {
    problemi.push({ campo: 'dataNascita', testo: testiCampo.DATA_NON_VALIDA });
  }
  if (comuneNascita === null) return problemi;
  if (!luoghi.findComune(comuneNascita)) {
    problemi.push({ campo: 'comuneNascita', testo: testiCampo.COMUNE_SCONOSCIUTO });
  } else if (
    dataNascita !== null &&
    !isNelCodice(scritta, oggi) &&
    !luoghi.existsComune(comuneNascita, dataNascita)
  ) {
    problemi.push({ campo: 'comuneNascita', testo: testiCampo.COMUNE_ALLA_NASCITA });
  }
  return problemi;
}

const checkPersona = (scritta: Scritta, luoghi: Luoghi, oggi: string): Problema[] => [
  ...(['cognome', 'nome'] as const)
    .filter((campo) => scritta[campo] === null)
    .map((campo) => ({ campo, testo: testiCampo.OBBLIGATORIO })),
  ...checkNascita(scritta, luoghi, oggi),
  ...checkCoerenza(scritta, oggi),
];

function checkIndirizzo(blocco: string, indirizzo: IndirizzoScritto, luoghi: Luoghi): Problema[] {
  const { comune, cap, provincia } = indirizzo;
  const problemi: Problema[] = [];
  if (comune === null) problemi.push({ campo: `${blocco}.comune`, testo: testiCampo.OBBLIGATORIO });
  else if (!luoghi.findComune(comune))
    problemi.push({ campo: `${blocco}.comune`, testo: testiCampo.COMUNE_SCONOSCIUTO });
  const isEstero = comune?.startsWith('Z') ?? false;
  if (cap !== null && !isEstero && !/^\d{5}$/.test(cap)) {
    problemi.push({ campo: `${blocco}.cap`, testo: testiCampo.CAP_ERRATO });
  }
  if (provincia !== null && !/^[A-Z]{2}$/.test(provincia)) {
    problemi.push({ campo: `${blocco}.provincia`, testo: testiCampo.PROVINCIA_ERRATA });
  }
  return problemi;
}

function checkRecapiti(scritta: Scritta): Problema[] {
  const poste = ['email', 'emailPEC', 'emailFirma'] as const;
  const telefoni = ['telefono', 'cellulare', 'telefonoFirma'] as const;
  const isErrato = (campo: (typeof telefoni)[number]) =>
    scritta[campo] !== null && !TELEFONO.test(scritta[campo]);
  return [
    ...poste
      .filter((campo) => scritta[campo] !== null && !isEmail(scritta[campo]))
      .map((campo) => ({ campo, testo: testiCampo.EMAIL_NON_VALIDA })),
    ...telefoni.filter(isErrato).map((campo) => ({ campo, testo: testiCampo.TELEFONO_NON_VALIDO })),
    ...(!isErrato('telefonoFirma') &&
    scritta.telefonoFirma !== null &&
    !isTelefonoFirma(scritta.telefonoFirma)
      ? [{ campo: 'telefonoFirma', testo: testiCampo.PREFISSO_INTERNAZIONALE }]
      : []),
  ];
}

/** The address blocks of a record: the first always counts, each other when it is said to differ. */
const checkIndirizzi = (scritta: Scritta, luoghi: Luoghi): Problema[] => [
  ...checkIndirizzo('domicilioFiscale', scritta.domicilioFiscale, luoghi),
  ...(scritta.residenzaDiversa ? checkIndirizzo('residenza', scritta.residenza, luoghi) : []),
  ...(scritta.sedeLegaleDiversa ? checkIndirizzo('sedeLegale', scritta.sedeLegale, luoghi) : []),
  ...(scritta.sedeAttivitaDiversa ? checkIndirizzo('sedeAttivita', scritta.sedeAttivita, luoghi) : []),
];

const isFutura = (data: string | null, oggi: string) => data !== null && data > oggi;

/** What is wrong with an anagrafica already normalized; an empty CAP is only worth a warning on the page. */
export function checkAnagrafica(scritta: Scritta, luoghi: Luoghi, oggi: string): Problema[] {
  const { partitaIva, dataRilascio, dataScadenza } = scritta;
  const iva = partitaIva === null ? null : checkPartitaIva(partitaIva);
  const isRovescio = dataRilascio !== null && dataScadenza !== null && dataRilascio > dataScadenza;
  return [
    ...checkCodice(scritta),
    ...(iva === null ? [] : [{ campo: 'partitaIva', testo: iva }]),
    ...(scritta.tipo === 'PF' ? checkPersona(scritta, luoghi, oggi) : []),
    ...(scritta.tipo === 'SD' && scritta.ragioneSociale === null
      ? [{ campo: 'ragioneSociale', testo: testiCampo.OBBLIGATORIO }]
      : []),
    ...(isFutura(scritta.dataCostituzione, oggi)
      ? [{ campo: 'dataCostituzione', testo: testiCampo.DATA_NON_VALIDA }]
      : []),
    ...checkIndirizzi(scritta, luoghi),
    ...checkRecapiti(scritta),
    ...(isRovescio ? [{ campo: 'dataScadenza', testo: testiCampo.PERIODO_NON_VALIDO }] : []),
    ...checkLegami(scritta),
  ];
}
