import { messaggiScheda } from '../messages/anagrafica-scheda.ts';
import { BarraTitolo } from '../ui/BarraTitolo.tsx';
import { Combo } from '../ui/Combo.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { fonteStudi } from './studi.ts';

/** A studio that was chosen. */
export type StudioScelto = { readonly id: number; readonly nome: string };

type Props = { titolo: string; onScelta: (studio: StudioScelto) => void };

/** A record is of a studio: who works for several first says for which. */
export function SceltaStudio({ titolo, onScelta }: Props) {
  return (
    <>
      <BarraTitolo titolo={titolo} />
      <EmptyState titolo={messaggiScheda.scegliStudio} testo={messaggiScheda.scegliStudioTesto}>
        <Combo
          etichetta={messaggiScheda.studio}
          segnaposto={messaggiScheda.cercaStudio}
          testo=""
          cerca={fonteStudi.cerca}
          onScelta={(voce) => voce && onScelta({ id: Number(voce.chiave), nome: voce.testo })}
        />
      </EmptyState>
    </>
  );
}
