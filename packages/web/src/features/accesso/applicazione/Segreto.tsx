import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiApplicazione as m } from '../../../messages/applicazione.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Applicazione.module.css';
import { type Applicazione, applicazioneQuery, removeSegreto, renewSegreto } from './applicazione.api.ts';

type Props = { applicazione: Applicazione; scrive: boolean; onCambiata: (nuova: Applicazione) => void };

/** Whether there is a secret, a new one, shown this once, and how to take it away. */
export function Segreto({ applicazione, scrive, onCambiata }: Props) {
  const cache = useQueryClient();
  const { inCorso, run } = useAtto();
  const [mostrato, setMostrato] = useState<string | null>(null);
  const { id, haSegreto } = applicazione;
  /** The server counts one version more: what is being written here still belongs to the same record. */
  const tell = (ora: boolean) => {
    const nuova = { ...applicazione, haSegreto: ora, versione: applicazione.versione + 1 };
    cache.setQueryData(applicazioneQuery(id).queryKey, nuova);
    void cache.invalidateQueries({ queryKey: ['applicazione', 'list'] });
    onCambiata(nuova);
  };
  const renew = async () => {
    const domanda = { titolo: m.rigeneraDomanda, testo: m.rigeneraTesto, pericolo: true };
    if (haSegreto && !(await askConferma(domanda))) return;
    const segreto = await run(() => renewSegreto(id));
    if (segreto === undefined) return;
    setMostrato(segreto);
    tell(true);
  };
  const remove = async () => {
    if (!(await askConferma({ titolo: m.togliDomanda, testo: m.togliTesto, pericolo: true }))) return;
    if ((await run(() => removeSegreto(id), m.segretoTolto)) === undefined) return;
    setMostrato(null);
    tell(false);
  };
  return (
    <Sezione larga titolo={m.segreto} testo={m.segretoTesto}>
      <div className={css.row}>
        <Stato tipo={haSegreto ? 'fatto' : 'assente'} testo={haSegreto ? m.conSegreto : m.senzaSegreto} />
        {scrive && (
          <div className={css.buttons}>
            {haSegreto && (
              <Button inCorso={inCorso} onClick={remove}>
                {m.togliSegreto}
              </Button>
            )}
            <Button inCorso={inCorso} onClick={renew}>
              {haSegreto ? m.rigeneraSegreto : m.nuovoSegreto}
            </Button>
          </div>
        )}
      </div>
      {mostrato !== null && <Mostrato segreto={mostrato} onClose={() => setMostrato(null)} />}
    </Sezione>
  );
}

function Mostrato({ segreto, onClose }: { segreto: string; onClose: () => void }) {
  const riquadro = useRef<HTMLElement>(null);
  useEffect(() => riquadro.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(segreto);
    notifiche.push('success', m.copiato);
  };
  return (
    <section ref={riquadro} tabIndex={-1} className={css.shown} aria-label={m.segretoMostrato}>
      <p>{m.segretoUnaVolta}</p>
      <code className={css.secret}>{segreto}</code>
      <div className={css.buttons}>
        <Button onClick={copy}>{m.copia}</Button>
        <Button onClick={onClose}>{m.conservato}</Button>
      </div>
    </section>
  );
}
