import { Menu } from '@mantine/core';
import { type FinalitaDichiarazione, requisiti } from '@quadra/contract';
import { IconChevronDown, IconFilePlus } from '@tabler/icons-react';
import { useSessione } from '../../api/contesto.ts';
import { hasRequisito } from '../../api/requisiti.ts';
import { messaggiAnagrafica as m } from '../../messages/anagrafica.ts';
import { Button, IconButton } from '../../ui/Button.tsx';

type Props = {
  disabled: boolean;
  inCorso: boolean;
  onCrea: (finalita: FinalitaDichiarazione) => void;
};

/** Makes the declarations of the chosen clients; where simulations are active, those too. */
export function CreaDichiarazioni({ disabled, inCorso, onCrea }: Props) {
  const { utente } = useSessione();
  return (
    <>
      <Button icona={IconFilePlus} disabled={disabled} inCorso={inCorso} onClick={() => onCrea('Ordinaria')}>
        {m.creaDichiarazioni}
      </Button>
      {hasRequisito(utente, requisiti.simulaDichiarazioni) && (
        <Menu position="bottom-start" withinPortal>
          <Menu.Target>
            <IconButton icona={IconChevronDown} nome={m.altreFinalita} disabled={disabled} />
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onCrea('Simulazione')}>{m.creaSimulazioni}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
