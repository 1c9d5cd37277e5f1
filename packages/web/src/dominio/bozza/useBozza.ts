import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type BozzaDelLuogo,
  deleteBozza,
  findBozza,
  formatLuogo,
  type Luogo,
  type RighiBozza,
  saveBozza,
} from './bozza.api.ts';
import { createBozze } from './bozze.ts';
import { sospese } from './sospese.ts';
import { useBozze } from './useBozze.ts';

type Opzioni = {
  luogo: Luogo;
  /** Version of the record that is typed over; null for a record still to be made. */
  versione: number | null;
  /** Who may only look leaves no drafts. */
  isAttiva: boolean;
  /** What differs now from the saved record, path by path. */
  modifiche: RighiBozza;
  /** Whether a draft found on the server would change anything. */
  isUtile: (bozza: BozzaDelLuogo) => boolean;
};

const stampSegno = (modifiche: RighiBozza) => JSON.stringify(modifiche);
const NESSUNA = stampSegno({});

/**
 * The draft of one form: it follows what is typed, and the one of another sitting is offered (`recuperata`) until it is
 * taken or thrown away. Until then it lies under what is typed now: neither is ever lost.
 */
export function useBozza({ luogo, versione, isAttiva, modifiche, isUtile }: Opzioni) {
  const chiave = formatLuogo(luogo);
  const attuale = useRef({ luogo, versione, modifiche, isUtile });
  attuale.current = { luogo, versione, modifiche, isUtile };
  const inAttesa = useRef<BozzaDelLuogo | null>(null);
  const [recuperata, setRecuperata] = useState<BozzaDelLuogo | null>(null);
  const cercata = useRef<Promise<void>>(Promise.resolve());
  const [bozze] = useState(() =>
    createBozze<RighiBozza>({
      luogoOf: () => formatLuogo(attuale.current.luogo),
      modificheOf: () => attuale.current.modifiche,
      forget: sospese.forget,
      save: async (_, mie, inUscita) => {
        const base = attuale.current;
        await cercata.current;
        const sotto = inAttesa.current;
        const tutte = { ...sotto?.righi, ...mie };
        if (Object.keys(tutte).length > 0)
          return saveBozza(base.luogo, tutte, sotto ? sotto.versione : base.versione, inUscita);
        await deleteBozza(base.luogo);
        return new Date().toISOString();
      },
    }),
  );
  useBozze(bozze);

  const segno = stampSegno(modifiche);
  const precedente = useRef(segno);
  useEffect(() => {
    if (!isAttiva || precedente.current === segno) return;
    precedente.current = segno;
    bozze.touch(chiave);
  }, [segno, isAttiva, chiave, bozze]);

  useEffect(() => {
    if (!isAttiva) return;
    let isMia = true;
    const find = async () => {
      const trovata = await findBozza(attuale.current.luogo).catch(() => null);
      if (!isMia || trovata === null || !attuale.current.isUtile(trovata)) return;
      inAttesa.current = trovata;
      setRecuperata(trovata);
    };
    cercata.current = find();
    return () => {
      isMia = false;
    };
  }, [isAttiva]);

  /** The recovered draft was taken into the form, or thrown away. */
  const settleRecuperata = useCallback(() => {
    inAttesa.current = null;
    setRecuperata(null);
    bozze.touch(chiave);
    setTimeout(() => void bozze.flush());
  }, [bozze, chiave]);

  /** The record was saved: its draft has done its work, but one not yet taken stays. */
  const finish = useCallback(async () => {
    bozze.clear();
    await bozze.settle();
    precedente.current = NESSUNA;
    const sotto = inAttesa.current;
    const { luogo: posto } = attuale.current;
    const send = () => (sotto ? saveBozza(posto, sotto.righi, sotto.versione, false) : deleteBozza(posto));
    sospese.hold([{ luogo: chiave, send }]);
    void sospese.flush();
  }, [bozze, chiave]);

  return { bozze, recuperata, settleRecuperata, finish };
}
