import { IconLockFilled, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { IconButton } from '../comandi/Button.tsx';
import { Icona } from '../comandi/Icona.tsx';
import { type CampoFiltro, describeValore, expandCampi } from './campo-filtro.ts';
import css from './FiltriAttivi.module.css';
import type { Filtri } from './useFiltri.ts';

type Props = { campi: readonly CampoFiltro[]; filtri: Filtri; bloccati: readonly string[] };

/** What the list was searched with, each to be taken away alone. */
export const FiltriAttivi = memo(({ campi, filtri, bloccati }: Props) => {
  const { valori, testi } = filtri.applicati;
  const attivi = expandCampi(campi, valori).filter(({ chiave }) => (valori[chiave] ?? '').trim() !== '');
  if (attivi.length === 0) return null;
  return (
    <ul className={css.list} aria-label={m.filtriAttivi}>
      {attivi.map((campo) => (
        <li key={campo.chiave} className={css.chip}>
          {bloccati.includes(campo.chiave) && <Icona di={IconLockFilled} size={13} className={css.locked} />}
          <span className={css.name}>{campo.nome}</span>
          <span className={css.value}>{describeValore(campo, valori[campo.chiave] ?? '', testi)}</span>
          <IconButton
            icona={IconX}
            nome={m.togliFiltro(campo.nome)}
            size={13}
            className={css.remove}
            onClick={() => filtri.drop(campo.chiave)}
          />
        </li>
      ))}
    </ul>
  );
});
