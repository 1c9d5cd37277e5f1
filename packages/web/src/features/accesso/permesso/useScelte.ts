import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiPermesso as m } from '../../../messages/permesso.ts';
import { type CampoPersona, type Effetto, type Persona, provaQuery, sendCambi } from './matrice.api.ts';
import { countScelte, isAcceso, makeCambi, NESSUNA_SCELTA, type Riga, type Scelte } from './matrice.ts';
import { type Dove, type Permessi, permessiQuery } from './permesso.api.ts';

const NESSUNO: readonly Effetto[] = [];

/** The map with a value of a key, or without the key. */
function setOrForget<K, V>(mappa: ReadonlyMap<K, V>, chiave: K, valore: V | undefined): ReadonlyMap<K, V> {
  const nuova = new Map(mappa);
  if (valore === undefined) nuova.delete(chiave);
  else nuova.set(chiave, valore);
  return nuova;
}

/** Values chosen one after the other and written together, all or none: nothing is, before it is said. */
export function useScelte(
  { dove, idStudio }: { dove: Dove; idStudio: number | undefined },
  { voci }: Pick<Permessi, 'voci'>,
  lette: readonly Persona[],
) {
  const cache = useQueryClient();
  const { inCorso, run } = useAtto();
  const [valori, setValori] = useState<Scelte>(NESSUNA_SCELTA);
  const cambi = useMemo(() => makeCambi(valori, lette, idStudio), [valori, lette, idStudio]);
  const prova = provaQuery(cambi);
  const { data, error } = useQuery({ ...prova, placeholderData: keepPreviousData });
  const chooseVoce = (codice: string, valore: boolean | null) => {
    const isCome = voci.find((voce) => voce.codice === codice)?.perStudio === valore;
    setValori({ ...valori, voci: setOrForget(valori.voci, codice, isCome ? undefined : valore) });
  };
  const withVersione = ({ id, versione }: Persona) => new Map(valori.versioni).set(id, versione);
  const choosePersona = (persona: Persona, campo: CampoPersona, valore: boolean) => {
    const { [campo]: _, ...altri } = valori.persone.get(persona.id) ?? {};
    const campi = isAcceso(persona, campo) === valore ? altri : { ...altri, [campo]: valore };
    const suoi = Object.keys(campi).length === 0 ? undefined : campi;
    const persone = setOrForget(valori.persone, persona.id, suoi);
    setValori({ ...valori, persone, versioni: withVersione(persona) });
  };
  const chooseGruppo = (persona: Persona, { idGruppo = '', gruppo: nome = '' }: Riga, dentro: boolean) => {
    const isCome = (persona.gruppi?.includes(nome) ?? false) === dentro;
    const primi = valori.gruppi.get(persona.id) ?? new Map();
    const suoi = setOrForget(primi, idGruppo, isCome ? undefined : { nome, dentro });
    const gruppi = setOrForget(valori.gruppi, persona.id, suoi.size === 0 ? undefined : suoi);
    setValori({ ...valori, gruppi, versioni: withVersione(persona) });
  };
  /** A refusal leaves the choices as they are; what they were chosen on is read again. */
  const apply = async () => {
    const fatte = await run(() => sendCambi(cambi, false), m.applicate(countScelte(valori)));
    await Promise.all([
      cache.invalidateQueries({ queryKey: permessiQuery(dove).queryKey }),
      cache.invalidateQueries({ queryKey: ['utente'] }),
      cache.invalidateQueries({ queryKey: ['gruppo'] }),
    ]);
    if (fatte !== undefined) setValori(NESSUNA_SCELTA);
  };
  return {
    ...{ valori, inCorso, chooseVoce, choosePersona, chooseGruppo, apply },
    effetti: prova.enabled && data ? data : NESSUNO,
    errore: prova.enabled ? error : null,
    clear: () => setValori(NESSUNA_SCELTA),
  };
}
