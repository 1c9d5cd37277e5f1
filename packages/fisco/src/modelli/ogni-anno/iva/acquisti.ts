import { acquistiStampati, compensazioniStampate, listStampate } from '../../../parametri/iva.ts';
import { pickTassate } from '../../../regole/iva-attive.ts';
import * as d from '../../../regole/iva-detrazione.ts';
import * as g from '../../../regole/iva-margine.ts';
import * as r from '../../../regole/iva-passive.ts';
import * as t from '../../../regole/iva-rettifiche.ts';
import { inserisce, mostra, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';
import { scelteBene, scelteCessione } from './codici.ts';
import { conta, coppia, perModulo, quadroIva, solo, tassata, uno, unoConSegno } from './parti.ts';

/** From this form the righi after the rates are two further down. */
const RINUMERATO = 2022;
/** VF34: the field of the emergency stood from one form to another, and moved the percentage after it. */
const EMERGENZA = { dal: 2021, al: 2023 } as const;
const OLEOTURISMO = 2021;

/** Sections 1 and 2: what was bought. */
function listAcquisti(anno: number): QuadroDiAnni['sezioni'] {
  const base = anno >= RINUMERATO ? 17 : 15;
  const tassi = pickTassate(r.acquisti, listStampate(acquistiStampati, anno - 1));
  return [
    {
      titolo: 'Acquisti e importazioni per aliquota',
      righi: tassi.map((voce, i) => ({
        ...tassata(1 + i, voce),
        titolo: `Acquisti ${voce.titolo}`,
      })),
    },
    {
      titolo: 'Altri acquisti e importazioni',
      righi: [
        unoConSegno(base, r.conPlafond.titolo, r.conPlafond),
        rigo(base + 1, 'Altri acquisti non imponibili, non soggetti o esenti', [
          inserisce(1, 'Non imponibili, non soggetti, regimi speciali', r.nonImponibili, { negativi: true }),
          inserisce(2, 'Esenti e importazioni non soggette', r.acquistiEsenti, { negativi: true }),
        ]),
        unoConSegno(base + 2, r.daAgevolati.titolo, r.daAgevolati),
        unoConSegno(base + 3, r.daTerremotati.titolo, r.daTerremotati),
        unoConSegno(base + 4, r.indetraibili.titolo, r.indetraibili),
        unoConSegno(base + 5, r.nonAmmessi.titolo, r.nonAmmessi),
        unoConSegno(base + 6, r.differiti.titolo, r.differiti),
        unoConSegno(base + 7, `${r.acquistiPrecedenti.titolo} (−)`, r.acquistiPrecedenti),
      ],
    },
    {
      titolo: 'Totali',
      righi: [
        rigo(
          base + 8,
          'Totale acquisti e importazioni',
          [mostra(1, 'Imponibile', r.totaleAcquisti), mostra(2, 'Imposta', r.impostaAcquistiLorda)],
          { totale: true },
        ),
        rigo(base + 9, 'Variazioni e arrotondamenti', [
          inserisce(2, 'Imposta', r.variazioniAcquisti, { negativi: true }),
        ]),
        rigo(base + 10, 'Totale imposta', [mostra(2, 'Imposta', r.impostaAcquisti)], { totale: true }),
        rigo(
          base + 11,
          'di cui intracomunitari, importazioni, San Marino',
          r.provenienze.map((dato, i) => inserisce(i + 1, dato.titolo, dato, { negativi: true })),
        ),
        rigo(
          base + 12,
          'Ripartizione del totale',
          r.ripartizione.map((dato, i) => inserisce(i + 1, dato.titolo, dato, { negativi: true })),
        ),
      ],
    },
  ];
}

function listEsenti(anno: number): QuadroDiAnni['sezioni'][number] {
  const p = d.proRata;
  const emergenza = anno >= EMERGENZA.dal && anno <= EMERGENZA.al;
  const altri = [p.oro, p.accessorie, p.senzaDetrazione, p.ammortizzabili, p.nonSoggette, p.editoria];
  const importi = [...altri, p.conDiritto, p.senzaDiritto, ...solo(emergenza, p.emergenza)];
  return {
    titolo: '3-A. Operazioni esenti',
    righi: [
      coppia(31, 'Acquisti per operazioni imponibili occasionali', d.occasionali),
      rigo(32, d.soleEsenti.titolo, [inserisce(1, 'Barrare', d.soleEsenti)]),
      rigo(33, d.dispensa.titolo, [inserisce(1, 'Barrare', d.dispensa)]),
      rigo(34, 'Dati per la percentuale di detrazione', [
        ...importi.map((dato, i) => inserisce(i + 1, dato.titolo, dato, { negativi: true })),
        mostra(importi.length + 1, 'Percentuale di detrazione', d.percentuale, {
          istruzioni: 'In punti interi: fino a 0,5 per difetto, oltre per eccesso (art. 19-bis).',
        }),
      ]),
      uno(35, d.plafondNonAssolta.titolo, d.plafondNonAssolta),
      uno(36, d.detraibileOro.titolo, d.detraibileOro),
      conta(37, d.detraibileEsenti.titolo, d.detraibileEsenti),
    ],
  };
}

function listAgricole(anno: number): QuadroDiAnni['sezioni'][number] {
  const righe = pickTassate(d.agricole, listStampate(compensazioniStampate, anno - 1));
  return {
    titolo: '3-B. Imprese agricole (art. 34)',
    righi: [
      coppia(38, 'Imprese miste: operazioni diverse', d.miste),
      ...righe.map((voce, i) => ({ ...tassata(39 + i, voce), titolo: `Prodotti agricoli ${voce.titolo}` })),
      coppia(51, 'Variazioni e arrotondamenti', d.variazioniAgricole),
      rigo(
        52,
        'Totali',
        [mostra(1, 'Imponibile', d.imponibileAgricolo), mostra(2, 'Imposta', d.impostaAgricola)],
        { totale: true },
      ),
      uno(53, d.detraibileMiste.titolo, d.detraibileMiste),
      uno(54, d.detraibileNonImponibili.titolo, d.detraibileNonImponibili),
      conta(55, d.detraibileAgricola.titolo, d.detraibileAgricola, 'VF52 + VF53 + VF54'),
    ],
  };
}

const BENI = [901, 902, 903, 904, 905] as const;
/** The adjustments one good at a time: the form counts them on a page of its own, these righi are ours. */
const sezioneRettifiche: QuadroDiAnni['sezioni'][number] = {
  titolo: 'Prospetto interno delle rettifiche (art. 19-bis2)',
  righi: [
    ...BENI.map((numero) =>
      rigo(
        numero,
        `Bene ${numero - 900}`,
        [
          inserisce(1, t.bene.genere.titolo, t.bene.genere, { opzioni: scelteBene }),
          inserisce(2, t.bene.imposta.titolo, t.bene.imposta),
          inserisce(3, t.bene.allora.titolo, t.bene.allora),
          inserisce(4, t.bene.ora.titolo, t.bene.ora),
          inserisce(5, t.bene.cessione.titolo, t.bene.cessione, { opzioni: scelteCessione }),
          inserisce(6, t.bene.residui.titolo, t.bene.residui, { min: 1, max: 10 }),
          inserisce(7, t.bene.impostaCessione.titolo, t.bene.impostaCessione),
          mostra(8, t.rettifica.titolo, t.rettifica),
        ],
        { raccolta: t.rettificheIva },
      ),
    ),
    conta(906, 'Totale da indicare in VF70', t.totaleRettifiche),
  ],
};

const rigoMargine = (numero: number, titolo: string, margine: g.Margine) =>
  rigo(numero, titolo, [
    inserisce(1, margine.corrispettivi.titolo, margine.corrispettivi),
    inserisce(2, margine.costi.titolo, margine.costi),
    inserisce(3, margine.precedente.titolo, margine.precedente),
    mostra(4, margine.lordo.titolo, margine.lordo),
    mostra(5, margine.imponibile.titolo, margine.imponibile, { istruzioni: 'Si indica in VE23 col. 1.' }),
    mostra(6, margine.imposta.titolo, margine.imposta),
    mostra(7, margine.daRiportare.titolo, margine.daRiportare),
  ]);
/** What is taxed by the margin: these righi are ours, what they count is typed in VE. */
const sezioneMargine: QuadroDiAnni['sezioni'][number] = {
  titolo: 'Prospetto interno del margine',
  righi: [
    rigoMargine(911, 'Beni usati, margine globale dell’anno (aliquota 22%)', g.margineGlobale),
    rigoMargine(912, 'Agenzie di viaggio, servizi nell’Unione europea', g.margineAgenzie),
  ],
};

/** VF of a form. */
export function makeVF(anno: number): QuadroDiAnni {
  const { oleoturismo, ...primi } = d.metodi;
  const metodi = [...Object.values(primi), ...solo(anno >= OLEOTURISMO, oleoturismo)];
  return perModulo(
    quadroIva(
      'VF',
      ['Operazioni passive e IVA ammessa in detrazione', 'Operazioni passive'],
      [
        ...listAcquisti(anno),
        {
          titolo: '3. Metodo della detrazione',
          righi: [
            rigo(
              30,
              'Metodo utilizzato',
              metodi.map((dato, i) => inserisce(i + 1, dato.titolo, dato)),
            ),
          ],
        },
        listEsenti(anno),
        listAgricole(anno),
        {
          titolo: '3-C. Casi particolari',
          righi: [
            rigo(60, d.esentiOccasionali.titolo, [inserisce(1, 'Barrare', d.esentiOccasionali)]),
            rigo(61, d.margineOccasionale.titolo, [inserisce(1, 'Barrare', d.margineOccasionale)]),
            coppia(62, 'Imprese agricole: operazioni occasionali art. 34-bis', d.connesseOccasionali),
          ],
        },
        sezioneRettifiche,
        sezioneMargine,
        {
          titolo: '4. IVA ammessa in detrazione',
          righi: [
            unoConSegno(70, 'Totale rettifiche (art. 19-bis2)', d.rettifiche),
            rigo(
              71,
              'IVA ammessa in detrazione',
              [
                mostra(1, 'Importo', d.detraibile),
                inserisce(90, 'Determinata a parte', d.detraibileAParte, {
                  negativi: true,
                  istruzioni:
                    'Per chi la conta su un prospetto suo (agenzie di viaggio, margine): prende il posto del calcolo.',
                }),
              ],
              { totale: true },
            ),
          ],
        },
      ],
      { obbligatorio: true, dipendeDa: ['VE', 'VO'] },
    ),
  );
}

/** VJ: the same righi in every form. */
export const quadroVJ = perModulo(
  quadroIva(
    'VJ',
    ['Imposta su particolari operazioni', 'Reverse charge'],
    [
      {
        titolo: 'Operazioni con imposta dovuta da chi acquista',
        righi: r.particolari.map((voce, i) => coppia(i + 1, voce.titolo, voce)),
      },
      {
        titolo: 'Totale',
        righi: [
          rigo(
            19,
            'Totale imposta',
            [
              mostra(2, 'Imposta', r.impostaParticolari),
              inserisce(90, 'Senza il dettaglio dei righi', r.particolariSenzaDettaglio, { negativi: true }),
            ],
            { totale: true },
          ),
        ],
      },
    ],
  ),
);
