import type { BilancioFilo } from '@quadra/contract';
import { IconTableImport } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { messaggiBilancio as m } from '../../../../messages/bilancio.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { useApertura } from '../apertura/contesto.ts';
import { getBilancio } from '../bilancio.api.ts';
import { listQuadriBilancio } from '../dati/bilancio.ts';
import { FinestraBilancio } from './FinestraBilancio.tsx';
import css from './QuadroSheet.module.css';

/** Fills RF and RG, of whatever form has them, and the accounts of the IRAP, from those of the client, item by item. */
export function Bilancio() {
  const { dichiarazione, quadro, save } = useApertura();
  const [letto, setLetto] = useState<{ bilancio: BilancioFilo | null } | null>(null);
  const [inCorso, setInCorso] = useState(false);
  if (listQuadriBilancio(quadro.codice).length === 0 || quadro.copertura === 'non gestito') return null;

  const open = async () => {
    setInCorso(true);
    try {
      // What is being typed is saved first: the accounts are written over what is on screen.
      if (await save()) setLetto({ bilancio: await getBilancio(dichiarazione) });
    } catch (causa) {
      notifiche.push('error', toApiError(causa).testo, { titolo: m.nonRiuscito });
    } finally {
      setInCorso(false);
    }
  };
  return (
    <>
      <Button
        id="bilancio"
        className={css.small}
        icona={IconTableImport}
        title={m.suggerimento}
        inCorso={inCorso}
        onClick={open}
      >
        {m.comando}
      </Button>
      {letto && <FinestraBilancio iniziale={letto.bilancio} onChiusa={() => setLetto(null)} />}
    </>
  );
}
