import { fromWire, type Interno, percorsi, type profilo } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { send, setStudioAtteso } from '../../../api/client.ts';

type ProfiloFilo = z.infer<typeof profilo>;
export type ProfiloPersona = Interno<ProfiloFilo>;

export const profiliQuery = queryOptions({
  queryKey: ['profili'],
  queryFn: () =>
    send<{ data: ProfiloFilo[] }>('GET', percorsi.profili).then(({ data }) =>
      data.map((voce) => fromWire<ProfiloFilo>(voce)),
    ),
  staleTime: 0,
});

/** The session goes on as another profile of the same person. */
export async function chooseProfilo(id: number): Promise<void> {
  await send<null>('POST', percorsi.profiloScelto, { corpo: { Id: id }, rinnova: true });
  setStudioAtteso(null);
}
