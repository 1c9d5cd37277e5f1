import { IconChevronLeft } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { toApiError } from '../../../../api/errore.ts';
import { formatGiorno } from '../../../../formato/formato.ts';
import { formatNomeProprio } from '../../../../formato/nome-proprio.ts';
import { messaggiScheda } from '../../../../messages/anagrafica-scheda.ts';
import { messaggiUnione as m } from '../../../../messages/unione.ts';
import { Button, IconButton } from '../../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../../ui/pagina/BarraTitolo.tsx';
import { EmptyState } from '../../../../ui/stati/EmptyState.tsx';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { computePermessi } from '../permessi.ts';
import css from './Unione.module.css';
import { Unione } from './Unione.tsx';
import { type Coppia, doppioniQuery } from './unione.api.ts';

/** The pairs of clients that may be one, each with the way to make it one. */
export function DoppioniPage() {
  const { data, error } = useQuery(doppioniQuery());
  const { modifica } = computePermessi(useSessione().utente);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [scelta, setScelta] = useState<Coppia | null>(null);
  const errore = error && toApiError(error);
  return (
    <>
      <BarraTitolo
        titolo={m.doppioni}
        dettaglio={data && data.length > 0 && m.quante(data.length)}
        inizio={
          <IconButton
            icona={IconChevronLeft}
            nome={messaggiScheda.torna}
            onClick={() => navigate({ to: '/anagrafica' })}
          />
        }
        inErrore={errore !== null}
        errore={errore && <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
      />
      {data?.length === 0 && <EmptyState titolo={m.nessuno} testo={m.nessunoTesto} />}
      {data && data.length > 0 && (
        <div className={css.body}>
          <table className={css.pairs} aria-label={m.doppioni}>
            <thead>
              <tr>
                <th scope="col">{m.primo}</th>
                <th scope="col">{m.secondo}</th>
                <th scope="col">{m.motivo}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {data.map((coppia) => (
                <tr key={`${coppia.uno.id}${coppia.altro.id}`}>
                  <Scheda scheda={coppia.uno} />
                  <Scheda scheda={coppia.altro} />
                  <td className={css.reason}>{m.motivi[coppia.motivo]}</td>
                  <td className={css.act}>
                    {modifica && <Button onClick={() => setScelta(coppia)}>{m.confronta}</Button>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {scelta && (
        <Unione
          va={scelta.altro.codiceFiscale}
          resta={scelta.uno.codiceFiscale}
          idStudio={scelta.uno.idStudio}
          onClose={() => setScelta(null)}
          onFatta={() => {
            setScelta(null);
            void cache.invalidateQueries({ queryKey: ['anagrafica'] });
          }}
        />
      )}
    </>
  );
}

function Scheda({ scheda }: { scheda: Coppia['uno'] }) {
  const dettagli = [
    scheda.dataNascita && formatGiorno(scheda.dataNascita),
    scheda.comune && formatNomeProprio(scheda.comune),
    scheda.dichiarazioni > 0 && m.dichiarazioni(scheda.dichiarazioni),
  ].filter(Boolean);
  return (
    <td>
      <Link to="/anagrafica/$id" params={{ id: scheda.id }} className={css.name}>
        {scheda.denominazione}
      </Link>
      <span className="figures"> {scheda.codiceFiscale}</span>
      <span className={css.details}>{dettagli.join(', ')}</span>
    </td>
  );
}
