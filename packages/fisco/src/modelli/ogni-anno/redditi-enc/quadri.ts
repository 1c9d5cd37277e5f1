import * as e from '../../../regole/attivita-estere.ts';
import * as r from '../../../regole/enti.ts';
import * as f from '../../../regole/enti-redditi.ts';
import * as c from '../../../regole/redditi-categorie.ts';
import { autonomo } from '../../../regole/societa-persone.ts';
import { inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import { PRIMO_PATRIMONIALE } from '../categorie/enti.ts';
import { makeRighi398 } from '../impresa/forfetario-398.ts';
import { makeSezioneRateazioni } from '../impresa/rateazioni.ts';
import { makeRigoRX, sezioneCreditiVecchi } from '../redditi-sc/altri.ts';
import { makeRighiSaldo } from '../redditi-sc/rn.ts';
import { makeSezionePerdite } from '../redditi-sc/rs.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const quadro = { fascicolo: 1, copertura: 'indicativo' } as const;
const INTERNI = 'I righi da 901 sono interni.';

export const quadroRC: QuadroDiAnni = {
  ...quadro,
  codice: 'RC',
  titolo: 'Reddito di enti a contabilità pubblica',
  titoloBreve: 'Contabilità pubblica',
  nota: `${INTERNI} I costi delle due attività si deducono per la parte dei ricavi commerciali.`,
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Reddito (dati interni)',
      righi: [
        rigo(901, 'Componenti positivi', [inserisce(1, 'Importo', f.entratePubbliche)]),
        rigo(902, 'Componenti negativi', [inserisce(1, 'Importo', f.spesePubbliche)]),
        rigo(903, 'Costi promiscui', [
          inserisce(1, 'Costi', f.costiPromiscui),
          inserisce(2, 'Ricavi commerciali', f.ricaviCommerciali),
          inserisce(3, 'Ricavi e proventi in tutto', f.tutteEntrate),
          mostra(4, 'Deducibili', f.promiscuiDeducibili, { formulaBreve: 'col. 1 × col. 2 / col. 3' }),
        ]),
        rigo(904, 'Reddito', [mostra(1, 'Importo', f.redditoPubblico, { negativi: true })], { totale: true }),
      ],
    },
  ],
};

/** Flat regimes: they stand with RG, whose books they share. */
export const sezioniForfetari: QuadroDiAnni['sezioni'] = [
  {
    titolo: 'Regime forfetario (art. 145, dati interni)',
    righi: [
      rigo(951, 'Ricavi', [
        inserisce(1, 'Servizi', f.ricaviServizi),
        inserisce(2, 'Altre attività', f.ricaviAltri),
        inserisce(3, 'Altri componenti', f.altriComponenti),
        mostra(4, 'Reddito', f.redditoForfetario),
      ]),
    ],
  },
  {
    titolo: 'Associazioni (L. 398/1991, dati interni)',
    righi: makeRighi398(f.associazione, [961, 962, 963, 964]),
  },
];

const altro = (numero: number): RigoScheda[] =>
  r.altriRedditi
    .filter(({ rigo: suo }) => suo === numero)
    .map(({ quadro: nome, rigo: suo, dato, reddito }) =>
      rigo(suo, dato.titolo, [
        mostra(1, `Quadro ${nome}`, reddito, { formulaBreve: `${nome} + col. 90` }),
        inserisce(90, 'Già determinato', dato, { istruzioni: `Ciò che non sta nel quadro ${nome}.` }),
      ]),
    );

