import * as r from '../../../regole/concordato.ts';
import { inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const fasce = [
  { codice: '1', descrizione: 'Da 8' },
  { codice: '2', descrizione: 'Da 6 a meno di 8' },
  { codice: '3', descrizione: 'Meno di 6' },
];

export const quadroCP: QuadroScheda = {
  codice: 'CP',
  titolo: 'Concordato preventivo biennale',
  titoloBreve: 'Concordato',
  fascicolo: 3,
  copertura: 'indicativo',
  nota: 'Soggetti ISA. I righi da 901 sono interni: il modello li numera in altro modo. Il reddito concordato si indica già rettificato di plusvalenze, minusvalenze e partecipazioni.',
  dipendeDa: ['RE', 'RF', 'RG'],
  sezioni: [
    {
      titolo: 'Concordato (dati interni)',
      righi: [
        rigo(901, 'Reddito concordato', [
          inserisce(1, 'Concordato', r.redditoConcordato, {
            istruzioni: 'Prende il posto dei redditi di RE, RF e RG.',
          }),
          inserisce(2, 'Anno precedente', r.redditoPrecedente, { istruzioni: 'Proposta, rigo P04.' }),
          inserisce(3, 'Opzione', r.opzione, { istruzioni: 'Imposta sostitutiva sul maggior reddito.' }),
          inserisce(4, 'Punteggio ISA', r.fasciaIsa, { opzioni: fasce }),
        ]),
        rigo(902, 'Imposta sostitutiva', [
          mostra(1, 'Maggior reddito', r.eccedenza, { formulaBreve: 'col. 1 − col. 2' }),
          mostra(2, 'Imposta', r.imposta, {
            formulaBreve: '10%, 12% o 15%',
            istruzioni: 'F24, codice 4071.',
          }),
        ]),
        rigo(
          903,
          'Reddito soggetto a IRPEF',
          [mostra(1, 'A RN1', r.ordinario, { formulaBreve: 'CP901 − CP902' })],
          { totale: true },
        ),
      ],
    },
  ],
};
