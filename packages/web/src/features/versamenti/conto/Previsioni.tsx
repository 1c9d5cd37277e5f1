import { IconTrendingDown } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { toApiError } from '../../../api/errore.ts';
import { formatImporto } from '../../../formato/formato-valore.ts';
import { messaggiConto as m } from '../../../messages/conto.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { askPrevisione } from './ask-previsione.tsx';
import css from './Conto.module.css';
import { type Chiesto, type Conto, contoQuery, setPrevisione } from './conto.api.ts';

/** Asks what is expected of a tax, and shows the conto as it is then. */
function useChiediPrevisione(chiesto: Chiesto) {
  const cache = useQueryClient();
  const show = (dopo: Conto | null) => {
    if (dopo !== null) cache.setQueryData(contoQuery(chiesto).queryKey, dopo);
  };
  return {
    ask: async (imposta: string, previsto: number | null) =>
      show(await askPrevisione(chiesto, imposta, previsto)),
    forget: async (imposta: string) => {
      try {
        show(await setPrevisione(chiesto, imposta, null));
        notifiche.push('success', m.storicoTenuto);
      } catch (causa) {
        const { testo, codiceRichiesta } = toApiError(causa);
        notifiche.push('error', testo, { codiceRichiesta });
      }
    },
  };
}

/** From an advance to the tax that is expected. */
export function PrevediAcconto({ chiesto, imposta }: { chiesto: Chiesto; imposta: string }) {
  const { ask } = useChiediPrevisione(chiesto);
  return (
    <Button aspetto="quiet" icona={IconTrendingDown} onClick={() => void ask(imposta, null)}>
      {m.previsione}
    </Button>
  );
}

/** The taxes whose advances are on what is expected, also when nothing of them is left to pay. */
export function Previsioni({ chiesto, conto, scrive }: { chiesto: Chiesto; conto: Conto; scrive: boolean }) {
  const { ask, forget } = useChiediPrevisione(chiesto);
  if (conto.previsioni.length === 0) return null;
  return (
    <section aria-label={m.accontiPrevisti}>
      <h2 className={css.tableTitle}>{m.accontiPrevisti}</h2>
      <ul className={css.forecasts}>
        {conto.previsioni.map(({ imposta, previsto, storico }) => (
          <li key={imposta}>
            <strong>{imposta}</strong>{' '}
            <span className={css.soft}>
              {m.previstiInvece(formatImporto(previsto), formatImporto(storico))}
            </span>
            {scrive && (
              <>
                <Button aspetto="quiet" onClick={() => void ask(imposta, previsto)}>
                  {m.cambiaPrevisione}
                </Button>
                <Button aspetto="quiet" onClick={() => void forget(imposta)}>
                  {m.tornaStorico}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
