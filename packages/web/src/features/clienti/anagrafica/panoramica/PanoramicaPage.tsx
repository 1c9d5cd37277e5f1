import { IconArrowLeft, IconFileText, IconId } from '@tabler/icons-react';
import { Navigate, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import type { ApiError } from '../../../../api/errore.ts';
import { readChi } from '../../../../api/sessione.ts';
import { useLetto } from '../../../../api/useLetto.ts';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiAnagrafica } from '../../../../messages/anagrafica.ts';
import { messaggiPanoramica as m } from '../../../../messages/panoramica.ts';
import { useAzioniSchermata } from '../../../../ui/comandi/azioni-schermata.ts';
import { Button, IconButton } from '../../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../../ui/pagina/BarraTitolo.tsx';
import { PaginaUno } from '../../../../ui/pagina/PaginaUno.tsx';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import { PulsanteRedditi } from '../PulsanteRedditi.tsx';
import { computePermessi } from '../permessi.ts';
import { Anni } from './Anni.tsx';
import { AttivitaRecente } from './AttivitaRecente.tsx';
import { DaChiedere } from './DaChiedere.tsx';
import { Famiglia } from './Famiglia.tsx';
import css from './Panoramica.module.css';
import { Prossimo } from './Prossimo.tsx';
import { type Panoramica, panoramicaQuery } from './panoramica.api.ts';
import { Seguito } from './Seguito.tsx';
import { UltimiDocumenti } from './UltimiDocumenti.tsx';
import { Versamenti } from './Versamenti.tsx';

/** A client in one page: how to reach him, what is next, what to ask him, then his years, payments, people and papers. */
export function PanoramicaPage() {
  const { id = '' } = useParams({ strict: false });
  const { utente } = useSessione();
  // Who works for himself has no clients: his record is the page of himself.
  if (readChi(utente) !== 'studio') return <Navigate to="/anagrafica/$id" params={{ id }} replace />;
  return <DelCliente id={id} />;
}

function DelCliente({ id }: { id: string }) {
  const letto = useLetto(panoramicaQuery(id));
  const navigate = useNavigate();
  const goToElenco = () => void navigate({ to: '/anagrafica' });
  return (
    <PaginaUno titolo={messaggiAnagrafica.cliente} letto={letto} onElenco={goToElenco}>
      {(dati) => <Pagina key={dati.id} dati={dati} onIndietro={goToElenco} />}
    </PaginaUno>
  );
}

function Pagina({ dati, onIndietro }: { dati: Panoramica; onIndietro: () => void }) {
  const { utente, configurazione } = useSessione();
  const navigate = useNavigate();
  const [errore, setErrore] = useState<ApiError | null>(null);
  const { dichiara } = computePermessi(utente);
  useAzioniSchermata(useAzioniCliente(dati));
  return (
    <>
      <BarraTitolo
        titolo={dati.denominazione}
        inizio={<IconButton icona={IconArrowLeft} nome={m.torna} onClick={onIndietro} />}
        dettaglio={
          <Stato
            tipo={dati.archiviata ? 'chiuso' : 'fatto'}
            testo={dati.archiviata ? m.archiviato : m.inUso}
          />
        }
        errore={errore && <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
      >
        <Button icona={IconId} onClick={() => navigate({ to: '/anagrafica/$id', params: { id: dati.id } })}>
          {m.scheda}
        </Button>
        {dichiara && dati.tipo === 'PF' && !dati.archiviata && (
          <PulsanteRedditi
            anno={configurazione.annoFiscale}
            id={dati.id}
            icona={IconFileText}
            onErrore={setErrore}
          />
        )}
      </BarraTitolo>
      <div className={css.pagina}>
        <Recapiti dati={dati} />
        <div className={css.testa}>
          <Prossimo dati={dati} />
          <DaChiedere idAnagrafica={dati.id} />
        </div>
        <Anni dati={dati} />
        <div className={css.colonne}>
          <Versamenti id={dati.id} />
          <div className={css.colonna}>
            <Famiglia id={dati.id} />
            <UltimiDocumenti id={dati.id} />
          </div>
          <AttivitaRecente id={dati.id} />
        </div>
      </div>
    </>
  );
}

/** What the palette does for the client one looks at. */
function useAzioniCliente({ id, denominazione }: Panoramica) {
  const { history } = useRouter();
  return useMemo(
    () => ({
      dove: denominazione,
      list: () =>
        [
          [m.scheda, `/anagrafica/${id}`],
          [m.conto, `/conto-fiscale?cliente=${id}`],
        ].map(([nome = '', dove = '']) => ({ nome, run: () => history.push(dove) })),
    }),
    [id, denominazione, history],
  );
}

/** How the client is reached, and until when one acts for him. */
function Recapiti({ dati: { id, codiceFiscale, telefono, email, delegaFino } }: { dati: Panoramica }) {
  const { utente } = useSessione();
  return (
    <dl className={css.recapiti}>
      <div>
        <dt>{m.codice}</dt>
        <dd className={css.figura}>{codiceFiscale}</dd>
      </div>
      <div>
        <dt>{m.telefono}</dt>
        <dd>{telefono ? <a href={`tel:${telefono.replace(/\s/g, '')}`}>{telefono}</a> : <Manca />}</dd>
      </div>
      <div>
        <dt>{m.email}</dt>
        <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : <Manca />}</dd>
      </div>
      {delegaFino !== null && (
        <div>
          <dt>{m.delega}</dt>
          <dd>
            <Stato tipo="fatto" testo={m.delegaFino(formatGiorno(delegaFino))} />
          </dd>
        </div>
      )}
      {/* Of the studio that works for him: not of who stands above it. */}
      {utente.studioId !== null && <Seguito id={id} />}
    </dl>
  );
}

const Manca = () => <span className={css.soffice}>{m.manca}</span>;
