import { messaggiVita as m } from '../../../../messages/vita.ts';
import type { Costo } from '../vita/vita.api.ts';

/** What final prints cost, what there is, what will be left; that it does not suffice, where it does not. */
export function CostoStampa({ costo: { costo, residui, insufficienti } }: { costo: Costo }) {
  return (
    <p className={insufficienti ? 'strong' : undefined}>
      {m.costoTesto(costo)} {costo > 0 && m.saldoTesto(residui, residui - costo)}
      {insufficienti && ` ${m.saldoInsufficiente}`}
    </p>
  );
}
