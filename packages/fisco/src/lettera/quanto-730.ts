import { addCifre, frase, negate, sumCaselle, ZERO } from './cifre.ts';
import { cifra, type DatiLettera, parte } from './dati.ts';
import { quantoRedditi } from './quanto.ts';
import type { CifraLettera, FraseLettera, ParteLettera, RigaLettera } from './tipi.ts';

/**
 * What a 730 leaves is withheld from a wage or a pension, or given back with it; without an employer it is paid by F24 as for
 * Redditi PF, and what is given back comes from the Agenzia. Istruzioni 730/2026, r. 344-349, 485-530.
 */
const SENZA_SOSTITUTO = 'FR10.9';
/** Of the other spouse: the result is in the joint return. Istruzioni 730/2026, r. 470-476. */
const CONIUGE = 'FR10.2';
const TRATTENUTO = 'PL1301.3';
const RIMBORSATO = 'PL1301.4';
const TUTTO = 'PL1301.1';
const CREDITI = 'PL1301.2';
const RATE = 'F6.7';

const DEL_CONIUGE = 'Coniuge, nella stessa dichiarazione';

type Voce = readonly [nome: string, trattiene: readonly string[], rende: readonly string[]];
/** The righi of the 730-3 that make the sum that an employer settles. */
const voci: readonly Voce[] = [
  ['IRPEF', ['PL91.7'], ['PL91.5']],
  ['Addizionale regionale', ['PL92.7'], ['PL92.5']],
  ['Addizionale comunale', ['PL93.7'], ['PL93.5']],
  ['Cedolare secca', ['PL99.7'], ['PL99.5']],
  ['IRPEF, primo acconto', ['PL94.1'], []],
  ['Addizionale comunale, acconto', ['PL97.7'], []],
  ['Cedolare secca, primo acconto', ['PL100.1'], []],
  [
    DEL_CONIUGE,
    ['PL111.7', 'PL112.7', 'PL113.7', 'PL119.7', 'PL114.1', 'PL117.7', 'PL120.1', 'PL1305.1', 'PL1305.2'],
    ['PL111.5', 'PL112.5', 'PL113.5', 'PL119.5'],
  ],
];
const A_NOVEMBRE = ['PL94.91', 'PL100.91', 'PL114.91', 'PL120.91'] as const;
const IN_F24 = ['PL91.4', 'PL92.4', 'PL93.4', 'PL99.4'] as const;
const parole = ['', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette'];

function open({ oggi, isChiusa }: DatiLettera) {
  const sum = (chiavi: readonly string[], segno: 1 | -1 = 1): CifraLettera => {
    const di = sumCaselle(
      oggi,
      chiavi.map((chiave) => [chiave, segno]),
    );
    return di.stato === 'completo' && !isChiusa ? { ...di, stato: 'provvisorio' } : di;
  };
  return {
    sum,
    isConiuge: oggi.get(CONIUGE).valore === true,
    isSenzaSostituto: oggi.get(SENZA_SOSTITUTO).valore === true,
    isIgnoto: [TRATTENUTO, RIMBORSATO].some((chiave) => oggi.get(chiave).stato === 'incompleto'),
    novembre: oggi.get(CONIUGE).valore === true ? ZERO : sum(A_NOVEMBRE),
    trattenuto: sum([TRATTENUTO]),
    rimborsato: sum([RIMBORSATO]),
    isConConiuge: voci.some(
      ([nome, trattiene, rende]) =>
        nome === DEL_CONIUGE && (sum(trattiene).importo !== 0 || sum(rende).importo !== 0),
    ),
  };
}

const CONGIUNTA =
  'Il risultato di questa dichiarazione è nella congiunta: si paga o si rimborsa con quella del Suo coniuge.';
const SCONOSCIUTO = 'Non si può ancora dire quanto Le sarà trattenuto o rimborsato.';

/** What is withheld or given back, or what is paid first. */
function writeApertura(dati: DatiLettera): FraseLettera {
  const { sum, isConiuge, isSenzaSostituto, isIgnoto, novembre, trattenuto, rimborsato } = open(dati);
  if (isConiuge) return frase(CONGIUNTA);
  if (isSenzaSostituto && trattenuto.importo > 0 && sum([CREDITI]).importo > 0)
    return frase('Tolti i Suoi crediti, a giugno deve pagare ', cifra(trattenuto), '.');
  if (isSenzaSostituto && rimborsato.importo === 0) return quantoRedditi.writeApertura(dati);
  if (isIgnoto) return frase(SCONOSCIUTO);
  if (isSenzaSostituto)
    return frase('Riceverà un rimborso di ', cifra(rimborsato), ' dall’Agenzia delle Entrate.');
  if (rimborsato.importo > 0)
    return frase('Riceverà un rimborso di ', cifra(rimborsato), ' con lo stipendio o con la pensione.');
  if (trattenuto.importo > 0)
    return frase('Le saranno trattenuti ', cifra(trattenuto), ' dallo stipendio o dalla pensione.');
  if (novembre.importo > 0) return frase('A novembre Le saranno trattenuti ', cifra(novembre), '.');
  return frase('Non deve pagare nulla.');
}

/** What makes the sum: of a refund, what is withheld takes away. */
function listRighe(dati: DatiLettera): RigaLettera[] {
  const { sum, trattenuto, rimborsato } = open(dati);
  const isReso = rimborsato.importo > 0;
  const totale = isReso ? rimborsato : trattenuto;
  if (totale.importo === 0) return [];
  const orient = (di: CifraLettera) => (isReso ? negate(di) : di);
  const note = voci.map(
    ([nome, trattiene, rende]) => [nome, addCifre(sum(trattiene), sum(rende, -1))] as const,
  );
  const nominate = voci.map(([, trattiene]) => sum(trattiene, -1)).reduce(addCifre, ZERO);
  const righe = [...note, ['Altre imposte', addCifre(sum([TUTTO]), nominate)] as const];
  const riga = (nome: string, di: CifraLettera, isTotale = false): RigaLettera => ({
    ...{ frase: frase(nome), cifra: di, entro: null, isTotale },
  });
  return [
    ...righe.filter(([, di]) => di.importo !== 0).map(([nome, di]) => riga(nome, orient(di))),
    riga(isReso ? 'In tutto, rimborsato' : 'In tutto, trattenuto', totale, true),
  ];
}

/** In how many parts, and what it costs; nothing where it is one. */
function writeRate(dati: DatiLettera): FraseLettera[] {
  const { sum, trattenuto, isConConiuge } = open(dati);
  const quante = dati.oggi.get(RATE).valore;
  const come = typeof quante === 'number' ? parole[quante] : undefined;
  if (trattenuto.importo === 0 || come === undefined || quante === 1) return [];
  // Whether the sums of the spouse are divided too the instructions do not say.
  if (isConConiuge) return [frase(`Ha chiesto di dividere in ${come} rate mensili, con gli interessi.`)];
  return [
    frase(
      `Ha chiesto di dividere in ${come} rate mensili `,
      cifra(sum(['PL1302.1'])),
      ': gli interessi sono ',
      cifra(sum(['PL1302.3'])),
      '.',
    ),
  ];
}

function writeConSostituto(dati: DatiLettera): ParteLettera[] {
  const { novembre } = open(dati);
  const righe = listRighe(dati);
  // What no employer settles is paid by F24 all the same.
  const [altro] = quantoRedditi.writeQuanto({ ...dati, crediti: [], isChiusa: true });
  return parte('quanto', {
    righe: [...righe, ...(altro?.righe ?? [])],
    coda: [
      ...(dati.versamenti.length > 0
        ? [frase('Ciò che ha una data si paga con F24: il datore di lavoro non lo trattiene.')]
        : []),
      ...(righe.length > 0
        ? [frase('Di solito avviene con lo stipendio di luglio; con la pensione, ad agosto o a settembre.')]
        : []),
      ...writeRate(dati),
      ...(novembre.importo > 0
        ? [frase('A novembre Le saranno trattenuti anche ', cifra(novembre), ': sono il secondo acconto.')]
        : []),
      ...writeInF24(dati),
      ...writeProvvisoria(dati),
    ],
  });
}

function writeInF24(dati: DatiLettera): FraseLettera[] {
  const usato = open(dati).sum(IN_F24);
  return usato.importo === 0
    ? []
    : [frase('Ha chiesto di usare ', cifra(usato), ' di credito per pagare altre imposte con F24.')];
}
const writeProvvisoria = ({ isChiusa }: DatiLettera): FraseLettera[] =>
  isChiusa
    ? []
    : [frase('Gli importi sono provvisori: la dichiarazione non è ancora chiusa e possono cambiare.')];

/** What is paid or given back, by whom and when. */
function writeQuanto(dati: DatiLettera): ParteLettera[] {
  const { sum, isConiuge, isSenzaSostituto, rimborsato, trattenuto } = open(dati);
  if (isConiuge || !isSenzaSostituto) return writeConSostituto(dati);
  const [quanto] = quantoRedditi.writeQuanto(dati);
  const compensa =
    trattenuto.importo > 0 && sum([CREDITI]).importo > 0
      ? [
          frase(
            'Tolti i crediti di questa dichiarazione, a giugno restano da pagare ',
            cifra(trattenuto),
            ': prima di pagare chieda allo studio come si dividono.',
          ),
        ]
      : [];
  const rimborso =
    rimborsato.importo === 0
      ? []
      : [
          frase(
            'L’Agenzia delle Entrate Le rimborserà ',
            cifra(rimborsato),
            ', a partire da dicembre, sul conto di cui ha le coordinate o con un titolo di Poste Italiane.',
          ),
        ];
  return parte('quanto', {
    righe: quanto?.righe ?? [],
    coda: [...compensa, ...rimborso, ...(quanto?.coda ?? [])],
  });
}

/** How a 730 tells what is paid: an employer withholds it or gives it back. */
export const quanto730 = { writeApertura, writeQuanto } as const;
