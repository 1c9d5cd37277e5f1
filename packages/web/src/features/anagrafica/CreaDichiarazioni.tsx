import { Menu } from '@mantine/core';
import { type FinalitaDichiarazione, requisiti, type TipoDichiarazione } from '@quadra/contract';
import { IconChevronDown, IconFilePlus, IconFiles } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { hasRequisito } from '../../api/requisiti.ts';
import { messaggiAnagrafica as m } from '../../messages/anagrafica.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { gruppiDaCreare } from './tipi-da-creare.ts';

type Props = {
  disabled: boolean;
  inCorso: boolean;
  onCrea: (finalita: FinalitaDichiarazione, tipo: TipoDichiarazione) => void;
};

const DI_SOLITO: TipoDichiarazione = 'Persone fisiche';
const ALTEZZA = 360;

/** Makes the declarations of the chosen clients: those of persons at once, those of every other type from the menu. */
export function CreaDichiarazioni({ disabled, inCorso, onCrea }: Props) {
  const { utente } = useSessione();
  return (
    <>
      <Button
        icona={IconFilePlus}
        disabled={disabled}
        inCorso={inCorso}
        onClick={() => onCrea('Ordinaria', DI_SOLITO)}
      >
        {m.creaDichiarazioni}
      </Button>
      {hasRequisito(utente, requisiti.simulaDichiarazioni) && (
        <Menu position="bottom-start" withinPortal>
          <Menu.Target>
            <IconButton icona={IconChevronDown} nome={m.altreFinalita} disabled={disabled} />
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onCrea('Simulazione', DI_SOLITO)}>{m.creaSimulazioni}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <IconButton icona={IconFiles} nome={m.altriTipi} disabled={disabled} />
        </Menu.Target>
        <Menu.Dropdown mah={ALTEZZA} style={{ overflowY: 'auto' }}>
          {gruppiDaCreare.map(([gruppo, tipi]) => (
            <Fragment key={gruppo}>
              <Menu.Label>{gruppo}</Menu.Label>
              {tipi.map((tipo) => (
                <Menu.Item key={tipo} onClick={() => onCrea('Ordinaria', tipo)}>
                  {tipo}
                </Menu.Item>
              ))}
            </Fragment>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
