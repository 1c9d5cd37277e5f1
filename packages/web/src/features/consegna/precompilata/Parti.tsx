import { useNavigate } from '@tanstack/react-router';
import { messaggiPrecompilata as m } from '../../../messages/precompilata.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';

const parti = [
  ['/precompilata', m.parteRichieste],
  ['/precompilata/ordini', m.parteOrdini],
] as const;

/** The two sides of it: the clients, and the orders they are asked in. */
export function Parti({ valore }: { valore: (typeof parti)[number][0] }) {
  const navigate = useNavigate();
  return <Segmenti nome={m.titolo} voci={parti} valore={valore} onChange={(to) => void navigate({ to })} />;
}
