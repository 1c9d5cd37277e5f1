import * as altre from '../../../regole/altre-imposte.ts';
import { terreni } from '../../../regole/rivalutazioni.ts';
import * as r from '../../../regole/tassazione-separata.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const separato = (numero: number) =>
  rigo(
    numero,
    'Indennità e arretrati',
    [
      annota(1, 'Tipo', 'testo', { lunghezza: 3 }),
      annota(2, 'Anno', 'intero', { min: 1950, max: 2099 }),
      inserisce(3, 'Reddito', r.redditoSeparato),
      inserisce(6, 'Ritenute', r.ritenuteSeparate),
      inserisce(7, 'Opzione', r.opzioneSeparato, { istruzioni: 'Opzione per la tassazione ordinaria.' }),
    ],
    { raccolta: r.separati },
  );
const rivalutazione = (numero: number) =>
  rigo(
    numero,
    'Terreno rivalutato',
    [
      inserisce(1, 'Valore rivalutato', terreni.valore),
      inserisce(90, 'Già versata', terreni.versata),
      mostra(91, 'Imposta dovuta', terreni.dovuta, { formulaBreve: 'col. 1 × aliquota' }),
      mostra(92, 'Da versare', terreni.daVersare, { formulaBreve: 'dovuta − già versata' }),
    ],
    { raccolta: terreni.raccolta },
  );

const generi = altre.totali.map(({ rigo: numero, nome }) => ({ codice: String(numero), descrizione: nome }));
const altraImposta = (numero: number) =>
  rigo(
    numero,
    'Imposta',
    [
      inserisce(1, 'Genere', altre.genere, { opzioni: generi }),
      inserisce(2, 'Base imponibile', altre.base),
      inserisce(3, 'Aliquota %', altre.aliquota, { max: 100 }),
      mostra(4, 'Imposta', altre.imposta, { formulaBreve: 'col. 2 × col. 3' }),
    ],
    { raccolta: altre.altreImposte },
  );

export const quadroRM: QuadroScheda = {
  codice: 'RM',
  titolo: 'Tassazione separata e imposta sostitutiva',
  titoloBreve: 'Tassazione separata',
  fascicolo: 2,
  copertura: 'indicativo',
  nota: 'Righi e colonne da riscontrare sul modello; interni i righi da 901 e le colonne da 90. L’imposta a tassazione separata è liquidata dall’ufficio: qui se ne calcola l’acconto. Le altre imposte (redditi di capitale, depositi a garanzia, TFR, bonus, pignoramenti, noleggio) si contano nei righi da 911 con la loro aliquota e si riportano a mano nel quadro RX. Non gestite: imposte rimborsate, premi, lezioni private.',
  dipendeDa: [],
  sezioni: [
    { titolo: 'Indennità e arretrati', righi: [1, 2].map(separato) },
    {
      titolo: 'Redditi di capitale di fonte estera',
      righi: [
        rigo(
          12,
          'Redditi di capitale',
          [
            annota(1, 'Tipo', 'testo', { lunghezza: 2 }),
            annota(2, 'Stato estero', 'testo', { lunghezza: 3 }),
            inserisce(3, 'Reddito', r.redditoCapitale),
            inserisce(4, 'Aliquota', r.aliquotaCapitale, { max: 100 }),
            inserisce(90, 'Opzione', r.opzioneCapitale, {
              istruzioni: 'Opzione per la tassazione ordinaria.',
            }),
            mostra(91, 'Imposta', r.impostaCapitale, { formulaBreve: 'col. 3 × col. 4' }),
          ],
          { raccolta: r.capitali },
        ),
      ],
    },
    { titolo: 'Rivalutazione dei terreni', righi: [20, 21].map(rivalutazione) },
    {
      titolo: 'Altre imposte del quadro (dati interni)',
      righi: [
        ...[911, 912, 913, 914].map(altraImposta),
        rigo(
          915,
          'Totali, da indicare nel quadro RX',
          altre.totali.map(({ rigo: numero, nome, totale }, i) =>
            mostra(i + 1, nome, totale, { formulaBreve: `a RX${numero} col. 1` }),
          ),
          { totale: true },
        ),
      ],
    },
    {
      titolo: 'Riepilogo',
      righi: [
        rigo(
          901,
          'Redditi con opzione per la tassazione ordinaria',
          [
            mostra(1, 'Redditi', r.redditoOpzione, { formulaBreve: 'a RN1' }),
            mostra(2, 'Ritenute', r.ritenuteOpzione, { formulaBreve: 'a RN33' }),
          ],
          { totale: true },
        ),
        rigo(
          902,
          'Acconto sui redditi a tassazione separata',
          [
            mostra(1, 'Redditi', r.baseAcconto, { formulaBreve: 'RM1 e RM2 senza ritenute' }),
            mostra(2, 'Acconto', r.acconto, { formulaBreve: '20%, a RX12' }),
          ],
          { totale: true },
        ),
        rigo(
          903,
          'Imposta sostitutiva sui redditi di capitale esteri',
          [mostra(1, 'Imposta', r.impostaCapitali, { formulaBreve: 'RM12, a RX7' })],
          { totale: true },
        ),
      ],
    },
  ],
};
