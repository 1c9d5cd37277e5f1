import { codiciSpesa2024 } from '../../../parametri/oneri.ts';
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

export const quadroRP: QuadroScheda = {
  codice: 'RP',
  titolo: 'Oneri e spese',
  titoloBreve: 'Oneri e spese',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Gestiti: RP1-RP4, RP7-RP13, RP15, RP21-RP25, RP27, RP39. Codici e limiti delle altre spese da riscontrare sulle istruzioni.',
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
  ],
};
