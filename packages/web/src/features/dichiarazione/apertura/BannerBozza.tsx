import { IconHistoryToggle } from '@tabler/icons-react';
import { useState } from 'react';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { Button } from '../../../ui/Button.tsx';
import { classi } from '../../../ui/classi.ts';
import { Icona } from '../../../ui/Icona.tsx';
import { nameCasella } from '../dati/chiave.ts';
import { formatMomento, formatValore } from '../dati/formato.ts';
import { type Bozza, computeDifferenze, findUltima } from '../dati/modifiche.ts';
import css from './BannerBozza.module.css';
import { useApertura } from './contesto.ts';

type Props = { recuperate: readonly Bozza[]; onRiprendi: () => void; onScarta: () => void };

/** «Bozza recuperata del 10:42»: what was typed and not saved, with its differences; it waits for a choice. */
export function BannerBozza({ recuperate, onRiprendi, onScarta }: Props) {
  const { dichiarazione, modello } = useApertura();
  const [conElenco, setConElenco] = useState(false);
  const differenze = computeDifferenze(dichiarazione.righi, recuperate);
  const ultima = findUltima(recuperate);
  if (ultima === null) return null;
  return (
    <section className={css.banner} aria-label={m.bozzaRecuperata(formatMomento(ultima))}>
      <div className={css.line} role="status">
        <Icona di={IconHistoryToggle} size={18} />
        <span className="strong">{m.bozzaRecuperata(formatMomento(ultima))}</span>
        <span className={css.count}>{m.differenze(differenze.length)}</span>
        <Button aspetto="quiet" aria-expanded={conElenco} onClick={() => setConElenco(!conElenco)}>
          {conElenco ? m.nascondiDifferenze : m.vediDifferenze}
        </Button>
        <Button onClick={onScarta}>{m.scarta}</Button>
        <Button onClick={onRiprendi}>{m.riprendi}</Button>
      </div>
      {conElenco && (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th>{m.casella}</th>
                <th className={css.value}>{m.salvato}</th>
                <th className={css.value}>{m.inBozza}</th>
              </tr>
            </thead>
            <tbody>
              {differenze.map(({ chiave, prima, dopo }) => (
                <tr key={chiave}>
                  <td>
                    <span className="strong figures">{nameCasella(chiave)}</span>{' '}
                    {modello.findCasella(chiave)?.titolo}
                  </td>
                  <td className={classi(css.value, 'figures')}>
                    {formatValore(modello.findCasella(chiave), prima) || m.vuoto}
                  </td>
                  <td className={classi(css.value, 'figures')}>
                    {formatValore(modello.findCasella(chiave), dopo) || m.vuoto}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
