import { tipologiaUtente } from '@quadra/contract';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiSessione as m } from '../../../messages/sessione.ts';
import { IconButton } from '../../../ui/comandi/Button.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import css from './Sessioni.module.css';
import { accessiQuery, RIGHE_ACCESSI } from './sessioni.api.ts';

const { AMM_STU, AMM_GES, AMM_ELMAS } = tipologiaUtente;
const amministratori: readonly number[] = [AMM_STU, AMM_GES, AMM_ELMAS];

/** Who entered in place of the users of the studio: only administrators see it. */
export function SezioneAccessi() {
  const { utente } = useSessione();
  return amministratori.includes(utente.tipologiaUtente) ? <Accessi /> : null;
}

function Accessi() {
  const [pagina, setPagina] = useState(1);
  const { data, error, isPending } = useQuery(accessiQuery(pagina));
  const errore = error && toApiError(error);
  const inizio = (pagina - 1) * RIGHE_ACCESSI;
  return (
    <Sezione titolo={m.accessi} testo={m.accessiTesto}>
      {errore && <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
      {isPending && <Skeleton righe={3} />}
      {data?.totale === 0 && <p className={css.hint}>{m.nessunAccesso}</p>}
      {data && data.totale > 0 && (
        <table className={css.table} aria-label={m.accessi}>
          <thead>
            <tr>
              <th scope="col">{m.attore}</th>
              <th scope="col">{m.alPostoDi}</th>
              <th scope="col">{m.motivo}</th>
              <th scope="col">{m.inizio}</th>
              <th scope="col">{m.fine}</th>
            </tr>
          </thead>
          <tbody>
            {data.righe.map((riga) => (
              <tr key={riga.id}>
                <td>
                  <span className="strong">{riga.attore}</span>
                  <span className={css.detail}>{riga.scrittura ? m.conModifiche : m.solaLettura}</span>
                </td>
                <td>
                  {riga.utente}
                  <span className={css.detail}>{riga.nomeStudio}</span>
                </td>
                <td>
                  {riga.motivo}
                  <span className={css.detail}>{riga.ticket}</span>
                </td>
                <td className="figures">{formatDataOra(riga.inizio)}</td>
                <td className="figures">{formatDataOra(riga.fine)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && data.totale > RIGHE_ACCESSI && (
        <div className={css.pager}>
          <IconButton
            icona={IconChevronLeft}
            nome={m.precedenti}
            disabled={pagina === 1}
            onClick={() => setPagina(pagina - 1)}
          />
          <span className="figures">
            {m.pagina(inizio + 1, Math.min(inizio + RIGHE_ACCESSI, data.totale), data.totale)}
          </span>
          <IconButton
            icona={IconChevronRight}
            nome={m.successivi}
            disabled={inizio + RIGHE_ACCESSI >= data.totale}
            onClick={() => setPagina(pagina + 1)}
          />
        </div>
      )}
    </Sezione>
  );
}
