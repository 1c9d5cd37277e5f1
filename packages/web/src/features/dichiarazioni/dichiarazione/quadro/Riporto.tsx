import { IconHomeDown } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { messaggiRiporto as m } from '../../../../messages/riporto.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { useApertura } from '../apertura/contesto.ts';
import { getRiporto, type Riporto as Proposta } from '../dichiarazione.api.ts';
import { AnteprimaRiporto } from './AnteprimaRiporto.tsx';
import css from './QuadroSheet.module.css';

/** The form and the quadri that the records of the properties may fill. */
const MODELLO = 'redditi-pf';
const QUADRI: readonly string[] = ['RA', 'RB'];

/** Fills RA and RB from land, buildings and contracts of the client: first shown, then written. */
export function Riporto() {
  const { dichiarazione, quadro, save } = useApertura();
  const [proposta, setProposta] = useState<Proposta | null>(null);
  const [inCorso, setInCorso] = useState(false);
  if (dichiarazione.modello !== MODELLO || !QUADRI.includes(quadro.codice)) return null;

  const ask = async () => {
    setInCorso(true);
    try {
      // The comparison is with what is saved: what is being typed is saved first.
      if (await save()) setProposta(await getRiporto(dichiarazione));
    } catch (causa) {
      const errore = toApiError(causa);
      notifiche.push('error', errore.testo, {
        titolo: m.nonRiuscito,
        codiceRichiesta: errore.codiceRichiesta,
      });
    } finally {
      setInCorso(false);
    }
  };
  return (
    <>
      <Button
        id="riporta"
        className={css.small}
        icona={IconHomeDown}
        title={m.suggerimento}
        inCorso={inCorso}
        onClick={ask}
      >
        {m.comando}
      </Button>
      {proposta && (
        <AnteprimaRiporto key={quadro.codice} proposta={proposta} onChiusa={() => setProposta(null)} />
      )}
    </>
  );
}
