import { computeCodiceFiscale, isCodiceFiscale, isPartitaIva, makeData } from '@quadra/values';
import type { Indirizzo } from '../src/features/clienti/anagrafica/anagrafica.table.ts';
import { type Caso, makeCaso } from './caso.ts';
import {
  attivita,
  COMUNI_FREQUENTI,
  cognomi,
  comuni,
  type Luogo,
  nature,
  nomiFemminili,
  nomiMaschili,
  statiEsteri,
  vie,
} from './nomi.ts';
import type { StudioDemo } from './studi-demo.ts';

/** An invented client, with the names of the columns of `anagrafica`. */
export interface Cliente {
  readonly tipo: 'PF' | 'SD';
  readonly estera: boolean;
  readonly identificativo_estero: string | null;
  readonly codice_fiscale: string;
  readonly partita_iva: string | null;
  readonly denominazione: string;
  readonly cognome: string | null;
  readonly nome: string | null;
  readonly ragione_sociale: string | null;
  readonly natura_giuridica: string | null;
  readonly sesso: 'M' | 'F' | null;
  readonly data_nascita: string | null;
  readonly comune_nascita: string | null;
  readonly comune_nascita_descrizione: string | null;
  readonly provincia_nascita: string | null;
  readonly stato_civile: number;
  readonly domicilio_fiscale: Indirizzo;
  readonly residenza: Indirizzo;
  readonly email: string | null;
  readonly telefono: string | null;
  readonly cellulare: string | null;
}

const NESSUN_INDIRIZZO: Indirizzo = {
  comune: null,
  comuneDescrizione: null,
  provincia: null,
  cap: null,
  via: null,
  civico: null,
};
const LETTERE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const OMOCODIA = 'LMNPQRSTUV';

/** The number as the register gives it: the last of ten digits that makes it right. */
export function makePartitaIva(caso: Caso): string {
  const prime = String(caso.integer(1_000_000, 9_999_999)).padStart(7, '0').concat('036');
  for (let cifra = 0; cifra < 10; cifra += 1) {
    if (isPartitaIva(`${prime}${cifra}`)) return `${prime}${cifra}`;
  }
  throw new Error('No check digit fits');
}

/** The code that the register would give to a second person with the same one: the last digit becomes a letter. */
function makeOmocodia(codice: string): string {
  const primi = codice.slice(0, 14) + (OMOCODIA[Number(codice[14])] ?? '');
  const trovata = [...LETTERE].find((lettera) => isCodiceFiscale(primi + lettera));
  if (trovata === undefined) throw new Error('No check letter fits');
  return primi + trovata;
}

const makeIndirizzo = (caso: Caso, luogo: Luogo): Indirizzo => ({
  comune: luogo.codice,
  comuneDescrizione: luogo.nome,
  provincia: luogo.provincia,
  cap: luogo.cap === '' ? null : luogo.cap,
  via: caso.pick(vie),
  civico: String(caso.integer(1, 180)),
});

/** Most clients of a studio live in its town, many in the big ones, some anywhere. */
function pickDomicilio(caso: Caso, sede: Luogo): Luogo {
  const sorte = caso.next();
  if (sorte < 0.4) return sede;
  return sorte < 0.75 ? caso.pick(comuni.slice(0, COMUNI_FREQUENTI)) : caso.pick(comuni);
}

const toEmail = (testo: string) =>
  testo
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');

export interface Nato {
  cognome: string;
  nome: string;
  sesso: 'M' | 'F';
  data: string;
  luogo: Luogo;
}

function makeNato(caso: Caso): Nato {
  const sesso = caso.chance(0.5) ? 'M' : 'F';
  const data = makeData(caso.integer(1938, 2003), caso.integer(1, 12), caso.integer(1, 28)) ?? '1970-01-01';
  return {
    cognome: caso.pick(cognomi),
    nome: caso.pick(sesso === 'M' ? nomiMaschili : nomiFemminili),
    sesso,
    data,
    luogo: caso.chance(0.08) ? caso.pick(statiEsteri) : caso.pick(comuni),
  };
}

const computeCodice = ({ cognome, nome, sesso, data, luogo }: Nato): string =>
  computeCodiceFiscale({ cognome, nome, sesso, data, codiceCatastale: luogo.codice });

function makePersona(caso: Caso, sede: Luogo): Cliente {
  const nato = makeNato(caso);
  const codice = computeCodice(nato);
  return {
    tipo: 'PF',
    estera: false,
    identificativo_estero: null,
    codice_fiscale: caso.chance(0.02) ? makeOmocodia(codice) : codice,
    partita_iva: caso.chance(0.18) ? makePartitaIva(caso) : null,
    denominazione: `${nato.cognome} ${nato.nome}`,
    cognome: nato.cognome,
    nome: nato.nome,
    ragione_sociale: null,
    natura_giuridica: null,
    sesso: nato.sesso,
    data_nascita: nato.data,
    comune_nascita: nato.luogo.codice,
    comune_nascita_descrizione: nato.luogo.nome,
    provincia_nascita: nato.luogo.provincia,
    stato_civile: caso.pick([1, 1, 2, 2, 2, 3, 4, 5]),
    domicilio_fiscale: makeIndirizzo(caso, pickDomicilio(caso, sede)),
    residenza: NESSUN_INDIRIZZO,
    email: `${toEmail(nato.nome)}.${toEmail(nato.cognome)}@posta.example`,
    telefono: null,
    cellulare: `3${caso.integer(20, 99)}${caso.integer(1_000_000, 9_999_999)}`,
  };
}

