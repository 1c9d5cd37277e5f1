import { fromWire, percorsi, percorso } from '@quadra/contract';
import { send } from '../../api/client.ts';

export interface Fatturazione {
  readonly via: string;
  readonly comune: string;
  readonly comuneDescrizione: string;
  readonly provincia: string;
  readonly cap: string;
  /** Where the invoices are handed: a code of the exchange, or an address. */
  readonly codiceSDI: string;
  readonly pec: string;
}
type StudioLetto = Record<string, unknown>;
const readStudio = (id: number) =>
  send<{ data: StudioLetto }>('GET', percorso(percorsi.studioUno, { id })).then(({ data }) => data);

/** The billing data of a studio: where it is, where its invoices are handed. */
export async function readFatturazione(idStudio: number): Promise<Fatturazione> {
  const letto = fromWire(await readStudio(idStudio)) as Readonly<Record<string, string | null>>;
  const read = (nome: keyof Fatturazione): string => letto[nome] ?? '';
  return {
    via: read('via'),
    comune: read('comune'),
    comuneDescrizione: read('comuneDescrizione'),
    provincia: read('provincia'),
    cap: read('cap'),
    codiceSDI: read('codiceSDI'),
    pec: read('pec'),
  };
}

/** Changes the billing data of a studio, and nothing else of it. */
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
      CodiceSDI: nuova.codiceSDI,
      PEC: nuova.pec,
    },
  });
}
