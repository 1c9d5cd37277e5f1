import { tipologiaUtente } from '@quadra/contract';
import { IconChevronLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiRiservatezza as m } from '../../../messages/riservatezza.ts';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { Cancellazione } from './Cancellazione.tsx';
import css from './Riservatezza.module.css';
import { pianoQuery, startCopia } from './riservatezza.api.ts';

/** The privacy of a client: the copy of his data, and their end. */
export function RiservatezzaPage() {
  const { id = '' } = useParams({ strict: false });
  const { utente } = useSessione();
  return utente.tipologiaUtente === tipologiaUtente.AMM_STU ? (
    <Riservatezza key={id} id={id} />
  ) : (
    <NonAutorizzato titolo={m.titolo} />
  );
}

function Riservatezza({ id }: { id: string }) {
  const { data, error } = useQuery(pianoQuery(id));
  const navigate = useNavigate();
  const errore = error && toApiError(error);
  return (
    <>
      <BarraTitolo
        titolo={m.titolo}
        dettaglio={data?.denominazione}
        inizio={
          <IconButton
            icona={IconChevronLeft}
            nome={m.torna}
            onClick={() => navigate({ to: '/anagrafica/$id', params: { id } })}
          />
        }
        inErrore={errore !== null}
        errore={errore && <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
      />
      {data === undefined && errore === null && <Skeleton righe={10} />}
      {data && (
        <div className={css.body}>
          <Sezione titolo={m.copia} testo={m.copiaTesto}>
            <Copia id={id} />
          </Sezione>
          <Sezione titolo={m.cancellazione} testo={m.cancellazioneTesto} larga>
            <Cancellazione id={id} piano={data} />
          </Sezione>
        </div>
      )}
    </>
  );
}

function Copia({ id }: { id: string }) {
  const { inCorso, run } = useAtto();
  return (
    <>
      <p className={css.soft}>{m.soloSua}</p>
      <div>
        <Button inCorso={inCorso} onClick={() => run(() => startCopia(id), m.inPreparazione)}>
          {m.preparaCopia}
        </Button>
      </div>
    </>
  );
}
