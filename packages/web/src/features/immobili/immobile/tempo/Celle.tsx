import type { GravitaRilievo } from '@quadra/contract';
import { Collegamento } from '../../../../dominio/pagina/Collegamento.tsx';
import { messaggiTempo as m } from '../../../../messages/tempo-immobile.ts';
import { classi } from '../../../../ui/classi.ts';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import css from './Tempo.module.css';
import type { Dichiarato, Genere } from './tempo.api.ts';

type Props = {
  nome: string;
  anno: number;
  /** Undefined: nothing is due that year. */
  valore: string | undefined;
  rilievo: GravitaRilievo | null;
  /** Where it is written. */
  verso: string | null;
};

/** What was declared in a year: a number, and whether it agrees; it opens where it is written. */
export function Cella({ nome, anno, valore, rilievo, verso }: Props) {
  if (valore === undefined) return <span className={css.void} />;
  const classe = classi(css.value, rilievo !== null && css[rilievo]);
  const dentro = (
    <>
      <span className="hidden">{m.riga(nome, anno)}</span>
      {rilievo === null ? valore : <Stato tipo={rilievo} testo={valore} />}
      {rilievo !== null && <span className="hidden">{m.gravita[rilievo]}</span>}
    </>
  );
  return verso === null ? (
    <span className={classe}>{dentro}</span>
  ) : (
    <Collegamento verso={verso} className={classe}>
      {dentro}
    </Collegamento>
  );
}

type PropsSenza = Pick<Dichiarato, 'stato' | 'anno'> & { nome: string; genere: Genere };
/** A year of which there is no number: nobody knows, or it is still to be done. */
export function CellaSenza({ stato, nome, anno, genere }: PropsSenza) {
  return (
    <span
      className={classi(css.value, stato === 'da fare' ? css.todo : css.unknown)}
      title={m.cella(nome, anno, m.stati[stato], m.spiegaStati[genere][stato])}
    >
      <Stato tipo={stato === 'da fare' ? 'daFare' : 'assente'} testo={m.stati[stato]} />
    </span>
  );
}
