import { IconHistoryToggle } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { messaggiConfronto as m } from '../../../../messages/confronto.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { useApertura } from '../apertura/contesto.ts';
import { getRiportoAnno, type RiportoAnno as Proposta } from './confronto.api.ts';
import { RiportoAnno } from './RiportoAnno.tsx';

/** Asks what the year before proposes, after saving what is being typed. */
export function BottoneRiportoAnno(aspetto: Pick<ComponentProps<typeof Button>, 'aspetto' | 'className'>) {
  const { dichiarazione, save } = useApertura();
  const [proposta, setProposta] = useState<Proposta | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const ask = async () => {
    setInCorso(true);
    try {
      if (await save()) setProposta(await getRiportoAnno(dichiarazione));
    } catch (causa) {
      const { testo, codiceRichiesta } = toApiError(causa);
      notifiche.push('error', testo, { titolo: m.nonRiuscito, codiceRichiesta });
    } finally {
      setInCorso(false);
    }
  };
  return (
    <>
      <Button {...aspetto} id="riporta-anno" icona={IconHistoryToggle} inCorso={inCorso} onClick={ask}>
        {m.riporta}
      </Button>
      {proposta && <RiportoAnno proposta={proposta} onChiusa={() => setProposta(null)} />}
    </>
  );
}
