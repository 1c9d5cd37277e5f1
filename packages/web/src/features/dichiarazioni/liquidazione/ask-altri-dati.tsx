import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiLiquidazione as m } from '../../../messages/liquidazione.ts';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import css from './Liquidazione.module.css';
import type { ImportoPeriodo, PeriodoValori } from './valori.ts';

const LARGHEZZA = 640;
const fonteMetodi = makeFonteDati(m.metodi.map((testo, n) => ({ chiave: String(n), testo })));
const fonteEventi = makeFonteDati(m.eventi.map(([chiave, testo]) => ({ chiave, testo })));
const importi: readonly (readonly [ImportoPeriodo, boolean])[] = [
  ['creditoAnnoPrecedente', true],
  ['versamentiAuto', false],
  ['creditiImposta', false],
  ['chiestoConTr', false],
];

/** The rest of what is said of a period; of the last of the year the advance that was paid too, which is of the year. */
type AltriDati = PeriodoValori & { readonly accontoVersato: number };

/** Asks it; the advance only of the last of the year. */
export function askAltriDati(
  nome: string,
  altri: AltriDati,
  isUltimo: boolean,
  onScritti: (periodo: PeriodoValori, accontoVersato: number) => void,
): Promise<unknown> {
  return openFinestraDati<AltriDati>({
    titolo: m.altriDi(nome),
    larghezza: LARGHEZZA,
    iniziale: altri,
    nomi: [],
    campi: ({ dati, change }) => {
      const amount = (quale: ImportoPeriodo | 'accontoVersato', negativi: boolean) => (
        <NumberField
          key={quale}
          etichetta={m[quale]}
          unita="€"
          valore={dati[quale]}
          opzioni={{ decimali: 2, min: negativi ? -9_999_999_999 : 0, max: 9_999_999_999, nullable: false }}
          onValore={(valore) => change({ [quale]: valore ?? 0 })}
        />
      );
      return (
        <div className={css.dialog}>
          <div className={css.pair}>{importi.map(([quale, negativi]) => amount(quale, negativi))}</div>
          {isUltimo ? (
            <div className={css.pair}>
              <Tendina
                etichetta={m.metodoAcconto}
                valore={String(dati.metodoAcconto ?? 0)}
                fonte={fonteMetodi}
                onChange={(scelto) =>
                  scelto !== null &&
                  change(
                    scelto === '0' ? { metodoAcconto: null, acconto: 0 } : { metodoAcconto: Number(scelto) },
                  )
                }
              />
              {dati.metodoAcconto !== null && amount('acconto', false)}
              {amount('accontoVersato', false)}
            </div>
          ) : (
            <p className={css.soft}>{m.soloUltimo}</p>
          )}
          <div className={css.pair}>
            <Tendina
              etichetta={m.eventiEccezionali}
              valore={dati.eventiEccezionali}
              fonte={fonteEventi}
              onChange={(scelto) => change({ eventiEccezionali: scelto ?? '' })}
            />
            <div className={css.ticks}>
              <Spunta
                etichetta={m.subfornitura}
                scelta={dati.subfornitura}
                onChange={(subfornitura) => change({ subfornitura })}
              />
              <Spunta
                etichetta={m.operazioniStraordinarie}
                scelta={dati.operazioniStraordinarie}
                onChange={(operazioniStraordinarie) => change({ operazioniStraordinarie })}
              />
            </div>
          </div>
        </div>
      );
    },
    save: async ({ accontoVersato, ...periodo }) => {
      onScritti(periodo, accontoVersato);
      return true;
    },
  }).esito;
}
