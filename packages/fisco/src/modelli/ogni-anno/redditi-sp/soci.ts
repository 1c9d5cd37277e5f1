import { rm, rq, rt } from '../../../regole/altri-quadri-sp.ts';
import * as r from '../../../regole/soci.ts';
import { annota, type Colonna, inserisce, mostra, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const ULTIMO_ACE = 2024;
const PRIMO_CONCORDATO = 2025;

/** Internal colonne: the form has what the company must say to each partner in its own prospect. */
const dalConcordato = (
  di: string,
  colonna: number,
  suo: typeof r.concordatoImpresaSocio,
): readonly Colonna[] => [
  mostra(colonna, `${di}, effettivo`, suo.effettivo, {
    formulaBreve: 'a RH col. 4 del socio',
    negativi: true,
  }),
  mostra(colonna + 1, `${di}, soglia minima`, suo.soglia, { formulaBreve: 'a RH col. 16 del socio' }),
  mostra(colonna + 2, `${di}, perdita CPB`, suo.perdita, { formulaBreve: 'a RH col. 15 del socio' }),
];
const makeSocio = (numero: number, anno: number) =>
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
      inserisce(12, 'Ritenute riattribuite', r.riattribuite, {
        istruzioni: 'Quelle che il socio, con il suo assenso, restituisce alla società.',
      }),
      mostra(90, 'Crediti d’imposta', r.creditiSocio),
      mostra(91, 'Oneri', r.oneriSocio),
      ...(anno > ULTIMO_ACE ? [] : [mostra(92, 'ACE', r.aceSocio)]),
      ...(anno < PRIMO_CONCORDATO
        ? []
        : [
            mostra(93, 'Sostitutiva del concordato', r.sostitutivaSocio, {
              formulaBreve: 'a CP3 col. 2 del socio',
            }),
            ...dalConcordato('Impresa', 95, r.concordatoImpresaSocio),
            ...dalConcordato('Lavoro autonomo', 98, r.concordatoAutonomoSocio),
          ]),
      ...(anno > PRIMO_CONCORDATO
        ? [mostra(94, 'Oltre 85.000', r.oltreLimiteSocio, { formulaBreve: 'a CP3 col. 3 del socio' })]
        : []),
    ],
    { raccolta: r.soci },
  );

/** Who administers the company, who its partners are, what each of them gets and gives back. */
export const makeQuadroRO = (anno: number): QuadroDiAnni => ({
  codice: 'RO',
  titolo: 'Dati dei soci e imputazione dei redditi',
  titoloBreve: 'Soci',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: 'I righi da 901 e le colonne da 90 sono interni: il modello li numera in altro modo; è del modello la colonna 12. Le perdite oltre il capitale degli accomandanti passano agli altri soci, secondo le quote. Ogni parte è in euro interi: l’ultimo socio prende ciò che l’arrotondamento lascia.',
  dipendeDa: ['RN', 'RP'],
  sezioni: [
    {
      titolo: 'Soci (dati interni)',
      righi: [901, 902, 903, 904, 905].map((numero) => makeSocio(numero, anno)),
    },
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
    {
      titolo: 'Ritenute riattribuite (dati interni)',
      righi: [
        rigo(912, 'Ritenute riattribuite', [
          inserisce(1, 'Residuo dell’anno precedente', r.residuePrecedenti),
          mostra(2, 'Dell’anno', r.totaleRiattribuite, { formulaBreve: 'somma della col. 12' }),
          inserisce(3, 'Utilizzate in F24', r.riattribuiteUsate),
          mostra(4, 'Residuo', r.riattribuiteCredito),
        ]),
      ],
    },
    {
      titolo: 'Amministratori e rappresentanti (dati interni)',
      righi: [921, 922, 923].map((numero) =>
        rigo(numero, 'Amministratore o rappresentante', [
          annota(1, 'Codice fiscale', 'codiceFiscale'),
          annota(2, 'Cognome e nome', 'testo', { lunghezza: 150 }),
          annota(3, 'Dalla data', 'data'),
        ]),
      ),
    },
  ],
});

/** What the company itself pays, and what its partners gave back to it. */
export const quadroRX: QuadroDiAnni = {
  codice: 'RX',
  titolo: 'Compensazioni e rimborsi',
  titoloBreve: 'Compensazioni',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Il numero dei righi è interno; le colonne sono quelle del modello. Le ritenute riattribuite (codice 6830, da riscontrare) e le imposte di RT, RM e RQ.',
  dipendeDa: ['RO', 'RT', 'RM', 'RQ'],
  sezioni: [
    {
      titolo: 'Debiti e crediti',
      righi: [
        rigo(901, 'Ritenute riattribuite', [
          mostra(2, 'Credito', r.riattribuiteCredito),
          inserisce(4, 'Rimborso', r.rimborso),
          mostra(5, 'In compensazione', r.compensazione, { formulaBreve: 'col. 2 − col. 4' }),
        ]),
        rigo(902, 'Imposta sulle plusvalenze', [
          mostra(1, 'Debito', rt.imposta, { formulaBreve: 'da RT905' }),
        ]),
        rigo(903, 'Tassazione separata', [mostra(1, 'Debito', rm.totale, { formulaBreve: 'da RM911' })]),
        rigo(904, 'Imposte sostitutive', [mostra(1, 'Debito', rq.totale, { formulaBreve: 'da RQ911' })]),
      ],
    },
  ],
};