export const quadroRN: QuadroDiAnni = {
  ...quadro,
  codice: 'RN',
  titolo: 'Reddito complessivo e IRES',
  titoloBreve: 'IRES',
  obbligatorio: true,
  nota: `${INTERNI} L’ordine dei redditi da RN2 a RN10 e i righi RN16-RN18 e RN21-RN34 sono da riscontrare. Le colonne da 90 sono interne. La perdita d’impresa non riduce gli altri redditi.`,
  dipendeDa: 'RF RG RE RC RS RA RB RD RH RL RT PN CE RK'.split(' '),
  sezioni: [
    {
      titolo: 'Redditi',
      righi: [
        ...altro(1),
        ...altro(2),
        rigo(3, 'Contabilità pubblica', [mostra(1, 'Quadro RC', f.redditoPubblico, { negativi: true })]),
        ...altro(4),
        rigo(5, 'Lavoro autonomo', [mostra(1, 'Quadro RE', autonomo, { negativi: true })]),
        rigo(6, 'Reddito d’impresa', [
          mostra(1, 'Reddito', r.redditoDiImpresa, { formulaBreve: 'RF, RG, RC e regimi forfetari' }),
          mostra(90, 'Perdita', r.perditaImpresa, { formulaBreve: 'da riportare' }),
        ]),
        ...altro(8),
        ...altro(9),
        rigo(987, 'Dividendi', [
          inserisce(1, 'Importo', f.dividendi),
          inserisce(2, 'Interesse generale', f.interesseGenerale),
          mostra(3, 'Imponibili', f.dividendiImponibili),
        ]),
        ...altro(11),
      ],
    },
    {
      titolo: 'Reddito complessivo',
      righi: [
        rigo(13, 'Reddito', [
          mostra(1, 'Reddito minimo', r.minimoComodo, { formulaBreve: 'RH7 col. 1 + col. 93' }),
          inserisce(93, 'Fuori di RH', r.minimoIndicato, { istruzioni: 'RS57, RF58 o RG26, il maggiore.' }),
          inserisce(2, 'Legge 112/2016', r.liberalita112),
          inserisce(3, 'Liberalità', r.liberalita),
          mostra(91, 'Somma dei redditi', r.sommaRedditi),
          mostra(90, 'Perdite scomputate', r.perdite.usate),
          mostra(6, 'Reddito', r.reddito),
        ]),
        rigo(14, 'Crediti su dividendi e fondi', [inserisce(1, 'Importo', r.creditiDividendi)]),
        rigo(15, 'Oneri deducibili', [
          inserisce(90, 'Oneri (RS31)', r.oneri),
          mostra(1, 'Usati', r.oneriUsati, { formulaBreve: 'fino a RN13 col. 6 + RN14' }),
          inserisce(2, 'Terzo settore', r.terzoSettore),
          inserisce(91, 'Altre deduzioni', r.altreDeduzioni),
        ]),
        rigo(16, 'Reddito imponibile', [mostra(1, 'Importo', r.imponibile)], { totale: true }),
        rigo(916, 'Ai beneficiari del trust', [
          mostra(1, 'Importo', r.trust.totale, { formulaBreve: 'da PN921' }),
        ]),
        rigo(909, 'Riduzione alla metà', [
          inserisce(1, 'Ente con IRES ridotta alla metà', r.agevolato, {
            istruzioni: 'Art. 6 del D.P.R. 601/1973: imposta al 12%.',
          }),
          inserisce(2, 'di cui ad aliquota piena', r.redditoPieno),
        ]),
        rigo(17, 'Imponibile ridotto', [mostra(1, 'Importo', r.imponibileRidotto)]),
        rigo(18, 'Imponibile pieno', [mostra(1, 'Importo', r.imponibilePieno)]),
        rigo(19, 'IRES lorda', [mostra(1, 'Importo', r.saldoEnte.imposta)]),
        rigo(20, 'Detrazioni', [
          inserisce(91, 'Galliera: erogato', r.galliera),
          mostra(1, 'Galliera', r.gallieraUsata, { formulaBreve: 'fino al 30% di RN19' }),
          ...r.altreDetrazioni.map(({ colonna, dato }) => inserisce(colonna, dato.titolo, dato)),
          inserisce(92, 'Oneri (RS43)', r.oneriDetraibili),
          mostra(6, 'Oneri', r.detrazioneOneri, { formulaBreve: '19%' }),
        ]),
      ],
    },
    {
      titolo: 'Imposta',
      righi: makeRighiSaldo(
        r.saldoEnte,
        {
          ...{ detrazioni: 917, netta: 21, crediti: [22, 23, 24, 25, 26], dovuta: 28, creditiImprese: 29 },
          ...{ eccedenza: 30, compensata: 31, ricevute: 931, acconti: 32, debito: 33, credito: 34 },
        },
        { esteri: r.creditoEstero.totale, ricevute: r.eccedenzeGruppo.ricevute.totale },
      ),
    },
  ],
};

export const quadroRS: QuadroDiAnni = {
  ...quadro,
  codice: 'RS',
  titolo: 'Prospetti vari',
  titoloBreve: 'Prospetti',
  nota: INTERNI,
  dipendeDa: ['RN'],
  sezioni: [
    {
      titolo: 'Perdite d’impresa',
      righi: [rigo(44, 'In misura limitata', [mostra(6, 'Da riportare', r.limitateTotali)])],
    },
    makeSezionePerdite(r.perdite),
    makeSezioneRateazioni([931, 932]),
  ],
};
const DEBITO = 'A debito';
export const makeQuadroRX = (anno: number): QuadroDiAnni => ({
  ...quadro,
  codice: 'RX',
  titolo: 'Compensazioni e rimborsi',
  titoloBreve: 'Compensazioni',
  nota: INTERNI,
  dipendeDa: ['RN', 'RK', 'RM', 'RT', 'RQ', 'RW'],
  sezioni: [
    {
      titolo: 'Debiti e crediti',
      righi: [
        makeRigoRX(1, 'IRES', r.rimborso, 'col. 2 + 3 − 4 − RK911'),
        rigo(901, 'Tassazione separata', [mostra(1, DEBITO, c.totaleRM)]),
        rigo(902, 'Imposta sulle plusvalenze', [mostra(1, DEBITO, c.rt.imposta)]),
        rigo(903, 'Imposte sostitutive', [mostra(1, DEBITO, c.rqEnte.totale)]),
        ...(anno < PRIMO_PATRIMONIALE
          ? []
          : ([e.saldoIvafe, e.saldoIvie, e.saldoCripto] as const).map((saldo, posto) =>
              rigo(904 + posto, ['IVAFE', 'IVIE', 'Imposta sulle cripto-attività'][posto] ?? '', [
                mostra(1, DEBITO, saldo.debito),
                mostra(2, 'A credito', saldo.credito),
              ]),
            )),
      ],
    },
    sezioneCreditiVecchi,
  ],
});
