import { altrePignorate, pignorata, pignoramenti as terzi } from '../../../regole/acconti-730.ts';
import * as a from '../../../regole/imposte-separate.ts';
import { terreni } from '../../../regole/rivalutazioni.ts';
import * as s from '../../../regole/tassazione-separata.ts';
import * as tfr from '../../../regole/tfr-diretto.ts';
import type { Opzione } from '../../modello.ts';
import { annota, type Colonna, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { Tipi } from './rm-codici.ts';

export const listOpzioni = (voci: readonly (readonly [string, string])[]): readonly Opzione[] =>
  voci.map(([codice, descrizione]) => ({ codice, descrizione }));

/** What the rigo says of its own numbers in the two layouts: until 2024 and from 2025. */
const anno = (colonna: number, titolo = 'Anno'): Colonna =>
  annota(colonna, titolo, 'intero', { min: 1950, max: 2099 });
const opzione = (colonna: number): Colonna =>
  inserisce(colonna, 'Tassazione ordinaria', s.opzioneSeparato, {
    istruzioni: 'Da barrare per l’opzione: il reddito va a RN1 e le ritenute a RN33.',
  });

/** A list where the instructions of the year were read. */
const tipo = (opzioni: Tipi[keyof Tipi] | undefined): Colonna =>
  opzioni ? annota(1, 'Tipo', 'codice', { opzioni }) : annota(1, 'Tipo', 'testo', { lunghezza: 3 });

/** RM1 of every year, and RM2 until 2024. */
export const indennita = (numero: number, tipi?: Tipi): RigoScheda =>
  rigo(
    numero,
    'Indennità e anticipazioni',
    [
      tipo(tipi?.indennita),
      anno(2),
      inserisce(3, 'Indennità', s.redditoSeparato),
      inserisce(4, 'Con gli anni precedenti', s.totaleSeparato),
      inserisce(5, 'Ritenute dell’anno', s.ritenuteSeparate),
      inserisce(6, 'Ritenute in tutto', s.totaleRitenute),
      opzione(7),
    ],
    { raccolta: s.separati },
  );
/** RM3-RM7 until 2024, RM2 from 2025. */
export const plusvalenza = (numero: number, tipi?: Tipi): RigoScheda =>
  rigo(
    numero,
    'Indennità, plusvalenze e redditi',
    [
      tipo(tipi?.plusvalenze),
      anno(2),
      inserisce(3, 'Reddito', s.redditoSeparato),
      inserisce(4, 'Ritenute', s.ritenuteSeparate),
      opzione(5),
    ],
    { raccolta: s.separati },
  );
export const oneriRimborsati = (numero: number, [codice, diAnno]: readonly [number, number]): RigoScheda =>
  rigo(
    numero,
    'Rimborsi di oneri detratti',
    [
      annota(codice, 'Codice', 'codice', {
        opzioni: listOpzioni([
          ['1', 'Oneri detratti'],
          ['2', 'Contributi per recupero edilizio e risparmio energetico'],
        ]),
      }),
      anno(diAnno),
      inserisce(3, 'Somme', s.redditoSeparato, { istruzioni: 'L’onere rimborsato, non la detrazione.' }),
      opzione(4),
    ].sort((x, y) => x.colonna - y.colonna),
    { raccolta: s.separati },
  );
export const oneriDedotti = (numero: number): RigoScheda =>
  rigo(numero, 'Rimborsi di oneri dedotti', [inserisce(1, 'Somme', s.redditoSeparato), opzione(2)], {
    raccolta: s.separati,
  });
/** RM10 and RM11 until 2024 have no code: what comes after is one place earlier. */
export const eredi = (numero: number, tipi?: Tipi): RigoScheda => {
  const n = tipi ? 1 : 0;
  return rigo(
    numero,
    'Redditi di eredi e legatari',
    [
      ...(tipi ? [tipo(tipi.eredi)] : []),
      anno(1 + n, 'Anno della successione'),
      inserisce(2 + n, 'Reddito', s.redditoSeparato, { istruzioni: 'Al lordo dell’imposta di successione.' }),
      annota(3 + n, 'Imposta di successione', 'euro'),
      inserisce(4 + n, 'Ritenute', s.ritenuteSeparate),
      opzione(5 + n),
    ],
    { raccolta: s.separati },
  );
};

export const capitaleEstero = (
  numero: number,
  posti: { readonly opzione: number; readonly imposta: number; readonly casella: number },
  tipi?: Tipi,
): RigoScheda =>
  rigo(
    numero,
    'Redditi di capitale esteri',
    [
      tipi
        ? inserisce(1, 'Tipo', s.tipoCapitale, { opzioni: tipi.capitali })
        : annota(1, 'Tipo', 'testo', { lunghezza: 2 }),
      annota(2, 'Stato estero', 'testo', {
        lunghezza: 3,
        istruzioni: 'Non serve per gli OICR italiani e lussemburghesi.',
      }),
      inserisce(3, 'Reddito', s.redditoCapitale, { istruzioni: 'Al lordo delle ritenute estere.' }),
      inserisce(4, 'Aliquota', s.aliquotaCapitale, { max: 100 }),
      inserisce(5, 'Credito IVCA', s.creditoIvca),
      inserisce(posti.opzione, 'Tassazione ordinaria', s.opzioneCapitale, {
        istruzioni: 'Da barrare per l’opzione: il reddito va a RN1.',
      }),
      mostra(posti.imposta, 'Imposta', s.impostaCapitale, {
        formulaBreve: 'col. 3 × col. 4 − col. 5, a RX7',
      }),
      annota(posti.casella, 'Art. 26-quinquies', 'barrata', {
        istruzioni: 'Proventi dell’art. 26-quinquies del D.P.R. 600/1973.',
      }),
    ].sort((x, y) => x.colonna - y.colonna),
    { raccolta: s.capitali },
  );

export const depositi = (numero: number): RigoScheda =>
  rigo(numero, 'Depositi a garanzia', [
    inserisce(1, 'Proventi', a.depositi),
    mostra(2, 'Imposta', a.impostaDepositi, { formulaBreve: '20% di col. 1, a RX9' }),
  ]);
export const bonus = (numero: number, [trattenuta, dovuta]: readonly [number, number]): RigoScheda =>
  rigo(
    numero,
    'Bonus e stock option',
    [
      inserisce(1, 'Totale', a.bonusTotale),
      inserisce(2, 'Oltre la parte fissa', a.bonusEccedente),
      inserisce(trattenuta, 'Trattenuta', a.bonusTrattenuto),
      mostra(dovuta, 'Addizionale', a.addizionaleBonus, { formulaBreve: '10% di col. 2' }),
      mostra(5, 'A debito', a.bonusDebito, { formulaBreve: 'addizionale − trattenuta, a RX14' }),
    ].sort((x, y) => x.colonna - y.colonna),
  );
export const noleggio = (numero: number, [spese, imposta]: readonly [number, number]): RigoScheda =>
  rigo(
    numero,
    'Noleggio di imbarcazioni',
    [
      inserisce(1, 'Proventi', a.noleggio),
      inserisce(spese, 'Spese', a.noleggioSpese, { istruzioni: 'Solo per gli acconti: RN61.' }),
      mostra(imposta, 'Imposta', a.impostaNoleggio, { formulaBreve: '20% di col. 1, a RX17' }),
    ].sort((x, y) => x.colonna - y.colonna),
  );
export const sequestrati = (numero: number): RigoScheda =>
  rigo(numero, 'Redditi di beni sequestrati', [
    inserisce(1, 'Imponibile', a.sequestrati),
    mostra(2, 'Imposta', a.impostaSequestrati, { formulaBreve: '23% di col. 1, a RX16' }),
  ]);
export const riallineamento = (numero: number): RigoScheda =>
  rigo(numero, 'Riallineamento dei valori', [
    inserisce(1, 'Quota imputata', a.quotaRiallineata),
    inserisce(2, 'Aliquota ordinaria', a.aliquotaOrdinaria, { max: 100 }),
    mostra(3, 'Imposta ordinaria', a.impostaOrdinaria, { formulaBreve: 'col. 1 × col. 2' }),
    inserisce(4, 'Aliquota maggiorata', a.aliquotaMaggiorata, { max: 100 }),
    mostra(5, 'Imposta maggiorata', a.impostaMaggiorata, { formulaBreve: 'col. 1 × col. 4' }),
    mostra(6, 'Totale', a.impostaRiallineamento, { formulaBreve: 'col. 3 + col. 5, a RX13' }),
  ]);

/** The choice of foreign pensioners, and what it taxes. */
export const pensionati = (da: number): readonly RigoScheda[] => [
  rigo(da, 'Opzione dei pensionati esteri', [
    inserisce(1, 'Opzione', a.opzionePensionati),
    annota(2, 'Primo anno', 'intero', { min: 2019, max: 2099 }),
    annota(3, 'Comune', 'comune'),
    inserisce(4, 'Non residenza: sì', a.nonResidente),
    inserisce(5, 'Non residenza: no', a.giaResidente),
    annota(6, 'Revoca', 'barrata'),
  ]),
  rigo(da + 1, 'Altra cittadinanza', [
    annota(1, 'Stato', 'testo', { lunghezza: 3 }),
    annota(2, 'Stato', 'testo', { lunghezza: 3 }),
  ]),
  rigo(da + 2, 'Giurisdizioni', [
    annota(1, 'Ultima residenza', 'testo', { lunghezza: 3 }),
    annota(2, 'Ultima residenza', 'testo', { lunghezza: 3 }),
    annota(3, 'Esclusa', 'testo', { lunghezza: 3 }),
    annota(4, 'Esclusa', 'testo', { lunghezza: 3 }),
  ]),
  rigo(da + 3, 'Redditi esteri', [
    annota(1, 'Stato', 'testo', { lunghezza: 3 }),
    inserisce(2, 'Pensione', a.pensioneEstera),
    inserisce(3, 'Redditi esteri', a.redditiPensionati),
    mostra(4, 'Imposta', a.impostaPensionati, { formulaBreve: '7% di col. 3, a RX19' }),
  ]),
];

interface PostiCfc {
  readonly estera: number;
  readonly stabile: number;
  readonly aliquota: number;
  readonly imposta: number;
  readonly dovuta: number;
}
export const impresaEstera = (numero: number, p: PostiCfc): RigoScheda =>
  rigo(
    numero,
    'Imprese estere partecipate',
    [
      annota(1, 'Codice fiscale', 'codiceFiscale'),
      inserisce(2, 'Reddito', a.redditoCfc),
      inserisce(p.estera, 'Imposta estera', a.esteraCfc),
      annota(p.stabile, 'Stabile organizzazione', 'barrata'),
      inserisce(p.aliquota, 'Aliquota media', a.aliquotaCfc, {
        max: 100,
        istruzioni: 'RN5 / RN4, non meno del 24%; 26% per gli OICR.',
      }),
      mostra(p.imposta, 'Imposta', a.impostaCfc, { formulaBreve: 'reddito × aliquota' }),
      mostra(p.dovuta, 'Dovuta', a.dovutaCfc, { formulaBreve: 'imposta − imposta estera' }),
    ].sort((x, y) => x.colonna - y.colonna),
    { raccolta: a.cfc },
  );
export const saldoEstere = (numero: number, totale: number): RigoScheda => {
  const [eccedenza, compensata, acconti] = totale === 1 ? ([2, 3, 4] as const) : ([1, 2, 3] as const);
  return rigo(
    numero,
    'Saldo delle imprese estere',
    [
      mostra(totale, 'Totale', a.totaleCfc, { formulaBreve: 'imposte dovute di tutti i moduli' }),
      inserisce(eccedenza, 'Eccedenza precedente', a.eccedenzaCfc),
      inserisce(compensata, 'Compensata in F24', a.compensataCfc),
      inserisce(acconti, 'Acconti versati', a.accontiCfc),
      mostra(5, 'A debito', a.debitoCfc, { formulaBreve: 'a RX15' }),
      mostra(6, 'A credito', a.creditoCfc, { formulaBreve: 'a RX15' }),
      mostra(90, 'Primo acconto', a.accontoCfc.primo),
      mostra(91, 'Secondo o unico acconto', a.accontoCfc.secondo),
    ].sort((x, y) => x.colonna - y.colonna),
    { totale: true },
  );
};
export const premi = (numero: number): RigoScheda =>
  rigo(numero, 'Premi di assicurazioni riscattate', [
    anno(1, 'Anno della detrazione'),
    annota(2, 'Premi', 'euro'),
    annota(3, 'Ritenute', 'euro'),
  ]);
export const rivalutazione = (numero: number): RigoScheda =>
  rigo(
    numero,
    'Terreno rivalutato',
    [
      inserisce(1, 'Valore rivalutato', terreni.valore),
      mostra(2, 'Imposta dovuta', terreni.dovuta, { formulaBreve: 'col. 1 × aliquota' }),
      inserisce(3, 'Già versata', terreni.versata),
      mostra(4, 'Da versare', terreni.daVersare, { formulaBreve: 'col. 2 − col. 3' }),
      annota(5, 'Rateizzazione', 'barrata'),
      annota(6, 'Cumulativo', 'barrata'),
    ],
    { raccolta: terreni.raccolta },
  );

export const pignoramenti = (da: number): readonly RigoScheda[] => [
  rigo(
    da,
    'Pignoramento, redditi in altri quadri',
    [
      annota(1, 'Quadro e rigo', 'testo', { lunghezza: 5 }),
      annota(2, 'Modulo', 'intero', { max: 99 }),
      inserisce(3, 'Ritenute, ordinaria', pignorata, { istruzioni: 'A RN33.' }),
      inserisce(4, 'Altre ritenute', altrePignorate, {
        istruzioni: 'Su redditi con imposta sostitutiva o tassazione separata.',
      }),
    ],
    { raccolta: terzi },
  ),
  rigo(
    da + 1,
    'Pignoramento, altri redditi',
    [
      annota(1, 'Tipo di reddito', 'codice', {
        opzioni: listOpzioni([
          ['1', 'Capitale'],
          ['2', 'Redditi diversi'],
          ['3', 'Lavoro autonomo'],
          ['4', 'Impresa'],
          ['5', 'Lavoro dipendente a titolo d’imposta'],
          ['6', 'Indennità e prestazioni in capitale'],
          ['7', 'Altri redditi'],
        ]),
      }),
      inserisce(2, 'Somma', a.sommaPignorata),
      inserisce(3, 'Tassazione', a.tassazionePignorata, {
        opzioni: listOpzioni([
          ['1', 'Ritenuta a titolo d’imposta'],
          ['2', 'Imposta sostitutiva'],
          ['3', 'Tassazione separata'],
        ]),
      }),
      inserisce(4, 'Aliquota', a.aliquotaPignorata, { max: 100 }),
      mostra(5, 'Imposta', a.impostaPignorata, { formulaBreve: 'col. 2 × col. 4' }),
      inserisce(6, 'Ritenute', a.ritenutePignorate),
      mostra(7, 'A debito', a.debitoPignorato, { formulaBreve: 'col. 5 − col. 6, a RX16' }),
      mostra(8, 'A credito', a.creditoPignorato, {
        formulaBreve: 'col. 6 − col. 5, a RX16',
        istruzioni: 'Con la tassazione separata il credito è liquidato dall’ufficio.',
      }),
    ],
    { raccolta: a.pignoramenti },
  ),
];

const TITOLI = listOpzioni([
  ['A', 'Anticipazione'],
  ['B', 'Saldo'],
  ['C', 'Acconto'],
]);
const MESI = { max: 999, istruzioni: 'In mesi: due anni e tre mesi sono 27.' };
/** RM91, before RM25. */
export const tfrDiretto = (numero: number): RigoScheda =>
  rigo(
    numero,
    'TFR senza ritenute',
    [
      annota(1, 'Inizio del rapporto', 'data'),
      inserisce(2, 'Cessazione', tfr.cessazione, {
        istruzioni: 'Per un’anticipazione, il giorno in cui si è chiesta.',
      }),
      annota(3, 'Durata', 'intero', MESI),
      inserisce(4, 'Quota dell’erede', tfr.quotaErede, { max: 100 }),
      annota(5, 'Dipendente deceduto', 'codiceFiscale'),
      annota(6, 'TFR al 2000', 'euro'),
      inserisce(7, 'Erogato al 2000', tfr.vecchio.erogato),
      inserisce(8, 'Titolo', tfr.vecchio.titolo, { opzioni: TITOLI }),
      inserisce(9, 'Erogato prima', tfr.vecchio.precedenti),
      inserisce(10, 'Tempo pieno', tfr.vecchio.mesiPieni, MESI),
      inserisce(11, 'Tempo parziale', tfr.vecchio.mesiParziali, MESI),
      inserisce(12, 'Parte %', tfr.vecchio.percentuale, { max: 100 }),
      inserisce(13, 'Altre indennità', tfr.vecchio.altre),
      annota(14, 'Titolo', 'codice', { opzioni: TITOLI }),
      inserisce(15, 'Erogate prima', tfr.vecchio.altrePrecedenti),
      mostra(16, 'Riduzioni', tfr.riduzione, {
        formulaBreve: '309,87 l’anno (258,23 fino al 30/12/1997), fino a col. 7 + 9',
      }),
      mostra(17, 'Imponibile', tfr.imponibile2000, { formulaBreve: 'col. 7 + 9 − 16 + 13 + 15' }),
      mostra(18, 'Acconto', tfr.imposta2000, { formulaBreve: '20% di col. 17' }),
      inserisce(19, 'Detrazione', tfr.vecchio.detrazione, {
        istruzioni: 'Ciò che supera col. 18 va in col. 36.',
      }),
      inserisce(20, 'Acconti precedenti', tfr.vecchio.acconti),
      mostra(21, 'Da versare', tfr.acconto2000, { formulaBreve: 'col. 18 − 19 − 20, a RX12' }),
      annota(22, 'TFR dal 2001', 'euro'),
      inserisce(23, 'Erogato dal 2001', tfr.nuovo.erogato),
      inserisce(24, 'Titolo', tfr.nuovo.titolo, { opzioni: TITOLI }),
      inserisce(25, 'Erogato prima', tfr.nuovo.precedenti),
      inserisce(26, 'Tempo determinato', tfr.nuovo.determinato),
      inserisce(27, 'Tempo pieno', tfr.nuovo.mesiPieni, MESI),
      inserisce(28, 'Tempo parziale', tfr.nuovo.mesiParziali, MESI),
      inserisce(29, 'Parte %', tfr.nuovo.percentuale, { max: 100 }),
      inserisce(30, 'Altre indennità', tfr.nuovo.altre),
      annota(31, 'Titolo', 'codice', { opzioni: TITOLI }),
      inserisce(32, 'Erogate prima', tfr.nuovo.altrePrecedenti),
      mostra(33, 'Imponibile', tfr.imponibile2001, { formulaBreve: 'col. 23 + 25 + 30 + 32' }),
      mostra(34, 'Acconto', tfr.imposta2001, { formulaBreve: '20% di col. 33' }),
      mostra(35, 'Detrazioni', tfr.detrazioni, { formulaBreve: '61,97 l’anno, fino al 20% di col. 23 + 25' }),
      inserisce(36, 'Detrazione', tfr.nuovo.detrazione),
      inserisce(37, 'Acconti precedenti', tfr.nuovo.acconti),
      mostra(38, 'Da versare', tfr.acconto2001, { formulaBreve: 'col. 34 − 35 − 36 − 37, a RX12' }),
      inserisce(39, 'Rivalutazione', tfr.nuovo.rivalutazione),
      mostra(40, 'Imposta', tfr.impostaRivalutazione, { formulaBreve: '17% di col. 39, a RX10' }),
    ],
    { raccolta: tfr.tfr },
  );
