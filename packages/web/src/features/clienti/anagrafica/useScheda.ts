import { useCallback, useEffect, useRef, useState } from 'react';
import { get, useForm, useWatch } from 'react-hook-form';
import { useSessione } from '../../../api/contesto.ts';
import type { StudioScelto } from '../../../dominio/fonte/SceltaStudio.tsx';
import { followRecord } from '../../../dominio/pagina/segui-record.ts';
import { messaggiScheda as m, type PercorsoCampo } from '../../../messages/anagrafica-scheda.ts';
import { useModificheNonSalvate } from '../../../ui/finestre/modifiche-non-salvate.ts';
import { useVistaPagina } from '../../../ui/pagina/BarraVista.tsx';
import { makeVista } from '../../../ui/pagina/vista-pagina.ts';
import type { Anagrafica } from './anagrafica.api.ts';
import { computePermessi } from './permessi.ts';
import { useBozzaScheda } from './useBozzaScheda.ts';
import { useCodiceFiscale } from './useCodiceFiscale.ts';
import { useEsistente } from './useEsistente.ts';
import { useMessaggiScheda } from './useMessaggiScheda.ts';
import { toValori, type Valori, valoriVuoti } from './valori.ts';

const vistaIniziale = {
  ...makeVista(m.nuovo, ['indietro', 'annulla', 'salva']),
  notifica: { modello: m.salvata, tipo: 'success' as const },
};

/** The record on the page: what is saved, what is written, its messages and its draft. Nothing is lost by leaving. */
export function useScheda(iniziale: Anagrafica | null, studio: StudioScelto | null) {
  const permessi = computePermessi(useSessione().utente);
  const [salvata, setSalvata] = useState(iniziale);
  const modifica = permessi.modifica && (salvata?.limitataFino ?? null) === null;
  const form = useForm<Valori>({ defaultValues: salvata === null ? valoriVuoti : toValori(salvata) });
  const valori = useWatch({ control: form.control }) as Valori;
  const esistente = useEsistente(valori, salvata, studio);
  // The form changes this object in place: its text tells when it is another.
  const toccati = JSON.stringify(form.formState.touchedFields);
  const isToccato = useCallback(
    (percorso: PercorsoCampo) => get(JSON.parse(toccati), percorso) === true,
    [toccati],
  );
  const messaggi = useMessaggiScheda(valori, isToccato, esistente);
  const { setFocus } = form;
  // A new client begins with his name: nothing else on the page is to be written first.
  useEffect(() => {
    if (iniziale === null) setFocus('cognome');
  }, [iniziale, setFocus]);
  const [vista, changeVista] = useVistaPagina(vistaIniziale);
  const bozza = useBozzaScheda({ form, valori, salvata, modifica: modifica && studio === null });
  const { bozze } = bozza;
  /** The page goes to the record just made: there is nothing left to keep. */
  const uscita = useRef(false);
  // For a studio that was chosen there is no draft to be safe in.
  const isAlSicuro = () => studio === null && bozze.isTutta();
  useModificheNonSalvate(() => bozza.hasModifiche && !isAlSicuro() && !uscita.current, {
    keep: async () => {
      await bozze.flush();
      await bozze.settle();
    },
  });
  useCodiceFiscale(form, messaggi.setMessaggi, salvata === null);
  /** The record is another: what on the page still is as it was (`prima`) follows it. */
  const follow = (nuova: Anagrafica, prima = salvata === null ? valoriVuoti : toValori(salvata)) => {
    form.reset(followRecord(prima, form.getValues(), toValori(nuova)), { keepDefaultValues: true });
    setSalvata(nuova);
  };
  return {
    salvata,
    setSalvata,
    follow,
    studio,
    form,
    valori,
    messaggi,
    esistente,
    vista,
    changeVista,
    bozza,
    permessi,
    modifica,
    uscita,
  };
}

export type Scheda = ReturnType<typeof useScheda>;
