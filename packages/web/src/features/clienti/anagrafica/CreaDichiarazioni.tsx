import { Menu } from '@mantine/core';
import { type FinalitaDichiarazione, finalitaConBase, type TipoDichiarazione } from '@quadra/contract';
import { IconChevronDown, IconFilePlus, IconFiles } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { gruppiTipi, listFinalita } from '../../../dominio/dichiarazione/tipi.ts';
import { messaggiAnagrafica as m } from '../../../messages/anagrafica.ts';
import { messaggiNuova } from '../../../messages/nuova-dichiarazione.ts';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';

type Props = {
  disabled: boolean;
  inCorso: boolean;
  onCrea: (finalita: FinalitaDichiarazione, tipo: TipoDichiarazione) => void;
  /** Of one client: asks which declaration the new one starts from. */
  onDaBase: ((finalita: FinalitaDichiarazione) => void) | undefined;
  /** The types that may be of one of the chosen clients, when they are known. */
  tipiAmmessi: readonly TipoDichiarazione[] | undefined;
};

const DI_SOLITO: TipoDichiarazione = 'Persone fisiche';
const ALTEZZA = 360;

/** Makes the declarations of the chosen clients: those of persons at once, those of every other type from the menu. */
export function CreaDichiarazioni({ disabled, inCorso, onCrea, onDaBase, tipiAmmessi }: Props) {
  const { utente } = useSessione();
  const gruppi = gruppiTipi
    .map(([gruppo, tipi]) => [gruppo, tipi.filter((tipo) => tipiAmmessi?.includes(tipo) ?? true)] as const)
    .filter(([, tipi]) => tipi.length > 0);
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
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <IconButton icona={IconChevronDown} nome={m.altreFinalita} disabled={disabled} />
        </Menu.Target>
        <Menu.Dropdown>
          {listFinalita(utente)
            .filter((finalita) => finalita !== 'Ordinaria')
            .map((finalita) => (
              <Menu.Item
                key={finalita}
                disabled={finalitaConBase.includes(finalita) && onDaBase === undefined}
                title={
                  finalitaConBase.includes(finalita) && onDaBase === undefined
                    ? messaggiNuova.unCliente
                    : undefined
                }
                onClick={() =>
                  finalitaConBase.includes(finalita) ? onDaBase?.(finalita) : onCrea(finalita, DI_SOLITO)
                }
              >
                {m.creaFinalita[finalita]}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <IconButton icona={IconFiles} nome={m.altriTipi} disabled={disabled} />
        </Menu.Target>
        <Menu.Dropdown mah={ALTEZZA} style={{ overflowY: 'auto' }}>
          {gruppi.map(([gruppo, tipi]) => (
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
