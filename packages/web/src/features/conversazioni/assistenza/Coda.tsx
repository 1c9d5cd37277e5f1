import { useQuery } from '@tanstack/react-query';
import { writeMomento } from '../../../dominio/assistenza/promessa.tsx';
import { messaggiAssistenza as m } from '../../../messages/assistenza.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import css from './Assistenza.module.css';
import { codaQuery, type RigaTicket } from './assistenza.api.ts';

function writePrimo({ nomeStudio, entroIl }: RigaTicket, isSuo: boolean): string {
  if (entroIl === null) return m.nessunoAttende;
  const adesso = new Date();
  const [quando, isOltre] = [writeMomento(entroIl, adesso), new Date(entroIl) < adesso];
  if (isSuo) return isOltre ? m.attendeLeiOltre(quando) : m.attendeLei(quando);
  return isOltre ? m.attendeOltre(nomeStudio, quando) : m.attendeDiPiu(nomeStudio, quando);
}

/** Who waits longest, and by when an answer was promised: whatever the list below shows. */
export function Coda({ isSuo, onOpen }: { isSuo: boolean; onOpen: (id: string) => void }) {
  const { data } = useQuery(codaQuery);
  if (!data) return null;
  const { primo, totale } = data;
  return (
    <div className={css.queue}>
      <p className={css.sentence}>{primo ? writePrimo(primo, isSuo) : m.nessunoAttende}</p>
      <p className={css.soft}>
        {totale > 0 && `${m.attendonoNoi(totale)} `}
        {m.orario}
      </p>
      {primo && <Button onClick={() => onOpen(primo.id)}>{m.leggiPrimo}</Button>}
    </div>
  );
}
