import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiError, toApiError } from '../../../api/errore.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiSessione as m } from '../../../messages/sessione.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import css from './Sessioni.module.css';
import {
  CHIAVE_SESSIONI,
  endAltreSessioni,
  endSessione,
  type SessioneAttiva,
  sessioniQuery,
} from './sessioni.api.ts';

/** Where the person is logged in; any place but this one can be closed, at once. */
export function SezioneSessioni() {
  const cache = useQueryClient();
  const query = useQuery(sessioniQuery);
  const [errore, setErrore] = useState<ApiError | null>(null);
  const act = async (fare: () => Promise<string>) => {
    setErrore(null);
    try {
      notifiche.push('success', await fare());
    } catch (causa) {
      setErrore(toApiError(causa));
    }
    await cache.invalidateQueries({ queryKey: CHIAVE_SESSIONI });
  };
  const endUna = (riga: SessioneAttiva) =>
    act(async () => {
      await endSessione(riga.id);
      return m.terminata;
    });
  const endTutte = async () => {
    const conferma = await askConferma({ titolo: m.esciDaTutti, testo: m.esciDaTuttiTesto });
    if (conferma) await act(async () => m.terminate(await endAltreSessioni()));
  };
  const trovato = errore ?? (query.error && toApiError(query.error));
  const righe = query.data ?? [];
  return (
    <Sezione titolo={m.sessioni} testo={m.sessioniTesto}>
      {trovato && <RiquadroErrore testo={trovato.testo} codiceRichiesta={trovato.codiceRichiesta} />}
      {query.isPending && <Skeleton righe={3} />}
      {righe.length > 0 && <Elenco righe={righe} onTermina={endUna} />}
      {righe.length > 1 && (
        <Button className={css.all} onClick={endTutte}>
          {m.esciDaTutti}
        </Button>
      )}
      {righe.length === 1 && <p className={css.hint}>{m.soloQuesta}</p>}
    </Sezione>
  );
}

type ElencoProps = { righe: readonly SessioneAttiva[]; onTermina: (riga: SessioneAttiva) => void };

function Elenco({ righe, onTermina }: ElencoProps) {
  return (
    <table className={css.table} aria-label={m.sessioni}>
      <thead>
        <tr>
          <th scope="col">{m.dispositivo}</th>
          <th scope="col">{m.indirizzo}</th>
          <th scope="col">{m.primoUso}</th>
          <th scope="col">{m.ultimoUso}</th>
          <th scope="col" aria-label={m.termina} />
        </tr>
      </thead>
      <tbody>
        {righe.map((riga) => (
          <tr key={riga.id}>
            <td>
              <span className="strong">{riga.dispositivo}</span>
              <span className={css.detail}>
                {riga.attore === null ? (riga.profilo ?? '') : m.assistenza(riga.attore)}
              </span>
            </td>
            <td className="figures">{riga.indirizzo}</td>
            <td className="figures">{formatDataOra(riga.primoUso)}</td>
            <td className="figures">{formatDataOra(riga.ultimoUso)}</td>
            <td className={css.action}>
              {riga.questa ? (
                <span className={css.current}>{m.questa}</span>
              ) : (
                <Button
                  aria-label={m.terminaDi(riga.dispositivo, formatDataOra(riga.primoUso))}
                  onClick={() => onTermina(riga)}
                >
                  {m.termina}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
