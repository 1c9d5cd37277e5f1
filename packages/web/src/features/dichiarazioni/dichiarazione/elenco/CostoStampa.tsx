import { useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { askAcquisto } from '../../../../dominio/acquisto/ask-acquisto.tsx';
import { messaggiVita as m } from '../../../../messages/vita.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import type { Costo } from '../vita/vita.api.ts';

/** Reads the cost again, for who may buy what is missing; null: he may not. */
export type Rilettura = (() => Promise<Costo>) | null;
type Props = {
  costo: Costo;
  /** What is missing is bought in the window that shows it. */
  siCompra?: boolean;
};

/** What final prints cost, what there is, what will be left; that it does not suffice, where it does not. */
export function CostoStampa({
  costo: { costo, residui, insufficienti, senzaPrezzo, aCrediti, coperte, ...quante },
  siCompra = false,
}: Props) {
  const gratuite = m.nonConsumano(quante);
  return (
    <>
      <p className={insufficienti ? 'strong' : undefined}>
        {m.costoTesto(costo)} {costo > 0 && m.saldoTesto(residui, residui - costo)}
        {insufficienti && ` ${siCompra ? m.saldoNonBasta : m.saldoInsufficiente}`}
      </p>
      {insufficienti && aCrediti > 1 && costo > residui && (
        <p>{m.coperte(coperte, aCrediti, costo - residui)}</p>
      )}
      {gratuite !== '' && <p>{gratuite}</p>}
      {senzaPrezzo.length > 0 && <p role="note">{m.senzaPrezzo(senzaPrezzo)}</p>}
    </>
  );
}

/** The same beside something else that is asked: what is missing is bought over it, and it stays as it was. */
export function CostoConAcquisto({
  costo: iniziale,
  aspetta,
  rileggi,
}: {
  costo: Costo;
  /** What waits, in words. */
  aspetta: string;
  rileggi: Rilettura;
}) {
  const [costo, setCosto] = useState(iniziale);
  const buy = async () => {
    if (rileggi === null || !(await askAcquisto({ mancano: costo.costo - costo.residui, aspetta }))) return;
    // What was bought is bought: only the figure may be late.
    const letto = await rileggi().catch((causa: unknown) => {
      notifiche.push('error', toApiError(causa).testo);
      return null;
    });
    if (letto !== null) setCosto(letto);
  };
  return (
    <>
      <CostoStampa costo={costo} siCompra={rileggi !== null} />
      {costo.insufficienti && rileggi !== null && (
        <p>
          <Button onClick={() => void buy()}>{m.compraMancanti}</Button>
        </p>
      )}
    </>
  );
}
