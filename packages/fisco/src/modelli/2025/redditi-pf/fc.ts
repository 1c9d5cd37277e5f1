import * as r from '../../../regole/imprese-estere.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const euro = (colonna: number, titolo: string) => annota(colonna, titolo, 'euro');

/** A foreign company that is controlled: its income, the losses it may use, the interest it may deduct. */
export const quadroFC: QuadroScheda = {
  codice: 'FC',
  titolo: 'Imprese estere controllate',
  titoloBreve: 'Imprese estere',
  fascicolo: 3,
  copertura: 'indicativo',
  nota: 'Una sola impresa estera. FC33 si indica già determinato: le variazioni hanno qui solo i righi che le istruzioni nominano. La quota di ogni partecipante e la sua imposta si indicano in RM; RS902 dice che il quadro va finito con un altro strumento.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Sezione I, dati dell’impresa estera',
      righi: [
        rigo(1, 'Impresa estera', [
          annota(1, 'Denominazione', 'testo', { lunghezza: 100 }),
          annota(2, 'Identificativo fiscale', 'testo', { lunghezza: 30 }),
          annota(3, 'Chiusura dell’esercizio', 'data'),
          annota(4, 'Sede legale', 'testo', { lunghezza: 100 }),
          annota(5, 'Stato estero', 'testo', { lunghezza: 3 }),
          annota(6, 'Sede della stabile organizzazione', 'testo', { lunghezza: 100 }),
          annota(7, 'Stato della stabile organizzazione', 'testo', { lunghezza: 3 }),
          annota(8, 'Tipologia del controllo', 'intero', { max: 9 }),
          annota(9, 'Controllo indiretto', 'intero', { max: 9 }),
        ]),
      ],
    },
    {
      titolo: 'Sezione II-A, determinazione del reddito',
      righi: [
        rigo(2, 'Utile', [euro(1, 'Utile')]),
        rigo(3, 'Perdita', [euro(1, 'Perdita')]),
        rigo(6, 'Interessi passivi indeducibili', [
          mostra(1, 'Interessi', r.interessiIndeducibili, { formulaBreve: 'FC74 col. 1 − FC71 col. 2' }),
        ]),
        rigo(20, 'Altre variazioni in aumento', [euro(1, 'Importo')]),
        rigo(31, 'Altre variazioni in diminuzione', [euro(1, 'Importo')]),
        rigo(33, 'Reddito o perdita', [inserisce(1, 'Importo', r.risultato, { negativi: true })]),
        rigo(34, 'Erogazioni liberali', [inserisce(1, 'Importo', r.erogazioni)]),
        rigo(35, 'Reddito', [mostra(1, 'Reddito', r.reddito, { formulaBreve: 'FC33 − FC34' })]),
        rigo(36, 'Perdite di periodi precedenti', [
          inserisce(1, 'In misura limitata', r.perditeLimitate),
          inserisce(2, 'In misura piena', r.perditePiene),
          mostra(3, 'Totale', r.perdite, { formulaBreve: 'col. 1 + col. 2' }),
        ]),
        rigo(37, 'Reddito al netto delle perdite', [
          mostra(1, 'Reddito', r.redditoNetto, { formulaBreve: 'FC35 − FC36 col. 3' }),
        ]),
        rigo(38, 'Perdita', [mostra(1, 'Perdita', r.perdita, { formulaBreve: 'FC33 se negativo' })]),
        rigo(39, 'Imposte pagate all’estero', [euro(1, 'Imposte')]),
      ],
    },
    {
      titolo: 'Sezione II-B, perdite non compensate',
      righi: [
        rigo(40, 'In misura limitata', [euro(1, 'Del periodo'), euro(2, 'Totale')]),
        rigo(41, 'In misura piena', [euro(1, 'Del periodo'), euro(2, 'Totale')]),
      ],
    },
    {
      titolo: 'Sezione IV, interessi passivi',
      righi: [
        rigo(71, 'Interessi', [
          inserisce(1, 'Passivi', r.passivi),
          inserisce(2, 'Passivi pregressi', r.passiviPregressi),
          inserisce(3, 'Attivi', r.attivi),
          inserisce(4, 'Attivi pregressi', r.attiviPregressi),
          mostra(5, 'Deducibili', r.deducibili, { formulaBreve: 'entro col. 3 + col. 4' }),
          mostra(6, 'Eccedenza', r.eccedenza, { formulaBreve: 'col. 1 + 2 − 3 − 4' }),
        ]),
        rigo(72, 'ROL', [
          ...r.rolPregressi.map((dato, posto) => inserisce(posto + 1, `Pregresso ${posto + 1}`, dato)),
          inserisce(6, 'Del periodo', r.rol),
          mostra(7, 'Interessi deducibili', r.deducibiliRol, {
            formulaBreve: 'entro il pregresso e il 30% di col. 6',
          }),
        ]),
        rigo(73, 'Eccedenze di ROL', [
          mostra(1, 'Del periodo', r.rolEccedente, { formulaBreve: '30% di FC72 col. 6 − col. 7' }),
          ...r.rolResidui.map((regola, posto) => mostra(posto + 2, `Pregresso ${posto + 2}`, regola)),
        ]),
        rigo(74, 'Eccedenze di interessi', [
          mostra(1, 'Passivi', r.passiviEccedenti, { formulaBreve: 'FC71 col. 6 − FC72 col. 7' }),
          mostra(2, 'Attivi', r.attiviEccedenti),
        ]),
        rigo(75, 'Prestiti di prima del 17/6/2016', [
          euro(1, 'ROL'),
          euro(2, 'Interessi'),
          euro(3, 'Con ROL'),
          euro(4, 'ROL residuo'),
        ]),
      ],
    },
  ],
};
