import { codice, e, non, numero, o, oltre, sotto, uguale, zeroEuro } from '../../../engine/index.ts';
import * as x from '../../../regole/eccedenze-estere.ts';
import * as r from '../../../regole/redditi-esteri.ts';
import { annota, type Controllo, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const INDIRETTO = [
  { codice: '1', descrizione: 'Credito indiretto' },
  { codice: '2', descrizione: 'Credito diretto e indiretto' },
];
const DI_PRIMA = 'Vuota per il periodo d’imposta della dichiarazione: vale quello del quadro RN.';
const MAX_ANNO = { max: 2_099 };
const MAX_STATO = { max: 999 };

const statoEstero = (numeroRigo: number) =>
  rigo(
    numeroRigo,
    'Stato estero',
    [
      annota(1, 'Stato', 'testo', { lunghezza: 40, istruzioni: 'Codice dello Stato estero.' }),
      inserisce(2, 'Anno', r.annoProduzione, MAX_ANNO),
      inserisce(3, 'Reddito estero', r.redditoEstero),
      inserisce(4, 'Imposta estera', r.impostaEstera, { istruzioni: 'Definitiva, non ancora usata.' }),
      inserisce(5, 'Reddito complessivo', r.complessivoAnno, { istruzioni: DI_PRIMA }),
      inserisce(6, 'Imposta lorda', r.lordaAnno, { istruzioni: DI_PRIMA }),
      inserisce(7, 'Imposta netta', r.nettaAnno, { istruzioni: DI_PRIMA }),
      inserisce(8, 'Credito già usato', r.usatoAnno, { istruzioni: 'Dell’anno di col. 2, di ogni Stato.' }),
      inserisce(9, 'di cui dello Stato', r.usatoStato),
      mostra(10, 'Quota d’imposta lorda', r.quotaItaliana, { formulaBreve: 'col. 6 × col. 3 / col. 5' }),
      mostra(11, 'Imposta estera entro la quota', r.creditoStato, {
        formulaBreve: 'minore tra col. 4 e col. 10 − col. 9',
      }),
      inserisce(12, 'Usato dal cedente', r.usatoCedente),
      mostra(13, 'Credito indiretto', r.creditoIndiretto, { formulaBreve: 'col. 11 − col. 12' }),
      annota(14, 'di cui definitiva dopo', 'euro', { istruzioni: 'Art. 165, c. 5: già compresa in col. 4.' }),
      inserisce(15, 'Codice', r.indiretto, { opzioni: INDIRETTO }),
    ],
    { raccolta: r.stati },
  );

const eccedenza = (numeroRigo: number) =>
  rigo(
    numeroRigo,
    'Eccedenze',
    [
      inserisce(1, 'Stato', x.stato, MAX_STATO),
      annota(2, 'Anno', 'intero', MAX_ANNO),
      inserisce(3, 'Reddito estero', x.reddito, { negativi: true }),
      inserisce(4, 'Imposta estera', x.imposta, { istruzioni: 'Tutta quella definitiva.' }),
      inserisce(5, 'Reddito complessivo', x.complessivo, { negativi: true }),
      inserisce(6, 'Credito oltre la netta', x.nonFruibile),
      inserisce(7, 'Imposta lorda', x.lorda),
      mostra(8, 'Eccedenza nazionale', x.nazionale, {
        formulaBreve: 'col. 3 × col. 7 / col. 5 − col. 4',
        negativi: true,
      }),
      mostra(9, 'Eccedenza estera', x.estera, { formulaBreve: 'col. 4 − col. 3 × col. 7 / col. 5 + col. 6' }),
      inserisce(10, 'Nazionale precedente', x.nazionalePrima),
      inserisce(11, 'Negativa usata', x.negativaUsata),
      inserisce(12, 'Credito su col. 10', x.creditoNazionale),
      inserisce(13, 'Estera precedente', x.esteraPrima),
      inserisce(14, 'Credito su col. 13', x.creditoEstero),
      mostra(15, 'Nazionale ricalcolata', x.nazionaleRivista, {
        formulaBreve: 'col. 8 − 11 − 12',
        negativi: true,
      }),
      mostra(16, 'Estera ricalcolata', x.esteraRivista, { formulaBreve: 'col. 9 − col. 14' }),
      mostra(17, 'Da restituire', x.daRestituire, { formulaBreve: 'a CE25' }),
      annota(18, 'Codice', 'codice', { opzioni: INDIRETTO }),
      inserisce(91, 'Maggiore imposta', x.maggioreImposta, {
        istruzioni: 'Senza la perdita estera, quando il reddito complessivo non è positivo. Dato interno.',
      }),
    ],
    { raccolta: x.eccedenze },
  );

const perStato = (numeroRigo: number, di: typeof x.primoStato) =>
  rigo(numeroRigo, 'Eccedenze dello Stato', [
    inserisce(1, 'Stato', di.stato, MAX_STATO),
    mostra(2, 'Nazionale', di.nazionale, { formulaBreve: 'CE6-CE8 col. 8 o 15', negativi: true }),
    mostra(3, 'Estera', di.estera, { formulaBreve: 'CE6-CE8 col. 9 o 16' }),
    mostra(4, 'Credito', di.credito, { formulaBreve: 'minore tra col. 2 e col. 3' }),
    mostra(5, 'Residuo nazionale', di.restaNazionale, { formulaBreve: 'col. 2 − col. 4', negativi: true }),
    mostra(6, 'Residuo estero', di.restaEstera, { formulaBreve: 'col. 3 − col. 4' }),
  ]);

const ETICHETTE = [8, 7, 6, 5, 4, 3, 2, 1].map((eta) => `${eta}° precedente`);
const colonne = (di: typeof x.primoRiporto, quali: 'nazionali' | 'estere', da: string) =>
  di[quali].map((voce, posto) =>
    voce.kind === 'dato'
      ? inserisce(posto + 1, ETICHETTE[posto] ?? '', voce, { negativi: quali === 'nazionali' })
      : mostra(9, 'Del periodo', voce, { formulaBreve: da, negativi: quali === 'nazionali' }),
  );
const residui = (di: typeof x.primoRiporto, quali: 'restanoNazionali' | 'restanoEstere') =>
  di[quali].map((voce, posto) =>
    mostra(posto + 2, ETICHETTE[posto + 1] ?? 'Del periodo', voce, {
      negativi: quali === 'restanoNazionali',
    }),
  );
const riporto = (primo: number, di: typeof x.primoRiporto) => [
  rigo(primo, 'Stato', [
    inserisce(1, 'Stato', di.stato, MAX_STATO),
    inserisce(2, 'Art. 168-ter', di.esente, { istruzioni: 'Stabili organizzazioni esenti.' }),
  ]),
  rigo(primo + 1, 'Eccedenze nazionali', colonne(di, 'nazionali', 'CE9 o CE10 col. 5')),
  rigo(primo + 2, 'Eccedenze estere', colonne(di, 'estere', 'CE9 o CE10 col. 6')),
  rigo(primo + 3, 'Residui nazionali', residui(di, 'restanoNazionali')),
  rigo(primo + 4, 'Residui esteri', residui(di, 'restanoEstere')),
  rigo(primo + 5, 'Credito', [
    mostra(1, 'Totale nazionale', di.totaleNazionale, {
      formulaBreve: `somma di CE${primo + 1}`,
      negativi: true,
    }),
    mostra(2, 'Totale estero', di.totaleEstera, { formulaBreve: `somma di CE${primo + 2}` }),
    mostra(3, 'Credito', di.credito, { formulaBreve: 'minore tra col. 1 e col. 2' }),
    mostra(4, 'Valore di riferimento', di.riferimento, { formulaBreve: 'col. 3 + eccedenze negative' }),
    inserisce(5, 'Quota branch', di.quotaEsente, { istruzioni: 'Imposta del reddito recuperato.' }),
  ]),
];

/** CE: one for the four years that were read, which only their dates tell apart. */
export const quadroCE: QuadroScheda = {
  codice: 'CE',
  titolo: 'Credito d’imposta per redditi prodotti all’estero',
  titoloBreve: 'Redditi esteri',
  fascicolo: 3,
  copertura: 'esatto',
  nota: 'I redditi si indicano anche nel loro quadro. Le sezioni I-B, II-B e II-C sono due: per altri anni e altri Stati serve un altro modulo, non gestito. Le eccedenze nazionali entro l’imposta netta si riducono a mano. La colonna 91 è interna.',
  dipendeDa: ['RN', 'RS'],
  sezioni: [
    { titolo: 'Sezione I-A, per Stato e per anno', righi: [1, 2, 3].map(statoEstero) },
    {
      titolo: 'Sezione I-B, entro l’imposta netta',
      righi: [
        rigo(4, 'Primo periodo d’imposta', [
          annota(1, 'Anno', 'intero', MAX_ANNO),
          mostra(2, 'Imposta estera', r.anno.teorico, { formulaBreve: 'CE1-CE3 col. 11 o 13' }),
          mostra(3, 'Imposta netta', r.anno.capienza, { formulaBreve: 'CE1-CE3 col. 7 − col. 8' }),
          mostra(4, 'Credito', r.anno.credito, { formulaBreve: 'minore tra col. 2 e col. 3' }),
        ]),
        rigo(5, 'Altro periodo d’imposta', [
          inserisce(1, 'Anno', r.altroAnno, {
            ...MAX_ANNO,
            istruzioni: 'Quello dei redditi da contare qui; vuoto, quelli con la colonna 5 compilata.',
          }),
          mostra(2, 'Imposta estera', r.altro.teorico, { formulaBreve: 'CE1-CE3 col. 11 o 13' }),
          mostra(3, 'Imposta netta', r.altro.capienza, { formulaBreve: 'CE1-CE3 col. 7 − col. 8' }),
          mostra(4, 'Credito', r.altro.credito, { formulaBreve: 'minore tra col. 2 e col. 3' }),
        ]),
      ],
    },
    { titolo: 'Sezione II-A, eccedenze', righi: [6, 7, 8].map(eccedenza) },
    {
      titolo: 'Sezione II-B, eccedenze per Stato',
      righi: [perStato(9, x.primoStato), perStato(10, x.secondoStato)],
    },
    {
      titolo: 'Sezione II-C, eccedenze degli anni precedenti',
      righi: [...riporto(11, x.primoRiporto), ...riporto(17, x.secondoRiporto)],
    },
    {
      titolo: 'Sezione III, riepilogo',
      righi: [
        rigo(23, 'Crediti del comma 1', [
          mostra(1, 'Credito', r.creditoStati, { formulaBreve: 'CE4 + CE5' }),
        ]),
        rigo(24, 'Crediti del comma 6', [
          mostra(1, 'Credito', x.creditoComma6, { formulaBreve: 'CE9 + CE10 + CE16 + CE22' }),
        ]),
        rigo(25, 'Da restituire', [
          mostra(1, 'Importo', x.restituzioni, { formulaBreve: 'CE6-CE8 col. 17' }),
        ]),
        rigo(
          26,
          'Credito',
          [mostra(1, 'A RN29', x.creditoEsteri, { formulaBreve: 'CE23 + CE24 − CE25', negativi: true })],
          { totale: true },
        ),
      ],
    },
  ],
};

/** Checks of the quadro: what a rigo needs and does not say. */
export const controlliCE: readonly Controllo[] = [
  {
    codice: 'CREDITO_ESTERO_SENZA_REDDITO',
    livello: 'discordanza',
    quando: e(oltre(r.impostaEstera, zeroEuro), non(oltre(r.redditoEstero, zeroEuro))),
    dato: r.impostaEstera,
    raccolta: r.stati,
    frase: 'Imposta estera senza reddito: il rigo va nella sezione II-A, non qui.',
    fonte: 'Istruzioni Redditi PF, fascicolo 3, quadro CE, sezione I-A',
  },
  {
    codice: 'CREDITO_ESTERO_SENZA_IMPOSTA',
    livello: 'discordanza',
    quando: e(oltre(r.redditoEstero, zeroEuro), non(oltre(r.impostaEstera, zeroEuro))),
    dato: r.redditoEstero,
    raccolta: r.stati,
    frase: 'Reddito estero senza imposta: il rigo non si compila.',
    fonte: 'Istruzioni Redditi PF, fascicolo 3, quadro CE, sezione I-A',
  },
  {
    codice: 'CREDITO_ESTERO_USATO_STATO',
    livello: 'bloccante',
    quando: oltre(r.usatoStato, r.usatoAnno),
    dato: r.usatoStato,
    raccolta: r.stati,
    frase: 'Il credito già usato per lo Stato è compreso in quello dell’anno: non lo supera.',
    fonte: 'Istruzioni Redditi PF, fascicolo 3, quadro CE, colonna 9',
  },
  {
    codice: 'CREDITO_ESTERO_ALTRO_ANNO',
    livello: 'bloccante',
    quando: e(
      oltre(r.altroAnno, numero(0)),
      uguale(r.annoProduzione, r.altroAnno),
      o(uguale(r.complessivoAnno, zeroEuro), uguale(r.lordaAnno, zeroEuro), uguale(r.nettaAnno, zeroEuro)),
    ),
    dato: r.annoProduzione,
    raccolta: r.stati,
    frase: 'Di un altro anno servono reddito complessivo, imposta lorda e imposta netta.',
    fonte: 'Istruzioni Redditi PF, fascicolo 3, quadro CE, colonne 5, 6 e 7',
  },
  {
    codice: 'CREDITO_ESTERO_CEDENTE',
    livello: 'discordanza',
    quando: e(oltre(r.usatoCedente, zeroEuro), uguale(r.indiretto, codice(0))),
    dato: r.usatoCedente,
    raccolta: r.stati,
    frase: 'Il credito usato dal cedente conta con il codice 1 o 2 di colonna 15.',
    fonte: 'Istruzioni Redditi PF, fascicolo 3, quadro CE, colonna 12',
  },
  {
    codice: 'CREDITO_ESTERO_NEGATIVO',
    livello: 'bloccante',
    quando: sotto(x.creditoEsteri, zeroEuro),
    dato: x.creditoEsteri,
    frase: 'Il credito da restituire supera quello spettante: la differenza non è gestita.',
    fonte: 'Istruzioni Redditi PF, fascicolo 3, righi CE25 e CE26',
  },
];
