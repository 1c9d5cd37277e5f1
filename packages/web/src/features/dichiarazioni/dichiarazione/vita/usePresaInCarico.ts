import { requisiti } from '@quadra/contract';
import { useEffect, useRef } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { messaggiVita as m } from '../../../../messages/vita.ts';
import { askConferma } from '../../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { useApertura } from '../apertura/contesto.ts';
import { takeInCarico } from './vita.api.ts';

/** Taking the open declaration in charge, and giving it back. */
export function usePresaInCarico() {
  const { dichiarazione, reload } = useApertura();
  const { run } = useAtto();
  const { anno, id } = dichiarazione;
  const act = async (come: { conferma?: boolean; lascia?: boolean }, fatto: string) => {
    const errori = await run(() => takeInCarico(anno, [id], come));
    if (errori === undefined) return;
    const [errore] = errori;
    if (errore) notifiche.push('error', errore.Messaggio);
    else notifiche.push('success', fatto);
    await reload();
  };
  return {
    take: (conferma: boolean) => act({ conferma }, m.presa),
    leave: () => act({ lascia: true }, m.lasciata),
  };
}

/** One in charge of another is asked about once, when it opens: refused, it stays as it is, to be looked at. */
export function useDomandaInCarico(): void {
  const { dichiarazione } = useApertura();
  const { utente } = useSessione();
  const { take } = usePresaInCarico();
  const chiesta = useRef(false);
  const attuale = useRef(take);
  attuale.current = take;
  const { causaSolaLettura, inCaricoA } = dichiarazione;
  const domanda = causaSolaLettura === 'in carico' && canScrivere(utente, requisiti.scriviDichiarazioni);
  useEffect(() => {
    if (!domanda || chiesta.current) return;
    chiesta.current = true;
    void askConferma({ titolo: m.presaTitolo(inCaricoA ?? ''), testo: m.presaTesto }).then((conferma) => {
      if (conferma) void attuale.current(true);
    });
  }, [domanda, inCaricoA]);
}
