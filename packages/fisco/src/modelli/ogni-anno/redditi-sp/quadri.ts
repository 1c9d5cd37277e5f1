import { e, non, oltre, parte, uguale } from '../../../engine/index.ts';
import * as r from '../../../regole/societa-persone.ts';
import { annota, type Controllo, inserisce, mostra, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const INTERNI = 'I righi da 901 sono interni: il modello li numera in altro modo.';
type Sezioni = QuadroDiAnni['sezioni'];
const quadro = (
  codice: string,
  titolo: string,
  titoloBreve: string,
  nota: string,
  dipendeDa: readonly string[],
  sezioni: Sezioni,
): QuadroDiAnni => ({
  codice,
  titolo,
  titoloBreve,
  fascicolo: 1,
  copertura: 'indicativo',
  nota: `${INTERNI} ${nota}`,
  dipendeDa,
  sezioni,
});

export const quadroRG = quadro(
  'RG',
  'Impresa in contabilità semplificata',
  'Impresa, semplificata',
  'Solo i totali.',
  [],
  [
    {
      titolo: 'Reddito (dati interni)',
      righi: [
        rigo(901, 'Componenti positivi', [inserisce(1, 'Totale', r.ricavi)]),
        rigo(902, 'Componenti negativi', [inserisce(1, 'Totale', r.costi)]),
        rigo(903, 'Reddito o perdita', [mostra(1, 'Importo', r.semplificata, { negativi: true })], {
          totale: true,
        }),
      ],
    },
  ],
);
export const quadroRE = quadro(
  'RE',
  'Lavoro autonomo delle associazioni',
  'Lavoro autonomo',
  'Solo i totali, con le spese per la parte deducibile.',
  [],
  [
    {
      titolo: 'Reddito (dati interni)',
      righi: [
        rigo(901, 'Compensi', [inserisce(1, 'Totale', r.compensi)]),
        rigo(902, 'Spese', [inserisce(1, 'Totale', r.spese)]),
        rigo(903, 'Reddito o perdita', [mostra(1, 'Importo', r.autonomo, { negativi: true })], {
          totale: true,
        }),
      ],
    },
  ],
);
export const quadroRN: QuadroDiAnni = {
  ...quadro(
    'RN',
    'Redditi della società da imputare ai soci',
    'Redditi dei soci',
    'I redditi dei quadri non gestiti si indicano già determinati. Non gestito: adeguamento al reddito minimo delle società non operative.',
    ['RF', 'RG', 'RE'],
    [
      {
        titolo: 'Redditi per tipo (dati interni)',
        righi: [
          rigo(901, 'Impresa', [
            mostra(1, 'Importo', r.impresa, { formulaBreve: 'RF63 + RG903', negativi: true }),
          ]),
          rigo(902, 'Lavoro autonomo', [
            mostra(1, 'Importo', r.autonomo, { formulaBreve: 'RE903', negativi: true }),
          ]),
          ...r.altriRedditi.map((voce, i) => rigo(903 + i, voce.titolo, [inserisce(1, 'Importo', voce)])),
          rigo(
            907,
            'Totale',
            [mostra(1, 'Importo', r.totale, { formulaBreve: 'da RN901 a RN906', negativi: true })],
            { totale: true },
          ),
          rigo(908, 'Ritenute', [inserisce(1, 'Importo', r.ritenute)]),
        ],
      },
    ],
  ),
  obbligatorio: true,
};
const socio = (numero: number) =>
  rigo(
    numero,
    'Socio',
    [
      annota(1, 'Codice fiscale', 'codiceFiscale'),
      annota(2, 'Cognome e nome o denominazione', 'testo', { lunghezza: 150 }),
      inserisce(3, 'Quota %', r.quota, { max: 100 }),
      inserisce(4, 'Accomandante', r.accomandante),
      inserisce(5, 'Quota di capitale', r.capitale, {
        istruzioni: 'Limite della perdita dell’accomandante.',
      }),
      mostra(6, 'Impresa', r.redditoSocio, { formulaBreve: 'a RH col. 4 del socio', negativi: true }),
      mostra(7, 'Lavoro autonomo', r.autonomoSocio, { negativi: true }),
      mostra(8, 'Altri redditi', r.altriSocio),
      mostra(9, 'Ritenute', r.ritenuteSocio, { formulaBreve: 'a RH del socio' }),
    ],
    { raccolta: r.soci },
  );
export const quadroRO: QuadroDiAnni = {
  ...quadro(
    'RO',
    'Dati dei soci e imputazione dei redditi',
    'Soci',
    'Le perdite oltre il capitale degli accomandanti passano agli altri soci, secondo le quote. Ogni parte è in euro interi: l’ultimo socio prende ciò che l’arrotondamento lascia.',
    ['RN'],
    [
      { titolo: 'Soci (dati interni)', righi: [901, 902, 903, 904, 905].map(socio) },
      {
        titolo: 'Totali (dati interni)',
        righi: [
          rigo(
            911,
            'Totali',
            [
              mostra(1, 'Quote %', r.totaleQuote),
              mostra(2, 'Perdite passate agli accomandatari', r.perditaAccomandanti),
            ],
            { totale: true },
          ),
        ],
      },
    ],
  ),
  obbligatorio: true,
};

export const controlli: readonly Controllo[] = [
  {
    codice: 'QUOTE_SOCI',
    livello: 'bloccante',
    quando: e(oltre(r.totaleQuote, parte(0)), non(uguale(r.totaleQuote, parte(1)))),
    dato: r.totaleQuote,
    frase: 'Le quote dei soci non fanno 100%.',
  },
];
