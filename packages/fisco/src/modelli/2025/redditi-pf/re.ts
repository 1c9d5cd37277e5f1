import * as r from '../../../regole/lavoro-autonomo.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const spesa = (numero: number, dato: typeof r.compensi, titolo = dato.titolo) =>
  rigo(numero, titolo, [inserisce(1, 'Importo', dato)]);

export const quadroRE: QuadroScheda = {
  codice: 'RE',
  titolo: 'Redditi di lavoro autonomo',
  titoloBreve: 'Lavoro autonomo',
  fascicolo: 3,
  copertura: 'indicativo',
  nota: 'Righi da riscontrare sul modello. Le colonne da 91 sono interne: il modello non le numera. Ammortamenti, canoni, immobili e telefonia si indicano per la parte deducibile.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Compensi',
      righi: [
        rigo(1, 'Attività', [annota(1, 'Codice ATECO', 'codice', { lunghezza: 6 })]),
        rigo(2, 'Compensi', [inserisce(2, 'Compensi', r.compensi, { istruzioni: 'Percepiti nell’anno.' })]),
        spesa(3, r.altriProventi),
        spesa(4, r.plusvalenze),
        spesa(5, r.compensiIsa),
        rigo(
          6,
          'Totale compensi',
          [mostra(1, 'Totale', r.totaleCompensi, { formulaBreve: 'da RE2 a RE5' })],
          { totale: true },
        ),
      ],
    },
    {
      titolo: 'Spese',
      righi: [
        spesa(7, r.ammortamenti),
        spesa(8, r.leasing),
        spesa(9, r.canoni),
        spesa(10, r.immobili),
        spesa(11, r.dipendenti),
        spesa(12, r.terzi),
        spesa(13, r.interessi),
        spesa(14, r.consumi),
        rigo(15, 'Alberghi e ristoranti', [
          mostra(1, 'Deducibile', r.alberghiDeducibili, { formulaBreve: '75%, fino al 2% dei compensi' }),
          inserisce(91, 'Spesa', r.alberghi),
        ]),
        rigo(16, 'Spese di rappresentanza', [
          mostra(1, 'Deducibile', r.rappresentanzaDeducibile, { formulaBreve: 'fino all’1% dei compensi' }),
          inserisce(91, 'Spesa', r.rappresentanza),
        ]),
        rigo(17, 'Formazione', [
          mostra(1, 'Deducibile', r.formazioneDeducibile, { formulaBreve: 'fino a 10.000' }),
          inserisce(91, 'Spesa', r.formazione),
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
        rigo(21, 'Differenza', [
          mostra(1, 'Differenza', r.differenza, { formulaBreve: 'RE6 − RE20', negativi: true }),
        ]),
        spesa(22, r.redditoSostitutiva),
        rigo(23, 'Reddito o perdita', [
          mostra(1, 'Reddito', r.redditoLordo, { formulaBreve: 'RE21 − RE22', negativi: true }),
        ]),
        rigo(24, 'Perdite precedenti', [
          mostra(1, 'Utilizzate', r.perditeUsate, { formulaBreve: 'fino a RE23' }),
          inserisce(91, 'Residue', r.perditePrecedenti, { istruzioni: 'Solo del regime previgente.' }),
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
      ],
    },
  ],
};
