import * as a from '../../../regole/contributi-artigiani.ts';
import * as s from '../../../regole/contributi-separata.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const gestioni = [
  { codice: '1', descrizione: 'Artigiano' },
  { codice: '2', descrizione: 'Commerciante' },
];
/** Of the letters of the form only these are known. */
const riduzioni = [
  { codice: 'C', descrizione: 'Forfetario, riduzione del 35%' },
  { codice: 'E', descrizione: 'Nuovo iscritto del 2025, riduzione del 50%' },
];
const aliquote = [
  { codice: 'A', descrizione: 'Altra copertura previdenziale (24%)' },
  { codice: 'C', descrizione: 'Piena' },
];

const iscritto = (numero: number) =>
  rigo(
    numero,
    'Iscritto',
    [
      annota(1, 'Codice fiscale', 'codiceFiscale'),
      annota(2, 'Codice INPS', 'testo', { lunghezza: 17 }),
      inserisce(3, 'Reddito effettivo', a.reddito, {
        istruzioni: 'Al netto delle perdite, senza togliere i contributi. Anche sotto il minimale.',
      }),
      inserisce(4, 'Dal mese', a.dalMese, { min: 1, max: 12 }),
      inserisce(5, 'Al mese', a.alMese, { min: 1, max: 12 }),
      inserisce(6, 'Dopo il 1995', a.senzaAnzianita, { istruzioni: 'Nessun contributo al 31/12/1995.' }),
      inserisce(7, 'Riduzione', a.riduzione, { opzioni: riduzioni }),
      mostra(10, 'Minimale', a.minimale, { formulaBreve: 'minimale × mesi / 12' }),
      mostra(11, 'IVS', a.ivs, { formulaBreve: 'aliquota su col. 10' }),
      mostra(12, 'Maternità', a.maternita),
      inserisce(14, 'Versato sul minimale', a.minimaleVersato, { istruzioni: 'F24, codici AF e CF.' }),
      mostra(16, 'Minimale a debito', a.minimaleDebito, { formulaBreve: 'col. 11 + 12 − 14' }),
      mostra(17, 'Minimale a credito', a.minimaleCredito),
      mostra(24, 'Reddito oltre il minimale', a.eccedenza, { formulaBreve: 'col. 3 − col. 10' }),
      mostra(25, 'Contributo', a.contributo, { formulaBreve: 'aliquote su col. 24' }),
      inserisce(27, 'Acconti versati', a.eccedenzaVersata, { istruzioni: 'F24, codici AP e CP.' }),
      mostra(29, 'A debito', a.eccedenzaDebito, { formulaBreve: 'col. 25 − 27' }),
      mostra(30, 'A credito', a.eccedenzaCredito),
      inserisce(91, 'Gestione', a.gestione, {
        opzioni: gestioni,
        istruzioni: 'Dato interno: nel modello lo dice il codice INPS.',
      }),
      inserisce(92, 'Pensionato oltre 65 anni', a.pensionato, {
        istruzioni: 'Contributi dimezzati, a domanda. Dato interno.',
      }),
    ],
    { raccolta: a.iscritti },
  );

export const quadroRR: QuadroScheda = {
  codice: 'RR',
  titolo: 'Contributi previdenziali',
  titoloBreve: 'Contributi',
  fascicolo: 2,
  copertura: 'indicativo',
  nota: 'Colonne da riscontrare sul modello. Righi da 901 e colonne da 91 sono interni: il modello non li numera. Non gestiti: reddito concordato (col. 3B-3D), minori di 21 anni, lavoratori sportivi (sez. III), geometri.',
  dipendeDa: ['LM', 'RE', 'RF', 'RG'],
  sezioni: [
    {
      titolo: 'Sezione I, artigiani e commercianti',
      righi: [
        rigo(1, 'Azienda', [annota(1, 'Codice azienda INPS', 'testo', { lunghezza: 17 })]),
        ...[2, 3].map(iscritto),
        rigo(
          901,
          'Totale sezione I (dati interni)',
          [
            mostra(1, 'A debito', a.totaleDebito, { formulaBreve: 'col. 16 + col. 29' }),
            mostra(2, 'A credito', a.totaleCredito, { formulaBreve: 'col. 17 + col. 30' }),
            mostra(3, 'Primo acconto', a.primoAcconto, {
              formulaBreve: '50%, valori {anno}',
            }),
            mostra(4, 'Secondo acconto', a.secondoAcconto),
          ],
          { totale: true },
        ),
      ],
    },
    {
      titolo: 'Sezione II, gestione separata',
      righi: [
        rigo(5, 'Gestione separata', [
          annota(1, 'Codice', 'codice'),
          inserisce(2, 'Reddito', s.reddito, { istruzioni: 'RE25 o LM34 col. 2, al netto delle perdite.' }),
          mostra(11, 'Imponibile', s.imponibile, { formulaBreve: 'col. 2 fino al massimale' }),
          inserisce(12, 'Dal mese', s.dalMese, { min: 1, max: 12 }),
          inserisce(13, 'Al mese', s.alMese, { min: 1, max: 12 }),
          inserisce(14, 'Aliquota', s.aliquota, { opzioni: aliquote }),
          mostra(15, 'Contributo', s.contributo, { formulaBreve: 'aliquota su col. 11' }),
          inserisce(16, 'Acconti versati', s.acconti, { istruzioni: 'F24, codici PXX e P10.' }),
        ]),
        rigo(
          7,
          'Contributo a debito',
          [mostra(1, 'A debito', s.debito, { formulaBreve: 'RR5 col. 15 − 16' })],
          {
            totale: true,
          },
        ),
        rigo(
          8,
          'Contributo a credito',
          [
            mostra(1, 'A credito', s.credito),
            annota(2, 'In compensazione', 'euro'),
            annota(3, 'A rimborso', 'euro'),
          ],
          { totale: true },
        ),
        rigo(902, 'Acconti {anno} (dati interni)', [
          mostra(1, 'Primo acconto', s.primoAcconto, { formulaBreve: '40% di RR5 col. 15' }),
          mostra(2, 'Secondo acconto', s.secondoAcconto, { formulaBreve: '40% di RR5 col. 15' }),
        ]),
      ],
    },
  ],
};
