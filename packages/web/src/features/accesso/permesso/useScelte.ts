import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiPermesso as m } from '../../../messages/permesso.ts';
import { type CampoPersona, type Persona, sayPersona } from './matrice.api.ts';
import { countScelte, isAcceso, NESSUNA_SCELTA, type Scelte } from './matrice.ts';
import { type Dove, type Permessi, permessiQuery, sayPermesso } from './permesso.api.ts';

/** Values chosen one after the other and written together: nothing is, before it is said. */
export function useScelte(dove: Dove, { voci }: Pick<Permessi, 'voci'>) {
  const cache = useQueryClient();
  const { inCorso, run } = useAtto();
  const [valori, setValori] = useState<Scelte>(NESSUNA_SCELTA);
  const chooseVoce = (codice: string, valore: boolean | null) => {
    const nuove = new Map(valori.voci);
    const isCome = voci.find((voce) => voce.codice === codice)?.perStudio === valore;
    if (isCome) nuove.delete(codice);
    else nuove.set(codice, valore);
    setValori({ ...valori, voci: nuove });
  };
  const choosePersona = (persona: Persona, campo: CampoPersona, valore: boolean) => {
    const nuove = new Map(valori.persone);
    const { [campo]: _, ...altri } = nuove.get(persona.id) ?? {};
    const campi = isAcceso(persona, campo) === valore ? altri : { ...altri, [campo]: valore };
    if (Object.keys(campi).length === 0) nuove.delete(persona.id);
    else nuove.set(persona.id, campi);
    setValori({ ...valori, persone: nuove });
  };
  /** What was written of them before one is refused stays written: what is left is read again. */
  const apply = async (persone: readonly Persona[]) => {
    const quante = countScelte(valori);
    await run(async () => {
      for (const [codice, valore] of valori.voci) await sayPermesso(dove, codice, valore);
      for (const persona of persone) {
        const campi = valori.persone.get(persona.id);
        if (campi) await sayPersona(persona, campi);
      }
    }, m.applicate(quante));
    await Promise.all([
      cache.invalidateQueries({ queryKey: permessiQuery(dove).queryKey }),
      cache.invalidateQueries({ queryKey: ['utente'] }),
    ]);
    setValori(NESSUNA_SCELTA);
  };
  return { valori, inCorso, chooseVoce, choosePersona, apply, clear: () => setValori(NESSUNA_SCELTA) };
}
