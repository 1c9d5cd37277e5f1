import { etichettaApplicativo, moduliDiQuadri, tipologiaUtente } from '@quadra/contract';
import { Link } from '@tanstack/react-router';
import { useSessione } from '../../../../api/contesto.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { messaggiVita } from '../../../../messages/vita.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { EmptyState } from '../../../../ui/stati/EmptyState.tsx';
import type { Dichiarazione } from '../dichiarazione.api.ts';

type Props = {
  dichiarazione: Pick<Dichiarazione, 'tipo' | 'quadriNonAttivi'>;
  codice: string;
  onRiepilogo: () => void;
};

/** In the place of a quadro that is not there: the form has none of that name, or its module is off, and the way on. */
export function QuadroAssente({ dichiarazione: { tipo, quadriNonAttivi }, codice, onRiepilogo }: Props) {
  const compra = useSessione().utente.tipologiaUtente === tipologiaUtente.AMM_STU;
  const modulo = quadriNonAttivi.includes(codice) ? moduliDiQuadri(tipo)[codice] : undefined;
  return (
    <main id="contenuto" tabIndex={-1}>
      <EmptyState
        livello={1}
        titolo={modulo ? m.quadroSenzaModulo(codice) : m.quadroAssente}
        testo={
          modulo
            ? m.quadroSenzaModuloTesto(etichettaApplicativo[modulo], compra)
            : m.quadroAssenteTesto(codice)
        }
      >
        {modulo && compra && <Link to="/moduli">{messaggiVita.vaiAiModuli}</Link>}
        <Button onClick={onRiepilogo}>{m.riepilogo}</Button>
      </EmptyState>
    </main>
  );
}
