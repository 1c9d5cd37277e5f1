import { type Concetto, type Dato, saldo, somma } from '../engine/index.ts';
import { acquistiStampati } from '../parametri/iva.ts';
import { fonte } from './fonti.ts';
import { makeTassate, pickTassate } from './iva-attive.ts';
import { conteggioModulo, conteggioPeriodi, importoModulo, modelloIva } from './iva-modulo.ts';

const NORMA = fonte('D.P.R. 633/1972', 'art. 19');

/** VF, section 1: purchases by rate. */
export const acquisti = makeTassate('vf.acquisti');
export const conPlafond = importoModulo('vf.plafond', 'Acquisti con plafond, senza pagamento d’imposta');
export const nonImponibili = importoModulo(
  'vf.nonImponibili',
  'Altri acquisti non imponibili o non soggetti',
);
export const acquistiEsenti = importoModulo('vf.esenti', 'Acquisti esenti e importazioni non soggette');
export const daAgevolati = importoModulo('vf.agevolati', 'Da soggetti in regimi agevolati');
export const daTerremotati = importoModulo('vf.terremotati', 'Non soggetti, terremotati');
export const indetraibili = importoModulo(
  'vf.indetraibili',
  'Con detrazione esclusa o ridotta, parte indetraibile',
);
export const nonAmmessi = importoModulo('vf.nonAmmessi', 'Con detrazione non ammessa');
export const differiti = importoModulo('vf.differiti', 'Registrati nell’anno, con detrazione differita');
export const acquistiPrecedenti = importoModulo(
  'vf.precedenti',
  'Di anni precedenti, con imposta esigibile ora',
);
export const totaleAcquisti = conteggioPeriodi(
  'vf.totale',
  'Totale acquisti e importazioni',
  acquistiStampati,
  ({ percentuali }) =>
    saldo(
      [
        ...pickTassate(acquisti, percentuali).map(({ imponibile }) => imponibile),
        ...[conPlafond, nonImponibili, acquistiEsenti, daAgevolati, daTerremotati],
        ...[indetraibili, nonAmmessi, differiti],
      ],
      [acquistiPrecedenti],
    ),
  modelloIva('VF'),
);
export const impostaAcquistiLorda = conteggioPeriodi(
  'vf.impostaLorda',
  'Imposta sugli acquisti prima delle variazioni',
  acquistiStampati,
  ({ percentuali }) => somma(...pickTassate(acquisti, percentuali).map(({ imposta }) => imposta)),
  NORMA,
);
export const variazioniAcquisti = importoModulo('vf.variazioni', 'Variazioni e arrotondamenti d’imposta');
export const impostaAcquisti = conteggioModulo(
  'vf.imposta',
  'Totale imposta sugli acquisti',
  somma(impostaAcquistiLorda, variazioniAcquisti),
  NORMA,
);

/** Where the purchases come from: amounts that stand already in the righi above. */
export const provenienze: readonly Dato[] = [
  importoModulo('vf.intraUe', 'Acquisti intracomunitari, imponibile'),
  importoModulo('vf.intraUe.imposta', 'Acquisti intracomunitari, imposta'),
  importoModulo('vf.importazioni', 'Importazioni, imponibile'),
  importoModulo('vf.importazioni.imposta', 'Importazioni, imposta'),
  importoModulo('vf.sanMarino', 'Acquisti da San Marino, imponibile'),
  importoModulo('vf.sanMarino.imposta', 'Acquisti da San Marino, imposta'),
];
/** What they were bought for. */
export const ripartizione: readonly Dato[] = [
  importoModulo('vf.ammortizzabili', 'Beni ammortizzabili'),
  importoModulo('vf.strumentali', 'Beni strumentali non ammortizzabili'),
  importoModulo('vf.rivendita', 'Beni per la rivendita o la produzione'),
  importoModulo('vf.altri', 'Altri acquisti e importazioni'),
];

/** VJ: the tax that the buyer owes in place of who sells. */
interface Particolare {
  readonly imponibile: Dato;
  readonly imposta: Dato;
}
const PARTICOLARI = [
  'Beni da Città del Vaticano e San Marino (art. 71, c. 2)',
  'Estrazione da depositi IVA (art. 50-bis D.L. 331/1993)',
  'Beni già in Italia e servizi da non residenti (art. 17, c. 2)',
  'Compensi a rivenditori di biglietti di viaggio e sosta (art. 74, c. 1, lett. e)',
  'Provvigioni delle agenzie di viaggio ai loro intermediari (art. 74-ter, c. 8)',
  'Rottami e materiali di recupero (art. 74, c. 7 e 8)',
  'Oro industriale e argento puro in Italia (art. 17, c. 5)',
  'Oro da investimento in Italia (art. 17, c. 5)',
  'Acquisti intracomunitari di beni (art. 38 D.L. 331/1993)',
  'Importazioni di rottami (art. 70, c. 6)',
  'Importazioni di oro industriale e argento (art. 70, c. 5)',
  'Subappalto nel settore edile (art. 17, c. 6, lett. a)',
  'Fabbricati (art. 17, c. 6, lett. a-bis)',
  'Telefoni cellulari (art. 17, c. 6, lett. b)',
  'Prodotti elettronici (art. 17, c. 6, lett. c)',
  'Prestazioni del comparto edile e connessi (art. 17, c. 6, lett. a-ter)',
  'Settore energetico (art. 17, c. 6, lett. da d-bis a d-quater)',
  'Acquisti delle pubbliche amministrazioni (art. 17-ter, c. 1-bis)',
] as const;
export const particolari: readonly (Particolare & { readonly titolo: string })[] = PARTICOLARI.map(
  (titolo, posto) => ({
    titolo,
    imponibile: importoModulo(`vj${posto + 1}`, `Imponibile: ${titolo}`),
    imposta: importoModulo(`vj${posto + 1}.imposta`, `Imposta: ${titolo}`),
  }),
);
export const particolariSenzaDettaglio = importoModulo('vj.altro', 'Imposta senza il dettaglio dei righi');
export const impostaParticolari: Concetto = conteggioModulo(
  'vj19',
  'Totale imposta su particolari operazioni',
  somma(...particolari.map(({ imposta }) => imposta), particolariSenzaDettaglio),
  fonte('D.P.R. 633/1972', 'art. 17'),
);
