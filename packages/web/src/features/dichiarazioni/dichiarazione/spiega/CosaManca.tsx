import type { MancanzaPer } from '@quadra/fisco';
import { IconListSearch } from '@tabler/icons-react';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { useApertura, useVersioneDifferita } from '../apertura/contesto.ts';
import { listMancanze } from '../dati/mancanze.ts';
import { ChiediAlCliente } from './ChiediAlCliente.tsx';
import { LuoghiMancanza } from './LuoghiMancanza.tsx';
import css from './Spiega.module.css';

/** What would settle the number explained, or, without one, the results of the declaration. */
export function CosaManca() {
  const { campi, modello, spiegata } = useApertura();
  useVersioneDifferita();
  const mancanze = listMancanze(modello, campi.calcolo, spiegata);
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

function Voce({ mancanza }: { mancanza: MancanzaPer }) {
  const { goTo, explain } = useApertura();
  return (
    <li className={css.missingItem}>
      <p>
        <ConCodici testo={mancanza.frase} />
      </p>
      <LuoghiMancanza mancanza={mancanza} className={css.action} onVai={goTo} onSpiega={explain} />
      <ChiediAlCliente mancanza={mancanza} className={css.action} />
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
