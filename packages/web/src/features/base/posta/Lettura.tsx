import { IconPaperclip, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { toApiError } from '../../../api/errore.ts';
import { formatDataOra, formatMomento, formatPeso } from '../../../formato/formato.ts';
import { messaggiPosta as m } from '../../../messages/posta.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import css from './PostaPage.module.css';
import { indirizzoAllegato, type MessaggioIntero, messaggioQuery } from './posta.api.ts';
import { splitCollegamenti } from './testo.ts';
import { useRiprovaPosta } from './useRiprovaPosta.ts';

type Props = { id: string | null; spedisce: boolean };

/** The chosen message, read as plain text; its links can be followed. */
export function Lettura({ id, spedisce }: Props) {
  return (
    <section className={css.reading} aria-label={m.lettura} aria-live="polite">
      {id === null ? <p className={css.hint}>{m.scegliere}</p> : <Messaggio id={id} spedisce={spedisce} />}
    </section>
  );
}

function Messaggio({ id, spedisce }: { id: string; spedisce: boolean }) {
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
      {data.cc.length > 0 && (
        <p className={css.hint}>
          {m.cc} {data.cc.join(', ')}
        </p>
      )}
      <Esito messaggio={data} spedisce={spedisce} />
      <Allegati messaggio={data} isQui={!spedisce} />
      {data.testo === null ? (
        <p className={css.hint}>{m.delDestinatario}</p>
      ) : (
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
      )}
    </article>
  );
}

/** How its sending went, and the way out of a failure. */
function Esito({ messaggio, spedisce }: { messaggio: MessaggioIntero; spedisce: boolean }) {
  const { id, stato, errore, tentativi, prossimoTentativo, inviatoIl } = messaggio;
  const riprova = useRiprovaPosta();
  const isFermo = stato === 'Errore' || stato === 'In Posta, non spedita';
  return (
    <>
      {errore !== null && (
        <p className={css.failure}>
          {m.motivo(errore, m.tentativi(tentativi))}{' '}
          {prossimoTentativo !== null && m.prossimo(formatMomento(prossimoTentativo))}
        </p>
      )}
      {inviatoIl !== null && <p className={css.hint}>{m.inviataIl(formatDataOra(inviatoIl))}</p>}
      {spedisce && isFermo && (
        <Button icona={IconRefresh} inCorso={riprova.isPending} onClick={() => riprova.mutate(id)}>
          {stato === 'Errore' ? m.riprova : m.spedisci}
        </Button>
      )}
    </>
  );
}

function Allegati({ messaggio: { id, allegati }, isQui }: { messaggio: MessaggioIntero; isQui: boolean }) {
  if (allegati.length === 0) return null;
  return (
    <ul className={css.files} aria-label={m.allegati}>
      {allegati.map(({ posizione, nome, byte }) => (
        <li key={posizione} className={css.file}>
          <Icona di={IconPaperclip} />
          {isQui ? (
            <a href={indirizzoAllegato(id, posizione)} download={nome} title={m.scaricaAllegato(nome)}>
              {nome}
            </a>
          ) : (
            <span>{nome}</span>
          )}
          <span className={css.hint}>{formatPeso(byte)}</span>
        </li>
      ))}
    </ul>
  );
}
