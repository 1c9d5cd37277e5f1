import { Link, useParams } from '@tanstack/react-router';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Dichiarazione } from './apertura/Dichiarazione.tsx';
import { useDichiarazione } from './apertura/useDichiarazione.ts';
import css from './DichiarazionePage.module.css';
import { findUltimaAperta } from './dati/ultima-aperta.ts';

type Indirizzo = { anno?: string; id?: string; vista?: string };

/** `/dichiarazione/$anno/$id` and what follows: the declaration stays open while its quadri change. */
export function DichiarazionePage() {
  const { anno = '', id = '', vista }: Indirizzo = useParams({ strict: false });
  return <Apertura key={`${anno}/${id}`} anno={Number(anno)} id={id} vista={vista} />;
}

/** `/quadroRC`: that quadro of the declaration open last in this page. */
export function QuadroDirettoPage() {
  const { codice = '' }: { codice?: string } = useParams({ strict: false });
  const aperta = findUltimaAperta();
  if (aperta === null)
    return (
      <main id="contenuto" tabIndex={-1} className={css.page}>
        <EmptyState
          livello={1}
          titolo={m.dichiarazioneNonAperta}
          testo={m.dichiarazioneNonApertaTesto(codice.toUpperCase())}
        >
          <Link to="/dichiarazioni">{m.titolo}</Link>
        </EmptyState>
      </main>
    );
  return <Apertura anno={aperta.anno} id={aperta.id} vista={`quadro${codice.toUpperCase()}`} />;
}

function Apertura({ anno, id, vista }: { anno: number; id: string; vista: string | undefined }) {
  const { caricata, errore, adopt, reload, settleRecuperate, retry } = useDichiarazione(anno, id);
  if (errore !== null)
    return (
      <main id="contenuto" tabIndex={-1} className={css.page}>
        <h1 className={css.title}>{m.caricamentoNonRiuscito}</h1>
        <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} fuoco>
          <div className={css.actions}>
            <Button onClick={retry}>{m.riprova}</Button>
            <Link to="/dichiarazioni">{m.tornaAlleDichiarazioni}</Link>
          </div>
        </RiquadroErrore>
      </main>
    );
  if (caricata === null) return <main id="contenuto" tabIndex={-1} className={css.page} aria-busy="true" />;
  return (
    <Dichiarazione
      caricata={caricata}
      vista={vista}
      adopt={adopt}
      reload={reload}
      onRecuperate={settleRecuperate}
    />
  );
}
