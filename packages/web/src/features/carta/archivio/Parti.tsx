import { useNavigate } from '@tanstack/react-router';
import { messaggiArchivio as m } from '../../../messages/archivio.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';

const parti = [
  ['/conservazione', m.parteDocumenti],
  ['/conservazione/pacchetti', m.partePacchetti],
] as const;

/** The two sides of it: what is to be kept, and the packages that were made. */
export function Parti({ valore }: { valore: (typeof parti)[number][0] }) {
  const navigate = useNavigate();
  return <Segmenti nome={m.titolo} voci={parti} valore={valore} onChange={(to) => void navigate({ to })} />;
}
