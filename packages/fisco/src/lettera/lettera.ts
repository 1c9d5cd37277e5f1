import type { MancanzaPer } from '../modelli/mancanze.ts';
import { type CausaLettera, computePerche, type Parti, type PercheLettera } from './cause.ts';
import { frase, negate, sumCaselle, withoutSegno } from './cifre.ts';
import { cifra, type DatiLettera, giorno, parte } from './dati.ts';
import { paroleFatto } from './parole.ts';
import { quantoRedditi } from './quanto.ts';
import { quanto730 } from './quanto-730.ts';
import type {
  CifraLettera,
  FraseLettera,
  LetteraCliente,
  ParteLettera,
  PezzoLettera,
  RigaLettera,
} from './tipi.ts';

/** Things that are missing, as many as a letter names. */
const MANCANZE = 6;

/** «un saldo di 864 € da pagare», «un credito di 120 €». */
function describeSaldo(saldo: CifraLettera): PezzoLettera[] {
  if (saldo.importo < 0) return [{ testo: 'un credito di ' }, cifra(negate(saldo))];
  if (saldo.importo === 0) return [{ testo: 'un saldo di ' }, cifra(saldo)];
  return [{ testo: 'un saldo di ' }, cifra(saldo), { testo: ' da pagare' }];
}

const nomiParte: readonly (readonly [keyof Parti, string])[] = [
  ['legge', ' per le regole cambiate'],
  ['parametri', ' per le aliquote cambiate'],
];

/** What of a cause is of the law; nothing where all of it is of what was given. */
function describeParti(parti: Parti | null): PezzoLettera[] {
  const sue = nomiParte.filter(([quale]) => parti !== null && parti[quale].importo !== 0);
  return sue.flatMap(([quale, come], n): PezzoLettera[] =>
    parti === null ? [] : [{ testo: n === 0 ? ', di cui ' : ' e ' }, cifra(parti[quale]), { testo: come }],
  );
}

const writeCausa = ({ nome, prima, oggi, effetto, parti }: CausaLettera): RigaLettera => ({
  frase: frase(`${nome}: da `, cifra(prima), ' a ', cifra(oggi), ...describeParti(parti)),
  cifra: effetto,
  entro: null,
  isTotale: false,
});

const nomiDivisione: readonly (readonly [keyof Parti, string])[] = [
  ['dati', ' dai Suoi dati'],
  ['legge', ' dalle regole cambiate'],
  ['parametri', ' dalle aliquote cambiate'],
];

/** Where a difference comes from: only from where something comes. */
function writeDivisione({ parti, differenza }: PercheLettera): FraseLettera[] {
  if (differenza.importo === 0) return [];
  if (parti === null)
    return [
      frase(
        'Questa differenza non si può dividere fra ciò che è cambiato per Lei e ciò che è cambiato per legge.',
      ),
    ];
  const sue = nomiDivisione.filter(([quale]) => parti[quale].importo !== 0);
  const [unica, ...altre] = sue;
  if (unica && altre.length === 0) return [frase(`La differenza viene tutta${unica[1]}.`)];
  const pezzi = sue.flatMap(([quale, come], n): PezzoLettera[] => [
    { testo: n === 0 ? 'Della differenza, ' : n === sue.length - 1 ? ' e ' : ', ' },
    cifra(parti[quale]),
    { testo: `${n === 0 ? ' vengono' : ''}${come}` },
  ]);
  return [frase(...pezzi, '.')];
}

const altreDifferenze = (altro: CifraLettera): RigaLettera[] =>
  altro.importo === 0
    ? []
    : [{ frase: frase('Altre differenze'), cifra: altro, entro: null, isTotale: false }];

function writePerche({ oggi, prima, confronto }: DatiLettera): ParteLettera[] {
  if (prima === null || confronto === null)
    return parte('perché', {
      frasi: [frase('Lo studio non ha la Sua dichiarazione dell’anno prima: non c’è un confronto.')],
    });
  const perche = computePerche(oggi, prima, confronto);
  const { differenza, cause, altro, fuori } = perche;
  const come =
    differenza.importo === 0
      ? [': non è cambiato.']
      : differenza.importo > 0
        ? [': ', cifra(withoutSegno(differenza)), ' in più da pagare.']
        : [': ', cifra(withoutSegno(negate(differenza))), ' in meno da pagare.'];
  const confrontati = frase(
    `La dichiarazione ${prima.modello.anno} aveva `,
    ...describeSaldo(perche.prima),
    ', questa ha ',
    ...describeSaldo(perche.oggi),
    ...come,
  );
  const righe = differenza.importo === 0 ? [] : [...cause.map(writeCausa), ...altreDifferenze(altro)];
  const totale = {
    ...{ frase: frase('Differenza del saldo'), cifra: differenza, entro: null, isTotale: true },
  };
  return parte('perché', {
    frasi: [confrontati],
    righe: righe.length > 0 ? [...righe, totale] : [],
    coda: [
      ...writeDivisione(perche),
      ...(fuori.length > 0
        ? [frase(`Restano fuori dal confronto, perché non ancora calcolate: ${fuori.join(', ')}.`)]
        : []),
    ],
  });
}

