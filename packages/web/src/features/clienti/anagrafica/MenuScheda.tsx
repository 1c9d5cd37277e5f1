import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { type ApiError, toApiError } from '../../../api/errore.ts';
import { readChi } from '../../../api/sessione.ts';
import { messaggiStoria as m } from '../../../messages/anagrafica-storia.ts';
import { messaggiConto } from '../../../messages/conto.ts';
import { messaggiPanoramica } from '../../../messages/panoramica.ts';
import { messaggiRichiesta } from '../../../messages/richiesta.ts';
import { messaggiRiservatezza } from '../../../messages/riservatezza.ts';
import { messaggiUnione } from '../../../messages/unione.ts';
import { IconButton } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { type Anagrafica, anagraficaQuery, archiveAnagrafica, deleteAnagrafica } from './anagrafica.api.ts';
import { askRichiesta } from './ask-richiesta.tsx';
import { Storicizza } from './storia/Storicizza.tsx';
import { CorreggiCodice } from './unione/CorreggiCodice.tsx';
import type { Scheda } from './useScheda.ts';

type Props = {
  scheda: Scheda;
  salvata: Anagrafica;
  onErrore: (errore: ApiError) => void;
  onStoricizza: (dal: string) => void;
};

/** What is done to the whole record: its changes with a date, the archive, the end. */
export function MenuScheda({ scheda, salvata, onErrore, onStoricizza }: Props) {
  const { elimina, riservatezza, correggeCodice } = scheda.permessi;
  const isLimitata = salvata.limitataFino !== null;
  const modifica = scheda.permessi.modifica && !isLimitata;
  const [storicizza, setStoricizza] = useState(false);
  const [correggi, setCorreggi] = useState(false);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { utente } = useSessione();
  const finish = async (id: string) => {
    setCorreggi(false);
    await cache.invalidateQueries({ queryKey: ['anagrafica'] });
    scheda.uscita.current = true;
    await navigate({ to: '/anagrafica' });
    await navigate({ to: '/anagrafica/$id', params: { id } });
  };
  const { archive, remove } = useAtti(scheda, salvata, onErrore);
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <IconButton icona={IconDots} nome={m.altro} />
        </Menu.Target>
        <Menu.Dropdown>
          {readChi(utente) === 'studio' && (
            <Menu.Item
              onClick={() => navigate({ to: '/anagrafica/$id/panoramica', params: { id: salvata.id } })}
            >
              {messaggiPanoramica.voce}
            </Menu.Item>
          )}
          <Menu.Item onClick={() => navigate({ to: '/conto-fiscale', search: { cliente: salvata.id } })}>
            {messaggiConto.titolo}
          </Menu.Item>
          {modifica && <Menu.Item onClick={() => setStoricizza(true)}>{m.storicizza}</Menu.Item>}
          {modifica && (
            <Menu.Item onClick={() => void askRichiesta(salvata)}>{messaggiRichiesta.chiedi}</Menu.Item>
          )}
          {modifica && correggeCodice && (
            <Menu.Item onClick={() => setCorreggi(true)}>{messaggiUnione.correggi}</Menu.Item>
          )}
          {riservatezza && (
            <Menu.Item
              onClick={() => navigate({ to: '/anagrafica/$id/riservatezza', params: { id: salvata.id } })}
            >
              {messaggiRiservatezza.voce}
            </Menu.Item>
          )}
          {elimina && !isLimitata && (
            <>
              <Menu.Item onClick={() => void archive(!salvata.archiviata)}>
                {salvata.archiviata ? m.ripristina : m.archivia}
              </Menu.Item>
              <Menu.Item onClick={() => void remove()}>{m.elimina}</Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {correggi && (
        <CorreggiCodice
          salvata={salvata}
          onClose={() => setCorreggi(false)}
          onFatta={(id) => void finish(id)}
        />
      )}
      {storicizza && (
        <Storicizza
          scheda={scheda}
          onClose={() => setStoricizza(false)}
          onConferma={(dal) => {
            setStoricizza(false);
            onStoricizza(dal);
          }}
        />
      )}
    </>
  );
}

/** Archive and deletion of a record: a client in use is not deleted, and the archive is offered in its place. */
function useAtti(scheda: Scheda, salvata: Anagrafica, onErrore: (errore: ApiError) => void) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { id, denominazione } = salvata;
  const archive = async (archiviata: boolean) => {
    try {
      const nuova = await archiveAnagrafica(id, archiviata);
      cache.setQueryData(anagraficaQuery(id).queryKey, nuova);
      scheda.follow(nuova);
      notifiche.push('success', archiviata ? m.archiviata : m.ripristinata);
      await cache.invalidateQueries({ queryKey: ['anagrafica', 'list'] });
    } catch (causa) {
      onErrore(toApiError(causa));
    }
  };
  const offerArchivio = async () => {
    const isVoluto = await askConferma({ titolo: m.inUso, testo: m.inUsoTesto(denominazione) });
    if (isVoluto) await archive(true);
  };
  const remove = async () => {
    const testo = m.eliminaTesto(denominazione);
    if (!(await askConferma({ titolo: m.eliminaTitolo, testo, pericolo: true }))) return;
    try {
      await deleteAnagrafica(id);
    } catch (causa) {
      const rifiuto = toApiError(causa);
      if (rifiuto.codice === 'ANAGRAFICA_IN_USO' && !salvata.archiviata) await offerArchivio();
      else onErrore(rifiuto);
      return;
    }
    scheda.uscita.current = true;
    notifiche.push('success', m.eliminata);
    await cache.invalidateQueries({ queryKey: ['anagrafica', 'list'] });
    await navigate({ to: '/anagrafica' });
  };
  return { archive, remove };
}
