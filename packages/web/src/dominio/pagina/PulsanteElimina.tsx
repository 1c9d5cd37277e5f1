import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/comandi/Button.tsx';
import { askConferma } from '../../ui/finestre/Conferma.tsx';
import { useAtto } from './useAtto.ts';

type Parole = { elimina: string; eliminaDomanda: string; eliminaTesto: string; eliminato: string };
type Props = {
  parole: Parole;
  remove: () => Promise<unknown>;
  /** Key of the list that no longer has it. */
  elenco: QueryKey;
  onEliminato: () => void;
};

/** Takes away the record that is open, once asked: its list is read again, and the page is left. */
export function PulsanteElimina({ parole, remove, elenco, onEliminato }: Props) {
  const { inCorso, run } = useAtto();
  const cache = useQueryClient();
  const ask = async () => {
    const domanda = { titolo: parole.eliminaDomanda, testo: parole.eliminaTesto, pericolo: true };
    if (!(await askConferma(domanda))) return;
    const isFatto = await run(async () => {
      await remove();
      return true;
    }, parole.eliminato);
    if (!isFatto) return;
    void cache.invalidateQueries({ queryKey: elenco });
    onEliminato();
  };
  return (
    <Button aspetto="quiet" inCorso={inCorso} onClick={ask}>
      {parole.elimina}
    </Button>
  );
}
