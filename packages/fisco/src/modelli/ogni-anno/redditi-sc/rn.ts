import type { Concetto } from '../../../engine/index.ts';
import type { SaldoIres } from '../../../regole/catena-ires.ts';
import * as r from '../../../regole/ires.ts';
import { type Colonna, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const quadro = { fascicolo: 1, copertura: 'indicativo' } as const;
const regimi = [
  { codice: '1', descrizione: 'La società' },
  { codice: '2', descrizione: 'I soci, per trasparenza (quadro TN)' },
  { codice: '3', descrizione: 'Il gruppo, consolidato (quadro GN)' },
];

/** Where each step from the tax to the balance stands in a form. */
export interface NumeriSaldo {
  readonly detrazioni: number;
  readonly netta: number;
  readonly crediti: readonly [number, number, number, number, number];
  readonly dovuta: number;
  readonly creditiImprese: number;
  readonly eccedenza: number;
  readonly compensata: number;
  readonly ricevute: number;
  readonly acconti: number;
  readonly debito: number;
  readonly credito: number;
}

/** What of them other quadri count. */
interface DaQuadri {
  readonly esteri: Concetto;
  readonly ricevute: Concetto;
}

/** The righi from the tax to the balance, under the numbers of a form. */
export function makeRighiSaldo(
  s: SaldoIres,
  n: NumeriSaldo,
  { esteri: calcolati, ricevute: delGruppo }: DaQuadri,
): RigoScheda[] {
  const uno = (numero: number, titolo: string, dato: SaldoIres['detrazioni'], altrove: Colonna[] = []) =>
    rigo(numero, titolo, [inserisce(1, 'Importo', dato), ...altrove]);
  const conta = (numero: number, titolo: string, concetto: SaldoIres['netta'], totale = false) =>
    rigo(numero, titolo, [mostra(1, 'Importo', concetto, { negativi: true })], totale ? { totale } : {});
  const [fondi, esteri, altri, ritenute, totale] = n.crediti;
  return [
    uno(n.detrazioni, 'Detrazioni', s.detrazioni),
    conta(n.netta, 'Imposta netta', s.netta),
    uno(fondi, 'Crediti sui fondi comuni', s.creditiFondi),
    uno(esteri, 'Credito per imposte estere', s.creditiEsteri, [
      mostra(90, 'Dal quadro', calcolati, { formulaBreve: 'si somma a col. 1' }),
    ]),
    uno(altri, 'Altri crediti d’imposta', s.altriCrediti),
    uno(ritenute, 'Ritenute d’acconto', s.ritenute),
    conta(totale, 'Totale crediti e ritenute', s.crediti),
    conta(n.dovuta, 'IRES dovuta o differenza a favore', s.dovuta, true),
    uno(n.creditiImprese, 'Crediti d’imposta alle imprese', s.creditiImprese),
    uno(n.eccedenza, 'Eccedenza della dichiarazione precedente', s.eccedenza),
    uno(n.compensata, 'Eccedenza compensata in F24', s.compensata),
    uno(n.ricevute, 'Eccedenze ricevute', s.ricevute, [
      mostra(90, 'Dal quadro', delGruppo, { formulaBreve: 'si somma a col. 1' }),
    ]),
    uno(n.acconti, 'Acconti versati', s.acconti),
    conta(n.debito, 'Imposta a debito', s.debito, true),
    conta(n.credito, 'Imposta a credito', s.credito, true),
  ];
}

/** RN: from the income to the IRES, where the company itself settles it. */
export const makeQuadroRN = (anno: number): QuadroDiAnni => ({
  ...quadro,
  codice: 'RN',
  titolo: 'Determinazione dell’IRES',
  titoloBreve: 'IRES',
  obbligatorio: true,
  nota: 'Numerazione dei righi da riscontrare. Interni: RN901, RN902, RN908 (RN8A) e le colonne da 90. Le perdite si indicano in RS, con i loro anni.',
  dipendeDa: ['RF', 'RS', 'RA', 'RB', 'RH', 'RL', 'RT', 'RQ', 'PN', 'CE', 'RK'],
  sezioni: [
    {
      titolo: 'Reddito',
      righi: [
        rigo(901, 'Liquidazione', [inserisce(1, r.regime.titolo, r.regime, { opzioni: regimi })]),
        rigo(902, 'Redditi per categorie', [
          inserisce(1, 'Non residente', r.nonResidente, { istruzioni: 'Senza stabile organizzazione.' }),
          mostra(2, 'Redditi', r.categorie, { formulaBreve: 'RA, RB, RH, RL e RT' }),
        ]),
        rigo(1, 'Reddito', [
          inserisce(1, 'Legge 112/2016', r.liberalita112),
          inserisce(2, 'Liberalità', r.liberalita),
          mostra(3, 'Reddito', r.ordinario.reddito, { formulaBreve: 'RF63 + RF73 + RN902 − col. 2' }),
        ]),
        rigo(2, 'Perdita', [mostra(1, 'Importo', r.ordinario.perdita)]),
        rigo(3, 'Credito su fondi e partecipate estere', [
          inserisce(1, 'Fondi', r.creditoFondi),
          inserisce(2, 'Partecipate estere', r.creditoPrivilegiati),
        ]),
        rigo(4, 'Perdite scomputabili', [
          mostra(1, 'Misura limitata', r.ordinario.limitate, { formulaBreve: 'fino all’80%' }),
          mostra(2, 'Misura piena', r.ordinario.piene),
          mostra(4, 'Totale', r.ordinario.usate),
        ]),
        rigo(5, 'Perdite', [
          mostra(1, 'Non compensate', r.nonCompensate),
          inserisce(2, 'Proventi esenti', r.proventiEsenti),
        ]),
        rigo(
          6,
          'Reddito imponibile',
          [
            mostra(1, 'Reddito minimo', r.minimo, { formulaBreve: 'da RS125' }),
            inserisce(91, 'Start-up', r.startUp),
            mostra(92, 'ACE', r.aceUsata, { formulaBreve: 'da RS113, entro il reddito' }),
            inserisce(93, 'Altre deduzioni', r.altreDeduzioni),
            inserisce(9, 'Oneri dei non residenti', r.oneriNonResidente),
            mostra(94, 'Ai beneficiari', r.trust.totale, { formulaBreve: 'da PN921' }),
            inserisce(10, 'Terzo settore', r.terzoSettore),
            mostra(90, 'Imponibile', r.imponibile),
          ],
          { totale: true },
        ),
        rigo(7, 'Reddito ad altra aliquota', [
          inserisce(1, 'Reddito', r.altraAliquota.reddito),
          inserisce(2, 'Aliquota %', r.altraAliquota.aliquota, { max: 100 }),
        ]),
        rigo(8, 'Imponibile al 24%', [mostra(1, 'Importo', r.redditoOrdinario)]),
        ...(anno === 2026
          ? [
              rigo(908, 'IRES premiale (RN8A)', [
                inserisce(1, 'Applica', r.premiale),
                mostra(2, 'Reddito al 20%', r.redditoPremiale),
                mostra(3, 'Imposta', r.impostaPremiale),
              ]),
            ]
          : []),
        rigo(9, 'Imposta', [mostra(1, 'Importo', r.saldoSocieta.imposta)]),
      ],
    },
    {
      titolo: 'Imposta',
      righi: makeRighiSaldo(
        r.saldoSocieta,
        {
          ...{ detrazioni: 10, netta: 11, crediti: [12, 13, 14, 15, 16], dovuta: 17, creditiImprese: 18 },
          ...{ eccedenza: 19, compensata: 20, ricevute: 21, acconti: 22, debito: 23, credito: 24 },
        },
        { esteri: r.creditoEstero.totale, ricevute: r.eccedenzeGruppo.ricevute.totale },
      ),
    },
  ],
});
