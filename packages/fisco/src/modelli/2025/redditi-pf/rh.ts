import * as r from '../../../regole/partecipazioni.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const partecipazione = (numero: number) =>
  rigo(
    numero,
    'Partecipazione',
    [
      annota(1, 'Codice fiscale della società', 'codiceFiscale'),
      annota(2, 'Tipo', 'intero', { max: 99 }),
      annota(3, 'Quota %', 'percentuale', { max: 100 }),
      inserisce(4, 'Reddito o perdita', r.quotaReddito, { negativi: true }),
      inserisce(8, 'Ritenute', r.ritenuteQuota),
      inserisce(90, 'Società semplice', r.isSocietaSemplice),
    ],
    { raccolta: r.partecipazioni },
  );

export const quadroRH: QuadroScheda = {
  codice: 'RH',
  titolo: 'Redditi di partecipazione in società di persone',
  titoloBreve: 'Partecipazioni',
  fascicolo: 2,
  copertura: 'indicativo',
  nota: 'Gestiti i redditi positivi e le ritenute. Non gestiti: perdite e loro compensazione, redditi minimi delle società non operative, crediti d’imposta trasferiti, società in trasparenza fiscale, detrazione dell’art. 13, c. 5 per i soci di imprese minori (indicare RN7 a mano). La colonna 90 è interna; la 8 e i codici del tipo sono da riscontrare.',
  dipendeDa: [],
  sezioni: [
    { titolo: 'Sezione I, dati delle società', righi: [1, 2, 3, 4].map(partecipazione) },
    {
      titolo: 'Riepilogo',
      righi: [
        rigo(14, 'Redditi di partecipazione in imprese e associazioni', [
          mostra(1, 'Totale', r.redditoImpresa, { formulaBreve: 'da RH1 a RH4' }),
        ]),
        rigo(
          17,
          'Totale redditi di partecipazione',
          [mostra(1, 'Totale', r.redditoImpresa, { formulaBreve: 'a RN1' })],
          { totale: true },
        ),
        rigo(
          18,
          'Redditi di partecipazione in società semplici',
          [mostra(1, 'Totale', r.redditoSocietaSemplici, { formulaBreve: 'a RN1' })],
          { totale: true },
        ),
        rigo(
          19,
          'Totale ritenute',
          [mostra(1, 'Totale', r.ritenutePartecipazioni, { formulaBreve: 'a RN33' })],
          { totale: true },
        ),
      ],
    },
  ],
};
