import { Menu } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import { Icona } from '../comandi/Icona.tsx';
import { annuncio } from '../notifiche/annuncio.ts';
import type { ColonnaPronta } from './colonna.ts';
import css from './Griglia.module.css';
import { findVerso, type Ordine } from './ordine.ts';
import {
  PASSO_LARGHEZZA,
  type StatoColonne,
  setLarghezza,
  setVisibile,
  shiftColonna,
} from './stato-colonne.ts';

type Props<R> = {
  colonna: ColonnaPronta<R>;
  stato: StatoColonne;
  onStato: (stato: StatoColonne) => void;
  ordine: Ordine;
  onOrdine: (campo: string, aggiungi: boolean) => void;
  onSetOrdine: (ordine: Ordine) => void;
  aperto: boolean;
  onAperto: (aperto: boolean) => void;
  icona: Icon;
};

/** Everything the mouse does on a head, by word: order, place, width, hide. Alt+Down opens it. */
export function MenuColonna<R>(props: Props<R>) {
  const { colonna, stato, onStato, ordine, aperto, onAperto } = props;
  const { nome, ordina } = colonna;
  const resize = (passo: number) => {
    const testa = document.querySelector<HTMLElement>(`[data-maniglia="${nome}"]`)?.closest('th');
    onStato(setLarghezza(stato, nome, (stato.larghezze[nome] ?? testa?.offsetWidth ?? 0) + passo));
  };
  const move = (passo: 1 | -1) => {
    const nuovo = shiftColonna(stato, nome, passo);
    onStato(nuovo);
    annuncio.say(m.colonnaSpostata(colonna.campo.testo, nuovo.ordine.indexOf(nome) + 1));
  };
  return (
    <Menu opened={aperto} onChange={onAperto} position="bottom-end" withinPortal returnFocus={false}>
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          className={css.menu}
          aria-label={m.menuColonna(colonna.campo.testo)}
        >
          <Icona di={props.icona} size={13} />
        </button>
      </Menu.Target>
      {aperto && (
        <Menu.Dropdown>
          {ordina !== undefined && (
            <>
              <Menu.Item onClick={() => props.onSetOrdine([ordina])}>{m.ordinaCrescente}</Menu.Item>
              <Menu.Item onClick={() => props.onSetOrdine([`-${ordina}`])}>{m.ordinaDecrescente}</Menu.Item>
              {ordine.length > 0 && !findVerso(ordine, ordina) && (
                <Menu.Item onClick={() => props.onOrdine(ordina, true)}>{m.aggiungiOrdine}</Menu.Item>
              )}
              <Menu.Divider className={css.divider} />
            </>
          )}
          <Menu.Item onClick={() => move(-1)}>{m.spostaSinistra}</Menu.Item>
          <Menu.Item onClick={() => move(1)}>{m.spostaDestra}</Menu.Item>
          <Menu.Divider className={css.divider} />
          <Menu.Item closeMenuOnClick={false} onClick={() => resize(PASSO_LARGHEZZA)}>
            {m.allarga}
          </Menu.Item>
          <Menu.Item closeMenuOnClick={false} onClick={() => resize(-PASSO_LARGHEZZA)}>
            {m.restringi}
          </Menu.Item>
          <Menu.Item onClick={() => onStato(setLarghezza(stato, nome, null))}>
            {m.larghezzaPredefinita}
          </Menu.Item>
          {!colonna.fissa && (
            <>
              <Menu.Divider className={css.divider} />
              <Menu.Item
                onClick={() => {
                  onStato(setVisibile(stato, nome, false));
                  annuncio.say(m.colonnaNascosta(colonna.campo.testo));
                }}
              >
                {m.nascondi}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      )}
    </Menu>
  );
}
