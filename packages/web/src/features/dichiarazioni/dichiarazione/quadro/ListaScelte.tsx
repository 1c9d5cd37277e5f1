import { classi } from '../../../../ui/classi.ts';
import { RiquadroSospeso } from '../../../../ui/riquadri/RiquadroSospeso.tsx';
import css from './Casella.module.css';

type Voce = { codice: string; nome: string };
type Props = {
  id: string;
  nome: string;
  voci: readonly Voce[];
  /** Index of the highlighted row, which is the one Enter runs; -1 for none. */
  indice: number;
  onScelta: (posto: number) => void;
};

export const optionIdOf = (lista: string, posto: number): string => `${lista}-${posto}`;

/** The open list under a box: code and name, the focus stays in the box. */
export function ListaScelte({ id, nome, voci, indice, onScelta }: Props) {
  return (
    <RiquadroSospeso allinea="fine" className={css.list}>
      <div id={id} role="listbox" aria-label={nome} className={css.options}>
        {voci.map((voce, posto) => (
          <div
            key={`${voce.codice}-${voce.nome}`}
            id={optionIdOf(id, posto)}
            role="option"
            tabIndex={-1}
            aria-selected={posto === indice}
            className={css.option}
            ref={(nodo) => {
              if (posto === indice) nodo?.scrollIntoView({ block: 'nearest' });
            }}
            onPointerDown={(evento) => {
              evento.preventDefault();
              onScelta(posto);
            }}
          >
            <span className={classi(css.code, 'figures')}>{voce.codice}</span>
            <span>{voce.nome}</span>
          </div>
        ))}
      </div>
    </RiquadroSospeso>
  );
}
