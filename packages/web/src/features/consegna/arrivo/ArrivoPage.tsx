import { IconChevronLeft, IconDownload, IconFileImport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione, useSolaLettura } from '../../../api/contesto.ts';
import { type ApiError, toApiError } from '../../../api/errore.ts';
import { messaggiArrivo as m } from '../../../messages/arrivo.ts';
import { CaricaFile } from '../../../ui/campi/CaricaFile.tsx';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import css from './Arrivo.module.css';
import {
  type FileVisto,
  groupFile,
  indirizzoSchede,
  isInviabile,
  isSenzaScheda,
  lookFile,
  refuseFile,
  startArrivo,
} from './arrivo.api.ts';
import { EsitoArrivo } from './EsitoArrivo.tsx';
import { canArrivare } from './permessi.ts';
import { TavolaVisti } from './TavolaVisti.tsx';

const ACCETTATI = '.zip,.pdf,.txt,.rpf,.rsp,.rsc,.rnc,.ira,.iva,.770,.imu,.tel,.dcm';

/** Files some at a time: what each holds is on screen as it comes, and nothing is written until it is asked. */
function useArrivo() {
  const [arrivo, setArrivo] = useState<string | null>(null);
  const [visti, setVisti] = useState<readonly FileVisto[]>([]);
  const [avanzamento, setAvanzamento] = useState<{ fatti: number; totale: number } | null>(null);
  const [lavoro, setLavoro] = useState<string | null>(null);
  const [isInPartenza, setInPartenza] = useState(false);
  const [errore, setErrore] = useState<ApiError | null>(null);
  const look = async (file: readonly File[]) => {
    if (file.length === 0) return;
    setErrore(null);
    const add = (nuovi: readonly FileVisto[]) => setVisti((prima) => [...prima, ...nuovi]);
    add(file.filter((uno) => !isInviabile(uno)).map(refuseFile));
    const daLeggere = file.filter(isInviabile);
    let fatti = file.length - daLeggere.length;
    let id = arrivo;
    try {
      for (const gruppo of groupFile(daLeggere)) {
        setAvanzamento({ fatti, totale: file.length });
        const visto = await lookFile(gruppo, id);
        id = visto.id;
        setArrivo(id);
        add(visto.file);
        fatti += gruppo.length;
      }
    } catch (causa) {
      setErrore(toApiError(causa));
    } finally {
      setAvanzamento(null);
    }
  };
  const bring = async () => {
    if (arrivo === null) return;
    setErrore(null);
    setInPartenza(true);
    try {
      setLavoro(await startArrivo(arrivo));
    } catch (causa) {
      setErrore(toApiError(causa));
    } finally {
      setInPartenza(false);
    }
  };
  const restart = () => {
    setArrivo(null);
    setVisti([]);
    setLavoro(null);
    setErrore(null);
  };
  return { arrivo, visti, avanzamento, lavoro, isInPartenza, errore, look, bring, restart };
}

/** What a studio had in another program: dropped here, it comes in, and what does not is told. */
export function ArrivoPage() {
  const { utente } = useSessione();
  const isSolaLettura = useSolaLettura();
  return canArrivare(utente) && !isSolaLettura ? <Arrivo /> : <NonAutorizzato titolo={m.titolo} />;
}

function Arrivo() {
  const navigate = useNavigate();
  const { arrivo, visti, avanzamento, lavoro, isInPartenza, errore, look, bring, restart } = useArrivo();
  const go = (to: '/anagrafica' | '/anagrafica/importa') => void navigate({ to });
  return (
    <>
      <BarraTitolo
        titolo={m.titolo}
        inizio={<IconButton icona={IconChevronLeft} nome={m.torna} onClick={() => go('/anagrafica')} />}
        inErrore={errore !== null}
        errore={
          errore && <RiquadroErrore fuoco testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />
        }
      >
        <Button icona={IconFileImport} onClick={() => go('/anagrafica/importa')}>
          {m.importaClienti}
        </Button>
      </BarraTitolo>
      <div className={css.body}>
        {arrivo !== null && lavoro !== null ? (
          <EsitoArrivo arrivo={arrivo} lavoro={lavoro} onAltro={restart} />
        ) : (
          <>
            <p className={css.soft}>{m.spiega}</p>
            <p className={css.soft}>{m.prima}</p>
            <CaricaFile
              scegli={m.scegli}
              cartella={m.cartella}
              testo={m.trascina}
              accetta={ACCETTATI}
              onFile={(file) => void look(file)}
            />
            <p role="status" className={css.status}>
              {avanzamento ? m.inCorso(avanzamento.fatti, avanzamento.totale) : describeVisti(visti)}
            </p>
            {visti.length > 0 && (
              <>
                <TavolaVisti visti={visti} />
                {arrivo !== null && visti.some(isSenzaScheda) && (
                  <p className={css.result}>
                    <a href={indirizzoSchede(arrivo)} download className={css.link}>
                      <Icona di={IconDownload} />
                      {m.schede}
                    </a>
                    <span className={css.soft}>{m.schedeTesto}</span>
                  </p>
                )}
                <div className={css.buttons}>
                  <Button
                    aspetto="primary"
                    inCorso={isInPartenza}
                    disabled={avanzamento !== null || countQuante(visti) === 0}
                    onClick={() => void bring()}
                  >
                    {m.porta(countQuante(visti))}
                  </Button>
                  <Button disabled={avanzamento !== null} onClick={restart}>
                    {m.ricomincia}
                  </Button>
                </div>
              </>
            )}
          </>
        )}
      </div>
    </>
  );
}

const countQuante = (visti: readonly FileVisto[]) => visti.reduce((somma, { quante }) => somma + quante, 0);
function describeVisti(visti: readonly FileVisto[]): string {
  if (visti.length === 0) return '';
  const count = (contenuto: FileVisto['contenuto']) =>
    countQuante(visti.filter((uno) => uno.contenuto === contenuto));
  return m.finito(visti.length, count('Dichiarazioni'), count('Clienti'), count('Documento'));
}
