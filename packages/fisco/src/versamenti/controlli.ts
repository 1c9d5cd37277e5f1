import { checkIban, type Data } from '@quadra/values';
import { computeCodiceInps } from './codice-inps.ts';
import { capienze, computeTotale, type F24, type RigoF24, type SezioneF24 } from './f24.ts';
import {
  checkAnno,
  checkFine,
  checkInizio,
  checkMatricola,
  checkRateazione,
  isComune,
  isRegione,
} from './formati.ts';
import type { Rilievo } from './passo.ts';
import { findCausale, findTributo, GIORNO_TABELLA, type Tributo } from './tributi.ts';

/** What is wrong with a field: its name in the row, the code of the check, the sentence. */
type Difetto = readonly [campo: keyof RigoF24, codice: string, frase: string, livello?: 'avviso' | undefined];
type Difetti = (Difetto | null | false | undefined)[];

/** A field that may be wrong by a sentence. */
const di = (campo: keyof RigoF24, codice: string, frase: string | null): Difetto | null =>
  frase === null ? null : [campo, codice, frase];
/** A field that must have a shape. */
const forma = (
  campo: keyof RigoF24,
  scritto: string | undefined,
  espressione: RegExp,
  frase: string,
): Difetto | null => (espressione.test(scritto ?? '') ? null : [campo, 'FORMATO', frase]);

function checkImporti({ debito = 0, credito = 0 }: RigoF24): Difetti {
  return [
    debito > 0 &&
      credito > 0 && ['credito', 'DEBITO_E_CREDITO', 'Sullo stesso rigo debito o credito, mai tutti e due.'],
    debito <= 0 && credito <= 0 && ['debito', 'IMPORTO_MANCANTE', 'Il rigo non ha importo.'],
  ];
}

function checkUso(uso: 'D' | 'E' | 'R', { debito = 0, credito = 0 }: RigoF24, nome: string): Difetti {
  return [
    uso === 'D' && credito > 0 && ['credito', 'SOLO_DEBITO', `${nome} è solo a debito.`],
    uso === 'R' && debito > 0 && ['debito', 'SOLO_CREDITO', `${nome} è solo a credito.`],
  ];
}

const sezioneDi = ({ sezione }: Tributo): SezioneF24 => (sezione === 'camerale' ? 'locali' : sezione);
const nomi: Readonly<Record<SezioneF24, string>> = {
  erario: 'Erario',
  inps: 'INPS',
  regioni: 'Regioni',
  locali: 'IMU e altri tributi locali',
  inail: 'INAIL',
  altri: 'Altri enti previdenziali',
  elide: 'Erario ed altro',
};

/** The code of whom the money goes to: a regione, a comune, a province. */
function checkEnte({ sezione, ente = '' }: RigoF24, tributo: Tributo | undefined): Difetti {
  if (sezione === 'regioni')
    return [!isRegione(ente) && ['ente', 'REGIONE', 'Il codice della regione va da 01 a 21.']];
  if (sezione !== 'locali') return [];
  return tributo?.sezione === 'camerale'
    ? [forma('ente', ente, /^[A-Z]{2}$/, 'Per il diritto camerale si scrive la sigla della provincia.')]
    : [
        !isComune(ente) && [
          'ente',
          'COMUNE',
          'Si scrive il codice catastale del comune, una lettera e tre cifre.',
        ],
      ];
}

/** The act of the office that a code asks, or does not. */
function checkAtto({ ufficio = '', atto = '' }: RigoF24, tributo: Tributo): Difetti {
  const isVoluto = tributo.ufficio || tributo.atto;
  return [
    tributo.ufficio && forma('ufficio', ufficio, /^[A-Z0-9]{3}$/, 'Il codice ufficio ha tre caratteri.'),
    tributo.atto && forma('atto', atto, /^\d{11}$/, 'Il codice atto ha undici cifre.'),
    !isVoluto &&
      (ufficio || atto) && ['ufficio', 'ATTO_NON_VOLUTO', 'Questo codice non vuole ufficio e atto.'],
  ].map((difetto) => difetto || null) as Difetti;
}

