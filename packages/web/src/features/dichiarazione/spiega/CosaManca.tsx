import type { Mancanza } from '@quadra/fisco';
import { IconListSearch } from '@tabler/icons-react';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { Icona } from '../../../ui/Icona.tsx';
import { useApertura, useVersioneDifferita } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import { listMancanze } from '../dati/mancanze.ts';
import css from './Spiega.module.css';

/** What would settle the number explained, or, without one, the results of the declaration. */
export function CosaManca() {
  const { campi, spiegata } = useApertura();
  useVersioneDifferita();
  const mancanze = listMancanze(campi.calcolo, spiegata);
  return (
    <section className={css.missing} aria-label={m.cosaManca}>
      <div className={css.missingHead}>
        <Icona di={IconListSearch} />
        <h2>{m.cosaManca}</h2>
        <span className="figures">{mancanze.length}</span>
      </div>
      {mancanze.length === 0 && <p className={css.missingItem}>{m.nienteManca}</p>}
      <ul>
        {mancanze.map((mancanza) => (
          <Voce key={mancanza.frase} mancanza={mancanza} />
        ))}
      </ul>
    </section>
  );
}

function Voce({ mancanza }: { mancanza: Mancanza }) {
  const { goTo } = useApertura();
  return (
    <li className={css.missingItem}>
      <p>
        <ConCodici testo={mancanza.frase} />
      </p>
      {mancanza.dati.map(({ chiave, titolo }) => (
        <button
          key={chiave}
          type="button"
          className={css.action}
          title={titolo}
          aria-label={m.vaiA(nameCasella(chiave))}
          onClick={() => goTo(chiave)}
        >
          {m.vaiAlCampo} {mancanza.dati.length > 1 && <span>{nameCasella(chiave)}</span>}
        </button>
      ))}
    </li>
  );
}

const CODICE = /([A-Z]{1,4}\d+(?: col\. \d+)?)/;

/** A sentence with its caselle in strong. */
function ConCodici({ testo }: { testo: string }) {
  return testo.split(CODICE).map((pezzo, posto) => {
    const chiave = `${posto}-${pezzo}`;
    return CODICE.test(pezzo) ? <strong key={chiave}>{pezzo}</strong> : <span key={chiave}>{pezzo}</span>;
  });
}
