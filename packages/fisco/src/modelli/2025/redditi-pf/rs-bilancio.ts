import * as r from '../../../regole/prospetti-rs.ts';
import { annota, inserisce, mostra, rigo } from '../../scheda.ts';
import { barrata, dal, euro, fino, fiscale, intero, type Sezione, testo } from './rs-colonne.ts';

const canone = (numero: number) =>
  rigo(numero, 'Canone Rai', [
    testo(1, 'Intestatario'),
    testo(2, 'Abbonamento', 10),
    testo(3, 'Comune'),
    testo(4, 'Provincia e codice', 7),
    testo(5, 'Frazione e via'),
    testo(6, 'Numero civico', 10),
    testo(7, 'CAP', 5),
    testo(8, 'Categoria', 1),
    annota(9, 'Primo versamento', 'data'),
  ]);
const due = (numero: number, titolo: string, quale: 'iniziale' | 'perdite' | 'anno' | 'finale' | 'crediti') =>
  rigo(numero, titolo, [
    inserisce(1, 'In bilancio', r.inBilancio[quale]),
    inserisce(2, 'Valore fiscale', r.fiscali[quale]),
  ]);
/** RS40-RS117. */
export const bilancio: Sezione = {
  titolo: 'Ritenute, canone Rai, crediti e dati di bilancio',
  righi: [
    rigo(40, 'Ritenute, vantaggio e forfetario', [
      annota(1, 'Importo', 'euro', { istruzioni: 'A RN33 o a LM41.' }),
    ]),
    canone(41),
    canone(42),
    due(48, 'Svalutazioni all’inizio', 'iniziale'),
    due(49, 'Perdite dell’esercizio', 'perdite'),
    rigo(50, 'Differenza', [
      mostra(1, 'In bilancio', r.inBilancio.differenza, { formulaBreve: 'RS48 − RS49' }),
      mostra(2, 'Valore fiscale', r.fiscali.differenza, { formulaBreve: 'RS48 − RS49' }),
    ]),
    due(51, 'Svalutazioni dell’esercizio', 'anno'),
    due(52, 'Svalutazioni alla fine', 'finale'),
    due(53, 'Crediti', 'crediti'),
    ...r.attivo.map(({ rigo: numero, titolo, dato }) =>
      rigo(
        numero,
        titolo,
        numero === 98 ? [euro(1, 'Fondo'), inserisce(2, 'Valore', dato)] : [inserisce(1, 'Importo', dato)],
      ),
    ),
    rigo(106, 'Totale attivo', [mostra(1, 'Importo', r.totaleAttivo, { formulaBreve: 'da RS97 a RS105' })], {
      totale: true,
    }),
    rigo(107, 'Patrimonio netto', [
      annota(1, 'Iniziale', 'euro', { negativi: true }),
      inserisce(2, 'Finale', r.patrimonio, { negativi: true }),
    ]),
    ...r.passivo.map(({ rigo: numero, titolo, dato }) =>
      rigo(numero, titolo, [inserisce(1, 'Importo', dato)]),
    ),
    rigo(
      115,
      'Totale passivo',
      [mostra(1, 'Importo', r.totalePassivo, { formulaBreve: 'da RS107 a RS114' })],
      {
        totale: true,
      },
    ),
    rigo(116, 'Ricavi delle vendite', [euro(1, 'Importo')]),
    rigo(117, 'Altri oneri', [euro(1, 'di cui lavoro dipendente'), euro(2, 'Importo')]),
  ],
};

/** RS118-RS147. */
export const comunicazioni = (anno: number): Sezione => ({
  titolo: 'Comunicazioni',
  righi: [
    rigo(118, 'Minusvalenze su partecipazioni', [intero(1, 'Atti'), euro(2, 'Minusvalenze')]),
    rigo(119, 'Minusvalenze e differenze negative', [
      intero(1, 'Atti, azioni'),
      euro(2, 'Azioni'),
      intero(3, 'Atti, altri titoli'),
      euro(4, 'Altri titoli'),
      euro(5, 'Dividendi'),
    ]),
    rigo(120, 'Variazione dei criteri di valutazione', [barrata(1, 'Variazione')]),
    ...dal(anno, 2026, [rigo(128, 'Disallineamenti da ibridi', [barrata(1, 'Documentazione'), fiscale(2)])]),
    rigo(136, 'Riduzione dei termini di decadenza', [barrata(1, 'Presupposti')]),
    rigo(140, 'Conservazione dei documenti', [
      annota(1, 'Codice', 'codice', {
        opzioni: [
          { codice: '1', descrizione: 'Almeno un documento in modalità elettronica' },
          { codice: '2', descrizione: 'Nessun documento in modalità elettronica' },
        ],
      }),
    ]),
    rigo(147, 'Patent box', [
      barrata(1, 'Opzione'),
      barrata(2, 'Documentazione'),
      ...fino(anno, 2025, [barrata(3, 'Comunicazione')]),
    ]),
  ],
});
