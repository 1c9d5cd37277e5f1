import { PERCENTUALI } from '../../../parametri/casa.ts';
import { codiciSpesa2024 } from '../../../parametri/oneri.ts';
import * as canoni from '../../../regole/canoni.ts';
import * as lavori from '../../../regole/lavori.ts';
import * as deducibili from '../../../regole/oneri-deducibili.ts';
import * as oneri from '../../../regole/oneri-detraibili.ts';
import { inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const codici = codiciSpesa2024.map(({ codice, descrizione }) => ({ codice: String(codice), descrizione }));

const altraSpesa = (numero: number) =>
  rigo(
    numero,
    'Altre spese',
    [
      inserisce(1, 'Codice', oneri.codiceSpesa, { opzioni: codici }),
      inserisce(2, 'Importo', oneri.importoSpesa),
    ],
    { raccolta: oneri.altreSpese },
  );

const perCento = (quali: readonly number[]) =>
  quali.map((n) => ({ codice: String(n), descrizione: `${n}%` }));
const ENERGIA = PERCENTUALI.filter((n) => n !== 36);
const RECUPERO = PERCENTUALI.filter((n) => n !== 55 && n !== 60);

const lavoro = (numero: number, titolo: string, di: lavori.Lavori, percentuali: readonly number[]) =>
  rigo(
    numero,
    titolo,
    [
      inserisce(90, 'Anno', di.anno, { min: 2009, max: 2026 }),
      inserisce(91, 'Percentuale', di.aliquota, { opzioni: perCento(percentuali) }),
      inserisce(92, 'N. rata', di.numeroRata, { max: 10 }),
      inserisce(93, 'Rata', di.rata),
      mostra(94, 'Detrazione', di.detrazione, { formulaBreve: 'percentuale × rata' }),
    ],
    { raccolta: di.raccolta },
  );
const arredo = (numero: number, titolo: string, dato: (typeof lavori.arredi)['mobili']) =>
  rigo(numero, titolo, [inserisce(90, 'Rata', dato)]);

const contratti = [
  { codice: '1', descrizione: 'Canone libero' },
  { codice: '2', descrizione: 'Canone concordato' },
  { codice: '3', descrizione: 'Giovane inquilino' },
];

const sezioniCasa: QuadroScheda['sezioni'] = [
  {
    titolo: 'Sezione III-A, recupero del patrimonio edilizio',
    righi: [
      ...[41, 42, 43, 44, 45, 46, 47].map((n) =>
        lavoro(n, 'Recupero del patrimonio edilizio', lavori.recupero, RECUPERO),
      ),
      rigo(
        48,
        'Totale',
        [
          mostra(90, 'Rate', lavori.recupero.totaleRate, { formulaBreve: 'da RP41 a RP47' }),
          mostra(91, 'Detrazione', lavori.recupero.totale, { formulaBreve: 'a RN14' }),
        ],
        { totale: true },
      ),
    ],
  },
  {
    titolo: 'Sezione III-C, altre spese con detrazione del 50%',
    righi: [
      arredo(56, 'Ricarica di veicoli elettrici', lavori.arredi.ricarica),
      arredo(57, 'Mobili ed elettrodomestici', lavori.arredi.mobili),
      arredo(58, 'Mobili delle giovani coppie', lavori.arredi.coppie),
      arredo(59, 'IVA di abitazioni in classe A o B', lavori.arredi.classe),
      rigo(60, 'Totale', [mostra(90, 'Rate', lavori.totaleArredi, { formulaBreve: 'da RP56 a RP59' })], {
        totale: true,
      }),
    ],
  },
  {
    titolo: 'Sezione IV, risparmio energetico',
    righi: [
      ...[61, 62, 63, 64].map((n) => lavoro(n, 'Risparmio energetico', lavori.energia, ENERGIA)),
      rigo(65, 'Totale delle rate', [
        mostra(90, 'Rate', lavori.energia.totaleRate, { formulaBreve: 'da RP61 a RP64' }),
      ]),
      rigo(
        66,
        'Totale della detrazione',
        Object.entries(lavori.energiaPerAliquota).map(([nome, concetto], i) => mostra(i + 1, nome, concetto)),
        { totale: true },
      ),
    ],
  },
  {
    titolo: 'Sezione V, canoni di locazione',
    righi: [
      rigo(
        71,
        'Inquilini',
        [
          inserisce(90, 'Contratto', canoni.tipologia, { opzioni: contratti }),
          inserisce(91, 'Giorni', canoni.giorni, { max: 365 }),
          inserisce(92, 'Quota %', canoni.quota, { max: 100 }),
          inserisce(93, 'Canone dell’anno', canoni.canone, { istruzioni: 'Solo per i giovani, dal 2022.' }),
        ],
        { raccolta: canoni.inquilini },
      ),
      rigo(72, 'Lavoratori trasferiti', [
        inserisce(90, 'Giorni', canoni.giorniTrasferito, { max: 365 }),
        inserisce(91, 'Quota %', canoni.quotaTrasferito, { max: 100 }),
      ]),
      rigo(73, 'Affitto di terreni a giovani agricoltori', [inserisce(90, 'Canone', canoni.canoneTerreni)]),
    ],
  },
  {
    titolo: 'Sezione VI, altre detrazioni',
    righi: [rigo(81, 'Mantenimento del cane guida', [inserisce(90, 'Spetta', lavori.caneGuida)])],
  },
];

export const quadroRP: QuadroScheda = {
  codice: 'RP',
  titolo: 'Oneri e spese',
  titoloBreve: 'Oneri e spese',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Gestiti: RP1-RP4, RP7-RP13, RP15, RP21-RP25, RP27, RP39, RP41-RP48, RP56-RP66, RP71-RP73, RP81. Delle sezioni dalla III alla VI le colonne da 90 sono interne: si indica la rata già entro il tetto, con la sua percentuale. Codici e limiti delle altre spese da riscontrare sulle istruzioni.',
  dipendeDa: ['RC'],
  sezioni: [
    {
      titolo: 'Sezione I, spese detraibili',
      righi: [
        rigo(1, 'Spese sanitarie', [
          inserisce(1, 'Patologie esenti', oneri.patologie),
          inserisce(2, 'Spese sanitarie', oneri.sanitarie),
        ]),
        rigo(2, 'Spese sanitarie per familiari non a carico', [
          inserisce(1, 'Importo', oneri.sanitarieFamiliari),
        ]),
        rigo(3, 'Spese sanitarie per persone con disabilità', [
          inserisce(1, 'Importo', oneri.sanitarieDisabili),
        ]),
        rigo(4, 'Veicoli per persone con disabilità', [inserisce(1, 'Importo', oneri.veicoli)]),
        rigo(7, 'Interessi mutui abitazione principale', [inserisce(1, 'Importo', oneri.mutuo)]),
        ...[8, 9, 10, 11, 12, 13].map(altraSpesa),
        rigo(
          15,
          'Totale spese',
          [
            inserisce(1, 'Rateizzazione', oneri.rateizza),
            mostra(2, 'Spese sanitarie', oneri.sanitarieAmmesse, { formulaBreve: 'RP1 + RP2 + RP3' }),
            mostra(3, 'Altre al 19%', oneri.altreAmmesse19, { formulaBreve: 'RP4 + RP7 + RP8-RP13' }),
            mostra(4, 'Totale al 19%', oneri.totale19, { formulaBreve: 'RP15 col. 2 + col. 3' }),
            mostra(5, 'Al 26%', oneri.totale26),
            mostra(6, 'Al 30%', oneri.totale30),
            mostra(7, 'Al 35%', oneri.totale35),
            mostra(8, 'Al 90%', oneri.totale90),
          ],
          { totale: true },
        ),
      ],
    },
    {
      titolo: 'Sezione II, spese deducibili',
      righi: [
        rigo(21, 'Contributi previdenziali e assistenziali', [
          inserisce(1, 'Importo', deducibili.contributi, {
            istruzioni: 'Senza i contributi del quadro LM: l’eccedenza di LM49 è già in RP39.',
          }),
        ]),
        rigo(22, 'Assegno al coniuge', [inserisce(2, 'Importo', deducibili.assegno)]),
        rigo(23, 'Contributi per addetti ai servizi domestici', [
          inserisce(1, 'Importo', deducibili.serviziDomestici),
        ]),
        rigo(24, 'Erogazioni a istituzioni religiose', [
          inserisce(1, 'Importo', deducibili.istituzioniReligiose),
        ]),
        rigo(25, 'Spese mediche di persone con disabilità', [inserisce(1, 'Importo', deducibili.disabili)]),
        rigo(27, 'Previdenza complementare ordinaria', [
          inserisce(1, 'Dedotta dal sostituto', deducibili.previdenzaDedotta),
          inserisce(2, 'Non dedotta', deducibili.previdenzaNonDedotta),
        ]),
        rigo(
          39,
          'Totale oneri deducibili',
          [mostra(1, 'Totale', deducibili.oneriDeducibili, { formulaBreve: 'da RP21 a RP27 + LM49' })],
          {
            totale: true,
          },
        ),
      ],
    },
    ...sezioniCasa,
  ],
};
