import { quadroOf, type Rigo } from '@quadra/fisco';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { classi } from '../../../../ui/classi.ts';
import { useApertura } from '../apertura/contesto.ts';
import { isDiRigoInterno, isSezioneInterna } from '../dati/interni.ts';
import css from './NumeroInterno.module.css';

/** Quiet word for numbers that are ours: of one rigo, or of all those below. */
export function NumeroInterno({ parola = m.interno }: { parola?: string }) {
  return (
    <span className={css.word} title={m.internoNota}>
      {parola}
    </span>
  );
}

/** The code of a rigo, standing back where the form has no such number. */
export function CodiceRigo({ codice, className }: { codice: string; className: string | undefined }) {
  const interno = isDiRigoInterno(codice);
  return (
    <span
      className={classi(className, 'figures', interno && css.ours)}
      title={interno ? m.internoNota : undefined}
    >
      {codice}
    </span>
  );
}

/** The word beside a rigo of ours, unless its quadro or its sezione say it of all. */
export function InternoDiRigo({ rigo }: { rigo: Rigo }) {
  const { modello } = useApertura();
  if (!isDiRigoInterno(rigo.codice)) return null;
  const suo = quadroOf(rigo.codice);
  const sua = modello.quadri
    .find(({ codice }) => codice === suo)
    ?.sezioni.find(({ righi }) => righi.some(({ codice }) => codice === rigo.codice));
  return sua && isSezioneInterna(suo, sua) ? null : <NumeroInterno />;
}
