import { Menu } from '@mantine/core';
import { requisiti } from '@quadra/contract';
import { IconPrinter } from '@tabler/icons-react';
import { useSessione } from '../../../api/contesto.ts';
import { canScrivere } from '../../../api/requisiti.ts';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { messaggiVita } from '../../../messages/vita.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { useStampa } from './stampa.ts';

/** Print: a draft at any moment, the final one only when the declaration is closed. */
export function MenuStampa() {
  const { dichiarazione } = useApertura();
  const print = useStampa();
  const definitiva = canScrivere(useSessione().utente, requisiti.stampaDichiarazioni);
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <IconButton icona={IconPrinter} nome={m.stampa} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => print('bozza')}>{m.stampaBozza}</Menu.Item>
        {definitiva && (
          <Menu.Item disabled={dichiarazione.stato !== 'Chiusa'} onClick={() => print('definitiva')}>
            {dichiarazione.stato === 'Chiusa' ? m.stampaDefinitiva : m.stampaDopoChiusura}
          </Menu.Item>
        )}
        {definitiva && dichiarazione.stato === 'Chiusa' && (
          <Menu.Item onClick={() => print('modello')}>{messaggiVita.salvaModello}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
