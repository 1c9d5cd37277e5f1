import { BannerBozza } from '../../../../dominio/bozza/BannerBozza.tsx';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatValore } from '../dati/formato.ts';
import { type Bozza, computeDifferenze, findUltima } from '../dati/modifiche.ts';
import { useApertura } from './contesto.ts';

type Props = { recuperate: readonly Bozza[]; onRiprendi: () => void; onScarta: () => void };

/** The drafts of the quadri that another sitting left, casella by casella. */
export function BozzaRecuperata({ recuperate, onRiprendi, onScarta }: Props) {
  const { dichiarazione, modello } = useApertura();
  const differenze = computeDifferenze(dichiarazione.righi, recuperate);
  const salvataIl = findUltima(recuperate);
  if (salvataIl === null) return null;
  const righe = differenze.map(({ chiave, prima, dopo }) => {
    const casella = modello.findCasella(chiave);
    return {
      chiave,
      nome: (
        <>
          <span className="strong figures">{nameCasella(chiave)}</span> {casella?.titolo}
        </>
      ),
      prima: formatValore(casella, prima),
      dopo: formatValore(casella, dopo),
    };
  });
  return (
    <BannerBozza
      salvataIl={salvataIl}
      voce={m.casella}
      quante={m.differenze(differenze.length)}
      righe={righe}
      isNumerica
      onRiprendi={onRiprendi}
      onScarta={onScarta}
    />
  );
}
