import { Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import { Button } from '../comandi/Button.tsx';

type Props = { onEsporta: (formato: 'csv' | 'xlsx') => void; onStorico?: (() => void) | undefined };

/** Exports the list as it is on the screen: filters, order and columns shown. */
export function PulsanteEsporta({ onEsporta, onStorico }: Props) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button icona={IconDownload}>{m.esporta}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onEsporta('xlsx')}>{m.esportaExcel}</Menu.Item>
        <Menu.Item onClick={() => onEsporta('csv')}>{m.esportaCsv}</Menu.Item>
        {onStorico && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={onStorico}>{m.storicoEsportazioni}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
