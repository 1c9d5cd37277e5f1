import { IconRefresh } from '@tabler/icons-react';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { messaggiVita as m } from '../../../../messages/vita.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../../ui/finestre/Conferma.tsx';
import { recomputeAperte } from '../vita/vita.api.ts';

/** Computes again, in the background, every open declaration of a year. */
export function PulsanteRicalcola({ anno }: { anno: number }) {
  const { inCorso, run } = useAtto();
  const start = async () => {
    if (!(await askConferma({ titolo: m.ricalcolaTitolo(anno), testo: m.ricalcolaTesto }))) return;
    await run(() => recomputeAperte(anno), m.lavoroAvviato);
  };
  return (
    <Button icona={IconRefresh} onClick={start} disabled={inCorso}>
      {m.ricalcolaAperte}
    </Button>
  );
}
