import { useMemo } from 'react';
import { messaggiPermesso as m } from '../../../messages/permesso.ts';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import type { Persona } from './matrice.api.ts';

type Props = { persone: readonly Persona[]; scelta: number; onChange: (id: number) => void };

/** Where there is room for one column, whose it is. */
export function Selettore({ persone, scelta, onChange }: Props) {
  const fonte = useMemo(
    () => makeFonteDati(persone.map(({ id, nome }) => ({ chiave: String(id), testo: nome }))),
    [persone],
  );
  return (
    <Tendina
      etichetta={m.persona}
      valore={String(scelta)}
      fonte={fonte}
      onChange={(chiave) => chiave !== null && onChange(Number(chiave))}
    />
  );
}
