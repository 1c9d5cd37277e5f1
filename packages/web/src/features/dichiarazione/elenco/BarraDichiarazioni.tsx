import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import type { QueryLista } from '../../../api/lista.ts';
import { listScelti } from '../../../api/scelti.ts';
import { useTagInMassa } from '../../../api/tag/useTag.tsx';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { messaggiTag } from '../../../messages/tag.ts';
import { BarraSelezione } from '../../../ui/BarraSelezione.tsx';
import { Button } from '../../../ui/Button.tsx';
import { countScelte, nessuna, type Selezione, tutte } from '../../../ui/griglia/selezione.ts';
import { notifiche } from '../../../ui/notifiche.ts';
import { AzioniTelematico } from '../telematico/AzioniTelematico.tsx';

type Props = {
  anno: number;
  percorso: string;
  selezione: Selezione;
  /** What the filters ask now: all the rows chosen at once are those it finds. */
  filtro: QueryLista;
  totale: number;
  onSelezione: (selezione: Selezione) => void;
};

/** What can be done with the chosen declarations. */
export function BarraDichiarazioni({ anno, percorso, selezione, filtro, totale, onSelezione }: Props) {
  const [inCorso, setInCorso] = useState(false);
  const askTag = useTagInMassa('dichiarazione');
  const quante = countScelte(selezione, totale);
  const label = async () => {
    setInCorso(true);
    try {
      const scelte = await listScelti(percorso, selezione, filtro, totale);
      if (await askTag(scelte)) onSelezione(nessuna);
    } catch (causa) {
      notifiche.push('error', toApiError(causa).testo);
    } finally {
      setInCorso(false);
    }
  };
  return (
    <BarraSelezione
      testo={m.selezionate(quante)}
      nota=""
      annulla={m.annullaSelezione}
      onClear={() => onSelezione(nessuna)}
      tutte={
        quante < totale ? { testo: m.selezionaTutte(totale), onTutte: () => onSelezione(tutte) } : undefined
      }
    >
      <AzioniTelematico
        anno={anno}
        listScelte={() => listScelti(percorso, selezione, filtro, totale)}
        onFatto={() => onSelezione(nessuna)}
      />
      <Button icona={IconTag} inCorso={inCorso} onClick={label}>
        {messaggiTag.metti}
      </Button>
    </BarraSelezione>
  );
}
