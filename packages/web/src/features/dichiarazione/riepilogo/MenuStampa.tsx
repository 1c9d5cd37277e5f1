import { Menu } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { useStampa } from './stampa.ts';

/** Print: a draft at any moment, the final one only when the declaration is closed. */
export function MenuStampa() {
  const { dichiarazione } = useApertura();
  const print = useStampa();
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <IconButton icona={IconPrinter} nome={m.stampa} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => print('bozza')}>{m.stampaBozza}</Menu.Item>
        <Menu.Item disabled={dichiarazione.stato !== 'Chiusa'} onClick={() => print('definitiva')}>
          {dichiarazione.stato === 'Chiusa' ? m.stampaDefinitiva : m.stampaDopoChiusura}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
