import type { RiepilogoNotifiche } from '@quadra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSolaLettura } from '../../../api/contesto.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiNotifica as m } from '../../../messages/notifica.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import css from './PulsanteNotifiche.module.css';
import { riepilogoQuery, saveRiepilogo } from './riepilogo.api.ts';

const voci = [
  ['mai', m.mai],
  ['giorno', m.ogniGiorno],
  ['settimana', m.ogniSettimana],
] as const;

/** Whether what one does not read is mailed to him: his choice, and nobody else's. */
export function SceltaRiepilogo() {
  const isSolaLettura = useSolaLettura();
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  const { data } = useQuery(riepilogoQuery);
  if (data === undefined || isSolaLettura) return null;
  const change = (nuovo: RiepilogoNotifiche) =>
    run(async () => {
      await saveRiepilogo(nuovo);
      cache.setQueryData(riepilogoQuery.queryKey, nuovo);
    });
  return (
    <div className={css.digest}>
      <p>{m.riepilogo}</p>
      <Segmenti
        nome={m.riepilogo}
        valore={data}
        voci={voci}
        disabilitato={inCorso}
        onChange={(nuovo) => void change(nuovo)}
      />
      <p className={css.when}>{m.riepilogoNota}</p>
    </div>
  );
}
