import { testiClient } from '@quadra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { eventi } from '../../api/eventi.ts';
import { versioneQuery } from '../../features/accesso/account/Versione.tsx';
import { messaggiShell as m } from '../../messages/shell.ts';
import { askUscita } from '../../ui/finestre/modifiche-non-salvate.ts';
import { notifiche } from '../../ui/notifiche/notifiche.ts';
import { keepTutto, leaveSenzaDomande } from '../../vita/prima-della-fine.ts';

/** The line that opens with the page says nothing that the page did not just ask. */
const APPENA_MS = 3_000;
const dette = new Set<string>();

/** The page is opened again, new: what was typed is put aside first, and found again as a draft. */
async function reload(): Promise<void> {
  await keepTutto();
  if (!(await askUscita())) return;
  leaveSenzaDomande();
  location.reload();
}

/**
 * Says once of each version that the server is another than this page, until the page is opened again. It is asked when the
 * page opens, and each time the line to the server comes back: a server that changes falls and comes back.
 */
export function useVersioneNuova(): void {
  const cache = useQueryClient();
  const { data } = useQuery(versioneQuery);
  useEffect(
    () =>
      eventi.subscribe(({ tipo }) => {
        if (tipo === 'inizio')
          void cache.fetchQuery({ ...versioneQuery, staleTime: APPENA_MS }).catch(() => undefined);
      }),
    [cache],
  );
  useEffect(() => {
    if (data === undefined || data.version === __VERSIONE__ || dette.has(data.version)) return;
    dette.add(data.version);
    notifiche.push('warning', testiClient.VERSIONE_NUOVA, {
      restaAperta: true,
      menu: [{ nome: m.aggiornaOra, azione: () => void reload() }],
    });
  }, [data]);
}
