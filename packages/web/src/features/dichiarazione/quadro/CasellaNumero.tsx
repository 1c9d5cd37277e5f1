import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { classi } from '../../../ui/classi.ts';
import { NumericInput } from '../../../ui/numeric-input/NumericInput.tsx';
import { formatValore } from '../dati/formato.ts';
import css from './Casella.module.css';
import type { PropsCasella } from './Casella.tsx';
import { useCampo } from './campo.ts';

/** Whole euro, days, months, percentages. The engine counts at each key; the limits are checked, never silently applied. */
export function CasellaNumero({ casella, chiave, nomeRigo }: PropsCasella) {
  const { esito, rifiutato, set, refuse, flush, attributi } = useCampo(casella, chiave, nomeRigo);
  const decimali = casella.tipo === 'percentuale' ? 2 : 0;
  const scala = 10 ** decimali;
  const isDato = esito.stato === 'completo' && typeof esito.valore === 'number';
  const give = (valore: number | null) => set(valore === null ? null : valore / scala);
  return (
    <NumericInput
      {...attributi}
      className={classi(attributi.className, css.number)}
      valore={isDato ? Math.round(Number(esito.valore) * scala) : null}
      rifiutato={rifiutato?.testo ?? null}
      opzioni={{ decimali, nullable: true, negativi: casella.negativi ?? false }}
      zeroVisibile
      placeholder={esito.stato === 'provvisorio' ? formatValore(casella, esito.valore) : undefined}
      onTyping={give}
      onValore={give}
      onRifiuto={(testo) => refuse(testo, m.nonNumerico(testo))}
      onBlur={flush}
    />
  );
}
