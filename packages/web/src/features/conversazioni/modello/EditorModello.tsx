import { MODELLO_CORPO_MASSIMO, MODELLO_OGGETTO_MASSIMO } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useSolaLettura } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiModello as m } from '../../../messages/modello.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { CampoSegnaposti } from '../../../ui/campi/CampoSegnaposti.tsx';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { useSalvaDaTastiera } from '../../../ui/comandi/salva-da-tastiera.ts';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { useModificheNonSalvate } from '../../../ui/finestre/modifiche-non-salvate.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { Anteprima } from './Anteprima.tsx';
import css from './Modello.module.css';
import { type Modello, modelliQuery, removeModello, writeModello } from './modello.api.ts';

type Scritto = Pick<Modello, 'oggetto' | 'corpo' | 'attivo'>;
type Errori = Readonly<Record<string, Messaggio>>;

/** What is written, what the server said of it, and how it is kept. */
function useScrittura(letto: Modello) {
  const cache = useQueryClient();
  const [scritto, setScritto] = useState<Scritto>(letto);
  const [errori, setErrori] = useState<Errori>({});
  const isInCorso = useRef(false);
  const isCambiato =
    scritto.oggetto !== letto.oggetto || scritto.corpo !== letto.corpo || scritto.attivo !== letto.attivo;
  useModificheNonSalvate(() => isCambiato);
  const change = (nuovi: Partial<Scritto>) => {
    setScritto({ ...scritto, ...nuovi });
    setErrori({});
  };
  const save = async () => {
    if (isInCorso.current || !isCambiato) return;
    isInCorso.current = true;
    try {
      cache.setQueryData(modelliQuery.queryKey, await writeModello(letto, scritto));
      notifiche.push('success', m.salvato);
    } catch (causa) {
      const { campi, testo, codiceRichiesta } = toApiError(causa);
      setErrori(Object.fromEntries(campi.map((c) => [c.percorso, { tipo: 'error', testo: c.messaggio }])));
      if (campi.length === 0) notifiche.push('error', testo, { codiceRichiesta });
    } finally {
      isInCorso.current = false;
    }
  };
  return { scritto, change, errori, isCambiato, save };
}

/** A template: its words beside how they look; what is inherited becomes one's own with the first change. */
export function EditorModello({ modello, elenco }: { modello: Modello; elenco: ReactNode }) {
  const scrive = !useSolaLettura();
  const { scritto, change, errori, isCambiato, save } = useScrittura(modello);
  const cache = useQueryClient();
  const ripristino = useAtto();
  useSalvaDaTastiera(() => scrive && void save());
  const restore = async () => {
    const domanda = { titolo: m.ripristinaDomanda, testo: m.ripristinaTesto, pericolo: true };
    if (!(await askConferma(domanda))) return;
    await ripristino.run(() => removeModello(modello.codice), m.ripristinato);
    await cache.invalidateQueries({ queryKey: modelliQuery.queryKey });
  };
  return (
    <>
      <BarraTitolo titolo={m.titolo}>
        {scrive && modello.proprio && (
          <Button inCorso={ripristino.inCorso} onClick={() => void restore()}>
            {m.ripristina}
          </Button>
        )}
        {scrive && (
          <Button aspetto="primary" disabled={!isCambiato} onClick={() => void save()}>
            {m.salva}
          </Button>
        )}
      </BarraTitolo>
      <div className={css.body}>
        <div className={css.side}>
          {elenco}
          <p className={css.soft}>{m.vince}</p>
        </div>
        <section className={css.editor} aria-label={modello.nome}>
          <h2 className={css.heading}>{modello.nome}</h2>
          <p className={css.soft}>{describe(modello)}</p>
          <Campi {...{ modello, scritto, change, errori, scrive }} />
          {scrive && (
            <Spunta etichetta={m.attivo} scelta={scritto.attivo} onChange={(attivo) => change({ attivo })} />
          )}
        </section>
        <Anteprima codice={modello.codice} oggetto={scritto.oggetto} corpo={scritto.corpo} />
      </div>
    </>
  );
}

function describe({ proprio, attivo, provenienza }: Modello): string {
  const da = m.provenienza[provenienza];
  if (!proprio) return m.ereditato(da);
  return attivo ? m.proprio : m.spento(da);
}

type PropsCampi = {
  modello: Modello;
  scritto: Scritto;
  change: (nuovi: Partial<Scritto>) => void;
  errori: Errori;
  scrive: boolean;
};
function Campi({ modello, scritto, change, errori, scrive }: PropsCampi) {
  return (
    <div className={css.fields}>
      <TextField
        etichetta={m.oggetto}
        percorso="Oggetto"
        obbligatorio
        bloccato={!scrive}
        messaggio={errori.Oggetto}
        massimo={MODELLO_OGGETTO_MASSIMO}
        valore={scritto.oggetto}
        onChange={(oggetto) => change({ oggetto })}
      />
      <CampoSegnaposti
        etichetta={m.corpo}
        nota={m.corpoNota}
        percorso="Corpo"
        obbligatorio
        bloccato={!scrive}
        messaggio={errori.Corpo}
        massimo={MODELLO_CORPO_MASSIMO}
        righe={11}
        valore={scritto.corpo}
        onChange={(corpo) => change({ corpo })}
        segnaposti={modello.segnaposti}
        nomeSegnaposti={m.segnaposti}
        inserisci={m.inserisci}
      />
    </div>
  );
}
