import { modelloDiTipo } from '@quadra/contract';
import { fetchModello, type Modello } from '@quadra/fisco';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, toApiError } from '../../../../api/errore.ts';
import { type Bozze, createBozze } from '../../../../dominio/bozza/bozze.ts';
import { sospese } from '../../../../dominio/bozza/sospese.ts';
import { type Campi, createCampi } from '../dati/campi.ts';
import { type Bozza, listDaRiprendere, ofQuadro } from '../dati/modifiche.ts';
import { readSegnalazioni } from '../dati/segnalazioni.ts';
import { rememberAperta } from '../dati/ultima-aperta.ts';
import {
  type Dichiarazione,
  getDichiarazione,
  getLuogo,
  openDichiarazione,
  saveBozza,
} from '../dichiarazione.api.ts';
import { loadModelloDi } from './modello-definito.ts';
import { makePausa } from './pausa.ts';

export type Caricata = {
  dichiarazione: Dichiarazione;
  modello: Modello;
  campi: Campi;
  bozze: Bozze;
  /** Drafts of another sitting, until they are taken or thrown away. */
  recuperate: readonly Bozza[];
};

const formatLuogo = (id: string, quadro: string) => `dichiarazione/${id}/${quadro}`;

function makeCaricata(
  dichiarazione: Dichiarazione,
  modello: Modello,
  inAttesa: Map<string, Bozza>,
): Caricata {
  const { id, righi, forzature, solaLettura } = dichiarazione;
  const campi = createCampi(modello, { righi, forzature });
  campi.mark(readSegnalazioni(dichiarazione.segnalazioni));
  const recuperate = solaLettura ? [] : listDaRiprendere(righi, dichiarazione.bozze);
  for (const bozza of recuperate) inAttesa.set(bozza.quadro, bozza);
  const bozze = createBozze({
    // A draft not yet taken nor thrown away lies under what is typed now: it is never lost.
    modificheOf: (quadro) => ({
      ...inAttesa.get(quadro)?.righi,
      ...ofQuadro(campi.modifiche().righi, quadro),
    }),
    luogoOf: (quadro) => formatLuogo(id, quadro),
    forget: sospese.forget,
    save: (quadro, modifiche, inUscita) => saveBozza(dichiarazione, quadro, modifiche, inUscita),
  });
  return { dichiarazione, modello, campi, bozze, recuperate };
}

/** Loads a declaration and its modello, and keeps what a person types until it is saved. */
export function useDichiarazione(anno: number, id: string) {
  const [caricata, setCaricata] = useState<Caricata | null>(null);
  const [errore, setErrore] = useState<ApiError | null>(null);
  const attuale = useRef(caricata);
  attuale.current = caricata;
  const richiesta = useRef(0);
  const rilettura = useRef(0);
  /** Of what is on the page: known at once, not at the next drawing. */
  const versione = useRef(0);
  const [inAttesa] = useState(() => new Map<string, Bozza>());

  const load = useCallback(async () => {
    richiesta.current += 1;
    const mia = richiesta.current;
    setCaricata(null);
    setErrore(null);
    inAttesa.clear();
    try {
      await sospese.flush();
      const luogo = await getLuogo(anno, id);
      const { modello: codice } = modelloDiTipo[luogo.tipo];
      // The form is fetched while the declaration is on its way: what the vendor defined is put in afterwards.
      const [dichiarazione] = await Promise.all([openDichiarazione(luogo), fetchModello(anno, codice)]);
      const pausa = makePausa();
      const modello = await loadModelloDi(dichiarazione);
      await modello.prepareCalcolo(dichiarazione.righi, pausa);
      if (mia !== richiesta.current) return;
      rememberAperta(anno, id);
      versione.current = dichiarazione.versione;
      const pronta = makeCaricata(dichiarazione, modello, inAttesa);
      // Drawn in small steps: it is the largest page there is.
      startTransition(() => setCaricata(pronta));
    } catch (causa) {
      if (mia === richiesta.current) setErrore(toApiError(causa));
    }
  }, [anno, id, inAttesa]);
  useEffect(() => void load(), [load]);

  /** Takes the declaration as an act answered it, unless a newer one is already here. */
  const adopt = useCallback(
    async (dichiarazione: Dichiarazione) => {
      const aperta = attuale.current;
      if (aperta === null || aperta.dichiarazione.id !== dichiarazione.id) return;
      if (dichiarazione.versione < versione.current) return;
      if (dichiarazione.definizioni.impronta !== aperta.dichiarazione.definizioni.impronta) return load();
      versione.current = dichiarazione.versione;
      aperta.campi.rebase({ righi: dichiarazione.righi, forzature: dichiarazione.forzature });
      aperta.campi.mark(readSegnalazioni(dichiarazione.segnalazioni));
      // A draft that says no more than what is now saved has nothing to give back.
      const recuperate = listDaRiprendere(dichiarazione.righi, aperta.recuperate);
      const quadri = new Set(recuperate.map(({ quadro }) => quadro));
      for (const quadro of inAttesa.keys()) if (!quadri.has(quadro)) inAttesa.delete(quadro);
      setCaricata((prima) => prima && { ...prima, dichiarazione, recuperate });
    },
    [load, inAttesa],
  );

  /** After an act that does not answer the declaration. */
  const reload = useCallback(async () => {
    if (attuale.current === null) return;
    rilettura.current += 1;
    const [mia, aperta] = [rilettura.current, richiesta.current];
    const dichiarazione = await getDichiarazione(attuale.current.dichiarazione);
    // An older answer says less than one asked later, and nothing of another opening.
    if (mia === rilettura.current && aperta === richiesta.current) await adopt(dichiarazione);
  }, [adopt]);

  /** Takes the recovered drafts (what was typed meanwhile wins) or throws them away. */
  const settleRecuperate = useCallback(
    (riprendi: boolean) => {
      if (caricata === null) return;
      const { campi, bozze, recuperate } = caricata;
      const gia = campi.modifiche().righi;
      if (riprendi)
        for (const { righi } of recuperate)
          campi.apply(Object.fromEntries(Object.entries(righi).filter(([chiave]) => !(chiave in gia))));
      inAttesa.clear();
      for (const { quadro } of recuperate) bozze.touch(quadro);
      void bozze.flush();
      setCaricata({ ...caricata, recuperate: [] });
    },
    [caricata, inAttesa],
  );
  return { caricata, errore, adopt, reload, settleRecuperate, retry: load };
}
