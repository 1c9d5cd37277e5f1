import { LIMITI_RICHIESTA } from '@quadra/contract';
import { IconArrowLeft, IconCamera, IconPaperclip, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import {
  mayMandare,
  type Ricevuta,
  ricevuteQuery,
  sayMancante,
  sendDocumento,
} from '../../../dominio/richiesta/ricevute.api.ts';
import { formatGiorno } from '../../../formato/formato.ts';
import { findSegno, messaggiRicevute as m } from '../../../messages/richiesta-documento.ts';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { chooseFile } from '../../../ui/comandi/scegli-file.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { Colonna } from '../../../ui/pagina/Colonna.tsx';
import foglio from '../../../ui/pagina/FoglioCliente.module.css';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { useLinea } from '../../../ui/stati/linea.ts';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { VistoIl } from '../../../ui/stati/VistoIl.tsx';
import { FormMancante } from './FormMancante.tsx';
import css from './Ricevute.module.css';

/** What the studio asks: why, how it is recognised, and the ways to answer. */
export function RicevutaPage() {
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const { data, error, dataUpdatedAt } = useQuery(ricevuteQuery);
  const una = data?.find((ricevuta) => ricevuta.id === id);
  return (
    <>
      <BarraTitolo
        titolo={m.titoloUna}
        inizio={
          <IconButton
            icona={IconArrowLeft}
            nome={m.indietro}
            onClick={() => void navigate({ to: '/richieste-ricevute' })}
          />
        }
      />
      <Colonna>
        <VistoIl quando={dataUpdatedAt} inErrore={error !== null} />
        {error && !data && <RiquadroErrore testo={toApiError(error).testo} />}
        {!data && !error && <Skeleton righe={6} />}
        {data && !una && <EmptyState titolo={m.nonTrovata} testo={m.nonTrovataTesto} />}
        {una && <Chiesta key={una.id} una={una} />}
      </Colonna>
    </>
  );
}

function Chiesta({ una }: { una: Ricevuta }) {
  const { documento, chiestaDa, studio, entro, nota, prova, anno, stato, rispostaIl, motivo } = una;
  const segno = findSegno(documento);
  return (
    <>
      <div>
        <h2 className={css.title}>{documento}</h2>
        <p className={css.soft}>
          {m.chiesto([chiestaDa, studio].filter(Boolean).join(', '), formatGiorno(entro))}
        </p>
      </div>
      <section className={css.part}>
        <h2>{m.perche}</h2>
        {nota && <p>{nota}</p>}
        {prova.length > 0 && <p className={nota ? css.soft : undefined}>{m.prova(prova.join('; '), anno)}</p>}
      </section>
      {segno && (
        <section className={css.part}>
          <h2>{m.riconosce}</h2>
          <p>{segno}</p>
        </section>
      )}
      {stato === 'Mancante' && <Stato tipo="attenzione" testo={m.hadetto(motivo ?? '')} />}
      {mayMandare(una) ? (
        <Risposta una={una} />
      ) : (
        <p>
          <Stato tipo="fatto" testo={m.stati[stato]} />{' '}
          <span className={css.soft}>{rispostaIl && m.mandatoIl(formatGiorno(rispostaIl))}</span>
        </p>
      )}
    </>
  );
}

const ACCETTA = 'image/jpeg,image/png,.jpg,.jpeg,.png,.pdf';
/** The camera, a file, or that he does not have it. */
function Risposta({ una: { id, stato } }: { una: Ricevuta }) {
  const cache = useQueryClient();
  const isLinea = useLinea();
  const [file, setFile] = useState<readonly File[]>([]);
  const [isMancante, setMancante] = useState(false);
  const [errore, setErrore] = useState<string | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const readAgain = () => cache.invalidateQueries({ queryKey: ['richieste'] });
  const add = async (fotocamera: boolean) => {
    const nuovo = await chooseFile(fotocamera ? 'image/*' : ACCETTA, { fotocamera });
    if (nuovo) setFile((prima) => [...prima, nuovo].slice(0, LIMITI_RICHIESTA.file));
  };
  const submit = async () => {
    setErrore(null);
    setInCorso(true);
    try {
      await sendDocumento(id, file);
      notifiche.push('success', m.mandato);
      await readAgain();
    } catch (causa) {
      const { campi, testo } = toApiError(causa);
      setErrore(campi[0]?.messaggio ?? testo);
    } finally {
      setInCorso(false);
    }
  };
  const settle = async () => {
    setMancante(false);
    notifiche.push('success', m.detto);
    await readAgain();
  };
  if (isMancante)
    return (
      <div className={css.acts}>
        <FormMancante
          say={(motivo) => sayMancante(id, motivo)}
          onDetto={() => void settle()}
          onAnnulla={() => setMancante(false)}
        />
      </div>
    );
  const isScelto = file.length > 0;
  return (
    <div className={css.acts}>
      {isScelto && (
        <ul className={foglio.files} aria-label={m.scelti}>
          {file.map((uno, posto) => (
            <li key={`${uno.name}${uno.lastModified}${uno.size}`}>
              <span>{uno.name}</span>
              <IconButton
                icona={IconX}
                nome={m.togli(uno.name)}
                onClick={() => setFile(file.filter((_, n) => n !== posto))}
              />
            </li>
          ))}
        </ul>
      )}
      {errore && <RiquadroErrore testo={errore} fuoco />}
      {!isLinea && <p className={css.soft}>{m.senzaRete}</p>}
      {isScelto && (
        <Button aspetto="primary" inCorso={inCorso} disabled={!isLinea} onClick={() => void submit()}>
          {m.manda}
        </Button>
      )}
      {file.length < LIMITI_RICHIESTA.file && (
        <Button
          aspetto={isScelto ? 'secondary' : 'primary'}
          icona={IconCamera}
          onClick={() => void add(true)}
        >
          {m.fotografa}
        </Button>
      )}
      <div className={css.pair}>
        {file.length < LIMITI_RICHIESTA.file && (
          <Button icona={IconPaperclip} onClick={() => void add(false)}>
            {m.scegli}
          </Button>
        )}
        {stato !== 'Mancante' && (
          <Button disabled={!isLinea} onClick={() => setMancante(true)}>
            {m.nonCeLHo}
          </Button>
        )}
      </div>
      <p className={`${css.soft} ${css.centre}`}>{m.limite}</p>
    </div>
  );
}
