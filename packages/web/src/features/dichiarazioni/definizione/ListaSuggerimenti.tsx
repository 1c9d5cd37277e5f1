import { messaggiDefinizione as m } from '../../../messages/definizione.ts';
import { RiquadroSospeso } from '../../../ui/riquadri/RiquadroSospeso.tsx';
import { ListaVoci } from '../../../ui/scelta/ListaVoci.tsx';
import type { Suggerimento } from './completamento.ts';
import css from './Espressione.module.css';
import type { Completamento } from './useCompletamento.ts';

/** What can be written, under the field where it is written. */
export function ListaSuggerimenti({ di }: { di: Completamento }) {
  if (!di.aperta) return null;
  return (
    <RiquadroSospeso className={css.suggestions}>
      <ListaVoci<Suggerimento>
        id={di.lista}
        nome={m.suggerimenti}
        stato={di.stato}
        motore={di.motore}
        forma="tendina"
        chiaveDi={({ chiave, gruppo }) => `${gruppo}\n${chiave}`}
        gruppoDi={({ gruppo }) => gruppo}
        render={({ testo, dettaglio }) => (
          <>
            <span className={css.name}>{testo}</span>
            <span className={css.explains}>{dettaglio}</span>
          </>
        )}
        onScelta={di.choose}
      />
      <p className={css.keys}>{m.tastiElenco}</p>
    </RiquadroSospeso>
  );
}
