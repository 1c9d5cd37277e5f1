import { annota, type QuadroScheda, rigo } from '../../scheda.ts';

/** The cards of the choices. The form gives no numbers to their boxes: righi and colonne here are ours. */
export const quadroPM: QuadroScheda = {
  codice: 'PM',
  titolo: 'Scelte dell’otto, del cinque e del due per mille',
  titoloBreve: 'Scelte per mille',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'La numerazione è interna. L’elenco dei beneficiari non è controllato: la scelta si scrive come sta sulla scheda.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Otto per mille dell’IRPEF',
      righi: [
        rigo(1, 'Otto per mille', [
          annota(1, 'Scheda presente', 'barrata'),
          annota(2, 'Beneficiario scelto', 'testo', { lunghezza: 80 }),
        ]),
      ],
    },
    {
      titolo: 'Cinque per mille dell’IRPEF',
      righi: [
        rigo(2, 'Cinque per mille', [
          annota(1, 'Scheda presente', 'barrata'),
          annota(2, 'Finalità scelta', 'testo', { lunghezza: 80 }),
          annota(3, 'Codice fiscale del beneficiario', 'codiceFiscale'),
        ]),
      ],
    },
    {
      titolo: 'Due per mille dell’IRPEF',
      righi: [
        rigo(3, 'Due per mille', [
          annota(1, 'Scheda presente', 'barrata'),
          annota(2, 'Partito scelto', 'testo', { lunghezza: 80 }),
        ]),
      ],
    },
  ],
};
