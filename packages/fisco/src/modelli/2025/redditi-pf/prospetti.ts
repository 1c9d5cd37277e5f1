import { oltre, zeroEuro } from '../../../engine/index.ts';
import * as c from '../../../regole/crediti-imprese.ts';
import * as impresa from '../../../regole/impresa.ts';
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

export const quadroRS: QuadroScheda = {
  codice: 'RS',
  titolo: 'Prospetti comuni ai quadri',
  titoloBreve: 'Prospetti comuni',
  fascicolo: 3,
  copertura: 'indicativo',
  nota: 'Solo le perdite d’impresa da riportare (RS12 e RS13) e gli aiuti di Stato (RS401). Le colonne da 91 e i righi da 901 sono interni. Le perdite si indicano in RF901 e nel quadro LM; gli altri prospetti non sono gestiti.',
  dipendeDa: ['RF', 'RG', 'RH', 'RD'],
  sezioni: [
    {
      titolo: 'Perdite d’impresa non compensate',
      righi: [
        rigo(12, 'In misura limitata', [
          mostra(1, 'Dell’anno', impresa.perditaLimitataAnno, { formulaBreve: 'RF902 e RH902' }),
          mostra(2, 'Totale', impresa.totaleLimitate, { formulaBreve: 'non usate + col. 1' }),
        ]),
        rigo(13, 'In misura piena', [
          mostra(1, 'Dell’anno', impresa.perditaPienaAnno, { formulaBreve: 'dei primi tre anni' }),
          mostra(2, 'Totale', impresa.totalePiene, { formulaBreve: 'non usate + col. 1' }),
        ]),
      ],
    },
    {
      titolo: 'Aiuti di Stato',
      righi: [
        rigo(
          401,
          'Aiuto di Stato',
          [
            annota(1, 'Codice aiuto', 'codice'),
            inserisce(91, 'Importo', c.importoAiuto, { istruzioni: 'Dato interno: colonna da riscontrare.' }),
          ],
          { raccolta: c.aiuti },
        ),
        rigo(901, 'Totale (dato interno)', [mostra(1, 'Aiuti', c.totaleAiuti)], { totale: true }),
      ],
    },
    {
      titolo: 'Quadri non gestiti da dichiarare (dati interni)',
      righi: [
        rigo(902, 'Da compilare con un altro strumento', [
          inserisce(1, 'FC', c.impreseEstere, { istruzioni: 'Imprese estere controllate.' }),
          inserisce(2, 'NR', c.nuovoResidente, { istruzioni: 'Opzione dei nuovi residenti.' }),
          inserisce(3, 'TR', c.trasferimento, { istruzioni: 'Trasferimento della residenza all’estero.' }),
        ]),
      ],
    },
  ],
};
