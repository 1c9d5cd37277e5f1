import { quadroOf } from '@quadra/fisco';
import { useState } from 'react';
import { messaggiAffiancate as m } from '../../../../messages/affiancate.ts';
import { askConferma } from '../../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { ContestoApertura, useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatValore } from '../dati/formato.ts';
import type { Differenza } from '../dati/modifiche.ts';
import { type Colonna, computePromozione } from './colonne.ts';

type Props = { differenze: readonly Differenza[]; altre: number };

/** What the promotion writes, casella by casella, and what else the save takes along. */
function Passaggi({ differenze, altre }: Props) {
  const { modello } = useApertura();
  return (
    <>
      <p>{m.promuoviTesto(differenze.length)}</p>
      <ul className="figures">
        {differenze.map(({ chiave, prima, dopo }) => {
          const casella = modello.findCasella(chiave);
          return (
            <li key={chiave}>
              {m.passaggio(nameCasella(chiave), formatValore(casella, prima), formatValore(casella, dopo))}
            </li>
          );
        })}
      </ul>
      {altre > 0 && <p>{m.promuoviAltre(altre)}</p>}
    </>
  );
}

/** «Promuovi a reale»: asks, then what a column changed is typed into the declaration and saved as any change is. */
export function usePromozione() {
  const apertura = useApertura();
  const [inCorso, setInCorso] = useState<number | null>(null);
  const promote = async (colonna: Colonna): Promise<void> => {
    const { campi, bozze, save } = apertura;
    if (colonna.campi.listRifiutati().length > 0) {
      notifiche.push('warning', m.daCorreggere);
      return;
    }
    const differenze = computePromozione(colonna.campi, campi);
    const promosse = new Set(differenze.map(({ chiave }) => chiave));
    const altre = Object.keys(campi.modifiche().righi).filter((chiave) => !promosse.has(chiave)).length;
    const testo = (
      <ContestoApertura value={apertura}>
        <Passaggi differenze={differenze} altre={altre} />
      </ContestoApertura>
    );
    if (!(await askConferma({ titolo: m.promuoviTitolo(colonna.nome), testo }))) return;
    setInCorso(colonna.id);
    campi.apply(Object.fromEntries(differenze.map(({ chiave, dopo }) => [chiave, dopo])));
    for (const quadro of new Set(differenze.map(({ chiave }) => quadroOf(chiave)))) bozze.touch(quadro);
    await save();
    setInCorso(null);
  };
  return { promote, inCorso };
}
