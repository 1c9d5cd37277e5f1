import { oltre, zeroEuro } from '../../../engine/index.ts';
import * as c from '../../../regole/crediti-imprese.ts';
import { annota, type Controllo, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const interni = (da: number, quanti: number) => Array.from({ length: quanti }, (_, i) => da + i);
const INTERNI = 'I righi da 901 sono interni: il modello li numera in altro modo.';

export const quadroRU: QuadroScheda = {
  codice: 'RU',
  titolo: 'Crediti d’imposta concessi alle imprese',
  titoloBreve: 'Crediti alle imprese',
  fascicolo: 3,
  copertura: 'indicativo',
  nota: `Un rigo per credito, con il suo residuo. ${INTERNI} Non sono presenti le sezioni di dettaglio.`,
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Crediti (dati interni)',
      righi: [
        ...interni(901, 6).map((numero) =>
          rigo(
            numero,
            'Credito',
            [
              annota(1, 'Codice credito', 'testo', { lunghezza: 4 }),
              inserisce(2, 'Residuo precedente', c.residuoPrecedente),
              inserisce(3, 'Spettante', c.spettante),
              inserisce(4, 'Utilizzato in F24', c.utilizzato),
              inserisce(5, 'Ceduto', c.ceduto),
              inserisce(7, 'Utilizzato in dichiarazione', c.inDichiarazione),
              mostra(6, 'Residuo', c.residuo, { formulaBreve: 'col. 2 + 3 − 4 − 5 − 7', negativi: true }),
            ],
            { raccolta: c.creditiImprese },
          ),
        ),
        rigo(
          907,
          'Totali',
          [
            mostra(4, 'Utilizzato in F24', c.totaleUtilizzato),
            mostra(7, 'Utilizzato in dichiarazione', c.totaleInDichiarazione, { formulaBreve: 'a RN35' }),
            mostra(6, 'Residuo', c.totaleResiduo, { negativi: true }),
          ],
          { totale: true },
        ),
      ],
    },
  ],
};

/** The quadro is one for every form: its check goes with it. */
export const controlloCrediti: Controllo = {
  codice: 'CREDITO_OLTRE_SPETTANTE',
  livello: 'bloccante',
  raccolta: c.creditiImprese,
  quando: oltre(zeroEuro, c.residuo),
  dato: c.utilizzato,
  frase: 'Il credito utilizzato e ceduto supera quello spettante e il residuo precedente.',
};
