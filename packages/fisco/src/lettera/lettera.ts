import type { Data } from '@quadra/values';
import type { Confronto } from '../modelli/confronto.ts';
import type { MancanzaPer } from '../modelli/mancanze.ts';
import { type CausaLettera, computePerche, type Parti, type PercheLettera } from './cause.ts';
import { addCifre, frase, type LatoLettera, negate, sumCaselle, withoutSegno, ZERO } from './cifre.ts';
import { paroleFatto, titoliParte } from './parole.ts';
import type {
  CifraLettera,
  CreditoLettera,
  FattoLettera,
  FraseLettera,
  LetteraCliente,
  ParteLettera,
  PezzoLettera,
  RigaLettera,
  VersamentoLettera,
} from './tipi.ts';

/** What the letter is written from. */
export interface DatiLettera {
  readonly oggi: LatoLettera;
  /** The declaration of the year before, and the two compared; null where there is none. */
  readonly prima: LatoLettera | null;
  readonly confronto: Confronto | null;
  readonly isChiusa: boolean;
  readonly versamenti: readonly VersamentoLettera[];
  readonly crediti: readonly CreditoLettera[];
  /** Something that is to be paid is not known yet. */
  readonly isDovutoIncompleto: boolean;
  readonly mancanze: readonly MancanzaPer[];
  readonly fatti: readonly FattoLettera[];
}

/** Things that are missing, as many as a letter names. */
const MANCANZE = 6;

const cifra = (di: CifraLettera): PezzoLettera => ({ cifra: di });
const giorno = (data: Data): PezzoLettera => ({ giorno: data });

const parte = (
  codice: ParteLettera['codice'],
  { frasi = [], righe = [], coda = [] }: Partial<Pick<ParteLettera, 'frasi' | 'righe' | 'coda'>>,
): ParteLettera[] =>
  frasi.length + righe.length + coda.length === 0
    ? []
    : [{ codice, titolo: titoliParte[codice], frasi, righe, coda }];

/** A row of the account as a figure: from its casella, what the casella says of how far it can be trusted. */
function toCifra({ oggi, isChiusa }: DatiLettera, voce: CreditoLettera): CifraLettera {
  const importo = voce.importo / 100;
  const esito = voce.casella === null ? undefined : oggi.get(voce.casella);
  return {
    ...ZERO,
    importo,
    addendi: [{ fonte: voce.fonte, casella: voce.casella, nome: voce.nome, importo }],
    stato: esito?.stato === 'incompleto' ? 'incompleto' : isChiusa ? 'completo' : 'provvisorio',
    precisione: esito?.precisione ?? 'esatto',
  };
}

const sumVoci = (dati: DatiLettera, voci: readonly CreditoLettera[]): CifraLettera =>
  voci.map((voce) => toCifra(dati, voce)).reduce(addCifre, ZERO);

/** The days on which something is paid, in their order. */
function groupGiorni(versamenti: readonly VersamentoLettera[]): [Data, VersamentoLettera[]][] {
  const gruppi = new Map<Data, VersamentoLettera[]>();
  for (const uno of [...versamenti].sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0)))
    gruppi.set(uno.data, [...(gruppi.get(uno.data) ?? []), uno]);
  return [...gruppi];
}

function writeApertura(dati: DatiLettera): FraseLettera {
  const aperti = dati.versamenti.filter(({ isPagato }) => !isPagato);
  const [primo] = groupGiorni(aperti.filter(({ importo }) => importo !== 0));
  if (primo !== undefined) {
    const [quando, voci] = primo;
    const deve = dati.isDovutoIncompleto ? 'Per ciò che si sa oggi, deve pagare ' : 'Deve pagare ';
    return frase(deve, cifra(sumVoci(dati, voci)), ' entro ', giorno(quando), '.');
  }
  if (dati.isDovutoIncompleto) return frase('Non si può ancora dire quanto deve pagare.');
  // A model whose credits pay all is presented too.
  const [aZero] = groupGiorni(aperti);
  if (aZero !== undefined)
    return frase('Non deve pagare nulla: l’F24 a saldo zero si presenta entro ', giorno(aZero[0]), '.');
  if (dati.versamenti.length > 0) return frase('Ha già pagato tutto.');
  if (dati.crediti.length > 0)
    return frase('Non deve pagare nulla: ha un credito di ', cifra(sumVoci(dati, dati.crediti)), '.');
  return frase('Non deve pagare nulla.');
}

const nameVersamento = ({ nome, isPagato }: VersamentoLettera): string =>
  isPagato ? `${nome}, già pagato` : nome;

function listVersamenti(dati: DatiLettera): RigaLettera[] {
  return groupGiorni(dati.versamenti).flatMap(([entro, voci]): RigaLettera[] => [
    ...voci.map((voce) => ({
      frase: frase(nameVersamento(voce)),
      cifra: toCifra(dati, voce),
      entro,
      isTotale: false,
    })),
    ...(voci.length > 1
      ? [{ frase: frase('In tutto'), cifra: sumVoci(dati, voci), entro, isTotale: true }]
      : []),
  ]);
}

function writeQuanto(dati: DatiLettera): ParteLettera[] {
  const { versamenti, crediti, isChiusa } = dati;
  const { anno } = dati.oggi.modello;
  const righe = listVersamenti(dati);
  const coda: FraseLettera[] = [
    ...(versamenti.some(({ isAcconto }) => isAcconto)
      ? [
          frase(
            `Gli acconti sono anticipi delle imposte del ${anno}: li ritroverà, già pagati, nella prossima dichiarazione.`,
          ),
        ]
      : []),
    ...(crediti.length > 0
      ? [
          frase(
            versamenti.length > 0 ? 'Ha anche un credito di ' : 'Il credito è di ',
            cifra(sumVoci(dati, crediti)),
            `: ${crediti.map(({ nome }) => nome).join(', ')}. Si può usare per pagare altre imposte.`,
          ),
        ]
      : []),
    ...(isChiusa
      ? []
      : [frase('Gli importi sono provvisori: la dichiarazione non è ancora chiusa e possono cambiare.')]),
  ];
  return parte('quanto', { righe, coda });
}

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
      chiavi.map((chiave) => [chiave, 1]),
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
