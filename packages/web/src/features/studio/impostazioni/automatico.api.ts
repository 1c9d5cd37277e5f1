import { type AutomaticoFilo, fromWire, type Interno, percorsi } from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';

type Busta = { data: AutomaticoFilo };
export type Automatico = Interno<AutomaticoFilo>;
const read = ({ data }: Busta): Automatico => fromWire<AutomaticoFilo>(data);

/** What the studio chose to buy by itself, and what it may choose. */
export const automaticoQuery = queryOptions({
  queryKey: ['pagamento', 'automatico'] as const,
  queryFn: () => send<Busta>('GET', percorsi.automatico).then(read),
  staleTime: 0,
});

type Scelta = {
  attivo: boolean;
  metodo: Automatico['metodi'][number]['metodo'];
  soglia: number;
  idPacchetto: string;
};
export const writeAutomatico = ({ attivo, metodo, soglia, idPacchetto }: Scelta): Promise<Automatico> =>
  send<Busta>('PUT', percorsi.automatico, {
    corpo: { Attivo: attivo, Metodo: metodo, Soglia: soglia, IdPacchetto: idPacchetto },
  }).then(read);
