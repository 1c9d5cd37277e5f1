import { IconAlertOctagon, IconLoader2, IconPencil } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import { messaggiUi } from '../../messages/ui.ts';
import { Casella } from '../campi/Casella.tsx';
import { classi } from '../classi.ts';
import { Icona } from '../comandi/Icona.tsx';
import { makeBlocco } from './celle/blocco.ts';
import { formatPerScrivere } from './celle/lettura-cella.ts';
import { type ColonnaPronta, formatCella } from './colonna.ts';
import { type CellaScritta, type StatoGriglia, useDeposito } from './deposito.ts';
import { EditorCella } from './EditorCella.tsx';
import css from './Griglia.module.css';
import type { Motore } from './motore.ts';

type Props<R> = {
  /** Read when a handler runs: the same object for the whole life of the grid. */
  motore: { readonly current: Motore<R> };
  riga: R;
  chiave: string;
  nome: string;
  /** Place in the page, from 0, and in the whole list, from 1. */
  indice: number;
  assoluta: number;
  celle: readonly (ColonnaPronta<R> | null)[];
  scelta: boolean;
  attuale: boolean;
  onScegli: (chiave: string, scelta: boolean) => void;
};

/** Columns of the block that cross a row, as `da-a`; '' when none. */
function computeTratto({ attiva, ancora }: StatoGriglia, indice: number): string {
  if (ancora === null) return '';
  const { da, a } = makeBlocco(ancora, attiva);
  return indice < da.riga || indice > a.riga ? '' : `${da.colonna}-${a.colonna}`;
}

function RigaGrigliaNuda<R>(props: Props<R>) {
  const { motore, riga, chiave, indice, celle, scelta, attuale } = props;
  const { deposito } = motore.current;
  const attiva = useDeposito(deposito, ({ attiva: posto }) => (posto.riga === indice ? posto.colonna : -1));
  const tratto = useDeposito(deposito, (stato) => computeTratto(stato, indice));
  const scrittura = useDeposito(deposito, (stato) =>
    stato.scrittura?.riga === indice ? stato.scrittura : null,
  );
  const scritte = useDeposito(deposito, (stato) => stato.modifiche.get(chiave));
  const [da = -1, a = -1] = tratto === '' ? [] : tratto.split('-').map(Number);
  return (
    <tr
      aria-rowindex={props.assoluta + 1}
      aria-selected={props.motore.current.selezione ? scelta : undefined}
      aria-current={attuale || undefined}
      className={classi(css.row, (scelta || attuale) && css.selected, indice % 2 === 1 && css.even)}
    >
      {celle.map((colonna, posto) => {
        const comuni = {
          'data-riga': indice,
          'data-colonna': posto,
          tabIndex: posto === attiva ? 0 : -1,
          'aria-readonly': colonna?.modificabile ? !colonna.modificabile(riga) : undefined,
        };
        if (colonna === null)
          return (
            <td key="" {...comuni} className={classi(css.cell, css.choice)}>
              <Casella
                nome={messaggiUi.seleziona(props.nome)}
                tabIndex={-1}
                stato={scelta}
                onChange={(nuova) => props.onScegli(chiave, nuova)}
              />
            </td>
          );
        const scritta = scritte?.[colonna.nome];
        const inScrittura = scrittura?.colonna === posto ? scrittura : null;
        return (
          <td
            key={colonna.nome}
            {...comuni}
            aria-invalid={scritta?.stato === 'errore' || undefined}
            className={classi(
              css.cell,
              colonna.allineata === 'fine' && css.right,
              colonna.cifre && 'figures',
              posto >= da && posto <= a && css.block,
              scritta && css[scritta.stato],
              inScrittura && css.editing,
            )}
          >
            {inScrittura ? (
              <EditorCella
                motore={motore.current}
                posto={{ riga: indice, colonna: posto }}
                colonna={colonna}
                iniziale={
                  inScrittura.iniziale ??
                  scritta?.testo ??
                  formatPerScrivere(colonna.valore(riga), colonna.campo)
                }
                isNuovo={inScrittura.iniziale !== null}
              />
            ) : (
              <Contenuto scritta={scritta} colonna={colonna} riga={riga} />
            )}
          </td>
        );
      })}
      <td className={css.tail} aria-hidden />
    </tr>
  );
}

/** A row is drawn again only for what concerns it. */
export const RigaGriglia = memo(RigaGrigliaNuda) as typeof RigaGrigliaNuda;

type ContenutoProps<R> = { scritta: CellaScritta | undefined; colonna: ColonnaPronta<R>; riga: R };

function Contenuto<R>({ scritta, colonna, riga }: ContenutoProps<R>): ReactNode {
  if (scritta === undefined) {
    const testo = formatCella(colonna, riga);
    return colonna.render?.(riga) ?? testo;
  }
  const segni = {
    daSalvare: [IconPencil, m.daSalvare],
    inCorso: [IconLoader2, m.inCorso],
    errore: [IconAlertOctagon, `${m.errore}: ${scritta.errore ?? ''}`],
  } as const;
  const [segno, testo] = segni[scritta.stato];
  return (
    <span className={css.written} title={testo}>
      <span className={css.value}>{scritta.testo}</span>
      <Icona di={segno} size={13} className={scritta.stato === 'inCorso' ? css.turning : undefined} />
      <span className="hidden">{testo}</span>
      {scritta.stato === 'errore' && (
        <span className={css.why} aria-hidden>
          {scritta.errore}
        </span>
      )}
    </span>
  );
}
