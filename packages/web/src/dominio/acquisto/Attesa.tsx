import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toApiError } from '../../api/errore.ts';
import { messaggiAcquisto as m } from '../../messages/acquisto.ts';
import { Button } from '../../ui/comandi/Button.tsx';
import { notifiche } from '../../ui/notifiche/notifiche.ts';
import css from './Acquisto.module.css';
import { abandonPagamento, checkPagamento, getPagamento, type Pagamento } from './acquisto.api.ts';

const OGNI_MS = 1_500;
type Props = { id: string; indirizzo: string; onPagato: () => void; onLasciato: () => void };

/**
 * While it is paid in another tab: looks at how it stands, and goes on by itself. A card that was refused leaves that page
 * open: it stays here, and another way is chosen only once nobody can pay there any more.
 */
export function Attesa({ id, indirizzo, onPagato, onLasciato }: Props) {
  const { data } = useQuery({
    queryKey: ['crediti', 'pagamento', id] as const,
    queryFn: () => getPagamento(id),
    refetchInterval: OGNI_MS,
    staleTime: 0,
  });
  const finita = useRef(false);
  const end = useRef<(uno: Pagamento) => void>(() => {});
  end.current = ({ stato, crediti, motivo, riprovabile }) => {
    if (finita.current || stato === 'In sospeso' || riprovabile) return;
    finita.current = true;
    if (stato === 'Completato') {
      notifiche.push('success', m.comprati(crediti));
      return onPagato();
    }
    notifiche.push('warning', stato === 'Fallito' ? m.fallito(motivo) : m.annullato);
    onLasciato();
  };
  useEffect(() => {
    if (data) end.current(data);
  }, [data]);
  const act = async (atto: () => Promise<Pagamento>) => {
    try {
      const uno = await atto();
      if (uno.stato === 'In sospeso') notifiche.push('info', m.ancora);
      end.current(uno);
    } catch (causa) {
      const { testo, codiceRichiesta } = toApiError(causa);
      notifiche.push('warning', testo, { codiceRichiesta });
    }
  };
  const isRifiutato = data?.stato === 'Fallito';
  return (
    <div className={css.body}>
      <h3 className={css.heading}>{m.inAttesa}</h3>
      {isRifiutato && <p role="alert">{m.fallito(data.motivo)}</p>}
      <p>{isRifiutato ? m.rifiutatoTesto : m.inAttesaTesto}</p>
      <p>
        <a href={indirizzo} target="_blank" rel="noopener noreferrer">
          {m.apriPagina}
        </a>
      </p>
      <div className={css.buttons}>
        <Button onClick={() => void act(() => abandonPagamento(id))}>
          {isRifiutato ? m.altroMetodo : m.rinuncia}
        </Button>
        <Button aspetto="primary" onClick={() => void act(() => checkPagamento(id))}>
          {m.hoPagato}
        </Button>
      </div>
    </div>
  );
}
