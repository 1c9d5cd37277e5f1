import { Menu } from '@mantine/core';
import { DICHIARAZIONI_PER_LOTTO, requisiti } from '@quadra/contract';
import { IconChevronDown, IconListSearch, IconPrinter, IconTag } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { toApiError } from '../../../../api/errore.ts';
import type { QueryLista } from '../../../../api/lista.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { listScelti } from '../../../../dominio/elenco/scelti.ts';
import { useTagInMassa } from '../../../../dominio/tag/useTag.tsx';
import { messaggiAnteprima } from '../../../../messages/anteprima.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { messaggiTag } from '../../../../messages/tag.ts';
import { messaggiVita } from '../../../../messages/vita.ts';
import { BarraSelezione } from '../../../../ui/comandi/BarraSelezione.tsx';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { countScelte, isScelta, nessuna, type Selezione, tutte } from '../../../../ui/griglia/selezione.ts';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import type { RigaDichiarazione } from '../dichiarazione.api.ts';
import { useStampe } from '../stampa/useStampe.ts';
import { AzioniTelematico } from '../telematico/AzioniTelematico.tsx';
import { listLavori } from './azioni.ts';
import { useAzioni } from './useAzioni.tsx';

type Props = {
  anno: number;
  percorso: string;
  selezione: Selezione;
  /** What the filters ask now: all the rows chosen at once are those it finds. */
  filtro: QueryLista;
  totale: number;
  /** The rows on the page. */
  righe: readonly RigaDichiarazione[];
  /** Tags may be put. */
  mette: boolean;
  onSelezione: (selezione: Selezione) => void;
};

/** What can be done with the chosen declarations; the limit is on screen before the start. */
export function BarraDichiarazioni(props: Props) {
  const { percorso, anno, selezione, filtro, totale, righe, mette, onSelezione } = props;
  const { utente } = useSessione();
  const [inCorso, setInCorso] = useState(false);
  const askTag = useTagInMassa('dichiarazione');
  const azioni = useAzioni(anno);
  const cache = useQueryClient();
  const stampe = useStampe(() => cache.invalidateQueries({ queryKey: ['dichiarazione'] }));
  const quante = countScelte(selezione, totale);
  const sola = quante === 1 ? righe.find(({ id }) => isScelta(selezione, id)) : undefined;
  const troppe = quante > DICHIARAZIONI_PER_LOTTO;
  const scrive = canScrivere(utente, requisiti.scriviDichiarazioni);
  /** Runs an act on the chosen ones; what was done leaves nothing chosen. */
  const act = async (run: (scelte: string[]) => Promise<boolean>) => {
    setInCorso(true);
    try {
      if (await run(await listScelti(percorso, selezione, filtro, totale))) onSelezione(nessuna);
    } catch (causa) {
      notifiche.push('error', toApiError(causa).testo);
    } finally {
      setInCorso(false);
    }
  };
  return (
    <BarraSelezione
      testo={m.selezionate(quante)}
      nota={messaggiVita.massimo(DICHIARAZIONI_PER_LOTTO)}
      annulla={m.annullaSelezione}
      onClear={() => onSelezione(nessuna)}
      tutte={
        quante < totale ? { testo: m.selezionaTutte(totale), onTutte: () => onSelezione(tutte) } : undefined
      }
    >
      <Menu position="bottom-start" shadow="md" withinPortal>
        <Menu.Target>
          <Button icona={IconChevronDown} disabled={troppe} inCorso={inCorso || azioni.inCorso}>
            {messaggiVita.azioniMassa}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {listLavori(utente).map(([nome, testo]) => (
            <Menu.Item key={nome} onClick={() => void act((scelte) => azioni.start(nome, scelte))}>
              {testo}
            </Menu.Item>
          ))}
          {scrive && (
            <>
              <Menu.Divider />
              <Menu.Item
                onClick={() =>
                  void act((scelte) =>
                    azioni.createIntegrative(righe.filter(({ id }) => scelte.includes(id))),
                  )
                }
              >
                {messaggiVita.integrativa}
              </Menu.Item>
              <Menu.Item onClick={() => void act(azioni.createSchede)}>{messaggiVita.quadriMille}</Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {sola && (
        <Button icona={IconPrinter} onClick={() => stampe.print({ ...sola, anno }, 'bozza', { scheda: 1 })}>
          {messaggiAnteprima.voce}
        </Button>
      )}
      <AzioniTelematico
        anno={anno}
        listScelte={() => listScelti(percorso, selezione, filtro, totale)}
        onFatto={() => onSelezione(nessuna)}
      />
      <Button
        icona={IconListSearch}
        disabled={troppe}
        onClick={() =>
          void act(async (scelte) => {
            await azioni.diagnose(scelte);
            return false;
          })
        }
      >
        {messaggiVita.diagnostico}
      </Button>
      {mette && (
        <Button icona={IconTag} inCorso={inCorso} onClick={() => void act(askTag)}>
          {messaggiTag.metti}
        </Button>
      )}
    </BarraSelezione>
  );
}
