import { type Data, formatData, isPartitaIva } from '@quadra/values';
import { f24a0, f24a0Elide, POSTO_TIPO } from '../telematico/f24a0.ts';
import { checkCampi, readRighe, writeRighe } from '../telematico/fornitura.ts';
import { type Problema, type Riga, splitRighe } from '../telematico/riga.ts';
import type { Tracciato, Valore, Valori } from '../telematico/tracciato.ts';
import {
  computeSezioni,
  computeTotale,
  type RigoF24,
  type SezioneF24,
  sezioniF24,
  type TipoF24,
} from './f24.ts';
import { formatEuro } from './passo.ts';

/** Who pays, as record A and M say him: a person, or somebody else by name. */
export interface Contribuente {
  readonly codiceFiscale: string;
  readonly cognome?: string;
  readonly nome?: string;
  readonly sesso?: string;
  readonly nascita?: Data;
  readonly comuneNascita?: string;
  readonly provinciaNascita?: string;
  readonly denominazione?: string;
  /** Of who is not a person: where the fiscal domicile is. */
  readonly comune?: string;
  readonly provincia?: string;
  readonly indirizzo?: string;
  readonly cap?: string;
  readonly esercizioACavallo?: boolean;
}

/** A supply of payments of one day: one contribuente, one account, a record V for each model. */
export interface FornituraF24 {
  readonly tipo: TipoF24;
  readonly data: Data;
  readonly contribuente: Contribuente;
  readonly modelli: readonly (readonly RigoF24[])[];
  readonly iban?: string;
  readonly email?: string;
}

const tracciatoDi = (tipo: TipoF24): Tracciato => (tipo === 'elide' ? f24a0Elide : f24a0);
/** The supply of payments holds no more models than these. */
const MODELLI_MASSIMI = 999;
const scritta = (data: Data): string => formatData(data).replaceAll('/', '-');
const isPersona = ({ codiceFiscale }: Contribuente): boolean => !isPartitaIva(codiceFiscale);

function makeTesta(contribuente: Contribuente): Valori {
  const { codiceFiscale, esercizioACavallo: _, comune, provincia, indirizzo, cap, ...persona } = contribuente;
  const dove = {
    comuneDomicilio: comune,
    provinciaDomicilio: provincia,
    indirizzoDomicilio: indirizzo,
    capDomicilio: cap,
  };
  return clean({
    tipoFornitore: isPersona(contribuente) ? '04' : '14',
    fornitore: codiceFiscale,
    ...persona,
    ...(isPersona(contribuente) ? {} : dove),
    progressivo: 1,
    totaleInvii: 1,
  });
}

/** Without what is not there. */
const clean = (valori: Readonly<Record<string, Valore | undefined>>): Valori =>
  Object.fromEntries(
    Object.entries(valori).flatMap(([nome, valore]) => (valore === undefined ? [] : [[nome, valore]])),
  );

function makeContribuente({ contribuente, modelli, data, iban, email }: FornituraF24): Valori {
  const { codiceFiscale, esercizioACavallo, comune, provincia, indirizzo, cap, ...persona } = contribuente;
  const { saldo } = computeTotale(modelli.flat());
  return clean({
    ...persona,
    codiceFiscale,
    progressivo: 1,
    esercizioACavallo,
    comuneContribuente: comune,
    provinciaContribuente: provincia,
    indirizzoContribuente: indirizzo,
    capContribuente: cap,
    // A model of zero charges nothing: the account is told only where there is something to pay.
    iban: saldo > 0 ? iban : undefined,
    email,
    saldoScritto: formatEuro(saldo),
    dataScritta: scritta(data),
  });
}

const senzaBarra = (mese: string | undefined): string | undefined => mese?.replace('/', '');
const ofMese = (testo: Valore | undefined): string | undefined =>
  typeof testo === 'string' ? `${testo.slice(0, 2)}/${testo.slice(2)}` : undefined;