const NON_PERSONA = {
  cognome: null,
  nome: null,
  sesso: null,
  data_nascita: null,
  comune_nascita: null,
  comune_nascita_descrizione: null,
  provincia_nascita: null,
  stato_civile: 0,
  cellulare: null,
} as const;

function makeSocieta(caso: Caso, sede: Luogo): Cliente {
  const [sigla, natura] = caso.pick(nature);
  const ragione = `${caso.pick(cognomi)} ${caso.pick(attivita)} ${sigla}`;
  const partitaIva = makePartitaIva(caso);
  return {
    ...NON_PERSONA,
    tipo: 'SD',
    estera: false,
    identificativo_estero: null,
    codice_fiscale: partitaIva,
    partita_iva: partitaIva,
    denominazione: ragione,
    ragione_sociale: ragione,
    natura_giuridica: natura,
    domicilio_fiscale: makeIndirizzo(caso, pickDomicilio(caso, sede)),
    residenza: NESSUN_INDIRIZZO,
    email: `amministrazione@${toEmail(ragione)}.example`,
    telefono: `0${caso.integer(2, 9)}${caso.integer(1_000_000, 9_999_999)}`,
  };
}

function makeEstera(caso: Caso): Cliente {
  const stato = caso.pick(statiEsteri);
  const identificativo = `${stato.sigla}${caso.integer(100_000_000, 999_999_999)}`;
  const ragione = `${caso.pick(cognomi)} ${caso.pick(attivita)} International`;
  return {
    ...NON_PERSONA,
    tipo: 'SD',
    estera: true,
    identificativo_estero: identificativo,
    codice_fiscale: identificativo,
    partita_iva: null,
    denominazione: ragione,
    ragione_sociale: ragione,
    natura_giuridica: null,
    domicilio_fiscale: makeIndirizzo(caso, stato),
    residenza: NESSUN_INDIRIZZO,
    email: null,
    telefono: null,
  };
}

function makeCliente(caso: Caso, sede: Luogo): Cliente {
  const sorte = caso.next();
  if (sorte < 0.75) return makePersona(caso, sede);
  return sorte < 0.97 ? makeSocieta(caso, sede) : makeEstera(caso);
}

/** Where somebody lives, or has his seat. */
export interface Recapito {
  readonly luogo: Luogo;
  readonly via: string;
  readonly civico: string;
  readonly email: string | null;
}
const reach = ({ luogo, via, civico, email }: Recapito) => ({
  estera: false,
  identificativo_estero: null,
  domicilio_fiscale: {
    comune: luogo.codice,
    comuneDescrizione: luogo.nome,
    provincia: luogo.provincia,
    cap: luogo.cap,
    via,
    civico,
  },
  residenza: NESSUN_INDIRIZZO,
  email,
  telefono: null,
});

/** A company whose name is known. */
export const makeSocietaNota = (
  { ragione, codice, natura }: { ragione: string; codice: string; natura: string },
  recapito: Recapito,
): Cliente => ({
  ...NON_PERSONA,
  ...reach(recapito),
  tipo: 'SD',
  codice_fiscale: codice,
  partita_iva: codice,
  denominazione: ragione,
  ragione_sociale: ragione,
  natura_giuridica: natura,
});

/** A person whose name is known. */
export const makePersonaNota = (nato: Nato, recapito: Recapito): Cliente => ({
  ...reach(recapito),
  tipo: 'PF',
  codice_fiscale: computeCodice(nato),
  partita_iva: null,
  denominazione: `${nato.cognome} ${nato.nome}`,
  cognome: nato.cognome,
  nome: nato.nome,
  ragione_sociale: null,
  natura_giuridica: null,
  sesso: nato.sesso,
  data_nascita: nato.data,
  comune_nascita: nato.luogo.codice,
  comune_nascita_descrizione: nato.luogo.nome,
  provincia_nascita: nato.luogo.provincia,
  stato_civile: 1,
  cellulare: null,
});

/** The record of who works for himself: the person, or the company, that the account is of. */
export function makeTitolare({ sede, ragioneSociale, partitaIva, utenti, titolare }: StudioDemo): Cliente[] {
  if (titolare === undefined) return [];
  const recapito = {
    ...{ luogo: sede, via: titolare.via, civico: titolare.civico },
    email: utenti[0]?.email ?? null,
  };
  if (titolare.tipo === 'SD') {
    const { natura } = titolare;
    return [makeSocietaNota({ ragione: ragioneSociale, codice: partitaIva, natura }, recapito)];
  }
  return [makePersonaNota({ ...titolare, data: titolare.nascita }, recapito)];
}

/** Deterministic clients of one studio, without two codici fiscali alike: the same seed gives the same people. */
export function makeClienti(
  seme: number,
  quanti: number,
  sede: Luogo,
  esclusi = new Set<string>(),
): Cliente[] {
  const caso = makeCaso(seme);
  const clienti: Cliente[] = [];
  while (clienti.length < quanti) {
    const cliente = makeCliente(caso, sede);
    if (esclusi.has(cliente.codice_fiscale)) continue;
    esclusi.add(cliente.codice_fiscale);
    clienti.push(cliente);
  }
  return clienti;
}
