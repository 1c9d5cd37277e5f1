import { type TipoTestoIncarico, tipoTestoIncarico } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { SceltaStudio } from '../../../dominio/fonte/SceltaStudio.tsx';
import { messaggiIncarico as m } from '../../../messages/incarico.ts';
import { messaggiUi } from '../../../messages/ui.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { EditorTesto } from './EditorTesto.tsx';
import css from './Incarico.module.css';
import { mayLeggereIncarichi, type TestoIncarico, testiQuery } from './incarico.api.ts';

/** Where one is: which text, of which year and studio. */
type Ricerca = { tipo?: string; anno?: number; studio?: number };

const annoInCorso = () => Number(giornoDiRoma(new Date()).slice(0, 4));
const PRIMA = 3;

/** The words of what the clients sign: of a studio, year by year. */
export function TestiIncaricoPage() {
  const { utente } = useSessione();
  const { studio }: Ricerca = useSearch({ strict: false });
  const navigate = useNavigate();
  if (!mayLeggereIncarichi(utente)) return <NonAutorizzato titolo={m.titoloTesti} />;
  const quale = utente.studioId ?? studio;
  if (quale === undefined)
    return (
      <SceltaStudio
        titolo={m.titoloTesti}
        testo={m.scegliStudio}
        onScelta={({ id }) => void navigate({ to: '.', search: { studio: id } })}
      />
    );
  return <Testi studio={quale} />;
}

function Testi({ studio }: { studio: number }) {
  const { tipo, anno = annoInCorso(), ...resto }: Ricerca = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, errore, onRiprova } = useLetto(testiQuery(studio, anno));
  const go = (nuova: Ricerca) =>
    void navigate({
      to: '.',
      search: { ...resto, ...(tipo ? { tipo } : {}), anno, ...nuova },
      replace: true,
    });
  const scelto = data?.find((uno) => uno.tipo === tipo) ?? data?.[0];
  if (scelto === undefined)
    return (
      <BarraTitolo
        titolo={m.titoloTesti}
        errore={
          errore && (
            <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta}>
              <Button onClick={onRiprova}>{messaggiUi.riprova}</Button>
            </RiquadroErrore>
          )
        }
      />
    );
  return (
    <EditorTesto
      key={`${scelto.tipo}|${anno}`}
      dove={{ studio, anno }}
      testo={scelto}
      elenco={
        <ElencoTesti testi={data ?? []} scelto={scelto.tipo} onScelta={(quale) => go({ tipo: quale })} />
      }
      anno={<SceltaAnno anno={anno} onScelta={(quale) => go({ anno: quale })} />}
    />
  );
}

function SceltaAnno({ anno, onScelta }: { anno: number; onScelta: (anno: number) => void }) {
  const fonte = useMemo(() => {
    const ultimo = annoInCorso() + 1;
    const anni = Array.from({ length: PRIMA + 2 }, (_, n) => String(ultimo - n));
    return makeFonteDati(anni.map((uno) => ({ chiave: uno, testo: uno })));
  }, []);
  return (
    <Tendina
      etichetta={m.anno}
      valore={String(anno)}
      fonte={fonte}
      onChange={(quale) => quale !== null && Number(quale) !== anno && onScelta(Number(quale))}
    />
  );
}

type PropsElenco = {
  testi: readonly TestoIncarico[];
  scelto: TipoTestoIncarico;
  onScelta: (tipo: TipoTestoIncarico) => void;
};
function ElencoTesti({ testi, scelto, onScelta }: PropsElenco) {
  return (
    <nav aria-label={m.testi} className={css.kinds}>
      {tipoTestoIncarico.map((tipo) => {
        const uno = testi.find((testo) => testo.tipo === tipo);
        return (
          <button
            key={tipo}
            type="button"
            className={css.kind}
            aria-current={tipo === scelto ? 'true' : undefined}
            onClick={() => onScelta(tipo)}
          >
            {tipo}
            {uno && (
              <span className={css.soft}>{m.provenienza(uno.provenienza, uno.anno, uno.versione)}</span>
            )}
          </button>
        );
      })}
    </nav>
  );
}
