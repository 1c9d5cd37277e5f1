import * as f from '../../../regole/forfettario.ts';
import * as s from '../../../regole/sostitutiva.ts';
import * as v from '../../../regole/vantaggio.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const generi = [
  { codice: '1', descrizione: 'Impresa' },
  { codice: '2', descrizione: 'Lavoro autonomo' },
];

const attivita = (numero: number) =>
  rigo(
    numero,
    'Attività',
    [
      inserisce(1, 'ATECO', f.ateco, {
        lunghezza: 6,
        istruzioni:
          'Codice ATECO 2007, sei cifre senza punti. Con un codice ATECO 2025 vale quello del 2007 di raccordo.',
      }),
      mostra(2, 'Coefficiente %', f.coefficiente, { formulaBreve: 'allegato 4, L. 190/2014' }),
      inserisce(3, 'Ricavi e compensi', f.ricavi, { istruzioni: 'Incassati nell’anno.' }),
      inserisce(4, 'Diritti d’autore', f.dirittiAutore, { istruzioni: 'Caso non gestito.' }),
      mostra(5, 'Reddito per attività', f.redditoAttivita, { formulaBreve: 'col. 3 × col. 2' }),
      inserisce(6, 'Genere', f.genere, { opzioni: generi }),
      inserisce(91, 'Altra cassa', f.altraCassa, {
        istruzioni: 'Contributi a una cassa professionale e non all’INPS. Dato interno, non è nel modello.',
      }),
    ],
    { raccolta: f.attivita },
  );

const vantaggio = [
  rigo(1, 'Attività', [annota(1, 'Codice ATECO', 'codice', { lunghezza: 6 })]),
  rigo(2, 'Totale componenti positivi', [inserisce(1, 'Importo', v.componentiPositivi)]),
  rigo(5, 'Totale componenti negativi', [inserisce(1, 'Importo', v.componentiNegativi)]),
  rigo(6, 'Reddito lordo o perdita', [
    mostra(1, 'Reddito lordo', v.redditoLordo, { formulaBreve: 'LM2 − LM5', negativi: true }),
  ]),
  rigo(7, 'Contributi previdenziali', [
    inserisce(1, 'Versati', v.contributi, { istruzioni: 'Versati nel {annoImposta}, di qualunque anno.' }),
    mostra(2, 'Dedotti', v.contributiDedotti, { formulaBreve: 'fino a LM6' }),
  ]),
  rigo(8, 'Reddito netto', [
    mostra(1, 'Reddito netto', v.redditoNetto, { formulaBreve: 'LM6 − LM7 col. 2' }),
  ]),
  rigo(9, 'Perdite pregresse', [
    mostra(1, 'Utilizzate', v.perdite.usate, { formulaBreve: 'fino a LM8' }),
    inserisce(91, 'Residue limitate', v.perdite.limitate, {
      istruzioni: 'Utilizzabili fino all’80% del reddito.',
    }),
    inserisce(92, 'Residue piene', v.perdite.piene, { istruzioni: 'Dei primi tre anni di attività.' }),
  ]),
  rigo(10, 'Reddito soggetto a imposta', [mostra(1, 'Reddito', v.reddito, { formulaBreve: 'LM8 − LM9' })], {
    totale: true,
  }),
  rigo(11, 'Imposta sostitutiva 5%', [mostra(1, 'Imposta', v.imposta, { formulaBreve: '5% di LM10' })], {
    totale: true,
  }),
];

const requisiti = rigo(21, 'Requisiti', [
  annota(1, 'Requisiti', 'barrata'),
  annota(2, 'Cause ostative assenti', 'barrata'),
  inserisce(3, 'Nuova attività', f.nuovaAttivita, {
    istruzioni: 'Imposta al 5%: primo anno e quattro seguenti.',
  }),
]);

const forfettario = [
  requisiti,
  ...[22, 23, 24, 25, 26, 27].map(attivita),
  rigo(34, 'Reddito lordo', [
    mostra(1, 'Artigiani e commercianti', f.redditoImprese, { formulaBreve: 'col. 5, genere 1' }),
    mostra(2, 'Gestione separata', f.redditoAutonomi, { formulaBreve: 'col. 5, genere 2' }),
    mostra(3, 'Totale', f.redditoLordo, { formulaBreve: 'LM22-LM27 col. 5' }),
  ]),
  rigo(35, 'Contributi previdenziali', [
    inserisce(1, 'Versati', f.contributi, { istruzioni: 'Versati nel {annoImposta}, di qualunque anno.' }),
    mostra(2, 'Dedotti', f.contributiDedotti, { formulaBreve: 'fino a LM34 col. 3, o LM911 col. 5' }),
  ]),
  rigo(36, 'Reddito netto', [
    mostra(1, 'Reddito netto', f.redditoNetto, {
      formulaBreve: 'LM34 col. 3, o LM911 col. 5, − LM35 col. 2',
    }),
  ]),
  rigo(37, 'Perdite pregresse', [
    mostra(1, 'Utilizzate', f.perdite.usate, { formulaBreve: 'fino a LM36' }),
    inserisce(91, 'Residue limitate', f.perdite.limitate, {
      istruzioni: 'Utilizzabili fino all’80% del reddito.',
    }),
    inserisce(92, 'Residue piene', f.perdite.piene, { istruzioni: 'Dei primi tre anni di attività.' }),
  ]),
  rigo(
    38,
    'Reddito al netto delle perdite',
    [mostra(1, 'Reddito', f.reddito, { formulaBreve: 'LM36 − LM37' })],
    { totale: true },
  ),
  rigo(39, 'Imposta sostitutiva', [mostra(1, 'Imposta', f.imposta, { formulaBreve: '15% (5%) di LM38' })], {
    totale: true,
  }),
];

