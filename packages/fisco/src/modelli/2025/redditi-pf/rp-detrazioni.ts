import { tipiEnergia, tipiRecupero } from '../../../parametri/lavori.ts';
import * as altre from '../../../regole/altre-detrazioni.ts';
import * as arredi from '../../../regole/arredi.ts';
import * as canoni from '../../../regole/canoni.ts';
import * as lavori from '../../../regole/lavori.ts';
import * as startUp from '../../../regole/start-up.ts';
import { annota, type Colonna, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';
import { caselleCatasto } from './catasto.ts';

const makeOpzioni = (voci: readonly { codice: number; descrizione: string }[]) =>
  voci.map(({ codice, descrizione }) => ({ codice: String(codice), descrizione }));
const percentuali = [
  { codice: '1', descrizione: '110%' },
  { codice: '2', descrizione: '65%; 90% per il 2023, 70% per il 2024' },
  { codice: '3', descrizione: '50%, abitazione principale dal 2025' },
];
const acquisti = [{ codice: '4', descrizione: 'Ereditato, acquistato o ricevuto in donazione nell’anno' }];

/** RP41-RP47. */
const recupero = (numero: number) =>
  rigo(
    numero,
    'Recupero del patrimonio edilizio',
    [
      inserisce(1, 'Anno', lavori.recupero.anno, { min: 2012, max: 2026 }),
      inserisce(2, 'Tipologia', lavori.recupero.tipo, { opzioni: makeOpzioni(tipiRecupero) }),
      annota(3, 'Codice fiscale', 'codiceFiscale'),
      annota(4, 'Interventi particolari', 'codice', {
        opzioni: [
          { codice: '1', descrizione: 'Prosecuzione di un intervento' },
          { codice: '4', descrizione: 'Acquisto di immobili ristrutturati: 25% del prezzo' },
        ],
      }),
      annota(5, 'Acquisto, eredità, donazione', 'codice', { opzioni: acquisti }),
      annota(6, 'Maggiorazione sisma', 'barrata'),
      inserisce(7, 'Percentuale', lavori.recupero.percentuale, { opzioni: percentuali }),
      inserisce(8, 'N. rata', lavori.recupero.numeroRata, { max: 10 }),
      annota(9, 'Spesa', 'euro', { istruzioni: 'Entro il tetto dell’intervento, 96.000 euro di norma.' }),
      inserisce(10, 'Rata', lavori.recupero.rata),
      annota(11, 'N. d’ordine immobile', 'intero', { max: 99 }),
    ],
    { raccolta: lavori.recupero.raccolta },
  );
/** RP61-RP64. */
const energia = (numero: number) =>
  rigo(
    numero,
    'Risparmio energetico',
    [
      inserisce(1, 'Tipo', lavori.energia.tipo, { opzioni: makeOpzioni(tipiEnergia) }),
      inserisce(2, 'Anno', lavori.energia.anno, { min: 2008, max: 2026 }),
      annota(4, 'Casi particolari', 'codice', {
        opzioni: [
          { codice: '1', descrizione: 'Lavori iniziati prima e ancora in corso' },
          { codice: '2', descrizione: 'Immobile ereditato, acquistato o ricevuto in donazione' },
          { codice: '3', descrizione: 'I due casi insieme' },
        ],
      }),
      annota(5, 'Rideterminazione rate', 'intero', { max: 10 }),
      inserisce(6, 'Percentuale', lavori.energia.percentuale, { opzioni: percentuali }),
      inserisce(7, 'N. rata', lavori.energia.numeroRata, { max: 10 }),
      annota(8, 'Spesa totale', 'euro'),
      annota(9, 'Maggiorazione sisma', 'barrata'),
      inserisce(10, 'Rata', lavori.energia.rata),
    ],
    { raccolta: lavori.energia.raccolta },
  );
/** A column for each rate, of the instalments and of what they give. */
const perAliquota = (
  ordine: readonly lavori.AliquotaLavori[],
  quali: lavori.Lavori['rate'],
  breve: string,
): Colonna[] => ordine.map((n, i) => mostra(i + 1, `${n}%`, quali[n], { formulaBreve: breve }));
const RECUPERO = [60, 50, 65, 70, 75, 80, 85, 36, 90, 110] as const;
const ENERGIA: readonly lavori.AliquotaLavori[] = [50, 55, 65, 70, 75, 80, 85, 90, 110, 60];

const contratti = [
  { codice: '1', descrizione: 'Canone libero' },
  { codice: '2', descrizione: 'Canone concordato' },
  { codice: '4', descrizione: 'Giovane inquilino' },
];
const immobile = (numero: number) =>
  rigo(
    numero,
    'Immobile dei lavori',
    [
      annota(1, 'N. d’ordine', 'intero', { max: 99 }),
      annota(2, 'Condominio', 'barrata'),
      ...caselleCatasto(3),
    ],
    { raccolta: 'immobiliLavori' },
  );

/** Sections III to VI of RP: works on buildings, rents, start-ups and the rest. */
export const sezioniCasa: QuadroScheda['sezioni'] = [
  {
    titolo: 'Sezione III-A, recupero del patrimonio edilizio',
    righi: [
      ...[41, 42, 43, 44, 45, 46, 47].map(recupero),
      rigo(48, 'Totale rate', perAliquota(RECUPERO, lavori.recupero.rate, 'da RP41 a RP47'), {
        totale: true,
      }),
      rigo(49, 'Totale detrazione', perAliquota(RECUPERO, lavori.recupero.detrazioni, 'a RN14'), {
        totale: true,
      }),
    ],
  },
  {
    titolo: 'Sezione III-B, dati catastali degli immobili',
    righi: [
      ...[51, 52].map(immobile),
      rigo(53, 'Contratto o accatastamento', [
        annota(1, 'N. d’ordine', 'intero', { max: 99 }),
        annota(2, 'Condominio', 'barrata'),
        annota(3, 'Data del contratto', 'data'),
        annota(4, 'Serie', 'testo', { lunghezza: 3 }),
        annota(5, 'Numero e sottonumero', 'testo', { lunghezza: 12 }),
        annota(6, 'Ufficio', 'testo', { lunghezza: 3 }),
        annota(7, 'Codice identificativo', 'testo', { lunghezza: 17 }),
        annota(8, 'Data della domanda', 'data'),
        annota(9, 'Numero della domanda', 'testo', { lunghezza: 10 }),
        annota(10, 'Provincia', 'testo', { lunghezza: 2 }),
      ]),
    ],
  },
  {
    titolo: 'Sezione III-C, contributi, ricarica di veicoli, mobili',
    righi: [
      rigo(
        56,
        'Pace contributiva e ricarica di veicoli elettrici',
        [
          inserisce(1, 'Codice', arredi.ricaricaCodice, {
            opzioni: [
              { codice: '1', descrizione: 'Riscatto di periodi senza contributi' },
              { codice: '2', descrizione: 'Ricarica di veicoli elettrici' },
              { codice: '3', descrizione: 'Ricarica con il superbonus, lavori del 2020' },
              { codice: '4', descrizione: 'Ricarica con il superbonus, edifici unifamiliari' },
              { codice: '5', descrizione: 'Ricarica con il superbonus, condomini' },
            ],
          }),
          inserisce(2, 'Anno', arredi.ricaricaAnno, { min: 2019, max: 2026 }),
          annota(3, 'Spesa', 'euro'),
          inserisce(4, 'Percentuale', arredi.ricaricaPercentuale, { opzioni: percentuali.slice(0, 2) }),
          inserisce(5, 'N. rata', arredi.ricaricaNumero, { max: 10 }),
          inserisce(6, 'Rata', arredi.ricaricaRata),
        ],
        { raccolta: arredi.ricariche },
      ),
      rigo(57, 'Mobili di immobili ristrutturati', [
        inserisce(1, 'N. rata', arredi.arredi.mobiliNumero, { max: 10 }),
        annota(2, 'Spesa', 'euro'),
        inserisce(3, 'Rata', arredi.arredi.mobili),
        inserisce(4, 'N. rata, secondo immobile', arredi.arredi.secondiNumero, { max: 10 }),
        annota(5, 'Spesa, secondo immobile', 'euro'),
        inserisce(6, 'Rata, secondo immobile', arredi.arredi.secondi),
      ]),
      rigo(58, 'Mobili delle giovani coppie', [
        annota(1, 'Meno di 35 anni', 'barrata'),
        annota(2, 'Spesa del 2016', 'euro'),
        inserisce(3, 'Rata', arredi.arredi.coppie),
      ]),
      rigo(59, 'IVA di abitazioni in classe A o B', [
        inserisce(1, 'N. rata', arredi.arredi.classeNumero, { max: 10 }),
        annota(2, 'IVA pagata', 'euro'),
        inserisce(3, 'Rata', arredi.arredi.classe),
      ]),
      rigo(
        60,
        'Totale rate',
        [
          mostra(1, '50%', arredi.totaleArredi, { formulaBreve: 'da RP56 a RP59' }),
          mostra(2, '110%', arredi.rateSuper[110], { formulaBreve: 'RP56' }),
          mostra(3, '90%', arredi.rateSuper[90], { formulaBreve: 'RP56' }),
          mostra(4, '70%', arredi.rateSuper[70], { formulaBreve: 'RP56' }),
        ],
        { totale: true },
      ),
    ],
  },
  {
    titolo: 'Sezione IV, risparmio energetico',
    righi: [
      ...[61, 62, 63, 64].map(energia),
      rigo(65, 'Totale rate', perAliquota(ENERGIA, lavori.energia.rate, 'da RP61 a RP64'), { totale: true }),
      rigo(66, 'Totale detrazione', perAliquota(ENERGIA, lavori.energia.detrazioni, 'a RN16'), {
        totale: true,
      }),
    ],
  },
  {
    titolo: 'Sezione V, canoni di locazione',
    righi: [
      rigo(
        71,
        'Inquilini',
        [
          inserisce(1, 'Tipologia', canoni.tipologia, { opzioni: contratti }),
          inserisce(2, 'Giorni', canoni.giorni, { max: 365 }),
          inserisce(3, 'Percentuale', canoni.quota, { max: 100 }),
          inserisce(4, 'Canone', canoni.canone, { istruzioni: 'Canone dell’anno: solo con la tipologia 4.' }),
        ],
        { raccolta: canoni.inquilini },
      ),
      rigo(72, 'Lavoratori trasferiti', [
        inserisce(1, 'Giorni', canoni.giorniTrasferito, { max: 365 }),
        inserisce(2, 'Percentuale', canoni.quotaTrasferito, { max: 100 }),
      ]),
      rigo(73, 'Affitto di terreni a giovani agricoltori', [inserisce(1, 'Canone', canoni.canoneTerreni)]),
    ],
  },
  {
    titolo: 'Sezione VI, altre detrazioni',
    righi: [
      rigo(
        80,
        'Investimenti in start-up e PMI innovative',
        [
          annota(1, 'Codice fiscale', 'codiceFiscale'),
          annota(2, 'Tipologia', 'intero', { max: 99 }),
          annota(3, 'Importo', 'euro'),
          annota(4, 'Codice', 'intero', { max: 99 }),
          inserisce(5, 'Detrazione', startUp.detrazione, {
            istruzioni: 'Già determinata, con la parte detraibile del tipo di investimento.',
          }),
        ],
        { raccolta: startUp.investimenti },
      ),
      rigo(82, 'Mantenimento del cane guida', [inserisce(1, 'Spetta', altre.caneGuida)]),
      rigo(
        83,
        'Altre detrazioni',
        [
          inserisce(1, 'Codice', altre.codice, {
            opzioni: [
              { codice: '1', descrizione: 'Borse di studio di Regioni e Province autonome' },
              { codice: '2', descrizione: 'Donazioni all’ospedale Galliera di Genova' },
              { codice: '3', descrizione: 'Altra detrazione' },
            ],
          }),
          inserisce(2, 'Importo', altre.importo, {
            istruzioni: 'Detrazione già determinata; per il codice 2 la donazione.',
          }),
        ],
        { raccolta: altre.conCodice },
      ),
    ],
  },
  {
    titolo: 'Altri dati',
    righi: [rigo(90, 'Campione d’Italia', [annota(90, 'Importo', 'euro')])],
  },
];
