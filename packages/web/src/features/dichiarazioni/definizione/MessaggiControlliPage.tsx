import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { messaggiControllo as m } from '../../../messages/messaggio-controllo.ts';
import { messaggiUi } from '../../../messages/ui.ts';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { EditorMessaggio } from './EditorMessaggio.tsx';
import css from './Messaggi.module.css';
import { type Dove, type Messaggio, messaggiQuery } from './messaggi.api.ts';
import { computePermessi } from './permessi.ts';
import { fonteAnni, fonteModelli } from './scelte.ts';

const PREDEFINITO = 'redditi-pf';
type Cerca = { anno?: number; modello?: string; codice?: string };

/** How the checks of a form say what they say, year by year: the vendor writes it, who helps the studi reads it. */
export function MessaggiControlliPage() {
  const { utente, configurazione } = useSessione();
  const { anno, modello }: Cerca = useSearch({ strict: false });
  const permessi = computePermessi(utente);
  if (!permessi.legge) return <NonAutorizzato titolo={m.titolo} />;
  const dove = { anno: anno ?? configurazione.annoFiscale, modello: modello ?? PREDEFINITO };
  return <Messaggi key={`${dove.anno} ${dove.modello}`} dove={dove} scrive={permessi.crea} />;
}

function Messaggi({ dove, scrive }: { dove: Dove; scrive: boolean }) {
  const { codice }: Cerca = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, errore, onRiprova } = useLetto(messaggiQuery(dove));
  const go = (nuovo: Cerca) => void navigate({ to: '.', search: { ...dove, ...nuovo }, replace: true });
  const scelto = data?.find((uno) => uno.codice === codice) ?? data?.[0];
  const lato = (
    <div className={css.side}>
      <div className={css.where}>
        <Tendina
          etichetta={m.anno}
          valore={String(dove.anno)}
          fonte={fonteAnni}
          onChange={(anno) => anno !== null && go({ anno: Number(anno) })}
        />
        <Tendina
          etichetta={m.tipo}
          valore={dove.modello}
          fonte={fonteModelli}
          onChange={(modello) => modello !== null && go({ modello })}
        />
      </div>
      {data && data.length > 0 && (
        <ElencoMessaggi
          messaggi={data}
          scelto={scelto?.codice ?? null}
          onScelta={(nuovo) => go({ codice: nuovo })}
        />
      )}
      {data?.length === 0 && <p className={css.soft}>{m.senzaControlli}</p>}
    </div>
  );
  if (scelto !== undefined)
    return (
      <EditorMessaggio
        key={`${scelto.codice}|${scelto.versione}`}
        dove={dove}
        messaggio={scelto}
        scrive={scrive}
        lato={lato}
      />
    );
  return (
    <>
      <BarraTitolo
        titolo={m.titolo}
        errore={
          errore && (
            <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta}>
              <Button onClick={onRiprova}>{messaggiUi.riprova}</Button>
            </RiquadroErrore>
          )
        }
      />
      <div className={css.body}>{lato}</div>
    </>
  );
}

type Props = { messaggi: readonly Messaggio[]; scelto: string | null; onScelta: (codice: string) => void };
function ElencoMessaggi({ messaggi, scelto, onScelta }: Props) {
  const [cercate, setCercate] = useState('');
  const parole = cercate.trim().toLowerCase();
  const trovati = messaggi.filter(({ codice, testo, testoModello }) =>
    `${codice} ${testo ?? ''} ${testoModello}`.toLowerCase().includes(parole),
  );
  const cambiati = messaggi.filter(({ versione }) => versione > 0).length;
  return (
    <>
      <TextField etichetta={m.cerca} valore={cercate} onChange={setCercate} />
      <p className={css.soft}>{m.quanti(messaggi.length, cambiati)}</p>
      <nav aria-label={m.elenco} className={css.list}>
        {trovati.map(({ codice, testo, testoModello, versione, attivo }) => (
          <button
            key={codice}
            type="button"
            className={css.item}
            aria-current={codice === scelto ? 'true' : undefined}
            onClick={() => onScelta(codice)}
          >
            <span>{testo ?? testoModello}</span>
            <span className={css.soft}>
              {[codice, versione > 0 && m.cambiato, !attivo && m.spento].filter(Boolean).join(' · ')}
            </span>
          </button>
        ))}
        {trovati.length === 0 && <p className={css.soft}>{m.nessuno}</p>}
      </nav>
    </>
  );
}
