import * as impresa from '../../../regole/impresa.ts';
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
      inserisce(91, 'Associazione professionale', r.isAssociazione),
    ],
    { raccolta: r.partecipazioni },
  );

export const quadroRH: QuadroScheda = {
  codice: 'RH',
  titolo: 'Redditi di partecipazione in società di persone',
  titoloBreve: 'Partecipazioni',
  fascicolo: 2,
  copertura: 'indicativo',
  nota: 'Gestiti redditi, perdite e ritenute: le perdite d’impresa si compensano con gli altri redditi d’impresa dell’anno e si riportano, quelle delle associazioni riducono gli altri redditi. Non gestiti: perdite di società semplici, crediti d’imposta trasferiti, società in trasparenza fiscale, detrazione dell’art. 13, c. 5 per i soci di imprese minori (indicare RN7 a mano). Il reddito minimo delle società non operative si indica in RN1 col. 4. Le colonne 90 e 91 e i righi da 901 sono interni; la 8 e i codici del tipo sono da riscontrare.',
  dipendeDa: ['RF', 'RG'],
  sezioni: [
    { titolo: 'Sezione I, dati delle società', righi: [1, 2, 3, 4].map(partecipazione) },
    {
      titolo: 'Riepilogo',
      righi: [
        rigo(14, 'Redditi di partecipazione in imprese', [
          mostra(1, 'Redditi meno perdite', r.nettoImprese, { formulaBreve: 'da RH1 a RH4', negativi: true }),
        ]),
        rigo(
          17,
          'Totale redditi di partecipazione',
          [mostra(1, 'Totale', impresa.redditoQuote, { formulaBreve: 'a RN1', negativi: true })],
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
    {
      titolo: 'Perdite (dati interni)',
      righi: [
        rigo(901, 'Perdite precedenti', [
          inserisce(1, 'Limitata 80%', impresa.perditeQuote.limitate),
          inserisce(2, 'Piena', impresa.perditeQuote.piene),
          mostra(3, 'Utilizzate', impresa.perditeQuote.usate),
          mostra(4, 'Limitate da riportare', impresa.perditeQuote.limitateResidue),
          mostra(5, 'Piene da riportare', impresa.perditeQuote.pieneResidue),
        ]),
        rigo(902, 'Perdite dell’anno', [
          mostra(1, 'Usate su RF e RG', impresa.perditeQuoteUsate),
          mostra(2, 'Di RF e RG usate qui', impresa.perditaUsataQuote),
          mostra(3, 'Da riportare', impresa.perditaQuoteAnno),
        ]),
      ],
    },
  ],
};
