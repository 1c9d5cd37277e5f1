import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { messaggiModello as m } from '../../../messages/modello.ts';
import { messaggiUi } from '../../../messages/ui.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { EditorModello } from './EditorModello.tsx';
import css from './Modello.module.css';
import { type Modello, mayScrivereModelli, modelliQuery } from './modello.api.ts';

/** Which text leaves, and how it is seen: of the studio, of the gestore or of the vendor who looks. */
export function ModelliPostaPage() {
  return mayScrivereModelli(useSessione().utente) ? <Modelli /> : <NonAutorizzato titolo={m.titolo} />;
}

function Modelli() {
  const { modello }: { modello?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, errore, onRiprova } = useLetto(modelliQuery);
  const scelto = data?.find(({ codice }) => codice === modello) ?? data?.[0];
  if (scelto === undefined)
    return (
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
    );
  return (
    <EditorModello
      key={`${scelto.codice}|${scelto.versione}`}
      modello={scelto}
      elenco={
        <ElencoModelli
          modelli={data ?? []}
          scelto={scelto.codice}
          onScelta={(codice) => void navigate({ to: '.', search: { modello: codice }, replace: true })}
        />
      }
    />
  );
}

type Props = { modelli: readonly Modello[]; scelto: string; onScelta: (codice: string) => void };
function ElencoModelli({ modelli, scelto, onScelta }: Props) {
  return (
    <nav aria-label={m.modelli} className={css.kinds}>
      {modelli.map(({ codice, nome, provenienza }) => (
        <button
          key={codice}
          type="button"
          className={css.kind}
          aria-current={codice === scelto ? 'true' : undefined}
          onClick={() => onScelta(codice)}
        >
          {nome}
          <span className={css.soft}>{m.provenienza[provenienza]}</span>
        </button>
      ))}
    </nav>
  );
}
