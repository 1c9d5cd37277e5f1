import {
  arrotonda,
  type Concetto,
  codice,
  type Dato,
  dato,
  maggiore,
  meno,
  type Nodo,
  oltre,
  per,
  regola,
  scaglioni,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/imposte-rq.ts';
import { fonte, sempre } from './fonti.ts';

/** Sections of RQ that only the forms of 2023 and 2024 have. */
const MODELLO = fonte('Istruzioni Redditi PF 2023 e 2024, fascicolo 3', 'quadro RQ');
const importo = (id: string, titolo: string, raccolta?: string): Dato =>
  dato({
    id: raccolta === undefined ? `rqChiuse.${id}` : `${raccolta}.${id}`,
    titolo,
    unita: 'euro',
    seManca: 'zero',
    ...(raccolta === undefined ? {} : { raccolta }),
  });
const make = (id: string, titolo: string, valore: Nodo): Concetto =>
  regola({ id: `rqChiuse.${id}`, titolo, unita: 'euro', formule: sempre(valore, MODELLO) });
const su = (base: Nodo, aliquota: Nodo): Nodo =>
  se(oltre(base, zeroEuro), arrotonda.centesimo(per(base, aliquota)), zeroEuro);

/** RQ15-RQ19: the classes of deductions, each with its colonna. */
const CLASSI: readonly (readonly [number, readonly (readonly [number, string])[]])[] = [
  [
    15,
    [
      [1, 'Beni materiali'],
      [2, 'Impianti e macchinari'],
      [3, 'Fabbricati strumentali'],
      [4, 'Beni immateriali'],
      [5, 'Ricerca e sviluppo'],
      [6, 'Avviamento'],
    ],
  ],
  [
    16,
    [
      [3, 'Opere ultrannuali'],
      [4, 'Titoli obbligazionari'],
      [5, 'Partecipazioni immobilizzate'],
      [6, 'Partecipazioni del circolante'],
    ],
  ],
  [
    17,
    [
      [1, 'Rischi su crediti'],
      [2, 'Lavori ciclici'],
      [3, 'Ripristino e sostituzione'],
      [4, 'Concorsi a premio'],
      [5, 'Imposte deducibili'],
    ],
  ],
];
export const extracontabili = CLASSI.map(([rigo, classi]) => {
  const voci = classi.map(([colonna, titolo]) => ({
    colonna,
    titolo,
    dato: importo(`extra${rigo}.${colonna}`, `Deduzioni extracontabili: ${titolo.toLowerCase()}`),
  }));
  const totale = make(
    `extra${rigo}.totale`,
    `Deduzioni extracontabili: totale di RQ${rigo}`,
    somma(...voci.map((voce) => voce.dato)),
  );
  return { rigo, voci, totale };
});
export const extracontabiliTotale = make(
  'extra.totale',
  'Deduzioni extracontabili riallineate',
  somma(...extracontabili.map(({ totale }) => totale)),
);
export const extracontabiliPrecedenti = importo(
  'extra.precedenti',
  'Deduzioni riallineate in anni precedenti',
);
export const extracontabiliImposta = make(
  'extra.imposta',
  'Imposta sulle deduzioni extracontabili',
  arrotonda.centesimo(
    meno(
      scaglioni(somma(extracontabiliPrecedenti, extracontabiliTotale), p.extracontabili),
      scaglioni(extracontabiliPrecedenti, p.extracontabili),
    ),
  ),
);
export const extracontabiliPrima = make(
  'extra.prima',
  'Deduzioni extracontabili: prima rata',
  su(extracontabiliImposta, p.extracontabiliPrima),
);

/** RQ86-RQ92: three kinds of goods, revalued and then realigned. */
const BENI = ['Beni ammortizzabili', 'Beni non ammortizzabili', 'Partecipazioni'];
export const rivalutati = [86, 87, 88, 89, 90, 91].map((rigo, i) => {
  const modo = i < 3 ? 'Rivalutazione' : 'Riallineamento';
  const titolo = `${modo}: ${(BENI[i % 3] ?? '').toLowerCase()}`;
  const valori = importo(`rivalutati${rigo}`, titolo);
  const aliquota = i % 3 === 0 ? p.ammortizzabili : p.nonAmmortizzabili;
  return { rigo, titolo, valori, imposta: make(`rivalutati${rigo}.imposta`, titolo, su(valori, aliquota)) };
});
export const rivalutatiImposta = make(
  'rivalutati.imposta',
  'Imposta su rivalutazioni e riallineamenti',
  somma(...rivalutati.map(({ imposta }) => imposta)),
);

/** RQ93. */
export const daAffrancare = importo('affrancamento', 'Saldo di rivalutazione da affrancare');
export const affrancamentoImposta = make(
  'affrancamento.imposta',
  'Imposta sull’affrancamento',
  su(daAffrancare, p.affrancamento),
);

/** RQ98-RQ101: one rigo for each foreign company. */
export const partecipate = 'utiliPartecipate';
export const utili = importo('utili', 'Utili e riserve esteri', partecipate);
export const tipoAliquota = dato({
  id: `${partecipate}.aliquota`,
  titolo: 'Utili e riserve esteri: aliquota',
  unita: 'codice',
  raccolta: partecipate,
  seManca: 'zero',
});
const ORDINARIA = codice(3);
const RIDOTTA = codice(4);
const quandoUtili = (tipo: Nodo, aliquota: Nodo): Nodo =>
  se(uguale(tipoAliquota, tipo), su(utili, aliquota), zeroEuro);
const perPartecipata = (id: string, titolo: string, valore: Nodo): Concetto =>
  regola({
    id: `${partecipate}.${id}`,
    titolo,
    unita: 'euro',
    raccolta: partecipate,
    formule: sempre(valore, MODELLO),
  });
const ordinaria = perPartecipata(
  'ordinaria',
  'Utili e riserve esteri: imposta ordinaria',
  quandoUtili(ORDINARIA, p.utiliOrdinaria),
);
const ridotta = perPartecipata(
  'ridotta',
  'Utili e riserve esteri: imposta ridotta',
  quandoUtili(RIDOTTA, p.utiliRidotta),
);
export const utiliImposta = perPartecipata(
  'imposta',
  'Utili e riserve esteri: imposta',
  somma(ordinaria, ridotta),
);
export const utiliOrdinaria = make(
  'utili.ordinaria',
  'Utili e riserve esteri: ordinaria, in tutto',
  sommaDi(partecipate, ordinaria),
);
export const utiliRidotta = make(
  'utili.ridotta',
  'Utili e riserve esteri: ridotta, in tutto',
  sommaDi(partecipate, ridotta),
);

/** RQ110-RQ112: what the opening stock had too much, with its VAT, and what it had not. */
export const eliminatoIva = importo('rimanenze.iva', 'Esistenze eliminate, con il coefficiente, ai fini IVA');
export const aliquotaIva = dato({
  id: 'rqChiuse.rimanenze.aliquota',
  titolo: 'Aliquota media IVA',
  unita: 'rapporto',
  seManca: 'zero',
});
export const rimanenzeIva = make(
  'rimanenze.impostaIva',
  'IVA sulle esistenze eliminate',
  su(eliminatoIva, aliquotaIva),
);
export const eliminato = importo('rimanenze.maggiorato', 'Esistenze eliminate, con il coefficiente');
export const eliminatoValore = importo('rimanenze.valore', 'Esistenze eliminate, valore');
export const eliminatoBase = make(
  'rimanenze.base',
  'Esistenze eliminate: base',
  maggiore(zeroEuro, meno(eliminato, eliminatoValore)),
);
export const eliminatoImposta = make(
  'rimanenze.eliminate',
  'Imposta sulle esistenze eliminate',
  su(eliminatoBase, p.rimanenze),
);
export const iscritto = importo('rimanenze.iscritte', 'Esistenze iscritte');
export const iscrittoImposta = make(
  'rimanenze.impostaIscritte',
  'Imposta sulle esistenze iscritte',
  su(iscritto, p.rimanenze),
);
export const rimanenzeImposta = make(
  'rimanenze.imposta',
  'Adeguamento delle esistenze iniziali',
  somma(rimanenzeIva, eliminatoImposta, iscrittoImposta),
);
