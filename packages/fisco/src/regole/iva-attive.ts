import { arrotonda, type Concetto, type Dato, type Nodo, per, saldo, somma } from '../engine/index.ts';
import { aliquoteIva, compensazioniStampate, percentualiIva } from '../parametri/iva.ts';
import { fonte } from './fonti.ts';
import { conteggioModulo, conteggioPeriodi, importoModulo, modelloIva } from './iva-modulo.ts';

const NORMA = fonte('D.P.R. 633/1972', 'artt. 13 e 16');
const VOLUME = fonte('D.P.R. 633/1972', 'art. 20');

/** A rigo with what is taxed and its tax: the program counts the tax, the registers correct it in the variations. */
export interface Tassata {
  readonly titolo: string;
  readonly imponibile: Dato;
  readonly imposta: Concetto;
}

/** «7,3» as one reads it. */
const writePercentuale = (quanto: number): string => String(quanto).replace('.', ',');

/** A rigo of a rate: what is taxed is typed, its tax is counted in whole euro. */
function makeTassata(id: string, quanto: number, aliquota: Nodo): Tassata {
  const titolo = `al ${writePercentuale(quanto)}%`;
  const imponibile = importoModulo(id, `Imponibile ${titolo}`);
  return {
    titolo,
    imponibile,
    imposta: conteggioModulo(
      `${id}.imposta`,
      `Imposta ${titolo}`,
      arrotonda.euro(per(imponibile, aliquota)),
      NORMA,
    ),
  };
}

/** Righi of the percentages a form may print, by percentage. */
export const makeTassate = (radice: string): ReadonlyMap<number, Tassata> =>
  new Map(
    [...percentualiIva].map(([quanto, aliquota]) => [
      quanto,
      makeTassata(`${radice}.p${Math.round(quanto * 100)}`, quanto, aliquota),
    ]),
  );

/** Those of a list of percentages. */
export const pickTassate = (
  tutte: ReadonlyMap<number, Tassata>,
  percentuali: readonly number[],
): readonly Tassata[] => percentuali.flatMap((quanto) => tutte.get(quanto) ?? []);

/** VE, section 1: what farmers sell with the compensation of art. 34. */
export const venditeAgricole = makeTassate('ve.agricole');
export const vendite = [
  makeTassata('ve20', 4, aliquoteIva.quattro),
  makeTassata('ve21', 5, aliquoteIva.cinque),
  makeTassata('ve22', 10, aliquoteIva.dieci),
  makeTassata('ve23', 22, aliquoteIva.ventidue),
];

const righiDi = (percentuali: readonly number[]) => [
  ...pickTassate(venditeAgricole, percentuali),
  ...vendite,
];
export const imponibileVendite = conteggioPeriodi(
  've24.imponibile',
  'Totale imponibile',
  compensazioniStampate,
  ({ percentuali }) => somma(...righiDi(percentuali).map(({ imponibile }) => imponibile)),
  NORMA,
);
export const impostaLorda = conteggioPeriodi(
  've24.imposta',
  'Totale imposta prima delle variazioni',
  compensazioniStampate,
  ({ percentuali }) => somma(...righiDi(percentuali).map(({ imposta }) => imposta)),
  NORMA,
);
export const variazioni = importoModulo('ve25', 'Variazioni e arrotondamenti d’imposta');
export const impostaVendite = conteggioModulo(
  've26',
  'Totale imposta',
  somma(impostaLorda, variazioni),
  NORMA,
);

/** A rigo whose first colonna is the sum of those that say of which kind. */
export interface Composta {
  readonly totale: Concetto;
  readonly parti: readonly Dato[];
  /** What is not said of which kind. */
  readonly senzaDettaglio: Dato;
}
function makeComposta(id: string, titolo: string, parti: readonly string[]): Composta {
  const dati = parti.map((parte, posto) => importoModulo(`${id}.c${posto + 2}`, parte));
  const senzaDettaglio = importoModulo(`${id}.altro`, `${titolo}, senza il dettaglio`);
  return {
    parti: dati,
    senzaDettaglio,
    totale: conteggioModulo(`${id}.totale`, titolo, somma(...dati, senzaDettaglio), modelloIva('VE')),
  };
}

export const plafond = makeComposta('ve30', 'Operazioni che concorrono al plafond', [
  'Esportazioni',
  'Cessioni intracomunitarie',
  'Cessioni verso San Marino',
  'Operazioni assimilate',
]);
export const intenti = importoModulo('ve31', 'Non imponibili con dichiarazione d’intento');
export const altreNonImponibili = importoModulo('ve32', 'Altre operazioni non imponibili');
export const esenti = importoModulo('ve33', 'Operazioni esenti');
export const nonTerritoriali = importoModulo('ve34', 'Non soggette per territorialità');
export const inversioni = makeComposta('ve35', 'Operazioni con inversione contabile', [
  'Rottami e materiali di recupero',
  'Oro e argento puro',
  'Subappalto nel settore edile',
  'Fabbricati',
  'Telefoni cellulari',
  'Prodotti elettronici',
  'Prestazioni del comparto edile e connessi',
  'Settore energetico',
]);
export const terremotati = importoModulo('ve36', 'Non soggette verso terremotati');
export const esigibiliDopo = importoModulo('ve37', 'Con imposta esigibile in anni successivi');
export const perCassa = importoModulo('ve37.cassa', 'di cui IVA per cassa, art. 32-bis D.L. 83/2012');
export const scissione = importoModulo('ve38', 'Verso pubbliche amministrazioni e altri, art. 17-ter');
export const anniPrecedenti = importoModulo('ve39', 'Di anni precedenti, con imposta esigibile ora');
export const beniAmmortizzabili = importoModulo('ve40', 'Beni ammortizzabili e passaggi interni');
export const volumeAffari = conteggioModulo(
  've50',
  'Volume d’affari',
  saldo(
    [
      ...[imponibileVendite, plafond.totale, intenti, altreNonImponibili, esenti, nonTerritoriali],
      ...[inversioni.totale, terremotati, esigibiliDopo, scissione],
    ],
    [anniPrecedenti, beniAmmortizzabili],
  ),
  VOLUME,
);
