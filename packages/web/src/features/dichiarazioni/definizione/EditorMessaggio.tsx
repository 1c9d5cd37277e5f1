import { MESSAGGIO_CONFIGURATO_MASSIMO } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiControllo as m } from '../../../messages/messaggio-controllo.ts';
import type { Messaggio as MessaggioCampo } from '../../../ui/campi/Campo.tsx';
import { CampoSegnaposti } from '../../../ui/campi/CampoSegnaposti.tsx';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { useSalvaDaTastiera } from '../../../ui/comandi/salva-da-tastiera.ts';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { useModificheNonSalvate } from '../../../ui/finestre/modifiche-non-salvate.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import css from './Messaggi.module.css';
import {
  type Dove,
  type Messaggio,
  messaggiQuery,
  removeMessaggio,
  type Scritto,
  writeMessaggio,
} from './messaggi.api.ts';

type Errori = Readonly<Record<string, MessaggioCampo>>;
const SEGNAPOSTI = ['ANNO'];

/** What is written of a message, what the server said of it, and how it is kept. */
function useScrittura(dove: Dove, letto: Messaggio) {
  const cache = useQueryClient();
  const [scritto, setScritto] = useState<Scritto>(letto);
  const [errori, setErrori] = useState<Errori>({});
  const isInCorso = useRef(false);
  const isCambiato =
    scritto.testo !== letto.testo || scritto.livello !== letto.livello || scritto.attivo !== letto.attivo;
  useModificheNonSalvate(() => isCambiato);
  const change = (nuovi: Partial<Scritto>) => {
    setScritto({ ...scritto, ...nuovi });
    setErrori({});
  };
  const save = async () => {
    if (isInCorso.current || !isCambiato) return;
    isInCorso.current = true;
    try {
      cache.setQueryData(messaggiQuery(dove).queryKey, await writeMessaggio(dove, letto, scritto));
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

type Props = { dove: Dove; messaggio: Messaggio; scrive: boolean; lato: ReactNode };

/** A message: what the form says, and what is said in its place. */
export function EditorMessaggio({ dove, messaggio, scrive, lato }: Props) {
  const { scritto, change, errori, isCambiato, save } = useScrittura(dove, messaggio);
  const cache = useQueryClient();
  const ripristino = useAtto();
  useSalvaDaTastiera(() => scrive && void save());
  const restore = async () => {
    const domanda = { titolo: m.ripristinaDomanda, testo: m.ripristinaTesto, pericolo: true };
    if (!(await askConferma(domanda))) return;
    await ripristino.run(() => removeMessaggio(dove, messaggio.codice), m.ripristinato);
    await cache.invalidateQueries({ queryKey: messaggiQuery(dove).queryKey });
  };
  return (
    <>
      <BarraTitolo titolo={m.titolo}>
        {scrive && messaggio.versione > 0 && (
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
        {lato}
        <section className={css.editor} aria-label={messaggio.codice}>
          <h2 className={css.heading}>{messaggio.codice}</h2>
          <dl className={css.facts}>
            <dt>{m.delModello}</dt>
            <dd>{messaggio.testoModello}</dd>
            <dt>{m.livello}</dt>
            <dd>{m.livelli[messaggio.livelloModello]}</dd>
          </dl>
          {messaggio.fonte !== null && <p className={css.soft}>{m.fonte(messaggio.fonte)}</p>}
          <Campi {...{ messaggio, scritto, change, errori, scrive }} />
          <p className={css.soft}>{m.vale}</p>
          <Resa {...{ dove, messaggio, scritto }} />
        </section>
      </div>
    </>
  );
}

const COME_IL_MODELLO = 'modello';
type PropsCampi = {
  messaggio: Messaggio;
  scritto: Scritto;
  change: (nuovi: Partial<Scritto>) => void;
  errori: Errori;
  scrive: boolean;
};
function Campi({ messaggio, scritto, change, errori, scrive }: PropsCampi) {
  const isFermo = messaggio.livelloModello === 'error';
  const fonteLivelli = makeFonteDati([
    { chiave: COME_IL_MODELLO, testo: m.livelloModello(m.livelli[messaggio.livelloModello]) },
    ...(['error', 'warning', 'info'] as const).map((chiave) => ({ chiave, testo: m.livelli[chiave] })),
  ]);
  const setLivello = (chiave: string | null) => {
    const livello = (['error', 'warning', 'info'] as const).find((uno) => uno === chiave) ?? null;
    change({ livello });
  };
  return (
    <div className={css.fields}>
      <CampoSegnaposti
        etichetta={m.testo}
        nota={m.testoNota}
        percorso="Testo"
        bloccato={!scrive}
        messaggio={errori.Testo}
        massimo={MESSAGGIO_CONFIGURATO_MASSIMO}
        righe={3}
        valore={scritto.testo ?? ''}
        onChange={(testo) => change({ testo: testo.trim() === '' ? null : testo })}
        segnaposti={SEGNAPOSTI}
        nomeSegnaposti={m.segnaposti}
        inserisci={m.inserisci}
      />
      {isFermo ? (
        <p className={css.soft}>{m.fermo}</p>
      ) : (
        <>
          <Tendina
            etichetta={m.livello}
            className={css.level}
            bloccato={!scrive}
            messaggio={errori.Livello}
            valore={scritto.livello ?? COME_IL_MODELLO}
            fonte={fonteLivelli}
            onChange={setLivello}
          />
          {scrive && (
            <Spunta etichetta={m.attivo} scelta={scritto.attivo} onChange={(attivo) => change({ attivo })} />
          )}
        </>
      )}
    </div>
  );
}

/** What the declaration says with what is written. */
function Resa({ dove, messaggio, scritto }: { dove: Dove; messaggio: Messaggio; scritto: Scritto }) {
  const testo = (scritto.testo ?? messaggio.testoModello).replaceAll('{ANNO}', String(dove.anno));
  const livello = scritto.livello ?? messaggio.livelloModello;
  return (
    <figure className={css.preview}>
      <figcaption className={css.soft}>{m.comeSiLegge}</figcaption>
      <p>{scritto.attivo ? `${m.livelli[livello]}: ${testo}` : m.spento}</p>
    </figure>
  );
}
