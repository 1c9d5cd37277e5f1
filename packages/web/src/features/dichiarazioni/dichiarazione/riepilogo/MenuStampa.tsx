import { Menu } from '@mantine/core';
import {
  computeTipoFirma,
  type OpzioniStampa,
  requisiti,
  stampaScheda,
  tipiComunicazione,
} from '@quadra/contract';
import { IconCheck, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { mayFirmare, useFirma } from '../../../../dominio/firma/useFirma.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import {
  messaggiComunicazione,
  messaggiStampaMinisteriale as ms,
} from '../../../../messages/ministeriale.ts';
import { messaggiPostaCu as mp } from '../../../../messages/posta-cu.ts';
import { messaggiVita } from '../../../../messages/vita.ts';
import { Button, IconButton } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { copertinaQuery, type Dichiarazione } from '../dichiarazione.api.ts';
import { isIncompleta, isStampabile } from '../stampa/useStampe.ts';
import { useStampa } from './stampa.ts';
import { usePostaCu } from './usePostaCu.ts';

/** The quadro of the choices of the per mille. */
const SCELTE = 'PM';

const StampaMinisteriale = lazy(() => import('./StampaMinisteriale.tsx'));

/**
 * Print: a draft at any moment, the final one only when the declaration is closed; on the official pages where they are.
 * `esteso`: with its word, where there is room for it.
 */
export function MenuStampa({ esteso = false }: { esteso?: boolean }) {
  const { dichiarazione, modello } = useApertura();
  const { print, printDefinitiva } = useStampa();
  const definitiva = canScrivere(useSessione().utente, requisiti.stampaDichiarazioni);
  const [isAperto, setIsAperto] = useState(false);
  const [scheda, setScheda] = useState<OpzioniStampa['scheda']>(1);
  const [isMinisteriale, setIsMinisteriale] = useState(false);
  const { data: copertina } = useQuery({ ...copertinaQuery(dichiarazione), enabled: isAperto });
  return (
    <>
      <Menu position="bottom-end" shadow="md" withinPortal opened={isAperto} onChange={setIsAperto}>
        <Menu.Target>
          {esteso ? (
            <Button icona={IconPrinter} aria-label={m.stampaDichiarazione}>
              {m.stampa}
            </Button>
          ) : (
            <IconButton icona={IconPrinter} nome={m.stampa} />
          )}
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => print('bozza', { scheda })}>{m.stampaBozza}</Menu.Item>
          {definitiva && (
            <Menu.Item
              disabled={!isStampabile(dichiarazione)}
              onClick={() => void printDefinitiva({ scheda })}
            >
              {nameDefinitiva(dichiarazione)}
            </Menu.Item>
          )}
          {copertina?.disponibile && <Menu.Item onClick={() => setIsMinisteriale(true)}>{ms.voce}</Menu.Item>}
          {definitiva && dichiarazione.stato === 'Chiusa' && (
            <Menu.Item onClick={() => print('modello')}>{messaggiVita.salvaModello}</Menu.Item>
          )}
          <VoceFirma />
          {definitiva && dichiarazione.tipo === 'Certificazione unica' && <VocePosta />}
          {tipiComunicazione.map((tipo) => (
            <Menu.Item key={tipo} onClick={() => print(tipo)}>
              {messaggiComunicazione[tipo]}
            </Menu.Item>
          ))}
          {modello.quadri.some(({ codice }) => codice === SCELTE) && (
            <SceltaScheda scheda={scheda} onChange={setScheda} />
          )}
        </Menu.Dropdown>
      </Menu>
      {isMinisteriale && copertina && (
        <Suspense>
          <StampaMinisteriale
            copertina={copertina}
            scheda={scheda}
            onClose={() => setIsMinisteriale(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The final print to its signers. */
function VoceFirma() {
  const { tipo, id, anno, stampaData } = useApertura().dichiarazione;
  const { sign, inCorso } = useFirma();
  if (!mayFirmare(useSessione().utente)) return null;
  return (
    <Menu.Item
      disabled={stampaData === null || inCorso}
      onClick={() => void sign({ Tipo: computeTipoFirma(tipo), Id: id, Anno: anno })}
    >
      {stampaData === null ? m.firmaDopoStampa : m.mandaInFirma}
    </Menu.Item>
  );
}

/** The CU to who issues it. */
function VocePosta() {
  const { stampaData } = useApertura().dichiarazione;
  const { mailCu, inCorso } = usePostaCu();
  return (
    <Menu.Item disabled={stampaData === null || inCorso} onClick={() => void mailCu()}>
      {stampaData === null ? mp.dopoStampa : mp.manda}
    </Menu.Item>
  );
}

type Stare = Pick<Dichiarazione, 'stato' | 'esito' | 'archiviataIl'>;
const nameDefinitiva = (stare: Stare): string => {
  if (stare.stato !== 'Chiusa') return m.stampaDopoChiusura;
  return isIncompleta(stare) ? m.stampaSeCompleta : m.stampaDefinitiva;
};

type PropsScheda = { scheda: OpzioniStampa['scheda']; onChange: (scheda: OpzioniStampa['scheda']) => void };

/** What becomes of the card of the choices in the prints that are asked for from here. */
function SceltaScheda({ scheda, onChange }: PropsScheda) {
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{m.schedaScelte}</Menu.Label>
      <Menu.RadioGroup value={String(scheda)}>
        {([1, 2, 3] as const).map((una) => (
          <Menu.RadioItem
            key={una}
            value={String(una)}
            checkIcon={<Icona di={IconCheck} />}
            onChange={() => onChange(una)}
          >
            {stampaScheda[una]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
