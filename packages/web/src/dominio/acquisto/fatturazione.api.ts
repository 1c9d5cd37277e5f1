import { fromWire, percorsi, percorso } from '@quadra/contract';
import { send } from '../../api/client.ts';

export interface Fatturazione {
  readonly via: string;
  readonly comune: string;
  readonly comuneDescrizione: string;
  readonly provincia: string;
  readonly cap: string;
}
type StudioLetto = Record<string, unknown>;
const readStudio = (id: number) =>
  send<{ data: StudioLetto }>('GET', percorso(percorsi.studioUno, { id })).then(({ data }) => data);

/** The billing address of a studio. */
export async function readFatturazione(idStudio: number): Promise<Fatturazione> {
  const { via, comune, comuneDescrizione, provincia, cap } = fromWire(await readStudio(idStudio)) as Record<
    string,
    string | null
  >;
  return {
    via: via ?? '',
    comune: comune ?? '',
    comuneDescrizione: comuneDescrizione ?? '',
    provincia: provincia ?? '',
    cap: cap ?? '',
  };
}

/** Changes the billing address of a studio, and nothing else of it. */
export async function writeFatturazione(idStudio: number, nuova: Fatturazione): Promise<void> {
  const studio = await readStudio(idStudio);
  await send('PUT', percorso(percorsi.studioUno, { id: idStudio }), {
    corpo: {
      ...studio,
      Via: nuova.via,
      Comune: nuova.comune,
      ComuneDescrizione: nuova.comuneDescrizione,
      Provincia: nuova.provincia,
      CAP: nuova.cap,
    },
  });
}
