import { type Casella, isAnno } from '@quadra/fisco';
import { parseIt } from '@quadra/values';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { classi } from '../../../ui/classi.ts';
import { NumericInput } from '../../../ui/numeric-input/NumericInput.tsx';
import css from './Casella.module.css';
import type { PropsCasella } from './Casella.tsx';
import { useCampo } from './campo.ts';

/** A percentage that its head does not call so. */
const isSenzaUnita = ({ tipo, titolo }: Casella): boolean => tipo === 'percentuale' && !titolo.includes('%');

/** Whole euro, days, months, percentages. The engine counts at each key; the limits are checked, never silently applied. */
export function CasellaNumero({ casella, chiave, nomeRigo }: PropsCasella) {
  const { dato, rifiutato, set, refuse, flush, attributi } = useCampo(casella, chiave, nomeRigo);
  const decimali = casella.tipo === 'percentuale' || casella.tipo === 'decimale' ? 2 : 0;
  const scala = 10 ** decimali;
  const give = (valore: number | null) => set(valore === null ? null : valore / scala);
  const campo = (
    <NumericInput
      {...attributi}
      className={classi(attributi.className, css.number)}
      valore={typeof dato === 'number' ? Math.round(dato * scala) : null}
      rifiutato={rifiutato?.testo ?? null}
      opzioni={{ decimali, nullable: true, negativi: casella.negativi ?? false, semplice: isAnno(casella) }}
      zeroVisibile
      onTyping={give}
      onValore={give}
      onRifiuto={(testo) => {
        const isNegativo = !parseIt(testo, { decimali, negativi: true }).rifiutato;
        refuse(testo, isNegativo ? m.nonNegativo : m.nonNumerico(testo));
      }}
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
