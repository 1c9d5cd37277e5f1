import { fromWire, type LavoroFilo } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { eventi } from '../../api/eventi.ts';
import { messaggiLavori as m } from '../../messages/lavori.ts';
import { notifiche } from '../../ui/notifiche.ts';
import { indirizzoEsito, receiveLavoro } from './lavori.api.ts';
import { computeNotifica } from './stato-lavoro.ts';

const NOTIFICA_MS = 8_000;

function notify(filo: LavoroFilo): void {
  const lavoro = fromWire<LavoroFilo>(filo);
  const notifica = computeNotifica(lavoro);
  if (notifica === null) return;
  notifiche.push(notifica.tipo, notifica.testo, {
    durata: NOTIFICA_MS,
    ...(lavoro.esito && { collegamento: { nome: m.scarica, indirizzo: indirizzoEsito(lavoro.id) } }),
  });
}

/** Keeps the jobs of the pages as the server tells them, and says when one ends. */
export function useEventiLavori(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      eventi.subscribe((novita) => {
        if (novita.tipo === 'inizio') {
          void client.invalidateQueries({ queryKey: ['lavori', 'list'] });
          return;
        }
        receiveLavoro(client, novita.evento.Lavoro);
        notify(novita.evento.Lavoro);
      }),
    [client],
  );
}
