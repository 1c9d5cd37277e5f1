import { listLuoghi, type MancanzaPer } from '@quadra/fisco';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { nameCasella } from '../dati/chiave.ts';

type Props = {
  mancanza: MancanzaPer;
  className: string | undefined;
  /** To the casella to fill. */
  onVai: (chiave: string) => void;
  /** To why a result waits, where there is nothing to fill. */
  onSpiega: (chiave: string) => void;
};

/** The places where something that is missing is settled: one button each. */
export function LuoghiMancanza({ mancanza, className, onVai, onSpiega }: Props) {
  const luoghi = listLuoghi(mancanza);
  const isDaDare = mancanza.dati.length > 0;
  return luoghi.map((chiave) => {
    const titolo = mancanza.dati.find((dato) => dato.chiave === chiave)?.titolo;
    return (
      <button
        key={chiave}
        type="button"
        className={className}
        title={titolo}
        aria-label={isDaDare ? m.vaiA(nameCasella(chiave)) : m.perche(nameCasella(chiave))}
        onClick={() => (isDaDare ? onVai(chiave) : onSpiega(chiave))}
      >
        {isDaDare ? m.vaiAlCampo : m.vediPerche} {luoghi.length > 1 && <span>{nameCasella(chiave)}</span>}
      </button>
    );
  });
}
