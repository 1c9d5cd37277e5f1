import * as r from '../../../regole/lavoro-autonomo.ts';
import { annota, type Colonna, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';
import { rigoAttivita } from './rf.ts';

const spesa = (numero: number, dato: typeof r.compensi, titolo = dato.titolo) =>
  rigo(numero, titolo, [inserisce(1, 'Importo', dato)]);
/** A total, and before it the part of it that the form wants apart. */
const conDiCui = (numero: number, diCui: string, dato: typeof r.compensi) =>
  rigo(numero, dato.titolo, [
    annota(1, diCui, 'euro', { istruzioni: 'Già compresa in col. 2.' }),
    inserisce(2, 'Importo', dato),
  ]);

const impatriati = [
  ['1', 'Concorre il 50%'],
  ['2', 'Concorre il 30%'],
  ['4', 'Concorre il 10%, Mezzogiorno'],
  ['5', 'Concorre il 50%, proroga'],
  ['6', 'Concorre il 50%, opzione'],
  ['7', 'Concorre il 10%, opzione'],
  ['8', 'Concorre il 50%, dal 2024'],
  ['9', 'Concorre il 40%, dal 2024 con figli'],
] as const;
/** Of who came before 2024 alone, until the form of that year. */
const listImpatriati = (anno: number) =>
  impatriati
    .filter(([codice]) => anno >= 2025 || !['8', '9'].includes(codice))
    .map(([codice, descrizione]) => ({ codice, descrizione }));

/** RE11 has three columns since the bonus on who is hired: before it one. */
const dipendenti = (anno: number) =>
  anno < 2025
    ? spesa(11, r.dipendenti)
    : rigo(11, r.dipendenti.titolo, [
        annota(1, 'Maggiorazione 20%', 'euro', { istruzioni: 'Già compresa in col. 3.' }),
        annota(2, 'Maggiorazione 30%', 'euro', { istruzioni: 'Già compresa in col. 3.' }),
        inserisce(3, 'Totale', r.dipendenti),
      ]);
/** RE21: two columns before amateur sport and the limit of the State aids. */
const differenza = (anno: number): readonly Colonna[] => {
  const finale = anno < 2024 ? 3 : 5;
  return [
    inserisce(1, 'Ricerca', r.ricerca, { istruzioni: 'Docenti e ricercatori: concorre il 10%.' }),
    inserisce(2, 'Prodotto all’estero', r.estero),
    ...(anno < 2024
      ? []
      : [inserisce(3, 'Non agevolato', r.nonAgevolato), inserisce(4, 'Lavoro sportivo', r.sportivo)]),
    mostra(finale, 'Differenza', r.differenza, {
      formulaBreve: anno < 2025 ? 'RE6 − RE20' : 'RE6 − RE20, o CP9 col. 3',
      negativi: true,
    }),
  ];
};

/** RE of a form year. */
export const makeQuadroRE = (anno: number): QuadroScheda => ({
  codice: 'RE',
  titolo: 'Redditi di lavoro autonomo',
  titoloBreve: 'Lavoro autonomo',
  fascicolo: 3,
  copertura: 'esatto',
  nota: 'Le colonne da 91 e il rigo 901 sono interni: il modello non li numera. Ammortamenti, canoni, immobili e telefonia si indicano per la parte deducibile.',
  dipendeDa: anno < 2025 ? [] : ['CP'],
  sezioni: [
    {
      titolo: 'Compensi',
      righi: [
        rigoAttivita(anno),
        rigo(2, 'Compensi', [
          inserisce(1, 'Convenzionali ONG', r.convenzionali, { istruzioni: 'Senza spese: vanno in RE23.' }),
          inserisce(2, 'Compensi', r.compensi, { istruzioni: 'Percepiti nell’anno.' }),
        ]),
        spesa(3, r.altriProventi),
        spesa(4, r.plusvalenze),
        conDiCui(5, 'Adeguamento ISA', r.compensiIsa),
        rigo(
          6,
          'Totale compensi',
          [mostra(1, 'Totale', r.totaleCompensi, { formulaBreve: 'da RE2 col. 2 a RE5' })],
          {
            totale: true,
          },
        ),
      ],
    },
    {
      titolo: 'Spese',
      righi: [
        conDiCui(7, 'Maggiorazione', r.ammortamenti),
        conDiCui(8, 'Maggiorazione', r.leasing),
        spesa(9, r.canoni),
        rigo(10, r.immobili.titolo, [
          inserisce(1, 'Importo', r.immobili),
          ...(anno < 2025 ? [] : [inserisce(91, 'RE10A, immateriali', r.immateriali)]),
        ]),
        dipendenti(anno),
        spesa(12, r.terzi),
        spesa(13, r.interessi),
        spesa(14, r.consumi),
        rigo(15, 'Alberghi e ristoranti', [
          mostra(1, 'Deducibile', r.alberghiDeducibili, { formulaBreve: '75%, fino al 2% di RE6 − RE4' }),
          ...(anno < 2026
            ? [
                inserisce(2, 'Addebitate al committente', r.alberghiAddebitati, {
                  istruzioni: 'Spese dell’incarico addebitate analiticamente: senza limite.',
                }),
                mostra(3, 'Totale deducibile', r.totaleAlberghi, { formulaBreve: 'col. 1 + col. 2' }),
              ]
            : []),
          inserisce(91, 'Spesa', r.alberghi),
        ]),
        rigo(16, 'Spese di rappresentanza', [
          inserisce(1, 'Alberghi e ristoranti', r.alberghiRappresentanza, {
            istruzioni: 'Il 75% della spesa.',
          }),
          inserisce(2, 'Altre spese', r.rappresentanza),
          mostra(3, 'Deducibile', r.rappresentanzaDeducibile, {
            formulaBreve: 'col. 1 + col. 2, fino all’1% di RE6 − RE4',
          }),
        ]),
        rigo(17, 'Formazione', [
          inserisce(1, 'Alberghi e ristoranti', r.alberghiFormazione, { istruzioni: 'Il 75% della spesa.' }),
          mostra(2, 'Corsi deducibili', r.corsiDeducibili, { formulaBreve: 'fino a 10.000, con col. 1' }),
          mostra(3, 'Certificazioni', r.certificazioniDeducibili, { formulaBreve: 'fino a 5.000' }),
          mostra(4, 'Deducibile', r.formazioneDeducibile, { formulaBreve: 'col. 2 + col. 3' }),
          inserisce(91, 'Spesa per corsi', r.formazione),
          inserisce(92, 'Spesa certificazioni', r.certificazioni),
        ]),
        spesa(18, r.minusvalenze),
        rigo(19, 'Altre spese', [
          inserisce(1, 'IRAP 10%', r.irapForfettaria),
          inserisce(2, 'IRAP personale', r.irapPersonale),
          inserisce(3, 'IMU', r.imu),
          mostra(4, 'Totale', r.totaleAltreSpese, { formulaBreve: 'col. 1 + 2 + 3 + altre' }),
          inserisce(91, 'Altre documentate', r.altreSpese),
        ]),
        rigo(20, 'Totale spese', [mostra(1, 'Totale', r.totaleSpese, { formulaBreve: 'da RE7 a RE19' })], {
          totale: true,
        }),
      ],
    },
    {
      titolo: 'Reddito',
      righi: [
        rigo(21, 'Differenza', differenza(anno)),
        ...(anno < 2023 ? [spesa(22, r.redditoSostitutiva)] : []),
        rigo(23, 'Reddito o perdita', [
          mostra(1, 'Reddito', r.redditoLordo, { formulaBreve: 'RE21, con le agevolazioni', negativi: true }),
        ]),
        rigo(24, 'Perdite precedenti', [
          mostra(1, 'Utilizzate', r.perditeUsate, { formulaBreve: 'fino a RE23' }),
          inserisce(91, 'Residue', r.perditePrecedenti, { istruzioni: 'Solo quelle del 2006 e del 2007.' }),
        ]),
        rigo(
          25,
          'Reddito o perdita',
          [mostra(1, 'A RN1', r.reddito, { formulaBreve: 'RE23 − RE24', negativi: true })],
          { totale: true },
        ),
        rigo(26, 'Ritenute d’acconto', [
          inserisce(1, 'A RN33', r.ritenute, { istruzioni: 'Certificazioni uniche, lavoro autonomo.' }),
        ]),
        rigo(901, 'Agevolazioni (dati interni)', [
          inserisce(1, 'Impatriati', r.impatriati, { opzioni: listImpatriati(anno) }),
          inserisce(2, 'Sport altrove', r.sportivoAltrove, {
            istruzioni: 'Compensi sportivi esenti già contati in RC o LM: riducono i 15.000 euro.',
          }),
        ]),
      ],
    },
  ],
});

export const quadroRE = makeQuadroRE(2025);
