import * as r from '../../../regole/plusvalenze.ts';
import { partecipazioni } from '../../../regole/rivalutazioni.ts';
import { inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const rivalutazione = (numero: number) =>
  rigo(
    numero,
    'Partecipazione rivalutata',
    [
      inserisce(1, 'Valore rivalutato', partecipazioni.valore),
      inserisce(90, 'Già versata', partecipazioni.versata),
      mostra(91, 'Imposta dovuta', partecipazioni.dovuta, { formulaBreve: 'col. 1 × aliquota' }),
      mostra(92, 'Da versare', partecipazioni.daVersare, { formulaBreve: 'dovuta − già versata' }),
    ],
    { raccolta: partecipazioni.raccolta },
  );

export const quadroRT: QuadroScheda = {
  codice: 'RT',
  titolo: 'Plusvalenze di natura finanziaria',
  titoloBreve: 'Plusvalenze',
  fascicolo: 2,
  copertura: 'indicativo',
  nota: 'Gestiti plusvalenze al 26%, cripto-attività, rivalutazioni e, con la parte imponibile già determinata, le partecipazioni qualificate cedute prima del 2019. Righi e colonne da riscontrare sul modello; interni i righi da 901 e le colonne da 90. Non gestiti: plusvalenze al 20%, società in Stati a regime privilegiato. Le minusvalenze di quattro anni prima che restano scadono: la scadenza si conta solo per quelle indicate anno per anno, e non per le cripto-attività.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Plusvalenze al 26%',
      righi: [
        rigo(21, 'Totale dei corrispettivi', [inserisce(1, 'Importo', r.corrispettivi)]),
        rigo(22, 'Totale dei costi', [inserisce(1, 'Importo', r.costi)]),
        rigo(23, 'Plusvalenze', [
          mostra(1, 'Minusvalenza', r.minusvalenza, { formulaBreve: 'RT22 − RT21' }),
          mostra(2, 'Plusvalenza', r.plusvalenza, { formulaBreve: 'RT21 − RT22' }),
        ]),
        rigo(24, 'Minusvalenze di anni precedenti', [
          inserisce(1, 'Importo', r.minusPrecedenti),
          ...r.minusAnni.map(({ dato, eta }) =>
            inserisce(94 - eta, `di cui di ${r.nameEta(eta)} prima`, dato, {
              istruzioni: 'Parte di RT24 e RT25. Le più vecchie si usano per prime.',
            }),
          ),
        ]),
        rigo(25, 'Minusvalenze certificate dagli intermediari', [
          inserisce(1, 'Importo', r.minusCertificate),
        ]),
        rigo(26, 'Differenza', [
          mostra(1, 'Imponibile', r.imponibile, { formulaBreve: 'RT23 col. 2 − RT24 − RT25' }),
        ]),
        rigo(27, 'Imposta sostitutiva', [mostra(1, 'Imposta', r.imposta, { formulaBreve: '26% di RT26' })]),
        rigo(28, 'Eccedenza precedente', [inserisce(1, 'Importo', r.eccedenza)]),
        rigo(
          29,
          'Imposta sostitutiva dovuta',
          [mostra(1, 'Dovuta', r.debito, { formulaBreve: 'RT27 − RT28, a RX18' })],
          { totale: true },
        ),
        rigo(901, 'Minusvalenze da riportare', [
          mostra(1, 'Importo', r.minusDaRiportare, { formulaBreve: 'RT23, RT24, RT25' }),
          ...r.minusAnni.map(({ resta, eta }) =>
            mostra(6 - eta, eta === 4 ? 'Scadute' : `di cui di ${r.nameEta(eta)} prima`, resta),
          ),
        ]),
      ],
    },
    {
      titolo: 'Cripto-attività',
      righi: [
        rigo(911, 'Corrispettivi', [inserisce(1, 'Importo', r.criptoCorrispettivi)]),
        rigo(912, 'Costi', [inserisce(1, 'Importo', r.criptoCosti)]),
        rigo(913, 'Minusvalenze di anni precedenti', [inserisce(1, 'Importo', r.criptoMinus)]),
        rigo(914, 'Plusvalenza imponibile', [
          mostra(1, 'Imponibile', r.criptoImponibile, { formulaBreve: 'oltre la franchigia' }),
        ]),
        rigo(
          915,
          'Imposta sostitutiva',
          [mostra(1, 'Imposta', r.criptoImposta, { formulaBreve: 'a RX19' })],
          { totale: true },
        ),
      ],
    },
    {
      titolo: 'Partecipazioni qualificate cedute prima del 2019 (dati interni)',
      righi: [
        rigo(921, 'Plusvalenza incassata nell’anno', [
          inserisce(1, 'Parte imponibile', r.qualificate, {
            istruzioni: 'Già ridotta alla parte imponibile dell’anno della cessione.',
          }),
          mostra(2, 'Reddito', r.redditoQualificate, { formulaBreve: 'a RN1' }),
        ]),
      ],
    },
    { titolo: 'Rivalutazione delle partecipazioni', righi: [105, 106].map(rivalutazione) },
  ],
};
