import { IconChevronLeft, IconDownload } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ApiError, toApiError } from '../../api/errore.ts';
import { messaggiImportazione as m } from '../../messages/importazione.ts';
import { CaricaFile } from '../../ui/campi/CaricaFile.tsx';
import { classi } from '../../ui/classi.ts';
import { Button, IconButton } from '../../ui/comandi/Button.tsx';
import { saveFile } from '../../ui/comandi/salva-file.ts';
import { BarraTitolo } from '../../ui/pagina/BarraTitolo.tsx';
import { RiquadroErrore } from '../../ui/stati/RiquadroErrore.tsx';
import { Anteprima } from './Anteprima.tsx';
import { AssegnaColonne } from './AssegnaColonne.tsx';
import { EsitoImportazione } from './EsitoImportazione.tsx';
import css from './Importazione.module.css';
import {
  type ImportazioneLetta,
  type Oggetto,
  previewImportazione,
  type RigaAnteprima,
  type Scelta,
  startImportazione,
  uploadImportazione,
} from './importazione.api.ts';

type Passo = 'file' | 'colonne' | 'anteprima' | 'esito';
const passi: readonly Passo[] = ['file', 'colonne', 'anteprima'];
const ACCETTATI = '.csv,.txt,.zip,.xlsx';

/** The state of the three steps, and what leads from one to the next. */
export function useGuida(oggetto: Oggetto, studio: number | undefined) {
  const [passo, setPasso] = useState<Passo>('file');
  const [letta, setLetta] = useState<ImportazioneLetta | null>(null);
  const [scelta, setScelta] = useState<Scelta>({ colonne: [], presenti: 'scarta' });
  const [righe, setRighe] = useState<readonly RigaAnteprima[]>([]);
  const [lavoro, setLavoro] = useState('');
  const [errore, setErrore] = useState<ApiError | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const run = async (act: () => Promise<void>) => {
    setErrore(null);
    setInCorso(true);
    try {
      await act();
    } catch (causa) {
      setErrore(toApiError(causa));
    } finally {
      setInCorso(false);
    }
  };
  const send = ([file]: readonly File[]) =>
    file &&
    run(async () => {
      const nuova = await uploadImportazione(oggetto, file, studio);
      setLetta(nuova);
      setScelta({ colonne: nuova.colonne, presenti: 'scarta' });
      setPasso('colonne');
    });
  const preview = () =>
    run(async () => {
      if (letta === null) return;
      setRighe(await previewImportazione(oggetto, letta.id, scelta));
      setPasso('anteprima');
    });
  const start = () =>
    run(async () => {
      if (letta === null) return;
      setLavoro(await startImportazione(oggetto, letta, scelta));
      setPasso('esito');
    });
  const goTo = (nuovo: Passo) => {
    setErrore(null);
    setPasso(nuovo);
  };
  return { passo, letta, scelta, setScelta, righe, lavoro, errore, inCorso, send, preview, start, goTo };
}

type GuidaProps = { oggetto: Oggetto; studio: number | undefined; onFine: () => void };

/** Records from a file, in three steps: nothing is written before the last. */
export function Guida({ oggetto, studio, onFine }: GuidaProps) {
  const guida = useGuida(oggetto, studio);
  const { passo, letta, errore } = guida;
  return (
    <>
      <BarraTitolo
        titolo={oggetto.m.titolo}
        dettaglio={letta !== null && passo !== 'file' && m.letto(letta.nome, letta.righe)}
        inizio={<IconButton icona={IconChevronLeft} nome={oggetto.m.vaiElenco} onClick={onFine} />}
        inErrore={errore !== null}
        errore={
          errore && (
            <RiquadroErrore
              fuoco
              testo={errore.campi[0]?.messaggio ?? errore.testo}
              codiceRichiesta={errore.codiceRichiesta}
            />
          )
        }
      />
      <div className={css.body}>
        <CorpoGuida guida={guida} oggetto={oggetto} onFine={onFine} />
      </div>
    </>
  );
}

type CorpoProps = { guida: ReturnType<typeof useGuida>; oggetto: Oggetto; onFine: () => void };

/** The steps themselves, wherever they stand: one at a time, and where one is. */
export function CorpoGuida({ guida, oggetto, onFine }: CorpoProps) {
  const { passo, letta, scelta } = guida;
  return (
    <>
      {passo !== 'esito' && <Passi attuale={passo} />}
      {passo === 'file' && (
        <Contenuto chiave={passo}>
          <p className={css.soft}>{oggetto.m.spiega}</p>
          <CaricaFile scegli={m.scegli} testo={m.trascina} accetta={ACCETTATI} onFile={guida.send} />
          <p className={css.template}>
            <Button icona={IconDownload} onClick={() => saveFile(makeModello(oggetto), m.nomeModello)}>
              {m.modello}
            </Button>
            <span className={css.soft}>{m.modelloTesto}</span>
          </p>
        </Contenuto>
      )}
      {passo === 'colonne' && letta && (
        <Contenuto chiave={passo}>
          <AssegnaColonne
            oggetto={oggetto}
            letta={letta}
            scelta={scelta}
            onScelta={guida.setScelta}
            inCorso={guida.inCorso}
            onIndietro={() => guida.goTo('file')}
            onAvanti={guida.preview}
          />
        </Contenuto>
      )}
      {passo === 'anteprima' && letta && (
        <Contenuto chiave={passo}>
          <Anteprima
            oggetto={oggetto}
            righe={guida.righe}
            totale={letta.righe}
            inCorso={guida.inCorso}
            onIndietro={() => guida.goTo('colonne')}
            onConferma={guida.start}
          />
        </Contenuto>
      )}
      {passo === 'esito' && (
        <Contenuto chiave={passo}>
          <EsitoImportazione
            oggetto={oggetto}
            lavoro={guida.lavoro}
            onAltra={() => guida.goTo('file')}
            onElenco={onFine}
          />
        </Contenuto>
      )}
    </>
  );
}

/** An empty file to fill in: its heads are the names that the reader knows without being told. */
const makeModello = ({ campi }: Oggetto): Blob =>
  new Blob([`\uFEFF${campi.map(([campo]) => campo).join(';')}\r\n`], { type: 'text/csv;charset=utf-8' });

/** Where one is among the steps. */
function Passi({ attuale }: { attuale: Passo }) {
  return (
    <ol className={css.steps}>
      {passi.map((passo, indice) => (
        <li
          key={passo}
          className={classi(css.step, passo === attuale && css.current)}
          aria-current={passo === attuale ? 'step' : undefined}
        >
          <span className={css.number}>{indice + 1}</span>
          {m.passi[indice]}
        </li>
      ))}
    </ol>
  );
}

/** The content of a step takes the focus when it comes: the keyboard goes on from there. */
function Contenuto({ chiave, children }: { chiave: Passo; children: ReactNode }) {
  const nodo = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chiave !== 'file') nodo.current?.focus({ preventScroll: true });
  }, [chiave]);
  return (
    <div ref={nodo} tabIndex={-1} className={css.content}>
      {children}
    </div>
  );
}
