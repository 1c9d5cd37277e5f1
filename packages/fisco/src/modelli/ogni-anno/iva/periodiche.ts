import * as acconto from '../../../regole/iva-acconto.ts';
import * as p from '../../../regole/iva-periodiche.ts';
import * as r from '../../../regole/iva-prospetti.ts';
import { annota, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';
import { scelteMetodo, scelteTrimestre, scelteVersante } from './codici.ts';
import { campi, NOTA, quadroIva } from './parti.ts';

export const quadroVH = quadroIva(
  'VH',
  ['Variazioni delle comunicazioni periodiche', 'Variazioni'],
  [
    {
      titolo: 'Liquidazioni periodiche',
      righi: [
        ...r.variazioniPeriodi.map(({ rigo: numero, titolo, credito, debito }) =>
          rigo(numero, titolo, [
            inserisce(1, 'Crediti', credito),
            inserisce(2, 'Debiti', debito),
            annota(3, 'Subforniture', 'barrata'),
          ]),
        ),
        rigo(17, 'Acconto dovuto', [
          inserisce(1, 'Importo', r.accontoVariato),
          annota(2, 'Metodo', 'codice', { opzioni: scelteMetodo }),
        ]),
      ],
    },
  ],
  {
    nota: `${NOTA} Si compila per inviare, integrare o correggere comunicazioni omesse o errate, con tutti i periodi.`,
  },
);

const MESI = Array.from({ length: 12 }, (_, i) => ({ codice: String(i + 1), descrizione: String(i + 1) }));

/** VP: from the form of 2020, one modulo for each period. */
function listVP(): readonly RigoScheda[] {
  const { periodo } = p;
  const righi: readonly RigoScheda[] = [
    rigo(1, 'Periodo', [
      inserisce(1, 'Mese', periodo.mese, { tipo: 'codice', opzioni: MESI }),
      inserisce(2, 'Trimestre', periodo.trimestre, { tipo: 'codice', opzioni: scelteTrimestre }),
      annota(3, 'Subforniture', 'barrata'),
      annota(4, 'Eventi eccezionali', 'codice', {
        opzioni: [
          { codice: '1', descrizione: 'Codice 1' },
          { codice: '9', descrizione: 'Codice 9' },
        ],
      }),
      annota(5, 'Operazioni straordinarie', 'barrata'),
    ]),
    rigo(2, periodo.attive.titolo, [inserisce(1, 'Importo', periodo.attive, { negativi: true })]),
    rigo(3, periodo.passive.titolo, [inserisce(1, 'Importo', periodo.passive, { negativi: true })]),
    rigo(4, periodo.esigibile.titolo, [inserisce(1, 'Importo', periodo.esigibile, { negativi: true })]),
    rigo(5, periodo.detratta.titolo, [inserisce(1, 'Importo', periodo.detratta, { negativi: true })]),
    rigo(6, 'Differenza', [
      mostra(1, 'IVA dovuta', p.periodoDovuta),
      mostra(2, 'IVA a credito', p.periodoCredito),
    ]),
    rigo(7, periodo.debitoPrecedente.titolo, [inserisce(1, 'Importo', periodo.debitoPrecedente)]),
    rigo(8, periodo.creditoPeriodo.titolo, [inserisce(1, 'Importo', periodo.creditoPeriodo)]),
    rigo(9, periodo.creditoAnno.titolo, [inserisce(1, 'Importo', periodo.creditoAnno, { negativi: true })]),
    rigo(10, periodo.auto.titolo, [inserisce(1, 'Importo', periodo.auto)]),
    rigo(11, periodo.crediti.titolo, [inserisce(1, 'Importo', periodo.crediti)]),
    rigo(12, periodo.interessi.titolo, [inserisce(1, 'Importo', periodo.interessi)]),
    rigo(13, periodo.acconto.titolo, [
      inserisce(1, 'Metodo', periodo.metodo, { tipo: 'codice', opzioni: scelteMetodo }),
      inserisce(2, 'Importo', periodo.acconto),
    ]),
    rigo(
      14,
      'IVA da versare o a credito',
      [mostra(1, 'Da versare', p.periodoDaVersare), mostra(2, 'A credito', p.periodoACredito)],
      { totale: true },
    ),
  ];
  return righi.map((uno, i) => ({
    ...uno,
    raccolta: p.liquidazioniIva,
    ...(i === 0 ? {} : { continua: true as const }),
  }));
}
export const quadroVP = quadroIva(
  'VP',
  ['Liquidazioni periodiche del quarto trimestre', 'Quarto trimestre'],
  [{ titolo: 'Liquidazione', righi: listVP() }],
  {
    dal: 2020,
    nota: `${NOTA} Sta per la comunicazione del quarto trimestre, se la dichiarazione parte entro febbraio.`,
  },
);

const CINQUE = [1, 2, 3, 4, 5] as const;
/** VQ: from the form of 2020. */
export const quadroVQ = quadroIva(
  'VQ',
  ['Versamenti periodici omessi', 'Versamenti omessi'],
  [
    {
      titolo: 'Versamenti di anni precedenti',
      righi: CINQUE.map((numero) =>
        rigo(
          numero,
          `Anno ${numero}`,
          [
            inserisce(1, p.omesso.anno.titolo, p.omesso.anno, { min: 2018, max: 2099 }),
            inserisce(2, p.omesso.nonVersata.titolo, p.omesso.nonVersata),
            inserisce(3, p.omesso.nonMaturato.titolo, p.omesso.nonMaturato),
            inserisce(4, p.omesso.versataPrima.titolo, p.omesso.versataPrima),
            inserisce(5, p.omesso.avviso.titolo, p.omesso.avviso),
            inserisce(6, p.omesso.cartella.titolo, p.omesso.cartella),
            inserisce(7, p.omesso.sospesa.titolo, p.omesso.sospesa),
            mostra(8, p.creditoMaturato.titolo, p.creditoMaturato),
            ...campi(9, 10, (colonna, titolo) => annota(colonna, titolo, 'testo', { lunghezza: 30 })),
          ],
          { raccolta: p.omessiIva },
        ),
      ),
    },
  ],
  { dal: 2020, nota: `${NOTA} Il credito maturato di tutti i righi si indica in VL12.` },
);

/** CS: in the form of 2023 alone; its fields are not known, these are ours. */
export const quadroCS = quadroIva(
  'CS',
  ['Contributo straordinario contro il caro bollette', 'Caro bollette'],
  [
    {
      titolo: 'Contributo',
      righi: [
        rigo(901, 'Saldi delle liquidazioni', [
          inserisce(1, p.saldiBollette.prima.titolo, p.saldiBollette.prima, { negativi: true }),
          inserisce(2, p.saldiBollette.dopo.titolo, p.saldiBollette.dopo, { negativi: true }),
        ]),
        rigo(902, 'Contributo dovuto', [
          mostra(1, 'Incremento', p.incremento),
          mostra(2, 'Contributo', p.contributo, {
            istruzioni: '25% dell’incremento, se è almeno il 10% e supera 5.000 euro.',
          }),
        ]),
      ],
    },
  ],
  { dal: 2023, al: 2023, nota: 'Prospetto interno: i campi del quadro non sono noti.' },
);

const decimale = { tipo: 'decimale' } as const;
/** The advance of the year after, by the three methods: ours, in cents, as it is paid. */
export const quadroZA: QuadroDiAnni = quadroIva(
  'ZA',
  ['Acconto dell’anno successivo', 'Acconto'],
  [
    {
      titolo: 'Metodo storico',
      righi: [
        rigo(1, 'Chi versa', [
          inserisce(1, 'Tipo', acconto.chiVersa, { tipo: 'codice', opzioni: scelteVersante }),
        ]),
        rigo(2, 'Base', [
          inserisce(1, 'Debito dell’ultimo periodo, al lordo dell’acconto', acconto.debitoUltimo, decimale),
          inserisce(2, 'Acconto versato per l’anno della dichiarazione', acconto.accontoVersato, decimale),
          mostra(3, 'Base', acconto.baseStorica, {
            ...decimale,
            istruzioni:
              'Trimestrali per opzione: il saldo della dichiarazione senza interessi, con l’acconto versato. Mensili che erano trimestrali: un terzo.',
          }),
        ]),
        rigo(3, 'Acconto storico', [
          mostra(1, 'Importo', acconto.storico, { ...decimale, formulaBreve: '88% della base' }),
        ]),
      ],
    },
    {
      titolo: 'Metodi previsionale e analitico',
      righi: [
        rigo(4, 'Previsionale', [
          inserisce(1, 'Debito previsto dell’ultimo periodo', acconto.debitoPrevisto, decimale),
          mostra(2, 'Acconto', acconto.previsionale, {
            ...decimale,
            formulaBreve: '88% del debito previsto',
          }),
        ]),
        rigo(5, 'Analitico', [
          inserisce(1, 'Imposta fino al 20 dicembre', acconto.operazioniVenti.imposta, decimale),
          inserisce(2, 'Detrazioni fino al 20 dicembre', acconto.operazioniVenti.detrazioni, decimale),
          mostra(3, 'Acconto', acconto.analitico, decimale),
        ]),
      ],
    },
    {
      titolo: 'Confronto',
      righi: [
        rigo(6, 'Il più basso', [
          mostra(1, 'Importo', acconto.piuBasso, decimale),
          mostra(2, 'Metodo', acconto.metodoPiuBasso, { tipo: 'codice', opzioni: scelteMetodo }),
        ]),
        rigo(
          7,
          'Acconto dovuto',
          [
            mostra(1, 'Importo', acconto.accontoDovuto, {
              ...decimale,
              formulaBreve: 'zero sotto 103,29 euro',
            }),
          ],
          { totale: true },
        ),
      ],
    },
  ],
  {
    dipendeDa: ['VL'],
    nota: 'Prospetto interno: il modello non ha righi per l’acconto. Il metodo previsionale espone a sanzione se il debito è maggiore del previsto.',
  },
);
