import { Menu } from '@mantine/core';
import { requisiti, tipiComunicazione } from '@quadra/contract';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { canScrivere } from '../../../api/requisiti.ts';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { messaggiComunicazione, messaggiStampaMinisteriale as ms } from '../../../messages/ministeriale.ts';
import { messaggiVita } from '../../../messages/vita.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { copertinaQuery } from '../dichiarazione.api.ts';
import { useStampa } from './stampa.ts';

const StampaMinisteriale = lazy(() => import('./StampaMinisteriale.tsx'));

/** Print: a draft at any moment, the final one only when the declaration is closed; on the official pages where they are. */
export function MenuStampa() {
  const { dichiarazione } = useApertura();
  const print = useStampa();
  const definitiva = canScrivere(useSessione().utente, requisiti.stampaDichiarazioni);
  const [isAperto, setIsAperto] = useState(false);
  const [isMinisteriale, setIsMinisteriale] = useState(false);
  const { data: copertina } = useQuery({ ...copertinaQuery(dichiarazione), enabled: isAperto });
  return (
    <>
      <Menu position="bottom-end" shadow="md" withinPortal opened={isAperto} onChange={setIsAperto}>
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
          {copertina?.disponibile && <Menu.Item onClick={() => setIsMinisteriale(true)}>{ms.voce}</Menu.Item>}
          {definitiva && dichiarazione.stato === 'Chiusa' && (
            <Menu.Item onClick={() => print('modello')}>{messaggiVita.salvaModello}</Menu.Item>
          )}
          {tipiComunicazione.map((tipo) => (
            <Menu.Item key={tipo} onClick={() => print(tipo)}>
              {messaggiComunicazione[tipo]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isMinisteriale && copertina && (
        <Suspense>
          <StampaMinisteriale copertina={copertina} onClose={() => setIsMinisteriale(false)} />
        </Suspense>
      )}
    </>
  );
}
