import { IconChevronLeft, IconDownload, IconFileImport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione, useSolaLettura } from '../../../api/contesto.ts';
import { type ApiError, toApiError } from '../../../api/errore.ts';
import { messaggiArrivo as m } from '../../../messages/arrivo.ts';
import { CaricaFile } from '../../../ui/campi/CaricaFile.tsx';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import css from './Arrivo.module.css';
import { bringFile, type FileArrivato, groupFile, isInviabile, refuseFile } from './arrivo.api.ts';
import { canArrivare } from './permessi.ts';
import { listRighe, type RigaArrivo, writeResoconto } from './righe.ts';
import { TavolaArrivo } from './TavolaArrivo.tsx';

const ACCETTATI = '.zip,.pdf,.txt,.rpf,.rsp,.rsc,.rnc,.ira,.iva,.770,.imu,.tel,.dcm';

/** Files some at a time: what each became is on screen as it comes. */
function useArrivo() {
  const cache = useQueryClient();
  const [arrivati, setArrivati] = useState<readonly FileArrivato[]>([]);
  const [avanzamento, setAvanzamento] = useState<{ fatti: number; totale: number } | null>(null);
  const [errore, setErrore] = useState<ApiError | null>(null);
  const bring = async (file: readonly File[]) => {
    if (file.length === 0) return;
    setErrore(null);
    const rifiutati = file.filter((uno) => !isInviabile(uno));
    const daLeggere = file.filter(isInviabile);
    const add = (nuovi: readonly FileArrivato[]) => setArrivati((prima) => [...prima, ...nuovi]);
    add(rifiutati.map(refuseFile));
    let fatti = rifiutati.length;
    try {
      for (const gruppo of groupFile(daLeggere)) {
        setAvanzamento({ fatti, totale: file.length });
        add(await bringFile(gruppo));
        fatti += gruppo.length;
      }
    } catch (causa) {
      setErrore(toApiError(causa));
    } finally {
      setAvanzamento(null);
      for (const chiave of ['anagrafica', 'dichiarazione', 'documenti'] as const)
        void cache.invalidateQueries({ queryKey: [chiave] });
    }
  };
  return { arrivati, avanzamento, errore, bring };
}

const saveResoconto = (righe: readonly RigaArrivo[]) => {
  const testa = [m.file, 'Codice fiscale', m.cliente, m.dove, m.valore, m.perche];
  saveFile(new Blob([writeResoconto(testa, righe)], { type: 'text/csv' }), m.nomeResoconto);
};

/** What a studio had in another program: dropped here, it comes in, and what does not is told. */
export function ArrivoPage() {
  const { utente } = useSessione();
  const isSolaLettura = useSolaLettura();
  return canArrivare(utente) && !isSolaLettura ? <Arrivo /> : <NonAutorizzato titolo={m.titolo} />;
}

function Arrivo() {
  const navigate = useNavigate();
  const { arrivati, avanzamento, errore, bring } = useArrivo();
  const righe = listRighe(arrivati);
  const fatte = righe.filter(({ dichiarazione }) => (dichiarazione?.idDichiarazione ?? null) !== null);
  const documenti = arrivati.filter(({ esito }) => esito === 'Documento');
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
        <p className={css.soft}>{m.spiega}</p>
        <p className={css.soft}>{m.prima}</p>
        <CaricaFile
          scegli={m.scegli}
          cartella={m.cartella}
          testo={m.trascina}
          accetta={ACCETTATI}
          onFile={(file) => void bring(file)}
        />
        <p role="status" className={css.status}>
          {avanzamento
            ? m.inCorso(avanzamento.fatti, avanzamento.totale)
            : arrivati.length > 0 && m.finito(arrivati.length, fatte.length, documenti.length)}
        </p>
        {righe.length > 0 && (
          <>
            <TavolaArrivo righe={righe} />
            {righe.some(({ nonLette }) => nonLette.length > 0) && (
              <div>
                <Button icona={IconDownload} onClick={() => saveResoconto(righe)}>
                  {m.resoconto}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </>
  );
}
