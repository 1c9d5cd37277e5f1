import { useState } from 'react';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import { BarraSelezione } from '../comandi/BarraSelezione.tsx';
import { Button } from '../comandi/Button.tsx';
import { annuncio } from '../notifiche/annuncio.ts';
import { cancelCelle, saveTutto } from './celle/scrittura.ts';
import { countCelle, useDeposito } from './deposito.ts';
import type { Motore } from './motore.ts';

/** Cells written and not saved, on a row of their own: save them all, or take them back. */
export function BarraModifiche<R>({ motore }: { motore: { readonly current: Motore<R> } }) {
  const { deposito } = motore.current;
  const daSalvare = useDeposito(deposito, ({ modifiche }) => countCelle(modifiche, 'daSalvare'));
  const errate = useDeposito(deposito, ({ modifiche }) => countCelle(modifiche, 'errore'));
  const [inCorso, setInCorso] = useState(false);
  if (daSalvare + errate === 0 && !inCorso) return null;
  const save = async () => {
    setInCorso(true);
    if (await saveTutto(motore.current)) annuncio.say(m.salvato);
    setInCorso(false);
  };
  return (
    <BarraSelezione
      testo={m.celleDaSalvare(daSalvare)}
      nota={errate > 0 ? m.celleConErrore(errate) : ''}
      annulla={m.annullaModifiche}
      onClear={() => cancelCelle(motore.current)}
    >
      <Button aspetto="primary" inCorso={inCorso} disabled={daSalvare === 0 && !inCorso} onClick={save}>
        {m.salvaTutto}
      </Button>
      <Button onClick={() => cancelCelle(motore.current)}>{m.annullaModifiche}</Button>
    </BarraSelezione>
  );
}
