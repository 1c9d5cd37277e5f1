import type { CollegamentiFilo } from '@quadra/contract';
import { loadConfronto } from '@quadra/fisco';
import { useEffect, useRef, useState } from 'react';
import { useApertura } from '../apertura/contesto.ts';
import { joinMosse, listRighi, type Rigo } from './righi.ts';

interface Conto {
  readonly effetto: number | null;
  readonly conDigitati: number | null;
}

/**
 * What is ticked makes together, counted in one run by the same engine that the server has: as the server said it, until a
 * person ticks otherwise. Null while it is being counted.
 */
export function useInsieme(letti: CollegamentiFilo, segnati: readonly Rigo[]): Conto | null {
  const { dichiarazione, modello } = useApertura();
  const { Insieme } = letti;
  const chiave = segnati.map(({ Id }) => Id).join(' ');
  const isDelServer = chiave === Insieme.Segnati.join(' ');
  const [contato, setContato] = useState<(Conto & { di: string }) | null>(null);
  const di = `${letti.Versione} ${chiave}`;
  const { righi, forzature } = dichiarazione;
  const attuali = useRef({ letti, segnati });
  attuali.current = { letti, segnati };
  // `di` names what is ticked: the lists themselves are others at each drawing.
  useEffect(() => {
    if (isDelServer) return;
    let isVivo = true;
    const { letti: suoi, segnati: scelti } = attuali.current;
    const digitati = listRighi(suoi).filter(
      ({ Stato, Digitato, Contesa, Id }) =>
        Stato === 'da decidere' && Digitato && Contesa === null && !scelti.some((uno) => uno.Id === Id),
    );
    void loadConfronto().then(({ measureScelte }) => {
      if (!isVivo) return;
      const dati = { dati: righi, forzature };
      const scelte = [scelti, [...scelti, ...digitati]].map(joinMosse);
      const [effetto, conDigitati] = measureScelte(modello, dati, scelte).effetti.map((quanto) =>
        quanto === null || modello.risultati.length === 0 ? null : 0 - quanto,
      );
      setContato({ di, effetto: effetto ?? null, conDigitati: conDigitati ?? null });
    });
    return () => {
      isVivo = false;
    };
  }, [isDelServer, di, modello, righi, forzature]);
  if (isDelServer) return { effetto: Insieme.Effetto, conDigitati: Insieme.EffettoConDigitati };
  return contato?.di === di ? contato : null;
}
