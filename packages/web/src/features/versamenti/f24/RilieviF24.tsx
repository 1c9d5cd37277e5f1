import { etichettaSezioneF24 } from '@quadra/contract';
import { messaggiModelloF24 as m } from '../../../messages/f24-modello.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './F24.module.css';
import type { RigaValori, RilievoDiRiga } from './righe.ts';

/** The field of a finding: what of its row takes the focus. */
const findCampo = ({ posto, nomeCampo }: RilievoDiRiga): HTMLElement | null => {
  const percorso = posto === null ? nomeCampo : `righe.${posto}.${nomeCampo}`;
  return document.querySelector<HTMLElement>(`[data-percorso="${CSS.escape(percorso)}"] input`);
};

const describeDove = ({ posto }: RilievoDiRiga, righe: readonly RigaValori[]): string => {
  const riga = posto === null ? undefined : righe[posto];
  if (riga === undefined || posto === null) return m.modello;
  const sue = righe.filter(({ sezione }) => sezione === riga.sezione);
  return m.doveRiga(etichettaSezioneF24[riga.sezione], sue.indexOf(riga) + 1);
};

/** Everything that is said of the model, each with the way to its field. */
export function RilieviF24({
  rilievi,
  righe,
}: {
  rilievi: readonly RilievoDiRiga[];
  righe: readonly RigaValori[];
}) {
  const errori = rilievi.filter(({ livello }) => livello === 'errore').length;
  return (
    <section aria-label={m.controlli}>
      <div className={css.sectionHead}>
        <h2>{m.controlli}</h2>
        <span className={css.soft}>
          {rilievi.length === 0 ? m.nessunRilievo : m.quantiRilievi(errori, rilievi.length - errori)}
        </span>
      </div>
      <ul className={css.findings}>
        {rilievi.map((rilievo) => (
          <li key={rilievo.codice + rilievo.campo + rilievo.frase}>
            <Stato
              tipo={rilievo.livello === 'errore' ? 'errore' : 'attenzione'}
              testo={rilievo.livello === 'errore' ? m.errore : m.avviso}
            />
            <span>{describeDove(rilievo, righe)}</span>
            <span>{rilievo.frase}</span>
            <Button aspetto="quiet" onClick={() => findCampo(rilievo)?.focus()}>
              {m.vaiAlCampo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
