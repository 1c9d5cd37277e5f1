import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { formatIntero } from '../../formato/formato.ts';
import { messaggiUi as m } from '../../messages/ui.ts';
import { IconButton } from '../comandi/Button.tsx';
import { Icona } from '../comandi/Icona.tsx';
import css from './Paginazione.module.css';
import { computePagine } from './paginazione.ts';

type Props = {
  pagina: number;
  righePerPagina: number;
  totale: number;
  onPagina: (pagina: number) => void;
  onRighe: (righe: number) => void;
  legenda?: ReactNode;
};

const SCELTE = [10, 25, 50, 100, 500] as const;

/** Where one is in the list, and the way to the other pages. */
export function Paginazione({ pagina, righePerPagina, totale, onPagina, onRighe, legenda }: Props) {
  const id = useId();
  const pagine = Math.max(1, Math.ceil(totale / righePerPagina));
  const da = totale === 0 ? 0 : (pagina - 1) * righePerPagina + 1;
  const a = Math.min(pagina * righePerPagina, totale);
  return (
    <nav className={css.bar} aria-label={m.pagine}>
      <p>
        <span className="strong figures">{m.intervallo(formatIntero(da), formatIntero(a))}</span> {m.di}{' '}
        <span className="figures">{formatIntero(totale)}</span>
      </p>
      {legenda}
      <div className={css.size}>
        <label htmlFor={id}>{m.righePerPagina}</label>
        <span className={css.select}>
          <select id={id} value={righePerPagina} onChange={(evento) => onRighe(Number(evento.target.value))}>
            {SCELTE.map((scelta) => (
              <option key={scelta}>{scelta}</option>
            ))}
          </select>
          <Icona di={IconChevronDown} size={13} />
        </span>
      </div>
      <div className={css.pages}>
        <IconButton
          icona={IconChevronLeft}
          nome={m.paginaPrecedente}
          size={16}
          disabled={pagina <= 1}
          onClick={() => onPagina(pagina - 1)}
        />
        {computePagine(pagina, pagine).map((voce) =>
          voce.tipo === 'salto' ? (
            <span key={`s${voce.dopo}`} className={css.gap}>
              …
            </span>
          ) : (
            <button
              key={voce.numero}
              type="button"
              className={css.page}
              aria-label={m.pagina(voce.numero)}
              aria-current={voce.numero === pagina ? 'page' : undefined}
              onClick={() => onPagina(voce.numero)}
            >
              <span className="figures">{voce.numero}</span>
            </button>
          ),
        )}
        <IconButton
          icona={IconChevronRight}
          nome={m.paginaSuccessiva}
          size={16}
          disabled={pagina >= pagine}
          onClick={() => onPagina(pagina + 1)}
        />
      </div>
    </nav>
  );
}
