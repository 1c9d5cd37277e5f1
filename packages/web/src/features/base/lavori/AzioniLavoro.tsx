import { requisitoLavoro } from '@quadra/contract';
import { IconDownload, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useSessione, useSolaLettura } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { hasRequisito } from '../../../api/requisiti.ts';
import { messaggiLavori as m } from '../../../messages/lavori.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './AzioniLavoro.module.css';
import { indirizzoEsito, type Lavoro, retryLavoro, stopLavoro } from './lavori.api.ts';
import { canAnnullare, canRiprovare } from './stato-lavoro.ts';

/** What can be done with a job as it stands. */
export function AzioniLavoro({ lavoro, onResoconto }: { lavoro: Lavoro; onResoconto: () => void }) {
  const isSolaLettura = useSolaLettura();
  const riprende = hasRequisito(useSessione().utente, requisitoLavoro[lavoro.nome] ?? {});
  const onError = (causa: Error) => {
    const errore = toApiError(causa);
    notifiche.push('error', errore.testo, { codiceRichiesta: errore.codiceRichiesta });
  };
  const annulla = useMutation({ mutationFn: () => stopLavoro(lavoro.id), onError });
  const riprova = useMutation({ mutationFn: () => retryLavoro(lavoro.id), onError });
  return (
    <div className={css.actions}>
      {lavoro.esito && (
        <a className={css.link} href={indirizzoEsito(lavoro.id)} download>
          <Icona di={IconDownload} />
          {m.scarica}
          <span className={css.weight}>{m.scaricaPeso(lavoro.esito.byte)}</span>
        </a>
      )}
      {lavoro.conResoconto && (
        <Button aspetto="quiet" onClick={onResoconto}>
          {m.resoconto}
        </Button>
      )}
      {!isSolaLettura && riprende && canRiprovare(lavoro) && (
        <Button
          aspetto="quiet"
          icona={IconRefresh}
          inCorso={riprova.isPending}
          onClick={() => riprova.mutate()}
        >
          {m.riprova}
        </Button>
      )}
      {!isSolaLettura && canAnnullare(lavoro) && (
        <Button
          aspetto="quiet"
          icona={IconPlayerStop}
          inCorso={annulla.isPending}
          onClick={() => annulla.mutate()}
        >
          {m.annulla}
        </Button>
      )}
    </div>
  );
}
