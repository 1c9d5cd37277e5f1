import { messaggiScheda } from '../../messages/anagrafica-scheda.ts';
import { BarraTitolo } from '../../ui/pagina/BarraTitolo.tsx';
import { Combo } from '../../ui/scelta/Combo.tsx';
import { EmptyState } from '../../ui/stati/EmptyState.tsx';
import { fonteStudi } from './studi.ts';

/** A studio that was chosen. */
export type StudioScelto = { readonly id: number; readonly nome: string };

type Props = {
  titolo: string;
  /** Why one is chosen; as a rule, that a record is of a studio. */
  testo?: string;
  onScelta: (studio: StudioScelto) => void;
};

/** Who works for several studi first says for which. */
export function SceltaStudio({ titolo, testo = messaggiScheda.scegliStudioTesto, onScelta }: Props) {
  return (
    <>
      <BarraTitolo titolo={titolo} />
      <EmptyState titolo={messaggiScheda.scegliStudio} testo={testo}>
        <Combo
          etichetta={messaggiScheda.studio}
          segnaposto={messaggiScheda.cercaStudio}
          testo=""
          fonte={fonteStudi}
          onScelta={(voce) => voce && onScelta({ id: Number(voce.chiave), nome: voce.testo })}
        />
      </EmptyState>
    </>
  );
}
