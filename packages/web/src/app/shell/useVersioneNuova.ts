import { testiClient } from '@quadra/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { versioneQuery } from '../../features/accesso/account/Versione.tsx';
import { notifiche } from '../../ui/notifiche/notifiche.ts';

let isDetto = false;

/** Says once per page session that the server is newer than this page. */
export function useVersioneNuova(): void {
  const { data } = useQuery(versioneQuery);
  useEffect(() => {
    if (data === undefined || data.version === __VERSIONE__ || isDetto) return;
    isDetto = true;
    notifiche.push('warning', testiClient.VERSIONE_NUOVA);
  }, [data]);
}
