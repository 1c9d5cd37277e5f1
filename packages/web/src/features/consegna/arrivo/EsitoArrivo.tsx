import { fromWire, type LavoroFilo } from '@quadra/contract';
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { eventi } from '../../../api/eventi.ts';
import { messaggiArrivo as m } from '../../../messages/arrivo.ts';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { Paginazione } from '../../../ui/elenco/Paginazione.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Arrivo.module.css';
import {
  chiaveLavoro,
  indirizzoNonLetti,
  indirizzoResoconto,
  lavoroArrivoQuery,
  vociQuery,
} from './arrivo.api.ts';
import { TavolaArrivo } from './TavolaArrivo.tsx';

const RIGHE = 50;

/** The job as it goes, event by event; what it changed is read again when it ends. */
function useLavoroArrivo(id: string) {
  const cache = useQueryClient();
  const { data: lavoro, error } = useQuery(lavoroArrivoQuery(id));
  useEffect(
    () =>
      eventi.subscribe((novita) => {
        if (novita.tipo === 'inizio' || novita.evento.Tipo !== 'lavoro') return;
        const { Lavoro } = novita.evento;
        if (Lavoro.Id === id) cache.setQueryData(chiaveLavoro(id), fromWire<LavoroFilo>(Lavoro));
      }),
    [cache, id],
  );
  const isFinito = lavoro?.fine != null;
  useEffect(() => {
    if (!isFinito) return;
    for (const chiave of ['anagrafica', 'dichiarazione', 'documenti'] as const)
      void cache.invalidateQueries({ queryKey: [chiave] });
  }, [isFinito, cache]);
  return { lavoro, error, isFinito };
}

/** How the arrival goes, then what each thing became: the page may be left, the job goes on. */
export function EsitoArrivo({
  arrivo,
  lavoro: id,
  onAltro,
}: {
  arrivo: string;
  lavoro: string;
  onAltro: () => void;
}) {
  const { lavoro, error, isFinito } = useLavoroArrivo(id);
  if (error) {
    const { testo, codiceRichiesta } = toApiError(error);
    return <RiquadroErrore testo={testo} codiceRichiesta={codiceRichiesta} />;
  }
  if (!lavoro) return null;
  const { fatte, totale, riuscite, scartate, avanzamento, esito } = lavoro;
  if (!isFinito)
    return (
      <div className={css.progress}>
        <progress max={100} aria-label={m.porto} value={avanzamento ?? 0} />
        <p role="status">{m.portati(fatte, totale ?? 0)}</p>
        <p className={css.soft}>{m.portaTesto}</p>
      </div>
    );
  return (
    <>
      <p role="status" className={css.result}>
        <Stato tipo="fatto" testo={m.riuscite(riuscite)} />
        {scartate > 0 && <Stato tipo="attenzione" testo={m.scartate(scartate)} />}
        {lavoro.errore && scartate === 0 && <Stato tipo="errore" testo={lavoro.errore} />}
      </p>
      <Voci arrivo={arrivo} hasNonLetti={scartate > 0} />
      <div className={css.buttons}>
        {(esito || scartate > 0) && (
          <a href={esito ? indirizzoNonLetti(id) : indirizzoResoconto(id)} download className={css.link}>
            <Icona di={IconDownload} />
            {m.resoconto}
          </a>
        )}
        <Button onClick={onAltro}>{m.altro}</Button>
      </div>
    </>
  );
}

function Voci({ arrivo, hasNonLetti }: { arrivo: string; hasNonLetti: boolean }) {
  const [isSoloNonLetti, setSoloNonLetti] = useState(false);
  const [pagina, setPagina] = useState(1);
  const [righe, setRighe] = useState(RIGHE);
  const { data, error } = useQuery(vociQuery(arrivo, pagina, righe, isSoloNonLetti));
  if (error)
    return (
      <RiquadroErrore testo={toApiError(error).testo} codiceRichiesta={toApiError(error).codiceRichiesta} />
    );
  if (!data) return null;
  return (
    <>
      {hasNonLetti && (
        <Spunta
          etichetta={m.soloNonLetti}
          scelta={isSoloNonLetti}
          onChange={(scelta) => {
            setSoloNonLetti(scelta);
            setPagina(1);
          }}
        />
      )}
      <TavolaArrivo voci={data.righe} />
      {data.totale > RIGHE && (
        <Paginazione
          pagina={pagina}
          righePerPagina={righe}
          totale={data.totale}
          onPagina={setPagina}
          onRighe={(quante) => {
            setRighe(quante);
            setPagina(1);
          }}
        />
      )}
    </>
  );
}