/** From what was earned to what is left: only what is there. */
function writeDaDove({ oggi }: DatiLettera): ParteLettera[] {
  const sum = (...chiavi: string[]) =>
    sumCaselle(
      oggi,
      chiavi.map((chiave) => [oggi.modello.nameRedditi(chiave), 1]),
    );
  const redditi = sum('RN1.5');
  if (redditi.importo === 0) return [];
  const tolti = sum('RN2.1', 'RN3.1');
  const [imponibile, lorda, detrazioni] = [sum('RN4.1'), sum('RN5.1'), sum('RN22.1')];
  const [netta, ritenute, acconti] = [sum('RN26.2'), sum('RN33.4'), sum('RN38.6')];
  const pagati = [
    ...(ritenute.importo > 0 ? [['Le erano già stati trattenuti ', ritenute] as const] : []),
    ...(acconti.importo > 0
      ? [
          [
            ritenute.importo > 0 ? ' e aveva già versato acconti per ' : 'Aveva già versato acconti per ',
            acconti,
          ] as const,
        ]
      : []),
  ];
  return parte('da dove', {
    frasi: [
      frase(
        `Nel ${oggi.modello.annoImposta} il Suo reddito complessivo è di `,
        cifra(redditi),
        ...(tolti.importo > 0
          ? ['; tolti ', cifra(tolti), ' di oneri e deduzioni, l’IRPEF si calcola su ', cifra(imponibile)]
          : []),
        '.',
      ),
      ...(lorda.importo > 0
        ? [
            frase(
              ...['L’IRPEF è di ', cifra(lorda)],
              ...(detrazioni.importo > 0
                ? ['; con ', cifra(detrazioni), ' di detrazioni diventa ', cifra(netta)]
                : []),
              '.',
            ),
          ]
        : []),
      ...(pagati.length > 0 ? [frase(...pagati.flatMap(([testo, di]) => [testo, cifra(di)]), '.')] : []),
    ],
  });
}

/** What the results wait for, in the words of the form. */
const lower = (testo: string): string => testo.replace(/^./u, (prima) => prima.toLowerCase());
/** What is asked for, by its name and not by its place on the form; what has none is said as the form says it. */
const writeMancanza = ({ dati, prova, frase: testo }: MancanzaPer): string =>
  dati.length === 0
    ? testo
    : `Ci serve ancora: ${dati.map(({ titolo }) => lower(titolo)).join(', ')}${prova ? ` (${prova})` : ''}.`;

function writeManca({ mancanze }: DatiLettera): ParteLettera[] {
  const frasi = [...new Set(mancanze.map(writeMancanza))].map((testo) => frase(testo));
  const coda = frasi.length > MANCANZE ? [frase('E altro ancora, che lo studio Le dirà.')] : [];
  return parte('manca', { frasi: frasi.slice(0, MANCANZE), coda });
}

const writeFatto = ({ fatti }: DatiLettera): ParteLettera[] =>
  parte('fatto', {
    frasi: fatti.map(({ cosa, giorno: quando }) =>
      quando === null ? frase(`${paroleFatto[cosa]}.`) : frase(`${paroleFatto[cosa]} `, giorno(quando), '.'),
    ),
  });

/** Whether a figure of the letter rests on a number that was not checked on its source. */
const isIndicativa = (parti: readonly ParteLettera[]): boolean =>
  parti.some(({ frasi, righe, coda }) =>
    [...frasi, ...coda, ...righe.map(({ frase: sua, cifra: di }) => [...sua, { cifra: di }])].some((pezzi) =>
      pezzi.some((pezzo) => 'cifra' in pezzo && pezzo.cifra.precisione === 'indicativo'),
    ),
  );

const INDICATIVA = 'Alcuni importi sono indicativi: poggiano su regole dell’anno ancora da riscontrare.';

/**
 * The letter for who pays, from the declaration of a person and, where there is one, that of the year before: each sentence is
 * words and figures, and each figure says the caselle, or the rows of the account, that it is. Pure.
 */
export function writeLettera(dati: DatiLettera): LetteraCliente {
  const { writeApertura, writeQuanto } = dati.oggi.modello.codice === '730' ? quanto730 : quantoRedditi;
  const [quanto, ...resto] = [
    ...writeQuanto(dati),
    ...writePerche(dati),
    ...writeDaDove(dati),
    ...writeManca(dati),
    ...writeFatto(dati),
  ];
  const tutte = quanto === undefined ? [] : [quanto, ...resto];
  const parti = tutte.map((una, n) =>
    n === 0 && isIndicativa(tutte) ? { ...una, coda: [...una.coda, frase(INDICATIVA)] } : una,
  );
  return { apertura: writeApertura(dati), parti, isProvvisoria: !dati.isChiusa || dati.isDovutoIncompleto };
}
