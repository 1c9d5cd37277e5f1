import { etichettaApplicativo, moduliDiQuadri, requisiti, tipologiaUtente } from '@quadra/contract';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSessione } from '../../../../api/contesto.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { messaggiNuova } from '../../../../messages/nuova-dichiarazione.ts';
import { messaggiVita as m } from '../../../../messages/vita.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { useApertura } from '../apertura/contesto.ts';
import css from './NotaSolaLettura.module.css';
import { usePresaInCarico } from './usePresaInCarico.ts';

/** Why the declaration is only looked at, and the way out when there is one. */
export function NotaSolaLettura() {
  const { dichiarazione: d, quadro, vistaIntera } = useApertura();
  const { utente } = useSessione();
  const { take } = usePresaInCarico();
  if (d.motivoSolaLettura === null)
    return vistaIntera === null && d.quadriNonAttivi.includes(quadro.codice) ? <QuadroNonAttivo /> : null;
  const prende = d.causaSolaLettura === 'in carico' && canScrivere(utente, requisiti.scriviDichiarazioni);
  const compra =
    d.causaSolaLettura === 'modulo non attivo' && utente.tipologiaUtente === tipologiaUtente.AMM_STU;
  return (
    <div className={css.note} role="status">
      <Icona di={IconLock} size={16} />
      <p>
        <strong>{m.solaLettura}</strong> {d.motivoSolaLettura}
      </p>
      {compra && <Link to="/pacchetti">{messaggiNuova.vaiAiPacchetti}</Link>}
      {prende && <Button onClick={() => void take(true)}>{m.prendi}</Button>}
    </div>
  );
}

/** Why a quadro whose module is off is only looked at. */
function QuadroNonAttivo() {
  const { dichiarazione: d, quadro } = useApertura();
  const compra = useSessione().utente.tipologiaUtente === tipologiaUtente.AMM_STU;
  const modulo = moduliDiQuadri(d.tipo)[quadro.codice];
  if (modulo === undefined) return null;
  return (
    <div className={css.note} role="status">
      <Icona di={IconLock} size={16} />
      <p>
        <strong>{m.solaLettura}</strong> {m.quadroNonAttivo(etichettaApplicativo[modulo])}
      </p>
      {compra && <Link to="/moduli">{m.vaiAiModuli}</Link>}
    </div>
  );
}