/** A row with the names of the layout: months without a bar, a seat of the INPS in four digits. */
function writeRigo({ sezione, da, a, sede, ...rigo }: RigoF24, n: number): Valori {
  const { ufficio: _u, atto: _a, operazione: _o, ente, ...altro } = rigo;
  const valori = clean({
    ...altro,
    da: senzaBarra(da),
    a: senzaBarra(a),
    sede: sezione === 'inps' ? sede?.padStart(4, '0') : sede,
    // The body of the other section is said once for the model.
    ente: sezione === 'altri' ? undefined : ente,
  });
  return Object.fromEntries(
    Object.entries(valori).map(([nome, valore]) => [`${sezione}${n}.${nome}`, valore]),
  );
}

function writeTotali(righi: readonly RigoF24[]): Valori {
  return Object.fromEntries(
    computeSezioni(righi).flatMap(({ sezione, debito, credito, saldo }) => [
      [`${sezione}.debito`, debito],
      [`${sezione}.credito`, credito],
      ...(sezione === 'elide' ? [] : [[`${sezione}.segno`, saldo < 0 ? 'N' : 'P'] as const]),
      [`${sezione}.differenza`, Math.abs(saldo)],
    ]),
  );
}

function makeVersamento(righi: readonly RigoF24[], { contribuente, data }: FornituraF24): Valori {
  const numeri = new Map<SezioneF24, number>();
  const scritti = righi.map((rigo) => {
    const n = (numeri.get(rigo.sezione) ?? 0) + 1;
    numeri.set(rigo.sezione, n);
    return writeRigo(rigo, n);
  });
  const find = (nome: 'ufficio' | 'atto' | 'operazione') => righi.find((rigo) => rigo[nome])?.[nome];
  return clean({
    codiceFiscale: contribuente.codiceFiscale,
    progressivo: 1,
    ufficio: find('ufficio'),
    atto: find('atto'),
    operazione: find('operazione'),
    ente: righi.find(({ sezione }) => sezione === 'altri')?.ente,
    ...Object.assign({}, ...scritti),
    ...writeTotali(righi),
    saldoFinale: computeTotale(righi).saldo,
    data,
  });
}

/** The records of a supply, from A to Z. */
function layF24(fornitura: FornituraF24): Riga[] {
  const { contribuente, modelli } = fornitura;
  return [
    { tipo: 'A', valori: makeTesta(contribuente) },
    { tipo: 'M', valori: makeContribuente(fornitura) },
    ...modelli.map((righi) => ({ tipo: 'V', valori: makeVersamento(righi, fornitura) })),
    { tipo: 'Z', valori: { numeroV: modelli.length, numeroM: 1 } },
  ];
}

const problema = (riga: number, codice: string, frase: string): Problema => ({
  livello: 'bloccante',
  codice,
  riga,
  posizione: 1,
  record: riga === 1 ? 'A' : 'V',
  campo: '1',
  nome: '',
  frase,
});

/** What the specification asks of the models together, and one by one. */
function checkModelli({ modelli, contribuente }: FornituraF24): Problema[] {
  const hasNome = isPersona(contribuente)
    ? contribuente.cognome && contribuente.nome
    : contribuente.denominazione;
  return [
    ...(hasNome ? [] : [problema(1, 'NOME', 'Manca il nome di chi versa.')]),
    ...(modelli.length > MODELLI_MASSIMI || modelli.length === 0
      ? [problema(1, 'MODELLI', `Una fornitura ha da 1 a ${MODELLI_MASSIMI} modelli.`)]
      : []),
    ...modelli.flatMap((righi, n) => [
      ...(computeTotale(righi).saldo < 0 ? [problema(n + 3, 'SALDO', 'Il saldo è negativo.')] : []),
      ...(righi.filter(({ detrazione = 0 }) => detrazione > 0).length > 1
        ? [problema(n + 3, 'DETRAZIONE', 'La detrazione dell’IMU sta su una sola riga del modello.')]
        : []),
      ...(new Set(righi.map(({ ufficio, atto }) => `${ufficio}/${atto}`)).size > 1
        ? [problema(n + 3, 'ATTO', 'Un modello ha un solo atto.')]
        : []),
    ]),
  ];
}