function checkLocali({ acconto, saldo, immobili, detrazione = 0, debito = 0, ...rigo }: RigoF24): Difetti {
  const isImu = findTributo(rigo.codice)?.rateazione === 'IMU';
  if (!isImu) return [];
  return [
    debito > 0 &&
      !acconto &&
      !saldo && ['saldo', 'ACCONTO_O_SALDO', 'Per l’IMU si barra acconto, saldo o tutti e due.', 'avviso'],
    immobili !== undefined &&
      (immobili < 1 || immobili > 999) && ['immobili', 'IMMOBILI', 'Gli immobili sono da 1 a 999.'],
    immobili === undefined &&
      debito > 0 && ['immobili', 'IMMOBILI', 'Manca il numero degli immobili.', 'avviso'],
    debito % 100 !== 0 && [
      'debito',
      'EURO_INTERI',
      'L’IMU si versa in euro interi (L. 296/2006, art. 1, c. 166).',
    ],
    detrazione < 0 && ['detrazione', 'FORMATO', 'La detrazione non è mai negativa.'],
  ];
}

function checkTributo(rigo: RigoF24, data: Data): Difetti {
  const tributo = findTributo(rigo.codice);
  if (!/^[A-Z0-9]{4}$/.test(rigo.codice))
    return [['codice', 'FORMATO', 'Il codice tributo ha quattro caratteri.']];
  if (tributo === undefined) {
    const frase = `Il codice ${rigo.codice} non è nelle tabelle tenute (${GIORNO_TABELLA.split('-').reverse().join('/')}).`;
    // The codes of the local taxes are not in the table of the Agenzia: those that are not held may well exist.
    return [
      ['codice', 'CODICE_SCONOSCIUTO', frase, rigo.sezione === 'locali' ? 'avviso' : undefined],
      ...checkEnte(rigo, tributo),
    ];
  }
  const { codice, rateazione = '', anno = '', credito = 0 } = rigo;
  const attesa = sezioneDi(tributo);
  return [
    attesa !== rigo.sezione && ['codice', 'SEZIONE', `Il codice ${codice} va nella sezione ${nomi[attesa]}.`],
    ...checkUso(tributo.uso, rigo, `Il codice ${codice}`),
    di('rateazione', 'RATEAZIONE', checkRateazione(tributo, rateazione, credito > 0)),
    di('anno', 'ANNO', checkAnno(tributo, anno, data)),
    ...checkEnte(rigo, tributo),
    ...checkAtto(rigo, tributo),
    ...checkLocali(rigo),
  ];
}

/** Causali whose matricola is a code of 17 digits, made from seat and amount too. */
const CON_CODICE = new Set(['AF', 'CF', 'AP', 'CP']);
const SECOLO = 2000;
/** The rule is proven on the owner and on one seat: another code may be right, and is only told. */
function checkCodiceInps({ codice, sede = '', posizione = '', debito = 0 }: RigoF24): Difetti {
  const [, matricola, anno, soggetto, rata] = /^(\d{8})(\d{2})1(\d{2})(\d)\d{3}$/.exec(posizione) ?? [];
  if (!CON_CODICE.has(codice) || matricola === undefined || debito <= 0 || sede === '') return [];
  const atteso = computeCodiceInps({
    ...{ matricola, sede, anno: SECOLO + Number(anno), soggetto: Number(soggetto), rata: Number(rata) },
    importo: Math.floor(debito / 100),
  });
  const frase = `Con questa sede e questo importo il codice di 17 cifre è ${atteso}: confrontare con quello dell’INPS.`;
  return [posizione !== atteso && ['posizione', 'CODICE_INPS', frase, 'avviso']];
}

function checkInps(rigo: RigoF24, data: Data): Difetti {
  const { codice, sede = '', posizione = '', da = '', a = '' } = rigo;
  const causale = findCausale(codice);
  const sua = forma('sede', sede, /^\d{3,4}$/, 'La sede INPS ha tre o quattro cifre.');
  if (causale === undefined)
    return [
      sua,
      ['codice', 'CAUSALE_SCONOSCIUTA', `La causale ${codice} non è nelle tabelle tenute.`, 'avviso'],
    ];
  return [
    sua,
    ...checkUso(causale.uso, rigo, `La causale ${codice}`),
    di('posizione', 'MATRICOLA', checkMatricola(causale, posizione)),
    ...checkCodiceInps(rigo),
    di('da', 'PERIODO', checkInizio(causale, da, data)),
    di('a', 'PERIODO', checkFine(causale, a, da)),
  ];
}

