import type { ContoNetto, Fonte, Modello } from '@quadra/fisco';
import { IconScale } from '@tabler/icons-react';
import { messaggiUtilita as m } from '../../../messages/utilita.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import css from './Netto.module.css';
import { writeFonti } from './Passi.tsx';

/** Acts of all the steps, each once. */
function listFonti({ voci }: ContoNetto): Fonte[] {
  const fonti = voci.flatMap(({ spiegazione }) => spiegazione.fonti);
  return [...new Map(fonti.map((fonte) => [writeFonti([fonte]), fonte])).values()];
}

/** What the account leaves out, with the law it rests on; the address that asks it again. */
export function PiedeNetto({ modello, conto }: { modello: Modello; conto: ContoNetto }) {
  return (
    <footer className={css.foot}>
      <span className={css.leftOut}>{m.irpefFrase(modello.titolo)}</span>
      {listFonti(conto).map((fonte) => {
        const testo = writeFonti([fonte]);
        return (
          <span key={testo} className={css.law}>
            <Icona di={IconScale} size={13} />
            {fonte.url ? (
              <a href={fonte.url} target="_blank" rel="noreferrer">
                {testo}
              </a>
            ) : (
              testo
            )}
          </span>
        );
      })}
    </footer>
  );
}