/** What makes a supply refused, field by field and model by model. */
export const checkFornituraF24 = (fornitura: FornituraF24): Problema[] => [
  ...checkCampi(tracciatoDi(fornitura.tipo), layF24(fornitura)),
  ...checkModelli(fornitura),
];

/** The text of a supply: what `checkFornituraF24` refuses is not for here. The short model goes as the ordinary one. */
export const writeFornituraF24 = (fornitura: FornituraF24): string =>
  writeRighe(tracciatoDi(fornitura.tipo), layF24(fornitura));

const NUMERI = ['debito', 'credito', 'immobili', 'detrazione'] as const;
const BARRE = ['ravvedimento', 'variati', 'acconto', 'saldo'] as const;
const TESTI = [
  'codice',
  'rateazione',
  'anno',
  'ente',
  'sede',
  'posizione',
  'cc',
  'riferimento',
  'tipo',
  'elementi',
] as const;

/** A row from the names of the layout; undefined where there is none. */
function readRigo(sezione: SezioneF24, n: number, valori: Valori): RigoF24 | undefined {
  const get = (nome: string): Valore | undefined => valori[`${sezione}${n}.${nome}`];
  const codice = get('codice');
  if (typeof codice !== 'string') return undefined;
  const { ufficio, atto, operazione, ente } = valori;
  const lette = [...NUMERI, ...BARRE, ...TESTI].map((nome) => [nome, get(nome)] as const);
  const isLocale = sezione === 'locali';
  return clean({
    sezione,
    ...Object.fromEntries(lette),
    da: ofMese(get('da')),
    a: ofMese(get('a')),
    ...(sezione === 'altri' ? { ente } : {}),
    ...(sezione === 'erario' || sezione === 'elide' ? { ufficio, atto } : {}),
    ...(isLocale ? { operazione } : {}),
  }) as unknown as RigoF24;
}

const RIGHE_MASSIME = 28;
const readModello = (valori: Valori): RigoF24[] =>
  sezioniF24.flatMap((sezione) =>
    Array.from({ length: RIGHE_MASSIME }, (_, n) => readRigo(sezione, n + 1, valori) ?? []).flat(),
  );

function checkTotali(righi: readonly RigoF24[], valori: Valori, riga: number): Problema[] {
  const attesi: Valori = { ...writeTotali(righi), saldoFinale: computeTotale(righi).saldo };
  return Object.entries(attesi).flatMap(([nome, atteso]) =>
    (valori[nome] ?? 0) === atteso
      ? []
      : [problema(riga, 'TOTALE', `Il totale «${nome}» non è quello delle righe.`)],
  );
}

export interface FornituraLetta {
  readonly tipo: TipoF24;
  readonly codiceFiscale: string;
  readonly data: Data | null;
  readonly modelli: readonly (readonly RigoF24[])[];
  readonly problemi: readonly Problema[];
}

/** What a file of payments says, and what is wrong with it: positions, order, counts, totals. */
export function readFornituraF24(testo: string): FornituraLetta {
  const isElide = splitRighe(testo).some((riga) => riga.startsWith('V') && riga[POSTO_TIPO - 1] === '8');
  const { righe, problemi } = readRighe(isElide ? f24a0Elide : f24a0, testo);
  const versamenti = righe.flatMap((riga, n) => (riga.tipo === 'V' ? [{ ...riga, n: n + 1 }] : []));
  const modelli = versamenti.map(({ valori }) => readModello(valori));
  const data = versamenti[0]?.valori.data;
  return {
    tipo: isElide ? 'elide' : 'ordinario',
    codiceFiscale: String(righe.find(({ tipo }) => tipo === 'M')?.valori.codiceFiscale ?? ''),
    data: typeof data === 'string' ? data : null,
    modelli,
    problemi: [
      ...problemi,
      ...versamenti.flatMap(({ valori, n }, i) => checkTotali(modelli[i] ?? [], valori, n)),
    ],
  };
}
