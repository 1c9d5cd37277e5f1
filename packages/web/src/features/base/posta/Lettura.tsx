import { useQuery } from '@tanstack/react-query';
import { toApiError } from '../../../api/errore.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiPosta as m } from '../../../messages/posta.ts';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import css from './PostaPage.module.css';
import { messaggioQuery } from './posta.api.ts';
import { splitCollegamenti } from './testo.ts';

/** The chosen message, read as plain text; its links can be followed. */
export function Lettura({ id }: { id: string | null }) {
  return (
    <section className={css.reading} aria-label={m.lettura} aria-live="polite">
      {id === null ? <p className={css.hint}>{m.scegliere}</p> : <Messaggio id={id} />}
    </section>
  );
}

function Messaggio({ id }: { id: string }) {
  const { data, error } = useQuery(messaggioQuery(id));
  if (error)
    return (
      <RiquadroErrore testo={toApiError(error).testo} codiceRichiesta={toApiError(error).codiceRichiesta} />
    );
  if (!data) return null;
  return (
    <article>
      <h2 className={css.subject}>{data.oggetto}</h2>
      <p className={css.hint}>
        {m.a} {data.destinatario}, <span className="figures">{formatDataOra(data.creatoIl)}</span>
      </p>
      <p className={css.text}>
        {splitCollegamenti(data.testo).map((pezzo) =>
          pezzo.isCollegamento ? (
            <a key={pezzo.chiave} href={pezzo.testo} target="_blank" rel="noopener noreferrer">
              {pezzo.testo}
            </a>
          ) : (
            <span key={pezzo.chiave}>{pezzo.testo}</span>
          ),
        )}
      </p>
    </article>
  );
}
