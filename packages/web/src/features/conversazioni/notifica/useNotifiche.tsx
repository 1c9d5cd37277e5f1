import { priorita } from '@quadra/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { eventi } from '../../../api/eventi.ts';
import { messaggiNotifica as m } from '../../../messages/notifica.ts';
import { openFinestra } from '../../../ui/finestre/apertura.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { TestoConCollegamenti } from '../../../ui/stati/html-sicuro.tsx';
import { markLetta, type Notifica, nonLetteQuery } from './notifica.api.ts';

/** Writes that it was read, and reads again what is left. */
export async function readNotifica(cache: QueryClient, id: number): Promise<void> {
  try {
    await markLetta(id);
  } catch (causa) {
    const { testo, codiceRichiesta } = toApiError(causa);
    notifiche.push('error', testo, { codiceRichiesta });
  }
  await cache.invalidateQueries({ queryKey: nonLetteQuery.queryKey });
}

function show({ id, oggetto, testo, priorita: quale }: Notifica, read: () => void): void {
  if (quale === priorita.ALTA_POPUP)
    openFinestra({
      titolo: oggetto,
      tipo: 'modale',
      obbligata: true,
      contenuto: (
        <p>
          <TestoConCollegamenti testo={testo} />
        </p>
      ),
      pulsanti: [
        { nome: m.piuTardi, esito: 'annullata' },
        { nome: m.hoLetto, aspetto: 'primary', esito: 'confermata', fuoco: true },
      ],
      onChiusa: (esito) => {
        if (esito === 'confermata') read();
      },
    });
  if (quale === priorita.ALTA_NOTA)
    notifiche.push('info', testo, {
      id,
      titolo: oggetto,
      lettura: 'note di rilascio',
      onLetta: read,
    });
}

/** What is unread, as the server tells it; what must be seen is shown once for each time one enters. */
export function useNotifiche(): readonly Notifica[] {
  const cache = useQueryClient();
  const mostrate = useRef(new Set<number>());
  const { data: nonLette = [] } = useQuery(nonLetteQuery);
  useEffect(
    () =>
      eventi.subscribe((novita) => {
        if (novita.tipo === 'inizio' || novita.evento.Tipo === 'notifica')
          void cache.invalidateQueries({ queryKey: nonLetteQuery.queryKey });
      }),
    [cache],
  );
  useEffect(() => {
    for (const una of nonLette) {
      if (mostrate.current.has(una.id)) continue;
      mostrate.current.add(una.id);
      show(una, () => void readNotifica(cache, una.id));
    }
  }, [nonLette, cache]);
  return nonLette;
}
