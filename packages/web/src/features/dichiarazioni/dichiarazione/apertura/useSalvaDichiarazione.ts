import { quadroOf } from '@quadra/fisco';
import { useCallback, useRef, useState } from 'react';
import { type ApiError, type Differenza, toApiError } from '../../../../api/errore.ts';
import { formatOra } from '../../../../formato/formato.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { annuncio } from '../../../../ui/notifiche/annuncio.ts';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { type AttoSalva, isVuoto, type Modifiche, nameAtto } from '../dati/modifiche.ts';
import { saveDichiarazione } from '../dichiarazione.api.ts';
import type { Apertura } from './contesto.ts';
import type { Caricata } from './useDichiarazione.ts';
import { commitAttiva } from './useTasti.ts';

type Impianto = { caricata: Caricata } & Pick<Apertura, 'adopt' | 'reload' | 'goTo'>;

/** Salva: sends the changes with the version they were made on. Never by itself, one at a time. */
export function useSalvaDichiarazione({ caricata, adopt, reload, goTo }: Impianto) {
  const [inCorso, setInCorso] = useState(false);
  /** Why a save was refused, and which act it was. */
  const [errore, setErrore] = useState<ApiError | null>(null);
  const [atto, setAtto] = useState<AttoSalva>('salva');
  /** How many texts Salva found that are not values; 0 when it went through. */
  const [rifiutati, setRifiutati] = useState(0);
  const [conflitto, setConflitto] = useState<Differenza[] | null>(null);
  const [salvataAlle, setSalvataAlle] = useState<string | null>(null);
  const occupato = useRef(false);
  const attuale = useRef(caricata);
  attuale.current = caricata;

  const send = useCallback(
    async (modifiche: Modifiche): Promise<boolean> => {
      const { campi, bozze, dichiarazione } = attuale.current;
      const suo = nameAtto(dichiarazione.righi, modifiche);
      setAtto(suo);
      await bozze.settle();
      const salvata = await saveDichiarazione(dichiarazione, dichiarazione.versione, modifiche);
      campi.markSaved(modifiche);
      bozze.clear();
      for (const chiave of Object.keys(campi.modifiche().righi)) bozze.touch(quadroOf(chiave));
      await adopt(salvata);
      setSalvataAlle(formatOra(new Date().toISOString()));
      notifiche.push('success', m.esiti[suo][0]);
      return true;
    },
    [adopt],
  );

  const save = useCallback(async (): Promise<boolean> => {
    const { campi } = attuale.current;
    if (occupato.current) return false;
    commitAttiva();
    setErrore(null);
    const [primo] = campi.listRifiutati();
    setRifiutati(campi.listRifiutati().length);
    if (primo) {
      goTo(primo.chiave);
      return false;
    }
    const modifiche = campi.modifiche();
    if (isVuoto(modifiche)) {
      annuncio.say(m.nienteDaSalvare);
      return true;
    }
    occupato.current = true;
    setInCorso(true);
    try {
      return await send(modifiche);
    } catch (causa) {
      const rifiuto = toApiError(causa);
      if (rifiuto.codice === 'RECORD_MODIFICATO' && rifiuto.differenze.length > 0)
        setConflitto(rifiuto.differenze);
      else setErrore(rifiuto);
      return false;
    } finally {
      occupato.current = false;
      setInCorso(false);
    }
  }, [goTo, send]);

  /** After a conflict: the chosen caselle follow the other save, mine are sent on top of it. */
  const resolve = useCallback(
    async (attuali: string[]) => {
      setConflitto(null);
      try {
        await reload();
      } catch (causa) {
        setErrore(toApiError(causa));
        return;
      }
      const { campi } = attuale.current;
      const mie = campi.modifiche();
      campi.reset(attuali.filter((chiave) => chiave in mie.righi));
      for (const chiave of attuali) if (chiave in mie.forzature) campi.force(chiave, campi.forzataOf(chiave));
      // The new version is in place at the next drawing of the page.
      setTimeout(() => void save(), 0);
    },
    [reload, save],
  );

  return {
    save,
    inCorso,
    errore,
    atto,
    rifiutati,
    conflitto,
    salvataAlle,
    resolve,
    cancel: () => setConflitto(null),
  };
}
