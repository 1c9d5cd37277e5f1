import { type Casella, isAnno } from '@quadra/fisco';
import type { NumeroLetto } from '@quadra/values';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { NumericInput } from '../../../../ui/campi/numeric-input/NumericInput.tsx';
import { classi } from '../../../../ui/classi.ts';
import { useApertura } from '../apertura/contesto.ts';
import css from './Casella.module.css';
import type { PropsCasella } from './Casella.tsx';
import { useCampo } from './campo.ts';

/** A percentage that its head does not call so. */
const isSenzaUnita = ({ tipo, titolo }: Casella): boolean => tipo === 'percentuale' && !titolo.includes('%');

/**
 * Whole euro, days, months, percentages. The engine counts at each key; what is no value of the casella stays as it was
 * typed, with its reason, and nothing is counted on it. A minus may be typed anywhere: where it may not stand, it is said.
 */
export function CasellaNumero({ casella, chiave, nomeRigo }: PropsCasella) {
  const { modello } = useApertura();
  const { dato, rifiutato, set, refuse, note, flush, attributi } = useCampo(casella, chiave, nomeRigo);
  const decimali = casella.tipo === 'percentuale' || casella.tipo === 'decimale' ? 2 : 0;
  const scala = 10 ** decimali;
  const take = (letto: NumeroLetto, testo: string) => {
    const valore = letto.valore === null ? null : letto.valore / scala;
    const frase = letto.rifiutato
      ? m.nonNumerico(testo)
      : valore === null
        ? null
        : modello.checkValore(chiave, valore);
    if (frase === null) set(valore);
    else refuse(testo, frase);
  };
  const campo = (
    <NumericInput
      {...attributi}
      className={classi(attributi.className, css.number)}
      valore={typeof dato === 'number' ? Math.round(dato * scala) : null}
      rifiutato={rifiutato?.testo ?? null}
      opzioni={{ decimali, nullable: true, negativi: true, semplice: isAnno(casella) }}
      zeroVisibile
      onTyping={(letto, testo) => {
        note(null);
        take(letto, testo.trim());
      }}
      onValore={(_, letto, testo) => take(letto, testo)}
      onAvviso={note}
      onBlur={flush}
    />
  );
  if (!isSenzaUnita(casella)) return campo;
  return (
    <span className={classi(css.pair, css.withUnit)}>
      {campo}
      <span className={css.unit} aria-hidden>
        %
      </span>
    </span>
  );
}
