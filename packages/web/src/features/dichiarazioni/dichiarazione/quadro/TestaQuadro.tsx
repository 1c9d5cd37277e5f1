import { IconFilter, IconFilterFilled, IconPlus, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { StatoBozza } from '../../../../dominio/bozza/StatoBozza.tsx';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { classi } from '../../../../ui/classi.ts';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { useApertura, useVersione } from '../apertura/contesto.ts';
import { BottoneRiportoAnno } from '../confronto/BottoneRiportoAnno.tsx';
import { countModuli } from '../dati/chiave.ts';
import { isQuadroInterno } from '../dati/interni.ts';
import { InviaMessaggio } from '../messaggi/InviaMessaggio.tsx';
import { AzioniQuadro } from './AzioniQuadro.tsx';
import { Bilancio } from './Bilancio.tsx';
import { Certificazioni } from './Certificazioni.tsx';
import { NumeroInterno } from './NumeroInterno.tsx';
import css from './QuadroSheet.module.css';
import { Riporto } from './Riporto.tsx';
import { soloCompilati } from './solo-compilati.ts';

/** Where a sitting begins: what comes from the year before is asked there. */
const PRIMO = 'FR';

/** Code and title of the quadro, how far it may be trusted, its moduli, the draft, what one can do with it. */
export function TestaQuadro() {
  const { dichiarazione, quadro, solaLettura, bozze, salvataAlle } = useApertura();
  const [conNota, setConNota] = useState(false);
  const parola = m.copertura[quadro.copertura];
  return (
    <header>
      <div className={css.head}>
        <span className={css.code}>{quadro.codice}</span>
        <h2 className={css.title} title={quadro.titolo}>
          {quadro.titolo}
        </h2>
        <button
          type="button"
          className={css.coverage}
          aria-expanded={conNota}
          aria-label={m.coperturaNome(parola)}
          title={quadro.nota}
          onClick={() => setConNota(!conNota)}
        >
          <Icona di={IconRosetteDiscountCheck} size={13} />
          {parola}
        </button>
        {isQuadroInterno(quadro) && <NumeroInterno parola={m.numeriInterni} />}
        {quadro.copertura !== 'non gestito' && <SoloCompilati />}
        <span className={css.spacer} />
        <StatoBozza bozze={bozze} ferma={salvataAlle === null ? undefined : m.salvataAlle(salvataAlle)} />
        <InviaMessaggio />
        {!solaLettura && quadro.copertura !== 'non gestito' && (
          <>
            <Riporto />
            {quadro.codice === PRIMO && <BottoneRiportoAnno />}
            <Bilancio />
            <Certificazioni />
          </>
        )}
        {!dichiarazione.solaLettura && quadro.copertura !== 'non gestito' && <AzioniQuadro />}
      </div>
      {quadro.moduli && <Moduli />}
      {conNota && quadro.nota && <p className={css.note}>{quadro.nota}</p>}
    </header>
  );
}

/** Hides the righi with nothing, in every quadro, until it is pressed again or one goes to a rigo that is hidden. */
function SoloCompilati() {
  const acceso = useSyncExternalStore(soloCompilati.subscribe, soloCompilati.get);
  return (
    <button
      type="button"
      className={css.coverage}
      aria-pressed={acceso}
      onClick={() => soloCompilati.set(!acceso)}
    >
      <Icona di={acceso ? IconFilterFilled : IconFilter} size={13} />
      {m.soloCompilati}
    </button>
  );
}

/** «Mod. 1 2 +»: the copies of a repeated quadro, when there are or are to be known. A new one exists once it is written in. */
function Moduli() {
  const { quadro, modulo, setModulo, campi, solaLettura } = useApertura();
  useVersione();
  const quanti = Math.max(modulo, countModuli(campi.chiavi(), quadro.codice));
  const scopo = solaLettura ? undefined : quadro.scopoModulo;
  if (quanti === 1 && scopo === undefined) return null;
  return (
    <p className={css.moduli}>
      {m.modulo}
      {Array.from({ length: quanti }, (_, i) => i + 1).map((numero) => (
        <button
          key={numero}
          type="button"
          className={classi(css.modulo, 'figures')}
          aria-current={numero === modulo}
          aria-label={m.moduloNumero(numero)}
          onClick={() => setModulo(numero)}
        >
          {numero}
        </button>
      ))}
      {!solaLettura && (
        <button
          type="button"
          className={css.modulo}
          aria-label={m.aggiungiModulo}
          title={m.aggiungiModulo}
          onClick={() => setModulo(quanti + 1)}
        >
          <Icona di={IconPlus} size={13} />
        </button>
      )}
      {scopo && <span className={css.scopo}>{scopo}</span>}
    </p>
  );
}
