import { Menu } from '@mantine/core';
import { requisiti, tipologiaUtente } from '@quadra/contract';
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconDots,
  IconFilePlus,
  IconFileText,
  IconHandStop,
  IconListCheck,
  IconMail,
  IconTransfer,
  IconUserCheck,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { messaggiMessaggio } from '../../../../messages/messaggio.ts';
import { messaggiVita as m } from '../../../../messages/vita.ts';
import { IconButton } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { ElencoMessaggi } from '../messaggi/ElencoMessaggi.tsx';
import { isCollegata } from '../messaggi/useMessaggi.ts';
import { listModulistica } from './modulistica.ts';
import { usePresaInCarico } from './usePresaInCarico.ts';
import { altroModelloDi, useVita } from './useVita.tsx';

const PM = 'PM';
const { AMM_ELMAS, AMM_STU, AMM_GES } = tipologiaUtente;
const amministratori: readonly number[] = [AMM_ELMAS, AMM_STU, AMM_GES];

/** What can be done with the whole declaration, besides saving, printing and closing. */
export function MenuVita() {
  const { dichiarazione: d, modello } = useApertura();
  const { utente, configurazione } = useSessione();
  const { take, leave } = usePresaInCarico();
  const { archive, unfreeze, duplicate, createIntegrativa, createAltro, createSchede } = useVita();
  const scrive = canScrivere(utente, requisiti.scriviDichiarazioni);
  const chiude = canScrivere(utente, requisiti.chiudiDichiarazioni);
  const modulistica = listModulistica(configurazione.modelliUrl, modello);
  /** How many times they were asked: each opens them anew, in front. */
  const [messaggi, setMessaggi] = useState(0);
  const collegata = isCollegata(d.tipo);
  if (!scrive && !chiude && !collegata && modulistica.length === 0) return null;
  const isArchiviata = d.archiviataIl !== null;
  const isChiusa = d.stato === 'Chiusa';
  return (
    <>
      <Menu position="bottom-end" shadow="md" withinPortal>
        <Menu.Target>
          <IconButton icona={IconDots} nome={m.azioni} />
        </Menu.Target>
        <Menu.Dropdown>
          {scrive && !isArchiviata && !d.inCaricoAMe && (
            <Menu.Item leftSection={<Icona di={IconUserCheck} />} onClick={() => void take(true)}>
              {m.prendi}
            </Menu.Item>
          )}
          {scrive && d.inCaricoAMe && (
            <Menu.Item leftSection={<Icona di={IconHandStop} />} onClick={() => void leave()}>
              {m.lascia}
            </Menu.Item>
          )}
          {scrive && !d.solaLettura && modello.quadri.some(({ codice }) => codice === PM) && (
            <Menu.Item leftSection={<Icona di={IconListCheck} />} onClick={createSchede}>
              {m.quadriMille}
            </Menu.Item>
          )}
          {scrive && (
            <Menu.Item leftSection={<Icona di={IconCopy} />} onClick={duplicate}>
              {m.duplica}
            </Menu.Item>
          )}
          {scrive && altroModelloDi(d) && (
            <Menu.Item leftSection={<Icona di={IconTransfer} />} onClick={createAltro}>
              {m.altroModello(altroModelloDi(d) ?? d.tipo)}
            </Menu.Item>
          )}
          {scrive && isChiusa && (
            <Menu.Item leftSection={<Icona di={IconFilePlus} />} onClick={createIntegrativa}>
              {m.integrativa}
            </Menu.Item>
          )}
          {chiude && isChiusa && !isArchiviata && (
            <Menu.Item leftSection={<Icona di={IconArchive} />} onClick={archive}>
              {m.archivia}
            </Menu.Item>
          )}
          {chiude && isArchiviata && amministratori.includes(utente.tipologiaUtente) && (
            <Menu.Item leftSection={<Icona di={IconArchiveOff} />} onClick={unfreeze}>
              {m.scongela}
            </Menu.Item>
          )}
          {collegata && (
            <Menu.Item leftSection={<Icona di={IconMail} />} onClick={() => setMessaggi(messaggi + 1)}>
              {messaggiMessaggio.titolo}
            </Menu.Item>
          )}
          {modulistica.map(({ nome, url }) => (
            <Menu.Item
              key={url}
              component="a"
              href={url}
              target="_blank"
              rel="noreferrer"
              leftSection={<Icona di={IconFileText} />}
            >
              {nome}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {messaggi > 0 && <ElencoMessaggi key={messaggi} onChiusa={() => setMessaggi(0)} />}
    </>
  );
}