const liquidazione = [
  rigo(40, 'Crediti d’imposta', [
    mostra(41, 'Utilizzati', s.creditiUsati, { formulaBreve: 'fino all’imposta' }),
    inserisce(91, 'Spettanti', s.crediti, { istruzioni: 'Totale dei crediti delle colonne da 1 a 40.' }),
  ]),
  rigo(41, 'Ritenute', [inserisce(1, 'Importo', s.ritenute)]),
  rigo(
    42,
    'Differenza',
    [mostra(1, 'Differenza', s.differenza, { formulaBreve: 'imposta − LM40 − LM41', negativi: true })],
    { totale: true },
  ),
  rigo(43, 'Eccedenza precedente', [inserisce(1, 'Importo', s.eccedenza)]),
  rigo(44, 'Di cui compensata in F24', [inserisce(1, 'Importo', s.compensata)]),
  rigo(45, 'Acconti versati', [
    inserisce(2, 'Acconti', s.acconti, { istruzioni: 'F24, codici 1790 e 1791; vantaggio 1793 e 1794.' }),
  ]),
  rigo(
    46,
    'Imposta a debito',
    [mostra(1, 'A debito', s.debito, { istruzioni: 'F24, codice 1792 o 1795.' })],
    {
      totale: true,
    },
  ),
  rigo(47, 'Imposta a credito', [mostra(1, 'A credito', s.credito)], { totale: true }),
  rigo(49, 'Eccedenza contributi', [
    mostra(1, 'Contributi oltre il reddito', s.contributiEccedenti, {
      formulaBreve: 'versati − dedotti; a RP39',
    }),
  ]),
];

/** What the form does not number: kept here so that it is not lost. */
const interni = [
  rigo(901, 'Controlli del regime', [
    inserisce(1, 'Concordato preventivo', f.concordato, {
      istruzioni: 'Solo per il 2024: completare il rigo 911.',
    }),
    inserisce(2, 'Giorni di attività', f.giorniAttivita, {
      max: 366,
      istruzioni: 'Solo nel primo anno: il limite dei ricavi è ragguagliato ai giorni.',
    }),
    inserisce(3, 'Anno di inizio', f.annoInizio, { min: 1_900, max: 2_099 }),
    inserisce(4, 'Spese per il personale', f.spesePersonale),
    inserisce(5, 'Lavoro dip. precedente', f.lavoroPrecedente, {
      istruzioni: 'Redditi dell’anno precedente; solo se il rapporto non era cessato.',
    }),
  ]),
  rigo(902, 'Perdite da riportare', [
    mostra(1, 'Forfetario, limitate', f.perdite.limitateResidue),
    mostra(2, 'Forfetario, piene', f.perdite.pieneResidue),
    mostra(3, 'Vantaggio, limitate', v.perdite.limitateResidue),
    mostra(4, 'Vantaggio, piene', v.perdite.pieneResidue),
  ]),
  rigo(903, 'Acconti {anno}', [
    mostra(1, 'Primo acconto', s.primoAcconto, { formulaBreve: '50% di LM42' }),
    mostra(2, 'Secondo o unico acconto', s.secondoAcconto, { formulaBreve: 'LM42 − primo acconto' }),
  ]),
];

/** The agreement of 2024, apart from the other internal righi: the other years do not have it. */
export const RIGO_CONCORDATO = 911;
export const NOTA_CONCORDATO =
  'Il concordato dei forfetari (solo per il 2024) si indica nel rigo 911: i righi del modello (LM32, LM33, LM60-LM73) sono da riscontrare.';
const concordato = [
  rigo(RIGO_CONCORDATO, 'Concordato del regime forfetario', [
    inserisce(1, 'Reddito concordato', f.redditoConcordato, {
      istruzioni: 'Prende il posto di LM34. Conta se è barrata LM901 col. 1.',
    }),
    inserisce(2, 'Reddito precedente', f.redditoPrecedente, { istruzioni: 'Dichiarato per l’anno prima.' }),
    inserisce(3, 'Opzione', f.opzioneConcordato, { istruzioni: 'Imposta sostitutiva sul maggior reddito.' }),
    mostra(4, 'Maggior reddito', f.maggiorReddito, { formulaBreve: 'col. 1 − col. 2' }),
    mostra(5, 'Reddito ordinario', f.concordatoOrdinario, { formulaBreve: 'col. 1 − col. 4' }),
    mostra(6, 'Imposta sostitutiva', f.impostaConcordato, {
      formulaBreve: '10% (3%) di col. 4',
      istruzioni: 'F24, codice 4073.',
    }),
  ]),
];

export const quadroLM: QuadroScheda = {
  codice: 'LM',
  titolo: 'Regime di vantaggio e regime forfetario',
  titoloBreve: 'Forfetario',
  fascicolo: 3,
  copertura: 'indicativo',
  nota: `Righi da riscontrare sul modello. Righi da 901 e colonne da 91 sono interni: il modello non li numera. Non gestiti: diritti d’autore, rimanenze (LM3, LM4). ${NOTA_CONCORDATO}`,
  dipendeDa: [],
  sezioni: [
    { titolo: 'Sezione I, regime di vantaggio', righi: vantaggio },
    { titolo: 'Sezione II, regime forfetario', righi: forfettario },
    { titolo: 'Concordato preventivo (dati interni)', righi: concordato },
    { titolo: 'Liquidazione', righi: liquidazione },
    { titolo: 'Controlli, riporti e acconti (dati interni)', righi: interni },
  ],
};
