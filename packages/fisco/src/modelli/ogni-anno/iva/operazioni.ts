import { compensazioniStampate, listStampate } from '../../../parametri/iva.ts';
import * as r from '../../../regole/iva-attive.ts';
import { inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';
import { conta, NOTA, perModulo, quadroIva, tassata, unoConSegno } from './parti.ts';

/** A rigo whose kinds are summed, with a place of ours for what is not told apart. */
const composta = (
  numero: number,
  titolo: string,
  { totale, parti, senzaDettaglio }: r.Composta,
): RigoScheda =>
  rigo(numero, titolo, [
    mostra(1, 'Totale', totale),
    ...parti.map((dato, i) => inserisce(i + 2, dato.titolo, dato, { negativi: true })),
    inserisce(90, 'Senza il dettaglio', senzaDettaglio, { negativi: true }),
  ]);

/** VE of a form: section 1 has the percentages that the form prints. */
export function makeVE(anno: number): QuadroDiAnni {
  const agricole = r.pickTassate(r.venditeAgricole, listStampate(compensazioniStampate, anno - 1));
  return perModulo(
    quadroIva(
      'VE',
      ['Operazioni attive e volume d’affari', 'Operazioni attive'],
      [
        {
          titolo: 'Operazioni imponibili agricole e professionali o commerciali',
          righi: r.vendite.map((voce, i) => tassata(20 + i, voce)),
        },
        {
          titolo: 'Conferimenti e cessioni di prodotti agricoli (art. 34)',
          righi: agricole.map((voce, i) => tassata(1 + i, voce)),
        },
        {
          titolo: 'Totale imponibile e imposta',
          righi: [
            rigo(
              24,
              'Totali',
              [mostra(1, 'Imponibile', r.imponibileVendite), mostra(2, 'Imposta', r.impostaLorda)],
              { totale: true },
            ),
            rigo(25, 'Variazioni e arrotondamenti', [
              inserisce(2, 'Imposta', r.variazioni, {
                negativi: true,
                istruzioni: 'La differenza fra l’imposta dei registri e quella dei righi, più o meno.',
              }),
            ]),
            rigo(26, 'Totale imposta', [mostra(2, 'Imposta', r.impostaVendite)], { totale: true }),
          ],
        },
        {
          titolo: 'Altre operazioni',
          righi: [
            composta(30, 'Operazioni che concorrono al plafond', r.plafond),
            unoConSegno(31, 'Non imponibili con dichiarazione d’intento', r.intenti),
            unoConSegno(32, 'Altre operazioni non imponibili', r.altreNonImponibili),
            unoConSegno(33, 'Operazioni esenti', r.esenti),
            unoConSegno(34, 'Non soggette per territorialità', r.nonTerritoriali),
            composta(35, 'Operazioni con inversione contabile', r.inversioni),
            unoConSegno(36, 'Non soggette verso terremotati', r.terremotati),
            rigo(37, 'Con imposta esigibile in anni successivi', [
              inserisce(1, 'Importo', r.esigibiliDopo, { negativi: true }),
              inserisce(2, 'di cui IVA per cassa', r.perCassa, { negativi: true }),
            ]),
            unoConSegno(38, 'Verso soggetti dell’art. 17-ter (scissione dei pagamenti)', r.scissione),
            unoConSegno(39, 'Di anni precedenti, con imposta esigibile ora (−)', r.anniPrecedenti),
            unoConSegno(40, 'Beni ammortizzabili e passaggi interni (−)', r.beniAmmortizzabili),
          ],
        },
        {
          titolo: 'Volume d’affari',
          righi: [conta(50, 'Volume d’affari', r.volumeAffari, 'VE24 + da VE30 a VE38 − VE39 − VE40')],
        },
      ],
      {
        obbligatorio: true,
        ...(anno >= 2026
          ? { nota: `${NOTA} Il rigo della logistica (L. 207/2024, art. 1, c. 57-63) non è gestito.` }
          : {}),
      },
    ),
  );
}
