import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toApiError } from '../../api/errore.ts';
import { messaggiImportazione as m } from '../../messages/importazione.ts';
import { Button } from '../../ui/comandi/Button.tsx';
import { Icona } from '../../ui/comandi/Icona.tsx';
import { RiquadroErrore } from '../../ui/stati/RiquadroErrore.tsx';
import { Stato } from '../../ui/stati/Stato.tsx';
import css from './Importazione.module.css';
import { avanzamentoQuery, indirizzoResoconto, type Oggetto } from './importazione.api.ts';

type Props = { oggetto: Oggetto; lavoro: string; onAltra: () => void; onElenco: () => void };

/** How the import goes, then how it went: the page may be left, the import goes on. */
export function EsitoImportazione({ oggetto, lavoro: id, onAltra, onElenco }: Props) {
  const cache = useQueryClient();
  const { data: lavoro, error } = useQuery(avanzamentoQuery(id));
  const isFinito = lavoro?.fine != null;
  useEffect(() => {
    if (!isFinito) return;
    for (const queryKey of oggetto.chiaviLista) void cache.invalidateQueries({ queryKey });
  }, [isFinito, cache, oggetto]);
  if (error) {
    const { testo, codiceRichiesta } = toApiError(error);
    return <RiquadroErrore testo={testo} codiceRichiesta={codiceRichiesta} />;
  }
  if (!lavoro) return null;
  const { fatte, totale, riuscite, scartate, avanzamento, stato } = lavoro;
  if (!isFinito)
    return (
      <div className={css.form} aria-live="polite">
        <h2 className={css.title}>{m.inCorso}</h2>
        <progress className={css.bar} max={100} aria-label={m.inCorso} value={avanzamento ?? 0} />
        <p className={css.soft}>{m.fatte(fatte, totale ?? 0)}</p>
        <p className={css.soft}>{m.inCorsoTesto}</p>
      </div>
    );
  const titolo =
    stato === 'annullato'
      ? m.annullata
      : stato === 'non riuscito' && riuscite === 0
        ? m.nonRiuscita
        : m.finita;
  return (
    <div className={css.form}>
      <h2 className={css.title}>{titolo}</h2>
      <p className={css.result}>
        {riuscite > 0 && <Stato tipo="fatto" testo={oggetto.m.importati(riuscite)} />}
        {scartate > 0 && <Stato tipo="errore" testo={m.scartate(scartate)} />}
        {lavoro.errore && scartate === 0 && <Stato tipo="errore" testo={lavoro.errore} />}
      </p>
      {scartate > 0 && (
        <p>
          <a href={indirizzoResoconto(id)} download className={css.link}>
            <Icona di={IconDownload} />
            {m.resoconto}
          </a>
        </p>
      )}
      <div className={css.buttons}>
        <Button onClick={onAltra}>{m.altraImportazione}</Button>
        <Button aspetto="primary" onClick={onElenco}>
          {oggetto.m.vaiElenco}
        </Button>
      </div>
    </div>
  );
}
