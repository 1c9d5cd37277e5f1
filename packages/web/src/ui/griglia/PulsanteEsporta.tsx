import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import { Button } from '../Button.tsx';
import css from './Griglia.module.css';

type Props = { onEsporta: (formato: 'csv' | 'xlsx') => void };

/** Exports the list as it is on the screen: filters, order and columns shown. */
export function PulsanteEsporta({ onEsporta }: Props) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button icona={IconDownload}>{m.esporta}</Button>
      </Menu.Target>
      <Menu.Dropdown className={css.dropdown}>
        <Menu.Item className={css.item} onClick={() => onEsporta('xlsx')}>
          {m.esportaExcel}
        </Menu.Item>
        <Menu.Item className={css.item} onClick={() => onEsporta('csv')}>
          {m.esportaCsv}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