function checkInail({ sede, posizione, cc, riferimento, codice }: RigoF24): Difetti {
  return [
    forma('sede', sede, /^\d{5}$/, 'La sede INAIL ha cinque cifre.'),
    forma('posizione', posizione, /^\d{8}$/, 'Il codice ditta ha otto cifre.'),
    forma('cc', cc, /^\d{2}$/, 'Il controcodice ha due cifre.'),
    forma('riferimento', riferimento, /^\d{6}$/, 'Il numero di riferimento ha sei cifre.'),
    forma('codice', codice, /^[A-Z]$/, 'La causale INAIL è una lettera.'),
  ];
}

/** What the other bodies ask is in their own tables, that the house does not hold: shapes alone. */
function checkAltri({ ente, sede, codice }: RigoF24): Difetti {
  return [
    forma('ente', ente, /^\d{4}$/, 'Il codice dell’ente ha quattro cifre.'),
    forma('sede', sede, /^[A-Z0-9]{0,5}$/, 'La sede ha al massimo cinque caratteri.'),
    forma('codice', codice, /^[A-Z0-9]{1,4}$/, 'La causale ha al massimo quattro caratteri.'),
  ];
}

function checkElide({ tipo, elementi = '', codice, anno = '', credito = 0 }: RigoF24): Difetti {
  return [
    forma('tipo', tipo, /^[A-Z]$/, 'Il tipo è una lettera: F per il registro.'),
    forma(
      'elementi',
      elementi,
      /^[A-Z0-9]{0,17}$/,
      'Gli elementi identificativi hanno al massimo 17 caratteri.',
    ),
    forma('codice', codice, /^[A-Z0-9]{4}$/, 'Il codice tributo ha quattro caratteri.'),
    forma('anno', anno, /^(19|20)\d{2}$/, 'Si scrive l’anno di riferimento, con quattro cifre.'),
    credito > 0 && ['credito', 'SOLO_DEBITO', 'Con il modello ELIDE non si compensa.'],
  ];
}

function checkSezione(rigo: RigoF24, data: Data): Difetti {
  if (rigo.sezione === 'inps') return checkInps(rigo, data);
  if (rigo.sezione === 'inail') return checkInail(rigo);
  if (rigo.sezione === 'altri') return checkAltri(rigo);
  return rigo.sezione === 'elide' ? checkElide(rigo) : checkTributo(rigo, data);
}

function checkRigo(rigo: RigoF24, n: number, { tipo, data }: F24): Rilievo[] {
  const difetti: Difetti = [
    capienze[tipo][rigo.sezione] === undefined && [
      'sezione',
      'SEZIONE',
      `Il modello ${tipo} non ha la sezione ${nomi[rigo.sezione]}.`,
    ],
    ...checkImporti(rigo),
    ...checkSezione(rigo, data),
  ];
  return difetti.flatMap((difetto) => {
    if (!difetto) return [];
    const [campo, codice, frase, livello = 'errore'] = difetto;
    return [{ livello, codice, campo: `righi[${n}].${campo}`, frase }];
  });
}

/** What is wrong with a model, field by field; its balance is never below zero, and nothing at all is no model. */
export function checkF24(f24: F24): Rilievo[] {
  const { debito, saldo } = computeTotale(f24.righi);
  const iban = f24.iban === undefined ? null : checkIban(f24.iban);
  return [
    ...f24.righi.flatMap((rigo, n) => checkRigo(rigo, n, f24)),
    ...(f24.righi.length === 0
      ? [{ livello: 'errore', codice: 'VUOTO', campo: 'righi', frase: 'Il modello non ha righi.' } as const]
      : []),
    ...(saldo < 0
      ? [
          {
            livello: 'errore',
            codice: 'CREDITI_OLTRE_DEBITI',
            campo: 'righi',
            frase: 'I crediti superano i debiti: se ne usa fino ad azzerare il saldo, il resto dopo.',
            fonte: 'D.Lgs. 241/1997, art. 17',
          } as const,
        ]
      : []),
    ...(saldo === 0 && debito > 0
      ? [
          {
            livello: 'avviso',
            codice: 'SALDO_ZERO',
            campo: 'righi',
            frase: 'Il saldo è zero: il modello si presenta lo stesso.',
            fonte: 'D.Lgs. 241/1997, art. 17',
          } as const,
        ]
      : []),
    ...(iban === null ? [] : [{ livello: 'errore', codice: 'IBAN', campo: 'iban', frase: iban } as const]),
  ];
}
